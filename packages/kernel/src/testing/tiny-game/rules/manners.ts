import { AMOUNTS_MAX, type Manners, rulesOnCard, topic } from '../../../rules.ts';
import { fact } from '../state/facts.ts';
import { sideOf, zoneOfCard } from '../state/reading.ts';
import type { Tiny } from '../state/state.ts';
import { durations } from '../meanings/meanings.ts';

/** How the texts of the tiny game are followed. */
export const manners: Manners<Tiny> = {
  // Some texts say another kind where "wolf" is printed.
  reads: (match, self, value) => (value === 'wolf' ? (rulesOnCard(match, self, topic('says'))[0]?.word ?? value) : value),
  ownerOf: sideOf,
  mayFollow: (match, card) => zoneOfCard(match, card) === 'discard',
  announces: true,
  ifDoneAsks: 'events',
  barsImpossibleModes: true,
  cites: { 'CARD-NUMBER': 'TINY-X', 'CARD-TARGET': 'TINY-TARGET' },
  grantFact: (_match, { owner, amount, granted, until, boundTo, source }, host) =>
    fact('effectBegan', { card: host, other: boundTo, seat: owner, amount: amount * durations.length + until, value: granted, source }),
  amountFact: (_match, { granted }, { at, amount }) => fact('amountKept', { amount: amount * AMOUNTS_MAX + at, value: granted }),
};
