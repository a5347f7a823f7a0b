import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const house = 'house staralliance';
const decks = ['1 deck 6 x Sequis', '2 deck 6 x Sequis'];
const both = ['1 houses mars staralliance dis', '2 houses mars staralliance dis', ...decks];

describe('Star Alliance actions', () => {
  check(
    'Forging an Alliance costs 7 more, less 1 for each house in play',
    [house, '1 hand Forging an Alliance', '1 line Zorg; Tunk; Sequis', '2 artifacts Sniffer; Library of Babble', '1 aember 12'],
    { answer: 'play Forging an Alliance' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 3 } },
  );
  check(
    'and is not paid by less',
    [house, '1 hand Forging an Alliance', '1 line Zorg', '1 aember 10'],
    { answer: 'play Forging an Alliance' },
    { expect: { '1 keys': [], '1 aember': 11 } },
  );
  check(
    'Forging an Alliance costs 1 more with seven houses, and never less',
    [
      house,
      '1 hand Forging an Alliance',
      '1 line Zorg; Sequis; Batdrone; Dust Pixie; Scout Pete',
      '2 line Ember Imp; Dodger',
      '1 aember 8',
    ],
    { answer: 'play Forging an Alliance' },
    { answer: 'colour red' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Lay of the Land puts the top three cards back in an order of its player’s, and draws one',
    [house, '1 hand Lay of the Land', '1 deck Zorg; Tunk; Grommid; Sequis'],
    { answer: 'play Lay of the Land' },
    { view: { seat: 1, sees: ['Zorg', 'Tunk', 'Grommid'], hides: ['Sequis'] } },
    { view: { seat: 0, hides: ['Zorg', 'Tunk', 'Grommid'] } },
    { answer: ['pile Zorg', 'pile Tunk', 'pile Grommid'] },
    { expect: { '1 hand': ['Grommid'], '1 deck': ['Tunk', 'Zorg', 'Sequis'] } },
  );
  const flux = [house, '1 hand Quintrino Flux', '1 line Zorg; Tunk; Bulwark', '2 line Sequis; Grommid; Dust Pixie'];
  check(
    'Quintrino Flux destroys a creature of each side and all that have the power of either',
    [...flux, '2 line Tunk as twin; Zorg as strong'],
    { answer: 'play Quintrino Flux' },
    { answer: 'choose Tunk' },
    { answer: 'choose Sequis' },
    { answer: ['pile 1:Tunk', 'pile Sequis', 'pile 2:Tunk', 'pile Bulwark'] },
    { expect: { '1 line': ['Zorg'], '2 line': ['Grommid', 'Dust Pixie', 'Zorg'] } },
  );
  check(
    'Red Alert deals each enemy creature as much as there are more of them',
    [house, '1 hand Red Alert', '1 line Zorg', '2 line Zorg as theirs; Grommid; Dextre'],
    { answer: 'play Red Alert' },
    { expect: { 'Zorg damage': 0, 'theirs damage': 2, 'Grommid damage': 2, 'Dextre damage': 2 } },
  );
  check(
    'and nothing where there are no more',
    [house, '1 hand Red Alert', '1 line Zorg; Sequis', '2 line Grommid; Tunk'],
    { answer: 'play Red Alert' },
    { expect: { 'Grommid damage': 0, 'Tunk damage': 0 } },
  );
});

describe('Star Alliance artifacts', () => {
  check(
    'Quixxle Stone keeps the player with more creatures from playing one',
    ['2 artifacts Quixxle Stone', '1 hand Zorg; Mars First', '1 line Tunk', '2 hand Zorg as theirs', ...both],
    { notOffered: ['play Zorg'] },
    { offered: ['play Mars First'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { offered: ['play theirs'] },
  );
  check(
    'and binds its controller alike, while as many creatures as the opponent’s bind nobody',
    ['1 artifacts Quixxle Stone', '1 hand Zorg; Tunk', '2 line Grommid'],
    { answer: 'play Zorg' },
    { answer: 'play Tunk' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Tunk', 'Zorg'] } },
  );
  check(
    'Transporter Platform returns a friendly creature and its upgrades to their owners’ hands',
    [
      house,
      '1 artifacts Transporter Platform',
      '1 line Zorg (damage 8) + Z-Ray Blaster + Access Denied (by 2); Tunk + Stunner',
      '2 line Grommid',
    ],
    { answer: 'action Transporter Platform' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    {
      expect: {
        '2 hand': ['Access Denied'],
        '1 hand count': 2,
        'Zorg zone': 'hand',
        'Z-Ray Blaster zone': 'hand',
        '1 discard': [],
        'Stunner host': 'Tunk',
      },
    },
  );
  check(
    'and the upgrades of a warded creature, which stays',
    [house, '1 artifacts Transporter Platform', '1 line Zorg (warded) + Stunner'],
    { answer: 'action Transporter Platform' },
    { answer: 'choose Zorg' },
    { expect: { '1 hand': ['Stunner'], '1 line': ['Zorg'], 'Zorg warded': false } },
  );
});

describe('Star Alliance creatures', () => {
  check(
    'Captain Val Jericho in the center lets one card of another house be played each turn',
    [house, '1 hand Zorg; Tunk', '1 line Sequis; Captain Val Jericho; Bulwark', ...both],
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { notOffered: ['play Tunk'] },
  );
  check('and none elsewhere', [house, '1 hand Zorg', '1 line Sequis; Captain Val Jericho'], { notOffered: ['play Zorg'] });
  check('and none for the opponent', ['1 hand Sequis', '1 line Zorg', '2 line Captain Val Jericho'], { notOffered: ['play Sequis'] });
  check(
    'Sensor Chief Garcia makes keys cost 2 more in the opponent’s next turn, and not later',
    [house, '1 hand Sensor Chief Garcia', '2 aember 7', ...both],
    { answer: 'play Sensor Chief Garcia' },
    { answer: 'endTurn' },
    { expect: { '2 keys': [] } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 1 } },
  );
});

describe('Star Alliance upgrades', () => {
  check(
    'Disruption Field gathers counters, each of which makes the opponent’s keys cost 1 more',
    ['1 line Zorg + Disruption Field', '2 aember 6', ...both],
    { answer: 'reap Zorg' },
    { expect: { 'Disruption Field disruptionCounters': 1 } },
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 6 } },
  );
  check(
    'and costs nothing without',
    ['1 line Zorg + Disruption Field', '2 aember 6', ...both],
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 aember': 0 } },
  );
  check(
    'Encounter Suit wards its creature before the Play ability of anybody’s action',
    [house, '1 hand Subdue', '2 line Zorg + Encounter Suit'],
    { answer: 'play Subdue' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 0, 'Zorg warded': false } },
  );
  check(
    'and not after a creature is played',
    ['1 hand Tunk', '2 line Zorg + Encounter Suit'],
    { answer: 'play Tunk' },
    { expect: { 'Zorg warded': false } },
  );
  check(
    'Stunner lets its creature stun one after fighting or reaping',
    ['1 line Zorg + Stunner', '2 line Tunk'],
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { offered: ['choose Zorg'] },
    { answer: 'choose Tunk' },
    { expect: { 'Tunk stunned': true } },
  );
  check(
    'or none',
    ['1 line Tunk + Stunner', '2 line Grommid; Dust Pixie'],
    { answer: 'fight Tunk' },
    { answer: 'fight Dust Pixie' },
    { answer: [] },
    { expect: { 'Tunk stunned': false, 'Grommid stunned': false } },
  );
  check(
    'Universal Translator uses a friendly creature of another house',
    ['1 line Zorg + Universal Translator; Sequis; Scout Pete', '2 line Tunk', '2 aember 3'],
    { answer: 'reap Zorg' },
    { notOffered: ['choose Scout Pete', 'choose Tunk'] },
    { answer: 'choose Sequis' },
    { answer: 'reap Sequis' },
    { expect: { '1 aember': 2, 'Sequis exhausted': true, 'Sequis aember': 1 } },
  );
});

describe('blasters of officers', () => {
  const chan = ['1 line Zorg + Chan’s Blaster; Commander Chan; Sequis; Scout Pete', '2 line Grommid; Tunk'];
  check(
    'Chan’s Blaster may deal 2 damage to a creature after its creature has reaped',
    chan,
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { answer: 'mode Zorg' },
    { answer: 'choose Grommid' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Grommid damage': 2, 'Chan’s Blaster host': 'Zorg' } },
  );
  check(
    'or is attached to Commander Chan, whose player may use another friendly creature',
    chan,
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { answer: 'mode Zorg =1' },
    { notOffered: ['choose Sequis', 'choose Zorg', 'choose Tunk'] },
    { answer: 'choose Commander Chan' },
    { expect: { 'Chan’s Blaster host': 'Commander Chan' } },
    { answer: 'yes' },
    { notOffered: ['choose Commander Chan', 'choose Tunk'] },
    { answer: 'choose Sequis' },
    { answer: 'reap Sequis' },
    { expect: { '1 aember': 2, 'Tunk damage': 0 } },
  );
  check(
    'or does nothing at all',
    chan,
    { answer: 'reap Zorg' },
    { answer: [] },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Chan’s Blaster host': 'Zorg' } },
  );
  check(
    'nor does it where Commander Chan is not in play',
    ['1 line Zorg + Chan’s Blaster; Sequis'],
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { answer: 'mode Zorg =1' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Chan’s Blaster host': 'Zorg', '1 aember': 1 } },
  );
  check(
    'works after a fight, and on a Commander Chan of the opponent',
    ['1 line Zorg + Chan’s Blaster; Sequis', '2 line Dust Pixie; Commander Chan'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { answer: 'mode Zorg =1' },
    { answer: 'choose Commander Chan' },
    { answer: [] },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Chan’s Blaster host': 'Commander Chan', 'Chan’s Blaster controller': 1, '1 aember': 0 } },
  );
  check(
    'Chan’s Blaster that is played on Commander Chan lets another creature be used, after its bonus icon',
    [house, '1 hand Chan’s Blaster', '1 line Zorg; Commander Chan', '1 aember 0'],
    { answer: 'play Chan’s Blaster' },
    { answer: 'attach Commander Chan' },
    { expect: { '1 aember': 1 } },
    { answer: 'yes' },
    { notOffered: ['choose Commander Chan'] },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'and nothing where it is played on another',
    [house, '1 hand Chan’s Blaster', '1 line Zorg; Commander Chan'],
    { answer: 'play Chan’s Blaster' },
    { answer: 'attach Zorg' },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Garcia’s Blaster steals 1 for being attached to Sensor Chief Garcia, either of two',
    ['1 line Zorg + Garcia’s Blaster; Sensor Chief Garcia; Sensor Chief Garcia as second', '2 line Tunk', '2 aember 3'],
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { answer: 'mode Zorg =1' },
    { answer: 'choose second' },
    { expect: { '1 aember': 2, '2 aember': 2, 'Garcia’s Blaster host': 'Sensor Chief Garcia' } },
  );
  check(
    'and deals 2 damage in place of it',
    ['1 line Zorg + Garcia’s Blaster; Sensor Chief Garcia', '2 line Grommid', '2 aember 3'],
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { answer: 'mode Zorg' },
    { answer: 'choose Grommid' },
    { expect: { '1 aember': 1, '2 aember': 3, 'Grommid damage': 2, 'Garcia’s Blaster host': 'Zorg' } },
  );
  check(
    'Garcia’s Blaster steals nothing where the opponent’s creature that has it attaches it',
    [...both, '1 line Zorg + Garcia’s Blaster (by 2)', '2 line Sensor Chief Garcia', '1 aember 3', '2 aember 3'],
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { answer: 'mode Zorg =1' },
    { answer: 'choose Sensor Chief Garcia' },
    { expect: { '1 aember': 4, '2 aember': 3, 'Garcia’s Blaster host': 'Sensor Chief Garcia' } },
  );
  check(
    'Garcia’s Blaster steals 1 for being played on Sensor Chief Garcia',
    [house, '1 hand Garcia’s Blaster', '2 line Sensor Chief Garcia', '2 aember 3'],
    { answer: 'play Garcia’s Blaster' },
    { answer: 'attach Sensor Chief Garcia' },
    { expect: { '1 aember': 2, '2 aember': 2 } },
  );
});
