import { describe, expect, test } from 'vitest';
import { gives, host, one, self, the, triggered } from '../../cards.ts';
import type { Clause } from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import { writeAbility } from '../../text/abilities.ts';
import { act, activated, any, enemy, friendly, grant, grantWhile, plus, whenSelf } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 2, cunning: 1 });

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const stronger = gives(host, plus('strength', 3));
const oath: Clause = {
  targets: { foe: one(enemy('beast')), friend: one(friendly('beast')) },
  do: [grantWhile(stronger, 'leaves', the('foe'), the('friend'))],
};
const strike = spell('strike', { targets: { it: one(any('beast')) }, do: [act('kill', the())] });
const cards = [
  spell('oath', oath),
  strike,
  beast(
    'queen',
    triggered(whenSelf('enters'), { targets: { it: one(friendly('beast')) }, do: [grantWhile(stronger, 'leaves', self, the())] }),
  ),
  beast('ghost', triggered(whenSelf('dies'), { targets: { it: one(any('beast')) }, do: [grantWhile(stronger, 'leaves', self, the())] })),
];

function sworn(...more: readonly string[]): TinyTable {
  const table = tinyTable(['1 hand oath a=strike b=strike lure', '1 den pup', '2 den bear', '1 food 9', ...more], { cards });
  return table.answer('play oath').answer('choose bear').answer('choose pup');
}

/** Ends the turn of whoever acts, and bids nothing where a round ends. */
function endTurn(table: TinyTable): TinyTable {
  table.answer('end');
  while (table.asked().endsWith('bid')) table.answer('bid');
  return table;
}

describe('what lasts until a card leaves', () => {
  test('ends when that card leaves, and not with the turn or the round', () => {
    const table = endTurn(endTurn(sworn()));
    expect(table.strength('pup')).toBe(4);
    while (table.asked() !== '1 act') endTurn(table);
    table.answer('play a').answer('choose bear');
    expect([table.lies('bear'), table.strength('pup')]).toEqual(['discard 2', 1]);
  });

  test('ends with the card that it works on, too', () => {
    const table = sworn().answer('play a').answer('choose pup');
    expect(table.match.state.zones[table.match.game.effectZones.working]).toEqual([]);
  });

  test('goes on when that card changes its controller: it stays where it is', () => {
    const table = sworn().answer('play lure').answer('choose bear');
    expect([table.lies('bear'), table.strength('pup')]).toEqual(['den 1', 4]);
  });

  test('may be the card that has the ability', () => {
    const table = tinyTable(['1 hand queen strike', '1 den pup'], { cards }).answer('play queen').answer('choose pup');
    expect(table.strength('pup')).toBe(4);
    table.answer('play strike').answer('choose queen');
    expect(table.strength('pup')).toBe(1);
  });

  test('does not begin where that card has left already', () => {
    const table = tinyTable(['1 hand strike', '1 den pup ghost'], { cards })
      .answer('play strike')
      .answer('choose ghost')
      .answer('choose pup');
    expect([table.lies('ghost'), table.strength('pup'), table.asked()]).toEqual(['discard 1', 1, '1 act']);
  });

  test('names its card in its text', () => {
    const context = { noun: 'spell', host: 'beast' };
    expect(writeAbility(wordings, activated('play', oath), context, 'en')).toBe(
      'Play: Choose an enemy beast. Until that beast leaves its den, a friendly beast gets +3 strength.',
    );
    expect(writeAbility(wordings, activated('play', oath), context, 'es')).toBe(
      'Jugar: Elige una bestia enemiga. Hasta que esa bestia deje su guarida, una bestia amiga recibe +3 de fuerza.',
    );
  });
});

describe('what lasts until your next turn', () => {
  const shield = spell('shield', { targets: { it: one(friendly('beast')) }, do: [grant(stronger, 'yourNextTurn', the())] });

  test('lasts through the turns of the others and ends as yours begins', () => {
    const table = tinyTable(['seats 3', '1 hand shield', '1 den pup'], { cards: [shield] })
      .answer('play shield')
      .answer('choose pup');
    const strengths: number[] = [];
    for (let turns = 0; turns < 3; turns++) {
      strengths.push(table.strength('pup'));
      endTurn(table);
    }
    expect([strengths, table.asked(), table.strength('pup')]).toEqual([[4, 4, 4], '1 act', 1]);
  });

  test('is not ended by the turn of another who has given the same', () => {
    const table = tinyTable(['1 hand a=shield', '2 hand b=shield', '1 den pup', '2 den bear'], { cards: [shield] });
    endTurn(table.answer('play a').answer('choose pup')).answer('play b').answer('choose bear');
    expect([table.strength('pup'), table.strength('bear')]).toEqual([4, 7]);
    while (table.asked() !== '1 act') endTurn(table);
    expect([table.strength('pup'), table.strength('bear')]).toEqual([1, 7]);
  });
});
