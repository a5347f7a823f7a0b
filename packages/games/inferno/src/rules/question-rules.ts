import type { Decision, TextMoment } from '@crupier/kernel/rules';
import type { InfernoMatch } from '../state/state.ts';

/** What governs questions of texts, by the kernel's names, as they are announced. */
const announced: Readonly<Record<string, string>> = {
  'CARD-DIVIDE': 'INF-601.1d',
  'CARD-MODE': 'INF-601.1b',
  'CARD-NUMBER': 'INF-107.3a',
  'CARD-PLAYER': 'INF-601.1c',
  'CARD-TARGET': 'INF-601.1c',
};

/** Rows of steps that are about something else first. */
const elsewhere: Readonly<Record<string, string>> = {
  'INF-102.4': 'INF-101.4',
  'KERNEL-REPLACE': 'INF-615.1',
  'KERNEL-REPLACE-TOGETHER': 'INF-615.1',
};

/**
 * The row that governs a question, where that is not the first one that its step cites: what a text asks is chosen as it is announced, as
 * its cost is paid, or as it is applied. *Rule:* INF-601.1, INF-607.2d.
 */
export function ruleOf(_match: InfernoMatch, { rule }: Decision, moment: TextMoment): string | undefined {
  if (!rule.startsWith('CARD-')) return elsewhere[rule];
  if (moment === 'paid') return 'INF-601.1g';
  return moment === 'announced' && rule in announced ? announced[rule] : 'INF-607.2d';
}
