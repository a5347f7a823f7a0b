import {
  NO_CARD,
  applies,
  call,
  raise,
  raiseAll,
  site,
  tableOf,
  type CardId,
  type Deed,
  type Seat,
  type Verb,
} from '@crupier/kernel/rules';
import { draw, mayDraw } from '../rules/draw.ts';
import { createEach, type Shape } from '../rules/tokens.ts';
import { meansOf, payAsTold, payEnergy } from '../rules/energy.ts';
import { addResources, arrangeTop } from './choices.ts';
import { noteTokenWords } from '../state/chain.ts';
import { changedWordsOf } from '../state/defined.ts';
import { fact, losses } from '../state/facts.ts';
import { variantOf } from '../state/variants.ts';
import { isPlaying, opponentsOf } from '../state/seats.ts';
import { recordOf } from '../state/reading.ts';
import { steps, type Inferno, type InfernoMatch } from '../state/state.ts';
import { creating, tokens, type TokenId } from '../state/tokens.ts';
import { anyAmount, anyCard, countIn, countOf, mostDraws } from './most.ts';

const opponentsLose = site('INF-800.4 INF-104.3h INF-104.2b', 'who wins the game by an effect makes all opponents lose');
const onlyLost = site('INF-104.3f', 'who wins and loses the game at the same time has only lost it');

/** Verbs that are done to players. */
export const playerVerbs = {
  draw: {
    fact: 'cardDrawn',
    most: mostDraws,
    can: (match, { seat }) => mayDraw(match, seat),
    run: (match, { seat, amount }) => draw(match, seat, amount),
    hint: 1,
  },
  addEnergy: {
    fact: 'energyAdded',
    most: anyAmount,
    run: (match, { seat, amount, source }) => {
      if (amount > 0) raise(match, fact('energyAdded', { card: source, seat, amount }));
    },
    hint: 1,
  },
  pay: {
    fact: 'energySpent',
    can: (match, { seat, amount }) => meansOf(match, seat) >= amount,
    mayFail: true,
    run: (match, { seat, amount, source, offered }) => {
      if (meansOf(match, seat) >= amount) call(match, offered ? payEnergy : payAsTold, { price: amount }, { source, seat });
    },
    hint: -1,
  },
  /** *Rule:* INF-120.1. */
  addResource: {
    fact: 'resourceAdded',
    most: anyAmount,
    run: (match, { seat, amount }) => call(match, addResources, { left: amount }, { seat }),
    hint: 1,
  },
  skipResource: {
    fact: 'stepSkipGained',
    isPassive: true,
    most: anyAmount,
    run: (match, { seat }) => raise(match, fact('stepSkipGained', { seat, value: steps.indexOf('addResource') })),
    hint: -1,
  },
  /** *Rule:* INF-104.3e. */
  loseGame: { fact: 'playersLost', run: (match, deed) => conclude(match, [deed]), together: conclude, isPassive: true, hint: -100 },
  /** All opponents lose, which in a duel is to win. *Rule:* INF-104.2b, INF-104.3h, INF-800.4. */
  winGame: { fact: 'playersLost', run: (match, deed) => conclude(match, [deed]), together: conclude, isPassive: true, hint: 100 },
  /** Nobody wins. *Rule:* INF-104.4c. */
  drawGame: { fact: 'matchDrawn', run: (match) => raise(match, fact('matchDrawn', {})), hint: -20 },
  /** A step more of the sort that is named, after the present one. *Rule:* INF-500.9. */
  addStep: {
    takes: ['restore', 'draw', 'addResource', 'end', 'cleanup'],
    fact: 'stepAdded',
    most: anyAmount,
    run: (match, { seat, value }) => {
      const step = steps.findIndex((each) => each === value);
      if (isAddable(value)) raise(match, fact('stepAdded', { seat, value: step, amount: steps.indexOf(match.state.step) }));
    },
    hint: 2,
  },
  extraTurn: {
    fact: 'extraTurnGained',
    isPassive: true,
    most: anyAmount,
    run: (match, { seat }) => raise(match, fact('extraTurnGained', { seat })),
    hint: 8,
  },
  /** A token that is a copy of each card. *Rule:* INF-706.2. */
  createCopy: {
    fact: 'cardEntered',
    copies: true,
    most: countOf(anyCard),
    run: (match, { cards, seat, granted }) => {
      const shapeOf = (card: CardId): number =>
        variantOf(match, { copied: recordOf(match, card).definition, except: granted, original: 0 });
      createEach(
        match,
        cards.map((card) => ({ definition: shapeOf(card), copied: card })),
        seat,
      );
    },
    hint: 3,
  },
  /** The top cards of one's deck, put back in any order. *Rule:* INF-701.14a. */
  arrangeTop: {
    fact: 'cardToDeck',
    most: countIn('deck'),
    run: (match, { seat, amount, source }) => call(match, arrangeTop, { count: amount }, { source, seat }),
    hint: 1,
  },
  ...tokenVerbs(),
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;

/** Who wins and loses at the same time has only lost. *Rule:* INF-104.3f. */
function conclude(match: InfernoMatch, deeds: readonly Deed[]): void {
  const seatsOf = (name: string): Seat[] =>
    deeds.filter(({ verb, seat }) => verb === name && isPlaying(match, seat)).map(({ seat }) => seat);
  const lost = seatsOf('loseGame');
  const won = seatsOf('winGame').filter((seat) => !lost.includes(seat) || !applies(match, onlyLost));
  const beaten = applies(match, opponentsLose) ? won.flatMap((seat) => opponentsOf(match, seat)) : [];
  raiseAll(
    match,
    [...new Set([...lost, ...beaten])].map((seat) => fact('playersLost', { seat, value: losses.indexOf('effect') })),
  );
}

/** The main phase has no steps. *Rule:* INF-505.1. */
function isAddable(step: string): boolean {
  return ['restore', 'draw', 'addResource', 'end', 'cleanup'].includes(step);
}

/** A verb for each sort of token. *Rule:* INF-110.5. */
function tokenVerbs(): Readonly<Record<`create ${TokenId}`, Verb<Inferno>>> {
  return tableOf(
    tokens.map(({ id, strength }) => {
      const verb: Verb<Inferno> = {
        fact: 'cardEntered',
        most: anyAmount,
        run: (match, { seat, amount, reader }) => {
          noteTokenWords(match, changedWordsOf(match, reader));
          const definition = match.game.definitions.findIndex(({ key }) => key === id);
          createEach(match, new Array<Shape>(Math.max(0, amount)).fill({ definition, copied: NO_CARD }), seat);
        },
        hint: 1 + strength,
      };
      return [creating(id), verb] as const;
    }),
  );
}
