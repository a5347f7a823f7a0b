import { NO_CARD, option, program, raise, type Seat, soleOption } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { CHAINS_MAX, type KeyForge } from '../state/state.ts';

interface BiddingLocals {
  /** The highest bid so far, in chains; -1 before the first. */
  bid: number;
  /** Who bids next; after the last bid, who lost. */
  bidder: Seat;
}

/** Nobody has bid yet. */
export const NO_BID = -1;

/** Bidding chains for the right to choose one of the decks at the table. *Rule:* KF-CHAIN-BID-1. */
export const bidChains = program<KeyForge, BiddingLocals>('bid chains', [
  { name: 'choose who bids first', rule: 'KF-CHAIN-BID-1', do: (match) => raise(match, fact('bidderChosen', {})) },
  {
    name: 'the first bidder',
    rule: 'KF-CHAIN-BID-1',
    do: ({ state }, { locals }) => {
      locals.bidder = state.active;
    },
  },
  {
    name: 'bid',
    rule: 'KF-CHAIN-BID-1',
    ask: (_match, { locals: { bid, bidder } }) => {
      const options = Array.from({ length: CHAINS_MAX - bid }, (_, more) => option('number', NO_CARD, bid + 1 + more));
      if (options.length === 0) return undefined;
      return { kind: 'number', seat: bidder, purpose: 'bidChains', source: NO_CARD, min: bid === NO_BID ? 1 : 0, options };
    },
    take: (match, { locals }, [chosen]) => {
      if (chosen === undefined) return undefined;
      const seat = locals.bidder;
      locals.bid = chosen.value;
      locals.bidder = 1 - seat;
      raise(match, fact('chainsBid', { seat, amount: chosen.value }));
      return 'bid';
    },
  },
  {
    name: 'the highest bidder chooses a deck',
    rule: 'KF-CHAIN-BID-1',
    ask: (_match, { locals: { bidder } }) => {
      const options = [option('ownDeck', NO_CARD, 1 - bidder), option('otherDeck', NO_CARD, bidder)];
      return { kind: 'mode', seat: 1 - bidder, purpose: 'chooseDeck', source: NO_CARD, options };
    },
    take: (match, _frame, chosen) => {
      if (soleOption(chosen).verb === 'otherDeck') raise(match, fact('decksExchanged', {}));
    },
  },
  {
    name: 'and begins with so many chains',
    rule: 'KF-CHAIN-BID-1 KF-STARTING-CHAINS-1',
    do: (match, { locals: { bid, bidder } }) => {
      if (bid > 0) raise(match, fact('chainsGained', { seat: 1 - bidder, amount: bid }));
    },
  },
]);
