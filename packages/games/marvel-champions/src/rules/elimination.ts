import { call, cutFrames, leave, program, raise, raiseAll, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { minionsOf } from '../state/reading.ts';
import { endings, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';

/** The next player clockwise who still plays, or that very player. */
function nextAfter(match: MarvelMatch, seat: Seat): Seat {
  return seatsFrom(match, (seat + 1) % match.state.players.length)[0] ?? seat;
}

/** A player whose identity was defeated is out of the match; the others go on. *Rule:* MC-PLAYER-ELIMINATION-1. */
export const eliminate = program<Marvel, { readonly item: Seat }>('eliminate a player', [
  {
    name: 'the player is eliminated',
    rule: 'MC-PLAYER-ELIMINATION-1 MC-HIT-POINTS-4',
    do: (match, { locals: { item } }) =>
      match.state.players[item]?.isEliminated === false ? raise(match, fact('playerEliminated', { seat: item })) : leave,
  },
  {
    name: 'all are eliminated',
    rule: 'MC-PLAYER-ELIMINATION-10',
    do: (match, { locals: { item } }) => {
      if (seatsFrom(match, item).length > 0) return undefined;
      raise(match, fact('ended', { value: endings.indexOf('allEliminated') }));
      return leave;
    },
  },
  {
    name: 'the first player token is passed',
    rule: 'MC-PLAYER-ELIMINATION-2 MC-FIRST-PLAYER-3',
    do: (match, { locals: { item } }) => {
      if (match.state.first === item) raise(match, fact('firstPlayerPassed', { seat: nextAfter(match, item) }));
    },
  },
  {
    name: 'minions engage the next player',
    rule: 'MC-PLAYER-ELIMINATION-3',
    do: (match, { locals: { item } }) =>
      raiseAll(
        match,
        minionsOf(match, item).map((card) => fact('minionEngaged', { card, seat: nextAfter(match, item) })),
      ),
  },
  {
    name: 'the area is removed from the game',
    rule: 'MC-PLAYER-ELIMINATION-5 MC-PLAYER-ELIMINATION-6 MC-PLAYER-ELIMINATION-7 MC-PLAYER-ELIMINATION-8',
    do: (match, { locals: { item } }) => raise(match, fact('areaRemoved', { seat: item })),
  },
]);

/** A player leaves the table: what that player was doing ends, and the player is eliminated. */
export const leaveTable = program<Marvel, object>('leave the table', [
  {
    name: 'what they were doing is not gone on with',
    rule: '',
    do: (match, { seat }) => (match.state.players[seat]?.isEliminated === false ? cutFrames(match, [seat]) : leave),
  },
  { name: 'the player is eliminated', rule: '', do: (match, { seat }) => call(match, eliminate, { item: seat }) },
]);
