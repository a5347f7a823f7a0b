import { abilityOption, headed, type CardId, type Doable, type NamedValue, type Seat, type WhyNotRules } from '@crupier/kernel/rules';
import { housesOf, recordOf, zoneOfCard } from '../state/reading.ts';
import { NO_HOUSE, type KeyForge, type KeyForgeMatch } from '../state/state.ts';
import { handOf, isFreely, mayPlayAsUpgrade, mayPlayNow, userOf } from './main-step.ts';
import { canFight, lossToPlay, mayBeUpgrade, priceOfUse, priceToPlay, usesInMainStep, type Use } from './restrictions.ts';

/** Why cards of the hand are not played and those in play not used. *Rule:* KF-TURN-MAIN-1. */
export const whyNotRules: WhyNotRules<KeyForge> = {
  purposes: ['mainStep'],
  acts,
  values,
};

function acts(match: KeyForgeMatch, seat: Seat, card: CardId): readonly Doable[] {
  const { controller, owner } = recordOf(match, card);
  switch (zoneOfCard(match, card)) {
    case 'hand':
      return owner === seat ? actsFromHand(match, seat, card) : [];
    case 'line':
      return controller === seat
        ? [useOf(match, seat, card, { verb: 'reap', value: 0 }), fight(match, seat, card), ...abilitiesOf(match, seat, card)]
        : [];
    case 'artifacts':
      return controller === seat ? abilitiesOf(match, seat, card) : [];
    default:
      return [];
  }
}

function actsFromHand(match: KeyForgeMatch, seat: Seat, card: CardId): readonly Doable[] {
  const asUpgrade: Doable = { verb: 'playAsUpgrade', test: () => mayPlayAsUpgrade(match, handOf(match, seat), card) };
  return [
    { verb: 'play', test: () => mayPlayNow(match, handOf(match, seat), card) },
    ...(mayBeUpgrade(match, card) ? [asUpgrade] : []),
    { verb: 'discard', test: () => isFreely(match, handOf(match, seat), card) },
  ];
}

function useOf(match: KeyForgeMatch, seat: Seat, card: CardId, { verb, value }: Use): Doable {
  const isIt = (use: Use): boolean => use.verb === verb && use.value === value;
  return { verb, value, test: () => usesInMainStep(match, userOf(match, seat), card, verb).some(isIt) };
}

/** Whom it could fight is asked last, so that this is the reason only where it could be used to fight otherwise. */
function fight(match: KeyForgeMatch, seat: Seat, card: CardId): Doable {
  const { test, ...use } = useOf(match, seat, card, { verb: 'fight', value: 0 });
  return { ...use, test: () => test() && canFight(match, card) };
}

function abilitiesOf(match: KeyForgeMatch, seat: Seat, card: CardId): readonly Doable[] {
  return (['action', 'omni'] as const).flatMap((verb) =>
    headed(match, card, verb).map((ref, value) => ({
      ...useOf(match, seat, card, { verb, value }),
      of: abilityOption(match, verb, { ref, self: card }, value).of,
    })),
  );
}

function values(match: KeyForgeMatch, seat: Seat, card: CardId): Readonly<Record<string, NamedValue>> {
  const { house, players } = match.state;
  return {
    houses: housesOf(match, card),
    active: house === NO_HOUSE ? [] : [house],
    aember: players[seat]?.aember ?? 0,
    price: zoneOfCard(match, card) === 'hand' ? lossToPlay(match, card) + priceToPlay(match, seat, card, false) : priceOfUse(match, card),
  };
}
