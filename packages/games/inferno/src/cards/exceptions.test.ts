import { gives, host, lends, self, the, type Ability, type Change } from '@crupier/kernel/cards';
import { expect, test } from 'vitest';
import { wordings } from '../words/wordings.ts';
import { writeText } from './card-text.ts';
import { target } from './headers.ts';
import { act, activated, any, becomes, lists, plus, rule } from '../meanings/builders.ts';

const draws = lends(activated('activate', { do: [act('draw', undefined, 1)] }));

function becoming(...changes: readonly Change[]): Ability {
  const copying = { ...act('becomeCopy', self), to: the(), grants: gives(host, ...changes) };
  return activated('activate', { targets: { it: target(any('ally')) }, do: [copying] });
}

function creating(...changes: readonly Change[]): Ability {
  return activated('activate', {
    targets: { it: target(any('ally')) },
    do: [{ ...act('createCopy', the()), grants: gives(host, ...changes) }],
  });
}

const entering = gives(self, rule('entersAsCopy', { of: any('ally'), except: gives(host, becomes('strength', 7), draws) }));

test.each([
  [
    becoming(becomes('strength', 6), plus('toughness', 1), lists('keyword', 'gain', 'fury')),
    'This ally becomes a copy of target ally, except that it has 6 strength, gets +1 toughness, and has fury.',
    'Este aliado se convierte en una copia del aliado objetivo, excepto que tiene 6 de FUE, recibe +1 de RES y tiene furia.',
  ],
  [
    becoming(rule('keeps', { word: 'subtypes path strength' })),
    'This ally becomes a copy of target ally, except that it still has its subtypes, its path, and its strength.',
    'Este aliado se convierte en una copia del aliado objetivo, excepto que aún tiene sus subtipos, su senda y su FUE.',
  ],
  [
    creating(lists('type', 'gain', 'object'), draws),
    'Create a token that is a copy of target ally, except that it is also an object and gains, “Draw a card.”',
    'Crea una ficha que es una copia del aliado objetivo, excepto que es además un objeto y obtiene: «Toma una carta».',
  ],
  [
    entering,
    'This ally enters play as a copy of an ally in play, except that it has 7 strength and gains, “Draw a card.”',
    'Este aliado entra en juego como una copia de un aliado en juego, excepto que tiene 7 de FUE y obtiene: «Toma una carta».',
  ],
])('what is excepted from copying is said of the copy (INF-706.7)', (ability, en, es) => {
  const text = { wordings, said: [ability], types: ['ally'] } as const;
  expect(writeText(text, 'en')).toEqual([en]);
  expect(writeText(text, 'es')).toEqual([es]);
});
