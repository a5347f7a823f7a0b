import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house shadows';

describe('Shadows actions', () => {
  check(
    'Dusk Chronicles draws a card against a richer opponent',
    [HOUSE, '1 hand Dusk Chronicles', '2 aember 2', '1 deck 2 x Zorg'],
    { answer: 'play Dusk Chronicles' },
    { expect: { '1 hand count': 1, '1 archives count': 0 } },
  );
  check(
    'Dusk Chronicles archives a card against a poorer opponent',
    [HOUSE, '1 hand Dusk Chronicles; Sequis', '2 aember 0', '1 deck 2 x Zorg'],
    { answer: 'play Dusk Chronicles' },
    { answer: 'choose Sequis' },
    { expect: { '1 hand count': 0, '1 archives count': 1 } },
  );
  check(
    'Dusk Chronicles does nothing against as rich an opponent',
    [HOUSE, '1 hand Dusk Chronicles; Sequis', '2 aember 1', '1 deck 2 x Zorg'],
    { answer: 'play Dusk Chronicles' },
    { expect: { '1 hand count': 1, '1 archives count': 0 } },
  );
  check(
    'Furtive Investors gains 1 for each key of a richer opponent',
    [HOUSE, '1 hand 2 x Furtive Investors', '2 aember 3', '2 keys red blue'],
    { answer: 'play Furtive Investors#1' },
    { expect: { '1 aember': 3 } },
    { answer: 'play Furtive Investors' },
    { expect: { '1 aember': 4 } },
  );
  check(
    'Heist Night steals 1 for each friendly Thief',
    [HOUSE, '1 hand Heist Night', '1 line Dodger; Umbra; Zorg', '2 line Urchin', '2 aember 5'],
    { answer: 'play Heist Night' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
  check(
    'Lethal Distraction adds 2 to damage that the creature takes this turn',
    [HOUSE, '1 hand Lethal Distraction; Poison Wave', '2 line Zorg; Grommid'],
    { answer: 'play Lethal Distraction' },
    { answer: 'choose Zorg' },
    { answer: 'play Poison Wave' },
    { expect: { 'Zorg damage': 4, 'Grommid damage': 2 } },
  );
  check(
    'Lethal Distraction adds nothing where armor prevents all of it (ruling KF-C-25)',
    [HOUSE, '1 hand Lethal Distraction; Poison Wave', '2 line Bulwark as guarded; Sequis; Troll'],
    { answer: 'play Lethal Distraction' },
    { answer: 'choose guarded' },
    { answer: 'play Poison Wave' },
    { expect: { 'guarded damage': 0, 'Troll damage': 2 } },
  );
  check(
    'Life for a Life destroys a friendly creature to deal 6',
    [HOUSE, '1 hand Life for a Life', '1 line Urchin', '2 line Zorg'],
    { answer: 'play Life for a Life' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Urchin' },
    { answer: 'choose Zorg' },
    { expect: { 'Urchin zone': 'discard', 'Zorg damage': 6 } },
  );
  check(
    'Life for a Life deals nothing without a friendly creature',
    [HOUSE, '1 hand Life for a Life', '2 line Zorg'],
    { answer: 'play Life for a Life' },
    { expect: { 'Zorg damage': 0 } },
  );
  check(
    'Perplexing Sophistry costs a poorer opponent a card at random, and draws one',
    [HOUSE, '1 hand Perplexing Sophistry', '1 deck 2 x Zorg', '2 hand 3 x Grommid'],
    { answer: 'play Perplexing Sophistry' },
    { expect: { '1 hand count': 1, '2 hand count': 2 } },
  );
  check(
    'Perplexing Sophistry does nothing against as rich an opponent',
    [HOUSE, '1 hand Perplexing Sophistry', '1 deck 2 x Zorg', '2 hand 3 x Grommid', '2 aember 1'],
    { answer: 'play Perplexing Sophistry' },
    { expect: { '1 hand count': 0, '2 hand count': 3 } },
  );
  check(
    'Rigged Lottery discards 5 cards of each deck and gives the owners 1 for each of Shadows',
    [HOUSE, '1 hand Rigged Lottery', '1 deck Dodger; Zorg; Zorg; Zorg; Zorg; Dodger', '2 deck Umbra; Zorg; Umbra; Zorg; Umbra; Umbra'],
    { answer: 'play Rigged Lottery' },
    { expect: { '1 deck': ['Dodger'], '2 deck': ['Umbra'], '1 aember': 2, '2 aember': 3 } },
  );
  check(
    'Sack of Coins deals 1 for each Æ in your pool',
    [HOUSE, '1 hand Sack of Coins', '1 aember 3', '2 line Zorg', '2 aember 6'],
    { answer: 'play Sack of Coins' },
    { answer: 'choose Zorg' },
    { note: 'Its own icon gives the fourth.' },
    { expect: { 'Zorg damage': 4 } },
  );
  check(
    'Sucker Punch is archived if its 2 damage destroys the enemy creature',
    [HOUSE, '1 hand Sucker Punch', '1 line Dodger', '2 line Silvertooth; Zorg'],
    { answer: 'play Sucker Punch' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Silvertooth' },
    { expect: { '1 archives': ['Sucker Punch'], 'Silvertooth zone': 'discard' } },
  );
  check(
    'Sucker Punch is discarded if the creature survives',
    [HOUSE, '1 hand Sucker Punch', '2 line Silvertooth; Zorg'],
    { answer: 'play Sucker Punch' },
    { answer: 'choose Zorg' },
    { expect: { '1 discard': ['Sucker Punch'], 'Zorg damage': 2 } },
  );
  check(
    'Swindle steals 3 and ends the step',
    [HOUSE, '1 hand Swindle; Urchin', '2 aember 5', '1 deck 8 x Zorg'],
    { answer: 'play Swindle' },
    { expect: { '1 aember': 3, '2 aember': 2, active: 2 } },
  );
  check(
    'Throwing Stars deal 1 to up to 3 creatures and gain 1 for each destroyed',
    [HOUSE, '1 hand Throwing Stars', '1 line Urchin as mine', '2 line Urchin as theirs; Zorg; Grommid'],
    { answer: 'play Throwing Stars' },
    { asked: { min: 0, max: 3 } },
    { answer: ['choose mine', 'choose theirs', 'choose Zorg'] },
    { expect: { '1 line': [], 'Zorg damage': 1, 'Grommid damage': 0, '1 aember': 2 } },
  );
  check(
    'Whistling Darts deal 1 to each enemy creature',
    [HOUSE, '1 hand Whistling Darts', '1 line Dodger', '2 line Zorg; Grommid'],
    { answer: 'play Whistling Darts' },
    { expect: { 'Dodger damage': 0, 'Zorg damage': 1, 'Grommid damage': 1 } },
  );
});

describe('Shadows artifacts', () => {
  check(
    'Guard Disguise is sacrificed to steal 3 from an opponent with 3',
    [HOUSE, '1 artifacts Guard Disguise', '2 aember 3'],
    { answer: 'action Guard Disguise' },
    { expect: { '1 artifacts': [], '1 aember': 3, '2 aember': 0 } },
  );
  check(
    'Guard Disguise is sacrificed for nothing against an opponent with 4',
    [HOUSE, '1 artifacts Guard Disguise', '2 aember 4'],
    { answer: 'action Guard Disguise' },
    { expect: { '1 artifacts': [], '1 aember': 0, '2 aember': 4 } },
  );
  check(
    'Hideaway Hole is sacrificed to make your creatures elusive until your next turn',
    ['house mars', '1 artifacts Hideaway Hole', '1 line Zorg', '2 line Grommid', '1 deck 8 x Sequis', '2 deck 8 x Sequis'],
    { answer: 'omni Hideaway Hole' },
    { expect: { '1 artifacts': [], 'Zorg keywords': ['elusive'], 'Grommid keywords': [] } },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { expect: { 'Zorg keywords': ['elusive'] } },
    { answer: 'endTurn' },
    { expect: { 'Zorg keywords': [] } },
  );
  check(
    'Shard of Greed gains 1 for each friendly Shard',
    [HOUSE, '1 artifacts Shard of Greed; Shard of Hope', '2 artifacts Shard of Life'],
    { answer: 'action Shard of Greed' },
    { expect: { '1 aember': 2 } },
  );
});

describe('Shadows creatures', () => {
  check(
    'Brend the Fanatic gives the opponent 1 and steals 3 when it is destroyed',
    [HOUSE, '1 hand Brend the Fanatic; 2 x Poison Wave', '2 aember 3'],
    { answer: 'play Brend the Fanatic' },
    { expect: { '2 aember': 4 } },
    { answer: 'play Poison Wave#1' },
    { answer: 'play Poison Wave' },
    { expect: { 'Brend the Fanatic zone': 'discard', '1 aember': 5, '2 aember': 1 } },
  );
  check(
    'Gamgee steals 1 from a richer opponent after reaping',
    [HOUSE, '1 line Gamgee', '2 aember 2'],
    { answer: 'reap Gamgee' },
    { expect: { '1 aember': 2, '2 aember': 1 } },
  );
  check(
    'Gamgee steals nothing from an opponent who is only as rich by then',
    [HOUSE, '1 line Gamgee', '2 aember 1'],
    { answer: 'reap Gamgee' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check('Lamindra gives its neighbors elusive', ['1 line Zorg; Lamindra; Grommid; Dodger'], {
    expect: { 'Zorg keywords': ['elusive'], 'Grommid keywords': ['elusive'], 'Dodger keywords': [] },
  });
  check(
    'Little Niff steals 1 after a neighbor fought, even if that was destroyed, and not after another creature',
    [HOUSE, '1 line Umbra; Little Niff; Silvertooth; Macis Asp', '2 line Zorg as a; Grommid', '2 aember 5'],
    { answer: 'fight Macis Asp' },
    { answer: 'fight a' },
    { expect: { '1 aember': 0 } },
    { answer: 'fight Silvertooth' },
    { answer: 'fight Grommid' },
    { expect: { 'Silvertooth zone': 'discard', '1 aember': 1, '2 aember': 4 } },
  );
  check(
    'Plague Rat deals creatures that are no Rats 1 for each Rat in play',
    [HOUSE, '1 hand Plague Rat', '1 line Plague Rat as first', '2 line Zorg; Plague Rat as theirs'],
    { answer: 'play Plague Rat' },
    { answer: 'leftFlank' },
    { expect: { 'Zorg damage': 3, 'first damage': 0, 'theirs damage': 0 } },
  );
  check(
    'Ronnie Wristclocks steals 1, or 2 from an opponent with 7',
    [HOUSE, '1 hand 2 x Ronnie Wristclocks', '2 aember 7'],
    { answer: 'play Ronnie Wristclocks#1' },
    { expect: { '1 aember': 2, '2 aember': 5 } },
    { answer: 'play Ronnie Wristclocks#2' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 3, '2 aember': 4 } },
  );
  check(
    'Scowly Caper enters under the opponent’s control and destroys one of its neighbors each turn of theirs',
    [HOUSE, '1 hand Scowly Caper', '2 line Zorg', '1 deck 8 x Sequis', '2 deck 8 x Sequis'],
    { answer: 'play Scowly Caper' },
    { answer: 'leftFlank' },
    { expect: { '2 line': ['Scowly Caper', 'Zorg'] } },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'choose Zorg' },
    { expect: { '2 line': ['Scowly Caper'] } },
  );
  check(
    'Yantzee Gang steals 1 by an Action',
    [HOUSE, '1 line Yantzee Gang', '2 aember 2'],
    { answer: 'action Yantzee Gang' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
});

describe('Shadows upgrades', () => {
  check(
    'Bonerot Venom deals 2 to its creature after it is used',
    ['1 line Zorg + Bonerot Venom; Grommid'],
    { answer: 'reap Grommid' },
    { expect: { 'Zorg damage': 0, 'Grommid damage': 0 } },
    { answer: 'reap Zorg' },
    { expect: { 'Zorg damage': 2 } },
  );
});
