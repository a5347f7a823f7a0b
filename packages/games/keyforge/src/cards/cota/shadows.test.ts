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
    'The Sting gains what is spent on a key once, however many of them there are',
    [HOUSE, '1 artifacts 2 x The Sting', '1 aember 0', '2 aember 7', '1 deck 8 x Sequis', '2 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { answer: 'resolve The Sting#1' },
    { answer: 'colour red' },
    { expect: { '1 aember': 6, '2 aember': 1, '2 keys': ['red'] } },
  );
  check(
    'Two of The Sting gain once what is spent from two places, and the same again for the next key',
    [
      '1 hand 2 x Key Charge',
      '1 aember 12',
      '1 artifacts Pocket Universe (aember 5)',
      '1 houses logos untamed mars',
      '2 artifacts 2 x The Sting',
      'house untamed',
    ],
    { answer: 'play Key Charge#1' },
    { answer: 'yes' },
    { answer: ['spend Pocket Universe', ...[1, 2, 3, 4, 5].map(() => 'spendFromPool')] },
    { answer: 'resolve The Sting#1' },
    { answer: 'resolve The Sting#1' },
    { answer: 'resolve The Sting =1' },
    { answer: 'colour red' },
    { expect: { '2 aember': 6 } },
    { answer: 'play Key Charge' },
    { answer: 'yes' },
    { answer: ['spend Pocket Universe', ...[1, 2, 3, 4, 5].map(() => 'spendFromPool')] },
    { answer: 'resolve The Sting#1' },
    { answer: 'resolve The Sting#1' },
    { answer: 'resolve The Sting =1' },
    { answer: 'colour blue' },
    { expect: { '1 keys': ['red', 'blue'], '2 aember': 12 } },
  );
  check(
    'The Sting is sacrificed by its Action',
    [HOUSE, '1 artifacts The Sting'],
    { answer: 'action The Sting' },
    { expect: { '1 artifacts': [], 'The Sting zone': 'discard' } },
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
