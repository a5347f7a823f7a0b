import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const d = 'house dis';
const turns = ['1 houses dis mars logos', '2 houses mars logos brobnar', '1 deck 20 x Fear', '2 deck 20 x Fear'];

describe('actions, artifacts and upgrades', () => {
  check(
    'Banish puts an enemy creature into its owner’s archives',
    [d, '1 hand Banish', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Banish' },
    { notOffered: ['choose Bumpsy'] },
    { answer: 'choose Troll' },
    { expect: { '2 archives count': 1, '2 line': [] } },
  );
  check(
    'Binding Irons gives the opponent 3 chains',
    [d, '1 hand Binding Irons'],
    { answer: 'play Binding Irons' },
    {
      expect: { '2 chains': 3, '1 chains': 0 },
    },
  );
  check(
    'Cull the Weak destroys the least powerful enemy creature, whatever is weaker on the other side',
    [d, '1 hand Cull the Weak', '1 line Dust Pixie', '2 line Troll; Bumpsy'],
    { answer: 'play Cull the Weak' },
    { answer: 'choose Bumpsy' },
    { expect: { '1 line': ['Dust Pixie'], '2 line': ['Troll'] } },
  );
  check(
    'Exhume may play a creature from the discard pile, whatever its house',
    [d, '1 hand Exhume', '1 discard Troll; Punch', '2 discard Bumpsy'],
    { answer: 'play Exhume' },
    { answer: 'yes' },
    { notOffered: ['choose Punch', 'choose Bumpsy'] },
    { answer: 'choose Troll' },
    { expect: { '1 line': ['Troll'] } },
  );
  check(
    'Misery Exploit gains 1 for each damaged enemy creature',
    [d, '1 hand Misery Exploit', '1 line Bumpsy (damage 1)', '2 line Troll (damage 1); Headhunter (damage 2); Smaaash'],
    { answer: 'play Misery Exploit' },
    {
      expect: { '1 aember': 2 },
    },
  );
  check(
    'Not Finished with You shuffles creatures of the discard pile into the deck',
    [d, '1 hand Not Finished with You', '1 discard Troll; Punch; Bumpsy; Smaaash'],
    { answer: 'play Not Finished with You' },
    { notOffered: ['choose Punch'] },
    { answer: ['choose Troll', 'choose Bumpsy'] },
    { expect: { '1 deck count': 2, 'Smaaash zone': 'discard' } },
  );
  check(
    'Unlocked Gateway destroys every creature and ends the step',
    [d, '1 hand Unlocked Gateway; Fear', '1 line Bumpsy', '2 line Bumpsy as foe', ...turns],
    { answer: 'play Unlocked Gateway' },
    {
      asked: { purpose: 'chooseHouse', seat: 2 },
    },
  );
  check(
    'Ortannu’s Binding deals 2 to a friendly creature',
    [d, '1 hand Ortannu’s Binding', '1 line Troll', '2 line Bumpsy'],
    { answer: 'play Ortannu’s Binding' },
    { notOffered: ['choose Bumpsy'] },
    { answer: 'choose Troll' },
    {
      expect: { 'Troll damage': 2 },
    },
  );
  check(
    'Shadow of Dis empties the text boxes of enemy creatures until its player’s next turn',
    [d, '1 hand Shadow of Dis', '1 line Pitlord', '2 line Champion Tabris; Pitlord as foe', ...turns],
    { expect: { 'foe keywords': ['taunt'] } },
    { answer: 'play Shadow of Dis' },
    { expect: { 'foe keywords': [], 'Pitlord keywords': ['taunt'] } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { 'foe keywords': [] } },
    { answer: 'endTurn' },
    { expect: { 'foe keywords': ['taunt'] } },
  );
  check(
    'Orb of Invidius stuns a creature after it reaps',
    [d, '2 artifacts Orb of Invidius', '1 line Charette'],
    { answer: 'reap Charette' },
    { expect: { 'Charette stunned': true, '1 aember': 1 } },
  );
  check(
    'Shard of Pain deals 1 for each friendly Shard, each time to a creature of choice',
    [d, '1 artifacts Shard of Pain; Shard of Strength', '2 line Troll; Bumpsy'],
    { answer: 'action Shard of Pain' },
    { answer: 'choose Troll' },
    { answer: 'choose Bumpsy' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Troll damage': 1, 'Bumpsy damage': 1 } },
  );
  check(
    'Wretched Doll puts a doom counter on a creature, and destroys it the next time',
    [d, '1 artifacts Wretched Doll as one; Wretched Doll as two', '2 line Troll; Bumpsy'],
    { answer: 'action one' },
    { answer: 'choose Troll' },
    { expect: { '2 line': ['Troll', 'Bumpsy'] } },
    { answer: 'action two' },
    { expect: { '2 line': ['Bumpsy'] } },
  );
  check(
    'Soulkeeper destroys the most powerful enemy creature with its own',
    ['house brobnar', '1 hand Punch', '1 line Dust Pixie + Soulkeeper; Kelifi Dragon', '2 line Bumpsy; Troll'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { answer: 'choose Troll' },
    { expect: { '2 line': ['Bumpsy'], '1 line': ['Kelifi Dragon'] } },
  );
});

describe('creatures', () => {
  check(
    'Æmber Imp stuns a creature of either side after it reaps',
    [d, '1 line Æmber Imp'],
    { answer: 'reap Æmber Imp' },
    {
      expect: { 'Æmber Imp stunned': true },
    },
  );
  check('Gub has 5 power more and taunt off the flanks', ['1 line Bumpsy; Gub; Troll', '2 line Gub as other'], {
    expect: { 'Gub power': 6, 'Gub keywords': ['taunt'], 'other power': 1, 'other keywords': [] },
  });
  for (const [name, count] of [
    ['Yurk', 1],
    ['Old Yurk', 2],
    ['Ancient Yurk', 3],
  ] as const) {
    const cards = ['Punch', 'Anger', 'Barehanded', 'Smith'];
    check(
      `${name} has its player discard ${count}`,
      [d, `1 hand ${name}; ${cards.join('; ')}`],
      { answer: `play ${name}` },
      ...cards.slice(0, count).map((card) => ({ answer: `choose ${card}` })),
      { asked: { purpose: 'mainStep' } },
      { expect: { '1 hand': cards.slice(count) } },
    );
  }
  check('Angwish makes the opponent’s keys dearer by its damage', ['1 line Angwish (damage 4)'], {
    expect: { '2 keyCost': 10, '1 keyCost': 6 },
  });
  check(
    'Bloodshard Imp has a creature that reaped sacrificed',
    [d, '2 line Bloodshard Imp', '1 line Charette'],
    { answer: 'reap Charette' },
    {
      expect: { 'Charette zone': 'discard', '1 aember': 1 },
    },
  );
  for (const [name, forged] of [
    ['Bronze Key Imp', ''],
    ['Silver Key Imp', 'red'],
    ['Gold Key Imp', 'red blue'],
  ] as const) {
    check(
      `${name} keeps either player from forging that key`,
      ['active 1', 'step forge', '1 aember 6', `1 keys ${forged}`, '1 houses dis mars logos', `2 line ${name}`],
      {
        asked: { purpose: 'chooseHouse' },
      },
    );
    const other = forged === '' ? 'red' : '';
    check(
      `${name} does not keep them from another`,
      ['active 1', 'step forge', '1 aember 6', `1 keys ${other}`, '1 houses dis mars logos', `2 line ${name}`],
      {
        asked: { purpose: 'chooseKey' },
      },
    );
  }
  check(
    'Skullion sacrifices a friendly creature',
    [d, '1 hand Skullion', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Skullion' },
    { answer: 'leftFlank' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Bumpsy' },
    {
      expect: { '1 line': ['Skullion'] },
    },
  );
  check(
    'Neffru gives the owner of a destroyed creature 1',
    [d, '1 line Neffru', '1 hand Hand of Dis', '2 line Troll; Bumpsy; Smaaash'],
    { answer: 'play Hand of Dis' },
    { answer: 'choose Bumpsy' },
    {
      expect: { '2 aember': 1, '1 aember': 0 },
    },
  );
  const line = '2 line Troll as left; Troll as middle; Troll as right';
  check(
    'Spyyyder destroys a flank creature that it attacks',
    [d, '1 line Spyyyder', line],
    { answer: 'fight Spyyyder' },
    { answer: 'fight left' },
    {
      expect: { 'left zone': 'discard', 'Spyyyder zone': 'line' },
    },
  );
  check(
    'Spyyyder deals its power to any other',
    [d, '1 line Spyyyder', line],
    { answer: 'fight Spyyyder' },
    { answer: 'fight middle' },
    {
      expect: { 'middle damage': 2 },
    },
  );
  check(
    'Streke off the flanks has the opponent draw one card less',
    [d, '1 line Bumpsy; Streke; Troll', ...turns],
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    {
      expect: { '2 hand count': 5 },
    },
  );
  check(
    'Streke on a flank does not',
    [d, '1 line Bumpsy; Streke', ...turns],
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    {
      expect: { '2 hand count': 6 },
    },
  );
  check(
    'Tezmal keeps a house from the opponent for the next turn',
    [d, '1 line Tezmal', ...turns],
    { answer: 'reap Tezmal' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { notOffered: ['house mars'] },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { offered: ['house mars'] },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { offered: ['house mars'] },
  );
  check(
    'Ortannu the Chained deals damage for each of its Bindings that it returns',
    [d, '1 line Ortannu the Chained', '1 discard Ortannu’s Binding as one; Fear; Ortannu’s Binding as two', '2 line Kelifi Dragon; Troll'],
    { answer: 'reap Ortannu the Chained' },
    { answer: 'choose Kelifi Dragon' },
    { answer: 'choose Troll' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Kelifi Dragon damage': 4, 'Troll damage': 4, '1 hand count': 2, 'Fear zone': 'discard' } },
  );
  check(
    'Ortannu the Chained deals all of it at the same time, so that a ward prevents it all',
    [d, '1 line Ortannu the Chained', '1 discard 2 x Ortannu’s Binding', '2 line Kelifi Dragon (warded); Troll (warded)'],
    { answer: 'reap Ortannu the Chained' },
    { answer: 'choose Kelifi Dragon' },
    { answer: 'choose Troll' },
    { expect: { 'Kelifi Dragon damage': 0, 'Troll damage': 0, 'Troll warded': false } },
  );
});

describe('Onyx Knight', () => {
  check(
    'destroys each creature of odd power, on both sides',
    ['house dis', '1 hand Onyx Knight', '1 line Dust Pixie', '2 line Bumpsy; Grenade Snib'],
    { answer: 'play Onyx Knight' },
    { answer: 'rightFlank Onyx Knight' },
    { expect: { '1 line': ['Onyx Knight'], '2 line': ['Grenade Snib'] } },
  );
});

describe('Pain Reaction', () => {
  const line = '2 line Grenade Snib as left; Grenade Snib as hit; Bumpsy as right; Bumpsy as far';
  check(
    'hits the neighbors of the creature that it has destroyed',
    ['house dis', '1 hand Pain Reaction', line],
    { answer: 'play Pain Reaction' },
    { answer: 'choose hit' },
    { expect: { 'hit zone': 'discard', 'left zone': 'discard', 'right damage': 2, 'far damage': 0 } },
  );
  check(
    'and nobody else where the creature survives; only an enemy is chosen',
    ['house dis', '1 hand Pain Reaction', '1 line Dust Pixie', line],
    { answer: 'play Pain Reaction' },
    { notOffered: ['choose Dust Pixie'] },
    { answer: 'choose right' },
    { expect: { 'right damage': 2, 'hit zone': 'line', 'far damage': 0 } },
  );
});
