import { describe, expect, test } from 'vitest';
import { chosen, each, gives, of, one, opponent, the, triggered } from '../../language/builders.ts';
import { act, activated, any, enemy, friendly, rule, tally, whenPlayer } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { rulesOnSeat } from '../../derived/working-rules.ts';
import { topic } from '../../match/static-index.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const three = ['seats 3', '1 food 5', '2 food 5', '3 food 5'];

describe('with several opponents', () => {
  const tithe = spell('tithe', {
    players: { victim: { whose: 'opponent' } },
    do: [act('lose', undefined, 2, { who: chosen('victim') })],
    next: { do: [act('gain', undefined, tally('food', chosen('victim')))] },
  });

  test('a text chooses the one it means, and reads that one’s numbers', () => {
    const table = tinyTable([...three, '1 hand tithe', '3 food 9'], { cards: [tithe] }).answer('play tithe');
    expect([table.asked(), table.offers()]).toEqual(['1 choosePlayer', ['player 1', 'player 2']]);
    table.answer('player 2');
    expect([table.food(1), table.food(2), table.food(3)]).toEqual([12, 5, 7]);
  });

  test('in a duel nobody is asked', () => {
    const table = tinyTable(['1 food 0', '2 food 5', '1 hand tithe'], { cards: [tithe] }).answer('play tithe');
    expect([table.asked(), table.food(1), table.food(2)]).toEqual(['1 act', 3, 3]);
  });

  test('any player may be the one who chooses', () => {
    const gift = spell('gift', { players: { friend: { whose: 'any' } }, do: [act('lose', undefined, 1, { who: chosen('friend') })] });
    expect(
      tinyTable([...three, '1 hand gift'], { cards: [gift] })
        .answer('play gift')
        .offers(),
    ).toEqual(['player', 'player 1', 'player 2']);
  });

  test('cards of the chosen player are offered, and no other', () => {
    const hit = spell('hit', {
      players: { victim: { whose: 'opponent' } },
      do: [],
      next: { targets: { it: one(of(friendly('beast'), 'victim')) }, do: [act('kill', the())] },
    });
    const table = tinyTable([...three, '1 hand hit', '1 den pup', '2 den bear', '3 den wolf'], { cards: [hit] })
      .answer('play hit')
      .answer('player 2');
    expect(table.offers()).toEqual(['choose wolf']);
  });

  test('every opponent’s cards are enemies', () => {
    const hurt = spell('hurt', { do: [act('damage', each(enemy('beast')), 1)] });
    const table = tinyTable([...three, '1 hand hurt', '1 den a=bear', '2 den b=bear', '3 den c=bear'], { cards: [hurt] }).answer(
      'play hurt',
    );
    expect(['a', 'b', 'c'].map(table.damage)).toEqual([0, 1, 1]);
  });

  test('each opponent does it, in the order of the game', () => {
    const toll = spell('tolling', { do: [act('lose', undefined, 1, { who: 'eachOpponent' })] });
    const table = tinyTable([...three, '1 hand tolling'], { cards: [toll] }).answer('play tolling');
    expect([1, 2, 3].map(table.food)).toEqual([5, 4, 4]);
  });

  test('a rule for opponents works on all of them, and what they do is an opponent’s doing', () => {
    const warden: CardBehaviour = {
      key: 'warden',
      printed: { ...blank, type: 'beast', strength: 2 },
      abilities: [gives(opponent, rule('cannotRaid')), triggered(whenPlayer('turnEnds', 'opponent'), { do: [act('gain')] })],
    };
    const table = tinyTable([...three, '2 den warden'], { cards: [warden] });
    expect([0, 1, 2].map((seat) => rulesOnSeat(table.match, seat, topic('cannotRaid')).length)).toEqual([1, 0, 1]);
    expect(table.answer('end').food(2)).toBe(6);
    expect(table.answer('end').food(2)).toBe(6);
    expect(table.answer('end').food(2)).toBe(7);
  });

  test('the controller or owner of a card that was chosen does it', () => {
    const lure = spell('paying', {
      targets: { it: one(any('beast')) },
      do: [act('control', the())],
      next: { do: [act('lose', undefined, 1, { who: 'owner', of: the() }), act('lose', undefined, 2, { who: 'controller', of: the() })] },
    });
    const table = tinyTable([...three, '1 hand paying', '3 den bear'], { cards: [lure] })
      .answer('play paying')
      .answer('choose bear');
    expect([1, 2, 3].map(table.food)).toEqual([3, 5, 4]);
  });
});

describe('each player follows the text', () => {
  const cull = spell('culling', { each: 'player', targets: { it: one(friendly('beast')) }, do: [act('kill', the())] });
  const dens = [...three, '1 den a=bear a2=pup', '2 den b=wolf', '3 den c=mourner c2=bear'];

  test('all choose in turn from their own point of view, and nothing happens before all have', () => {
    const table = tinyTable([...dens, '1 hand culling'], { cards: [cull] }).answer('play culling');
    expect([table.asked(), table.offers()]).toEqual(['1 chooseTarget', ['choose a', 'choose a2']]);
    table.answer('choose a');
    expect([table.asked(), table.offers(), table.lies('a')]).toEqual(['2 chooseTarget', ['choose b'], 'den 1']);
    table.answer('choose b');
    expect([table.asked(), table.lies('a'), table.lies('b')]).toEqual(['3 chooseTarget', 'den 1', 'den 2']);
    table.answer('choose c2');
    expect(['a', 'a2', 'b', 'c', 'c2'].map(table.lies)).toEqual(['discard 1', 'den 1', 'discard 2', 'den 3', 'discard 3']);
  });

  test('it is done at the same time: who leaves with the others hears them leave', () => {
    const table = tinyTable([...dens, '1 hand culling'], { cards: [cull] })
      .answer('play culling')
      .answer('choose a')
      .answer('choose b')
      .answer('choose c');
    while (table.asked().includes('whichAbilityNext')) table.answer(table.offers()[0]);
    // The strength of all three: 4 of a bear, 2 of a wolf and 3 of the mourner itself.
    expect(table.food(3)).toBe(5 + 4 + 2 + 3);
  });

  test('whoever has nothing to choose is passed over', () => {
    const table = tinyTable([...three, '1 hand culling', '3 den c=bear'], { cards: [cull] }).answer('play culling');
    expect(table.asked()).toBe('3 chooseTarget');
    expect(table.answer('choose c').lies('c')).toBe('discard 3');
  });

  test('an offer is made to each, and what follows is yours again', () => {
    const offer = spell('offer', { each: 'opponent', may: true, do: [act('gain', undefined, 2)], next: { do: [act('gain')] } });
    const table = tinyTable([...three, '1 hand offer'], { cards: [offer] }).answer('play offer');
    expect(table.asked()).toBe('2 mayDo');
    table.answer([]);
    expect(table.asked()).toBe('3 mayDo');
    table.answer('yes offer');
    expect([1, 2, 3].map(table.food)).toEqual([6, 5, 7]);
  });

  test('deeds that cannot be done together are done in the same order', () => {
    const feast = spell('feastday', { each: 'player', do: [act('draw')] });
    const table = tinyTable(['seats 3', '1 hand feastday', '1 deck a=pup', '2 deck b=pup', '3 deck c=pup'], { cards: [feast] });
    expect(
      table
        .answer('play feastday')
        .happened()
        .filter((each) => each.startsWith('drew')),
    ).toEqual(['drew a', 'drew b', 'drew c']);
  });

  test('a hidden card that was picked is shown to nobody before it is done', () => {
    const dump = spell('dump', { each: 'player', targets: { it: one(friendly('handCard')) }, do: [act('discard', the())] });
    const table = tinyTable([...three, '1 hand dump a=pup', '2 hand b=pup b2=wolf', '3 hand c=pup'], { cards: [dump] }).answer('play dump');
    table.answer('choose a');
    expect([table.asked(), table.happened(), table.offers()]).toEqual(['2 chooseTarget', [], ['choose b', 'choose b2']]);
    table.answer('choose b2').answer('choose c');
    expect(['a', 'b', 'b2', 'c'].map(table.lies)).toEqual(['discard 1', 'hand 2', 'discard 2', 'discard 3']);
  });
});
