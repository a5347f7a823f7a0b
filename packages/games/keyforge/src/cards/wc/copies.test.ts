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
