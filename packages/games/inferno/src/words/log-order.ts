import type { EventRank } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { FactName } from '../state/facts.ts';

/** What facts are to the log; the others follow from the act before them. */
export const eventRanks: Readonly<Partial<Record<FactName, EventRank>>> = {
  turnBegan: 'part',
  stepBegan: 'step',
  stepEnded: 'step',
  turnEnded: 'step',
  matchEnded: 'step',
  cardPlayed: 'act',
  abilityActivated: 'act',
  specialTaken: 'act',
  targeted: 'lead',
  cardTapped: 'lead',
  energyAdded: 'lead',
  energySpent: 'lead',
  resolutionBegan: 'act',
  defenderProposed: 'use',
  attacked: 'act',
  combatEnded: 'step',
};

/** What the log says of several facts in a row that differ by their card alone. */
export const gatheredLines: Readonly<Partial<Record<FactName, Both>>> = {
  cardDrawn: { en: '{seat} draws {cards}.', es: '{seat} toma {cards}.' },
  cardMilled: { en: 'From {seat}’s deck to the Infierno: {cards}.', es: 'Del mazo de {seat} al Infierno: {cards}.' },
  cardDiscarded: { en: '{seat} discards {cards}.', es: '{seat} descarta {cards}.' },
  cardRevealed: { en: '{seat} reveals {cards}.', es: '{seat} muestra {cards}.' },
  drawRevealed: { en: '{seat} reveals {cards}.', es: '{seat} muestra {cards}.' },
  cardExiled: { en: 'Exiled: {cards}.', es: 'Van al exilio {cards}.' },
  destroyed: { en: 'Destroyed: {cards}.', es: 'Se destruyen {cards}.' },
  cardTapped: { en: 'Tapped: {cards}.', es: 'Se giran {cards}.' },
  targeted: { en: 'The targets are {cards}.', es: 'Los objetivos son {cards}.' },
};
