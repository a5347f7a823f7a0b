import { applies, passes, rulesOnCard, site, topics, type CardId } from '@crupier/kernel/rules';
import { creaturesOf, hasKeyword, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const about = topics('cannotBeAttacked', 'cannotBeFoughtBy', 'ignoresTaunt', 'attacksOnly');

const enemiesOnly = site('KF-FIGHT-7 KF-FAQ-GEN-94', 'a creature fights an enemy creature or not at all');
const anyEnemy = site('KF-FIGHT-7', 'there is an enemy creature to fight');
const taunt = site('KF-TAUNT-1', 'neighbours of a creature with taunt are protected');
const protectedByText = site('KF-FIGHT-2', 'what cannot be attacked is not chosen');

/** The creatures that a creature may be used to fight. *Rule:* KF-FIGHT-2, KF-TAUNT-1. */
export function defendersFor(match: KeyForgeMatch, attacker: CardId): readonly CardId[] {
  return candidatesFor(match, attacker).filter((card) => !isProtected(match, card, attacker));
}

/** Whether there is any creature to fight: the cheap first question. */
export function hasDefender(match: KeyForgeMatch, attacker: CardId): boolean {
  const candidates = candidatesFor(match, attacker);
  if (candidates.length === 0) return passes(match, anyEnemy, false);
  return candidates.some((card) => !isProtected(match, card, attacker));
}

/** The enemies of whoever uses it: one that is used as if it were another player's fights those who stand beside it. *Rule:* KF-AS-IF-YOURS-1. */
function candidatesFor(match: KeyForgeMatch, attacker: CardId): readonly CardId[] {
  const side = sideOf(match, attacker);
  const enemies = creaturesOf(match, 1 - side);
  return applies(match, enemiesOnly) ? enemies : [...enemies, ...creaturesOf(match, side)];
}

/** Whether a creature may be used to fight one that a text says, taunt ignored. *Rule:* KF-FIGHT-2. */
export function mayFightThat(match: KeyForgeMatch, attacker: CardId, card: CardId): boolean {
  return candidatesFor(match, attacker).includes(card) && !isSafe(match, card, attacker);
}

function isProtected(match: KeyForgeMatch, card: CardId, attacker: CardId): boolean {
  if (isSafe(match, card, attacker)) return true;
  if (hasKeyword(match, card, 'taunt') || !standsBesideTaunt(match, card)) return false;
  return rulesOnCard(match, attacker, about.ignoresTaunt).length === 0 && applies(match, taunt);
}

/** Whether a creature cannot be attacked at all, or not by that attacker. */
function isSafe(match: KeyForgeMatch, card: CardId, attacker: CardId): boolean {
  if (card === attacker) return true;
  if (rulesOnCard(match, card, about.cannotBeAttacked).length > 0 && applies(match, protectedByText)) return true;
  return isBarred(match, card, attacker) && applies(match, protectedByText);
}

/** Whether a text says that just these two do not fight. */
function isBarred(match: KeyForgeMatch, card: CardId, attacker: CardId): boolean {
  return (
    rulesOnCard(match, card, about.cannotBeFoughtBy).some((each) => each.speaksOf(attacker)) ||
    rulesOnCard(match, attacker, about.attacksOnly).some((each) => !each.speaksOf(card))
  );
}

function standsBesideTaunt(match: KeyForgeMatch, card: CardId): boolean {
  const line = creaturesOf(match, recordOf(match, card).controller);
  const at = line.indexOf(card);
  return hasTaunt(match, line[at - 1]) || hasTaunt(match, line[at + 1]);
}

function hasTaunt(match: KeyForgeMatch, card: CardId | undefined): boolean {
  return card !== undefined && hasKeyword(match, card, 'taunt');
}
