import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';

interface TogglesProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly chosen: readonly Value[];
  /** Those that cannot be chosen now. */
  readonly blocked: readonly Value[];
  readonly describedBy?: string | undefined;
  readonly onToggle: (value: Value) => void;
}

/** Some of a few, side by side. */
export function Toggles<Value extends string>({
  label,
  values,
  words,
  chosen,
  blocked,
  describedBy,
  onToggle,
}: TogglesProps<Value>): ReactNode {
  return (
    <fieldset className="segments" aria-label={label} aria-describedby={describedBy}>
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <div className="segments-row">
        {values.map((each) => (
          <ToggleButton
            key={each}
            className="button segment"
            isSelected={chosen.includes(each)}
            isDisabled={blocked.includes(each)}
            onChange={() => onToggle(each)}
          >
            {words[each]}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  );
}
