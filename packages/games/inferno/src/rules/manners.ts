import { AMOUNTS_MAX, NO_CARD, cardOf, everybody, type CardRef, type Manners, type Seat } from '@crupier/kernel/rules';
import { noteTokenWords } from '../state/chain.ts';
import { EFFECT_NUMBER_MAX, EFFECT_NUMBERS } from '../state/commits.ts';
import { changedWordsOf, wordAsRead } from '../state/defined.ts';
import { controllerEntering } from '../state/entering.ts';
import { fact } from '../state/facts.ts';
import { mayFollow } from '../state/following.ts';
import { changesCards } from '../state/layers.ts';
import { recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import { giverOf, sourceAsItWas } from '../state/speaker.ts';
import { isPlayZone, type Inferno, type InfernoMatch } from '../state/state.ts';
import { knownBy } from '../state/visibility.ts';
import { cites } from './cites.ts';
import { earlyEnd, ignores } from './early-end.ts';
import { mayTarget, mustTarget, targetsLookedAt } from './targets.ts';

/** Whose an object is: of a card that is about to enter play, whose it will be there. *Rule:* INF-108.4, INF-613.11. */
function whose(match: InfernoMatch, card: CardRef): Seat {
  if (isPlayZone(zoneOfCard(match, card))) return sideOf(match, card);
  return controllerEntering(match, cardOf(card)) ?? sideOf(match, card);
}

/** How card texts are followed. */
export const manners: Manners<Inferno> = {
  ownerOf: whose,
  // What moved to a zone in which all can see it may still be found there. *Rule:* INF-400.7d, INF-603.6.
  mayFollow,
  announces: true,
  ifDoneAsks: 'choice',
  // *Rule:* INF-607.2d.
  barsImpossibleModes: true,
  mayTarget: (match, { card, source, seat }) => mayTarget(match, card, source, seat),
  mustTarget: (match, { card, source }) => mustTarget(match, card, source),
  targetsOf: targetsLookedAt,
  giverOf,
  thisCardMeansGiver: true,
  // Of cards that lie hidden the others learn how many were chosen, not which. *Rule:* INF-101.4a, INF-101.4b.
  choiceFacts: (match, seat, { cards, numbers }) => {
    const all = everybody(match.state.players.length);
    const open = cards.filter((card) => knownBy(match.state, card) === all);
    const hidden = cards.length - open.length;
    return [
      ...open.map((card) => fact('choiceMade', { card, seat })),
      ...(hidden === 0 ? [] : [fact('hiddenChoiceMade', { seat, amount: hidden })]),
      ...numbers.map((amount) => fact('numberChosen', { seat, amount })),
    ];
  },
  earlyEnd,
  ignores,
  wasPaid: (match, card, name) => {
    const { paid, definition } = recordOf(match, card);
    return paid.some((at) => {
      const data = match.game.definitions[definition]?.abilities[at]?.data;
      return data?.kind === 'cost' && data.name === name;
    });
  },
  cites,
  reads: wordAsRead,
  fixesAtStart: changesCards,
  grantFact: (match, { granted, until, owner, source, reader, amount }, host) => {
    // What a text gives is given as that text reads. *Rule:* INF-611.1.
    noteTokenWords(match, changedWordsOf(match, reader));
    return fact('effectBegan', {
      card: NO_CARD,
      other: host,
      seat: owner,
      value: granted,
      amount: until * EFFECT_NUMBERS + Math.max(-EFFECT_NUMBER_MAX, Math.min(amount, EFFECT_NUMBER_MAX)),
      source: sourceAsItWas(match, source),
    });
  },
  amountFact: (_match, { granted }, { at, amount }) => fact('effectCounted', { amount: amount * AMOUNTS_MAX + at, value: granted }),
};
