import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house sanctum';

describe('Sanctum actions', () => {
  check(
    'Begone! destroys each Dis creature or gains 1',
    [HOUSE, '1 hand 2 x Begone!', '1 line Zorg [dis] as mine', '2 line Zorg [dis] as theirs; Sequis'],
    { answer: 'play Begone!#1' },
    { answer: 'mode =1' },
    { expect: { '1 aember': 1, '2 line': ['Zorg', 'Sequis'] } },
    { answer: 'play Begone!' },
    { answer: 'mode =0' },
    { expect: { '1 aember': 1, '1 line': [], '2 line': ['Sequis'] } },
  );
  check(
    'Blinding Light stuns all creatures of the chosen house',
    [HOUSE, '1 hand Blinding Light', '1 line Zorg; Sequis', '2 line Grommid; Dodger'],
    { answer: 'play Blinding Light' },
    { answer: 'house mars' },
    { expect: { 'Zorg stunned': true, 'Grommid stunned': true, 'Sequis stunned': false, 'Dodger stunned': false } },
  );
  check(
    'Charge! lets creatures played later this turn deal 2',
    [
      HOUSE,
      '1 hand Charge!; Raiding Knight; Lady Maxena',
      '2 line Zorg; Grommid',
      '1 deck 8 x Sequis',
      '2 deck 8 x Sequis',
      '1 houses sanctum mars dis',
    ],
    { answer: 'play Charge!' },
    { answer: 'play Lady Maxena' },
    { answer: 'resolve =0' },
    { answer: 'choose Zorg' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2, 'Grommid damage': 0 } },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'house sanctum' },
    { answer: 'play Raiding Knight' },
    { answer: 'leftFlank' },
    { expect: { 'Zorg damage': 2, 'Grommid damage': 0 } },
  );
  check(
    'Cleansing Wave heals 1 from each creature and gains 1 for each healed one',
    [HOUSE, '1 hand Cleansing Wave', '1 line Zorg (damage 3); Sequis', '2 line Grommid (damage 1)'],
    { answer: 'play Cleansing Wave' },
    { expect: { 'Zorg damage': 2, 'Grommid damage': 0, '1 aember': 2 } },
  );
  check(
    'Clear Mind takes the stun off friendly creatures alone',
    [HOUSE, '1 hand Clear Mind', '1 line Zorg (stunned); Sequis (stunned)', '2 line Grommid (stunned)'],
    { answer: 'play Clear Mind' },
    { expect: { 'Zorg stunned': false, 'Sequis stunned': false, 'Grommid stunned': true } },
  );
  check(
    'Doorstep to Heaven reduces players with 6 or more to 5',
    [HOUSE, '1 hand 2 x Doorstep to Heaven', '1 aember 5', '2 aember 9'],
    { answer: 'play Doorstep to Heaven#1' },
    { note: 'Its icon brings player 1 to 6.' },
    { expect: { '1 aember': 5, '2 aember': 5 } },
    { edit: ['1 aember 2', '2 aember 5'] },
    { answer: 'play Doorstep to Heaven' },
    { expect: { '1 aember': 3, '2 aember': 5 } },
  );
  check(
    'Honorable Claim lets friendly Knights capture 1 each',
    [HOUSE, '1 hand Honorable Claim', '1 line Sequis; Bulwark; Grey Monk', '2 line Raiding Knight', '2 aember 5'],
    { answer: 'play Honorable Claim' },
    { expect: { 'Sequis aember': 1, 'Bulwark aember': 1, 'Grey Monk aember': 0, 'Raiding Knight aember': 0, '2 aember': 3 } },
  );
  check(
    'Inspiration readies a friendly creature and uses it',
    [HOUSE, '1 hand Inspiration', '1 line Dew Faerie (exhausted); Zorg', '2 line Grommid'],
    { answer: 'play Inspiration' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Dew Faerie' },
    { answer: 'reap Dew Faerie' },
    { expect: { 'Dew Faerie exhausted': true, '1 aember': 2 } },
  );
  check(
    'Mighty Lance deals 3 to a creature and 3 to one of its neighbors at the same time',
    [HOUSE, '1 hand Mighty Lance', '2 line Zorg as left; Old Bruno; Grommid as right'],
    { answer: 'play Mighty Lance' },
    { answer: 'choose Old Bruno' },
    { offered: ['choose left'] },
    { answer: 'choose right' },
    { expect: { 'Old Bruno zone': 'discard', 'left damage': 0, 'right damage': 3 } },
  );
  check(
    'Oath of Poverty gains 2 for each of your artifacts, which it destroys',
    [HOUSE, '1 hand Oath of Poverty', '1 artifacts Gorm of Omm; Round Table', '2 artifacts World Tree'],
    { answer: 'play Oath of Poverty' },
    { answer: ['pile Gorm of Omm', 'pile Round Table'] },
    { expect: { '1 artifacts': [], '2 artifacts': ['World Tree'], '1 aember': 5 } },
  );
  check(
    'Radiant Truth stuns enemy creatures that stand on no flank',
    [HOUSE, '1 hand Radiant Truth', '1 line Sequis; Bulwark; Zorg', '2 line Dodger as left; Grommid; Dodger as right'],
    { answer: 'play Radiant Truth' },
    { expect: { 'left stunned': false, 'Grommid stunned': true, 'right stunned': false, 'Bulwark stunned': false } },
  );
  check(
    'Shield of Justice keeps damage from friendly creatures for the turn, those that come later included',
    [HOUSE, '1 hand Shield of Justice; Raiding Knight; Mighty Lance', '1 line Zorg', '2 line Grommid'],
    { answer: 'play Shield of Justice' },
    { answer: 'play Raiding Knight' },
    { answer: 'leftFlank' },
    { answer: 'play Mighty Lance' },
    { answer: 'choose Zorg' },
    { answer: 'choose Raiding Knight' },
    { expect: { 'Zorg damage': 0, 'Raiding Knight damage': 0 } },
  );
  check(
    'Shield of Justice protects no enemy creature',
    [HOUSE, '1 hand Shield of Justice; Mighty Lance', '2 line Grommid'],
    { answer: 'play Shield of Justice' },
    { answer: 'play Mighty Lance' },
    { answer: 'choose Grommid' },
    { expect: { 'Grommid damage': 3 } },
  );
  check(
    'Take Hostages lets a friendly creature capture 1 after it fights, not after it reaps',
    [HOUSE, '1 hand Take Hostages', '1 line Champion Anaphiel; Lady Maxena', '2 line Urchin as foe', '2 aember 3'],
    { answer: 'play Take Hostages' },
    { answer: 'reap Lady Maxena' },
    { expect: { '2 aember': 3 } },
    { answer: 'fight Champion Anaphiel' },
    { answer: 'fight foe' },
    { expect: { 'Champion Anaphiel aember': 1, '2 aember': 2 } },
  );
  check(
    'The Harder They Come purges a creature with power 5 or more',
    [HOUSE, '1 hand The Harder They Come', '1 line Dodger', '2 line Mighty Tiger; Zorg'],
    { answer: 'play The Harder They Come' },
    { offered: ['choose Dodger'] },
    { notOffered: ['choose Mighty Tiger'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg zone': 'purged' } },
  );
  check(
    'The Spirit’s Way destroys creatures with power 3 or more on both sides',
    [HOUSE, '1 hand The Spirit’s Way', '1 line Old Bruno; Umbra', '2 line Zorg; Silvertooth'],
    { answer: 'play The Spirit’s Way' },
    { expect: { '1 line': ['Umbra'], '2 line': ['Silvertooth'] } },
  );
});

describe('Sanctum artifacts', () => {
  check(
    'Gorm of Omm is sacrificed to destroy an artifact',
    [HOUSE, '1 artifacts Gorm of Omm', '2 artifacts World Tree; Safe Place'],
    { answer: 'omni Gorm of Omm' },
    { answer: 'choose World Tree' },
    { expect: { '1 artifacts': [], '2 artifacts': ['Safe Place'] } },
  );
  check(
    'Hallowed Blaster heals 3',
    [HOUSE, '1 artifacts Hallowed Blaster', '1 line Zorg (damage 5)', '2 line Grommid'],
    { answer: 'action Hallowed Blaster' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2 } },
  );
  check(
    'Potion of Invulnerability is sacrificed, in any house, to keep damage from friendly creatures',
    ['house mars', '1 artifacts Potion of Invulnerability', '1 line Zorg', '2 line Grommid'],
    { answer: 'omni Potion of Invulnerability' },
    { answer: 'fight Zorg' },
    { answer: 'fight Grommid' },
    { expect: { '1 artifacts': [], 'Zorg damage': 0, 'Grommid damage': 7 } },
  );
  check('Round Table gives friendly Knights 1 power and taunt', ['1 artifacts Round Table', '1 line Sequis; Zorg', '2 line Bulwark'], {
    expect: { 'Sequis power': 5, 'Sequis keywords': ['taunt'], 'Zorg power': 7, 'Zorg keywords': [], 'Bulwark power': 4 },
  });
  check(
    'Sigil of Brotherhood lets friendly Sanctum creatures be used this turn',
    ['house mars', '1 artifacts Sigil of Brotherhood', '1 line Sequis; Dodger', '2 line Grommid'],
    { notOffered: ['reap Sequis'] },
    { answer: 'omni Sigil of Brotherhood' },
    { offered: ['reap Sequis'] },
    { notOffered: ['reap Dodger'] },
    { expect: { '1 artifacts': [] } },
  );
  check(
    'Whispering Reliquary returns an artifact to its owner’s hand',
    [HOUSE, '1 artifacts Whispering Reliquary', '2 artifacts World Tree'],
    { answer: 'action Whispering Reliquary' },
    { answer: 'choose World Tree' },
    { expect: { '2 hand': ['World Tree'], '2 artifacts': [] } },
  );
});

describe('Sanctum creatures', () => {
  check(
    'Commander Remiel uses a friendly creature that is not of Sanctum',
    [HOUSE, '1 line Commander Remiel; Sequis; Dew Faerie', '2 line Zorg'],
    { answer: 'reap Commander Remiel' },
    { answer: 'choose Dew Faerie' },
    { answer: 'reap Dew Faerie' },
    { expect: { '1 aember': 3, 'Dew Faerie exhausted': true, 'Sequis exhausted': false } },
  );
  check(
    'Duma the Martyr heals the other friendly creatures and draws 2 when she is destroyed',
    [HOUSE, '1 hand The Spirit’s Way', '1 line Duma the Martyr; Umbra (damage 1)', '2 line Silvertooth (damage 1)', '1 deck 4 x Sequis'],
    { answer: 'play The Spirit’s Way' },
    { expect: { 'Umbra damage': 0, 'Silvertooth damage': 1, '1 hand count': 2, 'Duma the Martyr zone': 'discard' } },
  );
  check(
    'Francus captures nothing after a fight that it loses alone',
    [HOUSE, '1 line Francus [sanctum]', '2 line Urchin; Zorg', '2 aember 2'],
    { answer: 'fight Francus' },
    { answer: 'fight Zorg' },
    { expect: { 'Francus zone': 'discard', '2 aember': 2 } },
  );
  check(
    'Francus captures 1 after an enemy creature is destroyed fighting it',
    [HOUSE, '1 line Francus [sanctum]', '2 line Silvertooth', '2 aember 2'],
    { answer: 'fight Francus' },
    { answer: 'fight Silvertooth' },
    { expect: { 'Francus aember': 1, '2 aember': 1 } },
  );
  check(
    'Hayyel the Merchant gains 1 after you play an artifact, not after a creature',
    [HOUSE, '1 line Hayyel the Merchant', '1 hand Hallowed Blaster; Raiding Knight'],
    { answer: 'play Hallowed Blaster' },
    { expect: { '1 aember': 1 } },
    { answer: 'play Raiding Knight' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'Horseman of Death returns Horsemen from your discard pile',
    [HOUSE, '1 hand Horseman of Death', '1 discard Horseman of War; Sequis; Horseman of Famine', '2 discard Horseman of War as theirs'],
    { answer: 'play Horseman of Death' },
    { expect: { '1 hand count': 2, '1 discard': ['Sequis'], 'theirs zone': 'discard' } },
  );
  check(
    'Horseman of Famine destroys the least powerful creature',
    [HOUSE, '1 hand Horseman of Famine', '1 line Sequis', '2 line Urchin; Zorg'],
    { answer: 'play Horseman of Famine' },
    { answer: 'leftFlank' },
    { answer: 'choose Urchin' },
    { expect: { 'Urchin zone': 'discard', '1 line count': 2, '2 line': ['Zorg'] } },
  );
  check(
    'Horseman of Pestilence deals 1 to each creature that is no Horseman',
    [HOUSE, '1 line Horseman of Pestilence; Horseman of Famine; Zorg', '2 line Grommid; Urchin'],
    { answer: 'reap Horseman of Pestilence' },
    {
      expect: {
        'Zorg damage': 1,
        'Grommid damage': 1,
        'Urchin zone': 'discard',
        'Horseman of Famine damage': 0,
        'Horseman of Pestilence damage': 0,
      },
    },
  );
  check(
    'Horseman of War lets friendly creatures of any house fight, and nothing but fight',
    [HOUSE, '1 hand Horseman of War', '1 line Zorg; Sequis', '2 line Urchin'],
    { answer: 'play Horseman of War' },
    { answer: 'leftFlank' },
    { offered: ['fight Zorg', 'fight Sequis'] },
    { notOffered: ['reap Zorg', 'reap Sequis'] },
  );
  check(
    'Jehu the Bureaucrat gains 2 after you choose Sanctum',
    ['active 2', 'house mars', '1 houses sanctum mars dis', '1 line Jehu the Bureaucrat', '2 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { answer: 'house sanctum' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Jehu the Bureaucrat gains nothing for another house',
    ['active 2', 'house mars', '1 houses sanctum mars dis', '1 line Jehu the Bureaucrat', '2 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { expect: { '1 aember': 0 } },
  );
  check(
    'Lady Maxena stuns a creature when played',
    [HOUSE, '1 hand Lady Maxena', '2 line Zorg'],
    { answer: 'play Lady Maxena' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg stunned': true } },
  );
  check(
    'Lady Maxena returns to her owner’s hand by her Action',
    [HOUSE, '1 line Lady Maxena'],
    { answer: 'action Lady Maxena' },
    { expect: { '1 hand': ['Lady Maxena'], '1 line': [] } },
  );
  check(
    'Lord Golgotha deals 3 to the neighbors of the creature it fights, before the fight',
    [HOUSE, '1 line Lord Golgotha [sanctum]', '2 line Zorg as left; Urchin; Grommid as right; Zorg as far'],
    { answer: 'fight Lord Golgotha' },
    { answer: 'fight Urchin' },
    { expect: { 'left damage': 3, 'right damage': 3, 'far damage': 0 } },
  );
  check(
    'Protectrix heals a creature fully and keeps damage from it this turn',
    [HOUSE, '1 line Protectrix; Zorg (damage 4)', '1 hand Mighty Lance'],
    { answer: 'reap Protectrix' },
    { answer: 'yes' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 0 } },
    { answer: 'play Mighty Lance' },
    { answer: 'choose Zorg' },
    { answer: 'choose Protectrix' },
    { expect: { 'Zorg damage': 0, 'Protectrix damage': 3 } },
  );
  check(
    'Protectrix protects no creature that she has not healed',
    [HOUSE, '1 line Protectrix; Zorg', '1 hand Mighty Lance'],
    { answer: 'reap Protectrix' },
    { answer: 'yes' },
    { answer: 'choose Zorg' },
    { answer: 'play Mighty Lance' },
    { answer: 'choose Zorg' },
    { answer: 'choose Protectrix' },
    { expect: { 'Zorg damage': 3 } },
  );
  check(
    'Sanctum Guardian changes places with another friendly creature',
    [HOUSE, '1 line Sanctum Guardian; Sequis; Zorg', '2 line Grommid'],
    { answer: 'reap Sanctum Guardian' },
    { notOffered: ['choose Grommid', 'choose Sanctum Guardian'] },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Zorg', 'Sequis', 'Sanctum Guardian'] } },
  );
  check(
    'Sergeant Zakiel may ready a neighbor and fight with it',
    [HOUSE, '1 hand Sergeant Zakiel', '1 line Dodger (exhausted); Zorg', '2 line Old Bruno as foe'],
    { answer: 'play Sergeant Zakiel' },
    { answer: 'leftFlank' },
    { answer: 'yes' },
    { answer: 'choose Dodger' },
    { answer: 'fight Dodger' },
    { answer: 'fight foe' },
    { expect: { 'foe damage': 0, 'Dodger damage': 0, 'Dodger exhausted': true, 'Zorg exhausted': false } },
  );
  check('Staunch Knight has 2 more power on a flank', ['1 line Staunch Knight as flank; Staunch Knight as middle; Zorg'], {
    expect: { 'flank power': 6, 'middle power': 4 },
  });
  check(
    'The Vaultkeeper keeps its controller’s Æ from being stolen',
    ['house shadows', '1 hand Urchin', '2 line The Vaultkeeper', '2 aember 3'],
    { answer: 'play Urchin' },
    { expect: { '1 aember': 0, '2 aember': 3 } },
  );
  check(
    'Veemos Lightbringer destroys elusive creatures on both sides',
    [HOUSE, '1 hand Veemos Lightbringer', '1 line Dew Faerie', '2 line Old Bruno; Zorg'],
    { answer: 'play Veemos Lightbringer' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Veemos Lightbringer'], '2 line': ['Zorg'] } },
  );
});

describe('Sanctum upgrades', () => {
  check(
    'Armageddon Cloak saves its creature once, healed',
    [HOUSE, '1 hand The Spirit’s Way', '1 line Zorg (damage 5) + Armageddon Cloak'],
    { expect: { 'Zorg keywords': ['hazardous:2'] } },
    { answer: 'play The Spirit’s Way' },
    { expect: { 'Zorg zone': 'line', 'Zorg damage': 0, 'Zorg marked': false, 'Armageddon Cloak zone': 'discard' } },
  );
  check(
    'Mantle of the Zealot lets its creature be used in any house',
    [HOUSE, '1 line Zorg + Mantle of the Zealot; Dodger'],
    { offered: ['reap Zorg'] },
    { notOffered: ['reap Dodger'] },
  );
  check('Protect the Weak gives 1 armor and taunt', ['1 line Zorg + Protect the Weak; Dodger'], {
    expect: { 'Zorg armor': 1, 'Zorg keywords': ['taunt'], 'Dodger armor': 0 },
  });
  check('Shoulder Armor gives 2 armor and 2 power on a flank alone', ['1 line Zorg + Shoulder Armor; Dodger + Shoulder Armor; Zorg'], {
    expect: { 'Zorg#1 armor': 2, 'Zorg#1 power': 9, 'Dodger armor': 0, 'Dodger power': 5 },
  });
});

describe('Glorious Few', () => {
  check(
    'gains 1 for each creature that the opponent controls in excess',
    ['house sanctum', '1 hand Glorious Few [sanctum]', '1 line Zorg', '2 line Bumpsy; Dust Pixie; Zorg'],
    { answer: 'play Glorious Few' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'gains nothing where there is none',
    ['house sanctum', '1 hand Glorious Few [sanctum]', '1 line Zorg; Bumpsy', '2 line Dust Pixie'],
    { answer: 'play Glorious Few' },
    { expect: { '1 aember': 0 } },
  );
});
