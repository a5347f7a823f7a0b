import { each, gives, one, self, the } from '@crupier/kernel/cards';
import { act, any, friendly, lists, when, whenSelf } from '../../meanings/builders.ts';
import { boost, forced, me, whenDefeated, whenRevealed, type CardTexts } from '../headers.ts';

const ownCharacters = each(friendly('friendlyCharacter'));
const piercing = lists('keyword', 'gain', 'piercing');
const activates = whenRevealed({ do: [act('enemyActivates', self)] });

/** Minions of several products with teamwork, steady, stalwart or vulnerable. */
export const keywordMinions: CardTexts = {
  // Ancient Warrior
  '11030': [boost({ do: [act('stun', me)] })],
  // Living Laser
  '23029': [gives(self, piercing)],
  // Beetle
  '24043': [
    forced(when('attackedAndDamaged', { card: 'self', other: friendly('identity') }), {
      targets: { it: one(friendly('upgrade', 'lowestCost')) },
      do: [act('discard', the())],
    }),
    boost({ targets: { it: one(friendly('upgrade')) }, do: [act('discard', the())] }),
  ],
  // Kraven the Hunter
  '27161': [
    forced(when('attackedAndDamaged', { card: 'self', other: friendly('friendlyCharacter') }), {
      targets: { it: one(friendly('supportOrUpgrade')) },
      do: [act('discard', the())],
    }),
  ],
  // Prowler
  '27058': [whenRevealed({ do: [act('toughen', self)] }, 'alterEgo')],
  // Omega Red
  '35028': [forced(when('attacks', { card: 'self', by: 'you' }), { do: [act('damage', ownCharacters, 1)] })],
  // Gauntlet
  '45112': [forced(whenSelf('attackedYou'), { targets: { it: one(friendly('upgrade')) }, do: [act('discard', the())] })],
  // Barrage
  '45113': [forced(whenSelf('attackedYou'), { do: [act('damage', ownCharacters, 1)] })],
  // Hard-Drive
  '45114': [forced(whenSelf('attackedYou'), { do: [act('placeThreat', each(any('scheme')), 1)] })],
  // Tusk
  '45115': [forced(whenSelf('attackedYou'), { do: [act('stun', me)] }), boost({ do: [act('stun', me)] })],
  // Psynapse
  '45116': [forced(whenSelf('attackedYou'), { do: [act('confuse', me)] }), boost({ do: [act('confuse', me)] })],
  // Machete
  '50098': [gives(self, piercing), whenDefeated({ do: [act('shuffleIntoEncounterDeck', self)] })],
  // Scientist Supreme
  '50125': [gives(self, piercing, lists('keyword', 'gain', 'ranged'))],
  // Namor
  '56160': [activates],
  // Taskmaster
  '57022': [activates],
};
