/** What an answer may cost a card, in words: for the page, and in a line for the terminal. */

import type { Handle, Language, SeenAsk, SeenLoss, SeenOdds, View } from '@crupier/kernel';
import { sayCard, sayLabel, type Speech } from './say.ts';

/** A loss in words. */
export interface SaidLoss {
  /** As what the card takes it: “DEF 3”, “Ally”; empty where nobody says. */
  readonly role: string;
  /** How much: “2–5”. */
  readonly range: string;
  /** What is left of the card then: “4–7 left”, “falls at 4”, “falls”. */
  readonly left: string;
  /** Whether the card falls, for certain or perhaps. */
  readonly falls: 'no' | 'perhaps' | 'certain';
}

type Both = Readonly<Record<Language, string>>;

const words = {
  left: { en: '{range} left', es: 'quedan {range}' },
  leftOne: { en: '1 left', es: 'queda 1' },
  mayFall: { en: 'falls at {left}', es: 'cae con {left}' },
  falls: { en: 'falls', es: 'cae' },
  line: { en: 'takes {range}, {left}', es: 'sufre {range}, {left}' },
  nothing: { en: '{card} takes no damage.', es: '{card} no sufre daño.' },
  takes: { en: '{card} takes {range}: {rest} of {now} left.', es: '{card} sufre {range}: quedan {rest} de {now}.' },
  takesOne: { en: '{card} takes {range}: 1 of {now} left.', es: '{card} sufre {range}: queda 1 de {now}.' },
  takesAndMayFall: { en: '{card} takes {range} and falls at {left}.', es: '{card} sufre {range} y cae con {left}.' },
  takesAndFalls: { en: '{card} takes {range} and falls.', es: '{card} sufre {range} y cae.' },
  oddsOf: { en: '{value} on {count}', es: '{value} en {count}' },
} as const satisfies Readonly<Record<string, Both>>;

/** Puts what a card may lose into words. */
export function sayLoss(loss: SeenLoss, speech: Speech): SaidLoss {
  const { role, value, left } = loss;
  const label = role === undefined ? '' : sayLabel(role, speech);
  const falls = fallOf(loss);
  const said = (word: Both): string => fill(word[speech.language], { range: restOf(loss), left: String(left) });
  const rest = { no: restOf(loss) === '1' ? words.leftOne : words.left, perhaps: words.mayFall, certain: words.falls }[falls];
  return { role: value === undefined ? label : `${label} ${value}`, range: rangeOf(loss.least, loss.most), left: said(rest), falls };
}

/** The same in a line of a list: “DEF 3: takes 0–3, 6–9 left”. */
export function sayLossLine(loss: SeenLoss, speech: Speech): string {
  const { role, range, left } = sayLoss(loss, speech);
  return `${role === '' ? '' : `${role}: `}${fill(words.line[speech.language], { range, left })}`;
}

/** What choosing nothing may cost, in a sentence: “Spider-Man takes 3–6: 3–6 of 9 left.” Undefined where it costs nothing. */
export function sayDeclinedLoss(ask: Pick<SeenAsk, 'declinedLoss'>, view: View, speech: Speech): string | undefined {
  const { declinedLoss: loss } = ask;
  if (loss === undefined) return undefined;
  const rest = restOf(loss);
  const whole = rest === '1' ? words.takesOne : words.takes;
  const known = loss.most === 0 ? words.nothing : whole;
  const word = { no: known, perhaps: words.takesAndMayFall, certain: words.takesAndFalls }[fallOf(loss)];
  const values = { card: nameAt(loss.card, view, speech), range: rangeOf(loss.least, loss.most), rest, now: String(loss.left) };
  return fill(word[speech.language], { ...values, left: values.now });
}

/** How many of the cards that may be turned up have which value; undefined where the game has no words for it. */
export function sayOdds({ code, counts }: SeenOdds, { words: said, language }: Speech): string | undefined {
  const template = said.odds?.[code]?.[language];
  const list = counts.flatMap((count, value) =>
    count === 0 ? [] : [fill(words.oddsOf[language], { value: String(value), count: String(count) })],
  );
  const cards = counts.reduce((sum, count) => sum + count, 0);
  return template === undefined ? undefined : fill(template, { cards: String(cards), list: list.join(', ') });
}

function fallOf({ left, least, most }: SeenLoss): SaidLoss['falls'] {
  if (least >= left) return 'certain';
  return most >= left ? 'perhaps' : 'no';
}

/** What is left of a card that does not fall. */
function restOf({ left, least, most }: SeenLoss): string {
  return rangeOf(left - most, left - least);
}

/** A range of numbers, or the one number that it is. */
function rangeOf(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

function nameAt(handle: Handle | undefined, view: View, speech: Speech): string {
  const definition = view.cards[handle ?? '']?.definition;
  return definition === undefined ? '' : sayCard(definition, speech);
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
