import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

const ekwidon = ['house ekwidon', '1 token Grunt', '1 deck Zorg; Troll; Dust Pixie'];
const mars = ['house mars', '1 token Grunt', '1 deck Zorg; Troll; Dust Pixie'];
const sanctum = ['house sanctum', '1 token Defender', '1 deck Zorg; Troll; Dust Pixie'];

describe('making token creatures', () => {
  checkDone(
    'Dthoshrǎ, Recruiter makes one on a flank of its controller’s choice, exhausted',
    [...ekwidon, '1 line Dthoshră, Recruiter; Silvertooth'],
    { answer: 'reap Dthoshră, Recruiter' },
    { offered: ['leftFlank Grunt', 'rightFlank Grunt'] },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Dthoshră, Recruiter', 'Silvertooth', 'Grunt'], 'Grunt exhausted': true, 'Grunt power': 3, '1 deck count': 2 } },
  );
  checkDone(
    'with an empty deck none is made',
    ['house ekwidon', '1 token Grunt', '1 line Dthoshră, Recruiter'],
    { answer: 'reap Dthoshră, Recruiter' },
    {
      expect: { '1 line': ['Dthoshră, Recruiter'] },
    },
  );
  checkDone(
    'Ornate Talking Tray destroys itself for one',
    [...ekwidon, '1 artifacts Ornate Talking Tray'],
    { answer: 'omni Ornate Talking Tray' },
    { expect: { '1 artifacts': [], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Exo-Shell System makes token creatures elusive, and no others',
    [...ekwidon, '1 hand Exo-Shell System', '1 line Zorg'],
    { answer: 'play Exo-Shell System' },
    { answer: 'leftFlank' },
    { expect: { 'Grunt keywords': ['elusive'], 'Zorg keywords': [] } },
  );
  checkDone(
    'Mk.2 Generator enters ready and makes one',
    [...mars, '1 hand Mk.2 Generator'],
    { answer: 'play Mk.2 Generator' },
    { answer: 'action Mk.2 Generator' },
    { expect: { '1 line': ['Grunt'] } },
  );
  checkDone(
    'Ironyx Banner makes one and strengthens Ironyx creatures alone',
    ['house mars', '1 token Rebel', '1 deck Troll', '1 hand Ironyx Banner', '1 line Zorg'],
    { answer: 'play Ironyx Banner' },
    { answer: 'leftFlank' },
    { expect: { 'Rebel power': 2, 'Rebel armor': 1, 'Zorg power': 7 } },
  );
  checkDone(
    'Ironyx Propaganda lends it after a reap',
    [...mars, '1 line Zorg [mars] + Ironyx Propaganda'],
    { answer: 'reap Zorg' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Zorg'] } },
  );
  check(
    'Grondal destroys one of the least powerful creatures at the start of its controller’s turn, of several the one chosen',
    [
      'house mars',
      'active 2',
      '1 houses mars logos dis',
      '2 houses mars logos dis',
      '1 line Grondal',
      '2 line Dust Pixie as one; Dust Pixie as two; Troll',
    ],
    { answer: 'endTurn' },
    { notOffered: ['choose Troll', 'choose Grondal'] },
    { answer: 'choose two' },
    { expect: { 'one zone': 'line', 'two zone': 'discard', '1 line': ['Grondal'] } },
  );
  checkDone(
    'Grondal makes 2, and destroys the least powerful when its controller’s turn begins',
    [...mars, '1 hand Grondal', '2 deck 6 x Sequis', '2 houses mars logos dis'],
    { answer: 'play Grondal' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 3, '1 deck count': 1 } },
  );
  checkDone(
    'Battlefield Evangelist makes one after a fight',
    [...sanctum, '1 line Battlefield Evangelist', '2 line Dust Pixie'],
    { answer: 'fight Battlefield Evangelist' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 2, 'Defender power': 2 } },
  );
  checkDone(
    'Grey Abbess makes one and gives token creatures 1 armor',
    [...sanctum, '1 hand Grey Abbess [sanctum]'],
    { answer: 'play Grey Abbess' },
    { answer: 'leftFlank' },
    { expect: { 'Defender armor': 1, 'Grey Abbess armor': 1 } },
  );
  checkDone(
    'Membership Drive gains 1 for each friendly token creature',
    [...sanctum, '1 hand Membership Drive', '1 line Defender; Grey Abbess'],
    { answer: 'play Membership Drive' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 2, '1 line count': 3 } },
  );
  checkDone(
    'Squire Recruitment makes one for each friendly Knight',
    [...sanctum, '1 hand Squire Recruitment', '1 line Sequis; Zorg', '2 line Sequis'],
    { answer: 'play Squire Recruitment' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 3, '1 deck count': 2 } },
  );
  checkDone(
    'with Legionary Trainer in play token creatures enter ready',
    ['house saurian', '1 token Grunt', '1 deck Troll; Zorg', '1 hand Legionary Trainer'],
    { answer: 'play Legionary Trainer' },
    { answer: 'leftFlank' },
    { expect: { 'Grunt exhausted': false, 'Legionary Trainer exhausted': true } },
  );
  checkDone(
    'Longusaur Lector makes one if it is exalted',
    ['house saurian', '1 token Grunt', '1 deck Troll; Zorg', '1 line Longusaur Lector'],
    { answer: 'reap Longusaur Lector' },
    { answer: 'yes' },
    { answer: 'leftFlank' },
    { expect: { 'Longusaur Lector aember': 1, '1 line count': 2 } },
  );
  checkDone(
    'Longusaur Lector makes none if it is not',
    ['house saurian', '1 token Grunt', '1 deck Troll; Zorg', '1 line Longusaur Lector'],
    { answer: 'reap Longusaur Lector' },
    { answer: [] },
    { expect: { 'Longusaur Lector aember': 0, '1 line count': 1 } },
  );
  checkDone(
    'Scout Chief Korijir makes one when played',
    ['house staralliance', '1 token Grunt', '1 deck Troll; Zorg', '1 hand Scout Chief Korijir'],
    { answer: 'play Scout Chief Korijir' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Scout Chief Korijir', 'Grunt'] } },
  );
  checkDone(
    'Kamalani makes 2 when it is destroyed',
    [...ekwidon, '1 hand Market Crash', '1 line Kamalani'],
    { answer: 'play Market Crash' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt'], '1 chains': 2 } },
  );
});

describe('token creatures', () => {
  checkDone(
    'Rebel deals 1 after it reaps',
    ['house mars', '1 line Rebel', '2 line Troll'],
    { answer: 'reap Rebel' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 1, 'Rebel damage': 0 } },
  );
  checkDone(
    'Researcher reveals and archives a Mars card of hand, whatever the house',
    ['house saurian', '1 line Researcher', '1 hand Zorg; Sequis'],
    { answer: 'omni Researcher' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Zorg' },
    { happened: ['cardRevealed Zorg', 'cardArchived Zorg'] },
    { expect: { '1 archives': ['Zorg'], '1 hand': ['Sequis'] } },
  );
  checkDone(
    'Scholar draws 1 after it reaps',
    ['house saurian', '1 line Scholar', '1 deck 2 x Zorg'],
    { answer: 'reap Scholar' },
    { expect: { '1 hand count': 1 } },
  );
  checkDone(
    'Trader steals 1 and is destroyed',
    ['house ekwidon', '1 line Trader', '2 aember 2'],
    { answer: 'action Trader' },
    { expect: { '1 aember': 1, '2 aember': 1, '1 line': [] } },
  );
  checkDone(
    'Trooper is exalted after it reaps',
    ['house saurian', '1 line Trooper'],
    { answer: 'reap Trooper' },
    { expect: { 'Trooper aember': 1 } },
  );
  checkDone(
    'Prospector draws 1 when it is destroyed',
    ['house unfathomable', '1 hand Hypoxia', '1 line Prospector', '1 deck 2 x Zorg'],
    { answer: 'play Hypoxia' },
    { expect: { '1 hand count': 1, '1 line': [] } },
  );
  checkDone(
    'Market Crash destroys all that are none; Hypoxia those alone',
    ['house unfathomable', '1 token Grunt', '1 hand Hypoxia', '1 line Grunt; Zorg', '2 line Troll; Grunt'],
    { answer: 'play Hypoxia' },
    { expect: { '1 line': ['Zorg'], '2 line': ['Troll'] } },
  );
  checkDone(
    'Avid Collecting returns one to hand, as the card that it was',
    [...ekwidon, '1 hand Avid Collecting', '1 line Dthoshră, Recruiter'],
    { answer: 'reap Dthoshră, Recruiter' },
    { answer: 'leftFlank' },
    { answer: 'play Avid Collecting' },
    { notOffered: ['choose Dthoshră, Recruiter'] },
    { answer: 'choose Grunt' },
    { expect: { '1 line': ['Dthoshră, Recruiter'], '1 hand': ['Zorg'] } },
  );
  checkDone(
    'Berserker enters ready and enraged, and is destroyed after a fight',
    ['house ekwidon', '1 token Berserker', '1 deck Zorg; Troll', '1 artifacts Ornate Talking Tray', '2 line Dust Pixie'],
    { answer: 'omni Ornate Talking Tray' },
    { expect: { 'Berserker exhausted': false, 'Berserker enraged': true } },
  );
  checkDone(
    'Berserker is destroyed after a fight',
    ['house brobnar', '1 line Berserker', '2 line Dust Pixie'],
    { answer: 'fight Berserker' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 line': [], '2 line': [] } },
  );
  checkDone(
    'Blorb does not reap, but fights',
    ['house mars', '1 line Blorb', '2 line Dust Pixie'],
    { notOffered: ['reap Blorb'] },
    { offered: ['fight Blorb'] },
  );
  checkDone(
    'Gĕzdrutyŏ the Arcane steals 2 and is no longer itself',
    ['house ekwidon', '1 token Grunt', '2 aember 5', '1 line Gĕzdrutyŏ the Arcane'],
    { answer: 'action Gĕzdrutyŏ the Arcane' },
    { expect: { '1 aember': 2, '2 aember': 3, '1 line': ['Grunt'] } },
  );
  checkDone(
    'without a reference card Gĕzdrutyŏ the Arcane stays faceup',
    ['house ekwidon', '2 aember 5', '1 line Gĕzdrutyŏ the Arcane'],
    { answer: 'action Gĕzdrutyŏ the Arcane' },
    { expect: { '1 aember': 2, '1 line': ['Gĕzdrutyŏ the Arcane'] } },
  );
  checkDone(
    'Temporal Purge turns token creatures of both players faceup, creatures stay as they were used',
    ['house ekwidon', '1 token Grunt', '1 deck Zorg; Troll', '1 hand Temporal Purge [ekwidon]', '1 artifacts Ornate Talking Tray'],
    { answer: 'omni Ornate Talking Tray' },
    { answer: 'play Temporal Purge' },
    { expect: { '1 line': ['Zorg'], 'Zorg exhausted': true, '1 deck': ['Troll'] } },
  );
  checkDone(
    'Space Invaders may reveal none',
    [...mars, '1 hand Space Invaders; Dust Pixie'],
    { answer: 'play Space Invaders' },
    { answer: [] },
    { expect: { '1 line': [], '1 hand': ['Dust Pixie'] } },
  );
});
