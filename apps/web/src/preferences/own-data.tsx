/** What is the reader's own: their name, and all that is kept of them, to take away and to delete. */

import { useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { saveJson } from '../parts/save-file.ts';
import { useStore } from '../parts/use-store.ts';
import { deleteEverything, fetchOwnData, ownDataFile, sayDeleted } from './own-data-file.ts';
import { nameMax, preferences } from './preferences.ts';
import { SettingGroup, SettingRow } from './setting-rows.tsx';
import { useSettingsTexts } from './use-settings-texts.ts';

/** The group. */
export function OwnGroup(): ReactNode {
  const said = useSettingsTexts();
  return (
    <SettingGroup title={said.groups.own}>
      <NameRow />
      <DownloadRow />
      <DeleteRow />
    </SettingGroup>
  );
}

function NameRow(): ReactNode {
  const said = useSettingsTexts();
  const texts = useTexts();
  const { name } = useStore(preferences);
  return (
    <SettingRow name={said.name} about={said.nameAbout}>
      <input
        className="input"
        type="text"
        aria-label={texts.yourName}
        maxLength={nameMax}
        autoComplete="off"
        value={name}
        onChange={({ target }) => preferences.change((kept) => ({ ...kept, name: target.value }))}
      />
    </SettingRow>
  );
}

function DownloadRow(): ReactNode {
  const said = useSettingsTexts();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    const server = await fetchOwnData(language);
    setFailed(!server.ok);
    if (server.ok) saveJson(ownDataFile(server.value, Object.entries(localStorage)), 'crupier.json');
  };
  return (
    <SettingRow name={said.download} about={hasFailed ? said.downloadFailed : said.downloadAbout}>
      <Button label={`${said.downloadYes}: ${said.download}`} onPress={() => void save()}>
        {said.downloadYes}
      </Button>
    </SettingRow>
  );
}

/** What goes is said before it goes. */
function DeleteRow(): ReactNode {
  const said = useSettingsTexts();
  const language = useLanguage();
  const [going, setGoing] = useState<readonly string[] | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const askFirst = async (): Promise<void> => setGoing(sayDeleted(await fetchOwnData(language), said));
  const forget = async (): Promise<void> => {
    setGoing(undefined);
    const problems = await deleteEverything(language);
    if (problems === undefined) location.assign('/');
    else setProblem([said.removeFailed, ...problems.map(({ text }) => text)].join(' '));
  };
  return (
    <>
      <SettingRow name={said.remove} about={said.removeAbout}>
        <Button label={`${said.removeYes}: ${said.remove}`} onPress={() => void askFirst()} className="setting-danger">
          {said.removeYes}
        </Button>
      </SettingRow>
      <div aria-live="polite">{problem !== undefined && <p className="problem">{problem}</p>}</div>
      {going !== undefined && (
        <ChoiceDialog
          title={said.removeTitle}
          text={going}
          yes={said.removeYes}
          onYes={() => void forget()}
          onClose={() => setGoing(undefined)}
        />
      )}
    </>
  );
}
