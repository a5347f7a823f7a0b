/** What lies over Inferno's board for the length of a beat: a card that is played, a demon that is turned or falls, and what is suffered. */

import type { Handle, SeenEvent } from '@crupier/protocol';
import { ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardFace } from '../../../../faces/card-face.tsx';
import { plainState } from '../../../../faces/face.ts';
import type { ShownBeat } from '../../../../wire/shown-beat.ts';
import { StageBox } from '../../../beats/stage-box.tsx';
import { StagedCard, stagedFit } from '../../../beats/staged-card.tsx';
import { BoardMarks, type BoardMark } from '../../../duel/beats/board-marks.tsx';
import { HitMarks, HitSums } from '../../../duel/beats/hit-sums.tsx';
import { hitsIn } from '../../../duel/beats/hits.ts';
import { useFrame } from '../../../room/use-frame.ts';
import { useTable } from '../../../scene/table-context.ts';
import { sidesOf } from '../demon-sides.ts';
import { infernoFigures } from '../inferno-figures.ts';
import { demonOf } from '../inferno-reading.ts';
import '../../../../styles/duel-beats.css';

/** The events by which a card comes onto the stage, for each beat that shows one. */
const staged: Readonly<Record<string, readonly string[]>> = {
  play: ['cardPlayed'],
  ability: ['abilityActivated', 'abilityTriggered'],
};

/** Beats during which the board stays in sight. */
const openKinds: ReadonlySet<string> = new Set(['attack', 'damage']);

/** The stage: nothing at beats that the board shows by itself. */
export function InfernoTurnStage({ beat }: { readonly beat: ShownBeat }): ReactNode {
  const shown = shownAt(beat);
  if (shown === undefined) return undefined;
  return (
    <div className="beat-stage" data-open={openKinds.has(beat.kind) || undefined} aria-hidden="true" key={beat.key}>
      {shown}
    </div>
  );
}

function shownAt({ kind, events }: ShownBeat): ReactNode {
  const names = staged[kind];
  if (names !== undefined) return <Staged event={events.findLast(({ name }) => names.includes(name))} />;
  if (kind === 'demon') return <Turned event={events.findLast(({ name }) => name === 'demonFlipped')} />;
  if (kind === 'attack') return <Combatants event={events.findLast(({ name }) => name === 'attackBegan')} />;
  if (kind === 'damage') return <Damage events={events} />;
  return kind === 'fallen' ? <Fallen event={events.findLast(({ name }) => name === 'playersLost')} /> : undefined;
}

/** A card with its text; of an ability, the card that it is on. */
function Staged({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  const { speech } = useTable();
  const definition = event?.card?.definition ?? event?.other?.definition;
  const sheet = definition === undefined ? undefined : speech.card(definition);
  if (sheet === undefined) return undefined;
  return (
    <StageBox>
      <StagedCard sheet={sheet} />
    </StageBox>
  );
}

/** A demon that is turned over: the side that lay up, and the side that lies up now, each with its words. */
function Turned({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  const { view, speech } = useTable();
  const frame = useFrame();
  const handle = event?.card?.handle;
  const seen = handle === undefined ? undefined : view.cards[handle];
  const sheet = seen && speech.card(seen.definition);
  const sides = sheet && sidesOf(sheet, speech, { ...seen, now: { ...seen.now, earthly: event?.value === turnsBack } });
  if (sides === undefined) return <Staged event={event} />;
  const fit = stagedFit({ units: 230, part: 0.24 }, frame);
  return (
    <StageBox>
      <div className="turned">
        {sides.map(({ word, face }, at) => (
          <div key={word} className="turned-side" data-now={at > 0 || undefined}>
            <CardFace face={face} fit={fit} state={plainState} />
            <h3>{word}</h3>
            <p className="beat-text">{face.text.join(' ').replaceAll('**', '')}</p>
          </div>
        ))}
        <ChevronsRight className="turned-arrow" aria-hidden="true" />
      </div>
    </StageBox>
  );
}

/** The value of a flip that turns a demon back to its infernal side. *Rule:* INF-112.7. */
const turnsBack = 1;

function Combatants({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  const met = [event?.card, event?.other].flatMap((each): BoardMark[] => (each?.handle === undefined ? [] : [{ card: each.handle }]));
  return <BoardMarks marks={met} />;
}

/** What is suffered: on each card, and added up. A demon does not fall by it: its cards burn. */
function Damage({ events }: { readonly events: readonly SeenEvent[] }): ReactNode {
  const { view, speech } = useTable();
  const hits = hitsIn(events, { dealt: 'damageDealt', prevented: 'damagePrevented' });
  const { lifeOf } = infernoFigures.read({ view, speech });
  const leftOf = (card: Handle): number | undefined => lifeOf(card)?.left;
  return (
    <>
      <HitMarks hits={hits} leftOf={leftOf} />
      <HitSums hits={hits} leftOf={leftOf} />
    </>
  );
}

/** The demon of a player who has lost. */
function Fallen({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  const { view, speech } = useTable();
  const demon = event?.seat === undefined ? undefined : demonOf(view, event.seat, speech);
  return demon === undefined ? undefined : (
    <Staged event={{ name: '', card: { handle: demon, definition: view.cards[demon]?.definition ?? '' } }} />
  );
}
