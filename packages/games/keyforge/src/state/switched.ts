import type { Change } from '@crupier/kernel/cards';
import { applies, changesOn, derivedFrom, site, staticsAbout, topic, type CardId } from '@crupier/kernel/rules';
import { slotOf } from './slots.ts';
import type { KeyForgeMatch } from './state.ts';

const aboutPower = topic('stat power');

const wholeNumbers = site(
  'KF-FAQ-CARD-lightsmith-clariel-2 KF-LASTING-1',
  'a creature whose power and armor are switched has all of its armor as power and all of its power as armor',
);

const usedToo = site('KF-FAQ-CARD-lightsmith-clariel-1', 'the armor that becomes power is all of it, used or not');

/** The power that a creature has in place of its armor, used or not. *Rule:* KF-FAQ-CARD-lightsmith-clariel-1. */
export function powerForArmor(match: KeyForgeMatch, card: CardId, armor: number): number {
  return applies(match, usedToo) ? armor : Math.max(0, armor - (match.state.cards[card]?.armorUsed ?? 0));
}

/** Whether a creature’s power and armor are switched: twice is not at all. Ruling KF-C-16. */
export function isSwitched(match: KeyForgeMatch, card: CardId): boolean {
  if (!staticsAbout(match, aboutPower).some(({ change }) => isSwitch(change))) return false;
  // Which creatures a text switches may depend on their power.
  const isOdd = derivedFrom(match, slotOf(card, 'switched'), false, () => changesOn(match, card, aboutPower, isSwitch).length % 2 === 1);
  return isOdd && applies(match, wholeNumbers);
}

function isSwitch({ kind }: Change): boolean {
  return kind === 'swap';
}
