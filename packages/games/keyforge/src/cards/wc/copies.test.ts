import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Mimic Gel', () => {
  const house = 'house logos';
  check(
    'enters play as a copy of another creature, of house Logos, and is itself again when it leaves play',
    [house, '1 hand Mimic Gel', '1 line Zorg', '2 line Troll (powerCounters 1)', '1 artifacts Lash of Broken Dreams [logos]'],
    { answer: 'play Mimic Gel' },
    { asked: { purpose: 'chooseCopied', seat: 1 } },
    { offered: ['choose Zorg', 'choose Troll'] },
    { answer: 'choose Troll' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Troll', 'Zorg'], '1:Troll power': 8, '1:Troll house': 'logos', '2:Troll house': 'brobnar' } },
    { expect: { '1:Troll exhausted': true, '1 hand': [] } },
    { edit: ['mark 1:Troll (exhausted no)'] },
    { answer: 'fight 1:Troll' },
    { answer: 'fight 2:Troll' },
    { expect: { '1 line': ['Zorg'], '1 discard': ['Mimic Gel'], 'Mimic Gel house': 'logos', '2:Troll damage': 8 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'cannot be played while there is no other creature in play',
    [house, '1 hand Mimic Gel', '1 artifacts Lash of Broken Dreams [logos]'],
    { notOffered: ['play Mimic Gel'] },
    { offered: ['discard Mimic Gel'] },
  );
  check(
    'has the bonus icons and the Play abilities of the creature that it copies',
    [house, '1 hand Mimic Gel', '1 line Q-Mechs {amber} (exhausted)', '1 deck 3 x Zorg'],
    { answer: 'play Mimic Gel' },
    { answer: 'choose Q-Mechs' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 1, '1 hand': ['Zorg'] } },
  );
  check(
    'of which a Destroyed ability is its own',
    [house, '1 hand Mimic Gel', '2 line Dæmo-Bot; Troll', '2 aember 3'],
    { answer: 'play Mimic Gel' },
    { answer: 'choose Dæmo-Bot' },
    { edit: ['mark 1:Dæmo-Bot (exhausted no)'] },
    { answer: 'fight 1:Dæmo-Bot' },
    { answer: 'fight Troll' },
    { expect: { '1 aember': 1, '2 aember': 2, '1 discard': ['Mimic Gel'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'as a copy of a token creature is no token creature',
    [house, '2 token Grunt', '1 hand Mimic Gel', '2 line Grunt; Troll'],
    { answer: 'play Mimic Gel' },
    { answer: 'choose Grunt' },
    { expect: { '1 line': ['Grunt'] } },
    { edit: ['mark 1:Grunt (exhausted no)'] },
    { answer: 'fight 1:Grunt' },
    { answer: 'fight Troll' },
    { expect: { '1 line': [], '1 discard': ['Mimic Gel'], '2 line': ['Grunt', 'Troll'] } },
  );
  check(
    'cannot be a copy of a creature that its player could not play',
    [house, '1 hand Mimic Gel', '2 line Kelifi Dragon; Zorg', '1 aember 6', '2 aember 7'],
    { answer: 'play Mimic Gel' },
    { notOffered: ['choose Kelifi Dragon'] },
    { answer: 'choose Zorg' },
  );
  check(
    'put into play by a card it is a copy, too, of house Logos until it leaves play',
    ['house mars', '1 artifacts Swap Widget', '1 line Zorg; Blypyp', '1 hand Mimic Gel [mars]'],
    { answer: 'action Swap Widget' },
    { answer: 'choose Blypyp' },
    { answer: 'choose Mimic Gel' },
    { asked: { purpose: 'chooseCopied', seat: 1 } },
    { answer: 'choose Zorg' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Zorg', 'Zorg'], 'Zorg#2 house': 'logos', 'Zorg#2 exhausted': false, 'Zorg#1 house': 'mars' } },
  );
  check(
    'put into play where there is no other creature it has no power, and is destroyed',
    ['house mars', '1 artifacts Swap Widget', '1 line Blypyp', '1 hand Mimic Gel [mars]'],
    { answer: 'action Swap Widget' },
    { answer: 'choose Blypyp' },
    { answer: 'choose Mimic Gel' },
    { expect: { '1 line': [], '1 discard': ['Mimic Gel'] } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Creed of Nurture', () => {
  const untamed = 'house untamed';
  const decks = ['1 deck 6 x Zorg', '2 deck 6 x Zorg'];
  const creed = '1 artifacts Creed of Nurture';
  check(
    'gives a creature the abilities and keywords of a creature that is revealed, for the turn',
    [untamed, creed, '1 hand Shorty; Punch', '1 line Ghosthawk; Zorg', ...decks],
    { answer: 'omni Creed of Nurture' },
    { notOffered: ['choose Punch'] },
    { answer: 'choose Shorty' },
    { offered: ['choose Ghosthawk', 'choose Zorg'] },
    { answer: 'choose Ghosthawk' },
    { expect: { '1 discard': ['Creed of Nurture'], '1 hand': ['Shorty', 'Punch'], 'Ghosthawk keywords': ['deploy', 'assault:4'] } },
    { answer: 'endTurn' },
    { expect: { 'Ghosthawk keywords': ['deploy'] } },
  );
  check(
    'adds to a keyword that the creature has already, and to what it lends to others',
    [untamed, creed, '1 hand Bulwark', '1 line Zorg; Bulwark as it; Sequis', ...decks],
    { expect: { 'Zorg armor': 2 } },
    { answer: 'omni Creed of Nurture' },
    { answer: 'choose Bulwark' },
    { answer: 'choose it' },
    { expect: { 'Zorg armor': 4, 'it power': 4, 'it armor': 2 } },
    { answer: 'endTurn' },
    { expect: { 'Zorg armor': 2 } },
  );
  check(
    'gives what is gained to a copy, too, which stays a copy after the turn',
    ['house logos', creed, '1 hand Bulwark; Mimic Gel', '1 line Zorg', '2 line Troll', ...decks],
    { answer: 'play Mimic Gel' },
    { answer: 'choose Troll' },
    { answer: 'rightFlank' },
    { answer: 'omni Creed of Nurture' },
    { answer: 'choose Bulwark' },
    { answer: 'choose 1:Troll' },
    { expect: { '1:Troll power': 8, 'Zorg armor': 2 } },
    { answer: 'endTurn' },
    { expect: { '1:Troll power': 8, 'Zorg armor': 0, '1 line': ['Zorg', 'Troll'], '1:Troll house': 'logos' } },
    { edit: ['mark 1:Troll (damage 8)'] },
  );
  check(
    'goes with the creature out of play',
    [untamed, creed, '1 hand Bulwark', '1 line Zorg; Ghosthawk [untamed]', '2 line Troll', ...decks],
    { answer: 'omni Creed of Nurture' },
    { answer: 'choose Bulwark' },
    { answer: 'choose Ghosthawk' },
    { answer: 'fight Ghosthawk' },
    { answer: 'fight Troll' },
    { expect: { '1 discard': ['Ghosthawk', 'Creed of Nurture'], 'Zorg armor': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without a creature in hand it is sacrificed for nothing',
    [untamed, creed, '1 hand Punch', '1 line Zorg'],
    { answer: 'omni Creed of Nurture' },
    { expect: { '1 discard': ['Creed of Nurture'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'keeps the text box of what was revealed, whatever becomes of that card',
    ['house logos', creed, '1 hand Shorty; Punch', '1 line Zorg', '2 line Troll', ...decks],
    { answer: 'omni Creed of Nurture' },
    { answer: 'choose Shorty' },
    { answer: 'choose Zorg' },
    { edit: ['move Shorty to 1 discard'] },
    { expect: { 'Zorg keywords': ['assault:4'] } },
  );
});

describe('Mirror Shell', () => {
  const staralliance = 'house staralliance';
  const decks = ['1 token Grunt', '1 deck 9 x Sequis', '2 token Grunt', '2 deck 6 x Sequis'];
  check(
    'makes friendly token creatures copies of its creature for the turn, and a token creature when it is played',
    [staralliance, '1 hand Mirror Shell', '1 line Zorg [staralliance]; Grunt (damage 1); Dextre', '2 line Grunt', ...decks],
    { answer: 'play Mirror Shell' },
    { answer: 'attach Zorg' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Zorg', 'Grunt', 'Dextre', 'Grunt'] } },
    { answer: 'reap Zorg' },
    { expect: { '1 line': ['Zorg', 'Zorg', 'Dextre', 'Zorg'], '2 line': ['Grunt'] } },
    { answer: 'endTurn' },
    { expect: { '1 line': ['Zorg', 'Grunt', 'Dextre', 'Grunt'] } },
  );
  check(
    'works on token creatures that are made later in the turn, also once its creature has left play',
    [
      staralliance,
      '1 hand Mirror Shell',
      '1 line Zorg [staralliance] + Mirror Shell; Dextre [staralliance] (damage 1)',
      '2 line Troll',
      ...decks,
    ],
    { answer: 'reap Zorg' },
    { edit: ['move Zorg to 1 discard'] },
    { answer: 'play Mirror Shell' },
    { answer: 'attach Dextre' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Dextre', 'Zorg'], '1 discard': ['Zorg', 'Mirror Shell'] } },
  );
  check(
    'whose copies are token creatures still, and only a card of the deck when they leave play',
    [staralliance, '1 hand Mirror Shell', '1 line Zorg [staralliance] as it', '2 line Troll', ...decks],
    { answer: 'play Mirror Shell' },
    { answer: 'attach it' },
    { answer: 'leftFlank' },
    { edit: ['mark Grunt (exhausted no)'] },
    { answer: 'reap it' },
    { expect: { '1 line': ['Zorg', 'Zorg'], 'Zorg#2 house': 'staralliance' } },
    { answer: 'fight Zorg#2' },
    { answer: 'fight Troll' },
    { expect: { '1 line': ['Zorg'], '1 discard': ['Sequis'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'copies the card and no text box that it has gained, nor what is on it',
    [staralliance, '1 artifacts Creed of Nurture', '1 hand Bulwark', '1 line Zorg [staralliance] as it + Mirror Shell; Grunt', ...decks],
    { answer: 'omni Creed of Nurture' },
    { answer: 'choose Bulwark' },
    { answer: 'choose it' },
    { answer: 'reap it' },
    { expect: { '1 line': ['Zorg', 'Zorg'], 'it armor': 0, 'Zorg#2 armor': 2 } },
  );
  check(
    'whose copies are destroyed after the turn by damage that they could bear as copies',
    [staralliance, '1 line Zorg [staralliance] + Mirror Shell; Grunt', '2 line Dextre', ...decks],
    { answer: 'reap Zorg' },
    { answer: 'fight Zorg' },
    { answer: 'fight Dextre' },
    { expect: { '1 line': ['Zorg', 'Zorg'] } },
    { answer: 'endTurn' },
    { expect: { '1 line': ['Zorg'] } },
  );
  check(
    'works after a fight, too',
    [staralliance, '1 line Zorg [staralliance] + Mirror Shell; Grunt (exhausted)', '2 line Dextre', ...decks],
    { answer: 'fight Zorg' },
    { answer: 'fight Dextre' },
    { expect: { '1 line': ['Zorg', 'Zorg'] } },
  );
});
