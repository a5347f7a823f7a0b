import { applies, cardOf, site, type CardId, type CardRef } from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { cardsIn, recordOf, zoneOfCard } from '../state/reading.ts';
import { partsOf } from '../state/leaving.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const together = site('KF-GIGANTIC-1 KF-GIGANTIC-4', 'half a gigantic creature enters play with its other half alone');
const iconsOnTop = site('KF-GIGANTIC-3', 'the bonus icons of a gigantic creature are those of its top half too');

/** Of some cards, the top halves that a bottom half may enter play with: none for any other card. *Rule:* KF-GIGANTIC-1. */
export function topHalvesFor(match: KeyForgeMatch, card: CardId, among: readonly CardRef[]): readonly CardId[] {
  const { half, name } = printedOf(match, card);
  if (half !== 'bottom') return [];
  return among.map(cardOf).filter((each) => {
    const other = printedOf(match, each);
    return other.half === 'top' && other.name === name;
  });
}

/**
 * Whether a card can enter play with what lies among some cards: a gigantic creature needs both halves, and enters as its bottom one.
 * *Rule:* KF-GIGANTIC-1, KF-GIGANTIC-4.
 */
export function isWhole(match: KeyForgeMatch, card: CardId, among: readonly CardRef[]): boolean {
  const { half } = printedOf(match, card);
  return half === undefined || topHalvesFor(match, card, among).length > 0 || !applies(match, together);
}

/** The cards of the hand, or wherever a card lies, of the player who has it there. */
export function besideIt(match: KeyForgeMatch, card: CardId): readonly CardId[] {
  return cardsIn(match, zoneOfCard(match, card), recordOf(match, card).zone & 1);
}

/** The bonus icons of a card, those of a gigantic creature's top half first. *Rule:* KF-GIGANTIC-3, KF-BONUS-ICON-2. */
export function iconsOf(match: KeyForgeMatch, card: CardId): readonly string[] {
  const { icons } = recordOf(match, card);
  const halves = partsOf(match.state, card);
  if (halves.length === 0 || !applies(match, iconsOnTop)) return icons;
  return [...halves.flatMap((half) => recordOf(match, half).icons), ...icons];
}
