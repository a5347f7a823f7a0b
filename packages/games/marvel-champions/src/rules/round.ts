import {
  again,
  applies,
  call,
  effectsUntil,
  leave,
  option,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { liesAsNamed } from './drawing.ts';
import { fact } from '../state/facts.ts';
import { handSizeOf, inPlay, keywordOf, recordOf, typeOf } from '../state/reading.ts';
import { cardsIn, phases, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { forcedActionQuestion, useForcedAction } from './actions.ts';
import { drawUp } from './draw.ts';
import { forEach } from './loops.ts';
import { playerTurn } from './player-turn.ts';
import { readyAll } from './readying.ts';
import { villainPhase } from './villain-phase.ts';

/** A player discards at the end of the player phase: what they like, and down to the hand size. *Rule:* MC-END-OF-PLAYER-PHASE-1. */
export const discardAtEnd = program<Marvel, { readonly item: Seat }>('discard at the end of the phase', [
  {
    name: 'discard',
    rule: 'MC-END-OF-PLAYER-PHASE-1 MC-DRAW-3 MC-HAND-SIZE-1',
    ask: (match, { locals: { item } }) => {
      const hand = cardsIn(match, 'hand', item);
      if (hand.length === 0 || match.state.players[item]?.isEliminated !== false) return undefined;
      const min = Math.max(0, hand.length - handSizeOf(match, item));
      return {
        kind: 'target',
        seat: item,
        purpose: 'discardAtEnd',
        inOrder: liesAsNamed(match),
        min,
        max: hand.length,
        options: hand.map((card) => option('discard', card)),
      };
    },
    take: (match, { locals: { item } }, chosen) =>
      raiseAll(
        match,
        chosen.map(({ card }) => fact('cardDiscarded', { card, seat: item })),
      ),
  },
]);

const BEGINS = 'a round begins';

/** The match, round by round. *Rule:* MC-ROUND-1 to MC-ROUND-10. */
export const rounds = program<Marvel, object>('rounds', [
  { name: BEGINS, rule: 'MC-ROUND-1', do: (match) => raise(match, fact('roundBegan', { value: match.state.round + 1 })) },
  {
    name: 'the player phase begins',
    rule: 'MC-ROUND-1',
    do: (match) => raise(match, fact('phaseBegan', { value: phases.indexOf('player') })),
  },
  {
    name: 'players take turns',
    rule: 'MC-ROUND-2 MC-PLAYER-PHASE-1',
    do: (match) => forEach(match, playerTurn, seatsFrom(match, match.state.first)),
  },
  {
    name: 'forced actions are resolved',
    rule: 'MC-ACTION-4 MC-FORCED-3',
    ask: forcedActionQuestion,
    take: (match, _frame, [chosen], seat) => {
      if (chosen !== undefined) useForcedAction(match, seat, chosen);
      return again;
    },
  },
  {
    name: 'players discard',
    rule: 'MC-END-OF-PLAYER-PHASE-1 MC-ROUND-3 MC-PLAYER-PHASE-2',
    do: (match) => forEach(match, discardAtEnd, seatsFrom(match, match.state.first)),
  },
  {
    name: 'players draw',
    rule: 'MC-END-OF-PLAYER-PHASE-2 MC-PLAYER-PHASE-2 MC-LTP-16',
    do: (match) => forEach(match, drawUp, seatsFrom(match, match.state.first)),
  },
  {
    name: 'cards are readied',
    rule: 'MC-END-OF-PLAYER-PHASE-3 MC-READY-2',
    do: (match) => readyAll(match, inPlay(match)),
  },
  {
    name: 'what lasts for the player phase ends',
    rule: 'MC-END-OF-PLAYER-PHASE-4 MC-PLAYER-PHASE-3',
    // In two steps: ruling MC-C-10.
    do: (match) => endEffects(match, 'phase'),
  },
  {
    name: 'the player phase ends',
    rule: 'MC-END-OF-PLAYER-PHASE-5 MC-PLAYER-PHASE-3',
    do: (match) => raise(match, fact('phaseEnded', { value: phases.indexOf('player') })),
  },
  {
    name: 'the villain phase begins',
    rule: 'MC-ROUND-4',
    do: (match) => raise(match, fact('phaseBegan', { value: phases.indexOf('villain') })),
  },
  { name: 'the villain phase', rule: 'MC-ROUND-4', do: (match) => call(match, villainPhase, {}) },
  {
    name: 'the first player token is passed',
    rule: 'MC-VILLAIN-PHASE-5 MC-ROUND-9 MC-FIRST-PLAYER-2 MC-PLAYER-ORDER-3',
    do: (match) => {
      const next = seatsFrom(match, (match.state.first + 1) % match.state.players.length)[0];
      if (next === undefined) return leave;
      raise(match, fact('firstPlayerPassed', { seat: next }));
      return undefined;
    },
  },
  {
    name: 'what lasts for the phase or the round ends',
    rule: 'MC-VILLAIN-PHASE-6 MC-LASTING-EFFECTS-6',
    do: (match) => endEffects(match, 'phase', 'round'),
  },
  {
    name: 'temporary cards are discarded',
    rule: 'MC-TEMPORARY-1',
    do: (match) => raiseAll(match, temporaryCards(match)),
  },
  {
    name: 'the villain phase and the round end',
    rule: 'MC-VILLAIN-PHASE-7 MC-ROUND-10',
    do: (match) =>
      raiseAll(match, [fact('phaseEnded', { value: phases.indexOf('villain') }), fact('roundEnded', { value: match.state.round })]),
  },
  { name: 'another round', rule: 'MC-ROUND-10', do: () => BEGINS },
]);

function endEffects(match: MarvelMatch, ...durations: readonly ('phase' | 'round')[]): void {
  const ending = durations.flatMap((duration) => effectsUntil(match.state, match.game, duration));
  raiseAll(
    match,
    ending.map((card) => fact('effectEnded', { card })),
  );
}

const lasting = site(
  'MC-SUPPORT-2 MC-UPGRADE-1',
  'supports and upgrades stay in play from round to round until an ability makes them leave it',
);

function temporaryCards(match: MarvelMatch): readonly GameEvent[] {
  const stays = (card: CardId): boolean => !['support', 'upgrade'].includes(typeOf(match, card)) || applies(match, lasting);
  const temporary = inPlay(match).filter((card) => keywordOf(match, card, 'temporary') > 0 || !stays(card));
  return temporary.map((card) => fact('cardDiscarded', { card, seat: recordOf(match, card).owner }));
}
