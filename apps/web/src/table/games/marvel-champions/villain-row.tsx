/** The villain's row: the main scheme with its ruler, the villain with all that is told of it, side schemes and environments, piles. */

import { sayCard, sayLabel, type Handle } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { CardBack } from '../../../faces/card-face.tsx';
import { lettersOfLarge, type FaceFit } from '../../../faces/face.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Piles } from '../../cards/piles.tsx';
import { Zone } from '../../cards/zone.tsx';
import { tokenFit } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';
import { attachedTo, readNumber, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { faceFit, plateBox } from './face-fit.ts';
import type { Box } from './lane-formats.ts';
import type { StackFit } from './fit-stack.ts';
import { besideVillain, mainSchemeOf, villainOf } from './marvel-reading.ts';
import { PlateButton } from './plate-button.tsx';
import { SchemeClock, SchemeRuler } from './scheme-clock.tsx';
import type { PlateFormat, VillainFit } from './villain-fit.ts';
import { VillainFacts } from './villain-facts.tsx';

/** The row as it was fitted. */
export function VillainRow({ fit, hasPiles }: { readonly fit: VillainFit; readonly hasPiles: boolean }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const villain = villainOf(view, speech);
  const scheme = mainSchemeOf(view, speech);
  return (
    <section className="mc-villain" data-strip={-1} aria-label={texts.villainSide} style={{ minHeight: `${fit.height}px` }}>
      {scheme !== undefined && (
        <div className="mc-scheme" style={{ width: `${fit.scheme.width}px` }}>
          <CardButton handle={scheme} fit={schemeFit(fit.scheme, frame.unit)} />
          <SchemeRuler scheme={scheme} />
          <SchemeClock scheme={scheme} />
        </div>
      )}
      {villain !== undefined && (
        <div className="mc-villain-card">
          <CardButton handle={villain} fit={faceFit(fit.villain, frame)} />
          <div className="mc-villain-facts" style={{ width: `${fit.facts}px` }}>
            <VillainFacts villain={villain} width={fit.facts} />
            <PlateStack
              label={texts.attachedToCard(sayCard(view.cards[villain]?.definition ?? '', speech))}
              handles={attachedTo(view, villain)}
              fit={fit.attached}
            />
          </div>
        </div>
      )}
      <div className="mc-beside">
        {villain !== undefined && <BoostCards villain={villain} />}
        <PlateStack label={texts.besideVillain} handles={besideVillain(view, speech)} fit={fit.beside} />
      </div>
      {hasPiles && <VillainPiles />}
    </section>
  );
}

/** A scheme that has less room than is meant for it is set anew, so that its letters keep their size. */
function schemeFit({ width, height }: Box, unit: number): FaceFit {
  return { size: 'board', width: width / unit, height: height / unit, scale: unit, strips: false, letters: lettersOfLarge };
}

/** The piles of the scenario; those of what has left it only once there is something. */
export function pilesOfScenario(view: Parameters<typeof zoneOf>[0]): readonly string[] {
  return ['encounterDeck', 'encounterDiscard', ...['victory', 'removed'].filter((kind) => zoneOf(view, kind, -1).count > 0)];
}

/** The piles of the scenario as counts. */
export function VillainPiles(): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  return <Piles seat={-1} kinds={pilesOfScenario(view)} owner={texts.villainSide} />;
}

interface PlateStackProps {
  readonly label: string;
  readonly handles: readonly Handle[];
  readonly fit: StackFit<PlateFormat>;
}

/** Cards as plates with what they are for, as plates with their names, or as emblems, in columns. */
function PlateStack({ label, handles, fit: { format, box, perColumn, gap } }: PlateStackProps): ReactNode {
  const frame = useFrame();
  if (handles.length === 0) return undefined;
  const style: CSSProperties = { gap: `${gap}px`, gridTemplateRows: `repeat(${Math.min(perColumn, handles.length)}, auto)` };
  return (
    <Zone label={label} className="mc-stack" style={style}>
      {handles.map((handle) => (
        <li key={handle}>
          {format === 'token' ? (
            <CardButton handle={handle} fit={tokenFit(box.width, box.height, frame)} />
          ) : (
            <PlateButton handle={handle} box={plateBox(box, frame)} noted={format === 'plate'} />
          )}
        </li>
      ))}
    </Zone>
  );
}

/** A boost card, in units. */
const boostSize = [64, 89] as const;

/** The boost cards that lie face down on an enemy. */
function BoostCards({ villain }: { readonly villain: Handle }): ReactNode {
  const { view, speech, look } = useTable();
  const { unit } = useFrame();
  const texts = useTexts();
  const count = readNumber(view.cards[villain]?.now, 'boosts');
  if (count === 0) return undefined;
  const [width, height] = boostSize;
  return (
    <span className="mc-boost" data-pile="boost -1">
      <CardBack fit={{ size: 'board', width, height, scale: unit, strips: false, letters: lettersOfLarge }} back={look.back} />
      <b data-value="" aria-hidden="true">
        +{count}
      </b>
      <span className="unseen">{texts.boostsOn(count)}</span>
      <span className="unseen">{sayLabel('boosts', speech)}</span>
    </span>
  );
}
