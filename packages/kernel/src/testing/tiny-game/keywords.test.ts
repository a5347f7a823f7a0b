import { expect, test } from 'vitest';
import { each, gives, host, lends, one, other, the } from '../../language/builders.ts';
import { act, activated, any, friendly, grant, keywordWith } from '../../language/word-builders.ts';
import type { Ability } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { writeCard } from '../../text/abilities.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';
import { beastsWith } from './test-beasts.ts';

const parting = keywordWith('parting', { clause: { do: [act('gain', undefined, 3)] } });

const beast = beastsWith({ strength: 1 });

function spell(key: string, ability: Ability): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [ability] };
}

const kill = spell('kill', activated('play', { targets: { it: one(any('beast')) }, do: [act('kill', the())] }));

test('a keyword does what it stands for, and the text has its short form', () => {
  const table = tinyTable(['1 hand kill', '1 den dying', '1 food 0'], { cards: [kill, beast('dying', parting)] });
  expect(table.answer('play kill').answer('choose dying').food(1)).toBe(3);
  expect(writeCard(wordings, [parting], { noun: 'beast' }, 'es')).toEqual(['Despedida: gana 3 de comida.']);
});

test('lent, it works on those that it is lent to', () => {
  const lender = beast('lender', gives(each(other(friendly('beast'))), lends(parting)));
  const lines = ['1 hand kill', '1 den lender dying', '1 food 0'];
  const cards = [kill, lender, beast('dying')];
  expect(tinyTable(lines, { cards }).answer('play kill').answer('choose dying').food(1)).toBe(3);
  expect(tinyTable(lines, { cards }).answer('play kill').answer('choose lender').food(1)).toBe(0);
});

test('given for a while, it works on what it was given to', () => {
  const gift = spell(
    'gift',
    activated('play', { targets: { it: one(any('beast')) }, do: [grant(gives(host, lends(parting)), 'round', the())] }),
  );
  const table = tinyTable(['1 hand gift kill', '1 den dying', '1 food 0'], { cards: [kill, gift, beast('dying')] });
  expect(table.answer('play gift').answer('choose dying').answer('play kill').answer('choose dying').food(1)).toBe(3);
});
