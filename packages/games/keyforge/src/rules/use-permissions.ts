import {
  applies,
  call,
  option,
  pin,
  program,
  raise,
  rulesOnSeat,
  site,
  topics,
  type CardId,
  type CardRef,
  type Seat,
  type WorkingRule,
  soleOption,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

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
interface UsePermission {
  /** The card that gives it. */
  readonly self: CardId;
  /** What the use takes of it: nothing, one of the cards that it is good for, or all of it. */
  readonly takes: 'nothing' | 'oneCard' | 'all';
}

/** The permissions of which one is used up by the use of a card, each sort of them once; none where no such permission fits it. */
function permissionsToUse(match: KeyForgeMatch, seat: Seat, card: CardId): readonly UsePermission[] {
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

interface PermissionLocals {
  /** The card that is used. */
  readonly card: CardId;
  /** The permission by which it is used. */
  chosen: UsePermission | undefined;
}

/**
 * Using up a permission, of several the one that the active player chooses: whether the use needs it or not, and whatever tells it. Ruling
 * KF-C-13. *Rule:* KF-OFF-HOUSE-1.
 */
export const usePermission = program<KeyForge, PermissionLocals>('use up a permission', [
  {
    name: 'choose the permission',
    rule: 'KF-OFF-HOUSE-1',
    ask: (match, { locals, seat }) => {
      const permissions = permissionsToUse(match, seat, locals.card);
      locals.chosen = permissions[0];
      if (permissions.length < 2) return undefined;
      const options = permissions.map(({ self }, at) => option('permission', self, at));
      return { kind: 'next', seat: match.state.active, purpose: 'whichPermissionToUse', source: locals.card, options };
    },
    take: (match, { locals, seat }, chosen) => {
      locals.chosen = permissionsToUse(match, seat, locals.card)[soleOption(chosen).value];
    },
  },
  {
    name: 'use it up',
    rule: 'KF-FAQ-CARD-mars-ambassador-1 KF-FAQ-GEN-95',
    do: (match, { locals: { card, chosen } }) => {
      if (chosen === undefined || chosen.takes === 'nothing') return;
      const { self, takes } = chosen;
      raise(match, takes === 'all' ? fact('effectEnded', { card: self }) : fact('permissionUsed', { card: self, other: card }));
    },
  },
]);

/** Uses up a permission to use a card, where there is one that fits it. The last act of a step. */
export function useUpPermission(match: KeyForgeMatch, card: CardId, seat: Seat): void {
  if (permissionsToUse(match, seat, card).length > 0) call(match, usePermission, { card, chosen: undefined }, { source: card, seat });
}
