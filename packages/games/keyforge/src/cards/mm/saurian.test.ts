import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house saurian';

/** What a test of several turns needs. */
const turns = ['1 deck 12 x Sequis', '2 deck 12 x Sequis', '1 houses saurian mars dis', '2 houses saurian mars dis'];

describe('Saurian actions', () => {
  check(
    'Ancient Power wards friendly creatures with Æ alone',
    [HOUSE, '1 hand Ancient Power', '1 line Troll (aember 1); Sequis', '2 line Dodger (aember 1)'],
    { answer: 'play Ancient Power' },
    { expect: { 'Troll warded': true, 'Sequis warded': false, 'Dodger warded': false } },
  );
  check(
    'Axiom of Grisk wards a creature, destroys those without Æ and gives 2 chains',
    [HOUSE, '1 hand Axiom of Grisk', '1 line Troll; Sequis', '2 line Dodger (aember 1); Dust Pixie'],
    { answer: 'play Axiom of Grisk' },
    { offered: ['choose Dodger'] },
    { answer: 'choose Troll' },
    { expect: { '1 line': ['Troll'], 'Troll warded': false, '2 line': ['Dodger'], '1 chains': 2 } },
  );
  check(
    'Beware the Ides deals 23 to a creature in the center, and to no other',
    [HOUSE, '1 hand Beware the Ides', '1 line Troll; Sequis', '2 line Dodger; Zorg (powerCounters 17); Dust Pixie'],
    { answer: 'play Beware the Ides' },
    { notOffered: ['choose Dodger', 'choose Sequis'] },
    { answer: 'choose Zorg' },
    { expect: { '2 line': ['Dodger', 'Zorg', 'Dust Pixie'], 'Zorg damage': 23, '1 line': ['Troll', 'Sequis'] } },
  );
  check(
    'Chant of Hubris moves 1 from a creature to another, whosever they are',
    [HOUSE, '1 hand Chant of Hubris', '1 line Troll (aember 2)', '2 line Dodger'],
    { answer: 'play Chant of Hubris' },
    { offered: ['choose Troll', 'choose Dodger'] },
    { answer: 'choose Troll' },
    { answer: 'choose Dodger' },
    { expect: { 'Troll aember': 1, 'Dodger aember': 1 } },
  );
  check(
    'City-State Interest has each friendly creature capture 1',
    [HOUSE, '1 hand City-State Interest', '1 line Troll; Sequis', '2 line Dodger', '1 aember 3', '2 aember 5'],
    { answer: 'play City-State Interest' },
    { expect: { 'Troll aember': 1, 'Sequis aember': 1, 'Dodger aember': 0, '1 aember': 3, '2 aember': 3 } },
  );
  check(
    'Defense Initiative wards a creature and, if it is exalted, its neighbors',
    [HOUSE, '1 hand Defense Initiative', '1 line Dodger; Troll; Sequis; Zorg', '2 line Umbra'],
    { answer: 'play Defense Initiative' },
    { offered: ['choose Umbra'] },
    { answer: 'choose Troll' },
    { answer: 'yes' },
    { expect: { 'Troll aember': 1, 'Troll warded': true, 'Dodger warded': true, 'Sequis warded': true, 'Zorg warded': false } },
  );
  check(
    'Defense Initiative wards the creature alone where it is not exalted',
    [HOUSE, '1 hand Defense Initiative', '1 line Dodger; Troll'],
    { answer: 'play Defense Initiative' },
    { answer: 'choose Troll' },
    { answer: [] },
    { expect: { 'Troll aember': 0, 'Troll warded': true, 'Dodger warded': false } },
  );
  check(
    'Good of the Many destroys creatures that share no trait within their own battleline',
    [HOUSE, '1 hand Good of the Many', '1 line Sequis; Bulwark; Dodger', '2 line Umbra; Troll; Krump'],
    { answer: 'play Good of the Many' },
    { expect: { '1 line': ['Sequis', 'Bulwark'], '2 line': ['Troll', 'Krump'] } },
  );
  check(
    'Hedonistic Intent exalts flank creatures of both sides',
    [HOUSE, '1 hand Hedonistic Intent', '1 line Sequis; Bulwark; Dodger', '2 line Troll'],
    { answer: 'play Hedonistic Intent' },
    { expect: { 'Sequis aember': 1, 'Bulwark aember': 0, 'Dodger aember': 1, 'Troll aember': 1 } },
  );
  check(
    'Humble exhausts a creature and takes 3 of its Æ',
    [HOUSE, '1 hand Humble', '1 line Sequis', '2 line Troll (aember 5)', '1 aember 0', '2 aember 0'],
    { answer: 'play Humble' },
    { answer: 'choose Troll' },
    { expect: { 'Troll exhausted': true, 'Troll aember': 2, '1 aember': 1, '2 aember': 0 } },
  );
  check(
    'Humble takes nothing from a creature that was exhausted already',
    [HOUSE, '1 hand Humble', '1 line Sequis', '2 line Troll (aember 5, exhausted)'],
    { answer: 'play Humble' },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 5 } },
  );
  check(
    'Legion’s March deals 1 to each creature that is no Dinosaur after each use of one',
    [HOUSE, '1 hand Legion’s March', '1 line Galeatops; Cornicen Octavia; Krump', '2 line Troll; Faust the Great'],
    { answer: 'play Legion’s March' },
    { answer: 'reap Galeatops' },
    { expect: { 'Troll damage': 0 } },
    { answer: 'reap Cornicen Octavia' },
    {
      expect: {
        'Troll damage': 1,
        'Galeatops damage': 1,
        'Krump damage': 1,
        'Faust the Great damage': 0,
        'Cornicen Octavia damage': 0,
      },
    },
  );
  check(
    'Legion’s March deals nothing in later turns',
    [HOUSE, '1 hand Legion’s March', '1 line Cornicen Octavia', '2 line Troll', ...turns],
    { answer: 'play Legion’s March' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house saurian' },
    { answer: 'reap Cornicen Octavia' },
    { expect: { 'Troll damage': 0 } },
  );
  check(
    'Sagittarii’s Gaze exalts a damaged creature alone',
    [HOUSE, '1 hand Sagittarii’s Gaze', '1 line Sequis', '2 line Troll (damage 1); Dodger (damage 1)'],
    { answer: 'play Sagittarii’s Gaze' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 1, 'Dodger aember': 0 } },
  );
  check(
    'Spoils of Battle: a friendly creature captures 1, then each with Æ 1 from its opponent',
    [HOUSE, '1 hand Spoils of Battle', '1 line Sequis; Bulwark', '2 line Troll (aember 1); Dodger', '1 aember 3', '2 aember 5'],
    { answer: 'play Spoils of Battle' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 2, 'Bulwark aember': 0, 'Troll aember': 2, 'Dodger aember': 0, '1 aember': 3, '2 aember': 3 } },
  );
  check(
    'Stomp deals 5 and exalts a friendly creature if that destroys its victim',
    [HOUSE, '1 hand Stomp', '1 line Sequis', '2 line Dodger; Troll'],
    { answer: 'play Stomp' },
    { answer: 'choose Dodger' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 1, '2 line': ['Troll'] } },
  );
  check(
    'Stomp exalts nobody if its victim survives',
    [HOUSE, '1 hand Stomp', '1 line Sequis', '2 line Dodger; Troll'],
    { answer: 'play Stomp' },
    { answer: 'choose Troll' },
    { expect: { 'Sequis aember': 0, 'Troll damage': 5 } },
  );
});

describe('Saurian artifacts', () => {
  check(
    'Amphora Captura lets a bonus icon be a capture',
    [HOUSE, '1 artifacts Amphora Captura', '1 hand City-State Interest {amber}', '1 line Sequis', '1 aember 0', '2 aember 5'],
    { answer: 'play City-State Interest' },
    { answer: 'asCapture' },
    { answer: 'capture Sequis' },
    { expect: { 'Sequis aember': 2, '1 aember': 0, '2 aember': 3 } },
  );
  const monument = (name: string, ...more: string[]): string[] => [HOUSE, `1 artifacts ${name}`, '1 line Sequis', ...more];
  check(
    'Monument to Ludo takes 1 from a creature',
    monument('Monument to Ludo', '2 line Troll (aember 3)', '2 discard Praefectus Ludo'),
    { answer: 'action Monument to Ludo' },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 2, '1 aember': 0, '2 aember': 0 } },
  );
  check(
    'Monument to Ludo takes 2 while Praefectus Ludo is in the discard pile',
    monument('Monument to Ludo', '2 line Troll (aember 3)', '1 discard Praefectus Ludo'),
    { answer: 'action Monument to Ludo' },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 1 } },
  );
  check(
    'Monument to Primus moves 1 from a friendly creature to another friendly one',
    [HOUSE, '1 artifacts Monument to Primus', '1 line Sequis (aember 2); Zorg; Dust Pixie', '2 line Troll (aember 1)'],
    { answer: 'action Monument to Primus' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Sequis' },
    { notOffered: ['choose Sequis', 'choose Troll'] },
    { answer: 'choose Zorg' },
    { expect: { 'Sequis aember': 1, 'Zorg aember': 1 } },
  );
  check(
    'Monument to Primus moves 1 from any creature to any other while Consul Primus is in the discard pile',
    monument('Monument to Primus', '2 line Troll (aember 1); Dust Pixie', '1 discard Consul Primus'),
    { answer: 'action Monument to Primus' },
    { answer: 'choose Troll' },
    { answer: 'choose Dust Pixie' },
    { expect: { 'Troll aember': 0, 'Dust Pixie aember': 1 } },
  );
  check(
    'Monument to Octavia has a friendly creature capture 1',
    monument('Monument to Octavia', '2 aember 5', '2 line Troll'),
    { answer: 'action Monument to Octavia' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 1 } },
  );
  check(
    'Monument to Octavia has it capture 2 while Cornicen Octavia is in the discard pile',
    monument('Monument to Octavia', '2 aember 5', '1 discard Cornicen Octavia'),
    { answer: 'action Monument to Octavia' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 2, '2 aember': 3 } },
  );
  check(
    'Monument to Faust makes keys cost 1 more in the opponent’s next turn',
    monument('Monument to Faust', ...turns),
    { answer: 'action Monument to Faust' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { '2 keyCost': 7, '1 keyCost': 7 } },
    { answer: 'endTurn' },
    { expect: { '2 keyCost': 6, '1 keyCost': 6 } },
  );
  check(
    'Monument to Faust makes them cost 2 more while Faust the Great is in the discard pile',
    monument('Monument to Faust', ...turns, '1 discard Faust the Great'),
    { answer: 'action Monument to Faust' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { '2 keyCost': 8, '1 keyCost': 8 } },
  );
  check(
    'Monument to Shrix keeps 1 of your pool, which pays for keys',
    monument('Monument to Shrix', '1 aember 2', '2 aember 2'),
    { answer: 'action Monument to Shrix' },
    { expect: { 'Monument to Shrix aember': 1, '1 aember': 1, '2 aember': 2 } },
  );
  check(
    'Monument to Shrix takes it from either pool while Citizen Shrix is in the discard pile',
    monument('Monument to Shrix', '1 aember 2', '2 aember 2', '1 discard Citizen Shrix'),
    { answer: 'action Monument to Shrix' },
    { answer: 'mode =1' },
    { expect: { 'Monument to Shrix aember': 1, '1 aember': 2, '2 aember': 1 } },
  );
  check(
    'Monument to Shrix may still take 1 of your own pool then',
    monument('Monument to Shrix', '1 aember 2', '2 aember 2', '1 discard Citizen Shrix'),
    { answer: 'action Monument to Shrix' },
    { answer: 'mode =0' },
    { expect: { 'Monument to Shrix aember': 1, '1 aember': 1, '2 aember': 2 } },
  );
  check(
    'What lies on Monument to Shrix pays for a key',
    ['house none', 'step forge', '1 aember 2', '1 artifacts Monument to Shrix (aember 4)'],
    { asked: { purpose: 'spendAember' } },
    { offered: ['spend Monument to Shrix =4'] },
  );
});
