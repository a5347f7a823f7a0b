import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

const guards = ['1 token Guardian', '1 deck Bumpsy; Mother; Flaxia; Snufflegator; Krump; Charette'];
const haunted = '1 discard 10 x Sequis';

describe('Dis', () => {
  const dis = ['house dis', ...guards];
  checkDone(
    'Beyond All Darkness makes one for each creature that is destroyed in the turn',
    [...dis, '1 hand Beyond All Darkness; Stratosmack [dis]', '1 line Catena Fiend', '2 line Umbra; Troll'],
    { answer: 'play Beyond All Darkness' },
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Catena Fiend'] } },
    { answer: 'fight Catena Fiend' },
    { answer: 'fight Troll' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Guardian'] } },
  );
  checkDone(
    'Unbinding is archived if a friendly creature was destroyed',
    [...dis, '1 hand Unbinding', '1 line Facet', '2 line Troll'],
    { answer: 'fight Facet' },
    { answer: 'fight Troll' },
    { answer: 'play Unbinding' },
    { expect: { '1 line': ['Guardian'], '1 archives': ['Unbinding'] } },
  );
  checkDone(
    'Unbinding is not for an enemy one',
    [...dis, '1 hand Unbinding', '1 line Catena Fiend', '2 line Dust Pixie; Troll'],
    { answer: 'fight Catena Fiend' },
    { answer: 'fight Dust Pixie' },
    { answer: 'choose Catena Fiend' },
    { answer: 'play Unbinding' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': [] } },
  );
  check(
    'Levy of Souls makes one, and keys cost 1 more for each friendly token creature in the opponent’s turn',
    [
      ...dis,
      '1 artifacts Levy of Souls',
      '1 line Facet; Zorg',
      '2 line Facet',
      '2 aember 7',
      '2 houses mars logos dis',
      '2 deck 8 x Sequis',
    ],
    { answer: 'action Levy of Souls' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 7 } },
  );
  check(
    'Levy of Souls costs no more than that',
    [
      ...dis,
      '1 artifacts Levy of Souls',
      '1 line Facet; Zorg',
      '2 line Facet',
      '2 aember 8',
      '2 houses mars logos dis',
      '2 deck 8 x Sequis',
    ],
    { answer: 'action Levy of Souls' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 0 } },
  );
  checkDone(
    'Gate Warden makes one, and with it enemy creatures do not reap',
    [...dis, '1 hand Gate Warden', '2 line Zorg', '2 houses mars logos dis', '2 deck 8 x Sequis'],
    { answer: 'play Gate Warden' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { offered: ['fight Zorg'] },
    { notOffered: ['reap Zorg'] },
  );
  checkDone('Gate Warden alone does not stop them', ['house mars', '1 line Zorg', '2 line Gate Warden', '1 line Zorg; Facet'], {
    offered: ['reap Zorg'],
  });
  checkDone('Gate Warden does not stop friendly creatures', ['house dis', '1 line Gate Warden; Facet'], { offered: ['reap Facet'] });
  checkDone(
    'Havoc makes one',
    [...dis, '1 hand Havoc'],
    { answer: 'play Havoc' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Havoc'] },
    },
  );
  checkDone(
    'The Amasser makes one on the right flank for each card that the opponent draws',
    ['house logos', '2 token Facet', '2 deck Zorg; Troll; Dodger', '2 line The Amasser; Umbra', '1 line Spydrone', '1 deck 2 x Sequis'],
    { answer: 'action Spydrone' },
    { expect: { '2 line': ['The Amasser', 'Umbra', 'Facet'], '1 hand count': 1 } },
  );
  checkDone(
    'The Amasser makes none for a card of its controller',
    ['house logos', '1 token Facet', '1 deck Zorg; Troll', '1 line The Amasser; Spydrone'],
    { answer: 'action Spydrone' },
    { expect: { '1 line': ['The Amasser', 'Spydrone'] } },
  );
  checkDone(
    'The Forsaken makes one on the left flank for each card that the opponent discards from hand',
    ['house logos', '2 token Facet', '2 deck Zorg; Troll', '2 line Umbra; The Forsaken', '1 hand Spydrone [logos] as x; Dextre'],
    { answer: 'discard Dextre' },
    { expect: { '2 line': ['Facet', 'Umbra', 'The Forsaken'] } },
  );
  checkDone(
    'The Forsaken makes none for a card of its controller, nor for one from a deck',
    [
      'house geistoid',
      '1 token Facet',
      '1 deck Zorg; Troll',
      '1 line The Forsaken; Phantasm; Wrecker',
      '1 hand Sequis',
      '2 deck 2 x Sequis',
    ],
    { answer: 'reap Phantasm' },
    { answer: 'choose Sequis' },
    { answer: 'reap Wrecker' },
    { answer: 'player =1' },
    { expect: { '1 line': ['The Forsaken', 'Phantasm', 'Wrecker'] } },
  );
});

describe('Geistoid', () => {
  const geistoid = ['house geistoid', ...guards];
  checkDone(
    'Bump in the Night deals 2 and makes one if that destroys the creature',
    [...geistoid, '1 hand Bump in the Night', '1 line Zorg', '2 line Umbra; Troll'],
    { answer: 'play Bump in the Night' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Zorg'], '2 line': ['Troll'] } },
  );
  checkDone(
    'Bump in the Night does so twice for a haunted player, destroyed or not',
    [...geistoid, haunted, '1 hand Bump in the Night', '2 line Umbra; Troll'],
    { answer: 'play Bump in the Night' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2, '1 line': [] } },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Guardian'], '2 line': ['Troll'] } },
    { asked: { purpose: 'mainStep' } },
  );
  checkDone(
    'Inevitable Decay destroys each artifact and upgrade and makes one for each',
    [
      ...geistoid,
      '1 hand Inevitable Decay',
      '1 artifacts World Tree',
      '2 artifacts Safe Place',
      '2 line Troll + FOF Transponder',
      '1 line Umbra + Uplink',
    ],
    { answer: 'play Inevitable Decay' },
    { answer: ['pile World Tree', 'pile Uplink', 'pile Safe Place', 'pile FOF Transponder'] },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 5, '1 artifacts': [], '2 artifacts': [] } },
  );
  checkDone(
    'Looping Dirge makes one for a haunted player',
    [...geistoid, haunted, '1 hand Looping Dirge'],
    { answer: 'play Looping Dirge' },
    {
      expect: { '1 line': ['Guardian'] },
    },
  );
  checkDone(
    'Looping Dirge makes none for one who is not',
    [...geistoid, '1 discard 9 x Sequis', '1 hand Looping Dirge'],
    { answer: 'play Looping Dirge' },
    { expect: { '1 line': [] } },
  );
  checkDone(
    'Administrator Rivet has each friendly token creature capture 1 for a haunted player',
    [...geistoid, haunted, '1 hand Administrator Rivet', '1 line Facet; Umbra', '2 line Facet', '2 aember 5'],
    { answer: 'play Administrator Rivet' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1:Facet aember': 1, 'Guardian aember': 1, 'Umbra aember': 0, '2 aember': 3 } },
  );
  checkDone(
    'Administrator Rivet captures nothing for one who is not',
    [...geistoid, '1 hand Administrator Rivet', '2 aember 5'],
    { answer: 'play Administrator Rivet' },
    { answer: 'leftFlank' },
    { expect: { 'Guardian aember': 0, '2 aember': 5, '1 line count': 2 } },
  );
  checkDone(
    'Recycler makes one for each creature among the 3 cards that it discards',
    ['house geistoid', '1 token Guardian', '1 deck Umbra; World Tree; Zorg; 4 x Sequis', '1 line Recycler'],
    { answer: 'reap Recycler' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Recycler'], '1 discard count': 3, '1 deck count': 2 } },
  );
  checkDone(
    'Sidekick puts a card of the hand into play as a token creature',
    [...geistoid, '1 hand Sidekick; World Tree; Sequis', '2 hand Zorg'],
    { answer: 'play Sidekick' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose World Tree' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Sidekick'], '1 hand': ['Sequis'], '1 deck count': 6 } },
  );
  checkDone(
    'Sidekick puts none there without a reference card',
    ['house geistoid', '1 hand Sidekick; World Tree'],
    { answer: 'play Sidekick' },
    { answer: 'choose World Tree' },
    { expect: { '1 line': ['Sidekick'], '1 hand': ['World Tree'] } },
  );
  checkDone(
    'Spinnertech puts a card on the deck and makes one of it, when played and when destroyed',
    [
      ...geistoid,
      '1 hand Spinnertech; Stratosmack [geistoid]; Avid Collecting [geistoid]',
      '1 discard World Tree; Zorg',
      '2 discard Umbra',
    ],
    { answer: 'play Spinnertech' },
    { notOffered: ['choose Umbra'] },
    { answer: 'choose World Tree' },
    { answer: 'leftFlank' },
    { answer: 'play Avid Collecting' },
    { answer: 'choose Guardian' },
    { expect: { '1 hand count': 2, '1 deck count': 6, '1 line': ['Spinnertech'] } },
    { edit: ['mark Spinnertech (damage 1)'] },
    { answer: 'play Stratosmack' },
    { answer: 'choose Spinnertech' },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
  );
});

describe('Logos', () => {
  const logos = ['house logos', ...guards];
  checkDone(
    'Cognitive Assumptions makes one for each Logos card that is revealed',
    [...logos, '1 hand Cognitive Assumptions; Dextre; Dysania; 2 x Hypothesize; Zorg', '2 hand Tocsin'],
    { answer: 'play Cognitive Assumptions' },
    { asked: { min: 0, max: 3 } },
    { notOffered: ['choose Zorg', 'choose Tocsin'] },
    { answer: ['choose Dextre', 'choose Dysania'] },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian'], '1 hand count': 5 } },
  );
  checkDone(
    'Cognitive Assumptions may reveal none',
    [...logos, '1 hand Cognitive Assumptions; 2 x Dextre'],
    { answer: 'play Cognitive Assumptions' },
    { answer: [] },
    { expect: { '1 line': [] } },
  );
  checkDone(
    'Hypothesize is archived with 3 friendly Logos cards in play',
    [...logos, '1 hand Hypothesize', '1 line Spydrone; Chronicler', '1 artifacts Auto-Autopsy 2.1', '2 line Dextre'],
    { answer: 'play Hypothesize' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Hypothesize'] } },
  );
  checkDone(
    'Hypothesize is not with 2',
    [...logos, '1 hand Hypothesize', '1 line Spydrone; Chronicler', '2 line Dextre'],
    { answer: 'play Hypothesize' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': [] } },
  );
  checkDone(
    'Practical Methods makes one and destroys a friendly and an enemy creature',
    [...logos, '1 hand Practical Methods', '1 line Umbra', '2 line Troll; Zorg'],
    { answer: 'play Practical Methods' },
    { answer: 'leftFlank' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Guardian' },
    { notOffered: ['choose Umbra'] },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Umbra'], '2 line': ['Troll'] } },
  );
  checkDone(
    'Auto-Autopsy 2.1 makes one, and destroys a friendly creature for 1',
    [...logos, '1 hand Auto-Autopsy 2.1', '1 line Umbra', '2 line Troll'],
    { answer: 'play Auto-Autopsy 2.1' },
    { answer: 'leftFlank' },
    { edit: ['mark Auto-Autopsy 2.1 (exhausted no)'] },
    { answer: 'omni Auto-Autopsy 2.1' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Guardian' },
    { expect: { '1 line': ['Umbra'], '1 aember': 2 } },
  );
  checkDone(
    'Auto-Autopsy 2.1 gains nothing for one that its ward saves',
    [...logos, '1 artifacts Auto-Autopsy 2.1', '1 line Umbra (warded)'],
    { answer: 'omni Auto-Autopsy 2.1' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'], '1 aember': 0 } },
  );
  checkDone(
    'Titan Outpost puts a friendly creature under the deck for one and an archived card',
    [...logos, '1 artifacts Titan Outpost', '1 line Umbra', '2 line Troll', '1 hand Zorg; Dodger'],
    { answer: 'action Titan Outpost' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Umbra' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Guardian'], '1 archives': ['Zorg'], '1 deck count': 6 } },
  );
  checkDone(
    'Titan Outpost does nothing more for one that stays',
    [...logos, '1 artifacts Titan Outpost', '1 line Umbra (warded)', '1 hand Zorg'],
    { answer: 'action Titan Outpost' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'], '1 archives': [] } },
  );
  checkDone(
    'Dr. Westing on a flank makes one after it reaps',
    [...logos, '1 line Dr. Westing; Umbra'],
    { answer: 'reap Dr. Westing' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Dr. Westing', 'Umbra'] } },
  );
  checkDone(
    'Dr. Westing elsewhere makes none',
    [...logos, '1 line Zorg; Dr. Westing; Umbra'],
    { answer: 'reap Dr. Westing' },
    { expect: { '1 line count': 3 } },
  );
  checkDone(
    'Golis Artificer makes one after it reaps',
    [...logos, '1 line Golis Artificer'],
    { answer: 'reap Golis Artificer' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Golis Artificer'] },
    },
  );
});
