import { NO_CARD, type Decision } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';

/** What governs questions of texts, by the kernel's names, and questions of rules whose step carries out something else first. */
const governing: Readonly<Record<string, string>> = {
  'CARD-DIVIDE': 'MC-CHOOSE-ELEMENT-1',
  'CARD-MAY': 'MC-MAY-1',
  'CARD-NEXT-PLAYER': 'MC-EACH-PLAYER-2',
  'CARD-NUMBER': 'MC-CHOOSE-ELEMENT-1',
  'CARD-PLAYER': 'MC-CHOOSE-ELEMENT-1',
  'CARD-STAND-IN': 'MC-PLAYER-ELIMINATION-1',
  'CARD-TARGET': 'MC-CHOOSE-ELEMENT-1',
  'CARD-WORD': 'MC-CHOOSE-ELEMENT-1',
  'KERNEL-REPLACE': 'MC-REPLACEMENT-EFFECTS-1',
  'KERNEL-REPLACE-TOGETHER': 'MC-REPLACEMENT-EFFECTS-1',
  'KERNEL-REPLACE-ORDER': 'MC-FIRST-PLAYER-6',
  'MC-COST-13': 'MC-CHOOSE-ELEMENT-1',
};

/** The row that governs a question, where that is not the first one that its step cites. Encounter cards belong to nobody. */
export function ruleOf(match: MarvelMatch, { rule, source }: Decision): string | undefined {
  if (rule !== 'CARD-MODE') return governing[rule];
  const isEncounter = source !== NO_CARD && recordOf(match, source).owner < 0;
  return isEncounter ? 'MC-CHOOSE-OPTION-1' : 'MC-CHOOSE-OPTION-2';
}
