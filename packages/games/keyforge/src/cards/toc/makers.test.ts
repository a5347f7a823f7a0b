import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const guards = ['1 token Guardian', '1 deck Bumpsy; Mother; Flaxia; Snufflegator; Krump; Charette'];
const haunted = '1 discard 10 x Sequis';

describe('Dis', () => {
  const dis = ['house dis', ...guards];
  check(
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
  check(
    'Unbinding is archived if a friendly creature was destroyed',
    [...dis, '1 hand Unbinding', '1 line Facet', '2 line Troll'],
    { answer: 'fight Facet' },
    { answer: 'fight Troll' },
    { answer: 'play Unbinding' },
    { expect: { '1 line': ['Guardian'], '1 archives': ['Unbinding'] } },
  );
  check(
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
    [...dis, '1 artifacts Levy of Souls', '1 line Facet; Zorg', '2 aember 8', '2 houses mars logos dis', '2 deck 8 x Sequis'],
    { answer: 'action Levy of Souls' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 0 } },
  );
  check(
    'Gate Warden makes one, and with it enemy creatures do not reap',
    [...dis, '1 hand Gate Warden', '2 line Zorg', '2 houses mars logos dis', '2 deck 8 x Sequis'],
    { answer: 'play Gate Warden' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { offered: ['fight Zorg'] },
    { notOffered: ['reap Zorg'] },
  );
  check('Gate Warden alone does not stop them', ['house mars', '1 line Zorg', '2 line Gate Warden', '1 line Zorg; Facet'], {
    offered: ['reap Zorg'],
  });
  check(
    'Havoc makes one',
    [...dis, '1 hand Havoc'],
    { answer: 'play Havoc' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Havoc'] },
    },
  );
  check(
    'The Amasser makes one on the right flank for each card that the opponent draws',
    ['house logos', '2 token Facet', '2 deck Zorg; Troll; Dodger', '2 line The Amasser; Umbra', '1 line Spydrone', '1 deck 2 x Sequis'],
    { answer: 'action Spydrone' },
    { expect: { '2 line': ['The Amasser', 'Umbra', 'Facet'], '1 hand count': 1 } },
  );
  check(
    'The Amasser makes none for a card of its controller',
    ['house logos', '1 token Facet', '1 deck Zorg; Troll', '1 line The Amasser; Spydrone'],
    { answer: 'action Spydrone' },
    { expect: { '1 line': ['The Amasser', 'Spydrone'] } },
  );
  check(
    'The Forsaken makes one on the left flank for each card that the opponent discards from hand',
    ['house logos', '2 token Facet', '2 deck Zorg; Troll', '2 line Umbra; The Forsaken', '1 hand Spydrone [logos] as x; Dextre'],
    { answer: 'discard Dextre' },
    { expect: { '2 line': ['Facet', 'Umbra', 'The Forsaken'] } },
  );
  check(
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
  check(
    'Bump in the Night deals 2 and makes one if that destroys the creature',
    [...geistoid, '1 hand Bump in the Night', '2 line Umbra; Troll'],
    { answer: 'play Bump in the Night' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Guardian'], '2 line': ['Troll'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Bump in the Night does so twice for a haunted player, destroyed or not',
    [...geistoid, haunted, '1 hand Bump in the Night', '2 line Umbra; Troll'],
    { answer: 'play Bump in the Night' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2, '1 line': [] } },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Guardian'], '2 line': ['Troll'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Inevitable Decay destroys each artifact and upgrade and makes one for each',
    [...geistoid, '1 hand Inevitable Decay', '1 artifacts World Tree', '2 line Troll + FOF Transponder', '1 line Umbra'],
    { answer: 'play Inevitable Decay' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Umbra'], '1 artifacts': [], '2 discard': ['FOF Transponder'] } },
  );
  check(
    'Looping Dirge makes one for a haunted player',
    [...geistoid, haunted, '1 hand Looping Dirge'],
    { answer: 'play Looping Dirge' },
    {
      expect: { '1 line': ['Guardian'] },
    },
  );
  check(
    'Looping Dirge makes none for one who is not',
    [...geistoid, '1 discard 9 x Sequis', '1 hand Looping Dirge'],
    { answer: 'play Looping Dirge' },
    { expect: { '1 line': [] } },
  );
  check(
    'Administrator Rivet has each friendly token creature capture 1 for a haunted player',
    [...geistoid, haunted, '1 hand Administrator Rivet', '1 line Facet; Umbra', '2 line Facet', '2 aember 5'],
    { answer: 'play Administrator Rivet' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1:Facet aember': 1, 'Guardian aember': 1, 'Umbra aember': 0, '2 aember': 3 } },
  );
  check(
    'Administrator Rivet captures nothing for one who is not',
    [...geistoid, '1 hand Administrator Rivet', '2 aember 5'],
    { answer: 'play Administrator Rivet' },
    { answer: 'leftFlank' },
    { expect: { 'Guardian aember': 0, '2 aember': 5, '1 line count': 2 } },
  );
  check(
    'Recycler makes one for each creature among the 3 cards that it discards',
    ['house geistoid', '1 token Guardian', '1 deck Umbra; World Tree; Zorg; 4 x Sequis', '1 line Recycler'],
    { answer: 'reap Recycler' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Recycler'], '1 discard count': 3, '1 deck count': 2 } },
  );
  check(
    'Sidekick puts a card of the hand into play as a token creature',
    [...geistoid, '1 hand Sidekick; World Tree; Sequis'],
    { answer: 'play Sidekick' },
    { answer: 'choose World Tree' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Sidekick'], '1 hand': ['Sequis'], '1 deck count': 6 } },
  );
  check(
    'Sidekick puts none there without a reference card',
    ['house geistoid', '1 hand Sidekick; World Tree'],
    { answer: 'play Sidekick' },
    { answer: 'choose World Tree' },
    { expect: { '1 line': ['Sidekick'], '1 hand': ['World Tree'] } },
  );
  check(
    'Spinnertech puts a card on the deck and makes one of it, when played and when destroyed',
    [...geistoid, '1 hand Spinnertech; Stratosmack [geistoid]; Avid Collecting [geistoid]', '1 discard World Tree; Zorg'],
    { answer: 'play Spinnertech' },
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
  check(
    'Cognitive Assumptions makes one for each Logos card that is revealed',
    [...logos, '1 hand Cognitive Assumptions; Dextre; Dysania; Zorg'],
    { answer: 'play Cognitive Assumptions' },
    { notOffered: ['choose Zorg'] },
    { answer: ['choose Dextre', 'choose Dysania'] },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian'], '1 hand count': 3 } },
  );
  check(
    'Cognitive Assumptions may reveal none',
    [...logos, '1 hand Cognitive Assumptions; 2 x Dextre'],
    { answer: 'play Cognitive Assumptions' },
    { answer: [] },
    { expect: { '1 line': [] } },
  );
  check(
    'Hypothesize is archived with 3 friendly Logos cards in play',
    [...logos, '1 hand Hypothesize', '1 line Spydrone; Chronicler', '1 artifacts Auto-Autopsy 2.1', '2 line Dextre'],
    { answer: 'play Hypothesize' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Hypothesize'] } },
  );
  check(
    'Hypothesize is not with 2',
    [...logos, '1 hand Hypothesize', '1 line Spydrone; Chronicler', '2 line Dextre'],
    { answer: 'play Hypothesize' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': [] } },
  );
  check(
    'Practical Methods makes one and destroys a friendly and an enemy creature',
    [...logos, '1 hand Practical Methods', '1 line Umbra', '2 line Troll; Zorg'],
    { answer: 'play Practical Methods' },
    { answer: 'leftFlank' },
    { answer: 'choose Guardian' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Umbra'], '2 line': ['Troll'] } },
  );
  check(
    'Auto-Autopsy 2.1 makes one, and destroys a friendly creature for 1',
    [...logos, '1 hand Auto-Autopsy 2.1', '1 line Umbra'],
    { answer: 'play Auto-Autopsy 2.1' },
    { answer: 'leftFlank' },
    { edit: ['mark Auto-Autopsy 2.1 (exhausted no)'] },
    { answer: 'omni Auto-Autopsy 2.1' },
    { answer: 'choose Guardian' },
    { expect: { '1 line': ['Umbra'], '1 aember': 2 } },
  );
  check(
    'Auto-Autopsy 2.1 gains nothing for one that its ward saves',
    [...logos, '1 artifacts Auto-Autopsy 2.1', '1 line Umbra (warded)'],
    { answer: 'omni Auto-Autopsy 2.1' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'], '1 aember': 0 } },
  );
  check(
    'Titan Outpost puts a friendly creature under the deck for one and an archived card',
    [...logos, '1 artifacts Titan Outpost', '1 line Umbra', '1 hand Zorg'],
    { answer: 'action Titan Outpost' },
    { answer: 'choose Umbra' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Guardian'], '1 archives': ['Zorg'], '1 deck count': 6 } },
  );
  check(
    'Titan Outpost does nothing more for one that stays',
    [...logos, '1 artifacts Titan Outpost', '1 line Umbra (warded)', '1 hand Zorg'],
    { answer: 'action Titan Outpost' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'], '1 archives': [] } },
  );
  check(
    'Dr. Westing on a flank makes one after it reaps',
    [...logos, '1 line Dr. Westing; Umbra'],
    { answer: 'reap Dr. Westing' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Dr. Westing', 'Umbra'] } },
  );
  check(
    'Dr. Westing elsewhere makes none',
    [...logos, '1 line Zorg; Dr. Westing; Umbra'],
    { answer: 'reap Dr. Westing' },
    { expect: { '1 line count': 3 } },
  );
  check(
    'Golis Artificer makes one after it reaps',
    [...logos, '1 line Golis Artificer'],
    { answer: 'reap Golis Artificer' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Golis Artificer'] },
    },
  );
});

describe('Redemption', () => {
  const redemption = ['house redemption', ...guards];
  check(
    'Steadfast Commitment puts the top card of the discard pile under the deck and makes one',
    [...redemption, '1 hand Steadfast Commitment', '1 discard Zorg; Troll'],
    { answer: 'play Steadfast Commitment' },
    { expect: { '1 line': ['Guardian'], '1 deck': ['Mother', 'Flaxia', 'Snufflegator', 'Krump', 'Charette', 'Zorg'] } },
  );
  check(
    'Swift Induction is archived if the token creature stands beside a Mutant',
    [...redemption, '1 hand Swift Induction', '1 line Sentinel; Umbra'],
    { answer: 'play Swift Induction' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Swift Induction'] } },
  );
  check(
    'Swift Induction is not if it stands elsewhere',
    [...redemption, '1 hand Swift Induction', '1 line Sentinel; Umbra'],
    { answer: 'play Swift Induction' },
    { answer: 'rightFlank' },
    { expect: { '1 archives': [], '1 line': ['Sentinel', 'Umbra', 'Guardian'] } },
  );
  check(
    'Swift Induction is not if none is made',
    ['house redemption', '1 hand Swift Induction', '1 line Sentinel'],
    { answer: 'play Swift Induction' },
    { expect: { '1 archives': [], '1 line': ['Sentinel'] } },
  );
  check(
    'Vindication Outpost makes one for a creature, which is readied and fights',
    [...redemption, '1 artifacts Vindication Outpost', '1 line Umbra', '2 line Dust Pixie'],
    { answer: 'action Vindication Outpost' },
    { answer: 'choose Umbra' },
    { answer: 'fight Guardian' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 line': ['Guardian'], '2 line': [] } },
  );
  check(
    'Admirable Neophyte makes one',
    [...redemption, '1 hand Admirable Neophyte'],
    { answer: 'play Admirable Neophyte' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Admirable Neophyte', 'Guardian'] } },
  );
  check(
    'Intrepid Exemplar makes one after a fight and when it is destroyed',
    [...redemption, '1 line Intrepid Exemplar', '2 line Dust Pixie; Troll'],
    { answer: 'fight Intrepid Exemplar' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { edit: ['mark Intrepid Exemplar (exhausted no)'] },
    { answer: 'fight Intrepid Exemplar' },
    { answer: 'fight Troll' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian'] } },
  );
  check(
    'Redeemer Amara makes one for an enemy creature and for a Mutant, and no two for an enemy Mutant',
    [...redemption, '1 hand 3 x Stratosmack [redemption]', '1 line Redeemer Amara; Zealot', '2 line Sentinel; Umbra'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Sentinel' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 4 } },
    { answer: 'play Stratosmack' },
    { answer: 'choose Zealot' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 5 } },
  );
  check(
    'Redeemer Amara makes none for a friendly creature that is no Mutant',
    [...redemption, '1 hand Stratosmack [redemption]', '1 line Redeemer Amara; Umbra'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Redeemer Amara'] } },
  );
  check(
    'Sacred Duty readies its creature, strengthens it and has it make one after a fight',
    [...redemption, '1 hand Sacred Duty', '1 line Sentinel (exhausted)', '2 line Dust Pixie'],
    { answer: 'play Sacred Duty' },
    { answer: 'attach Sentinel' },
    { expect: { 'Sentinel exhausted': false, 'Sentinel power': 4 } },
    { answer: 'fight Sentinel' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Sentinel'] } },
  );
});

describe('Shadows', () => {
  const shadows = ['house shadows', ...guards];
  check(
    'Cover Operation makes one and readies it',
    [...shadows, '1 hand Cover Operation'],
    { answer: 'play Cover Operation' },
    {
      expect: { '1 line': ['Guardian'], 'Guardian exhausted': false },
    },
  );
  check(
    'Rich Score steals half the number of friendly token creatures, rounded up',
    [...shadows, '1 hand Rich Score', '1 line Prowler; Stooge; Umbra', '2 line Facet', '2 aember 5'],
    { answer: 'play Rich Score' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
  check(
    'Sneaky Feats is archived if Æ was stolen',
    [...shadows, '1 hand Sneaky Feats', '1 line Prowler', '2 aember 3'],
    { answer: 'reap Prowler' },
    { answer: 'play Sneaky Feats' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Sneaky Feats'] } },
  );
  check(
    'Sneaky Feats is not otherwise',
    [...shadows, '1 hand Sneaky Feats', '1 line Prowler', '2 aember 1'],
    { answer: 'reap Prowler' },
    { answer: 'play Sneaky Feats' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': [], '1 line count': 2 } },
  );
  check(
    'Kymoor Outpost steals 1 and makes one for a friendly creature',
    [...shadows, '1 artifacts Kymoor Outpost', '1 line Umbra', '2 aember 2'],
    { answer: 'action Kymoor Outpost' },
    { answer: 'choose Umbra' },
    { expect: { '1 aember': 1, '2 aember': 1, '1 line': ['Guardian'] } },
  );
  check(
    'Kymoor Outpost does nothing without one',
    [...shadows, '1 artifacts Kymoor Outpost', '2 aember 2'],
    { answer: 'action Kymoor Outpost' },
    { expect: { '1 aember': 0, '1 line': [] } },
  );
  check(
    'Big Sal makes 2',
    [...shadows, '1 hand Big Sal'],
    { answer: 'play Big Sal' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Guardian', 'Big Sal'] },
    },
  );
  check(
    'Lurking Hob makes one after it reaps',
    [...shadows, '1 line Lurking Hob'],
    { answer: 'reap Lurking Hob' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Lurking Hob'] },
    },
  );
  check(
    'Slipshot makes one, and is readied when a neighbor is destroyed',
    [...shadows, '1 hand Slipshot; 2 x Stratosmack [shadows]', '1 line Umbra; Dodger'],
    { answer: 'play Slipshot' },
    { answer: 'rightFlank' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Umbra', 'Dodger', 'Slipshot', 'Guardian'] } },
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { 'Slipshot exhausted': true } },
    { edit: ['mark Dodger (damage 3)'] },
    { answer: 'play Stratosmack' },
    { answer: 'choose Dodger' },
    { answer: 'leftFlank' },
    { expect: { 'Slipshot exhausted': false } },
  );
});

describe('Skyborn', () => {
  const skyborn = ['house skyborn', ...guards];
  check(
    'Fierce Competition is archived with as many keys as the opponent',
    [...skyborn, '1 hand Fierce Competition', '1 keys red', '2 keys blue'],
    { answer: 'play Fierce Competition' },
    { expect: { '1 archives': ['Fierce Competition'], '1 line': ['Guardian'] } },
  );
  check(
    'Fierce Competition is not with more',
    [...skyborn, '1 hand Fierce Competition', '1 keys red'],
    { answer: 'play Fierce Competition' },
    { expect: { '1 archives': [], '1 line': ['Guardian'] } },
  );
  check(
    'The Twin Lamps steals 1 and makes one with more Æ',
    [...skyborn, '1 hand The Twin Lamps', '1 aember 1', '2 aember 2'],
    { answer: 'play The Twin Lamps' },
    { expect: { '1 aember': 2, '2 aember': 1, '1 line': ['Guardian'] } },
  );
  check(
    'The Twin Lamps makes none with as much',
    [...skyborn, '1 hand The Twin Lamps', '1 aember 1', '2 aember 3'],
    { answer: 'play The Twin Lamps' },
    { expect: { '1 aember': 2, '2 aember': 2, '1 line': [] } },
  );
  check(
    'Captain Pella makes one after it reaps',
    [...skyborn, '1 line Captain Pella'],
    { answer: 'reap Captain Pella' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Captain Pella'] },
    },
  );
  check(
    'Redhawk lets each player gain 1, and makes one',
    [...skyborn, '1 line Redhawk'],
    { answer: 'action Redhawk' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 1, '2 aember': 1, '1 line': ['Guardian', 'Redhawk'], '2 line': [] } },
  );
  check(
    'Shikari makes one, and returns to hand after a fight',
    [...skyborn, '1 hand Shikari', '2 line Dust Pixie'],
    { answer: 'play Shikari' },
    { answer: 'leftFlank' },
    { edit: ['mark Shikari (exhausted no)'] },
    { answer: 'fight Shikari' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 line': ['Guardian'], '1 hand': ['Shikari'] } },
  );
  check(
    'Hunter of Legend gives skirmish and makes one after a fight',
    [...skyborn, '1 line Aerialist + Hunter of Legend', '2 line Troll'],
    { answer: 'fight Aerialist' },
    { answer: 'fight Troll' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Aerialist'], 'Aerialist damage': 0 } },
  );
  check(
    'Watched Closely has the opponent of the creature’s controller make one after it reaps',
    ['house mars', '2 token Facet', '2 deck Umbra', '1 token Guardian', '1 deck Dodger', '1 line Zorg + Watched Closely (by 2)'],
    { answer: 'reap Zorg' },
    { expect: { '2 line': ['Facet'], '1 line': ['Zorg'] } },
  );
});

describe('Untamed', () => {
  const untamed = ['house untamed', ...guards];
  check(
    'Massing at Midnight makes 3 and is purged',
    [...untamed, '1 hand Massing at Midnight'],
    { answer: 'play Massing at Midnight' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Guardian'], '1 purged': ['Massing at Midnight'] } },
  );
  check(
    'Survival of the Richest is archived with more Æ than the opponent',
    [...untamed, '1 hand Survival of the Richest', '1 aember 2', '2 aember 1'],
    { answer: 'play Survival of the Richest' },
    { expect: { '1 archives': ['Survival of the Richest'], '1 line': ['Guardian'] } },
  );
  check(
    'Survival of the Richest is not with as much',
    [...untamed, '1 hand Survival of the Richest', '1 aember 1', '2 aember 1'],
    { answer: 'play Survival of the Richest' },
    { expect: { '1 archives': [], '1 line': ['Guardian'] } },
  );
  check(
    'Niffle Sanctuary makes a Niffle Brute, and Niffle Brutes gain 1 after a fight',
    [
      'house untamed',
      '1 token Niffle Brute',
      '1 deck Zorg',
      '1 artifacts Niffle Sanctuary',
      '1 line Niffle Brute as brute',
      '2 line Dust Pixie',
    ],
    { answer: 'action Niffle Sanctuary' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Niffle Brute', 'Niffle Brute'] } },
    { answer: 'fight brute' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'Niffle Sanctuary makes no other token creature',
    [...untamed, '1 artifacts Niffle Sanctuary'],
    { answer: 'action Niffle Sanctuary' },
    { expect: { '1 line': [], '1 deck count': 6 } },
  );
  check(
    'Harlock makes one if the creature that it fought was destroyed',
    [...untamed, '1 line Harlock', '2 line Dust Pixie'],
    { answer: 'fight Harlock' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Harlock'] } },
  );
  check(
    'Harlock makes none if it survived',
    [...untamed, '1 line Harlock', '2 line Troll'],
    { answer: 'fight Harlock' },
    { answer: 'fight Troll' },
    { expect: { '1 line': ['Harlock'], 'Troll damage': 3 } },
  );
  check(
    'Kharisma returns another friendly creature for one',
    [...untamed, '1 line Kharisma; Umbra', '2 line Troll'],
    { answer: 'reap Kharisma' },
    { notOffered: ['choose Kharisma', 'choose Troll'] },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 hand': ['Umbra'], '1 line': ['Guardian', 'Kharisma'] } },
  );
  check(
    'Kharisma makes none without another',
    [...untamed, '1 line Kharisma'],
    { answer: 'reap Kharisma' },
    { expect: { '1 line': ['Kharisma'] } },
  );
  check(
    'Signal Faerie makes one when played and after it reaps',
    [...untamed, '1 hand Signal Faerie'],
    { answer: 'play Signal Faerie' },
    { answer: 'leftFlank' },
    { edit: ['mark Signal Faerie (exhausted no)'] },
    { answer: 'reap Signal Faerie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Signal Faerie'] } },
  );
  check(
    'Umwas makes one and puts a counter on each friendly token creature',
    [...untamed, '1 hand Umwas', '1 line Steppe Wolf; Zorg', '2 line Facet'],
    { answer: 'play Umwas' },
    { answer: 'rightFlank' },
    { answer: 'leftFlank' },
    { expect: { 'Guardian power': 2, 'Steppe Wolf power': 2, 'Zorg power': 7, 'Facet power': 1 } },
  );
  check(
    'Whimsical Conjuror lets an Æ icon make one',
    [...untamed, '1 line Whimsical Conjuror', '1 hand 2 x Zorg [untamed] {amber draw}'],
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { answer: 'asToken' },
    { answer: 'rightFlank' },
    { expect: { '1 aember': 0, '1 line count': 3 } },
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { answer: 'asItIs' },
    { expect: { '1 aember': 1, '1 line count': 4 } },
  );
});
