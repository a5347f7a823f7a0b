import type { GameChoices } from '@crupier/protocol';
import { useId, type ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { Segments } from '../parts/segments.tsx';
import { settingsOf } from './match-settings.ts';
import { useSettingWords } from './use-setting-words.ts';
import { useStakes } from './use-stakes.ts';
import type { TableSetup } from './use-table-setup.ts';
import { useSetupTexts } from './use-setup-texts.ts';

interface DifficultySectionProps {
  readonly setup: TableSetup;
  readonly choices: GameChoices;
}

/** Before the id of a ready table among the words of how hard a match is. */
const readyMark = '\u0000ready ';

/** How hard the match is, with a table that is ready for a first game, and what it comes to in figures. */
export function DifficultySection({ setup, choices }: DifficultySectionProps): ReactNode {
  const { game, settings, wish, readyTable, set, takeReady } = setup;
  const said = useSetupTexts();
  const language = useLanguage();
  const say = useSettingWords(game.id);
  const heading = useId();
  const stakes = useStakes(game.id, settings, wish.others.length + 1);
  const setting = settingsOf(game).find(({ name }) => name === choices.difficulty);
  if (setting?.kind !== 'words') return undefined;
  const ready = game.readyTables ?? [];
  const words = {
    ...Object.fromEntries(ready.map(({ id, name }) => [`${readyMark}${id}`, name[language]])),
    ...Object.fromEntries(setting.words.map((word) => [word, say.word(word)])),
  };
  const choose = (value: string): void => {
    const table = ready.find(({ id }) => value === `${readyMark}${id}`);
    if (table === undefined) set(setting.name, value === setting.words[0] ? undefined : value);
    else takeReady(table);
  };
  const now = readyTable === undefined ? String(settings[setting.name] ?? setting.words[0]) : `${readyMark}${readyTable.id}`;
  return (
    <section aria-labelledby={heading} className="setup-difficulty">
      <h2 id={heading}>{said.difficulty}</h2>
      <Segments label={said.difficulty} values={Object.keys(words)} words={words} value={now} onValue={choose} />
      <div aria-live="polite">{stakes !== undefined && <p className="setup-note">{stakes}</p>}</div>
    </section>
  );
}
