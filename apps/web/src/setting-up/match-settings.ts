/** What a game lets people set for a match beside its decks: the form asks for what its schema lists. */

import type { GameSummary, SettingNeed } from '@crupier/protocol';

/** A chosen setting: a word, a text, a number, yes or no, or some words. */
export type SettingValue = string | number | boolean | readonly string[];

/** The settings that were chosen, without those that are as usual. */
export type ChosenSettings = Readonly<Record<string, SettingValue>>;

/** A setting that the form asks for. */
export type Setting = { readonly name: string } & (
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'text'; readonly max: number | undefined }
  | { readonly kind: 'switch' }
  | { readonly kind: 'list'; readonly words: readonly string[]; readonly min: number; readonly max: number | undefined }
);

type FieldSchema = NonNullable<NonNullable<GameSummary['settings']>['properties']>[string];

/** The settings of a game that one field answers: of some words the first is usual. Lists of anything but words, such as teams, have forms of their own. */
export function settingsOf({ settings }: GameSummary): readonly Setting[] {
  return Object.entries(settings?.properties ?? {}).flatMap(([name, schema]) => settingOf(name, schema) ?? []);
}

function settingOf(name: string, schema: FieldSchema): Setting | undefined {
  const { type, enum: words, minimum, maximum, maxLength, items, minItems = 0, maxItems } = schema;
  if (words !== undefined) return words.length > 1 ? { name, kind: 'words', words } : undefined;
  if (type === 'integer') return { name, kind: 'number', min: minimum, max: maximum };
  if (type === 'boolean') return { name, kind: 'switch' };
  if (type === 'array') return items?.enum && { name, kind: 'list', words: items.enum, min: minItems, max: maxItems };
  return type === 'string' ? { name, kind: 'text', max: maxLength } : undefined;
}

/** Whether several seats may play as a team. */
export function hasTeams({ settings }: GameSummary): boolean {
  return settings?.properties?.['teams'] !== undefined;
}

/** Of the settings that were kept, those that are not as usual and that the game still has. */
export function settingsFor(game: GameSummary, kept: ChosenSettings): ChosenSettings {
  const chosen = settingsOf(game).flatMap((setting) => {
    const value = kept[setting.name];
    return value !== undefined && isUnusual(setting, value) ? [[setting.name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** A number may be any: the game says what is wrong with it. */
function isUnusual(setting: Setting, value: SettingValue): boolean {
  switch (setting.kind) {
    case 'words':
      return typeof value === 'string' && setting.words.indexOf(value) > 0;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'switch':
      return value === true;
    case 'list':
      return Array.isArray(value) && value.every((word) => setting.words.includes(String(word)));
  }
}

/** A setting among others. */
interface EffectOfSetting {
  readonly setting: string;
  /** What is set and not as usual. */
  readonly settings: ChosenSettings;
  readonly needs: Readonly<Record<string, SettingNeed>>;
  readonly game: GameSummary;
}

/** Whether a setting has an effect beside others: where it needs one of some words of another one, that has it. */
export function hasEffect({ setting, settings, needs, game }: EffectOfSetting): boolean {
  const need = needs[setting];
  if (need === undefined) return true;
  const other = settingsOf(game).find(({ name }) => name === need.setting);
  const usual = other?.kind === 'words' ? other.words[0] : undefined;
  return need.words.includes(String(settings[need.setting] ?? usual));
}

/** A setting that is changed: without a value it is as usual. */
export interface SettingChange extends Pick<EffectOfSetting, 'needs' | 'game'> {
  readonly setting: string;
  readonly value: SettingValue | undefined;
}

/** Settings after a change: those that have no effect any more are as usual. */
export function withSetting(before: ChosenSettings, { setting, value, needs, game }: SettingChange): ChosenSettings {
  const { [setting]: _old, ...others } = before;
  const settings = value === undefined ? others : { ...others, [setting]: value };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => hasEffect({ setting: name, settings, needs, game })));
}

/** Whether decks are made from sealed pools with some settings. */
export function isSealed({ sealedWith }: GameSummary, settings: Readonly<Record<string, unknown>>): boolean {
  return agree(sealedWith, settings);
}

/** Whether each seat is dealt a deck with some settings, so that nobody brings one. */
export function dealsDecks({ dealsDecksWith }: GameSummary, settings: Readonly<Record<string, unknown>>): boolean {
  return agree(dealsDecksWith, settings);
}

function agree(wanted: GameSummary['sealedWith'], settings: Readonly<Record<string, unknown>>): boolean {
  return wanted !== undefined && Object.entries(wanted).every(([name, value]) => settings[name] === value);
}

/** Whether a problem is about a setting that the form has a field for. */
export function isAbout(at: string, name: string): boolean {
  return at === name || at === `settings.${name}` || at.startsWith(`settings.${name}.`) || at.startsWith(`settings.${name}[`);
}
