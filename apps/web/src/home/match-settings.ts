/** What a game lets people set for a match beside its decks: the form asks for what its schema lists. */

import type { GameSummary } from '@crupier/protocol';

/** The settings that were chosen, without those that are as usual. */
export type ChosenSettings = Readonly<Record<string, string>>;

/** A setting that is one of some words, of which the first is usual. */
export interface WordSetting {
  readonly name: string;
  readonly words: readonly string[];
}

/** The settings of a game that leave a choice among words. */
export function wordSettings({ settings }: GameSummary): readonly WordSetting[] {
  return Object.entries(settings?.properties ?? {}).flatMap(([name, schema]) => {
    const words = schema.enum ?? [];
    return words.length > 1 ? [{ name, words }] : [];
  });
}

/** Whether several seats may play as a team. */
export function hasTeams({ settings }: GameSummary): boolean {
  return settings?.properties?.['teams'] !== undefined;
}

/** Of the settings that were kept, those that are not as usual and that the game still has. */
export function settingsFor(game: GameSummary, kept: ChosenSettings): ChosenSettings {
  const unusual = wordSettings(game).filter(({ name, words }) => words.indexOf(kept[name] ?? '') > 0);
  return Object.fromEntries(unusual.map(({ name }) => [name, kept[name] ?? '']));
}

/** Whether decks are made from sealed pools with some settings. */
export function isSealed({ sealedWith }: GameSummary, settings: Readonly<Record<string, unknown>>): boolean {
  return sealedWith !== undefined && Object.entries(sealedWith).every(([name, value]) => settings[name] === value);
}
