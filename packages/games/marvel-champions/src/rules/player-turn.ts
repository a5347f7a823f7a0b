import { again, call, leave, NO_CARD, option, pin, program, raise, raiseAll, type Option, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { identityOf, recordOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { actionOptions, askable, askAnother, useAction } from './actions.ts';
import { attackers, basicAttack, basicThwart, canRecover, recover, thwarters } from './basic-powers.ts';
import { canChangeForm } from './forms.ts';
import { canPlay, playCard } from './play-card.ts';
import { otherSide } from './sides.ts';

/** One player's turn: options in any order, as often as they can be paid for. *Rule:* MC-PLAYER-TURN-1. */
export const playerTurn = program<Marvel, { readonly item: Seat }>('player turn', [
  {
    name: 'it begins',
    rule: 'MC-ROUND-2 MC-PLAYER-PHASE-1',
    do: (match, { locals: { item } }) =>
      match.state.players[item]?.isEliminated === false ? raise(match, fact('turnBegan', { seat: item })) : leave,
  },
  {
    name: 'take an option',
    rule: 'MC-PLAYER-TURN-1 MC-PLAYER-TURN-2 MC-PLAYER-TURN-3 MC-PLAYER-TURN-4 MC-PLAYER-TURN-5 MC-PLAYER-TURN-6 MC-PLAYER-TURN-7 MC-PLAYER-TURN-8 MC-LTP-26 MC-LTP-36 MC-PLAYER-2',
    ask: (match, { locals: { item } }) => {
      if (match.state.players[item]?.isEliminated !== false) return undefined;
      return { kind: 'act', seat: item, purpose: 'takeTurn', options: optionsOf(match, item) };
    },
    take: (match, { locals: { item } }, [chosen]) => {
      if (chosen === undefined || chosen.verb === 'endTurn') return undefined;
      begin(match, item, chosen);
      return again;
    },
  },
  { name: 'it ends', rule: 'MC-ROUND-2', do: (match, { locals: { item } }) => raise(match, fact('turnEnded', { seat: item })) },
]);

function optionsOf(match: MarvelMatch, seat: Seat): readonly Option[] {
  const identity = identityOf(match, seat);
  return [
    ...(canChangeForm(match, seat) ? [option('changeForm', identity)] : []),
    ...cardsIn(match, 'hand', seat)
      .filter((card) => canPlay(match, card, seat))
      .map((card) => option('play', card)),
    ...attackers(match, seat).map((card) => option('attack', card)),
    ...thwarters(match, seat).map((card) => option('thwart', card)),
    ...(canRecover(match, seat) ? [option('recover', identity)] : []),
    ...actionOptions(match, seat),
    ...askable(match, seat),
    option('endTurn'),
  ];
}

function begin(match: MarvelMatch, seat: Seat, chosen: Option): void {
  const { verb, card, value } = chosen;
  const by = { source: card, seat };
  switch (verb) {
    case 'changeForm':
      return raiseAll(match, [fact('formChosen', { seat }), fact('formChanged', { card, seat, value: otherSide(match, card) ?? 0 })]);
    case 'play':
      return call(match, playCard, { isFree: false }, by);
    case 'use':
      return useAction(match, seat, chosen);
    case 'askForAction':
      return askAnother(match, value);
    case 'attack':
      return call(match, basicAttack, { by: pin(recordOf(match, card)), target: NO_CARD, struck: [] }, by);
    case 'thwart':
      return call(match, basicThwart, { by: pin(recordOf(match, card)), target: NO_CARD, thwarted: [], raised: 0 }, by);
    default:
      return call(match, recover, {}, by);
  }
}
