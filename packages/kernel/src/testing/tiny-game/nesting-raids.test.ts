import { describe, expect, test } from 'vitest';
import { each, gives, instead, once, one, other, self, that, the, triggered, you } from '../../cards.ts';
import type { Ability, Clause } from '../../cards.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { act, activated, any, enemy, friendly, grant, optional, rule, whenAny, whenHost, whenSelf } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

// Timing within a raid, which is to the tiny game what an attack is to others: docs/timing.md lists each check with its test.

function beast(key: string, strength: number, ...abilities: readonly Ability[]): CardBehaviour {
  return beastsWith({ strength })(key, ...abilities);
}

function charm(key: string, ...abilities: readonly Ability[]): CardBehaviour {
  return { key, printed: { ...blank, type: 'charm' }, abilities };
}

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const urge = spell('urge', { targets: { it: one(friendly('beast')) }, do: [act('raid', the())] });
/** May answer before a raid begins, and hears one that has begun. */
const sense = beast(
  'sense',
  3,
  optional(whenAny('beforeRaid', enemy('beast')), { do: [act('gain')] }),
  triggered(whenAny('raids', enemy('beast')), { do: [act('gain', undefined, 10)] }),
);

describe('a raid that would begin', () => {
  const dazed = once(instead(whenHost('wouldRaid'), { do: [] }));
  const web = charm('web', instead(whenHost('wouldRaid'), { do: [act('discard', self)], next: { do: [grant(dazed, 'round', that())] } }));

  test('is replaced, then lost to what replaced it, and neither time sets off what answers a raid', () => {
    const lines = ['1 hand a=urge b=urge c=urge', '1 den wolf web@wolf', '2 den sense', '2 food 5'];
    const table = tinyTable(lines, { cards: [urge, web, sense] });
    table.answer('play a').answer('choose wolf').answer('raidSeat 1');
    expect([table.asked(), table.lies('web'), table.food(2)]).toEqual(['1 act', 'discard 1', 5]);
    table.answer('play b').answer('choose wolf').answer('raidSeat 1');
    expect([table.asked(), table.happened(), table.food(2)]).toEqual(['1 act', ['resolved b'], 5]);
    // Nothing is left in its way: only now the raid begins.
    table.answer('play c').answer('choose wolf').answer('raidSeat 1');
    expect([table.asked(), table.offers()]).toEqual(['2 mayInterrupt', ['use sense']]);
  });

  test('is interrupted before anybody is asked to defend, and goes on', () => {
    const table = tinyTable(['1 den wolf', '1 food 0', '2 den sense', '2 food 5'], { cards: [sense] });
    table.answer('raid wolf').answer('raidSeat 1');
    expect([table.asked(), table.happened()]).toEqual(['2 mayInterrupt', []]);
    table.answer('use sense');
    expect([table.asked(), table.happened()]).toEqual(['2 whoDefends', ['foodGained', 'raidBegan wolf', 'foodGained']]);
    table.answer();
    expect([table.asked(), table.food(1), table.food(2)]).toEqual(['1 act', 2, 5 + 1 + 10 - 2]);
  });
});

describe('a raid that another player cancels', () => {
  const champion = beast(
    'champion',
    1,
    optional(whenAny('beforeRaid', enemy('beast')), { do: [act('cancel'), act('provoke', that())] }, { cost: 1, limit: 'turn' }),
  );
  const lines = ['seats 3', '1 den bear', '1 food 0', '2 den wolf', '2 food 9', '3 den champion', '3 food 7'];

  test('never begins, and the same beast raids that player instead', () => {
    const table = tinyTable(lines, { cards: [champion] })
      .answer('raid bear')
      .answer('raidSeat 1');
    expect([table.asked(), table.offers()]).toEqual(['3 mayInterrupt', ['use champion']]);
    table.answer('use champion');
    // The raid that was cancelled is over; the other has its own beginning and its own question about defenders.
    expect(table.happened()).toEqual(['foodSpent', 'raidDelayed bear', 'raidResumed', 'raidBegan bear']);
    expect(table.asked()).toBe('2, 3 whoDefends');
    table.answer([], 2).answer([], 3);
    expect([1, 2, 3].map(table.food)).toEqual([4, 9, 7 - 1 - 4]);
  });

  test('goes on against the first player where nobody does so', () => {
    const table = tinyTable(lines, { cards: [champion] })
      .answer('raid bear')
      .answer('raidSeat 1')
      .answer();
    table.answer([], 2).answer([], 3);
    expect([1, 2, 3].map(table.food)).toEqual([4, 5, 7]);
  });
});

describe('what lasts for a raid', () => {
  const paid = triggered(whenAny('isHurt', any('beast')), { do: [act('gain')] });
  const frenzy = spell('frenzy', { targets: { it: one(friendly('beast')) }, do: [grant(paid, 'raid'), act('raid', the())] });

  test('works within it and ends with it', () => {
    const table = tinyTable(['1 hand frenzy', '1 den bear wolf', '1 food 0', '2 den b=bear d=bear'], { cards: [frenzy] });
    table.answer('play frenzy').answer('choose bear').answer('raidSeat 1').answer('defend b');
    while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers()[0]);
    // Both bears were hurt.
    expect([table.asked(), table.food(1)]).toEqual(['1 act', 2]);
    expect(table.match.state.zones[table.match.game.effectZones.working]).toEqual([]);
    table.answer('raid wolf').answer('raidSeat 1').answer('defend d');
    expect([table.damage('d'), table.food(1)]).toEqual([2, 2]);
  });

  test('ends before a raid that had to wait', () => {
    const table = tinyTable(['1 hand frenzy', '1 den wolf bear', '1 food 0', '2 den hunter'], { cards: [frenzy] });
    table.answer('play frenzy').answer('choose wolf').answer('raidSeat 1').answer('defend hunter');
    while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers()[0]);
    expect([table.asked(), table.food(1)]).toEqual(['2 whomToRaid', 2]);
    table.answer('raidSeat').answer('defend bear');
    expect([table.asked(), table.damage('bear'), table.food(1)]).toEqual(['1 act', 3, 2]);
  });
});

describe('damage beyond the damage that kills the defender', () => {
  const boar = beast('boar', 5, gives(self, rule('tramples')));

  test.each([
    ['bear', 5 - 4],
    ['bear:3', 5 - 1],
    ['giant', 0],
  ])('is food for the raider, at the same time: %s', (defender, stolen) => {
    const giant = beast('giant', 6);
    const lines = ['1 den boar', '1 food 0', `2 den it=${defender}`, '2 food 9'];
    const table = tinyTable(lines, { cards: [boar, giant] })
      .answer('raid boar')
      .answer('raidSeat 1')
      .answer('defend it');
    expect([table.food(1), table.food(2)]).toEqual([stolen, 9 - stolen]);
    const [first = '', ...rest] = table.happened().filter((each) => !each.startsWith('defended'));
    expect([first, rest.slice(0, stolen > 0 ? 2 : 1)]).toEqual(['damaged boar', ['damaged it', ...(stolen > 0 ? ['foodStolen'] : [])]]);
  });

  test('is nobody’s where the raider does not trample', () => {
    const table = tinyTable(['1 den bear', '1 food 0', '2 den pup', '2 food 9'])
      .answer('raid bear')
      .answer('raidSeat 1')
      .answer('defend pup');
    expect([table.food(1), table.food(2)]).toEqual([0, 9]);
  });
});

describe('a raid within the window of what set it off', () => {
  const vulture = beast('vulture', 3, triggered(whenSelf('enters'), { do: [act('raid', self)] }));
  const hawk = beast('hawk', 1, optional(whenAny('enters', enemy('beast')), { do: [act('damage', that(), 1)] }));
  const lines = ['1 hand vulture', '1 food 0', '2 den hawk bear', '2 food 9'];

  test('runs to its end before optional abilities are offered, its own windows included', () => {
    const table = tinyTable(lines, { cards: [vulture, hawk] }).answer('play vulture');
    expect(table.asked()).toBe('1 whomToRaid');
    expect(table.answer('raidSeat 1').asked()).toBe('2 whoDefends');
    table.answer();
    expect([table.asked(), table.offers(), table.food(1)]).toEqual(['2 mayRespond', ['use hawk'], 3]);
    expect(table.answer('use hawk').damage('vulture')).toBe(1);
  });

  test('leaves nothing to answer where its beast has died in it', () => {
    const table = tinyTable(lines, { cards: [vulture, hawk] })
      .answer('play vulture')
      .answer('raidSeat 1')
      .answer('defend bear');
    expect([table.asked(), table.lies('vulture')]).toEqual(['1 act', 'discard 1']);
  });
});

describe('a player who cannot be raided', () => {
  const thicket = beast('thicket', 2, gives(you, rule('cannotBeRaided')));

  test('is no option, as long as the rule works', () => {
    const lines = ['seats 3', '1 den wolf bear', '1 hand shower', '2 den thicket', '2 food 9', '3 food 9'];
    const table = tinyTable(lines, { cards: [thicket] }).answer('raid wolf');
    expect([table.asked(), table.offers()]).toEqual(['1 whomToRaid', ['raidSeat 2']]);
    table.answer('raidSeat 2').answer();
    table.answer('play shower').answer(['share thicket 3', 'share thicket 3', 'share wolf 3']);
    expect(table.answer('raid bear').offers()).toEqual(['raidSeat 1', 'raidSeat 2']);
  });

  test('is not raided where there is no other', () => {
    const table = tinyTable(['1 den wolf', '2 den thicket', '2 food 9'], { cards: [thicket] }).answer('raid wolf');
    expect([table.asked(), table.happened(), table.food(2)]).toEqual(['1 act', ['used wolf'], 9]);
  });
});

describe('a queue of raids', () => {
  const leader = beast('leader', 4, triggered(whenSelf('raids'), { do: [act('join', each(other(friendly('beast'))))] }));
  const lines = ['seats 3', '1 den leader a=wolf b=wolf', '1 food 0', '2 den pup', '3 food 9'];

  test('goes on with the next player when its own has nothing left in the midst of it', () => {
    const table = tinyTable([...lines, '2 food 5'], { cards: [leader] })
      .answer('raid leader')
      .answer('raidSeat 1');
    expect([table.asked(), table.happened()]).toEqual(['2 whoDefends', ['raidBegan leader', 'raidDelayed a', 'raidDelayed b']]);
    table.answer();
    // The first of those that waited takes the last food of that player, the second goes on to the next.
    expect([table.asked(), ...[1, 2, 3].map(table.food)]).toEqual(['2 whoDefends', 4, 1, 9]);
    table.answer();
    expect([table.asked(), ...[1, 2, 3].map(table.food)]).toEqual(['2 whoDefends', 5, 0, 9]);
    table.answer();
    expect([table.asked(), ...[1, 2, 3].map(table.food)]).toEqual(['1 act', 7, 0, 7]);
  });

  test('goes on with the next player when its own leaves in the midst of it', () => {
    const table = tinyTable([...lines, '2 food 9'], { cards: [leader] })
      .answer('raid leader')
      .answer('raidSeat 1');
    expect([table.asked(), table.leave(2).asked()]).toEqual(['2 whoDefends', '1 act']);
    // Nothing is stolen of a player who has left; the two that waited raid the next.
    expect([table.food(1), table.food(3)]).toEqual([4, 5]);
  });

  test('stays with a player who has something left', () => {
    const table = tinyTable([...lines, '2 food 9'], { cards: [leader] });
    table.answer('raid leader').answer('raidSeat 1').answer().answer().answer();
    expect([table.asked(), ...[1, 2, 3].map(table.food)]).toEqual(['1 act', 8, 1, 9]);
  });

  test('leaves out beasts that died while they waited', () => {
    const trap = beast('trap', 9, triggered(whenSelf('defends'), { do: [act('damage', each(enemy('beast')), 2)] }));
    const table = tinyTable([...lines, '2 den trap', '2 food 5'], { cards: [leader, trap] });
    table.answer('raid leader').answer('raidSeat 1').answer('defend trap');
    expect([table.asked(), ...['a', 'b', 'leader'].map(table.lies), table.food(2)]).toEqual([
      '1 act',
      'discard 1',
      'discard 1',
      'discard 1',
      5,
    ]);
    expect(table.happened().filter((each) => each.startsWith('raidBegan'))).toEqual([]);
  });
});
