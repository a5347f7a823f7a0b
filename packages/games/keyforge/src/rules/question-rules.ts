import type { Decision } from '@crupier/kernel/rules';
import type { KeyForgeMatch } from '../state/state.ts';

/** What governs questions of texts, by the kernel's names, and questions of rules whose step carries out a ruling on one card first. */
const governing: Readonly<Record<string, string>> = {
  'CARD-DIVIDE': 'KF-ACTIVE-PLAYER-1',
  'CARD-MAY': 'KF-MAY-1',
  'CARD-MODE': 'KF-ACTIVE-PLAYER-1',
  'CARD-NEXT-PLAYER': 'KF-ACTIVE-PLAYER-1',
  'CARD-NUMBER': 'KF-ANY-NUMBER-2',
  'CARD-PLAYER': 'KF-ACTIVE-PLAYER-1',
  'CARD-RANK': 'KF-MOST-POWERFUL-2',
  'CARD-TARGET': 'KF-ACTIVE-PLAYER-1',
  'CARD-WORD': 'KF-ACTIVE-PLAYER-1',
  'KERNEL-REPLACE': 'KF-ACTIVE-PLAYER-1',
  'KERNEL-REPLACE-TOGETHER': 'KF-ACTIVE-PLAYER-1',
  'KF-ERRATA-auto-legionary': 'KF-MOVE-4',
  'KF-FAQ-CARD-replicator-1': 'KF-ACTIVE-PLAYER-1',
  'KF-FAQ-GEN-26': 'KF-ACTIVE-PLAYER-1',
  'KF-FAQ-GEN-5': 'KF-ACTIVE-PLAYER-1',
  'KF-FAQ-GEN-60': 'KF-REPLACEMENT-1',
  'KF-FAQ-GEN-89': 'KF-AS-MUCH-1',
  'KF-MOVE-3': 'KF-MOVE-4',
};

/** The row that governs a question, where that is not the first one that its step cites. */
export function ruleOf(_match: KeyForgeMatch, { rule }: Decision): string | undefined {
  return governing[rule];
}
