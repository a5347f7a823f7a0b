/** The cards of a side of a duel as they were fitted: its row, and what lies beside it. */

import type { Handle } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { lettersOfLarge } from '../../faces/face.ts';
import { PlateFace } from '../../faces/plate-face.tsx';
import { ToldFace } from '../../faces/told-face.tsx';
import { gistOf } from '../../faces/told-measure.ts';
import { useTexts } from '../../language/use-texts.ts';
import { CardButton } from '../cards/card-button.tsx';
import { Zone } from '../cards/zone.tsx';
import { useFrame } from '../room/use-frame.ts';
import { besideGap } from './fit-side.ts';
import type { SideFit } from './side-formats.ts';
import '../../styles/duel.css';

interface SideBodyProps {
  readonly row: readonly Handle[];
  readonly beside: readonly Handle[];
  readonly fit: SideFit;
  /** What a screen reader calls the row, and what lies beside it. */
  readonly labels: { readonly row: string; readonly beside: string };
  /** What stands at the ends of the row. */
  readonly ends?: readonly [left: ReactNode, right: ReactNode];
  /** What stands before a card, by its place from the left, over the gap there. */
  readonly gapAt?: ((at: number) => ReactNode) | undefined;
  /** A class for the place of a card that stands out. */
  readonly placeOf?: (handle: Handle) => string | undefined;
}

/** A side's cards. */
export function SideBody({
  row,
  beside,
  fit,
  labels,
  ends: [left, right] = [undefined, undefined],
  gapAt,
  placeOf,
}: SideBodyProps): ReactNode {
  const { unit, text } = useFrame();
  const scale = unit * text;
  const style: CSSProperties = { gap: `${fit.gap * scale}px` };
  return (
    <div className="duel-body" data-at={fit.besideAt} data-row-format={fit.row} data-beside={fit.beside}>
      <div className="side-line duel-line">
        {left}
        <Zone label={labels.row} className="line duel-row" style={style}>
          {row.map((handle, at) => (
            <li key={handle} className={placeOf?.(handle)}>
              {gapAt?.(at)}
              <RowCard handle={handle} width={fit.widths[at] ?? 0} fit={fit} scale={scale} />
            </li>
          ))}
        </Zone>
        {right}
      </div>
      {beside.length > 0 && <Beside handles={beside} fit={fit} label={labels.beside} scale={scale} />}
    </div>
  );
}

interface RowCardProps {
  readonly handle: Handle;
  readonly width: number;
  readonly fit: SideFit;
  readonly scale: number;
}

function RowCard({ handle, width, fit: { row, height }, scale }: RowCardProps): ReactNode {
  const { atAnyTime: always } = useTexts();
  return (
    <CardButton
      handle={handle}
      draw={(drawn) => {
        const gist = row === 'gist' ? gistOf(drawn.face.text, width, always) : '';
        return (
          <ToldFace {...drawn} box={{ width, height, scale, letters: lettersOfLarge, words: row === 'told' ? 'whole' : 'line', gist }} />
        );
      }}
    />
  );
}

interface BesideProps {
  readonly handles: readonly Handle[];
  readonly fit: SideFit;
  readonly label: string;
  readonly scale: number;
}

/** Cards beside a row, in its columns or in lines below it. */
function Beside({ handles, fit, label, scale }: BesideProps): ReactNode {
  const { besideAt, besideWidth, columns } = fit;
  const style: CSSProperties = {
    gap: `${besideGap * scale}px`,
    ...(besideAt === 'right' && {
      height: `${Math.ceil(Math.max(...columns.map((column) => columnHeight(column, fit))) * scale)}px`,
      width: `${Math.ceil((columns.length * (besideWidth + besideGap) - besideGap) * scale)}px`,
    }),
  };
  return (
    <Zone label={label} className="duel-beside" style={style}>
      {handles.map((handle, at) => (
        <li key={handle}>
          <BesideCard handle={handle} at={at} fit={fit} scale={scale} />
        </li>
      ))}
    </Zone>
  );
}

function columnHeight(column: readonly number[], { besideHeights }: SideFit): number {
  return column.reduce((sum, at) => sum + (besideHeights[at] ?? 0) + besideGap, -besideGap);
}

function BesideCard({ handle, at, fit, scale }: Omit<RowCardProps, 'width'> & { readonly at: number }): ReactNode {
  const { atAnyTime: always } = useTexts();
  const { beside, besideWidth, besideHeights } = fit;
  if (beside === 'none') return undefined;
  const plate = { width: besideWidth, height: besideHeights[at] ?? 0, scale, letters: lettersOfLarge, words: beside, always };
  return <CardButton handle={handle} draw={(drawn) => <PlateFace {...drawn} fit={plate} />} />;
}
