/** What the open question makes of a card: brackets, tabs, ticks and numbers. */

import type { ReactNode, SVGProps } from 'react';
import type { FaceMarks, LegalTab } from './face.ts';
import { badgeInk, oklch } from './ink.ts';
import { Lettering, Mark, tenth } from './pieces.tsx';
import { onBrass, type Surface } from './state-marks.tsx';

interface ChoiceMarksProps extends Surface {
  readonly marks: FaceMarks;
  readonly id: string;
  /** Whether it is a token, whose signs leave more of it free. */
  readonly token?: boolean;
  /** Whether it is low, so that its words stay free: a card of little height if absent. */
  readonly flat?: boolean;
}

/** State colours follow the theme; the classes let forced colours replace them. */
const brass = 'var(--brass)';

/** Brackets, tabs, ticks and numbers of the open question. */
export function ChoiceMarks({ marks, width, height, id, token = false, flat = height < 60 && !token }: ChoiceMarksProps): ReactNode {
  return (
    <>
      {marks.refused === true && <Refused width={width} height={height} id={id} />}
      {marks.source === true && (
        <Outline className="face-source" width={width} height={height} out={3} stroke={brass} strokeWidth={2.5} strokeDasharray="7 6" />
      )}
      {marks.advised === true && marks.chosen === undefined && (
        <Outline className="face-advised" width={width} height={height} out={5} stroke={brass} strokeWidth={4} />
      )}
      {marks.legal !== undefined && marks.chosen === undefined && (
        <Brackets signs={[marks.legal, ...(marks.others ?? [])]} width={width} height={height} token={token} flat={flat} />
      )}
      {marks.chosen !== undefined && <Chosen chosen={marks.chosen} width={width} height={height} token={token} />}
    </>
  );
}

interface OutlineProps extends Surface, Pick<SVGProps<SVGRectElement>, 'stroke' | 'strokeWidth' | 'strokeDasharray' | 'opacity'> {
  readonly className: string;
  /** How far it lies outside the card. */
  readonly out: number;
}

/** A line about the whole card. */
function Outline({ width, height, out, ...line }: OutlineProps): ReactNode {
  return <rect {...line} x={-out} y={-out} width={width + 2 * out} height={height + 2 * out} rx={Math.min(12, 9 + out)} fill="none" />;
}

/** The most signs on a tab. */
const signsMax = 3;

interface BracketsProps extends Surface {
  readonly signs: readonly LegalTab[];
  readonly token: boolean;
  readonly flat: boolean;
}

function Brackets({ signs, width, height, token, flat }: BracketsProps): ReactNode {
  const ink = signs.every((sign) => sign === 'sword') ? 'var(--attack)' : brass;
  const out = 5;
  const arm = Math.min(26, width * 0.22);
  const [left, top, right, bottom] = [-out, -out, width + out, height + out];
  const corners = `M${left} ${top + arm}V${top}H${left + arm}M${right - arm} ${top}H${right}V${top + arm}M${right} ${bottom - arm}V${bottom}H${right - arm}M${left + arm} ${bottom}H${left}V${bottom - arm}`;
  return (
    <>
      <g className="face-legal" fill="none" stroke={ink} strokeWidth={4} strokeLinecap="square">
        <path d={corners} />
      </g>
      <Outline className="face-legal-line" width={width} height={height} out={2} stroke={ink} strokeWidth={1.5} opacity={0.8} />
      <Tab signs={signs.slice(0, signsMax)} ink={ink} width={width} height={height} token={token} flat={flat} out={out} />
    </>
  );
}

/** The tab at the upper edge: a sign for each act, side by side. */
function Tab({ signs, ink, width, height, token, flat, out }: BracketsProps & { readonly ink: string; readonly out: number }): ReactNode {
  const side = flat ? 24 : sideOfTab(token, height);
  const wide = side * (1 + (signs.length - 1) * 0.72);
  // On a chip it lies on the emblem: the words stay free.
  const middle = flat ? 10 + wide / 2 : width / 2;
  const drop = dropOfTab(flat, token);
  const edge = drop - out - side * 0.42;
  return (
    <>
      <path
        className="face-tab"
        d={`M${tenth(middle - wide / 2)} ${tenth(edge)}h${tenth(wide)}v${side * 0.62}l-${tenth(wide / 2)} ${side * 0.38}-${tenth(wide / 2)}-${side * 0.38}z`}
        fill={ink}
        stroke={badgeInk.ink}
        strokeWidth={1.5}
      />
      {signs.map((sign, at) => (
        <Mark
          key={sign}
          name={sign}
          x={middle + (at - (signs.length - 1) / 2) * side * 0.72 - side * 0.27}
          y={drop - out - side * 0.34}
          size={side * 0.54}
          fill={onBrass}
        />
      ))}
    </>
  );
}

/** The tab of a token leaves what lies at its top free. */
function sideOfTab(token: boolean, height: number): number {
  if (!token) return 30;
  return height < 80 ? 18 : 24;
}

function dropOfTab(flat: boolean, token: boolean): number {
  if (flat) return 10;
  return token ? -2 : 0;
}

function Chosen({ chosen, width, height, token }: Surface & { readonly chosen: true | number; readonly token: boolean }): ReactNode {
  const radius = token ? 11 : 15;
  return (
    <>
      <Outline className="face-chosen" width={width} height={height} out={3.5} stroke={brass} strokeWidth={5} />
      <circle className="face-tab" cx={width - 6} cy={4} r={radius} fill={brass} stroke={badgeInk.ink} strokeWidth={1.5} />
      {chosen === true ? (
        <Mark name="check" x={width - 14} y={-4} size={16} fill={onBrass} />
      ) : (
        <Lettering x={width - 6} y={token ? 9 : 10} size={token ? 14 : 17} fill={onBrass} anchor="middle" weight={800}>
          {chosen}
        </Lettering>
      )}
    </>
  );
}

function Refused({ width, height, id }: Surface & { readonly id: string }): ReactNode {
  const ink = oklch(0.14, 0.01, 200);
  return (
    <>
      <defs>
        <pattern id={`${id}h`} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={4.5} height={9} fill={ink} />
        </pattern>
      </defs>
      <rect width={width} height={height} rx={10} fill={ink} opacity={0.34} />
      <rect width={width} height={height} rx={10} fill={`url(#${id}h)`} opacity={0.34} />
      <circle cx={width - 18} cy={18} r={13} fill={badgeInk.ink} stroke={badgeInk.paper} strokeWidth={1.5} />
      <Lettering x={width - 18} y={24} size={17} fill={badgeInk.paper} anchor="middle" weight={800}>
        ?
      </Lettering>
    </>
  );
}
