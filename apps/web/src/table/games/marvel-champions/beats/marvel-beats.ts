import { sayLabel, saySeat, type Seat, type SeenEvent, type Speech, type View } from '@crupier/protocol';
import { lazyPart } from '../../../../parts/lazy-part.tsx';
import type { BeatLook, BeatStep, MatchAtBeat } from '../../../scene/beat-look.ts';
import { isSet, readNumber } from '../../../scene/reading.ts';

/** The seats that are still in the game, in player order. */
function playersIn({ seats, table }: View): readonly Seat[] {
  const first = readNumber(table, 'first');
  const order = seats.map((_, at) => (first + at) % seats.length);
  return order.filter((seat) => !isSet(seats[seat], 'isEliminated'));
}

/** The value of the event by which the villain phase begins: the number of that phase. */
const villainPhase = 2;

/** What has happened in this villain phase; undefined in another phase. */
function sincePhase({ log }: MatchAtBeat): readonly SeenEvent[] | undefined {
  const events = log.flatMap((group) => group.events);
  const begun = events.findLastIndex(({ name }) => name === 'phaseBegan');
  return events[begun]?.value === villainPhase ? events.slice(begun) : undefined;
}

/** At which of its steps the villain phase is: threat, one for each player, dealing, encounters. */
function placeOf(events: readonly SeenEvent[], players: readonly Seat[]): number {
  return events.reduce((at, { name, seat = -1 }) => {
    if (name === 'encounterTurned' && at >= players.length + 1) return players.length + 2;
    if (name === 'encounterDealt') return Math.max(at, players.length + 1);
    const isActivation = name === 'attackBegan' || name === 'schemeBegan';
    return isActivation && at <= players.length ? Math.max(at, 1 + players.indexOf(seat)) : at;
  }, 0);
}

/** The steps of the villain phase; none where the encounter acts in another phase. *Rule:* MC-VILLAIN-PHASE-1 to MC-VILLAIN-PHASE-4. */
export function stepsOf(match: MatchAtBeat, speech: Speech): readonly BeatStep[] {
  const events = sincePhase(match);
  if (events === undefined) return [];
  const players = playersIn(match.view);
  const at = placeOf(events, players);
  const words = [
    sayLabel('threat', speech),
    ...players.map((seat) => saySeat(seat, speech)),
    sayLabel('dealStep', speech),
    sayLabel('revealStep', speech),
  ];
  return words.map((each, step) => ({ words: each, is: isAt(step, at) }));
}

function isAt(step: number, at: number): BeatStep['is'] {
  if (step < at) return 'done';
  return step === at ? 'now' : 'toCome';
}

/** How the villain phase is shown: milliseconds of each beat at the slow pace. */
export const marvelBeats: BeatLook = {
  times: {
    start: 700,
    threat: 900,
    attack: 1000,
    scheme: 1000,
    boost: 700,
    defended: 500,
    turn: 1500,
    damage: 900,
    unhurt: 900,
    dealt: 700,
    reveal: 2400,
    enter: 700,
    effect: 900,
    defeat: 900,
    end: 900,
  },
  Stage: lazyPart(async () => (await import('./encounter-stage.tsx')).EncounterStage),
  stepsOf,
};
