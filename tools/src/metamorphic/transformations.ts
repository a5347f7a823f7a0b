import type { Scenario } from '@crupier/kernel';
import { asItIs, mapExpected, mapStep, type Expected } from './map-step.ts';

/** What a game says of its notation, so that scenarios can be written otherwise and mean the same. */
export interface Notation {
  /** Words of the table whose value is a seat, in positions and in expectations. */
  readonly seatWords: readonly string[];
  /** Values of cards that are seats. */
  readonly cardSeats: readonly string[];
  /** The zone that cards are drawn from. */
  readonly deck: string;
  /** A test card that does nothing and that no other card asks for, in the game's own shape. */
  readonly bystander: Readonly<Record<string, unknown>> & { readonly name: string };
}

function otherSeat(seat: number): number {
  return seat === 1 || seat === 2 ? 3 - seat : seat;
}

/** The same scenario with the two players exchanged. */
export function mirror(scenario: Scenario, { seatWords, cardSeats }: Notation): Scenario {
  const exchange = (text: string): string => text.replace(/[12]/, (seat) => String(otherSeat(Number(seat))));
  const name = (text: string): string => text.replaceAll(/\b[12]:/g, exchange);
  const path = (text: string): string => name(text).replace(/^[12](?= )/, exchange);
  const tableLine = new RegExp(`^(${seatWords.join('|')}) [12]$`);
  const line = (text: string): string =>
    path(text)
      .replace(tableLine, exchange)
      .replaceAll(/\bby [12]\b/g, exchange);
  const isSeat = (key: string): boolean =>
    key === 'winner' || seatWords.includes(key) || cardSeats.some((word) => key.endsWith(` ${word}`));
  const value = (each: Expected[string], key: string): Expected[string] => {
    if (!isSeat(key)) return each;
    return typeof each === 'number' ? otherSeat(each) : exchange(String(each));
  };
  const rewriting = { option: name, name, line, expect: (expected: Expected) => mapExpected(expected, path, value), seat: otherSeat };
  return { ...scenario, position: scenario.position.map(line), steps: scenario.steps.map((step) => mapStep(step, rewriting)) };
}

/** The same scenario with a card that does nothing at the bottom of every deck that has cards. */
export function addBystander(scenario: Scenario, { deck, bystander }: Notation): Scenario {
  const deckLine = new RegExp(`^(\\d) ${deck}\\s+\\S`);
  const deckPath = new RegExp(`^(\\d) ${deck}( count)?$`);
  const grown = new Set(scenario.position.flatMap((line) => deckLine.exec(line)?.[1] ?? []));
  const value = (each: Expected[string], key: string): Expected[string] => {
    const [, seat = '', counted] = deckPath.exec(key) ?? [];
    if (!grown.has(seat)) return each;
    if (counted !== undefined) return Number(each) + 1;
    return Array.isArray(each) ? [bystander.name, ...(each as readonly string[])] : each;
  };
  const expect = (expected: Expected): Expected => mapExpected(expected, (path) => path, value);
  return {
    ...scenario,
    cards: [...(scenario.cards ?? []), bystander],
    position: scenario.position.map((line) => (deckLine.test(line) ? `${line}; ${bystander.name}` : line)),
    steps: scenario.steps.map((step) => mapStep(step, { ...asItIs, expect })),
  };
}

/** The same scenario with other names for its test cards. */
export function renameCards(scenario: Scenario): Scenario {
  const names = (scenario.cards ?? []).map((card) => (card as { readonly name: string }).name);
  if (names.length === 0) return scenario;
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(escapeText);
  const pattern = new RegExp(`(?<![\\w’'-])(${longestFirst.join('|')})(?![\\w’'-])`, 'g');
  const name = (text: string): string => text.replaceAll(pattern, newName);
  const option = (text: string): string => text.replace(/(?<=^\S+ ).*$/, name);
  const value = (each: Expected[string]): Expected[string] => {
    if (Array.isArray(each)) return each.map((part: string | number) => (typeof part === 'string' ? name(part) : part));
    return typeof each === 'string' ? name(each) : each;
  };
  const expect = (expected: Expected): Expected => mapExpected(expected, name, value);
  return {
    ...scenario,
    cards: (scenario.cards ?? []).map((card) => renameIn(card, names)),
    position: scenario.position.map(name),
    steps: scenario.steps.map((step) => mapStep(step, { ...asItIs, option, name, line: name, expect })),
  };
}

/** Words of the effect language, which are no names even where a card is called so. */
const words: readonly string[] = ['kind', 'verb', 'type', 'noun'];

function renameIn(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return names.includes(value) ? newName(value) : value;
  if (Array.isArray(value)) return value.map((each) => renameIn(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, words.includes(key) ? each : renameIn(each, names)]));
}

/** A name that sorts otherwise. */
function newName(name: string): string {
  return `Zz ${[...name].toReversed().join('').toLowerCase()}`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The same scenario with its lines in another order, so that every card has another number. */
export function renumberCards(scenario: Scenario): Scenario {
  return { ...scenario, position: scenario.position.toReversed() };
}
