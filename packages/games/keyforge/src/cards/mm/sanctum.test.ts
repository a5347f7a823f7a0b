import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house sanctum';

describe('Sanctum actions and artifacts', () => {
  check(
    'Bring Low captures all but 5, as you share it out among friendly creatures',
    [HOUSE, '1 hand Bring Low', '1 line Sequis; Bulwark', '2 line Dodger', '2 aember 8'],
    { answer: 'play Bring Low' },
    { notOffered: ['choose Dodger'] },
    { answer: ['choose Sequis', 'choose Bulwark'] },
    { answer: 'share Sequis' },
    { expect: { 'Sequis aember': 2, 'Bulwark aember': 1, '2 aember': 5 } },
  );
  check(
    'Bring Low captures nothing of 5',
    [HOUSE, '1 hand Bring Low {}', '1 line Sequis; Bulwark', '2 aember 5'],
    { answer: 'play Bring Low' },
    { expect: { 'Sequis aember': 0, 'Bulwark aember': 0, '2 aember': 5 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Commandeer has a friendly creature capture 1 after each other card played this turn',
    [HOUSE, '1 hand Commandeer; Squire Alys; Æmberheart', '1 line Sequis', '2 line Dodger', '2 aember 8'],
    { answer: 'play Commandeer' },
    { expect: { 'Sequis aember': 0 } },
    { answer: 'play Æmberheart' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 1, '2 aember': 7 } },
  );
  check(
    'Fangs of Gizelhart purges the most powerful creature',
    [HOUSE, '1 hand Fangs of Gizelhart', '1 line Sequis', '2 line Dodger; Troll'],
    { answer: 'play Fangs of Gizelhart' },
    { answer: 'choose Troll' },
    { expect: { 'Troll zone': 'purged', '1 line': ['Sequis'], '2 line': ['Dodger'] } },
  );
  check(
    'Font of the Eye captures 1 once an enemy creature has been destroyed this turn',
    [HOUSE, '1 artifacts Font of the Eye', '1 line Sequis', '2 line Dust Pixie', '2 aember 3'],
    { answer: 'fight Sequis' },
    { answer: 'fight Dust Pixie' },
    { answer: 'omni Font of the Eye' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 1, '2 aember': 2 } },
  );
  check(
    'Font of the Eye captures nothing before',
    [HOUSE, '1 artifacts Font of the Eye', '1 line Sequis', '2 line Dust Pixie', '2 aember 3'],
    { answer: 'omni Font of the Eye' },
    { expect: { 'Sequis aember': 0, '2 aember': 3 } },
  );
  check(
    'Æmberheart exalts, wards and heals a friendly creature',
    [HOUSE, '1 artifacts Æmberheart', '1 line Troll (damage 5)', '2 line Dodger (damage 1)'],
    { answer: 'action Æmberheart' },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 1, 'Troll warded': true, 'Troll damage': 0, 'Dodger damage': 1 } },
  );
  check(
    'Gizelhart’s Standard exalts a friendly creature and gives those with Æ 1 armor',
    [HOUSE, '1 hand Gizelhart’s Standard', '1 line Troll; Krump', '2 line Dodger (aember 1)'],
    { answer: 'play Gizelhart’s Standard' },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 1, 'Troll armor': 1, 'Krump armor': 0, 'Dodger armor': 0 } },
  );
});

describe('Sanctum creatures', () => {
  check('Bull-wark gives its neighbors assault 2', [HOUSE, '1 line Sequis; Bull-wark; Troll; Dodger'], {
    expect: { 'Sequis keywords': ['assault:2'], 'Troll keywords': ['assault:2'], 'Dodger keywords': [] },
  });
  check(
    'Gizelhart’s Zealot enters ready and enraged',
    [HOUSE, '1 hand Gizelhart’s Zealot'],
    { answer: 'play Gizelhart’s Zealot' },
    { expect: { 'Gizelhart’s Zealot exhausted': false, 'Gizelhart’s Zealot enraged': true } },
  );
  check(
    'Lieutenant Gorvenal captures 1 after each fight that you make',
    [HOUSE, '1 line Lieutenant Gorvenal; Sequis', '2 line Dust Pixie; Troll', '2 aember 5'],
    { answer: 'fight Sequis' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Lieutenant Gorvenal aember': 1, 'Sequis aember': 0 } },
    { answer: 'reap Lieutenant Gorvenal' },
    { expect: { 'Lieutenant Gorvenal aember': 1, '2 aember': 4 } },
  );
  check(
    'Lieutenant Gorvenal captures nothing after a fight of the opponent',
    [HOUSE, 'active 2', '1 line Lieutenant Gorvenal', '2 line Sequis', '2 aember 5'],
    { answer: 'fight Sequis' },
    { expect: { 'Lieutenant Gorvenal aember': 0 } },
  );
  check(
    'Mad Prophet Gizelhart in the center heals all that are no Mutants, and gains 1 for each healed',
    [HOUSE, '1 line Sequis (damage 1); Mad Prophet Gizelhart; Bull-wark (damage 2)', '2 line Troll (damage 5); Dodger', '1 aember 0'],
    { answer: 'action Mad Prophet Gizelhart' },
    { expect: { 'Sequis damage': 0, 'Troll damage': 0, 'Bull-wark damage': 2, '1 aember': 2 } },
  );
  check('Mad Prophet Gizelhart has no Action away from the center', [HOUSE, '1 line Sequis; Mad Prophet Gizelhart'], {
    notOffered: ['action Mad Prophet Gizelhart'],
  });
  check(
    'Scrivener Favian lets a capture icon steal 1',
    [HOUSE, '1 line Scrivener Favian', '1 hand Squire Alys {capture}', '1 aember 0', '2 aember 5'],
    { answer: 'play Squire Alys' },
    { answer: 'leftFlank' },
    { answer: 'asSteal' },
    { expect: { '1 aember': 1, '2 aember': 2, 'Squire Alys aember': 2, 'Scrivener Favian aember': 0 } },
  );
  check(
    'Seeker of Truth may have a friendly creature of another house fight after it has fought',
    [HOUSE, '1 line Seeker of Truth; Dodger; Sequis', '2 line Dust Pixie; Troll'],
    { answer: 'fight Seeker of Truth' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { notOffered: ['choose Sequis', 'choose Troll'] },
    { answer: 'choose Dodger' },
    { answer: 'fight Dodger' },
    { answer: 'fight Troll' },
    { expect: { 'Dodger zone': 'discard', 'Troll damage': 5 } },
  );
  check(
    'Squire Alys captures 2',
    [HOUSE, '1 hand Squire Alys', '2 aember 3'],
    { answer: 'play Squire Alys' },
    { expect: { 'Squire Alys aember': 2, '2 aember': 1 } },
  );
});

describe('Mutants of Dis and Shadows', () => {
  check(
    'Snarette captures 1 at the end of your turn',
    ['house dis', '1 line Snarette', '2 aember 3', '1 deck 8 x Sequis', '2 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { expect: { 'Snarette aember': 1, '2 aember': 2 } },
  );
  check(
    'Snarette gives all her Æ to the common supply',
    ['house dis', '1 line Snarette (aember 3)', '1 aember 0', '2 aember 0'],
    { answer: 'action Snarette' },
    { expect: { 'Snarette aember': 0, '1 aember': 0, '2 aember': 0 } },
  );
  check(
    'Subtle Otto has the opponent discard 1 card',
    ['house shadows', '1 hand Subtle Otto; Dodger', '2 hand Sequis; Zorg'],
    { answer: 'play Subtle Otto' },
    { expect: { '2 hand count': 1, '2 discard count': 1, '1 hand count': 1 } },
  );
});
