import { applies, NO_SEAT, site, type PlayerPolicy } from '@crupier/kernel/rules';
import { areaOf, hostsControllerOf, isInPlay, typeOf } from '../state/reading.ts';
import { SEATS_MAX, seatsFrom, zoneOf, type Marvel } from '../state/state.ts';

const whoseObligation = site(
  'MC-OBLIGATION-1 MC-INTERRUPT-3 MC-RESPONSE-3',
  'an obligation speaks to the player before whom it lies, and to nobody else',
);
const hostsPlayer = site('MC-ATTACHMENT-6', '“you” on an attachment of a player’s card is the player who controls that card');
const firstActs = site('MC-FIRST-PLAYER-5', 'the first player resolves what an encounter card says of no player');
const ofThoseThere = site('MC-PLAYER-ELIMINATION-12', 'what a text has each player do, those who are eliminated do not do');
const inProgress = site('MC-PLAYER-ELIMINATION-11', 'what an eliminated player would choose in an ability that goes on, another chooses');

/** The first of the zones of hands, which lie one after another. */
const hand = zoneOf('hand');

/** Who plays: one to four heroes together, against a scenario that plays itself. */
export const players: PlayerPolicy<Marvel> = {
  turnOrder: seatsFrom,
  opponentsOf: () => [],
  isScenarioEnemy: true,
  // Those who play together may tell each other what they hold, so that nothing is given away by who is asked. *Rule:* MC-PLAYER-DISCUSSION-1.
  isOpenHand: (_state, zone) => zone >= hand && zone < hand + SEATS_MAX,
  // *Rule:* MC-FIRST-PLAYER-6.
  orderOf: (match) => (applies(match, ofThoseThere) ? seatsFrom(match, match.state.first) : match.state.players.map((_, seat) => seat)),
  // *Rule:* MC-EACH-PLAYER-2.
  ordersEach: ({ state }) => state.first,
  // The first player decides where an encounter card names nobody. *Rule:* MC-FIRST-PLAYER-5.
  actsFor: (match, self, event) => {
    if (typeOf(match, self) === 'obligation' && isInPlay(match, self) && applies(match, whoseObligation)) return areaOf(match, self);
    const controller = hostsControllerOf(match, self);
    if (controller !== NO_SEAT && applies(match, hostsPlayer)) return controller;
    const [first = NO_SEAT] = seatsFrom(match, applies(match, firstActs) ? match.state.first : 0);
    return event !== undefined && match.state.players[event.seat]?.isEliminated === false ? event.seat : first;
  },
  standIn: (match) => (applies(match, inProgress) ? (seatsFrom(match, match.state.first)[0] ?? NO_SEAT) : NO_SEAT),
};
