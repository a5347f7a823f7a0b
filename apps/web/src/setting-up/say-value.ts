import type { Texts } from '../language/texts-en.ts';
import type { SettingValue } from './match-settings.ts';
import type { SaySetting } from './use-setting-words.ts';

/** Longest text of a setting that is told, in UTF-16 units: the log of a campaign is none. */
const TOLD_MAX = 80;

/** How a setting's value is said; undefined where it is none that is said in a line, such as teams or a long text. */
export function sayValue(value: unknown, say: SaySetting, texts: Texts): string | undefined {
  if (isPlain(value)) return sayPlain(value, say, texts);
  return undefined;
}

function isPlain(value: unknown): value is SettingValue {
  if (Array.isArray(value)) return value.every((word) => typeof word === 'string');
  if (typeof value === 'string') return value.length <= TOLD_MAX;
  return typeof value === 'number' || typeof value === 'boolean';
}

function sayPlain(value: SettingValue, say: SaySetting, texts: Texts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return say.word(value);
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? texts.settingNone : value.map(say.word).join(', ');
}
