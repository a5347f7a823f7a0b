import type { GameChoices } from '@crupier/protocol';
import { useId, type ReactNode } from 'react';
import { FacePicks, type FacePick } from './face-picks.tsx';
import { facedSettings } from './meeting.ts';
import { useGameSpeech } from './use-game-speech.ts';
import { useSettingWords } from './use-setting-words.ts';
import type { TableSetup } from './use-table-setup.ts';
import { useSetupTexts } from './use-setup-texts.ts';

interface FaceSectionsProps {
  readonly setup: TableSetup;
  readonly choices: GameChoices;
}

/** The settings whose words are chosen by a face, such as a scenario by its villain. */
export function FaceSections({ setup, choices }: FaceSectionsProps): ReactNode {
  return facedSettings(setup, choices).map((setting) => (
    <FaceSection key={setting.name} setup={setup} choices={choices} setting={setting.name} words={setting.words} />
  ));
}

interface FaceSectionProps extends FaceSectionsProps {
  readonly setting: string;
  readonly words: readonly string[];
}

function FaceSection({ setup: { game, settings, set }, choices, setting, words }: FaceSectionProps): ReactNode {
  const said = useSetupTexts();
  const speech = useGameSpeech(game.id);
  const say = useSettingWords(game.id);
  const heading = useId();
  const label = said.faceHeads[setting] ?? say.name(setting);
  const picks = words.map((word): FacePick => ({ value: word, introduction: choices.faces[setting]?.[word], word: say.word(word) }));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{label}</h2>
      <FacePicks
        game={game.id}
        label={label}
        picks={picks}
        sheets={choices.sheets}
        speech={speech}
        value={String(settings[setting] ?? words[0] ?? '')}
        onValue={(word) => set(setting, word === words[0] ? undefined : word)}
        beside
      />
    </section>
  );
}
