/** What decks are made for: the game's settings, each with what is wrong with it, and own cards. */

import type { GameSummary, SpokenProblem } from '@crupier/protocol';
import { useId, type ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { InputField } from '../parts/input-field.tsx';
import { Segments } from '../parts/segments.tsx';
import type { KeptTable } from './kept-table.ts';
import { isAbout, settingsFor, settingsOf, type Setting, type SettingValue } from './match-settings.ts';
import { LINE_MAX, LongSetting } from './long-setting.tsx';
import { ListSetting } from './list-setting.tsx';
import { OwnCardsField } from './own-cards.tsx';
import { useSettingWords, type SaySetting } from './use-setting-words.ts';

interface SettingFormProps {
  readonly game: GameSummary;
  readonly kept: KeptTable;
  /** What the game found wrong. */
  readonly problems: readonly SpokenProblem[];
  readonly onKept: (changed: Partial<KeptTable>) => void;
  /** Called when a setting is another: decks for the one before may be none for it. */
  readonly onSetting: () => void;
}

/** The game's settings and own cards, where it has them. */
export function SettingForm({ game, kept, problems, onKept, onSetting }: SettingFormProps): ReactNode {
  const change = (name: string, value: SettingValue | undefined): void => {
    const { [name]: _before, ...others } = kept.settings;
    onKept({ settings: value === undefined ? others : { ...others, [name]: value } });
    onSetting();
  };
  return (
    <>
      {settingsOf(game).length > 0 && <SettingFields game={game} kept={kept} problems={problems} onValue={change} />}
      {game.ownCards === true && <OwnCardsField game={game.id} text={kept.cards} onText={(cards) => onKept({ cards })} />}
    </>
  );
}

interface SettingFieldsProps extends Pick<SettingFormProps, 'game' | 'kept' | 'problems'> {
  readonly onValue: (name: string, value: SettingValue | undefined) => void;
}

function SettingFields({ game, kept, problems, onValue }: SettingFieldsProps): ReactNode {
  const chosen = settingsFor(game, kept.settings);
  const say = useSettingWords(game.id);
  return settingsOf(game).map((setting) => (
    <SettingField
      key={setting.name}
      setting={setting}
      say={say}
      value={chosen[setting.name]}
      problem={sayBeside(problems.find(({ at }) => isAbout(at, setting.name)))}
      onValue={(value) => onValue(setting.name, value)}
    />
  ));
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
