/** What is shown over the board for the length of a beat: a boost card that is turned up, and an encounter card that is revealed. */

import { sayLabel, saySeat, type CardSheet, type Handle, type SeenEvent, type View } from '@crupier/protocol';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CardFace } from '../../../../faces/card-face.tsx';
import { glyphs } from '../../../../faces/drawings.ts';
import { lettersOfLarge, lettersOfSmall, plainState, type FaceFit } from '../../../../faces/face.ts';
import { useTexts } from '../../../../language/use-texts.ts';
import type { Frame } from '../../../room/frame.ts';
import { useFrame } from '../../../room/use-frame.ts';
import { readNumber } from '../../../scene/reading.ts';
import { useTable } from '../../../scene/table-context.ts';
import type { ShownBeat } from '../../../../wire/shown-beat.ts';
import { sumOf } from '../activation-sum.ts';
import { faceOf } from '../marvel-face.ts';
import { isAttacked } from '../marvel-reading.ts';

/** The heights of a card on the stage in units, and the part of the window that it takes at most. */
const heights = { turn: [250, 0.3], reveal: [330, 0.4] } as const;

/** The stage: nothing at beats that the board shows by itself. */
export function EncounterStage({ beat }: { readonly beat: ShownBeat }): ReactNode {
  const { view, speech } = useTable();
  const turned = beat.events.findLast(({ name }) => name === 'boostTurned' || name === 'encounterTurned');
  const sheet = turned?.card?.definition === undefined ? undefined : speech.card(turned.card.definition);
  if ((beat.kind !== 'turn' && beat.kind !== 'reveal') || turned === undefined || sheet === undefined) return undefined;
  const seat = beat.kind === 'reveal' ? turned.seat : view.seats.findIndex((_, each) => isAttacked(view, each, speech));
  return (
    <div className="beat-stage" aria-hidden="true" key={beat.key}>
      <OverLane seat={seat ?? -1}>
        {beat.kind === 'turn' ? <TurnedBoost event={turned} sheet={sheet} view={view} /> : <Revealed event={turned} sheet={sheet} />}
      </OverLane>
    </div>
  );
}

/** Stands over the lane of a seat as far as it fits; in the middle of the board where there is none. */
function OverLane({ seat, children }: { readonly seat: number; readonly children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useFrame();
  useLayoutEffect(() => {
    const [box, stage] = [ref.current, ref.current?.parentElement];
    const lane = box?.closest('.table')?.querySelector(`.felt [data-strip="${seat}"]`)?.getBoundingClientRect();
    if (box === null || !stage) return;
    const around = stage.getBoundingClientRect();
    const middle = lane === undefined ? around.width / 2 : lane.left + lane.width / 2 - around.left;
    const most = around.width - box.offsetWidth - edge;
    box.style.left = `${Math.max(edge, Math.min(most, middle - box.offsetWidth / 2))}px`;
  }, [seat, frame]);
  return (
    <div className="beat-box" ref={ref}>
      {children}
    </div>
  );
}

/** What the stage leaves free at the board's edges, in pixels. */
const edge = 8;

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
        <CardFace face={faceOf(sheet, speech)} fit={fitOf('turn', frame)} state={plainState} />
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

/** An encounter card with its whole text, for whom it is. */
function Revealed({ event: { seat }, sheet }: ShownProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const face = faceOf(sheet, speech);
  return (
    <>
      <CardFace face={face} fit={fitOf('reveal', frame)} state={plainState} />
      <div className="beat-words">
        {seat !== undefined && <p className="beat-kind">{texts.encounterFor(saySeat(seat, speech))}</p>}
        <h3>{face.name}</h3>
        <p className="beat-of">{face.typeWord}</p>
        <p className="beat-text">{face.text.join(' ').replaceAll('**', '')}</p>
      </div>
    </>
  );
}

function fitOf(kind: keyof typeof heights, { unit, height, small }: Frame): FaceFit {
  const [units, part] = heights[kind];
  const tall = Math.round(Math.min(units, (height * part) / unit));
  const width = Math.round(tall * 0.72);
  const size = width >= 140 ? 'hand' : 'board';
  return { size, width, height: tall, scale: unit, strips: false, letters: small ? lettersOfSmall : lettersOfLarge };
}
