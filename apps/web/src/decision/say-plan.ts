import { inSeconds, sayActs, type BotPlan, type Speech } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';

/** What a bot means to do, and that its thinking was cut short, as far as there is something to say. */
export function sayPlan({ acts, cutMs }: BotPlan, speech: Speech, texts: Texts): string {
  const meant = acts.length === 0 ? [] : [texts.meansTo(sayActs(acts, speech))];
  const cut = cutMs === undefined ? [] : [texts.botCut(inSeconds(cutMs))];
  return [...meant, ...cut].join(' ');
}
