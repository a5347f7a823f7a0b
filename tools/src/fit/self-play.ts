import { botTurn, diceFrom, drawSeed, plannerWith } from '@crupier/bots';
import { assert, obviousAnswer, randomChoice, SPECTATOR, type PlayableGame } from '@crupier/kernel';

/** A position at the beginning of a turn, as a seat values it, and whether that seat won. */
export interface Sample {
  /** The number of the game. */
  readonly game: number;
  /** What the seat has of each term less what its opponent has. */
  readonly terms: Readonly<Record<string, number>>;
  readonly deck: string;
  readonly otherDeck: string;
  readonly won: boolean;
}

/** A game to be played by bots against themselves. */
export interface GameToPlay {
  readonly game: PlayableGame;
  readonly number: number;
  /** The deck of each seat. */
  readonly decks: readonly string[];
  readonly seed: string;
}

/** A planner that looks at little: a game takes half a second. By the first weights, so that a run can be repeated whatever is fitted since. */
const bot = plannerWith({ answersMax: 200, worlds: 1, width: 4, rootsMax: 20, weights: 'first' });
/** One answer in so many is a random one, so that positions come up that good players would avoid. */
const RANDOM_ONE_IN = 12;
const DECISIONS_MAX = 20_000;

/** Plays a game and values each turn's beginning for both seats. A game without a single winner gives nothing. */
export function selfPlay({ game, number, decks, seed }: GameToPlay): readonly Sample[] {
  const configured = game.configure(decks);
  assert(configured.ok, `The decks ${decks.join(' and ')} can be played.`);
  const started = game.start(configured.value, seed, { quiet: true });
  assert(started.ok, 'A configuration that was made of decks can be dealt.');
  const match = started.value;
  const roll = diceFrom(seed);
  const found: Omit<Sample, 'won'>[][] = [];
  let turn: unknown;
  for (let asked = 0; asked < DECISIONS_MAX; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    const asking = seat === undefined ? undefined : botTurn(match, seat, roll);
    if (seat === undefined || asking === undefined) break;
    const { decision, ask, view } = asking;
    if (view.table['turn'] !== turn) {
      turn = view.table['turn'];
      found.push(
        [0, 1].map((each) => {
          const found = Object.entries(match.branch(each, drawSeed(roll)).terms(each));
          const terms = Object.fromEntries(found.map(([term, { count }]) => [term, count]));
          return { game: number, terms, deck: decks[each] ?? '', otherDeck: decks[1 - each] ?? '' };
        }),
      );
    }
    const isRandom = roll(RANDOM_ONE_IN) === 0;
    const chosen = obviousAnswer(decision.kind, ask) ?? (isRandom ? randomChoice(decision.kind, ask, roll) : bot(asking));
    match.answer(seat, decision.id, chosen);
  }
  const [winner, ...more] = match.outcome()?.winners ?? [];
  if (winner === undefined || more.length > 0) return [];
  return found.flatMap((seats) => seats.map((sample, seat) => ({ ...sample, won: seat === winner })));
}
