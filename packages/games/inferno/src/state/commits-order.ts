import { cardOf, type CardId, type Commit } from '@crupier/kernel/rules';
import type { FactName } from './facts.ts';
import { record } from './leaving.ts';
import type { Inferno } from './state.ts';

type OrderFact = Extract<FactName, 'laidOnTop' | 'laidInDeck' | 'cardCovered' | 'chainedBeneath'>;

/** What the facts write that change the order of a zone, or what is seen of it. *Rule:* INF-400.5. */
export const orderCommits: Record<OrderFact, Commit<Inferno>> = {
  laidOnTop: (state, { card }) => {
    const lying = state.zones[record(state, card).zone] as CardId[];
    lying.push(...lying.splice(lying.indexOf(cardOf(card)), 1));
  },
  laidInDeck: (state, { card, value }) => {
    const deck = state.zones[record(state, card).zone] as CardId[];
    const [laid] = deck.splice(deck.indexOf(cardOf(card)), 1);
    if (laid !== undefined) deck.splice(value, 0, laid);
  },
  chainedBeneath: (state, { other, value }) => {
    const object = cardOf(other);
    const lying = state.zones[record(state, object).zone] as CardId[];
    lying.splice(value, 0, ...lying.splice(lying.indexOf(object), 1));
    const chain = [...state.chain];
    chain.splice(
      value,
      0,
      ...chain.splice(
        chain.findIndex((item) => item.object === object),
        1,
      ),
    );
    state.chain = chain;
  },
  cardCovered: (state, { card }) => {
    const covered = record(state, card);
    Object.assign(covered, { knownTo: 0, stay: covered.stay + 1, hidings: covered.hidings + 1 });
  },
};
