import { botTurn, bots, diceFrom, type BotName } from '@crupier/bots';
import { assert, obviousAnswer, type PlayableMatch, type Seat, type View } from '@crupier/kernel';
import type { Clock } from './clock.ts';

/** Who answers a question that a match is waiting for. */
export interface Answering {
  readonly seat: Seat;
  readonly name: BotName;
  readonly clock: Clock;
  /** What the bot's dice are made of. */
  readonly dice: string;
  /** The turn to which the time of the decision counts, as its view tells it. */
  readonly turnOf: (view: View) => string;
}

/** Has a bot answer, and notes its time where there is something to choose. */
export function answerOne(match: PlayableMatch, { seat, name, clock, dice, turnOf }: Answering): void {
  const turn = botTurn(match, seat, diceFrom(dice));
  assert(turn !== undefined, 'Who is waited for is asked.');
  const { decision, ask, view } = turn;
  const chosen = obviousAnswer(decision.kind, ask) ?? clock.time(turnOf(view), () => bots[name](turn));
  const refusal = match.answer(seat, decision.id, chosen);
  assert(refusal === undefined, `The answer of ${name} to ${decision.purpose} was refused: ${refusal}.`);
}
