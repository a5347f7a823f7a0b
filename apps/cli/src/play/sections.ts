import type { CardSheet, Handle, Language, Seat, SeenCard, SeenZone, Shown, View } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import { sayCard, sayLabel, saySeat } from '@crupier/protocol';
import type { Io } from '../io.ts';
import { tell } from '../output.ts';

/** A part of the table: a heading and what there is under it, a fact each. */
export interface Section {
  readonly title: string;
  readonly facts: readonly string[];
}

/** The table in reading order, and the cards in the order of their numbers. */
export interface ReadTable {
  /** The match's and the seats' values. */
  readonly bar: Section;
  /** The viewer's hand, what lies before it, before the others, and the piles. */
  readonly zones: readonly Section[];
  /** The card with number n is at n - 1. */
  readonly numbered: readonly Handle[];
}

/** Kinds of zones of which the number of cards matters more than the cards. */
const piles: readonly string[] = ['deck', 'discard', 'archives', 'purged', 'removed', 'infierno', 'exile'];

/** Puts a view into words, part by part. */
export function readTable(io: Pick<Io, 'language'>, view: View, speech: Speech): ReadTable {
  const zones = readingOrder(view).filter(({ count }) => count > 0);
  const numbered = [...new Set(zones.flatMap(({ cards }) => cards.filter((handle) => view.cards[handle] !== undefined)))];
  const numbers = new Map(numbered.map((handle, index) => [handle, index + 1]));
  return { bar: barOf(io, view, speech), zones: zones.map((zone) => sectionOf(io, zone, { view, speech, numbers })), numbered };
}

/** Hand, then what is near, then what is far, then the piles. */
function readingOrder({ viewer, zones }: View): readonly SeenZone[] {
  const isPile = ({ kind }: SeenZone): boolean => piles.includes(kind);
  const rank = (zone: SeenZone): number => {
    if (isPile(zone)) return zone.seat === viewer ? 4 : 5;
    if (zone.seat !== viewer) return zone.seat < 0 ? 2 : 3;
    return zone.kind === 'hand' ? 0 : 1;
  };
  return zones.toSorted((one, other) => rank(one) - rank(other));
}

function barOf(io: Pick<Io, 'language'>, { table, seats }: View, speech: Speech): Section {
  const teams = new Set(seats.map(({ team }) => team));
  // Where each seat is a team of its own there are none to speak of.
  const told = seats.map(({ team, calledAfter: _named, ...values }) => ({
    ...values,
    ...(typeof team === 'number' && teams.size < seats.length && { team }),
  }));
  const seatFacts = told.map((values, seat) => `${saySeat(seat, speech)}: ${sayValues(values, speech)}`);
  return { title: tell(io, 'play.table'), facts: [sayValues(table, speech), ...seatFacts].filter((fact) => fact !== '') };
}

interface Reading {
  readonly view: View;
  readonly speech: Speech;
  readonly numbers: ReadonlyMap<Handle, number>;
}

/** How one card is read. */
interface CardReading extends Reading {
  /** Whose zone it lies in; negative in a shared one. */
  readonly zoneSeat: Seat;
}

function sectionOf(io: Pick<Io, 'language'>, { kind, seat, count, cards }: SeenZone, { view, speech, numbers }: Reading): Section {
  const known = cards.flatMap((handle) => {
    const card = view.cards[handle];
    return card === undefined ? [] : [sayCardLine(io, handle, card, { view, speech, numbers, zoneSeat: seat })];
  });
  const hidden = count - known.length;
  const title = seat < 0 ? sayLabel(kind, speech) : tell(io, 'play.zoneOf', { zone: sayLabel(kind, speech), seat: saySeat(seat, speech) });
  return {
    title: `${title} (${count})`,
    facts: [...known, ...(hidden > 0 && known.length > 0 ? [tell(io, 'play.hidden', { count: hidden })] : [])],
  };
}

function sayCardLine(io: Pick<Io, 'language'>, handle: Handle, card: SeenCard, { view, speech, numbers, zoneSeat }: CardReading): string {
  const named = (value: string): string | undefined => nameOf(value, { view, speech, numbers });
  const values = sayValues({ ...atGlance(speech.card(card.definition), card.now), ...card.now }, speech, named);
  const whose = zoneSeat < 0 && card.controller >= 0 ? ` (${saySeat(card.controller, speech)})` : '';
  const host = card.host === undefined ? undefined : numbers.get(card.host);
  const on = host === undefined ? '' : ` (${tell(io, 'play.on', { number: `#${host}` })})`;
  return `#${numbers.get(handle) ?? ''} ${sayCard(card.definition, speech)}${whose}${on}${values === '' ? '' : `: ${values}`}`;
}

/** The printed facts that a player wants to see of a card without looking at it closely. */
const glance = ['type', 'cost', 'power', 'armor', 'modifiers'] as const;
/** The same of an ally alone: of other cards these facts say something else, or too little. */
const glanceAtAllies = ['hitPoints', 'thwart', 'attack'] as const;

/** What is printed on a card, before its values as they are `now`, which stand in place of those printed. */
function atGlance({ facts = {} }: Partial<CardSheet> = {}, now: SeenCard['now']): Readonly<Record<string, Shown>> {
  // In play an ally says all of its powers that it has.
  const isAlly = facts['type'] === 'ally' && glanceAtAllies.every((name) => now[name] === undefined);
  const names = isAlly ? [...glance, ...glanceAtAllies] : glance;
  const shown = names.map((name) => [name, facts[name] ?? 0] as const).filter(([, value]) => value !== 0);
  const { strength, toughness } = facts;
  // Strength and toughness are one value, as in play, and count where they are 0.
  const body = isAlly && strength !== undefined && toughness !== undefined ? { body: `${strength}/${toughness}` } : {};
  return { ...Object.fromEntries(shown), ...body };
}

/** A value that is a card: one on the table by its number and name, one that is only spoken of by its name. */
function nameOf(value: string, { view, speech, numbers }: Reading): string | undefined {
  const card = view.cards[value];
  if (card !== undefined) return `#${numbers.get(value) ?? ''} ${sayCard(card.definition, speech)}`;
  return speech.card(value)?.name[speech.language];
}

/** Values as a line: `Power 3, exhausted`. What is false is not said. `named` gives the names of values that are cards. */
export function sayValues(
  values: Readonly<Record<string, Shown>>,
  speech: Speech,
  named: (value: string) => string | undefined = () => undefined,
): string {
  return Object.entries(values)
    .filter(([name, value]) => value !== false && value !== '' && (textIn[name] ?? speech.language) === speech.language)
    .filter(([name, value]) => !(isSeatName(name) && value === NOBODY))
    .map(([name, value]) => sayOne(name, value, { speech, named }))
    .join(', ');
}

interface Saying {
  readonly speech: Speech;
  readonly named: (value: string) => string | undefined;
}

/** Values that name cards. */
const cardValues: readonly string[] = ['source', 'giver', 'targets'];
/** Values that are what a card or an ability says, each in one language. */
const textIn: Readonly<Record<string, Language>> = { textEn: 'en', textEs: 'es' };

function sayOne(name: string, value: Shown, { speech, named }: Saying): string {
  const label = sayLabel(name, speech);
  if (value === true) return label;
  if (name in textIn) return `“${String(value).replaceAll('**', '').replaceAll(/\s+/g, ' ')}”`;
  if (typeof value === 'number') return `${label} ${sayNumber(name, value, speech)}`;
  if (name === 'type') return sayLabel(String(value), speech);
  const isCard = cardValues.includes(name);
  const words = [value].flat().map((each) => (isCard ? named(String(each)) : undefined) ?? sayLabel(String(each), speech));
  return `${label} ${words.length === 0 ? '0' : words.join(' + ')}`;
}

function sayNumber(name: string, value: number, speech: Speech): string {
  if (isSeatName(name)) return saySeat(value, speech);
  // Teams are numbered from 0, and people count from 1.
  return String(name === 'team' ? value + 1 : value);
}

/** In which turn a table is, or in which round where turns have no numbers; empty before the first. */
export function turnIn({ table }: Pick<View, 'table'>): string {
  return String(table['turn'] ?? table['round'] ?? '');
}

/** A seat that is none: in the villain phase it is nobody’s turn. */
const NOBODY = -1;

/** Values that are seats. */
function isSeatName(name: string): boolean {
  return name === 'active' || name === 'starter' || name === 'first' || name === 'firstPlayer';
}
