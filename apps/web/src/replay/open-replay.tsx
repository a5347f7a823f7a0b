import { useEffect, useState, type ReactNode } from 'react';
import { Button as AriaButton, FileTrigger } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { takeReplay } from './take-replay.ts';

/** Takes the file of a match, chosen or dropped on the page, and leads to where it is stepped through. */
export function OpenReplay(): ReactNode {
  const texts = useTexts();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  useEffect(() => takeDropped((file) => void takeReplay(file, texts).then(setRefused)), [texts]);
  return (
    <div className="open-replay">
      <FileTrigger
        acceptedFileTypes={['application/json', '.json']}
        onSelect={(files) => {
          const file = files?.[0];
          if (file !== undefined) void takeReplay(file, texts).then(setRefused);
        }}
      >
        <AriaButton className="button">{texts.openReplay}</AriaButton>
      </FileTrigger>
      <div aria-live="polite">{refused !== undefined && <p className="problem">{refused}</p>}</div>
    </div>
  );
}

/** Hears of files that are dropped anywhere on the page but on a field that takes some itself. What comes back ends that. */
function takeDropped(take: (file: File) => void): () => void {
  const over = (event: DragEvent): void => event.preventDefault();
  const drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (event.defaultPrevented || file === undefined) return;
    event.preventDefault();
    take(file);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
}
