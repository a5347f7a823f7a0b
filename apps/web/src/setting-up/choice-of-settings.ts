/** Settings as a part of an address: what a table is laid out with beside what was kept. */

import type { GameSummary } from '@crupier/protocol';
import { settingsOf, type SettingValue } from './match-settings.ts';

/** Writes settings: `scenario=klaw,difficulty=expert`. */
export function formatChoice(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([setting, value]) => `${setting}=${value}`)
    .join(',');
}

/** Settings that are changed: without a value they are as usual. */
export type SettingsAsked = Readonly<Record<string, SettingValue | undefined>>;

/** Reads settings of a game; what is none of its words and numbers is left out. Undefined where the text has none. */
export function parseChoice(choice: string, game: GameSummary): SettingsAsked | undefined {
  const known = settingsOf(game);
  const read = choice.split(',').flatMap((part): readonly (readonly [string, SettingValue | undefined])[] => {
    const [name = '', value = ''] = part.split('=');
    const setting = known.find((each) => each.name === name);
    if (setting?.kind === 'words' && setting.words.includes(value)) return [[name, value]];
    // The least of a number is none of what it counts.
    if (setting?.kind === 'number' && /^\d{1,6}$/.test(value)) return [[name, Number(value) === setting.min ? undefined : Number(value)]];
    return [];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}
