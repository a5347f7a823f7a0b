import type { EventRank } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { FactName } from '../state/facts.ts';

/** What facts are to the log; the others follow from the act before them. */
export const eventRanks: Readonly<Partial<Record<FactName, EventRank>>> = {
  turnBegan: 'part',
  stepBegan: 'step',
  turnEnding: 'step',
  turnEnded: 'step',
  matchWon: 'step',
  houseChosen: 'act',
  playBegan: 'act',
  useBegan: 'use',
  reapBegan: 'act',
  defenderChosen: 'act',
  aemberSpent: 'lead',
  keyForged: 'act',
};

/** What the log says of several facts in a row that differ by their card alone. */
export const gatheredLines: Readonly<Partial<Record<FactName, Both>>> = {
  cardDrawn: { en: '{seat} draws {cards}.', es: '{seat} roba {cards}.' },
  cardDiscarded: { en: '{seat} discards {cards}.', es: '{seat} descarta {cards}.' },
  cardArchived: { en: '{seat} archives {cards}.', es: '{seat} archiva {cards}.' },
  cardRevealed: { en: '{seat} reveals {cards}.', es: '{seat} revela {cards}.' },
  cardLookedAt: { en: '{seat} looks at {cards}.', es: '{seat} mira {cards}.' },
  destroyed: { en: 'Destroyed: {cards}.', es: 'Se destruyen {cards}.' },
  cardPurged: { en: 'Purged: {cards}.', es: 'Se purgan {cards}.' },
  cardReturned: { en: 'To their owners’ hands: {cards}.', es: 'Vuelven a la mano de su propietario: {cards}.' },
};

/** What the log says of facts without a card. */
export const cardlessLines: Readonly<Partial<Record<FactName, Both>>> = {
  aemberSpent: { en: '{seat} spends {amount}Æ from their pool.', es: '{seat} gasta {amount}Æ de su reserva.' },
};
