import { applies, raiseAll, site, type CardId, type GameEvent, type Verb, perPair } from '@crupier/kernel/rules';
import { counterNames, DAMAGE } from '../state/counters.ts';
import { fact } from '../state/facts.ts';
import { hasKeyword, inPlay, isType, recordOf } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const oneForAnother = site(
  'INF-121.3',
  'a counter moves from one object to another: not to the same one, not where there is none, not where it cannot be put',
);

function countOf(match: InfernoMatch, card: CardId, name: string): number {
  const { damage, counters } = recordOf(match, card);
  return name === DAMAGE ? damage : (counters[name] ?? 0);
}

/** Whether a counter may be put on something: it is in play, and for damage counters an ally that can have them. *Rule:* INF-121.1a. */
function mayHave(match: InfernoMatch, card: CardId, name: string): boolean {
  if (!inPlay(match, card)) return false;
  return name !== DAMAGE || (isType(match, card, 'ally') && !hasKeyword(match, card, 'indestructible'));
}

function taken(card: CardId, name: string, amount: number): GameEvent {
  if (name === DAMAGE) return fact('damageHealed', { card, amount });
  return fact('countersRemoved', { card, amount, value: counterNames.findIndex((each) => each === name) });
}

function put(card: CardId, name: string, amount: number, source: CardId): GameEvent {
  if (name === DAMAGE) return fact('damageCountersPut', { card, source, amount, value: 0 });
  return fact('countersAdded', { card, amount, value: counterNames.findIndex((each) => each === name) });
}

function canMove(match: InfernoMatch, card: CardId, other: CardId, name: string): boolean {
  return card !== other && countOf(match, card, name) > 0 && mayHave(match, other, name);
}

/** Verbs for counters, which their `value` names: damage counters, or counters by name. */
export const counterVerbs = {
  /** *Rule:* INF-121.1. */
  putCounters: {
    takes: [DAMAGE, ...counterNames],
    fact: 'countersAdded',
    can: (match, { cards, value }) => cards.some((card) => mayHave(match, card, value)),
    run: (match, { cards, amount, value, source }) =>
      raiseAll(
        match,
        cards.filter((card) => mayHave(match, card, value)).map((card) => put(card, value, amount, source)),
      ),
    hint: 1,
  },
  /** From each object onto each of the others, one after the other; both or neither. *Rule:* INF-121.3. */
  moveCounters: {
    takes: [DAMAGE, ...counterNames],
    fact: 'countersAdded',
    most: (match, { cards, to, value }) =>
      Math.max(
        0,
        ...cards.filter((card) => to.some((other) => canMove(match, card, other, value))).map((card) => countOf(match, card, value)),
      ),
    ...perPair<InfernoMatch>({
      can: (match, card, other, { value }) => canMove(match, card, other, value),
      canPay: (match, card, other, { value, amount }) => canMove(match, card, other, value) && countOf(match, card, value) >= amount,
      run: (match, card, other, { amount, value, source }) => {
        const isCareful = applies(match, oneForAnother);
        if (isCareful && !canMove(match, card, other, value)) return;
        const moved = isCareful ? Math.min(amount, countOf(match, card, value)) : amount;
        raiseAll(match, [taken(card, value, moved), put(other, value, moved, source)]);
      },
    }),
    hint: 1,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;
