/** What mattered in a match, in words. */

import type { Matter } from '@crupier/kernel';
import { fillEvent, type Speech } from './say.ts';
import { listCards } from './tell.ts';

/** A matter in words. */
export interface SaidMatter {
  /** A line of a list. */
  readonly line: string;
  /** The same in two or three words. */
  readonly brief: string;
  /** The change in figures; empty where the line says all. */
  readonly figure: string;
}

/** Says what mattered. */
export function sayMatter({ rule, event, cards }: Matter, speech: Speech): SaidMatter {
  const words = (cards.length > 1 ? rule.several : undefined) ?? rule;
  const list = listCards(
    cards.map((card) => (card === undefined ? {} : { card })),
    speech,
  );
  const say = (template: string): string => fillEvent(template, event, speech, list);
  return { line: say(words.line[speech.language]), brief: say(words.brief[speech.language]), figure: say(rule.figure ?? '') };
}
