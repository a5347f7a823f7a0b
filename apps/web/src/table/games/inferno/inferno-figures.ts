import { sayLabel } from '@crupier/protocol';
import { duelFigures } from '../../duel/figures/duel-figures.ts';
import type { FigureLook } from '../../scene/figure-look.ts';
import { readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { demonOf } from './inferno-reading.ts';
import { cardsOf } from './inferno-seat.tsx';

/** The damage of a combat, among the values of damage. *Rule:* INF-509. */
const ofCombat = 1;

/** How the damage of Inferno is added up. What a demon suffers burns cards of its deck. *Rule:* INF-509, INF-118. */
export const infernoFigures: FigureLook = duelFigures(({ view, speech }) => {
  const bodyOf = (card: string): readonly number[] => {
    const body = readText(view.cards[card]?.now, 'body');
    return body === '' ? [] : body.split('/').map(Number);
  };
  const isDemon = (card: string): boolean => {
    const controller = view.cards[card]?.controller;
    return controller !== undefined && demonOf(view, controller, speech) === card;
  };
  return {
    dealt: 'damageDealt',
    prevented: 'damagePrevented',
    isPower: ({ value }) => value === ofCombat,
    strengthOf: (card) => bodyOf(card)[0],
    lifeOf: (card) => {
      const { controller = -1, now } = view.cards[card] ?? {};
      if (isDemon(card)) {
        const left = zoneOf(view, 'deck', controller).count;
        return { left, whole: Math.max(left, cardsOf(view, controller)) };
      }
      // The toughness of an ally is told after its damage.
      const [, left] = bodyOf(card);
      return left === undefined ? undefined : { left, whole: left + readNumber(now, 'damage') };
    },
    valuesOf: (card) => (isDemon(card) ? `${sayLabel('demon', speech)} · ${bodyOf(card)[1] ?? 0}` : bodyOf(card).join(' / ')),
    words: { power: sayLabel('strength', speech) },
    keywordOf: () => undefined,
  };
});
