import { applies, raiseAll, type CardId } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { armorOf, creatures, creaturesOf, recordOf, usedArmorGoesFirst } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

/** Whether any creature that has used armor this turn has gained or lost some since. Cheap, since every event asks it. */
export function isAnyArmorChanged(match: KeyForgeMatch): boolean {
  for (let seat = 0; seat < match.state.players.length; seat++) {
    for (const card of creaturesOf(match, seat)) {
      if (isChanged(match, card)) return true;
    }
  }
  return false;
}

/** Takes note of gained and lost armor of creatures that have used some this turn. The last act of a step. *Rule:* KF-ARMOR-5. */
export function noteArmor(match: KeyForgeMatch): void {
  const changed = creatures(match).filter((card) => isChanged(match, card));
  raiseAll(
    match,
    changed.map((card) => fact('armorChanged', { card, value: armorOf(match, card) })),
  );
}

function isChanged(match: KeyForgeMatch, card: CardId): boolean {
  const { armorUsed, armorWhenUsed } = recordOf(match, card);
  return armorUsed > 0 && armorOf(match, card) !== armorWhenUsed && applies(match, usedArmorGoesFirst);
}
