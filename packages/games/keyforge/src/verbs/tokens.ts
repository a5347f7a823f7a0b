import { canFlip, flipCards } from '../rules/flip.ts';
import { canMakeToken, makesNamed, makeTokenCreatures, makeTokensAt, makeTokensOf, tokenPlaces, type TokenPlace } from '../rules/tokens.ts';
import type { Verb } from '@crupier/kernel/rules';
import type { KeyForge } from '../state/state.ts';

/** The token creatures that texts name, by their ids. */
export const namedTokens = ['blorb', 'niffle-brute'] as const;

/** Verbs that are about token creatures, and cards that are turned over. */
export const tokenVerbs = {
  /** *Rule:* KF-TOKEN-CREATURE-2. */
  makeToken: {
    fact: 'tokenBegan',
    can: (match, { seat }) => canMakeToken(match, seat),
    run: (match, { seat, amount }) => makeTokenCreatures(match, seat, amount),
    hint: 2,
  },
  /** At a place in the battleline that the text says. */
  makeTokenAt: {
    takes: tokenPlaces,
    fact: 'tokenBegan',
    can: (match, { seat }) => canMakeToken(match, seat),
    run: (match, { seat, amount, value, source }) => makeTokensAt(match, amount, value as TokenPlace, { seat, source }),
    hint: 2,
  },
  /** Token creatures of a name, which only a player makes whose token creatures have it. *Rule:* KF-TOKEN-CREATURE-7. */
  makeNamedToken: {
    takes: namedTokens,
    fact: 'tokenBegan',
    can: (match, { seat, value }) => makesNamed(match, seat, value),
    run: (match, { seat, amount, value }) => {
      if (makesNamed(match, seat, value)) makeTokenCreatures(match, seat, amount);
    },
    hint: 2,
  },
  /** As if each were on top of the deck. *Rule:* KF-ERRATA-space-invaders, KF-ERRATA-offering-to-kiligog. */
  makeIntoToken: {
    fact: 'tokenBegan',
    run: (match, { cards, seat }) => makeTokensOf(match, seat, cards),
    hint: 2,
  },
  /** *Rule:* KF-FLIP-1. */
  flipFacedown: {
    fact: 'cardFlipped',
    can: (match, { cards }) => cards.some((card) => canFlip(match, card, false)),
    run: (match, { cards }) => flipCards(match, cards, false),
    hint: -1,
  },
  /** *Rule:* KF-FLIP-1. */
  flipFaceup: {
    fact: 'cardFlipped',
    can: (match, { cards }) => cards.some((card) => canFlip(match, card, true)),
    run: (match, { cards }) => flipCards(match, cards, true),
    hint: 0.5,
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
