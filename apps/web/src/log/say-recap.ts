import { saySeat, type Speech } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';
import type { Recap } from './recap.ts';

/** Whose turns a recap tells, and how much, as a screen reader is told. */
export function sayRecap(recap: Recap, speech: Speech, texts: Texts): string {
  return `${titleOf(recap, speech, texts)}: ${texts.logLines(recap.lines.length)}`;
}

function titleOf({ seats, hasOthers }: Recap, speech: Speech, texts: Texts): string {
  if (hasOthers) return texts.recap;
  return texts.recapOf(new Intl.ListFormat(speech.language).format(seats.map((seat) => saySeat(seat, speech))), seats.length);
}
