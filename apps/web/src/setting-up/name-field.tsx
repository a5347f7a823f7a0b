import type { ReactNode } from 'react';
import { InputField } from '../parts/input-field.tsx';
import { nameMax } from '../preferences/preferences.ts';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onValue: (value: string) => void;
}

/** A player's name. */
export function NameField({ label, value, placeholder, onValue }: NameFieldProps): ReactNode {
  return (
    <InputField
      label={label}
      type="text"
      maxLength={nameMax}
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
