import { cardOf, NO_CARD, tableOf, type CardRef, type Meanings } from '@crupier/kernel/rules';
import { houses } from '../cards/facts/vocabulary.ts';
import { discardedFrom, kind } from '../state/facts.ts';
import { ownPrintedOf } from '../state/printed.ts';
import { isOfHouse, recordOf, sideOf, typeOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

type Counts = NonNullable<NonNullable<Meanings<KeyForge>['history']>[string]['counts']>;

/** A creature, unless it is played as an upgrade. */
const isPlayedCreature: Counts = (match, { card, value }) => value === 0 && ownPrintedOf(match, cardOf(card)).type === 'creature';

/** A creature that has not been used this turn before: what is used twice is one creature. */
const isFirstUse: Counts = (match, { card }) => typeOf(match, card) === 'creature' && recordOf(match, cardOf(card)).timesUsed === 0;

function ofHouse(house: string): (match: KeyForgeMatch, event: { readonly card: CardRef }) => boolean {
  return (match, { card }) => isOfHouse(match, card, house);
}

/** Of what has happened in a turn a history is kept. Of what was destroyed, the seat is that of its controller. */
export const history = {
  reaped: { event: kind.reaped, per: 'turn' },
  cardsPlayed: { event: kind.playBegan, per: 'turn' },
  creaturesPlayed: { event: kind.playBegan, per: 'turn', counts: isPlayedCreature },
  creaturesUsed: { event: kind.useBegan, per: 'turn', counts: isFirstUse },
  /** Used to fight, each time, whether the fight comes about or not. */
  creaturesUsedToFight: { event: kind.defenderChosen, per: 'turn' },
  /** Creatures that a player has exalted and controlled. */
  friendlyExalted: { event: kind.exalted, per: 'turn', counts: (match, { card, seat }) => sideOf(match, card) === seat },
  aemberStolen: { event: kind.aemberStolen, per: 'turn' },
  keysForged: { event: kind.keyForged, per: 'turn' },
  ...tableOf(houses.map((house) => [`${house}CardsPlayed`, { event: kind.playBegan, per: 'turn', counts: ofHouse(house) }] as const)),
  ...tableOf(
    houses.map((house) => {
      const counts: Counts = (match, event) => event.value === discardedFrom.hand && isOfHouse(match, event.card, house);
      return [`${house}CardsDiscarded`, { event: kind.cardDiscarded, per: 'turn', counts }] as const;
    }),
  ),
  creaturesDestroyed: { event: kind.destroyed, per: 'turn', counts: (match, { card }) => typeOf(match, card) === 'creature' },
  /** *Rule:* KF-FAQ-CARD-the-warchest-1. */
  creaturesDestroyedFighting: {
    event: kind.destroyed,
    per: 'turn',
    counts: (match, { card, other }) => other !== NO_CARD && typeOf(match, card) === 'creature',
  },
} satisfies NonNullable<Meanings<KeyForge>['history']>;
