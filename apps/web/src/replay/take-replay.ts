import { limits } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';
import { goTo } from '../go-to.ts';
import { openedFile } from './opened-file.ts';

/** Takes the file of a match, and leads to where it is stepped through; a sentence where the file cannot be taken. */
export async function takeReplay(chosen: File, texts: Texts): Promise<string | undefined> {
  if (chosen.size > limits.replayFileBytesMax) return texts.fileTooLarge(chosen.name, limits.replayFileBytesMax);
  try {
    const file = JSON.parse(await chosen.text()) as unknown;
    openedFile.write({ name: chosen.name, number: (openedFile.read()?.number ?? 0) + 1, file });
    goTo({ kind: 'file' });
    return undefined;
  } catch (error) {
    console.warn('The file could not be read.', error);
    return texts.fileUnread(chosen.name);
  }
}
