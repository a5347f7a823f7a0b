/** Tells events in lines: what follows from an act stands under it, and events in a row that say the same are one line. Pure. */

import type { EventRank, GameWords, SeenEvent, SeenReference } from '@crupier/kernel';
import { fillEvent, sayCard, sayEvent, type Speech } from './say.ts';

/** A line of a log. */
export interface ToldLine {
  /** What it tells, in order: several events where they are gathered. */
  readonly events: readonly SeenEvent[];
  readonly text: string;
  /** How often the text holds; more than 1 where equal events without a sentence for several are gathered. */
  readonly times: number;
  /** The ledger row that it carries out, or an empty text. */
  readonly rule: string;
  /** Whether it follows from the act above it. */
  readonly isUnderAct: boolean;
  readonly rank: EventRank | undefined;
}

/** Whether an act is being carried out, or begins and has no line yet. */
export type ActState = 'none' | 'begins' | 'open';

/** What was told so far, as far as the next line depends on it. */
export interface Telling {
  readonly lines: readonly ToldLine[];
  readonly act: ActState;
  /** Lines from here on belong to what was chosen last; without it, all do. */
  readonly since?: number;
}

/** Nothing told yet. */
export const nothingTold: Telling = { lines: [], act: 'none' };

/** The lines of events; those that have nothing to say have none. */
export function tellEvents(events: readonly SeenEvent[], speech: Speech): readonly ToldLine[] {
  return tellOn(nothingTold, events, speech).lines;
}

/** Goes on telling: the last line may be gathered with what follows. */
export function tellOn(told: Telling, events: readonly SeenEvent[], speech: Speech): Telling {
  const lines = [...told.lines];
  let { act, since = 0 } = told;
  for (const event of events) {
    const rank = speech.words.eventRanks?.[event.name];
    const isBreak = rank === 'part' || rank === 'step';
    if (isBreak || event.begins === true) {
      act = isBreak ? 'none' : 'begins';
      since = lines.length;
    }
    const text = sayEvent(event, speech);
    if (text.trim() === '') continue;
    const isFirst = act === 'begins' && (rank === undefined || rank === 'lead');
    const isUnderAct = act === 'open' && (rank === undefined || rank === 'lead');
    const line: ToldLine = { events: [event], text, times: 1, rule: ruleOf(event, speech.words), isUnderAct, rank };
    addLine(lines, isFirst && rank === undefined ? { ...line, rank: 'act' } : line, { since, speech });
    if (isFirst || rank === 'act' || rank === 'use') act = 'open';
  }
  return { lines, act, since };
}

interface Place {
  readonly since: number;
  readonly speech: Speech;
}

/** Adds a line: gathered with the last one, before those that led to it, or after it. */
function addLine(lines: ToldLine[], line: ToldLine, { since, speech }: Place): void {
  const joined = joinLines(lines.at(-1), line, speech);
  if (joined !== undefined) {
    lines[lines.length - 1] = joined;
    return;
  }
  const led = line.rank === 'act' ? lines.splice(findLead(lines, since)) : [];
  lines.push(line, ...led.map((each): ToldLine => ({ ...each, isUnderAct: true, rank: undefined })));
}

/** Where the lines begin that lead to an act: those with that rank, and what followed from the first of them if it began the act. */
function findLead(lines: readonly ToldLine[], since: number): number {
  let at = lines.length;
  while (at > since && lines[at - 1]?.rank === 'lead') at--;
  const beginning = lines.findLastIndex(({ isUnderAct }) => !isUnderAct);
  return beginning >= since && lines[beginning]?.rank === 'lead' ? Math.min(at, beginning) : at;
}

/** A line with its count: `Ana gains 1Æ. ×2`. */
export function countedText({ text, times }: Pick<ToldLine, 'text' | 'times'>): string {
  return times === 1 ? text : `${text} ×${times}`;
}

function ruleOf({ name }: SeenEvent, { eventRules }: GameWords): string {
  return (eventRules[name] ?? '').split(' ', 1)[0] ?? '';
}

/** Two lines as one; undefined where they stay two. */
function joinLines(last: ToldLine | undefined, line: ToldLine, speech: Speech): ToldLine | undefined {
  const [before] = last?.events ?? [];
  const [event] = line.events;
  if (last === undefined || before === undefined || event === undefined) return undefined;
  const events = [...last.events, event];
  if (last.rank === 'use' && line.rank === 'act' && isSameCard(before.card, event.card)) return { ...line, events };
  if (before.name !== event.name || last.isUnderAct !== line.isUnderAct || line.rank === 'part') return undefined;
  const template = speech.words.gatheredEvents?.[event.name]?.[speech.language];
  if (template !== undefined && differByCardAlone(before, event))
    return { ...last, events, text: fillEvent(template, event, speech, listCards(events, speech)) };
  return last.text === line.text ? { ...last, events, times: last.times + 1 } : undefined;
}

function isSameCard(one: SeenReference | undefined, other: SeenReference | undefined): boolean {
  return one?.definition !== undefined && one.definition === other?.definition && one.handle === other.handle;
}

function differByCardAlone(one: SeenEvent, other: SeenEvent): boolean {
  const rest = ({ seat, amount, value, other: second }: SeenEvent): string => JSON.stringify([seat, amount, value, second?.handle]);
  return rest(one) === rest(other);
}

const unknownCards = {
  en: (count: number): string => (count === 1 ? 'a card' : `${count} cards`),
  es: (count: number): string => (count === 1 ? 'una carta' : `${count} cartas`),
};

/** The cards of events as a list, each name once: `Troll ×2, Dust Pixie and 2 cards`. */
export function listCards(events: readonly Pick<SeenEvent, 'card'>[], speech: Speech): string {
  const counts = new Map<string, number>();
  let unknown = 0;
  for (const { card } of events) {
    if (card?.definition === undefined) unknown++;
    else counts.set(card.definition, (counts.get(card.definition) ?? 0) + 1);
  }
  const names = [...counts].map(([definition, count]) => countedText({ text: sayCard(definition, speech), times: count }));
  return new Intl.ListFormat(speech.language).format([...names, ...(unknown === 0 ? [] : [unknownCards[speech.language](unknown)])]);
}
