/** All that a reader can set, in groups. Each works at once and keeps itself. */

import { languages } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { speakIn, useTexts } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { playSound } from '../sound/player.ts';
import { soundNames, type SoundName } from '../sound/sound-names.ts';
import { beatPaces, chooseBeatPace, keptBeats, paceIn } from './beat-pace.ts';
import { contrasts, motions, preferences, showings, speeds, themes, type Preferences } from './preferences.ts';
import { keepOrders } from './same-order-switch.tsx';
import { PickRow, SettingGroup, SliderRow, SwitchRow } from './setting-rows.tsx';
import { useSettingsTexts } from './use-settings-texts.ts';

const change = (changed: Partial<Preferences>): void => preferences.change((kept) => ({ ...kept, ...changed }));

/** Language, letters and light. */
export function ReadingGroup(): ReactNode {
  const texts = useTexts();
  const said = useSettingsTexts();
  const { language, textSize, theme, contrast } = useStore(preferences);
  return (
    <SettingGroup title={said.groups.reading}>
      <PickRow
        name={said.language}
        about={said.languageAbout}
        values={languages}
        words={texts.languageNames}
        value={language}
        onValue={(chosen) => void speakIn(chosen)}
      />
      <SliderRow
        name={said.textSize}
        about={said.textSizeAbout}
        {...{ min: 100, max: 200, value: textSize, said: `${textSize} %` }}
        onChange={(chosen) => change({ textSize: chosen })}
      />
      <PickRow
        name={said.theme}
        about={said.themeAbout}
        {...{ values: themes, words: said.themes, value: theme }}
        onValue={(chosen) => change({ theme: chosen })}
      />
      <PickRow
        name={said.contrast}
        about={said.contrastAbout}
        {...{ values: contrasts, words: said.contrasts, value: contrast }}
        onValue={(chosen) => change({ contrast: chosen })}
      />
    </SettingGroup>
  );
}

/** What moves and how fast, and what goes by itself. */
export function TableGroup(): ReactNode {
  const texts = useTexts();
  const said = useSettingsTexts();
  const { motion, speed, showing, peek, sameOrder, endsOwnTurn } = useStore(preferences);
  const beats = useStore(keptBeats);
  return (
    <SettingGroup title={said.groups.table}>
      <PickRow
        name={texts.beatPaceSetting}
        about={said.beatsAbout}
        {...{ values: beatPaces, words: texts.beatPaces, value: paceIn(beats, { match: '', isTimed: false }) }}
        onValue={chooseBeatPace}
      />
      <PickRow
        name={texts.showing}
        about={said.showingAbout}
        {...{ values: showings, words: texts.showings, value: showing }}
        onValue={(chosen) => change({ showing: chosen })}
      />
      <PickRow
        name={texts.motion}
        about={said.motionAbout}
        {...{ values: motions, words: texts.motions, value: motion }}
        onValue={(chosen) => change({ motion: chosen })}
      />
      <PickRow
        name={texts.speedOfMotion}
        about={said.speedAbout}
        {...{ values: speeds, words: texts.speedsOfMotion, value: speed }}
        onValue={(chosen) => change({ speed: chosen })}
      />
      <SwitchRow name={said.peek} about={said.peekAbout} isOn={peek} onChange={(isOn) => change({ peek: isOn })} />
      <SwitchRow name={said.sameOrder} about={said.sameOrderAbout} isOn={sameOrder} onChange={keepOrders} />
      <SwitchRow
        name={said.endsOwnTurn}
        about={said.endsOwnTurnAbout}
        isOn={endsOwnTurn}
        onChange={(isOn) => change({ endsOwnTurn: isOn })}
      />
    </SettingGroup>
  );
}

/** How loud sounds are, and which of them are heard. */
export function NoticesGroup(): ReactNode {
  const texts = useTexts();
  const said = useSettingsTexts();
  const { volume, muted } = useStore(preferences);
  return (
    <SettingGroup title={said.groups.notices}>
      <SliderRow
        name={texts.volume}
        about={said.volumeAbout}
        {...{ min: 0, max: 100, value: volume, said: volume === 0 ? texts.volumeOff : `${volume} %` }}
        onChange={(chosen) => change({ volume: chosen })}
        onEnd={() => playSound('resolve')}
      />
      <details className="sounds">
        <summary>{texts.sounds}</summary>
        {soundNames.map((name) => (
          <Switch key={name} className="switch" isSelected={!muted.includes(name)} onChange={(isOn) => switchSound(name, isOn)}>
            <span className="switch-track" />
            {texts.soundNames[name]}
          </Switch>
        ))}
      </details>
    </SettingGroup>
  );
}

/** Switches a sound, and lets it be heard where it was switched on. */
function switchSound(name: SoundName, isOn: boolean): void {
  const others = preferences.read().muted.filter((each) => each !== name);
  change({ muted: isOn ? others : [...others, name] });
  playSound(name);
}
