import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ label, values, words, value, onValue }: SegmentsProps<Value>): ReactNode {
  return (
    <RadioGroup className="segments" value={value} onChange={(key) => onValue(values.find((each) => each === key) ?? value)}>
      <Label className="field-label">{label}</Label>
      <div className="segments-row">
        {values.map((each) => (
          <Radio key={each} value={each} className="button segment">
            {words[each]}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
