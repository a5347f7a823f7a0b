import { describe, expect, test } from 'vitest';
import { gives, host, instead, lends, once, one, self, the, triggered } from '../language/builders.ts';
import { act, activated, any, enemy, friendly, grant, optional, whenAny, whenSelf } from '../language/word-builders.ts';
import type { Clause } from '../language/effects.ts';
import { writeAbility, writeCard } from './abilities.ts';
import { exampleWords, headedWords, pricedWords } from './example-words.ts';
import { beast, says } from './fixtures/says.ts';

const gain: Clause = { do: [act('gain', undefined, 1)] };
const whenSlain = whenAny('slain', enemy('beast'));
const fought = { ...whenSlain, other: 'self' } as const;

describe('headers of abilities that are set off', () => {
  says(
    [
      [
        triggered(fought, gain),
        'Forced Response: After an enemy beast is slain by this beast, gain 1 coin.',
        'Respuesta obligada: Después de que esta bestia mate a una bestia enemiga, obtén 1 moneda.',
      ],
      [
        optional(fought, gain),
        'Response: After an enemy beast is slain by this beast, gain 1 coin.',
        'Respuesta: Después de que esta bestia mate a una bestia enemiga, obtén 1 moneda.',
      ],
      [
        optional(fought, gain, { labels: ['wild', 'blow'] }),
        'Wild Response (blow): After an enemy beast is slain by this beast, gain 1 coin.',
        'Respuesta salvaje (golpe): Después de que esta bestia mate a una bestia enemiga, obtén 1 moneda.',
      ],
      [
        instead({ occasion: 'wouldBeSlain', card: 'self' }, { do: [act('heal', self)] }),
        'Forced Interrupt: If this beast would be slain, fully heal this beast instead.',
        'Interrupción obligada: Si esta bestia fuera a ser abatida, en vez de eso, cura a esta bestia.',
      ],
      // What is put off is no ability of its own.
      [
        activated('reveal', { do: [act('heal', self), grant(once(triggered(fought, gain)), 'spent')] }),
        'When Revealed: Fully heal this beast. After an enemy beast is slain by this beast, gain 1 coin.',
        'Al mostrarse: Cura a esta bestia. Después de que esta bestia mate a una bestia enemiga, obtén 1 moneda.',
      ],
      [triggered(whenSelf('played'), gain), 'Play: Gain 1 coin.', 'Jugar: Obtén 1 moneda.'],
      [
        gives(host, lends(optional(fought, gain))),
        'This beast gains, “Response: After an enemy beast is slain by this beast, gain 1 coin.”',
        'Esta bestia obtiene: «Respuesta: Después de que esta bestia mate a una bestia enemiga, obtén 1 moneda».',
      ],
      [
        activated('action', { do: [grant(triggered(fought, gain), 'turn')] }),
        'For the remainder of the turn, after an enemy beast is slain by this beast, gain 1 coin.',
        'Durante el resto del turno, después de que esta bestia mate a una bestia enemiga, obtén 1 moneda.',
      ],
    ],
    headedWords,
  );

  test('abilities of one text stay apart where their occasions differ', () => {
    const abilities = [triggered(fought, gain), triggered({ occasion: 'slain', card: 'self', other: any('item') }, gain)];
    expect(writeCard(headedWords, abilities, beast, 'en')).toEqual([
      'Forced Response: After an enemy beast is slain by this beast, gain 1 coin.',
      'Forced Response: After this beast is slain by an item, gain 1 coin.',
    ]);
  });
});

describe('labels', () => {
  says(
    [
      [activated('omni', gain, 0, { labels: ['wild', 'blow'] }), 'Wild Omni (blow): Gain 1 coin.', 'Omni salvaje (golpe): Obtén 1 moneda.'],
      [activated('reveal', gain, 0, { labels: ['wild'] }), 'When Revealed (Wild): Gain 1 coin.', 'Al mostrarse (Salvaje): Obtén 1 moneda.'],
      [activated('bare', gain, 0, { labels: [] }), 'Gain 1 coin.', 'Obtén 1 moneda.'],
    ],
    headedWords,
  );

  test('one that has no words is refused where labels are said, and none is said in other games', () => {
    const ability = activated('omni', gain, 0, { labels: ['soft'] });
    expect(() => writeAbility(headedWords, ability, beast, 'en')).toThrow('The vocabulary has no label soft');
    expect(writeAbility(pricedWords, ability, beast, 'en')).toBe('Omni: Gain 1 coin.');
  });
});

describe('costs before an arrow', () => {
  const fodder: Clause = { targets: { it: one(friendly('item')) }, do: [act('stun', self), act('destroy', the())] };

  says(
    [
      [
        activated('omni', gain, 0, { price: fodder, limit: 'turn' }),
        'Omni: Stun this beast and destroy a friendly item → gain 1 coin. Use only once each turn.',
        'Omni: Aturde a esta bestia y destruye un objeto amigo → obtén 1 moneda. Úsala solo una vez por turno.',
      ],
      [
        activated('omni', gain, 0, { resources: [{ type: 'fur', count: 2 }], price: { do: [act('stun', self)] } }),
        'Omni: Spend 2 furs and stun this beast → gain 1 coin.',
        'Omni: Gasta 2 pieles y aturde a esta bestia → obtén 1 moneda.',
      ],
      [
        optional(fought, gain, { price: { do: [act('stun', self)] } }),
        'Response: After an enemy beast is slain by this beast, stun this beast → gain 1 coin.',
        'Respuesta: Después de que esta bestia mate a una bestia enemiga, aturde a esta bestia → obtén 1 moneda.',
      ],
      [activated('omni', gain), 'Omni: Gain 1 coin.', 'Omni: Obtén 1 moneda.'],
    ],
    headedWords,
  );

  test('a game whose occasions name no header has none', () => {
    expect(writeAbility(exampleWords, triggered(fought, gain), beast, 'en')).toBe(
      'After an enemy beast is slain by this beast, gain 1 coin.',
    );
  });
});
