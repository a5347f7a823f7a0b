import type { EventRank } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { FactName } from '../state/facts.ts';

/** What facts are to the log; the others follow from the act before them. */
export const eventRanks: Readonly<Partial<Record<FactName, EventRank>>> = {
  roundBegan: 'part',
  phaseBegan: 'part',
  turnBegan: 'part',
  phaseEnded: 'step',
  roundEnded: 'step',
  turnEnded: 'step',
  ended: 'step',
  firstPlayerPassed: 'step',
  cardExhausted: 'lead',
  cardAnnounced: 'act',
  attackMade: 'act',
  thwartMade: 'act',
  recovered: 'act',
  attackBegan: 'act',
  schemeBegan: 'act',
  encounterDealt: 'step',
  encounterTurned: 'act',
};

/** What the log says of several facts in a row that differ by their card alone. */
export const gatheredLines: Readonly<Partial<Record<FactName, Both>>> = {
  cardDrawn: { en: '{seat} draws {cards}.', es: '{seat} roba {cards}.' },
  cardDiscarded: { en: 'To the discard pile of {seat}: {cards}.', es: 'A la pila de descartes de {seat}: {cards}.' },
  cardSpent: { en: '{seat} spends {cards}.', es: '{seat} gasta {cards}.' },
  encounterDiscarded: { en: 'To the encounter discard pile: {cards}.', es: 'A la pila de descartes de Encuentros: {cards}.' },
};
