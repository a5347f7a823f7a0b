import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house shadows';

describe('Shadows creatures', () => {
  check(
    'Bad Penny returns to hand when she is destroyed',
    [HOUSE, '1 line Bad Penny', '1 hand Poison Wave'],
    { answer: 'play Poison Wave' },
    { expect: { '1 hand': ['Bad Penny'], '1 line': [] } },
  );
  check(
    'Bulleteye destroys a flank creature after reaping',
    [HOUSE, '1 line Bulleteye', '2 line Zorg as left; Grommid; Dodger'],
    { answer: 'reap Bulleteye' },
    { offered: ['choose Bulleteye', 'choose Dodger'] },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose left' },
    { expect: { 'left zone': 'discard' } },
  );
  check(
    'Carlo Phantom steals 1 after you play an artifact',
    [HOUSE, '1 line Carlo Phantom', '1 hand Skeleton Key; Urchin', '2 aember 1'],
    { answer: 'play Skeleton Key' },
    { expect: { '1 aember': 1, '2 aember': 0 } },
  );
  check(
    'Carlo Phantom steals nothing for a creature',
    [HOUSE, '1 line Carlo Phantom', '1 hand Silvertooth', '2 aember 1'],
    { answer: 'play Silvertooth' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 0, '2 aember': 1 } },
  );
  check(
    'Deipno Spymaster lets a friendly creature be used this turn, whatever its house',
    ['house mars', '1 line Deipno Spymaster; Sequis; Dodger', '2 line Zorg'],
    { notOffered: ['reap Sequis'] },
    { answer: 'omni Deipno Spymaster' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Sequis' },
    { offered: ['reap Sequis'] },
    { notOffered: ['reap Dodger'] },
  );
  check(
    'Dodger, Mooncurser and Umbra steal 1 after fighting',
    [HOUSE, '1 line Dodger; Mooncurser; Umbra', '2 line Urchin as one; Grommid as two; Zorg as three', '2 aember 5'],
    { answer: 'fight Dodger' },
    { answer: 'fight three' },
    { expect: { 'Dodger zone': 'discard', '1 aember': 0 } },
    { answer: 'fight Mooncurser' },
    { answer: 'fight two' },
    { expect: { 'two zone': 'discard', '1 aember': 1 } },
    { answer: 'fight Umbra' },
    { answer: 'fight three' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
  check(
    'Dodger steals 1 after a fight that it survives',
    [HOUSE, '1 line Dodger', '2 line Silvertooth', '2 aember 5'],
    { answer: 'fight Dodger' },
    { answer: 'fight Silvertooth' },
    { expect: { '1 aember': 1, '2 aember': 4 } },
  );
  check(
    'Mack the Knife is used in any house, and gains 1 if its 1 damage destroys',
    ['house mars', '1 line Mack the Knife', '2 line Urchin; Zorg'],
    { offered: ['reap Mack the Knife'] },
    { answer: 'action Mack the Knife' },
    { answer: 'choose Urchin' },
    { expect: { 'Urchin zone': 'discard', '1 aember': 1 } },
  );
  check(
    'Mack the Knife gains nothing for a creature that survives',
    ['house mars', '1 line Mack the Knife', '2 line Zorg'],
    { answer: 'action Mack the Knife' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 1, '1 aember': 0 } },
  );
  check(
    'Faygin returns an Urchin from play to its owner’s hand',
    [HOUSE, '1 line Faygin', '2 line Urchin; Umbra', '1 discard Urchin as mine'],
    { answer: 'reap Faygin' },
    { answer: 'mode =0' },
    { notOffered: ['choose Umbra', 'choose mine'] },
    { answer: 'choose Urchin' },
    { expect: { '2 hand': ['Urchin'], '2 line': ['Umbra'] } },
  );
  check(
    'Faygin returns an Urchin from your discard pile',
    [HOUSE, '1 line Faygin', '1 discard Urchin as mine; Umbra', '2 discard Urchin as theirs'],
    { answer: 'reap Faygin' },
    { answer: 'mode =1' },
    { notOffered: ['choose Umbra', 'choose theirs'] },
    { answer: 'choose mine' },
    { expect: { '1 hand': ['Urchin'], '1 discard': ['Umbra'] } },
  );
  check(
    'Magda the Rat steals 2, and the opponent steals 2 when she leaves play',
    [HOUSE, '1 hand Magda the Rat; Lights Out', '2 aember 5', '2 line Zorg'],
    { answer: 'play Magda the Rat' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
    { edit: ['move Magda the Rat to 2 line'] },
    { answer: 'play Lights Out' },
    { answer: ['choose Magda the Rat', 'choose Zorg'] },
    { expect: { '1 aember': 1, '2 aember': 5, 'Magda the Rat zone': 'hand' } },
  );
  check(
    'Magda the Rat: the opponent steals 2 too when she is destroyed',
    [HOUSE, '1 hand Magda the Rat; 2 x Poison Wave', '2 aember 5'],
    { answer: 'play Magda the Rat' },
    { answer: 'play Poison Wave#1' },
    { answer: 'play Poison Wave' },
    { note: 'The icons of the waves gave 2.' },
    { expect: { 'Magda the Rat zone': 'discard', '1 aember': 2, '2 aember': 5 } },
  );
  check(
    'Nexus uses an enemy artifact as if it were yours',
    [HOUSE, '1 line Nexus', '1 artifacts Skeleton Key', '2 artifacts Hallowed Blaster', '2 line Zorg (damage 3)'],
    { answer: 'reap Nexus' },
    { notOffered: ['choose Skeleton Key'] },
    { answer: 'choose Hallowed Blaster' },
    { answer: 'action Hallowed Blaster' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 0, 'Hallowed Blaster exhausted': true, 'Hallowed Blaster controller': 2 } },
  );
  check(
    'Noddy the Thief steals 1 by its Action',
    [HOUSE, '1 line Noddy the Thief', '2 aember 2'],
    { answer: 'action Noddy the Thief' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Old Bruno captures 3 when played',
    [HOUSE, '1 hand Old Bruno', '2 aember 5'],
    { answer: 'play Old Bruno' },
    { expect: { 'Old Bruno aember': 3, '2 aember': 2 } },
  );
  check(
    'Selwyn the Fence moves 1 from one of your cards to your pool',
    [HOUSE, '1 line Selwyn the Fence; Zorg (aember 2)', '1 artifacts Safe Place (aember 1)', '2 line Grommid (aember 2)'],
    { answer: 'reap Selwyn the Fence' },
    { offered: ['choose Safe Place'] },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 1, '1 aember': 2 } },
  );
  check(
    'Shadow Self takes the damage of neighbors that are no Specters, and deals none when fighting',
    [HOUSE, '1 line Zorg; Shadow Self', '1 hand Poison Wave', '2 line Grommid'],
    { answer: 'play Poison Wave' },
    { expect: { 'Zorg damage': 0, 'Shadow Self damage': 4, 'Grommid damage': 2 } },
    { answer: 'fight Shadow Self' },
    { answer: 'fight Grommid' },
    { expect: { 'Grommid damage': 2, 'Shadow Self zone': 'discard' } },
  );
  check(
    'Silvertooth enters play ready',
    [HOUSE, '1 hand Silvertooth'],
    { answer: 'play Silvertooth' },
    { expect: { 'Silvertooth exhausted': false } },
  );
  check(
    'Sneklifter takes an enemy artifact, which is of Shadows unless it is of one of your houses',
    [HOUSE, '1 houses shadows mars dis', '1 hand 2 x Sneklifter', '2 artifacts World Tree; Guard Disguise [mars]'],
    { answer: 'play Sneklifter#1' },
    { answer: 'choose World Tree' },
    { expect: { 'World Tree controller': 1 } },
    { offered: ['action World Tree'] },
    { answer: 'play Sneklifter#2' },
    { answer: 'leftFlank' },
    { answer: 'choose Guard Disguise' },
    { expect: { 'Guard Disguise controller': 1 } },
    { notOffered: ['action Guard Disguise'] },
  );
  check(
    'Urchin steals 1 when played',
    [HOUSE, '1 hand Urchin', '2 aember 2'],
    { answer: 'play Urchin' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
});

describe('Shadows upgrades', () => {
  check(
    'Duskrunner: the creature steals 1 after reaping',
    ['1 line Zorg + Duskrunner', '2 aember 2'],
    { answer: 'reap Zorg' },
    { expect: { '1 aember': 2, '2 aember': 1 } },
  );
  check('Ring of Invisibility gives elusive and skirmish', ['1 line Zorg + Ring of Invisibility; Grommid'], {
    expect: { 'Zorg keywords': ['elusive', 'skirmish'], 'Grommid keywords': [] },
  });
  check(
    'Silent Dagger: the creature deals 4 to a flank creature after reaping',
    ['1 line Zorg + Silent Dagger', '2 line Dodger as left; Grommid; Dodger as right'],
    { answer: 'reap Zorg' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose left' },
    { expect: { 'left damage': 4 } },
  );
});
