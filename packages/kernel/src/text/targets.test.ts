import { describe } from 'vitest';
import {
  aimedAt,
  aimedOnlyAt,
  different,
  divided,
  forEach,
  late,
  number,
  one,
  oneOf,
  other,
  otherThan,
  share,
  so,
  the,
  top,
  upTo,
} from '../language/builders.ts';
import { act, any, areAll, enemy, friendly, not, related } from '../language/word-builders.ts';
import { exampleWords } from './example-words.ts';
import { action, says } from './fixtures/says.ts';
import type { Wordings } from '../language/wordings.ts';

const announcing: Wordings = {
  ...exampleWords,
  target: { en: 'target', es: ['objetivo', 'objetivo', 'objetivo', 'objetivo'], bare: true },
};

describe('what is divided', () => {
  says([
    [
      action({ targets: { it: divided(4, enemy('beast')) }, do: [act('damage', the(), share())] }),
      'Deal 4 damage divided as you choose among any number of enemy beasts.',
      'Inflige 4 de daño a repartir como elijas entre cualquier número de bestias enemigas.',
    ],
    [
      action({
        numbers: { x: { least: 1, most: 9, paid: true } },
        targets: { it: divided(number(), any('beast'), 2) },
        do: [act('damage', the(), share())],
      }),
      'Deal X damage divided as you choose among up to 2 beasts.',
      'Inflige X de daño a repartir como elijas entre hasta 2 bestias.',
    ],
  ]);
});

describe('choices among cards that were named', () => {
  const seen = top(3, friendly('charm'));
  says([
    [
      action({
        do: [act('destroy', seen)],
        next: {
          targets: { it: oneOf(seen, friendly('charm')), other: otherThan(the(), oneOf(seen, friendly('charm'))) },
          do: [act('stun', the()), act('damage', the('other'), 1)],
        },
      }),
      'Destroy the top 3 friendly charms. Stun one of those charms and deal 1 damage to another of those charms.',
      'Destruye los 3 primeros amuletos amigos. Aturde a uno de esos amuletos e inflige 1 de daño a otro de esos amuletos.',
    ],
    [
      action({ targets: { it: oneOf(seen, friendly('charm')) }, do: [act('stun', the())] }),
      'Stun one of the top 3 friendly charms.',
      'Aturde a uno de los 3 primeros amuletos amigos.',
    ],
  ]);
});

describe('choices among cards that were chosen', () => {
  const pair = the('pair');
  says([
    [
      action({
        targets: { pair: { ...any('beast'), min: 2, max: 2 } },
        do: [],
        next: {
          targets: { it: oneOf(pair, any('beast', 'oldest')) },
          do: [act('destroy', the())],
          next: { targets: { other: otherThan(the(), oneOf(pair, any('beast'))) }, do: [act('stun', the('other'))] },
        },
      }),
      'Choose 2 beasts. Destroy the oldest beast among those beasts. Stun another of those beasts.',
      'Elige 2 bestias. Destruye la bestia más vieja entre esas bestias. Aturde a otra de esas bestias.',
    ],
  ]);
});

describe('targets that differ each time', () => {
  const friend = friendly('beast');
  says([
    [
      action({ times: 2, targets: { it: different(one(enemy('beast'))) }, do: [act('stun', the())] }),
      'Do this 2 times: stun an enemy beast, a different one each time.',
      'Haz esto 2 veces: aturde a una bestia enemiga, una distinta cada vez.',
    ],
    [
      action({ times: 3, targets: { it: different(upTo(1, enemy('beast'))) }, do: [act('stun', the())] }),
      'Do this up to 3 times: stun an enemy beast, a different one each time.',
      'Haz esto hasta 3 veces: aturde a una bestia enemiga, una distinta cada vez.',
    ],
    [
      action({
        times: forEach(1, friend),
        targets: { friend: different(one(friend)), it: different(oneOf(related('neighbours', the('friend')), any('beast', 'hurt'))) },
        do: [act('stun', the())],
      }),
      'For each friendly beast, stun one of that beast’s hurt neighbors, a different one each time.',
      'Por cada bestia amiga, aturde a una de las bestias heridas adyacentes a esa bestia, una distinta cada vez.',
    ],
  ]);
});

describe('targets that are announced', () => {
  says(
    [
      [
        action({ targets: { it: one(any('beast', 'hurt')) }, do: [act('stun', the())], next: { do: [act('destroy', the())] } }),
        'Stun target hurt beast. Destroy that beast.',
        'Aturde a la bestia herida objetivo. Destruye esa bestia.',
      ],
      [
        action({ targets: { it: upTo(2, friendly('item')) }, do: [act('ready', the())] }),
        'Ready up to 2 target friendly items.',
        'Prepara hasta 2 objetos amigos objetivo.',
      ],
      [
        action({ targets: { it: one(other(any('beast'))) }, do: [act('stun', the())] }),
        'Stun another target beast.',
        'Aturde a la otra bestia objetivo.',
      ],
      [
        action({
          numbers: { x: { least: 1, most: 9, paid: true } },
          targets: { it: so(number(), any('beast')) },
          do: [act('destroy', the())],
        }),
        'Destroy X target beasts.',
        'Destruye X bestias objetivo.',
      ],
      [
        action({ targets: { it: late(one(friendly('beast'))) }, do: [act('destroy', the())] }),
        'Destroy a friendly beast.',
        'Destruye una bestia amiga.',
      ],
      [
        action({ do: [], modes: [{ targets: { it: one(any('beast')) }, do: [act('stun', the())] }, { do: [act('draw', undefined, 1)] }] }),
        'Choose one: • Stun target beast. • Draw a card.',
        'Elige una opción: • Aturde a la bestia objetivo. • Roba una carta.',
      ],
      [
        action({ do: [act('draw', undefined, 1)], next: { targets: { it: one(any('beast')) }, do: [act('stun', the())] } }),
        'Draw a card. Stun a beast.',
        'Roba una carta. Aturde a una bestia.',
      ],
    ],
    announcing,
  );
});

describe('what targets something', () => {
  says(
    [
      [
        action({ targets: { it: one(any('beast', aimedAt(friendly('item')))) }, do: [act('stun', the())] }),
        'Stun target beast that targets a friendly item.',
        'Aturde a la bestia objetivo que haga objetivo a un objeto amigo.',
      ],
      [
        action({ targets: { it: upTo(2, any('beast', aimedOnlyAt('self'), 'hurt')) }, do: [act('stun', the())] }),
        'Stun up to 2 target hurt beasts that target only this beast.',
        'Aturde a hasta 2 bestias heridas objetivo que hagan objetivo solamente a esta bestia.',
      ],
      [
        action({ targets: { it: one(any('beast', not(aimedAt(enemy('beast'))))) }, do: [act('stun', the())] }),
        'Stun target beast that does not target an enemy beast.',
        'Aturde a la bestia objetivo que no haga objetivo a una bestia enemiga.',
      ],
      [
        action({ targets: { it: one(any('beast')) }, if: areAll(the(), aimedAt(enemy('item'))), do: [act('stun', the())] }),
        'If target beast targets an enemy item, stun that beast.',
        'Si la bestia objetivo hace objetivo a un objeto enemigo, aturde a esa bestia.',
      ],
    ],
    announcing,
  );
});
