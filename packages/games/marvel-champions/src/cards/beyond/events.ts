import { each, forEachOf, one, other, the, upTo } from '@crupier/kernel/cards';
import { act, any, friendly, is, stat, when, whenSelf } from '../../meanings/builders.ts';
import { action, answer, me, type CardTexts } from '../headers.ts';

const exhaustMe = { do: [act('exhaust', me)] };

/** Events of several products with alliance, requirement or team-up, and the allies that the latter name. */
export const keywordEvents: CardTexts = {
  // Chaos Magic
  '15003': [
    action(['hero'], {
      targets: { it: one(other(friendly('cardInHand'))) },
      do: [act('playIgnoringCost', the())],
      next: { do: [act('discardFromEncounterDeck', undefined, stat('printedCost', the()))] },
    }),
  ],
  // Cosmic Alliance
  '25036': [
    action(['hero'], {
      targets: { avenger: one(any('character', is('trait', 'Avenger'))), guardian: one(any('character', is('trait', 'Guardian'))) },
      do: [act('ready', the('avenger')), act('ready', the('guardian'))],
    }),
  ],
  // What Doesn’t Kill Me
  '27016': [action(['hero'], { do: [act('ready', me)] }, { price: { do: [act('heal', me, 2)] } })],
  // Go All Out
  '29017': [
    action(
      ['hero', 'attack'],
      { targets: { it: one(any('attackable')) }, do: [act('attack', the(), stat('heroPowers', me))] },
      { price: exhaustMe },
    ),
  ],
  // Push Ahead
  '29018': [
    action(
      ['hero', 'thwart'],
      { targets: { it: one(any('thwartable')) }, do: [act('thwart', the(), stat('heroPowers', me))] },
      { price: exhaustMe },
    ),
  ],
  // Flying Formation
  '42031': [action(['hero'], { targets: { them: upTo(3, any('character', is('trait', 'Aerial'))) }, do: [act('ready', the('them'))] })],
  // Captain America: Steve Rogers
  '54012': [
    answer([], whenSelf('entered'), { targets: { it: one(any('character', is('trait', 'S.H.I.E.L.D.'))) }, do: [act('ready', the())] }),
  ],
  // Firepower. *Rule:* MC-FOR-EACH-4.
  '54014': [
    action(
      ['hero', 'attack'],
      {
        times: forEachOf(1, the('weapons')),
        targets: { it: one(any('attackable')) },
        do: [act('attack', the(), 3, { value: 'ranged' })],
      },
      {
        price: {
          targets: { weapons: { ...upTo(3, friendly('upgrade', is('trait', 'Weapon'), 'ready')), min: 1 } },
          do: [act('exhaust', the('weapons'))],
        },
      },
    ),
  ],
  // Super-Soldiers
  '54022': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [
        act('attack', the(), 6),
        act('toughen', each(any('friendlyCharacter', is('named', '54012')))),
        act('toughen', each(any('friendlyCharacter', is('named', '53035')))),
      ],
    }),
  ],
  // Winter, Widow, Soldier, Spy
  '54023': [
    action(['hero', 'attack'], {
      targets: { upgrade: one(friendly('upgradeInDiscard', is('trait', 'Preparation'))) },
      do: [act('putIntoPlay', the('upgrade'))],
      next: { targets: { it: one(any('attackable')) }, do: [act('attack', the(), 4)] },
    }),
  ],
  // Winter Soldier: Bucky Barnes
  '53035': [
    answer([], when('attackedAndDefeated', { card: 'self', other: any('enemy') }), {
      targets: { it: one(any('thwartable')) },
      do: [act('removeThreat', the(), 2)],
    }),
  ],
};
