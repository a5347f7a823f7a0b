import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house shadows';

describe('Shadows actions', () => {
  check(
    'Bait and Switch steals 1, and once more if the opponent still has more',
    [HOUSE, '1 hand 3 x Bait and Switch', '1 aember 0', '2 aember 5'],
    { answer: 'play Bait and Switch#1' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
    { answer: 'play Bait and Switch#2' },
    { expect: { '1 aember': 3, '2 aember': 2 } },
    { answer: 'play Bait and Switch' },
    { expect: { '1 aember': 3, '2 aember': 2 } },
  );
  check(
    'Booby Trap deals 4 to a creature in the midst and 2 to its neighbors',
    [HOUSE, '1 hand Booby Trap', '2 line Zorg as left; Dodger; Zorg as right; Zorg as far'],
    { answer: 'play Booby Trap' },
    { notOffered: ['choose left', 'choose far'] },
    { answer: 'choose Dodger' },
    { expect: { 'left damage': 2, 'Dodger damage': 4, 'right damage': 2, 'far damage': 0 } },
  );
  check(
    'Finishing Blow destroys a damaged creature and steals 1',
    [HOUSE, '1 hand Finishing Blow', '2 line Zorg (damage 1); Grommid', '2 aember 2'],
    { answer: 'play Finishing Blow' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg zone': 'discard', '1 aember': 2, '2 aember': 1 } },
  );
  check(
    'Finishing Blow steals nothing where no creature is damaged',
    [HOUSE, '1 hand Finishing Blow', '2 line Grommid', '2 aember 2'],
    { answer: 'play Finishing Blow' },
    { expect: { 'Grommid zone': 'line', '1 aember': 1, '2 aember': 2 } },
  );
  check(
    'Ghostly Hand steals the only Æ, and nothing from an opponent with 2',
    [HOUSE, '1 hand 2 x Ghostly Hand', '2 aember 1'],
    { answer: 'play Ghostly Hand#1' },
    { expect: { '1 aember': 3, '2 aember': 0 } },
    { edit: ['2 aember 2'] },
    { answer: 'play Ghostly Hand' },
    { expect: { '1 aember': 5, '2 aember': 2 } },
  );
  check(
    'Hidden Stash archives a card of the hand',
    [HOUSE, '1 hand Hidden Stash; Zorg; Sequis'],
    { answer: 'play Hidden Stash' },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Zorg'], '1 hand': ['Sequis'] } },
  );
  check(
    'Key of Darkness forges at 6 more',
    [HOUSE, '1 hand Key of Darkness', '1 aember 12', '2 aember 1'],
    { answer: 'play Key of Darkness' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  check(
    'Key of Darkness forges at 2 more against an empty pool',
    [HOUSE, '1 hand Key of Darkness', '1 aember 8', '2 aember 0'],
    { answer: 'play Key of Darkness' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  check(
    'Key of Darkness forges nothing for 11 while the opponent has Æ',
    [HOUSE, '1 hand Key of Darkness', '1 aember 11', '2 aember 1'],
    { answer: 'play Key of Darkness' },
    { expect: { '1 keys': [], '1 aember': 11 } },
  );
  check(
    'Lights Out returns 2 enemy creatures',
    [HOUSE, '1 hand Lights Out', '1 line Dodger', '2 line Zorg; Grommid; Sequis'],
    { answer: 'play Lights Out' },
    { asked: { min: 2, max: 2 } },
    { notOffered: ['choose Dodger'] },
    { answer: ['choose Zorg', 'choose Sequis'] },
    { expect: { '2 line': ['Grommid'], '2 hand': ['Zorg', 'Sequis'] } },
  );
  check(
    'Nerve Blast steals 1 and deals 2',
    [HOUSE, '1 hand Nerve Blast', '2 line Zorg', '2 aember 1'],
    { answer: 'play Nerve Blast' },
    { answer: 'choose Zorg' },
    { expect: { '1 aember': 1, 'Zorg damage': 2 } },
  );
  check(
    'Nerve Blast deals nothing if it stole nothing',
    [HOUSE, '1 hand Nerve Blast', '2 line Zorg', '2 aember 0'],
    { answer: 'play Nerve Blast' },
    { expect: { '1 aember': 0, 'Zorg damage': 0 } },
  );
  check(
    'One Last Job purges friendly Shadows creatures and steals 1 for each',
    [HOUSE, '1 hand One Last Job', '1 line Dodger; Umbra; Zorg', '2 line Old Bruno', '2 aember 5'],
    { answer: 'play One Last Job' },
    { expect: { '1 line': ['Zorg'], '2 line': ['Old Bruno'], 'Dodger zone': 'purged', '1 aember': 3, '2 aember': 3 } },
  );
  check(
    'Oubliette purges a creature with power 3 or less',
    [HOUSE, '1 hand Oubliette', '2 line Old Bruno; Mighty Tiger'],
    { answer: 'play Oubliette' },
    { notOffered: ['choose Mighty Tiger'] },
    { answer: 'choose Old Bruno' },
    { expect: { 'Old Bruno zone': 'purged', 'Mighty Tiger zone': 'line' } },
  );
  check(
    'Pawn Sacrifice sacrifices a friendly creature to deal 3 to each of 2 creatures',
    [HOUSE, '1 hand Pawn Sacrifice', '1 line Urchin', '2 line Zorg; Grommid; Dodger'],
    { answer: 'play Pawn Sacrifice' },
    { answer: 'choose Urchin' },
    { answer: ['choose Zorg', 'choose Dodger'] },
    { expect: { 'Urchin zone': 'discard', 'Zorg damage': 3, 'Dodger damage': 3, 'Grommid damage': 0 } },
  );
  check(
    'Pawn Sacrifice deals nothing without a sacrifice',
    [HOUSE, '1 hand Pawn Sacrifice', '2 line Zorg; Grommid'],
    { answer: 'play Pawn Sacrifice' },
    { expect: { 'Zorg damage': 0, 'Grommid damage': 0 } },
  );
  check(
    'Poison Wave deals 2 to each creature',
    [HOUSE, '1 hand Poison Wave', '1 line Dodger', '2 line Zorg'],
    { answer: 'play Poison Wave' },
    { expect: { 'Dodger damage': 2, 'Zorg damage': 2 } },
  );
  check(
    'Relentless Whispers steals 1 if its 2 damage destroys the creature',
    [HOUSE, '1 hand 2 x Relentless Whispers', '2 line Silvertooth; Zorg', '2 aember 3'],
    { answer: 'play Relentless Whispers#1' },
    { answer: 'choose Silvertooth' },
    { expect: { 'Silvertooth zone': 'discard', '1 aember': 2, '2 aember': 2 } },
    { answer: 'play Relentless Whispers' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2, '1 aember': 3, '2 aember': 2 } },
  );
  check(
    'Routine Job steals 1 and 1 more for each copy in your discard pile',
    [HOUSE, '1 hand Routine Job', '1 discard 2 x Routine Job; Urchin', '2 discard Routine Job', '2 aember 5'],
    { answer: 'play Routine Job' },
    { expect: { '1 aember': 3, '2 aember': 2 } },
  );
  check(
    'Too Much to Protect steals all but 6',
    [HOUSE, '1 hand 2 x Too Much to Protect', '2 aember 9'],
    { answer: 'play Too Much to Protect#1' },
    { expect: { '1 aember': 4, '2 aember': 6 } },
    { answer: 'play Too Much to Protect' },
    { expect: { '1 aember': 5, '2 aember': 6 } },
  );
});

describe('Shadows artifacts', () => {
  check(
    'Longfused Mines are sacrificed to deal 3 to enemy creatures that stand on no flank',
    ['house mars', '1 artifacts Longfused Mines', '1 line Zorg; Dodger; Zorg', '2 line Zorg as left; Grommid; Zorg as right'],
    { answer: 'omni Longfused Mines' },
    { expect: { '1 artifacts': [], 'Grommid damage': 3, 'left damage': 0, 'right damage': 0, 'Dodger damage': 0 } },
  );
  check(
    'Safe Place takes 1 from your pool, which is spent on keys',
    [HOUSE, '1 artifacts Safe Place', '1 aember 1', '1 deck 8 x Sequis', '2 deck 8 x Sequis'],
    { answer: 'action Safe Place' },
    { expect: { 'Safe Place aember': 1, '1 aember': 0 } },
    { edit: ['1 aember 5'] },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: ['spend Safe Place', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool'] },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0, 'Safe Place aember': 0 } },
  );
  check(
    'Seeker Needle deals 1 and gains 1 if that destroys the creature',
    [HOUSE, '1 artifacts Seeker Needle', '2 line Urchin; Zorg'],
    { answer: 'action Seeker Needle' },
    { answer: 'choose Urchin' },
    { expect: { 'Urchin zone': 'discard', '1 aember': 1 } },
  );
  check(
    'Seeker Needle gains nothing for a creature that survives',
    [HOUSE, '1 artifacts Seeker Needle', '2 line Zorg'],
    { answer: 'action Seeker Needle' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 1, '1 aember': 0 } },
  );
  check(
    'Skeleton Key lets a friendly creature capture 1',
    [HOUSE, '1 artifacts Skeleton Key', '1 line Dodger', '2 line Zorg', '2 aember 2'],
    { answer: 'action Skeleton Key' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Dodger' },
    { expect: { 'Dodger aember': 1, '2 aember': 1 } },
  );
  check(
    'Special Delivery is sacrificed to deal 3 to a flank creature, which is purged if that destroys it',
    ['house mars', '1 artifacts Special Delivery', '2 line Old Bruno; Grommid; Zorg'],
    { answer: 'omni Special Delivery' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Old Bruno' },
    { expect: { '1 artifacts': [], 'Old Bruno zone': 'purged' } },
  );
  check(
    'Special Delivery purges no creature that survives',
    ['house mars', '1 artifacts Special Delivery', '2 line Zorg'],
    { answer: 'omni Special Delivery' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 3, 'Zorg zone': 'line' } },
  );
  check(
    'Special Delivery purges nobody where Shadow Self was destroyed instead',
    ['house mars', '1 artifacts Special Delivery', '2 line Old Bruno; Shadow Self (damage 8)'],
    { answer: 'omni Special Delivery' },
    { answer: 'choose Old Bruno' },
    { expect: { 'Old Bruno zone': 'line', 'Old Bruno damage': 0, 'Shadow Self zone': 'discard' } },
  );
  check(
    'Relentless Whispers steal nothing where Shadow Self was destroyed instead',
    [HOUSE, '1 hand Relentless Whispers', '2 line Old Bruno; Shadow Self (damage 8)', '2 aember 3'],
    { answer: 'play Relentless Whispers' },
    { answer: 'choose Old Bruno' },
    { expect: { 'Shadow Self zone': 'discard', '2 aember': 3 } },
  );
  check(
    'Subtle Maul makes the opponent discard a card at random',
    [HOUSE, '1 artifacts Subtle Maul', '2 hand 3 x Zorg'],
    { answer: 'action Subtle Maul' },
    { expect: { '2 hand count': 2, '2 discard': ['Zorg'] } },
  );
  check(
    'The Sting keeps its controller from forging in the first step and collects what the opponent spends on a key',
    [HOUSE, '1 artifacts The Sting', '1 aember 7', '2 aember 6', '1 deck 8 x Sequis', '2 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { answer: 'colour blue' },
    { expect: { '2 keys': ['blue'], '2 aember': 0, '1 aember': 13 } },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { asked: { purpose: 'chooseHouse', seat: 1 } },
    { expect: { '1 keys': [], '1 aember': 13 } },
  );
  check(
    'The Sting is sacrificed by its Action',
    [HOUSE, '1 artifacts The Sting'],
    { answer: 'action The Sting' },
    { expect: { '1 artifacts': [], 'The Sting zone': 'discard' } },
  );
});

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

describe('Miasma', () => {
  check(
    'the opponent forges no key in their next turn',
    ['house shadows', '1 hand Miasma', '2 aember 8'],
    { answer: 'play Miasma' },
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 8 } },
  );
});
