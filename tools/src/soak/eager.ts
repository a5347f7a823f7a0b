import { randomChoice, type Answer, type Ask, type Decision, type Dice, type Option } from '@crupier/kernel';

/** Of so many offers one is declined. */
const DECLINED_AMONG = 5;

/** What is asked of whoever has not answered yet, the first of several. */
export function openAsk({ asks }: Pick<Decision, 'asks'>): Ask {
  return (asks.length === 1 ? asks[0] : asks.find(({ answered }) => answered === undefined)) as Ask;
}

/** The place of the option that is worth most, the first of several. */
export function bestOf(options: readonly Option[], worth: (option: Option) => number): number {
  const all = options.map(worth);
  return all.indexOf(Math.max(...all));
}

/** Any answer, but most offers are accepted. */
export function acceptMost(kind: Decision['kind'], ask: Ask, roll: Dice): Answer {
  const isAccepted = ask.min === 0 && (kind === 'may' || kind === 'target') && roll(DECLINED_AMONG) > 0;
  return randomChoice(kind, isAccepted ? { ...ask, min: Math.min(1, ask.max) } : ask, roll);
}
