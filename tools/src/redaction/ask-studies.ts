import { setTimeout } from 'node:timers/promises';
import type { Answer, Dice, SeenDecision } from '@crupier/kernel';
import type { ClientMessage } from '@crupier/protocol';
import type { Ear } from './ear.ts';

/** Cards and answers that are asked about at one moment. */
const CARDS = 8;
const ANSWERS = 4;
/** Milliseconds after which a forecast does not come: of what a game cannot foresee none is told. */
const PATIENCE_MS = 5000;

/**
 * Asks what a page asks of whatever its reader points at: why no more can be done with cards and at the question, where the values of cards
 * and seats come from, and what answers would change. The dice choose what is asked about.
 */
export async function askStudies(ear: Ear, roll: Dice): Promise<void> {
  const { cards = {}, seats = [] } = ear.view ?? {};
  await askInOrder(ear, { kind: 'whyNot' });
  for (const card of draw(Object.keys(cards), CARDS, roll)) {
    await askInOrder(ear, { kind: 'whyNot', card });
    await askInOrder(ear, { kind: 'sources', of: { card } });
  }
  for (const seat of seats.keys()) await askInOrder(ear, { kind: 'sources', of: { seat } });
  const { pending } = ear.now;
  if (pending?.ask === undefined) return;
  for (const chosen of draw(answersTo(pending), ANSWERS, roll))
    await Promise.race([
      ear.ask({ kind: 'forecast', decision: pending.id, chosen: [...chosen] }, 'forecast', 'problem'),
      setTimeout(PATIENCE_MS),
    ]);
}

/** Says something that may have no answer, and waits until the server has dealt with it: a stale answer after it is always refused. */
async function askInOrder(ear: Ear, message: ClientMessage): Promise<void> {
  ear.say(message);
  await ear.ask({ kind: 'answer', command: 'stale', decision: 0, chosen: [0] }, 'refused');
}

/** Each option for itself, or the first so many where one is not enough. */
function answersTo({ ask }: SeenDecision): readonly Answer[] {
  if (ask === undefined) return [];
  if (ask.min > 1) return [ask.options.slice(0, ask.min).map((_, at) => at)];
  return [...ask.options.keys()].map((at) => [at]);
}

/** Some of a list, by lot and in its order. */
function draw<T>(list: readonly T[], count: number, roll: Dice): readonly T[] {
  const left = [...list];
  while (left.length > count) left.splice(roll(left.length), 1);
  return left;
}
