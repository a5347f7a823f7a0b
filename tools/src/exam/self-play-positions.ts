import { botTurn, bots, diceFrom, plannerWith, type Bot } from '@crupier/bots';
import {
  assert,
  isChoice,
  obviousAnswer,
  randomChoice,
  SPECTATOR,
  type PlayableGame,
  type PlayableMatch,
  type Seat,
} from '@crupier/kernel';

/** A position that came up in a game, at the choice of a seat's next act. */
export interface FoundPosition {
  /** In the game's notation. */
  readonly lines: readonly string[];
  readonly seat: Seat;
  /** How many acts there are to choose from. */
  readonly answers: number;
}

/** A game in which positions are looked for. */
export interface GameToSearch {
  readonly game: PlayableGame;
  /** Writes a match in the game's notation. */
  readonly write: (match: PlayableMatch) => readonly string[];
  /** The deck of each seat. */
  readonly decks: readonly string[];
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

const quick = plannerWith({ answersMax: 200, worlds: 1, width: 4, rootsMax: 20, weights: 'first' });
const players: readonly Bot[] = [quick, bots.easy, quick, bots.random];
/** One answer in so many is a random one, so that positions come up that good players would avoid. */
const RANDOM_ONE_IN = 10;
/** One choice of an act in so many is looked at. */
const LOOKED_AT_ONE_IN = 2;
const DECISIONS_MAX = 5_000;

/** Plays a game of bots of mixed levels and gives the positions in which a seat has at least so many acts to choose from. */
export function* positionsOf({ game, write, decks, seed }: GameToSearch, answersMin: number): Generator<FoundPosition> {
  const configured = game.configure(decks);
  assert(configured.ok, `The decks ${decks.join(' and ')} can be played.`);
  const started = game.start(configured.value, seed, { quiet: true });
  assert(started.ok, 'A configuration that was made of decks can be dealt.');
  const match = started.value;
  const roll = diceFrom(`exam ${seed}`);
  const seated = [players[roll(players.length)], players[roll(players.length)]];
  for (let asked = 0; asked < DECISIONS_MAX; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    const turn = seat === undefined ? undefined : botTurn(match, seat, roll);
    if (seat === undefined || turn === undefined) return;
    const { decision, ask } = turn;
    const answers = decision.kind === 'act' ? ask.options.filter(isChoice).length : 0;
    if (answers >= answersMin && roll(LOOKED_AT_ONE_IN) === 0) yield { lines: write(match), seat, answers };
    const isRandom = roll(RANDOM_ONE_IN) === 0;
    const chosen = obviousAnswer(decision.kind, ask) ?? (isRandom ? randomChoice(decision.kind, ask, roll) : (seated[seat] ?? quick)(turn));
    match.answer(seat, decision.id, chosen);
  }
}
