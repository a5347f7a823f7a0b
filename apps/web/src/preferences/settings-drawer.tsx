import { languages } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack, Switch } from 'react-aria-components';
import { speakIn, useTexts } from '../language/use-texts.ts';
import { Drawer } from '../parts/drawer.tsx';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { OwnDataField } from './own-data.tsx';
import { SameOrderSwitch } from './same-order-switch.tsx';
import { MotionSettings, SoundSettings } from './motion-settings.tsx';
import { contrasts, preferences, themes, type Preferences } from './preferences.ts';

/** The reader's settings. Each works at once. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts();
  const chosen = useStore(preferences);
  const change = (changed: Partial<Preferences>): void => preferences.change((kept) => ({ ...kept, ...changed }));
  return (
    <Drawer title={texts.settings} onClose={onClose}>
      <div className="settings">
        <Segments
          label={texts.language}
          values={languages}
          words={texts.languageNames}
          value={chosen.language}
          onValue={(language) => void speakIn(language)}
        />
        <Segments label={texts.theme} values={themes} words={texts.themes} value={chosen.theme} onValue={(theme) => change({ theme })} />
        <Slider
          className="slider"
          minValue={100}
          maxValue={200}
          step={10}
          value={chosen.textSize}
          onChange={(textSize) => change({ textSize: Number(textSize) })}
        >
          <Label className="field-label">{texts.textSize}</Label>
          <SliderOutput>{`${chosen.textSize} %`}</SliderOutput>
          <SliderTrack className="slider-track">
            <SliderThumb className="slider-thumb" />
          </SliderTrack>
        </Slider>
        <MotionSettings />
        <SoundSettings />
        <Segments
          label={texts.contrast}
          values={contrasts}
          words={texts.contrasts}
          value={chosen.contrast}
          onValue={(contrast) => change({ contrast })}
        />
        <Switch className="switch" isSelected={chosen.peek} onChange={(peek) => change({ peek })}>
          <span className="switch-track" />
          {texts.peek}
        </Switch>
        <SameOrderSwitch />
        <Switch className="switch" isSelected={chosen.endsOwnTurn} onChange={(endsOwnTurn) => change({ endsOwnTurn })}>
          <span className="switch-track" />
          {texts.endsOwnTurn}
        </Switch>
        <OwnDataField />
      </div>
    </Drawer>
  );
}
