import type { Language } from '@crupier/kernel';

/** The games that have a ledger. */
export const ruleGames = ['keyforge', 'inferno', 'marvel-champions'] as const;
/** One of the games that have a ledger. */
export type RuleGame = (typeof ruleGames)[number];

/** What a rule is about, over the three games. */
export const ruleKinds = [
  'ability',
  'campaign',
  'cardtype',
  'cost',
  'counter',
  'deckbuilding',
  'definition',
  'encounter',
  'errata',
  'faq',
  'faq-card',
  'faq-general',
  'house',
  'icon',
  'keyword',
  'layer',
  'mechanic',
  'mode',
  'multiplayer',
  'order-table',
  'replacement',
  'ruling',
  'sba',
  'setup',
  'shortcut',
  'status',
  'timing',
  'token',
  'tournament',
  'variant',
  'zone',
] as const;
/** One of the kinds of rule. */
export type RuleKind = (typeof ruleKinds)[number];

/** A text in English and, where it has been written, in Spanish. */
export interface Text {
  readonly en: string;
  readonly es?: string;
}

/** A rule: one row of a game's ledger, or a ruling of ours on the rows that it cites. */
export interface RuleRow {
  /** What code, logs and cards cite: `KF-FIGHT-4`, `INF-601.1e`, `MC-OVERKILL-2`; rulings are `INF-C-06`, short `C-06`. */
  readonly id: string;
  readonly game: RuleGame;
  readonly kind: RuleKind;
  /** Whether play can show it kept or broken; definitions and history are not, and rulings are proved by the rows they settle. */
  readonly testable: boolean;
  /** The heading that it stands under, shared by its family: `Fight`, `Luchar`. */
  readonly title: Text;
  /** The names of the cards that it speaks of. */
  readonly cards: readonly Text[];
  /** The rule in our own words. */
  readonly summary: Text;
}

/** The language that a text is shown in to a reader of the given one: English where Spanish is missing. */
export function shownLanguage(text: Text, language: Language): Language {
  return text[language] === undefined ? 'en' : language;
}

/** A text as a reader of the given language sees it: the English one where Spanish is missing. */
export function textIn(text: Text, language: Language): string {
  return text[language] ?? text.en;
}
