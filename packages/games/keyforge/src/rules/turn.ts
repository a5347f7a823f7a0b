import {
  applies,
  call,
  effectsUntil,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  rulesOnSeat,
  site,
  sumOf,
  topics,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import { turnSteps, type KeyForge, type KeyForgeMatch, type TurnStep } from '../state/state.ts';
import { chainsPrevent, draw } from './draw.ts';
import { canForge, forgeKey } from './forge.ts';
import { houseChoices } from './house.ts';
import { mainStep } from './main-step.ts';
import { readyCards } from './ready.ts';

const about = topics('handSize', 'handSizeFewer', 'skipsForging');

/** How many cards a player draws up to where nothing changes it. *Rule:* KF-TURN-DRAW-1. */
export const HAND_SIZE = 6;

const handSizeChanges = site('KF-ORDER-19', 'card effects change how many cards a hand is filled up to');
const skips = site('KF-GOLDEN-RULE-1', 'a step that a text lets a player skip is skipped');
const drawOnlyUpTo = site('KF-TURN-DRAW-2 KF-TURN-DRAW-5 KF-FAQ-GEN-15', 'a hand of six or more draws nothing');

interface TurnLocals {
  /** Whether chains kept the player from a card this turn: 0 or 1. */
  chained: number;
}

/** One player's turn, step by step, and then the other's. *Rule:* KF-TURN-SEQ-1, KF-TURN-SEQ-2. */
export const turn = program<KeyForge, TurnLocals>('turn', [
  {
    name: 'what lasts until this turn ends',
    rule: 'KF-LASTING-1 KF-ERRATA-corner-the-market',
    do: (match) => {
      const over = [
        ...(['yourNextTurn', 'opponentsNextTurn'] as const).flatMap((duration) =>
          effectsUntil(match.state, match.game, duration, nextSeat(match)),
        ),
        ...effectsUntil(match.state, match.game, 'ownNextTurn', 1 - nextSeat(match)),
      ];
      raiseAll(
        match,
        over.map((card) => fact('effectEnded', { card })),
      );
    },
  },
  {
    name: 'the turn begins',
    rule: 'KF-TURN-SEQ-2 KF-ORDER-1',
    do: (match) => raise(match, fact('turnBegan', { seat: nextSeat(match), amount: match.state.turn + 1 })),
  },
  {
    name: 'forge a key',
    rule: 'KF-TURN-FORGE-1 KF-TURN-FORGE-4 KF-ORDER-2',
    do: (match) => {
      const { active } = match.state;
      if (rulesOnSeat(match, active, about.skipsForging).length === 0 || !applies(match, skips)) forgeKey(match, active);
    },
  },
  { name: 'step 2', rule: 'KF-TURN-SEQ-1', do: (match) => beginStep(match, 'house') },
  {
    name: 'choose a house',
    rule: 'KF-TURN-HOUSE-1 KF-HOUSE-CHOICE-1 KF-ORDER-5 KF-ORDER-6 KF-HOUSE-LIST-1 KF-HOUSE-LIST-2',
    ask: (match) => {
      const { active, houseNames } = match.state;
      const options = houseChoices(match, active).map((house) => option('house', NO_CARD, houseNames.indexOf(house)));
      return options.length === 0 ? undefined : { kind: 'word', seat: active, purpose: 'chooseHouse', source: NO_CARD, options };
    },
    // What hears the choice resolves before the archives are taken. *Rule:* KF-ORDER-6.
    take: (match, _frame, [house]) => raise(match, fact('houseChosen', { seat: match.state.active, value: house?.value ?? -1 })),
  },
  {
    name: 'take the archives',
    rule: 'KF-TURN-HOUSE-3 KF-ARCHIVES-1 KF-ORDER-7',
    ask: (match) => {
      const { active } = match.state;
      if (cardsIn(match, 'archives', active).length === 0) return undefined;
      return { kind: 'may', seat: active, purpose: 'takeArchives', source: NO_CARD, min: 0, options: [option('yes')] };
    },
    take: (match, _frame, chosen) => {
      const { active } = match.state;
      if (chosen.length > 0) raise(match, fact('archivesTaken', { seat: active, amount: cardsIn(match, 'archives', active).length }));
    },
  },
  { name: 'step 3', rule: 'KF-TURN-SEQ-1', do: (match) => beginStep(match, 'main') },
  {
    name: 'play, discard and use cards',
    rule: 'KF-TURN-MAIN-1 KF-TURN-SEQ-3',
    do: (match) => call(match, mainStep, { chosen: undefined }, { seat: match.state.active }),
  },
  { name: 'step 4', rule: 'KF-TURN-SEQ-1', do: (match) => beginStep(match, 'ready') },
  {
    name: 'ready cards',
    rule: 'KF-TURN-READY-1 KF-ORDER-18',
    do: (match) => readyCards(match, match.state.active),
  },
  { name: 'step 5', rule: 'KF-TURN-SEQ-1', do: (match) => beginStep(match, 'draw') },
  {
    name: 'draw cards',
    rule: 'KF-TURN-DRAW-1 KF-ORDER-19',
    do: (match, { locals }) => {
      const due = cardsDue(match, match.state.active);
      const fewer = Math.min(due, chainsPrevent(match, match.state.active));
      locals.chained = fewer > 0 ? 1 : 0;
      draw(match, match.state.active, due - fewer);
    },
  },
  {
    name: 'shed a chain',
    rule: 'KF-CHAINS-3',
    do: (match, { locals }) => {
      if (locals.chained === 1) raise(match, fact('chainShed', { seat: match.state.active }));
    },
  },
  {
    name: 'end of turn',
    rule: 'KF-FAQ-CARD-curse-of-cowardice-1 KF-ERRATA-curse-of-forgetfulness KF-FAQ-CARD-curse-of-cowardice-1 KF-END-OF-TURN-1 KF-ORDER-20',
    do: (match) => raise(match, fact('turnEnding', { seat: match.state.active })),
  },
  {
    name: 'what lasts for the turn ends',
    rule: 'KF-LASTING-1 KF-LASTING-2 KF-FAQ-CARD-end-of-turn-1',
    do: (match) =>
      raiseAll(
        match,
        effectsUntil(match.state, match.game, 'turn').map((card) => fact('effectEnded', { card })),
      ),
  },
  {
    name: 'call a check',
    rule: 'KF-TURN-DRAW-4',
    do: (match) => {
      const { active } = match.state;
      if (canForge(match, active)) raise(match, fact('checkCalled', { seat: active }));
    },
  },
  {
    name: 'the turn is over',
    rule: 'KF-TURN-SEQ-2 KF-ARMOR-7',
    do: (match) => {
      raise(match, fact('turnEnded', { seat: match.state.active }));
      return 'what lasts until this turn ends';
    },
  },
]);

/** Refilling a hand as in the last step of a turn, by an effect. The seat is the frame's. */
export const refillHand = program<KeyForge, TurnLocals>('refill a hand', [
  {
    name: 'draw up to the size of a hand',
    rule: 'KF-TURN-DRAW-1 KF-TURN-DRAW-2',
    do: (match, { locals, seat }) => {
      const due = cardsDue(match, seat);
      const fewer = Math.min(due, chainsPrevent(match, seat));
      locals.chained = fewer > 0 ? 1 : 0;
      draw(match, seat, due - fewer);
    },
  },
  {
    name: 'shed a chain for it',
    rule: 'KF-CHAINS-3',
    do: (match, { locals, seat }) => {
      if (locals.chained === 1) raise(match, fact('chainShed', { seat }));
    },
  },
]);

/** Refills a player's hand as if it were the end of their turn. The last act of a step. */
export function refill(match: KeyForgeMatch, seat: Seat): void {
  call(match, refillHand, { chained: 0 }, { seat });
}

function nextSeat({ state }: KeyForgeMatch): Seat {
  return state.turn === 0 ? state.first : 1 - state.active;
}

function beginStep(match: KeyForgeMatch, step: TurnStep): void {
  raise(match, fact('stepBegan', { seat: match.state.active, value: turnSteps.indexOf(step) }));
}

/** How many cards a player draws up to, ≥ 0. *Rule:* KF-TURN-DRAW-1. */
export function handSizeOf(match: KeyForgeMatch, seat: Seat): number {
  const more = sumOf(rulesOnSeat(match, seat, about.handSize)) - sumOf(rulesOnSeat(match, seat, about.handSizeFewer));
  return more !== 0 && applies(match, handSizeChanges) ? Math.max(0, HAND_SIZE + more) : HAND_SIZE;
}

/** Cards to draw before chains. *Rule:* KF-TURN-DRAW-1, KF-TURN-DRAW-2. */
function cardsDue(match: KeyForgeMatch, seat: Seat): number {
  const held = cardsIn(match, 'hand', seat).length;
  const size = handSizeOf(match, seat);
  return held >= size && !applies(match, drawOnlyUpTo) ? 1 : Math.max(0, size - held);
}
