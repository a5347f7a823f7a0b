import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Ammonia Clouds', () => {
  check(
    'deals 3 to each creature of both sides',
    ['1 hand Ammonia Clouds', '1 line Zorg', '2 line Grommid; Dew Faerie'],
    { answer: 'play Ammonia Clouds' },
    { expect: { 'Zorg damage': 3, 'Grommid damage': 3, 'Dew Faerie zone': 'discard' } },
  );
});

describe('Battle Fleet', () => {
  const position = ['1 hand Battle Fleet; Zorg; Grommid; Sequis', '1 deck 6 x Dust Pixie'];
  check(
    'draws a card for each Mars card revealed, and shows the opponent those alone',
    position,
    { answer: 'play Battle Fleet' },
    { notOffered: ['choose Sequis'] },
    { answer: ['choose Zorg', 'choose Grommid'] },
    { expect: { '1 hand count': 5, '1 deck count': 4 } },
    { view: { seat: 2, sees: ['Zorg', 'Grommid'], hides: ['Sequis'] } },
  );
  check(
    'reveals nothing and draws nothing if so chosen',
    position,
    { answer: 'play Battle Fleet' },
    { answer: [] },
    {
      expect: { '1 hand count': 3, '1 deck count': 6 },
    },
  );
  check(
    'asks of a hand without Mars cards, too, so that the opponent is not told that there is none',
    ['1 hand Battle Fleet; Sequis', '1 deck 6 x Dust Pixie'],
    { answer: 'play Battle Fleet' },
    { asked: { purpose: 'chooseTarget', seat: 1, min: 0, max: 0 } },
    { notOffered: ['choose Sequis'] },
    { answer: [] },
    { expect: { '1 hand count': 1, '1 deck count': 6 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'asks nothing of an empty hand',
    ['1 hand Battle Fleet', '1 deck 6 x Dust Pixie'],
    { answer: 'play Battle Fleet' },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Deep Probe', () => {
  check(
    'reveals the opponent’s hand and discards the creatures of the chosen house from it',
    ['1 hand Deep Probe', '2 hand Zorg; Mars First; Sequis', '1 line Grommid', '1 houses mars logos dis'],
    { answer: 'play Deep Probe' },
    { asked: { purpose: 'nameHouse', seat: 1 } },
    { answer: 'house mars' },
    { expect: { '2 hand': ['Mars First', 'Sequis'], '2 discard': ['Zorg'], '1 line': ['Grommid'] } },
  );
  check(
    'discards nothing of another house',
    ['1 hand Deep Probe', '2 hand Zorg'],
    { answer: 'play Deep Probe' },
    { answer: 'house logos' },
    {
      expect: { '2 hand': ['Zorg'] },
    },
  );
});

describe('EMP Blast', () => {
  check(
    'stuns Mars creatures and Robots, and destroys every artifact',
    ['1 hand EMP Blast', '1 line Zorg; Sequis', '2 line Batdrone', '1 artifacts Sniffer', '2 artifacts Feeding Pit'],
    { answer: 'play EMP Blast' },
    {
      expect: {
        'Zorg stunned': true,
        'Batdrone stunned': true,
        'Sequis stunned': false,
        'Sniffer zone': 'discard',
        'Feeding Pit zone': 'discard',
      },
    },
  );
});

describe('Hypnotic Command', () => {
  check(
    'for each friendly Mars creature an enemy creature captures 1 from its own side',
    ['1 hand Hypnotic Command', '1 aember 2', '1 line Zorg; Grommid; Sequis', '2 line Dew Faerie; Bulwark', '2 aember 5'],
    { answer: 'play Hypnotic Command' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Bulwark' },
    { answer: 'choose Dew Faerie' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Bulwark aember': 1, 'Dew Faerie aember': 1, '2 aember': 3, '1 aember': 2 } },
  );
  check(
    'without a Mars creature nobody captures',
    ['1 hand Hypnotic Command', '1 line Sequis', '2 line Bulwark', '2 aember 5'],
    { answer: 'play Hypnotic Command' },
    { expect: { 'Bulwark aember': 0, '2 aember': 5 } },
  );
});

describe('Irradiated Æmber', () => {
  const position = ['1 hand Irradiated Æmber', '1 line Zorg', '2 line Grommid'];
  check(
    'deals 3 to each enemy creature of an opponent with 6',
    [...position, '2 aember 6'],
    { answer: 'play Irradiated Æmber' },
    {
      expect: { 'Grommid damage': 3, 'Zorg damage': 0 },
    },
  );
  check(
    'and none of an opponent with 5',
    [...position, '2 aember 5'],
    { answer: 'play Irradiated Æmber' },
    {
      expect: { 'Grommid damage': 0 },
    },
  );
});

describe('Martian Hounds', () => {
  check(
    'gives a creature two counters for each damaged creature of either side',
    ['1 hand Martian Hounds', '1 line Zorg (damage 1); Sequis', '2 line Grommid (damage 2)'],
    { answer: 'play Martian Hounds' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis powerCounters': 4, 'Sequis power': 8 } },
  );
  check(
    'without damage it gives none',
    ['1 hand Martian Hounds', '1 line Zorg'],
    { answer: 'play Martian Hounds' },
    { answer: 'choose Zorg' },
    {
      expect: { 'Zorg powerCounters': 0 },
    },
  );
});

describe('Martians Make Bad Allies', () => {
  check(
    'purges the creatures of other houses from hand and gains 1 for each',
    ['1 hand Martians Make Bad Allies; Zorg; Sequis; Dew Faerie; Regrowth', '1 line Bulwark'],
    { answer: 'play Martians Make Bad Allies' },
    { expect: { '1 purged': ['Sequis', 'Dew Faerie'], '1 hand': ['Zorg', 'Regrowth'], '1 aember': 2, 'Bulwark zone': 'line' } },
  );
});

describe('Mass Abduction', () => {
  const position = ['1 hand Mass Abduction', '1 line Zorg (damage 1)', '2 line 4 x Grommid (damage 1); Sequis'];
  check(
    'puts up to three damaged enemy creatures into your archives',
    position,
    { answer: 'play Mass Abduction' },
    { asked: { min: 0, max: 3 } },
    { notOffered: ['choose Zorg', 'choose Sequis'] },
    { answer: ['choose Grommid#1', 'choose Grommid#2', 'choose Grommid#3'] },
    { expect: { '1 archives count': 3, '2 line': ['Grommid', 'Sequis'] } },
  );
});

describe('Mothership Support', () => {
  check(
    'deals 2 to a creature for each ready friendly Mars creature',
    ['1 hand Mothership Support', '1 line Zorg; Grommid; Tunk (exhausted); Bulwark', '2 line Brain Eater; Sequis'],
    { answer: 'play Mothership Support' },
    { answer: 'choose Brain Eater' },
    { answer: 'choose Brain Eater' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Brain Eater damage': 4 } },
  );
});

describe('Orbital Bombardment', () => {
  check(
    'deals 2 to a creature for each Mars card revealed',
    ['1 hand Orbital Bombardment; Zorg; Mars First; Sequis', '2 line Brain Eater; Grommid'],
    { answer: 'play Orbital Bombardment' },
    { notOffered: ['choose Sequis'] },
    { answer: ['choose Zorg', 'choose Mars First'] },
    { answer: 'choose Brain Eater' },
    { answer: 'choose Grommid' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Brain Eater damage': 2, 'Grommid damage': 2, '1 hand count': 3 } },
  );
});

describe('Phosphorus Stars', () => {
  check(
    'stuns each creature that is not of Mars, and gains 2 chains',
    ['1 hand Phosphorus Stars', '1 line Zorg; Sequis', '2 line Bulwark'],
    { answer: 'play Phosphorus Stars' },
    { expect: { 'Sequis stunned': true, 'Bulwark stunned': true, 'Zorg stunned': false, '1 chains': 2, '2 chains': 0 } },
  );
});

describe('Psychic Network', () => {
  check(
    'steals 1 for each ready friendly Mars creature',
    ['1 hand Psychic Network', '1 line Zorg; Grommid; Tunk (exhausted); Sequis', '2 line Blypyp', '2 aember 5'],
    { answer: 'play Psychic Network' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
});

describe('Sample Collection', () => {
  check(
    'puts an enemy creature into your archives for each key of the opponent',
    ['1 hand Sample Collection', '1 keys red', '2 keys red blue', '1 line Zorg', '2 line Sequis; Bulwark; Brain Eater'],
    { answer: 'play Sample Collection' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Sequis' },
    { answer: 'choose Brain Eater' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 archives count': 2, '2 line': ['Bulwark'] } },
  );
  check(
    'without a key of theirs it takes nothing',
    ['1 hand Sample Collection', '2 line Sequis'],
    { answer: 'play Sample Collection' },
    {
      expect: { '2 line': ['Sequis'] },
    },
  );
});

describe('Shatter Storm', () => {
  check(
    'loses everything, and the opponent three times as much',
    ['1 hand Shatter Storm', '1 aember 2', '2 aember 8'],
    { answer: 'play Shatter Storm' },
    { expect: { '1 aember': 0, '2 aember': 2 } },
  );
  check(
    'with nothing to lose it takes nothing',
    ['1 hand Shatter Storm', '2 aember 8'],
    { answer: 'play Shatter Storm' },
    {
      expect: { '2 aember': 8 },
    },
  );
});

describe('Soft Landing', () => {
  check(
    'the next creature or artifact enters ready, an upgrade and an action do not count, and the one after is exhausted',
    ['1 hand Soft Landing; Mars First; Jammer Pack; Sniffer; Zorg', '1 line Grommid (exhausted)', '1 houses mars logos dis'],
    { answer: 'play Soft Landing' },
    { answer: 'play Jammer Pack' },
    { answer: 'attach Grommid' },
    { answer: 'play Sniffer' },
    { expect: { 'Sniffer exhausted': false } },
    { offered: ['action Sniffer'] },
  );
  check(
    'only the next one',
    ['1 hand Soft Landing; Blypyp; Tunk'],
    { answer: 'play Soft Landing' },
    { answer: 'play Blypyp' },
    { answer: 'play Tunk' },
    { answer: 'leftFlank' },
    { expect: { 'Blypyp exhausted': false, 'Tunk exhausted': true } },
  );
  check(
    'it is over with the turn',
    ['1 hand Soft Landing', '1 deck 6 x Blypyp', '2 deck 6 x Tunk', '2 houses logos mars dis', '1 houses mars logos dis'],
    { answer: 'play Soft Landing' },
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'play Blypyp#1' },
    { expect: { 'Blypyp#1 exhausted': true } },
  );
  check(
    'a creature that is played as an upgrade does not count',
    ['1 hand Soft Landing; Stealthster [mars]; Tunk', '1 line Zorg'],
    { answer: 'play Soft Landing' },
    { answer: 'playAsUpgrade Stealthster' },
    { answer: 'attach Zorg' },
    { answer: 'play Tunk' },
    { answer: 'leftFlank' },
    { expect: { 'Tunk exhausted': false } },
  );
});

describe('Squawker', () => {
  const position = ['1 hand Squawker', '1 line Grommid (exhausted); Sequis (exhausted)', '2 line Bulwark'];
  check(
    'readies a Mars creature',
    position,
    { answer: 'play Squawker' },
    { answer: 'mode Squawker' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Grommid' },
    { expect: { 'Grommid exhausted': false, 'Grommid stunned': false } },
  );
  check(
    'or stuns a creature of another house',
    position,
    { answer: 'play Squawker' },
    { answer: 'mode Squawker =1' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Bulwark' },
    { expect: { 'Bulwark stunned': true } },
  );
});

describe('Mating Season', () => {
  check(
    'shuffles each Mars creature into its owner’s deck, and each player gains 1 for each of their own',
    ['1 hand Mating Season', '1 line Zorg; Sequis; Bulwark [mars] (by 2)', '2 line Tunk; Grommid; Dew Faerie'],
    { answer: 'play Mating Season' },
    { note: 'Its own icon gives 1.' },
    { expect: { '1 aember': 2, '2 aember': 3, '1 deck count': 1, '2 deck count': 3, '1 line': ['Sequis'], '2 line': ['Dew Faerie'] } },
  );
});
