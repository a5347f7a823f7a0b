import type { Sentence } from './wording.ts';

/** Whether a sentence has a place for something, in any of its ways. */
export function hasSlot(sentences: readonly Sentence[], slot: string): boolean {
  const ways = sentences.flatMap((sentence) => (typeof sentence === 'string' ? [sentence] : Object.values(sentence)));
  return ways.some((way) => way.includes(`{${slot}}`) || way.includes(`{${slot}:`));
}
