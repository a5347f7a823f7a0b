import { each, gives, host, one, self, the, you } from '@crupier/kernel/cards';
import { act, any, grant, keyword, plus, rule, whenAny, whenSelf } from '../../meanings/builders.ts';
import { action, answer, attachTo, it, type CardTexts } from '../headers.ts';

/** Leadership. */
export const leadership: CardTexts = {
  // Hawkeye
  '01066': [
    keyword('entersWithCounters', 4),
    answer(
      [],
      whenAny('minionEntered', any('minion')),
      { do: [act('damage', it, 2)] },
      { price: { do: [act('removeCounters', self, 1)] } },
    ),
  ],
  // Maria Hill
  '01067': [answer([], whenSelf('entered'), { each: 'player', do: [act('draw')] })],
  // Vision
  '01068': [
    action(
      [],
      {
        do: [],
        modes: [
          { do: [grant(gives(host, plus('thwart', 2)), 'phase', self)] },
          { do: [grant(gives(host, plus('attack', 2)), 'phase', self)] },
        ],
      },
      { resources: [{ type: 'energy', count: 1 }], limit: 'round' },
    ),
  ],
  // Get Ready
  '01069': [action([], { targets: { it: one(any('ally', 'exhausted')) }, do: [act('ready', the())] })],
  // Lead from the Front. *Rule:* MC-LASTING-EFFECTS-5.
  '01070': [
    action(['hero'], {
      targets: { who: one(any('identity')) },
      do: [grant(gives(each(any('character', 'ofHostsPlayer')), plus('thwart', 1), plus('attack', 1)), 'phase', the('who'))],
    }),
  ],
  // Make the Call. *Rule:* MC-FAQ-22.
  '01071': [action([], { do: [act('payIntoPlay', each(any('allyInDiscard')))] })],
  // The Power of Leadership
  '01072': [keyword('leadershipDoubled')],
  // The Triskelion. *Rule:* MC-CARD-13.
  '01073': [gives(you, rule('allyLimit', { amount: 1 }))],
  // Inspired
  '01074': [
    attachTo({ targets: { it: one(any('ally', 'withoutThisAttached')) }, do: [act('attach', self, undefined, { to: the() })] }),
    gives(host, plus('thwart', 1), plus('attack', 1)),
  ],
};
