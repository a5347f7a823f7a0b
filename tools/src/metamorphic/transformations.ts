import type { Scenario } from '@crupier/kernel/conformance';
import { asItIs, mapExpected, mapStep, type Expected } from './map-step.ts';

/** What a game says of its notation, so that scenarios can be written otherwise and mean the same. */
export interface Notation {
  /** Words of the table whose value is a seat, in positions and in expectations. */
  readonly seatWords: readonly string[];
  /** Words that several seats may follow, in lines and in what is said of a card. */
  readonly seatLists: readonly string[];
  /** Verbs of options whose number is a seat, counted from 0: `player =0`. */
  readonly seatVerbs: readonly string[];
  /** Lines that hold for the first player where a position says nothing else. */
  readonly usual: readonly string[];
  /** Values of cards that are seats. */
  readonly cardSeats: readonly string[];
  /** The zone that cards are drawn from. */
  readonly deck: string;
  /** How many play where a position does not say it. */
  readonly usualPlayers: number;
  /** What lies in the deck of a player for whom a position names none; empty for nothing. */
  readonly usualDeck: string;
  /** A test card that does nothing and that no other card asks for, in the game's own shape. */
  readonly bystander: Readonly<Record<string, unknown>> & { readonly name: string };
  /** Whether a scenario looks at something that one card more at the bottom of a deck changes by the rules. */
  readonly countsDeck: (scenario: Scenario) => boolean;
  /** Cards that every position may name, and that no scenario defines. */
  readonly stock: readonly string[];
}

function otherSeat(seat: number): number {
  return seat === 1 || seat === 2 ? 3 - seat : seat;
}

/** The same scenario with the two players exchanged. */
export function mirror(scenario: Scenario, { seatWords, seatLists, seatVerbs, usual, cardSeats }: Notation): Scenario {
  const exchange = (text: string): string => text.replace(/[12]/, (seat) => String(otherSeat(Number(seat))));
  const exchangeAll = (text: string): string => text.replaceAll(/[12]/g, exchange);
  const name = (text: string): string => text.replaceAll(/\b[12]:/g, exchange);
  const path = (text: string): string => name(text).replace(/^[12](?= )/, exchange);
  const tableLine = new RegExp(`^(${seatWords.join('|')}) [12]$`);
  const lists = new RegExp(String.raw`\b(${[...seatLists, 'by'].join('|')})( \d)+\b`, 'g');
  const target = (text: string): string => text.replace(/(?<=^move .* to )[12](?= )/, exchange);
  const line = (text: string): string => target(path(text)).replace(tableLine, exchange).replaceAll(lists, exchangeAll);
  const isSeat = (key: string): boolean =>
    key === 'winner' || seatWords.includes(key) || cardSeats.some((word) => key.endsWith(` ${word}`));
  const value = (each: Expected[string], key: string): Expected[string] => {
    if (!isSeat(key)) return each;
    if (typeof each === 'number') return otherSeat(each);
    // Those who win together are named in their order.
    return String(each).split(',').map(exchange).toSorted().join(',');
  };
  const seatOption = new RegExp(`^(${[...seatVerbs, 'noVerb'].join('|')}) =?([01])$`);
  const option = (text: string): string =>
    name(text).replace(seatOption, (_, verb: string, seat: string) => `${verb} =${1 - Number(seat)}`);
  const rewriting = { option, name, line, expect: (expected: Expected) => mapExpected(expected, path, value), seat: otherSeat };
  const isSaid = (usually: string): boolean => scenario.position.some((each) => each.split(' ')[0] === usually.split(' ')[0]);
  const position = [...scenario.position, ...usual.filter((each) => !isSaid(each))].map(line);
  return { ...scenario, position, steps: scenario.steps.map((step) => mapStep(step, rewriting)) };
}

/** A line that lays cards into a deck. A number alone stands for so many cards. */
function lineOfDeck(deck: string): RegExp {
  return new RegExp(String.raw`^(\d) ${deck}\s+(?!0$)\S`);
}

/** How many play in a scenario. */
export function playersIn({ position }: Scenario, { usualPlayers }: Pick<Notation, 'usualPlayers'>): number {
  return Number(/^players (\d)/m.exec(position.join('\n'))?.[1] ?? usualPlayers);
}

/** The players, from 1, whose decks have cards. */
export function seatsWithDeck(scenario: Scenario, notation: Pick<Notation, 'deck' | 'usualDeck' | 'usualPlayers'>): ReadonlySet<string> {
  const { position } = scenario;
  const { deck, usualDeck } = notation;
  const named = position.flatMap((line) => lineOfDeck(deck).exec(line)?.[1] ?? []);
  const seats = playersIn(scenario, notation);
  const isSaid = (seat: string): boolean => position.some((line) => line.startsWith(`${seat} ${deck} `));
  const others = Array.from({ length: seats }, (_, seat) => String(seat + 1)).filter((seat) => !isSaid(seat));
  return new Set([...named, ...(usualDeck === '' ? [] : others)]);
}

/** The same scenario with a card that does nothing at the bottom of every deck that has cards. */
export function addBystander(scenario: Scenario, notation: Notation): Scenario {
  const { deck, usualDeck, usualPlayers, bystander } = notation;
  const deckLine = lineOfDeck(deck);
  const named = seatsWithDeck(scenario, { deck, usualDeck: '', usualPlayers });
  const deckPath = new RegExp(`^(\\d) ${deck}( count)?$`);
  const grown = seatsWithDeck(scenario, notation);
  const added = [...grown].flatMap((seat) => (named.has(seat) ? [] : [`${seat} ${deck} ${usualDeck}`]));
  const value = (each: Expected[string], key: string): Expected[string] => {
    const [, seat = '', counted] = deckPath.exec(key) ?? [];
    if (!grown.has(seat)) return each;
    if (counted !== undefined) return Number(each) + 1;
    return Array.isArray(each) ? [...(each as readonly string[]), bystander.name] : each;
  };
  const expect = (expected: Expected): Expected => mapExpected(expected, (path) => path, value);
  return {
    ...scenario,
    cards: [...(scenario.cards ?? []), bystander],
    position: [...scenario.position, ...added].map((line) => (deckLine.test(line) ? `${line}; ${bystander.name}` : line)),
    steps: scenario.steps.map((step) => mapStep(step, { ...asItIs, expect })),
  };
}

/** The same scenario with other names for its test cards. */
export function renameCards(scenario: Scenario, { stock }: Notation): Scenario {
  const names = (scenario.cards ?? []).map((card) => (card as { readonly name: string }).name);
  if (names.length === 0) return scenario;
  // The name of a test card may be the beginning of another's that stays.
  const longestFirst = [...names, ...stock].toSorted((one, other) => other.length - one.length).map(escapeText);
  const pattern = new RegExp(`(?<![\\w’'-])(${longestFirst.join('|')})(?![\\w’'-])`, 'g');
  const name = (text: string): string => text.replaceAll(pattern, (found) => (names.includes(found) ? newName(found) : found));
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
  if (typeof value === 'string') return renameText(value, names);
  if (Array.isArray(value)) return value.map((each) => renameIn(each, names));
  if (typeof value !== 'object' || value === null) return value;
  // A target may be called as a card is.
  const kept = 'kind' in value && value.kind === 'bound' ? [...words, 'name'] : words;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, kept.includes(key) ? each : renameIn(each, names)]));
}

/** A card's name, or its key. */
function renameText(text: string, names: readonly string[]): string {
  const key = 'test/';
  if (names.includes(text)) return newName(text);
  return text.startsWith(key) && names.includes(text.slice(key.length)) ? `${key}${newName(text.slice(key.length))}` : text;
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
