import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Toggles } from '../parts/toggles.tsx';
import type { Setting, SettingValue } from './match-settings.ts';

interface ListSettingProps {
  readonly setting: Extract<Setting, { kind: 'list' }>;
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  /** Undefined where it is as usual. */
  readonly value: SettingValue | undefined;
  readonly describedBy: string | undefined;
  readonly onValue: (value: SettingValue | undefined) => void;
}

const usual = '\u0000usual';
const none = '\u0000none';

/** Some of the words of a setting: as usual, none at all where that is allowed, or as many as may be chosen. */
export function ListSetting({ setting, label, words, value, describedBy, onValue }: ListSettingProps): ReactNode {
  const texts = useTexts();
  const chosen = Array.isArray(value) ? setting.words.filter((word) => value.includes(word)) : undefined;
  const special = setting.min === 0 ? [usual, none] : [usual];
  const marked = chosen === undefined ? [usual] : wordsOrNone(chosen);
  const isFull = chosen !== undefined && setting.max !== undefined && chosen.length >= setting.max;
  return (
    <Toggles
      label={label}
      values={[...special, ...setting.words]}
      words={{ ...words, [usual]: texts.settingUsual, [none]: texts.settingNone }}
      chosen={marked}
      blocked={isFull ? setting.words.filter((word) => !marked.includes(word)) : []}
      describedBy={describedBy}
      onToggle={(word) => onValue(toggled(chosen ?? [], word))}
    />
  );
}

function wordsOrNone(chosen: readonly string[]): readonly string[] {
  return chosen.length === 0 ? [none] : chosen;
}

/** The words after one was pressed: the last one that is taken away leaves what is usual. */
export function toggled(chosen: readonly string[], word: string): readonly string[] | undefined {
  if (word === usual) return undefined;
  if (word === none) return [];
  const next = chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word];
  return next.length === 0 ? undefined : next;
}
