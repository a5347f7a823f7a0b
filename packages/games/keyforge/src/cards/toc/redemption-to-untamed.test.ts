import { describe } from 'vitest';
import { checkDone } from '../fixtures/scenario-check.ts';

const guards = ['1 token Guardian', '1 deck Bumpsy; Mother; Flaxia; Snufflegator; Krump; Charette'];

describe('Redemption', () => {
  const redemption = ['house redemption', ...guards];
  checkDone(
    'Steadfast Commitment puts the top card of the discard pile under the deck and makes one',
    [...redemption, '1 hand Steadfast Commitment', '1 discard Zorg; Troll', '2 discard Umbra'],
    { answer: 'play Steadfast Commitment' },
    {
      expect: {
        '1 line': ['Guardian'],
        '1 deck': ['Mother', 'Flaxia', 'Snufflegator', 'Krump', 'Charette', 'Zorg'],
        '2 discard': ['Umbra'],
      },
    },
  );
  checkDone(
    'Swift Induction is archived if the token creature stands beside a Mutant',
    [...redemption, '1 hand Swift Induction', '1 line Sentinel; Umbra'],
    { answer: 'play Swift Induction' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Swift Induction'] } },
  );
  checkDone(
    'Swift Induction is not if it stands elsewhere',
    [...redemption, '1 hand Swift Induction', '1 line Sentinel; Umbra'],
    { answer: 'play Swift Induction' },
    { answer: 'rightFlank' },
    { expect: { '1 archives': [], '1 line': ['Sentinel', 'Umbra', 'Guardian'] } },
  );
  checkDone(
    'Swift Induction is not if none is made',
    ['house redemption', '1 hand Swift Induction', '1 line Sentinel'],
    { answer: 'play Swift Induction' },
    { expect: { '1 archives': [], '1 line': ['Sentinel'] } },
  );
  checkDone(
    'Vindication Outpost makes one for a creature, which is readied and fights',
    [...redemption, '1 artifacts Vindication Outpost', '1 line Umbra', '2 line Dust Pixie'],
    { answer: 'action Vindication Outpost' },
    { notOffered: ['choose Dust Pixie'] },
    { answer: 'choose Umbra' },
    { answer: 'fight Guardian' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 line': ['Guardian'], '2 line': [] } },
  );
  checkDone(
    'Vindication Outpost makes none for one that stays',
    [...redemption, '1 artifacts Vindication Outpost', '1 line Umbra (warded)', '2 line Dust Pixie'],
    { answer: 'action Vindication Outpost' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'] } },
  );
  checkDone(
    'Admirable Neophyte makes one',
    [...redemption, '1 hand Admirable Neophyte'],
    { answer: 'play Admirable Neophyte' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Admirable Neophyte', 'Guardian'] } },
  );
  checkDone(
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
  checkDone(
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
  checkDone(
    'Redeemer Amara makes none for a friendly creature that is no Mutant',
    [...redemption, '1 hand Stratosmack [redemption]', '1 line Redeemer Amara; Umbra'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Redeemer Amara'] } },
  );
  checkDone(
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
  checkDone(
    'Cover Operation makes one and readies it',
    [...shadows, '1 hand Cover Operation'],
    { answer: 'play Cover Operation' },
    {
      expect: { '1 line': ['Guardian'], 'Guardian exhausted': false },
    },
  );
  checkDone(
    'Rich Score steals half the number of friendly token creatures, rounded up',
    [...shadows, '1 hand Rich Score', '1 line Prowler; Stooge; Umbra', '2 line Facet', '2 aember 5'],
    { answer: 'play Rich Score' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
  checkDone(
    'Sneaky Feats is archived if Æ was stolen',
    [...shadows, '1 hand Sneaky Feats', '1 line Prowler', '2 aember 3'],
    { answer: 'reap Prowler' },
    { answer: 'play Sneaky Feats' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Sneaky Feats'] } },
  );
  checkDone(
    'Sneaky Feats is not otherwise',
    [...shadows, '1 hand Sneaky Feats', '1 line Prowler', '2 aember 1'],
    { answer: 'reap Prowler' },
    { answer: 'play Sneaky Feats' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': [], '1 line count': 2 } },
  );
  checkDone(
    'Kymoor Outpost steals 1 and makes one for a friendly creature',
    [...shadows, '1 artifacts Kymoor Outpost', '1 line Umbra', '2 line Troll', '2 aember 2'],
    { answer: 'action Kymoor Outpost' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Umbra' },
    { expect: { '1 aember': 1, '2 aember': 1, '1 line': ['Guardian'] } },
  );
  checkDone(
    'Kymoor Outpost does nothing without one',
    [...shadows, '1 artifacts Kymoor Outpost', '2 aember 2'],
    { answer: 'action Kymoor Outpost' },
    { expect: { '1 aember': 0, '1 line': [] } },
  );
  checkDone(
    'Big Sal makes 2',
    [...shadows, '1 hand Big Sal'],
    { answer: 'play Big Sal' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Guardian', 'Big Sal'] },
    },
  );
  checkDone(
    'Lurking Hob makes one after it reaps',
    [...shadows, '1 line Lurking Hob'],
    { answer: 'reap Lurking Hob' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Lurking Hob'] },
    },
  );
  checkDone(
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
  checkDone(
    'Fierce Competition is archived with as many keys as the opponent',
    [...skyborn, '1 hand Fierce Competition', '1 keys red', '2 keys blue'],
    { answer: 'play Fierce Competition' },
    { expect: { '1 archives': ['Fierce Competition'], '1 line': ['Guardian'] } },
  );
  checkDone(
    'Fierce Competition is not with more',
    [...skyborn, '1 hand Fierce Competition', '1 keys red'],
    { answer: 'play Fierce Competition' },
    { expect: { '1 archives': [], '1 line': ['Guardian'] } },
  );
  checkDone(
    'The Twin Lamps steals 1 and makes one with more Æ',
    [...skyborn, '1 hand The Twin Lamps', '1 aember 1', '2 aember 2'],
    { answer: 'play The Twin Lamps' },
    { expect: { '1 aember': 2, '2 aember': 1, '1 line': ['Guardian'] } },
  );
  checkDone(
    'The Twin Lamps makes none with as much',
    [...skyborn, '1 hand The Twin Lamps', '1 aember 1', '2 aember 3'],
    { answer: 'play The Twin Lamps' },
    { expect: { '1 aember': 2, '2 aember': 2, '1 line': [] } },
  );
  checkDone(
    'Captain Pella makes one after it reaps',
    [...skyborn, '1 line Captain Pella'],
    { answer: 'reap Captain Pella' },
    { answer: 'leftFlank' },
    {
      expect: { '1 line': ['Guardian', 'Captain Pella'] },
    },
  );
  checkDone(
    'Redhawk lets each player gain 1, and makes one',
    [...skyborn, '1 line Redhawk'],
    { answer: 'action Redhawk' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 1, '2 aember': 1, '1 line': ['Guardian', 'Redhawk'], '2 line': [] } },
  );
  checkDone(
    'Shikari makes one, and returns to hand after a fight',
    [...skyborn, '1 hand Shikari', '2 line Dust Pixie'],
    { answer: 'play Shikari' },
    { answer: 'leftFlank' },
    { edit: ['mark Shikari (exhausted no)'] },
    { answer: 'fight Shikari' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 line': ['Guardian'], '1 hand': ['Shikari'] } },
  );
  checkDone(
    'Hunter of Legend gives skirmish and makes one after a fight',
    [...skyborn, '1 line Aerialist + Hunter of Legend', '2 line Troll'],
    { answer: 'fight Aerialist' },
    { answer: 'fight Troll' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Aerialist'], 'Aerialist damage': 0 } },
  );
  checkDone(
    'Watched Closely has the opponent of the creature’s controller make one after it reaps',
    ['house mars', '2 token Facet', '2 deck Umbra', '1 token Guardian', '1 deck Dodger', '1 line Zorg + Watched Closely (by 2)'],
    { answer: 'reap Zorg' },
    { expect: { '2 line': ['Facet'], '1 line': ['Zorg'] } },
  );
});

describe('Untamed', () => {
  const untamed = ['house untamed', ...guards];
  checkDone(
    'Massing at Midnight makes 3 and is purged',
    [...untamed, '1 hand Massing at Midnight'],
    { answer: 'play Massing at Midnight' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Guardian'], '1 purged': ['Massing at Midnight'] } },
  );
  checkDone(
    'Survival of the Richest is archived with more Æ than the opponent',
    [...untamed, '1 hand Survival of the Richest', '1 aember 2', '2 aember 1'],
    { answer: 'play Survival of the Richest' },
    { expect: { '1 archives': ['Survival of the Richest'], '1 line': ['Guardian'] } },
  );
  checkDone(
    'Survival of the Richest is not with as much',
    [...untamed, '1 hand Survival of the Richest', '1 aember 1', '2 aember 1'],
    { answer: 'play Survival of the Richest' },
    { expect: { '1 archives': [], '1 line': ['Guardian'] } },
  );
  checkDone(
    'Niffle Sanctuary makes a Niffle Brute, and Niffle Brutes gain 1 after a fight',
    [
      'house untamed',
      '1 token Niffle Brute',
      '1 deck 3 x Zorg',
      '1 artifacts Niffle Sanctuary',
      '1 line Niffle Brute as brute; Umbra [untamed]',
      '2 line Dust Pixie; Dust Pixie',
    ],
    { answer: 'action Niffle Sanctuary' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Niffle Brute', 'Umbra', 'Niffle Brute'] } },
    { answer: 'fight Umbra' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 0 } },
    { answer: 'fight brute' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 1 } },
  );
  checkDone(
    'Niffle Sanctuary makes no other token creature',
    [...untamed, '1 artifacts Niffle Sanctuary'],
    { answer: 'action Niffle Sanctuary' },
    { expect: { '1 line': [], '1 deck count': 6 } },
  );
  checkDone(
    'Harlock makes one if the creature that it fought was destroyed',
    [...untamed, '1 line Harlock', '2 line Dust Pixie'],
    { answer: 'fight Harlock' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Harlock'] } },
  );
  checkDone(
    'Harlock makes none if it survived',
    [...untamed, '1 line Harlock', '2 line Troll'],
    { answer: 'fight Harlock' },
    { answer: 'fight Troll' },
    { expect: { '1 line': ['Harlock'], 'Troll damage': 3 } },
  );
  checkDone(
    'Kharisma returns another friendly creature for one',
    [...untamed, '1 line Kharisma; Umbra', '2 line Troll'],
    { answer: 'reap Kharisma' },
    { notOffered: ['choose Kharisma', 'choose Troll'] },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 hand': ['Umbra'], '1 line': ['Guardian', 'Kharisma'] } },
  );
  checkDone(
    'Kharisma makes none without another',
    [...untamed, '1 line Kharisma'],
    { answer: 'reap Kharisma' },
    { expect: { '1 line': ['Kharisma'] } },
  );
  checkDone(
    'Signal Faerie makes one when played and after it reaps',
    [...untamed, '1 hand Signal Faerie'],
    { answer: 'play Signal Faerie' },
    { answer: 'leftFlank' },
    { edit: ['mark Signal Faerie (exhausted no)'] },
    { answer: 'reap Signal Faerie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Guardian', 'Guardian', 'Signal Faerie'] } },
  );
  checkDone(
    'Umwas makes one and puts a counter on each friendly token creature',
    [...untamed, '1 hand Umwas', '1 line Steppe Wolf; Zorg', '2 line Facet'],
    { answer: 'play Umwas' },
    { answer: 'rightFlank' },
    { answer: 'leftFlank' },
    { expect: { 'Guardian power': 2, 'Steppe Wolf power': 2, 'Zorg power': 7, 'Facet power': 1 } },
  );
  checkDone(
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
