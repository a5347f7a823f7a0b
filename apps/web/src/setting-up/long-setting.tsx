import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { TextFileField } from './text-file-field.tsx';

/** Texts that may be longer are folded away, and may come from a file; shorter ones are typed on a line. In UTF-16 units. */
export const LINE_MAX = 400;

interface LongSettingProps {
  readonly label: string;
  readonly text: string;
  /** In UTF-16 units. */
  readonly max: number;
  readonly describedBy: string | undefined;
  /** Takes undefined for none. */
  readonly onText: (text: string | undefined) => void;
}

const fileTypes = ['.json', '.txt', 'application/json', 'text/plain'];

/** A long text of a setting, such as the log of a campaign: folded away where there is none. */
export function LongSetting({ label, text, max, describedBy, onText }: LongSettingProps): ReactNode {
  const texts = useTexts();
  const [isOpen] = useState(text !== '');
  return (
    <details className="own-cards" open={isOpen} aria-describedby={describedBy}>
      <summary>{label}</summary>
      <div className="deck-list">
        <TextFileField
          label={label}
          hint={label}
          text={text}
          onText={(given) => onText(given.trim() === '' ? undefined : given)}
          types={fileTypes}
          bytesMax={max * 4}
        />
        {text !== '' && <Button onPress={() => onText(undefined)}>{texts.settingNone}</Button>}
      </div>
    </details>
  );
}
