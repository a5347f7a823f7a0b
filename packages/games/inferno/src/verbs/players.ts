import { call, raise, raiseAll, type WordlessVerb } from '@crupier/kernel';
import { draw } from '../rules/draw.ts';
import { meansOf, payEnergy } from '../rules/energy.ts';
import { addResources, arrangeTop } from './choices.ts';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import { steps, type Inferno } from '../state/state.ts';
import { creating, tokens } from '../words/tokens.ts';

/** Verbs that are done to players. */
export const playerVerbs = {
  draw: { fact: 'cardDrawn', run: (match, { seat, amount }) => draw(match, seat, amount), hint: 1 },
  addEnergy: {
    fact: 'energyAdded',
    run: (match, { seat, amount, source }) => {
      if (amount > 0) raise(match, fact('energyAdded', { card: source, seat, amount }));
    },
    hint: 1,
  },
  pay: {
    fact: 'energySpent',
    can: (match, { seat, amount }) => meansOf(match, seat) >= amount,
    run: (match, { seat, amount, source }) => {
      if (meansOf(match, seat) >= amount) call(match, payEnergy, { price: amount }, { source, seat });
    },
    hint: -1,
  },
  /** *Rule:* INF-120.1. */
  addResource: {
    fact: 'resourceAdded',
    run: (match, { seat, amount }) => call(match, addResources, { left: amount }, { seat }),
    hint: 1,
  },
  skipResource: {
    fact: 'stepSkipGained',
    run: (match, { seat }) => raise(match, fact('stepSkipGained', { seat, value: steps.indexOf('addResource') })),
    hint: -1,
  },
  extraTurn: { fact: 'extraTurnGained', run: (match, { seat }) => raise(match, fact('extraTurnGained', { seat })), hint: 8 },
  /** A token that is a copy of each card. *Rule:* INF-706.2. */
  createCopy: {
    fact: 'tokenCreated',
    run: (match, { cards, seat }) =>
      raiseAll(
        match,
        cards.map((card) => fact('tokenCreated', { seat, value: recordOf(match, card).definition, amount: match.state.revision })),
      ),
    hint: 3,
  },
  /** The top cards of one's deck, put back in any order. *Rule:* INF-701.14a. */
  arrangeTop: {
    fact: 'cardToDeck',
    run: (match, { seat, amount, source }) => call(match, arrangeTop, { count: amount }, { source, seat }),
    hint: 1,
  },
  ...tokenVerbs(),
} as const satisfies Readonly<Record<string, WordlessVerb<Inferno>>>;

/** A verb for each sort of token. *Rule:* INF-110.5. */
function tokenVerbs(): Readonly<Record<string, WordlessVerb<Inferno>>> {
  return Object.fromEntries(
    tokens.map(({ id, strength }) => {
      const verb: WordlessVerb<Inferno> = {
        fact: 'tokenCreated',
        run: (match, { seat, amount }) => {
          const definition = match.game.definitions.findIndex(({ key }) => key === id);
          const token = fact('tokenCreated', { seat, value: definition, amount: match.state.revision });
          raiseAll(match, new Array<typeof token>(amount).fill(token));
        },
        hint: 1 + strength,
      };
      return [creating(id), verb] as const;
    }),
  );
}
