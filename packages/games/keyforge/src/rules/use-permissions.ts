import { applies, pin, rulesOnSeat, site, topics, type CardId, type CardRef, type Seat, type WorkingRule } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const about = topics('mayUse', 'mayUseUpTo', 'mayPlayOrUse');

const allTurn = site('KF-FAQ-GEN-95', 'a card that may be used by a text for so many cards may be used by it all turn');

/** The texts that let so many cards of a player be used, and a card among them: one that has been used by them, or one more. */
export function limitedPermissions(match: KeyForgeMatch, seat: Seat, card: CardId): readonly WorkingRule[] {
  return rulesOnSeat(match, seat, about.mayUseUpTo).filter(
    (rule) => rule.speaksOf(card) && (isAmongUsed(match, rule, card) || usedBy(match, rule).length < rule.amount),
  );
}

/** Whether any text lets so many cards of a player be used. */
export function isAnyLimited(match: KeyForgeMatch, seat: Seat): boolean {
  return rulesOnSeat(match, seat, about.mayUseUpTo).length > 0;
}

/** A permission by which a card may be used. */
export interface UsePermission {
  /** The card that gives it. */
  readonly self: CardId;
  /** What the use takes of it: nothing, one of the cards that it is good for, or all of it. */
  readonly takes: 'nothing' | 'oneCard' | 'all';
}

/**
 * The permissions of which one is used up by the use of a card, each sort of them once; none where no such permission fits it. Ruling
 * KF-C-13 says of plays that one is used up, and which.
 */
export function permissionsToUse(match: KeyForgeMatch, seat: Seat, card: CardId): readonly UsePermission[] {
  const limited = limitedPermissions(match, seat, card);
  const fresh = limited.filter((rule) => !isAmongUsed(match, rule, card));
  const once = rulesOnSeat(match, seat, about.mayPlayOrUse).filter(({ speaksOf }) => speaksOf(card));
  if (fresh.length + once.length === 0) return [];
  const free = [
    ...limited.filter((rule) => isAmongUsed(match, rule, card)),
    ...rulesOnSeat(match, seat, about.mayUse).filter(({ speaksOf }) => speaksOf(card)),
  ].slice(0, 1);
  const all: UsePermission[] = [
    ...free.map(({ self }) => ({ self, takes: 'nothing' as const })),
    ...fresh.map(({ self }) => ({ self, takes: 'oneCard' as const })),
    ...once.map(({ self }) => ({ self, takes: 'all' as const })),
  ];
  const sorts = all.map(({ self, takes }) => `${takes} ${recordOf(match, self).definition}`);
  return all.filter((_, at) => sorts.indexOf(sorts[at] ?? '') === at);
}

/** The cards that have been used by a permission this turn, pinned. */
function usedBy(match: KeyForgeMatch, { self }: WorkingRule): readonly CardRef[] {
  const permission = pin(recordOf(match, self));
  return match.state.permissionsUsed.filter(({ by }) => by === permission).map(({ card }) => card);
}

function isAmongUsed(match: KeyForgeMatch, rule: WorkingRule, card: CardId): boolean {
  return usedBy(match, rule).includes(pin(recordOf(match, card))) && applies(match, allTurn);
}
