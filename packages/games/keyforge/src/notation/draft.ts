import { definitionNamed, positionProblem, type CardId, type Game, type Problem } from '@crupier/kernel/rules';
import type { Printed } from '../state/printed.ts';
import { counterNames, zones, type KeyForge, type KeyForgeCard, type Zone } from '../state/state.ts';
import type { CardText } from './card-line.ts';

/** What reading a position collects. */
export interface Draft {
  readonly state: KeyForge;
  readonly game: Game<KeyForge>;
  readonly labels: Record<string, CardId>;
}

/** The card's fields that a mark sets. */
const flagMarks = ['exhausted', 'stunned', 'warded', 'enraged', 'asUpgrade', 'captive'] as const;
const numberMarks = ['damage', 'aember', 'powerCounters', 'armorUsed', 'armorWhenUsed', 'timesFought', 'timesUsed'] as const;
const everyMark: readonly string[] = [...flagMarks, ...numberMarks, ...counterNames, 'by'];

/** Whether a number is a player of the two. */
export function isSeatNumber(number: number): boolean {
  return number === 1 || number === 2;
}

/** Whether a word is a zone that a line may fill. */
export function isZone(word: string): word is Zone {
  return zones.some((zone) => zone === word) && word !== 'effects' && word !== 'spent';
}

/** What is wrong with marks: the first that there is none of. */
export function strangeMark(marks: CardText['marks']): Problem | undefined {
  const strange = Object.keys(marks).find((mark) => !everyMark.includes(mark));
  return strange === undefined ? undefined : positionProblem('unknownMark', { mark: strange, known: everyMark.join(', ') });
}

/** Writes marks on a card. */
export function mark(card: KeyForgeCard, marks: Readonly<Record<string, number>>): void {
  for (const flag of flagMarks) if (marks[flag] !== undefined) card[flag] = marks[flag] > 0;
  for (const name of numberMarks) card[name] = marks[name] ?? card[name];
  const counters = counterNames.filter((name) => marks[name] !== undefined).map((name) => [name, marks[name] ?? 0] as const);
  if (counters.length > 0) card.counters = { ...card.counters, ...Object.fromEntries(counters) };
}

/** The definition of the card with a key or a name in either language; 0 where there is none. */
export function cardNamed(game: Game<KeyForge>, name: string): number {
  return definitionNamed(game, name, ({ printed }) => {
    const { name: en = '', nameEs = '' } = printed as Partial<Printed>;
    return [en, nameEs];
  });
}
