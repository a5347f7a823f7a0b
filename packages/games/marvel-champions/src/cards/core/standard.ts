import { each, exactly, exists, one, the } from '@crupier/kernel/cards';
import { act, any, forEachDone, friendly } from '../../meanings/builders.ts';
import { me, villain, whenRevealed, type CardTexts } from '../headers.ts';

const surges = whenRevealed({ do: [act('surge')] }, 'alterEgo');

/** The standard set. *Rule:* MC-STANDARD-SET-1. */
export const standard: CardTexts = {
  // Advance
  '01186': [whenRevealed({ do: [act('enemySchemes', villain)] })],
  // Assault
  '01187': [surges, whenRevealed({ do: [act('enemyAttacks', villain)] }, 'hero')],
  // Caught Off Guard
  '01188': [
    whenRevealed({
      targets: { it: one(friendly('supportOrUpgrade')) },
      do: [act('discard', the())],
      next: { if: exactly(forEachDone(1, 'cardDiscarded'), 0), do: [act('surge')] },
    }),
  ],
  // Gang-Up
  '01189': [
    surges,
    whenRevealed({ do: [act('enemyAttacks', villain), act('attackEngagedHero', each(any('minion', 'engagedWithYou')))] }, 'hero'),
  ],
  // Shadow of the Past
  '01190': [whenRevealed({ do: [act('bringNemesis')] })],
};

/** The expert set. *Rule:* MC-EXPERT-SET-1. */
export const expert: CardTexts = {
  // Exhaustion
  '01191': [whenRevealed({ do: [act('exhaust', me)] })],
  // Masterplan
  '01192': [
    whenRevealed({
      if: exists(any('sideScheme')),
      do: [act('placeThreat', each(any('sideScheme')), 4)],
      else: { do: [act('discardUntil', each(any('sideSchemeOnDeck')), undefined, { value: 'revealed' })] },
    }),
  ],
  // Under Fire
  '01193': [whenRevealed({ do: [act('revealFromDeck', undefined, 1)] })],
};
