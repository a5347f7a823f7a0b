import { botTurn, diceFrom, drawSeed, plannerWith } from '@crupier/bots';
import {
  assert,
  obviousAnswer,
  randomChoice,
  SPECTATOR,
  type Dice,
  type PlayableGame,
  type PlayableMatch,
  type Seat,
  type Turn,
} from '@crupier/kernel';

/** A turn of a seat: how it began and ended, as that seat values positions, and whether it won. */
export interface Sample {
  /** The number of the game. */
  readonly game: number;
  readonly begun: Position;
  readonly ended: Position;
  readonly deck: string;
  readonly otherDeck: string;
  readonly won: boolean;
}

/** What a position is worth to a seat. */
export interface Position {
  /** What the seat has of each term less what its opponent has, by name. */
  readonly terms: Readonly<Record<string, number>>;
  /** How far the match has come, from 0 to 1, where terms do not count the same throughout. */
  readonly lateness?: number;
}

/** A game to be played by bots against themselves. */
export interface GameToPlay {
  readonly game: PlayableGame;
  readonly number: number;
  /** The name of each seat's deck, and its list. */
  readonly decks: readonly string[];
  readonly lists: readonly string[];
  readonly seed: string;
}

/** A planner that looks at little: a game takes half a second. By the teacher's weights, so that a run can be repeated whatever is fitted since. */
const bot = plannerWith({ answersMax: 80, worlds: 1, width: 4, rootsMax: 20, weights: 'teacher' });
/** One answer in so many is a random one, so that positions come up that good players would avoid. */
const RANDOM_ONE_IN = 8;
const DECISIONS_MAX = 20_000;

/** Plays a game and values each turn at its beginning and its end. A game without a single winner gives nothing. */
export function selfPlay({ game, number, decks, lists, seed }: GameToPlay): readonly Sample[] {
  const match = deal(game, lists, seed);
  const roll = diceFrom(seed);
  const found: (Omit<Sample, 'won'> & { readonly seat: Seat })[] = [];
  let begun: { readonly turn: Turn; readonly position: Position } | undefined;
  for (let asked = 0; asked < DECISIONS_MAX; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    const asking = seat === undefined ? undefined : botTurn(match, seat, roll);
    if (seat === undefined || asking === undefined) break;
    const turn = match.branch(seat, drawSeed(roll)).turn();
    if (turn.number !== begun?.turn.number) {
      const ended = begun?.turn.seat ?? -1;
      if (begun !== undefined && ended >= 0 && ended !== turn.seat) {
        const ofSeat = { seat: ended, deck: decks[ended] ?? '', otherDeck: decks[1 - ended] ?? '' };
        found.push({ game: number, ...ofSeat, begun: begun.position, ended: positionFor(match, ended, roll) });
      }
      begun = { turn, position: positionFor(match, Math.max(0, turn.seat), roll) };
    }
    const { decision, ask } = asking;
    const isRandom = roll(RANDOM_ONE_IN) === 0;
    const chosen = obviousAnswer(decision.kind, ask) ?? (isRandom ? randomChoice(decision.kind, ask, roll) : bot(asking));
    match.answer(seat, decision.id, chosen);
  }
  const [winner, ...more] = match.outcome()?.winners ?? [];
  if (winner === undefined || more.length > 0) return [];
  return found.map(({ seat, ...sample }) => ({ ...sample, won: seat === winner }));
}

/** What a match is worth to its first seat when it was just dealt. */
export function dealtPosition(game: PlayableGame, lists: readonly string[]): Position {
  return positionFor(deal(game, lists, '0'.repeat(64)), 0, diceFrom('dealt'));
}

function deal(game: PlayableGame, decks: readonly string[], seed: string): PlayableMatch {
  const configured = game.configure(decks);
  assert(configured.ok, `The decks ${decks.join(' and ')} can be played.`);
  const started = game.start(configured.value, seed, { quiet: true });
  assert(started.ok, 'A configuration that was made of decks can be dealt.');
  return started.value;
}

function positionFor(match: PlayableMatch, seat: Seat, roll: Dice): Position {
  const branch = match.branch(seat, drawSeed(roll));
  const counts = Object.entries(branch.terms(seat)).map(([term, { count }]) => [term, count] as const);
  const lateness = branch.lateness();
  return { terms: Object.fromEntries(counts), ...(lateness !== undefined && { lateness }) };
}
