/** Rows of the settings: a name, what comes of it, and a control. */

import { useId, type ReactNode } from 'react';
import { Radio, RadioGroup, Slider, SliderOutput, SliderThumb, SliderTrack, Switch } from 'react-aria-components';

interface RowProps {
  readonly name: string;
  readonly about: string;
}

/** Some rows under a heading, which comes after the one of the page or the sheet. */
export function SettingGroup({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className="setting-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A row with a control of any kind. */
export function SettingRow({ name, about, children }: RowProps & { readonly children: ReactNode }): ReactNode {
  return (
    <div className="setting-row">
      <div className="setting-words">
        <b>{name}</b>
        <small>{about}</small>
      </div>
      {children}
    </div>
  );
}

interface PickRowProps<Value extends string> extends RowProps {
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** A row with one of a few. */
export function PickRow<Value extends string>({ name, about, values, words, value, onValue }: PickRowProps<Value>): ReactNode {
  return (
    <SettingRow name={name} about={about}>
      <RadioGroup
        className="segments-row"
        aria-label={name}
        value={value}
        onChange={(key) => onValue(values.find((each) => each === key) ?? value)}
      >
        {values.map((each) => (
          <Radio key={each} value={each} className="button segment">
            {words[each]}
          </Radio>
        ))}
      </RadioGroup>
    </SettingRow>
  );
}

interface SwitchRowProps extends RowProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A row that is switched on or off: all of it is the switch. */
export function SwitchRow({ name, about, isOn, onChange }: SwitchRowProps): ReactNode {
  return (
    <Switch className="switch setting-row" isSelected={isOn} onChange={onChange}>
      <span className="setting-words">
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <span className="switch-track" />
    </Switch>
  );
}

interface SliderRowProps extends RowProps {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly said: string;
  readonly onChange: (value: number) => void;
  readonly onEnd?: () => void;
}

/** A row with a percentage, in tens. */
export function SliderRow({ name, about, min, max, value, said, onChange, onEnd }: SliderRowProps): ReactNode {
  return (
    <SettingRow name={name} about={about}>
      <Slider
        className="slider"
        aria-label={name}
        minValue={min}
        maxValue={max}
        step={10}
        value={value}
        onChange={(to) => onChange(Number(to))}
        {...(onEnd && { onChangeEnd: onEnd })}
      >
        <SliderTrack className="slider-track">
          <SliderThumb className="slider-thumb" />
        </SliderTrack>
        <SliderOutput>{said}</SliderOutput>
      </Slider>
    </SettingRow>
  );
}
