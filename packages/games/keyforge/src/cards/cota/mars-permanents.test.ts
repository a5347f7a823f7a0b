import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Mars artifacts', () => {
  check(
    'Commpod may ready a Mars creature for each Mars card revealed',
    ['1 artifacts Commpod', '1 hand Zorg; Grommid; Sequis', '1 line Tunk (exhausted); Blypyp (exhausted); Bulwark (exhausted)'],
    { answer: 'action Commpod' },
    { notOffered: ['choose Sequis'] },
    { answer: ['choose Zorg', 'choose Grommid'] },
    { notOffered: ['choose Bulwark'] },
    { answer: 'choose Tunk' },
    { answer: [] },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Tunk exhausted': false, 'Blypyp exhausted': true, 'Bulwark exhausted': true } },
  );
  check(
    'Crystal Hive gains 1 each time a creature reaps this turn',
    ['1 artifacts Crystal Hive', '1 line Zorg; Tunk'],
    { answer: 'reap Zorg' },
    { answer: 'action Crystal Hive' },
    { answer: 'reap Tunk' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Custom Virus is destroyed, purges a creature from hand and destroys each creature that shares a trait with it',
    ['1 artifacts Custom Virus', '1 hand Sequis; Mars First', '1 line Zorg', '2 line Bulwark; Grey Monk; Dew Faerie'],
    { answer: 'omni Custom Virus' },
    { answer: 'yes' },
    { notOffered: ['choose Mars First'] },
    { answer: 'choose Sequis' },
    { answer: ['pile Bulwark', 'pile Grey Monk'] },
    {
      expect: {
        'Custom Virus zone': 'discard',
        'Sequis zone': 'purged',
        'Bulwark zone': 'discard',
        'Grey Monk zone': 'discard',
        '2 line': ['Dew Faerie'],
        '1 line': ['Zorg'],
      },
    },
  );
  check(
    'Custom Virus is destroyed though nothing is purged, and then destroys nothing else',
    ['1 artifacts Custom Virus', '1 hand Sequis', '2 line Bulwark'],
    { answer: 'omni Custom Virus' },
    { answer: [] },
    { expect: { 'Custom Virus zone': 'discard', 'Sequis zone': 'hand', 'Bulwark zone': 'line' } },
  );
  check(
    'Feeding Pit discards a creature from hand for 1',
    ['1 artifacts Feeding Pit', '1 hand Zorg; Mars First'],
    { answer: 'action Feeding Pit' },
    { notOffered: ['choose Mars First'] },
    { answer: 'choose Zorg' },
    { expect: { '1 aember': 1, '1 discard': ['Zorg'] } },
  );
  check(
    'Feeding Pit gains nothing without a creature in hand',
    ['1 artifacts Feeding Pit', '1 hand Mars First'],
    { answer: 'action Feeding Pit' },
    {
      expect: { '1 aember': 0, '1 hand': ['Mars First'] },
    },
  );
  check(
    'Incubation Chamber may reveal a Mars creature of the hand and archive it',
    ['house logos', '1 artifacts Incubation Chamber', '1 hand Zorg; Sequis; Mars First'],
    { answer: 'omni Incubation Chamber' },
    { answer: 'yes' },
    { notOffered: ['choose Sequis', 'choose Mars First'] },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Zorg'], '1 hand count': 2 } },
  );
  check(
    'Invasion Portal discards until it finds a Mars creature, which goes to hand',
    ['1 artifacts Invasion Portal', '1 deck Sequis; Mars First; Zorg; Grommid'],
    { answer: 'action Invasion Portal' },
    { expect: { '1 discard': ['Mars First', 'Sequis'], '1 hand': ['Zorg'], '1 deck': ['Grommid'] } },
  );
  check(
    'Invasion Portal runs the deck out where there is none',
    ['1 artifacts Invasion Portal', '1 deck Sequis; Mars First'],
    { answer: 'action Invasion Portal' },
    { expect: { '1 discard count': 2, '1 hand': [], '1 deck': [] } },
  );
  check(
    'Mothergun deals 1 to one creature for each Mars card revealed',
    ['1 artifacts Mothergun', '1 hand Zorg; Mars First; Sequis', '2 line Brain Eater'],
    { answer: 'action Mothergun' },
    { notOffered: ['choose Sequis'] },
    { answer: ['choose Zorg', 'choose Mars First'] },
    { answer: 'choose Brain Eater' },
    { expect: { 'Brain Eater damage': 2 } },
  );
  check(
    'Sniffer takes elusive from every creature for the turn',
    ['1 artifacts Sniffer', '1 line Zorg', '2 line Dew Faerie'],
    { answer: 'action Sniffer' },
    { answer: 'fight Zorg' },
    { answer: 'fight Dew Faerie' },
    { expect: { 'Dew Faerie zone': 'discard' } },
  );
  check(
    'Swap Widget returns a ready Mars creature and puts one with another name into play, ready',
    ['1 artifacts Swap Widget', '1 line Zorg; Tunk (exhausted); Sequis', '1 hand Zorg as twin; Blypyp; Bulwark', '2 line Grommid'],
    { answer: 'action Swap Widget' },
    { notOffered: ['choose Tunk', 'choose Sequis', 'choose Grommid'] },
    { answer: 'choose 1:Zorg#1' },
    { notOffered: ['choose twin', 'choose Bulwark'] },
    { answer: 'choose Blypyp' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Blypyp', 'Tunk', 'Sequis'], 'Blypyp exhausted': false, '1 hand count': 3 } },
  );
});

describe('Mars creatures', () => {
  check(
    'Blypyp lets the next Mars creature enter ready, and no creature of another house',
    ['1 line Blypyp', '1 hand Grommid; Tunk; Sequis [mars]'],
    { answer: 'reap Blypyp' },
    { answer: 'play Tunk' },
    { answer: 'leftFlank' },
    { expect: { 'Tunk exhausted': false } },
    { answer: 'play Grommid' },
    { answer: 'leftFlank' },
    { expect: { 'Grommid exhausted': true } },
  );
  check(
    'Chuff Ape enters stunned; after a fight it may sacrifice another friendly creature to be healed',
    ['1 line Chuff Ape (damage 4); Sequis', '2 line Dust Pixie'],
    { answer: 'fight Chuff Ape' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { notOffered: ['choose Chuff Ape'] },
    { answer: 'choose Sequis' },
    { expect: { 'Chuff Ape damage': 0, 'Sequis zone': 'discard' } },
  );
  check('Chuff Ape enters stunned', ['1 hand Chuff Ape'], { answer: 'play Chuff Ape' }, { expect: { 'Chuff Ape stunned': true } });
  check(
    'Chuff Ape keeps its damage if nothing is sacrificed',
    ['1 line Chuff Ape (damage 4); Sequis'],
    { answer: 'reap Chuff Ape' },
    { answer: [] },
    { expect: { 'Chuff Ape damage': 4, 'Sequis zone': 'line' } },
  );
  check(
    'Grabber Jammer makes the opponent’s keys cost 1 more and captures 1',
    ['1 line Grabber Jammer', '2 aember 7', '1 houses mars logos dis', '2 houses mars logos dis', '1 deck 6 x Zorg', '2 deck 6 x Zorg'],
    { answer: 'reap Grabber Jammer' },
    { expect: { 'Grabber Jammer aember': 1, '2 aember': 6 } },
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 6 } },
  );
  check(
    '“John Smyth” readies a Mars creature that is no Agent',
    ['1 line “John Smyth”; Zorg (exhausted); Sequis (exhausted); “John Smyth” as twin (exhausted)'],
    { answer: 'reap “John Smyth”#1' },
    { notOffered: ['choose twin', 'choose Sequis'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg exhausted': false } },
  );
  check(
    'Mindwarper has an enemy creature capture 1 from its own side',
    ['1 line Mindwarper', '2 line Sequis', '1 aember 3', '2 aember 3'],
    { answer: 'action Mindwarper' },
    { notOffered: ['choose Mindwarper'] },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 1, '2 aember': 2, '1 aember': 3 } },
  );
  check(
    'Phylyx the Disintegrator takes 1 for each other friendly Mars creature',
    ['1 line Phylyx the Disintegrator; Zorg; Tunk; Sequis', '2 line Grommid', '2 aember 5'],
    { answer: 'action Phylyx the Disintegrator' },
    { expect: { '2 aember': 3, '1 aember': 0 } },
  );
  check(
    'Tunk is healed after another Mars creature is played, not after one of another house',
    ['1 line Tunk (damage 3)', '1 hand Zorg; Sequis [mars]'],
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { expect: { 'Tunk damage': 0 } },
  );
  check(
    'Tunk is not healed after an action',
    ['1 line Tunk (damage 3)', '1 hand Phosphorus Stars'],
    { answer: 'play Phosphorus Stars' },
    {
      expect: { 'Tunk damage': 3 },
    },
  );
  check(
    'Ulyq Megamouth uses a friendly creature of another house',
    ['1 line Ulyq Megamouth; Sequis; Zorg', '2 line Bulwark', '2 aember 2'],
    { answer: 'reap Ulyq Megamouth' },
    { notOffered: ['choose Zorg', 'choose Bulwark'] },
    { answer: 'choose Sequis' },
    { answer: 'reap' },
    { expect: { 'Sequis exhausted': true, '1 aember': 2 } },
  );
  check(
    'Uxlyx the Zookeeper puts an enemy creature into your archives',
    ['1 line Uxlyx the Zookeeper; Zorg', '2 line Sequis'],
    { answer: 'reap Uxlyx the Zookeeper' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Sequis' },
    { expect: { '1 archives': ['Sequis'], '2 line': [] } },
  );
  check(
    'Vezyma Thinkdrone may archive a friendly creature or artifact',
    ['1 line Vezyma Thinkdrone; Zorg', '1 artifacts Sniffer', '2 line Sequis', '2 artifacts Feeding Pit'],
    { answer: 'reap Vezyma Thinkdrone' },
    { answer: 'yes' },
    { offered: ['choose Zorg', 'choose Sniffer'] },
    { notOffered: ['choose Sequis', 'choose Feeding Pit'] },
    { answer: 'choose Sniffer' },
    { expect: { '1 archives': ['Sniffer'] } },
  );
  check(
    'Yxili Marauder captures 1 for each ready friendly Mars creature, and has as much more power',
    ['1 line Zorg; Tunk; Grey Monk; Blypyp (exhausted)', '1 hand Yxili Marauder', '2 line Grommid', '2 aember 5'],
    { answer: 'play Yxili Marauder' },
    { answer: 'leftFlank' },
    { answer: 'resolve Yxili Marauder' },
    { expect: { 'Yxili Marauder aember': 2, 'Yxili Marauder power': 4, '2 aember': 3 } },
  );
  check(
    'Zyzzix the Many may archive a creature from hand and gets three counters',
    ['1 line Zyzzix the Many', '1 hand Sequis; Mars First'],
    { answer: 'reap Zyzzix the Many' },
    { answer: 'yes' },
    { notOffered: ['choose Mars First'] },
    { answer: 'choose Sequis' },
    { expect: { '1 archives': ['Sequis'], 'Zyzzix the Many powerCounters': 3 } },
  );
  check(
    'Zyzzix the Many gets none if nothing is revealed',
    ['1 line Zyzzix the Many', '1 hand Sequis'],
    { answer: 'reap Zyzzix the Many' },
    { answer: [] },
    { expect: { '1 hand': ['Sequis'], 'Zyzzix the Many powerCounters': 0 } },
  );
  check(
    'Qyxxlyx Plague Master deals 3 to each Human creature, which armor does not prevent',
    ['1 line Qyxxlyx Plague Master; Zorg', '2 line Sequis; Dew Faerie'],
    { answer: 'reap Qyxxlyx Plague Master' },
    { expect: { 'Sequis damage': 3, 'Zorg damage': 0, '2 line': ['Sequis', 'Dew Faerie'] } },
  );
});

describe('Mars upgrades', () => {
  check(
    'Biomatrix Backup puts its creature into the archives of its owner',
    ['1 line Zorg', '2 line Sequis (by 1) + Biomatrix Backup', '1 deck 6 x Zorg'],
    { answer: 'fight Zorg' },
    { answer: 'fight Sequis' },
    { expect: { '1 archives': ['Sequis'], '2 archives': [] } },
  );
  check(
    'Brain Stem Antenna readies its creature after a Mars creature is played, and makes it one of Mars for the turn',
    ['1 line Sequis (exhausted) + Brain Stem Antenna', '1 hand Zorg; Mars First'],
    { notOffered: ['reap Sequis'] },
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { offered: ['reap Sequis'] },
    { expect: { 'Sequis exhausted': false } },
  );
  check(
    'Jammer Pack makes the keys of the opponent cost 2 more',
    ['1 line Zorg + Jammer Pack', '2 aember 7', '1 houses mars logos dis', '2 houses mars logos dis', '1 deck 6 x Zorg', '2 deck 6 x Zorg'],
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 7 } },
  );
  check(
    'with Jammer Pack a key costs 8',
    ['1 line Zorg + Jammer Pack', '2 aember 9', '1 houses mars logos dis', '2 houses mars logos dis', '1 deck 6 x Zorg', '2 deck 6 x Zorg'],
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 1 } },
  );
  check(
    'Red Planet Ray Gun deals a creature 1 for each Mars creature in play',
    ['1 line Zorg + Red Planet Ray Gun; Sequis', '2 line Tunk; Brain Eater'],
    { answer: 'reap Zorg' },
    { answer: 'choose Brain Eater' },
    { expect: { 'Brain Eater damage': 2 } },
  );
  check(
    'Brain Stem Antenna does nothing when another sort of card is played',
    ['1 line Grommid (exhausted) + Brain Stem Antenna', '2 line Tunk', '1 hand Mars First; Sequis [mars]'],
    { answer: 'play Mars First' },
    { answer: 'choose Grommid' },
    { answer: 'fight Grommid' },
    { answer: 'fight Tunk' },
    { expect: { 'Grommid exhausted': true } },
  );
  check(
    'Red Planet Ray Gun does nothing after a fight',
    ['1 line Zorg + Red Planet Ray Gun', '2 line Dust Pixie; Brain Eater'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Brain Eater damage': 0 } },
  );
});

describe('Yxilo Bolter', () => {
  const line = '2 line Grenade Snib; Bumpsy';
  check(
    'purges what its 2 damage destroys',
    ['1 line Yxilo Bolter', line],
    { answer: 'reap Yxilo Bolter' },
    { answer: 'choose Grenade Snib' },
    { expect: { 'Grenade Snib zone': 'purged' } },
  );
  check(
    'and leaves what survives',
    ['1 line Yxilo Bolter', line],
    { answer: 'reap Yxilo Bolter' },
    { answer: 'choose Bumpsy' },
    { expect: { 'Bumpsy damage': 2, 'Bumpsy zone': 'line' } },
  );
});

describe('Combat Pheromones', () => {
  const both = ['1 houses mars logos dis', '2 houses mars logos dis', '1 deck 6 x Sequis', '2 deck 6 x Sequis'];
  const three = ['house dis', '1 artifacts Combat Pheromones; Sniffer', '1 line Zorg; Tunk; Sequis', '2 line Zorg as theirs', ...both];
  check(
    'is sacrificed, and lets two Mars cards be used, artifacts too, and no other card',
    three,
    { notOffered: ['action Sniffer', 'reap Zorg'] },
    { answer: 'omni Combat Pheromones' },
    { expect: { '1 artifacts': ['Sniffer'], '1 discard': ['Combat Pheromones'] } },
    { notOffered: ['reap Sequis', 'reap theirs'] },
    { answer: 'action Sniffer' },
    { offered: ['reap Tunk'] },
    { answer: 'reap Zorg' },
    { notOffered: ['reap Tunk'] },
    { expect: { '1 aember': 1 } },
  );
  check(
    'for the turn',
    three,
    { answer: 'omni Combat Pheromones' },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { notOffered: ['reap Zorg', 'reap Tunk'] },
  );
  check(
    'of two the first lets the second be used and another, and the second two more',
    ['house dis', '1 artifacts 2 x Combat Pheromones', '1 line Zorg; Tunk; Zorg as third; Tunk as fourth'],
    { answer: 'omni Combat Pheromones#1' },
    { answer: 'omni Combat Pheromones' },
    { answer: 'reap Zorg#1' },
    { answer: 'reap Tunk#1' },
    { offered: ['reap fourth'] },
    { answer: 'reap third' },
    { notOffered: ['reap fourth'] },
  );
  check(
    'of it and another permission the player chooses which one a use takes (KF-C-13)',
    ['house sanctum', '1 artifacts Combat Pheromones', '1 line Mars Ambassador; Zorg; Tunk; Zorg as third; Zorg as fourth'],
    { answer: 'omni Combat Pheromones' },
    { answer: 'reap Mars Ambassador' },
    { answer: 'reap Zorg#1' },
    { asked: { purpose: 'whichPermissionToUse', seat: 1 } },
    { answer: 'permission mars-ambassador/granted2' },
    { offered: ['reap Tunk', 'reap third'] },
    { answer: 'reap Tunk' },
    { answer: 'reap third' },
    { notOffered: ['reap fourth'] },
  );
  check(
    'a use that an effect tells takes of it, too',
    ['house brobnar', '1 artifacts Combat Pheromones', '1 line Zorg; Tunk; Grommid', '1 hand Anger', '2 line Troll'],
    { answer: 'omni Combat Pheromones' },
    { answer: 'play Anger' },
    { answer: 'choose Zorg' },
    { answer: 'fight Zorg' },
    { answer: 'fight Troll' },
    { offered: ['reap Grommid'] },
    { answer: 'reap Tunk' },
    { notOffered: ['reap Grommid'] },
  );
  check(
    'and of it and one for any number of cards, too',
    ['house dis', '1 artifacts Combat Pheromones; Scientifical Hack; Sniffer', '1 line Zorg; Tunk; Grommid'],
    { answer: 'omni Combat Pheromones' },
    { answer: 'omni Scientifical Hack' },
    { answer: 'action Sniffer' },
    { answer: 'permission scientifical-hack/granted0' },
    { answer: 'reap Zorg' },
    { answer: 'reap Tunk' },
    { notOffered: ['reap Grommid'] },
  );
});
