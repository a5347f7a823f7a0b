/** What is laid out for a new table of a game, as it is kept in this browser, and how it is changed. */

import type { CreateMatchRequest, GameSummary, ReadyTable, SettingNeed } from '@crupier/protocol';
import { useMemo, useState } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import type { SettingsAsked } from './choice-of-settings.ts';
import { isChosen } from './deck-choice.ts';
import { keptTable, type KeptTable } from './kept-table.ts';
import { keptTerms } from './kept-terms.ts';
import { keepWish, keptWish } from './kept-wish.ts';
import { dealsDecks, isSealed, settingsFor, withSetting, type ChosenSettings, type SettingValue } from './match-settings.ts';
import {
  firstWish,
  fullWish,
  requestOf,
  requestOfReady,
  usualDeck,
  wishOfReady,
  type DeckSource,
  type SeatNames,
  type TableWish,
} from './table-wish.ts';
import { useReadyDecks } from './use-ready-decks.ts';
import { useTextsOf } from './use-texts-of.ts';

/** A table as it is laid out. */
export interface TableSetup {
  readonly game: GameSummary;
  /** The decks of the game that can be played. */
  readonly ready: ReadonlySet<string>;
  readonly kept: KeptTable;
  readonly wish: TableWish;
  /** What is set and not as usual. */
  readonly settings: ChosenSettings;
  /** The ready table that is laid out, if it is one. */
  readonly readyTable: ReadyTable | undefined;
  /** Whether it can be dealt. */
  readonly isWhole: boolean;
  readonly change: (changed: Partial<TableWish>) => void;
  readonly changeKept: (changed: Partial<KeptTable>) => void;
  /** Sets something, or leaves it as usual where there is no value; what has no effect any more is as usual, too. */
  readonly set: (setting: string, value: SettingValue | undefined) => void;
  /** Chooses all of a ready table, or none. */
  readonly takeReady: (table: ReadyTable | undefined) => void;
  /** What the server is asked for; seats of persons at this screen without a name are called by `names`. */
  readonly request: (names?: SeatNames) => CreateMatchRequest;
}

/** How the setting up of a table begins. */
interface SetupBegin {
  /** Which settings have an effect beside which others. */
  readonly needs?: Readonly<Record<string, SettingNeed>>;
  /** A ready table that is laid out. */
  readonly first?: ReadyTable | undefined;
  /** Settings that are changed of what was kept. */
  readonly asked?: SettingsAsked | undefined;
  /** What is changed of what was kept. */
  readonly begin?: (wish: TableWish) => Partial<TableWish>;
}

/** The table of a game as this browser keeps it. */
export function useTableSetup(game: GameSummary, { needs = {}, first, asked, begin }: SetupBegin = {}): TableSetup {
  const texts = useTextsOf(game);
  const language = useLanguage();
  const { name } = useStore(preferences);
  const ready = useReadyDecks(game.id, game.decks, language);
  const [store] = useState(() => keptWith(game.id, asked));
  const kept = useStore(store);
  const [readyTable, takeReady] = useState(first);
  const source = sourceOf(game, ready, kept);
  const [chosen, setChosen] = useState<Partial<TableWish>>(() => {
    const before = isPlain(game, kept) ? keptWish(game.id, game.decks) : {};
    return { ...before, ...begin?.(fullWish(game, { ...firstWish(source), ...before }, source)) };
  });
  const own = fullWish(game, { ...firstWish(source), ...chosen }, source);
  const wish = readyTable === undefined ? own : wishOfReady(readyTable);
  const settings = useMemo(
    () => settingsFor(game, readyTable === undefined ? kept.settings : asChosen(readyTable.settings)),
    [game, kept.settings, readyTable],
  );
  // Whoever changes something of a ready table goes on with its seats and decks.
  const base = readyTable === undefined ? chosen : wish;
  const take = (next: Partial<TableWish>, from: DeckSource): void => {
    takeReady(undefined);
    setChosen(next);
    keepWish(game.id, fullWish(game, { ...firstWish(from), ...next }, from));
  };
  const set = (setting: string, value: SettingValue | undefined): void => {
    const next = { ...kept, settings: withSetting(kept.settings, { setting, value, needs, game }) };
    store.write(next);
    const from = sourceOf(game, ready, next);
    take(isSameSource(from, source) ? base : withUsualDecks(base, from), from);
  };
  return {
    game,
    ready,
    kept,
    wish,
    settings,
    readyTable,
    isWhole: isChosen(wish.mine) && wish.others.every(({ kind, deck }) => kind === 'friend' || isChosen(deck)),
    change: (changed) => take({ ...base, ...changed }, source),
    changeKept: (changed) => {
      take(base, source);
      store.change((before) => ({ ...before, ...changed }));
    },
    set,
    takeReady,
    request: (names) =>
      readyTable === undefined
        ? requestOf(game.id, wish, { name, texts, settings, terms: keptTerms(game.id).read(), cards: kept.cards, ...(names && { names }) })
        : requestOfReady(game.id, readyTable, { name, texts, ...(names && { names }) }),
  };
}

/** What was kept for a game, with other settings. */
function keptWith(game: string, asked: SettingsAsked = {}): ReturnType<typeof keptTable> {
  const store = keptTable(game);
  const { settings } = store.read();
  const entries = Object.entries({ ...settings, ...asked }).filter((entry): entry is [string, SettingValue] => entry[1] !== undefined);
  if (Object.keys(asked).length > 0) store.change((before) => ({ ...before, settings: Object.fromEntries(entries) }));
  return store;
}

/** Settings of a ready table, which came as JSON. */
function asChosen(settings: ReadyTable['settings']): ChosenSettings {
  return settings as ChosenSettings;
}

/** Whether decks are chosen and neither dealt nor made from sealed pools. */
function isPlain(game: GameSummary, { settings }: KeptTable): boolean {
  return !dealsDecks(game, settings) && !isSealed(game, settings);
}

/** Where decks come from that nobody has chosen. */
function sourceOf(game: GameSummary, ready: ReadonlySet<string>, kept: KeptTable): DeckSource {
  const { luck, sealed } = kept;
  return {
    decks: game.decks.filter((deck) => ready.has(deck)),
    dealt: dealsDecks(game, kept.settings),
    ...(isSealed(game, kept.settings) && { sealed: { luck, made: sealed } }),
  };
}

/** Whether decks come from the same place: decks of one place may be none of another. */
function isSameSource(one: DeckSource, other: DeckSource): boolean {
  return one.dealt === other.dealt && (one.sealed === undefined) === (other.sealed === undefined);
}

/** The same seats with the decks that are usual. */
function withUsualDecks({ mine: _mine, others, ...wish }: Partial<TableWish>, source: DeckSource): Partial<TableWish> {
  return { ...wish, ...(others && { others: others.map((other, at) => ({ ...other, deck: usualDeck(source, at + 1) })) }) };
}
