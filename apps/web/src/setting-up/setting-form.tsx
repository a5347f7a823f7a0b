/** What decks are made for: the game's settings, each with what is wrong with it, and own cards. */

import type { GameSummary, SpokenProblem } from '@crupier/protocol';
import { useId, type ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { InputField } from '../parts/input-field.tsx';
import { Segments } from '../parts/segments.tsx';
import { isAbout, type ChosenSettings, type Setting, type SettingValue } from './match-settings.ts';
import { LINE_MAX, LongSetting } from './long-setting.tsx';
import { ListSetting } from './list-setting.tsx';
import { OwnCardsField } from './own-cards.tsx';
import { useSettingWords, type SaySetting } from './use-setting-words.ts';

interface SettingFormProps {
  readonly game: GameSummary;
  /** The settings that are asked for. */
  readonly settings: readonly Setting[];
  /** What is set and not as usual. */
  readonly chosen: ChosenSettings;
  /** The text of a file of own cards; empty where there is none. */
  readonly cards: string;
  /** What the game found wrong. */
  readonly problems: readonly SpokenProblem[];
  /** Takes undefined for what is usual. */
  readonly onValue: (name: string, value: SettingValue | undefined) => void;
  readonly onCards: (cards: string) => void;
}

/** Settings of a game and own cards, where it has them. */
export function SettingForm({ game, settings, chosen, cards, problems, onValue, onCards }: SettingFormProps): ReactNode {
  const say = useSettingWords(game.id);
  return (
    <>
      {settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          say={say}
          value={chosen[setting.name]}
          problem={sayBeside(problems.find(({ at }) => isAbout(at, setting.name)))}
          onValue={(value) => onValue(setting.name, value)}
        />
      ))}
      {game.ownCards === true && <OwnCardsField game={game.id} text={cards} onText={onCards} />}
    </>
  );
}

/** What is wrong without its place, which the field is. */
function sayBeside(problem: SpokenProblem | undefined): string | undefined {
  const place = `${problem?.at ?? ''}: `;
  return problem?.text.startsWith(place) === true ? problem.text.slice(place.length) : problem?.text;
}

interface SettingFieldProps {
  readonly setting: Setting;
  /** Says the name of a setting, or one of its words. */
  readonly say: SaySetting;
  readonly value: SettingValue | undefined;
  readonly problem: string | undefined;
  /** Takes undefined for what is usual. */
  readonly onValue: (value: SettingValue | undefined) => void;
}

function SettingField({ setting, say, value, problem, onValue }: SettingFieldProps): ReactNode {
  const said = useId();
  const wrong = problem !== undefined;
  return (
    <div className="setting" data-setting={setting.name}>
      <SettingControl setting={setting} say={say} value={value} onValue={onValue} describedBy={wrong ? said : undefined} />
      {wrong && (
        <p id={said} className="setting-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function wordsOf(words: readonly string[], say: SaySetting): Readonly<Record<string, string>> {
  return Object.fromEntries(words.map((word) => [word, say.word(word)]));
}

interface SettingControlProps extends Pick<SettingFieldProps, 'setting' | 'say' | 'value' | 'onValue'> {
  /** The element that says what is wrong, where something is. */
  readonly describedBy: string | undefined;
}

function SettingControl({ setting, say, value, onValue, describedBy }: SettingControlProps): ReactNode {
  const texts = useTexts();
  const label = say.name(setting.name);
  const marks = describedBy === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': describedBy } as const);
  const field = { label, placeholder: texts.settingUsual, ...marks };
  switch (setting.kind) {
    case 'words':
      return (
        <Segments
          label={label}
          values={setting.words}
          words={wordsOf(setting.words, say)}
          value={String(value ?? setting.words[0])}
          onValue={onValue}
        />
      );
    case 'number':
      return (
        <InputField
          {...field}
          type="number"
          inputMode="numeric"
          min={setting.min}
          max={setting.max}
          value={value === undefined ? '' : Number(value)}
          onChange={({ target }) => onValue(target.value === '' ? undefined : target.valueAsNumber)}
        />
      );
    case 'text':
      if (setting.max !== undefined && setting.max > LINE_MAX)
        return <LongSetting max={setting.max} label={label} text={String(value ?? '')} describedBy={describedBy} onText={onValue} />;
      return (
        <InputField
          {...field}
          type="text"
          autoComplete="off"
          maxLength={setting.max}
          value={String(value ?? '')}
          onChange={({ target }) => onValue(target.value === '' ? undefined : target.value)}
        />
      );
    case 'list':
      return (
        <ListSetting
          setting={setting}
          label={label}
          words={wordsOf(setting.words, say)}
          value={value}
          describedBy={describedBy}
          onValue={onValue}
        />
      );
    case 'switch':
      return (
        <Switch
          className="switch"
          isSelected={value === true}
          onChange={(on) => onValue(on ? true : undefined)}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        >
          <span className="switch-track" />
          {label}
        </Switch>
      );
  }
}
