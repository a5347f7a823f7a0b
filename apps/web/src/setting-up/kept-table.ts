/** What somebody has laid out for a table that is not dealt yet. Kept in this browser, so that nothing is lost when the page is loaded again. */

import { createStore, type Store } from '../parts/store.ts';
import type { SealedDeck } from './deck-choice.ts';
import type { ChosenSettings, SettingValue } from './match-settings.ts';

/** Own cards, settings and sealed decks of one game. */
export interface KeptTable {
  /** What was set for the match, by the game's names. */
  readonly settings: ChosenSettings;
  /** The text of a file of own cards; empty where there is none. */
  readonly cards: string;
  /** What the seeds of sealed pools begin with that nobody has chosen. */
  readonly luck: string;
  /** The decks that were made from sealed pools, by seat. */
  readonly sealed: readonly (SealedDeck | undefined)[];
}

/** Reads what was kept; whatever is missing or not valid is as at first. */
export function parseKeptTable(text: string | null, luck: string): KeptTable {
  const kept = readRecord(text);
  const { settings, format, cards, luck: drawn, sealed } = kept;
  return {
    // What was kept before games had settings of their own has a format at most.
    settings: readSettings(settings ?? { format }),
    cards: typeof cards === 'string' ? cards : '',
    luck: typeof drawn === 'string' && drawn !== '' ? drawn : luck,
    sealed: Array.isArray(sealed) ? sealed.map(readDeck) : [],
  };
}

const kinds: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

function readSettings(value: unknown): ChosenSettings {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, SettingValue] => isSetting(entry[1])));
}

function isSetting(value: unknown): boolean {
  return kinds.has(typeof value) || (Array.isArray(value) && value.every((word) => typeof word === 'string'));
}

function readDeck(value: unknown): SealedDeck | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { seed, demon, cards } = value as Readonly<Record<string, unknown>>;
  if (typeof seed !== 'string' || seed === '' || !Array.isArray(cards)) return undefined;
  const counts = cards.flatMap((each: unknown) => {
    const { card, count } = (each ?? {}) as Readonly<Record<string, unknown>>;
    return typeof card === 'string' && Number.isInteger(count) && Number(count) > 0 ? [{ card, count: Number(count) }] : [];
  });
  return { kind: 'sealed', seed, demon: typeof demon === 'string' ? demon : undefined, cards: counts };
}

function readRecord(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    console.warn('The kept table could not be read and is as at first.', error);
    return {};
  }
}

const tables = new Map<string, Store<KeptTable>>();

/** What was laid out for tables of a game, or under another name. Every change is kept. */
export function keptTable(name: string): Store<KeptTable> {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const key = `crupier.table.${name}`;
  const store = createStore(parseKeptTable(localStorage.getItem(key), drawLuck()));
  store.watch(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.read()));
    } catch (error) {
      console.warn('This browser keeps no more: the table lasts until the page is closed.', error);
    }
  });
  tables.set(name, store);
  return store;
}

const LUCK_MAX = 900_000;

/** Six digits, to be read out to somebody. */
export function drawLuck(): string {
  return String(100_000 + Math.floor(Math.random() * LUCK_MAX));
}
