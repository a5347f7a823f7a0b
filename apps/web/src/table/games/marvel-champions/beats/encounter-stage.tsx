/** What is shown over the board for the length of a beat: a boost card that is turned up, and an encounter card that is revealed. */

import { sayLabel, saySeat, type CardSheet, type Handle, type SeenEvent, type View } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardFace } from '../../../../faces/card-face.tsx';
import { glyphs } from '../../../../faces/drawings.ts';
import { plainState } from '../../../../faces/face.ts';
import { useTexts } from '../../../../language/use-texts.ts';
import { StageBox } from '../../../beats/stage-box.tsx';
import { stagedFit, StagedCard } from '../../../beats/staged-card.tsx';
import { useFrame } from '../../../room/use-frame.ts';
import { readNumber } from '../../../scene/reading.ts';
import { useTable } from '../../../scene/table-context.ts';
import type { ShownBeat } from '../../../../wire/shown-beat.ts';
import { sumOf } from '../activation-sum.ts';
import { faceOf } from '../marvel-face.ts';
import { isAttacked } from '../marvel-reading.ts';

/** The stage: nothing at beats that the board shows by itself. */
export function EncounterStage({ beat }: { readonly beat: ShownBeat }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const turned = beat.events.findLast(({ name }) => name === 'boostTurned' || name === 'encounterTurned');
  const sheet = turned?.card?.definition === undefined ? undefined : speech.card(turned.card.definition);
  if ((beat.kind !== 'turn' && beat.kind !== 'reveal') || turned === undefined || sheet === undefined) return undefined;
  const seat = beat.kind === 'reveal' ? turned.seat : view.seats.findIndex((_, each) => isAttacked(view, each, speech));
  return (
    <div className="beat-stage" aria-hidden="true" key={beat.key}>
      <StageBox seat={seat ?? -1}>
        {beat.kind === 'turn' ? (
          <TurnedBoost event={turned} sheet={sheet} view={view} />
        ) : (
          <StagedCard sheet={sheet} reason={turned.seat === undefined ? undefined : texts.encounterFor(saySeat(turned.seat, speech))} />
        )}
      </StageBox>
    </div>
  );
}

interface ShownProps {
  readonly event: SeenEvent;
  readonly sheet: CardSheet;
}

/** A boost card: its icons over its face, and the sum that they go into. */
function TurnedBoost({ event, sheet, view }: ShownProps & { readonly view: View }): ReactNode {
  const { speech } = useTable();
  const frame = useFrame();
  const icons = readNumber(sheet.facts, 'boostIcons');
  return (
    <>
      <span className="beat-boost">
        <CardFace face={faceOf(sheet, speech)} fit={stagedFit({ units: 250, part: 0.3 }, frame)} state={plainState} />
        <span className="beat-icons">
          {Array.from({ length: icons }, (_, at) => (
            <BoostIcon key={at} />
          ))}
        </span>
      </span>
      <div className="beat-words">
        <p className="beat-kind">
          {sayLabel('boostCard', speech)} · {sheet.name[speech.language]}
        </p>
        <Sum enemy={event.other?.handle} view={view} />
      </div>
    </>
  );
}

function BoostIcon(): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d={glyphs.burst} fill="currentColor" />
    </svg>
  );
}

/** Power and boost, less what defends. */
function Sum({ enemy, view }: { readonly enemy: Handle | undefined; readonly view: View }): ReactNode {
  const { speech } = useTable();
  const sum = enemy === undefined ? undefined : sumOf(view, enemy);
  if (sum === undefined) return undefined;
  const { isAttack, power, boost, reduced, least } = sum;
  const [of, comes] = isAttack ? ['attack', 'damage'] : ['scheme', 'threat'];
  const words = [`${sayLabel(of, speech)} + ${sayLabel('boost', speech)}`, ...(isAttack ? [sayLabel('defense', speech)] : [])];
  return (
    <>
      <p className="beat-sum">
        <b data-of="power">{power}</b> + <b data-of="boost">{boost}</b>
        {isAttack && (
          <>
            {' '}
            − <b data-of="defense">{reduced}</b>
          </>
        )}{' '}
        = <b>{least}</b>
      </p>
      <p className="beat-of">{`${words.join(' − ')} = ${sayLabel(comes, speech)}`}</p>
    </>
  );
}
