import { limits } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { Button as AriaButton, FileTrigger } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import { openedFile } from './opened-file.ts';

/** Takes the file of a match, and leads to where it is stepped through. */
export function OpenReplay(): ReactNode {
  const texts = useTexts();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size > limits.replayFileBytesMax) return setRefused(texts.fileTooLarge(chosen.name, limits.replayFileBytesMax));
    try {
      openedFile.write({ name: chosen.name, file: JSON.parse(await chosen.text()) as unknown });
      window.location.hash = formatRoute({ kind: 'file' });
    } catch (error) {
      console.warn('The file could not be read.', error);
      setRefused(texts.fileUnread(chosen.name));
    }
  };
  return (
    <div className="open-replay">
      <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => void take(files?.[0])}>
        <AriaButton className="button">{texts.openReplay}</AriaButton>
      </FileTrigger>
      <div aria-live="polite">{refused !== undefined && <p className="problem">{refused}</p>}</div>
    </div>
  );
}
