import { applies, cardOf, rulesOnCard, site, type CardId } from '@crupier/kernel';
import { creaturesOf, hasKeyword, neighboursOf, recordOf } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const enemiesOnly = site('KF-FIGHT-7', 'a creature fights an enemy creature or not at all');
const taunt = site('KF-TAUNT-1', 'neighbours of a creature with taunt are protected');
const protectedByText = site('KF-FIGHT-2', 'what cannot be attacked is not chosen');

/** The creatures that a creature may be used to fight. *Rule:* KF-FIGHT-2, KF-TAUNT-1. */
export function defendersFor(match: KeyForgeMatch, attacker: CardId): readonly CardId[] {
  const { controller } = recordOf(match, attacker);
  const enemies = creaturesOf(match, 1 - controller);
  const among = applies(match, enemiesOnly) ? enemies : [...enemies, ...creaturesOf(match, controller)];
  return among.filter((card) => !isProtected(match, card, attacker));
}

function isProtected(match: KeyForgeMatch, card: CardId, attacker: CardId): boolean {
  if (rulesOnCard(match, card, 'cannotBeAttacked').length > 0 && applies(match, protectedByText)) return true;
  if (hasKeyword(match, card, 'taunt') || rulesOnCard(match, attacker, 'ignoresTaunt').length > 0) return false;
  return neighboursOf(match, card).some((each) => hasKeyword(match, cardOf(each), 'taunt')) && applies(match, taunt);
}
