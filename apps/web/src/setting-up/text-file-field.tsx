import { useId, useState, type ReactNode } from 'react';
import { Button as AriaButton, FileTrigger } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';

interface TextFileFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly types: readonly string[];
  /** Larger files are not read at all, in bytes. */
  readonly bytesMax: number;
}

/** A text that is pasted, dropped or opened from a file. */
export function TextFileField({ label, hint, text, onText, types, bytesMax }: TextFileFieldProps): ReactNode {
  const texts = useTexts();
  const id = useId();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > bytesMax) return setRefused(texts.fileTooLarge(file.name, bytesMax));
    try {
      onText(await file.text());
      setRefused(undefined);
    } catch (error) {
      console.warn('The file could not be read.', error);
      setRefused(texts.fileUnread(file.name));
    }
  };
  return (
    <>
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <textarea
        id={id}
        className="input"
        rows={6}
        spellCheck={false}
        placeholder={hint}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      />
      <FileTrigger acceptedFileTypes={types} onSelect={(files) => void take(files?.[0])}>
        <AriaButton className="button">{texts.deckFile}</AriaButton>
      </FileTrigger>
      <div aria-live="polite">{refused !== undefined && <p className="problem">{refused}</p>}</div>
    </>
  );
}
