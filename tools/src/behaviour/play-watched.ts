import { botTurn, bots, diceFrom, type Bot, type BotName } from '@crupier/bots';
import { assert, obviousAnswer, SPECTATOR, type PlayableGame, type PlayableMatch, type Seat } from '@crupier/kernel';
import { TurnWatch, type Behaviour } from './watch-turns.ts';

/** A game in which one seat is watched. */
export interface GameToWatch {
  readonly game: PlayableGame;
  readonly configuration: unknown;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** Who is watched, and where they sit. */
  readonly bot: BotName;
  readonly seat: Seat;
  readonly against: BotName;
}

/** The most decisions of a game. */
const DECISIONS_MAX = 20_000;

/** Plays a game and says what the watched seat did. */
export function playWatched({ game, configuration, seed, bot, seat: watched, against }: GameToWatch): Behaviour {
  const started = game.start(configuration, seed, { quiet: true });
  assert(started.ok, 'A configuration that was made of decks can be dealt.');
  const match = started.value;
  const watch = new TurnWatch(match, watched);
  for (let asked = 0; asked < DECISIONS_MAX; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    if (seat === undefined) break;
    answerWatched(watch, { match, seat, bot: bots[seat === watched ? bot : against], dice: `${seed} ${seat} ${asked}` });
  }
  return watch.read();
}

/** What is needed to have a bot answer the open question. */
interface Answering {
  readonly match: PlayableMatch;
  readonly seat: Seat;
  readonly bot: Bot;
  readonly dice: string;
}

/** Has a bot answer the open question under a watch. */
export function answerWatched(watch: TurnWatch, { match, seat, bot, dice }: Answering): void {
  const turn = botTurn(match, seat, diceFrom(dice));
  assert(turn !== undefined, 'Who is waited for is asked.');
  const { decision, ask } = turn;
  const obvious = obviousAnswer(decision.kind, ask);
  const chosen = obvious ?? bot(turn);
  if (seat !== watch.seat) watch.noteOpponent(turn, chosen);
  else if (obvious === undefined) watch.beforeAnswer(turn, chosen);
  const refusal = match.answer(seat, decision.id, chosen);
  assert(refusal === undefined, `An answer to ${decision.purpose} was refused: ${refusal}.`);
  watch.afterAnswer();
}
