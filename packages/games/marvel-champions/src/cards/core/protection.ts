import { each, gives, one, self, that, the } from '@crupier/kernel/cards';
import { act, any, friendly, keyword, plus, stat, whenAny } from '../../meanings/builders.ts';
import { action, answer, anyPlayers, it, me, villain, type CardTexts } from '../headers.ts';

/** Protection. */
export const protection: CardTexts = {
  // Black Widow
  '01075': [
    answer(
      [],
      whenAny('revealedFromDeck', any('anyCard')),
      { do: [act('cancel'), act('discard', it)], saysThen: true, ifDone: { do: [act('revealFromDeck', undefined, 1)] } },
      { resources: [{ type: 'mental', count: 1 }], price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Counter-Punch
  '01077': [answer(['attack'], whenAny('defended', friendly('hero')), { do: [act('attack', that('other'), stat('attack', me))] })],
  // Get Behind Me!
  '01078': [answer(['hero'], whenAny('revealed', any('treachery')), { do: [act('cancel')], next: { do: [act('enemyAttacks', villain)] } })],
  // The Power of Protection
  '01079': [keyword('protectionDoubled')],
  // Med Team
  '01080': [
    action(
      [],
      { targets: { it: one(any('friendlyCharacter', 'damaged')) }, do: [act('heal', the(), 2)] },
      { price: { do: [act('exhaust', self), act('removeCounters', self, 1)] } },
    ),
  ],
  // Armored Vest
  '01081': [anyPlayers, gives(each(friendly('hero')), plus('defense', 1))],
  // Indomitable
  '01082': [answer([], whenAny('defended', friendly('hero')), { do: [act('ready', me)] }, { price: { do: [act('discard', self)] } })],
};
