import { NO_CARD, raiseAll, type Verb } from '@crupier/kernel/rules';
import { IGNORING_KEY } from '../rules/early-end.ts';
import { EFFECT_NUMBERS } from '../state/commits.ts';
import { fact } from '../state/facts.ts';
import { zoneOfCard } from '../state/reading.ts';
import type { Inferno } from '../state/state.ts';
import { anyCard, countOf } from './most.ts';

/** Verbs of special actions, done to the effect or the card that lets them be taken. */
export const specialVerbs = {
  /** A lasting effect ends, a delayed trigger is never set off. *Rule:* INF-115.2a. */
  endEffect: {
    onEffect: true,
    fact: 'effectEnded',
    most: countOf((match, card) => zoneOfCard(match, card) === 'effects'),
    can: (match, { cards }) => cards.some((card) => zoneOfCard(match, card) === 'effects'),
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.filter((card) => zoneOfCard(match, card) === 'effects').map((card) => fact('effectEnded', { card })),
      ),
    hint: 1,
  },
  /** The player ignores what a card says, as long as the act says. *Rule:* INF-115.2b. */
  ignoreEffect: {
    fact: 'effectBegan',
    most: countOf(anyCard),
    run: (match, { cards, seat, source, until }) => {
      const definition = match.game.definitions.findIndex(({ key }) => key === IGNORING_KEY);
      raiseAll(
        match,
        cards.map((card) =>
          fact('effectBegan', { card: NO_CARD, other: card, seat, value: definition, amount: until * EFFECT_NUMBERS, source }),
        ),
      );
    },
    hint: 1,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;
