import type { ReactNode } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack, Switch } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { playSound } from '../sound/player.ts';
import { soundNames, type SoundName } from '../sound/sound-names.ts';
import { beatPaces, chooseBeatPace, keptBeats, paceIn } from './beat-pace.ts';
import { motions, preferences, showings, speeds, type Preferences } from './preferences.ts';

const change = (changed: Partial<Preferences>): void => preferences.change((kept) => ({ ...kept, ...changed }));

/** Whether and how fast things move, and how long the cards of others are shown. */
export function MotionSettings(): ReactNode {
  const texts = useTexts();
  const { motion, speed, showing } = useStore(preferences);
  const beats = useStore(keptBeats);
  return (
    <>
      <Segments
        label={texts.motion}
        values={motions}
        words={texts.motions}
        value={motion}
        onValue={(chosen) => change({ motion: chosen })}
      />
      <Segments
        label={texts.speedOfMotion}
        values={speeds}
        words={texts.speedsOfMotion}
        value={speed}
        onValue={(chosen) => change({ speed: chosen })}
      />
      <Segments
        label={texts.showing}
        values={showings}
        words={texts.showings}
        value={showing}
        onValue={(chosen) => change({ showing: chosen })}
      />
      <Segments
        label={texts.beatPaceSetting}
        values={beatPaces}
        words={texts.beatPaces}
        value={paceIn(beats, { match: '', isTimed: false })}
        onValue={chooseBeatPace}
      />
    </>
  );
}

/** How loud sounds are, and which of them are heard. */
export function SoundSettings(): ReactNode {
  const texts = useTexts();
  const { volume, muted } = useStore(preferences);
  return (
    <>
      <Slider
        className="slider"
        minValue={0}
        maxValue={100}
        step={10}
        value={volume}
        onChange={(chosen) => change({ volume: Number(chosen) })}
        onChangeEnd={() => playSound('resolve')}
      >
        <Label className="field-label">{texts.volume}</Label>
        <SliderOutput>{volume === 0 ? texts.volumeOff : `${volume} %`}</SliderOutput>
        <SliderTrack className="slider-track">
          <SliderThumb className="slider-thumb" />
        </SliderTrack>
      </Slider>
      <details className="sounds">
        <summary>{texts.sounds}</summary>
        {soundNames.map((name) => (
          <Switch key={name} className="switch" isSelected={!muted.includes(name)} onChange={(isOn) => switchSound(name, isOn)}>
            <span className="switch-track" />
            {texts.soundNames[name]}
          </Switch>
        ))}
      </details>
    </>
  );
}

/** Switches a sound, and lets it be heard where it was switched on. */
function switchSound(name: SoundName, isOn: boolean): void {
  const others = preferences.read().muted.filter((each) => each !== name);
  change({ muted: isOn ? others : [...others, name] });
  playSound(name);
}
