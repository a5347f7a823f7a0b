import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { newVersion } from '../wire/new-version.ts';
import { Button } from './button.tsx';
import { useStore } from './use-store.ts';

/** Says that a new version of the page waits, and loads it when the reader wants. */
export function NewVersionNotice(): ReactNode {
  const texts = useTexts();
  const reload = useStore(newVersion);
  if (reload === undefined) return undefined;
  return (
    <output className="notice">
      <span>{texts.newVersion}</span>
      <Button onPress={reload}>{texts.reload}</Button>
    </output>
  );
}
