import { each, gives, one, self, the } from '@crupier/kernel/cards';
import { act, any, doneThisWay, friendly, inState, keyword, plus, when, whenSelf } from '../../meanings/builders.ts';
import { action, answer, anyPlayers, forced, special, type CardTexts } from '../headers.ts';

/** Aggression. */
export const aggression: CardTexts = {
  // Hulk. *Rule:* MC-FAQ-59.
  '01050': [
    forced(whenSelf('attacked'), {
      do: [act('discardFromDeck', undefined, 1)],
      next: { do: [act('resolveSpecials', self, undefined, { to: doneThisWay('cardDiscarded') })] },
    }),
    special([], { if: inState('showsPhysical'), targets: { it: one(any('enemy')) }, do: [act('damage', the(), 2)] }),
    special([], { if: inState('showsEnergy'), do: [act('damage', each(any('character')), 1)] }),
    special([], { if: inState('showsMental'), do: [act('discard', self)] }),
  ],
  // Tigra. *Rule:* MC-FAQ-21.
  '01051': [answer([], when('attackedAndDefeated', { card: 'self', other: any('minion') }), { do: [act('heal', self, 1)] })],
  // Chase Them Down
  '01052': [
    answer(['thwart'], when('attackedAndDefeated', { card: friendly('hero'), other: any('enemy') }), {
      targets: { it: one(any('thwartable')) },
      do: [act('thwart', the(), 2)],
    }),
  ],
  // Relentless Assault
  '01053': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackableMinion')) },
      do: [],
      next: {
        if: inState('paidWithPhysical'),
        do: [act('attack', the(), 5, { value: 'overkill' })],
        else: { do: [act('attack', the(), 5)] },
      },
    }),
  ],
  // Uppercut
  '01054': [action(['hero', 'attack'], { targets: { it: one(any('attackable')) }, do: [act('attack', the(), 5)] })],
  // The Power of Aggression
  '01055': [keyword('aggressionDoubled')],
  // Tac Team
  '01056': [
    action(
      [],
      { targets: { it: one(any('enemy')) }, do: [act('damage', the(), 2)] },
      { price: { do: [act('exhaust', self), act('removeCounters', self, 1)] } },
    ),
  ],
  // Combat Training
  '01057': [anyPlayers, gives(each(friendly('hero')), plus('attack', 1))],
};
