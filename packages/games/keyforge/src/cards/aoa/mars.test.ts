import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Mars actions', () => {
  check(
    'Destroy Them All! destroys an artifact, a creature and an upgrade',
    ['1 hand Destroy Them All!', '1 artifacts Sniffer', '2 line Grommid + Jammer Pack; Sequis', '2 artifacts Feeding Pit'],
    { answer: 'play Destroy Them All!' },
    { answer: 'choose Feeding Pit' },
    { answer: 'choose Sequis' },
    { answer: 'choose Jammer Pack' },
    { answer: ['pile Feeding Pit', 'pile Sequis', 'pile Jammer Pack'] },
    { expect: { 'Feeding Pit zone': 'discard', 'Sequis zone': 'discard', 'Jammer Pack zone': 'discard', 'Sniffer zone': 'artifacts' } },
  );
  check(
    'Destroy Them All! destroys what there is',
    ['1 hand Destroy Them All!', '2 line Sequis'],
    { answer: 'play Destroy Them All!' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis zone': 'discard' } },
  );
  check(
    'Extinction destroys a creature and each that shares a trait with it, and gains 1 chain',
    ['1 hand Extinction', '1 line Grey Monk; Zorg', '2 line Sequis; Dew Faerie'],
    { answer: 'play Extinction' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis zone': 'discard', 'Grey Monk zone': 'discard', '1 line': ['Zorg'], '2 line': ['Dew Faerie'], '1 chains': 1 } },
  );
  check(
    'Mars Needs Æmber has each damaged enemy creature of another house capture 1 from its own side',
    ['1 hand Mars Needs Æmber', '1 line Bulwark (damage 1)', '2 line Sequis (damage 1); Dew Faerie; Zorg (damage 1)', '2 aember 3'],
    { answer: 'play Mars Needs Æmber' },
    {
      expect: { 'Sequis aember': 1, 'Dew Faerie aember': 0, 'Zorg aember': 0, 'Bulwark aember': 0, '2 aember': 2, '1 aember': 1 },
    },
  );
  check(
    'of too little Æ for all of them the active player says who captures first',
    ['1 hand Mars Needs Æmber', '2 line Sequis (damage 1); Grey Monk (damage 1)', '2 aember 1'],
    { answer: 'play Mars Needs Æmber' },
    { answer: ['capture Grey Monk', 'capture Sequis'] },
    { expect: { 'Grey Monk aember': 1, 'Sequis aember': 0, '2 aember': 0 } },
  );
  check(
    'Phloxem Spike destroys each creature that is not on a flank',
    ['1 hand Phloxem Spike', '2 line Zorg; Sequis; Dew Faerie; Grommid'],
    { answer: 'play Phloxem Spike' },
    { answer: ['pile Sequis', 'pile Dew Faerie'] },
    { expect: { '2 line': ['Zorg', 'Grommid'] } },
  );
  check(
    'and none while there is a friendly creature',
    ['1 hand Phloxem Spike', '1 line Tunk', '2 line Zorg; Sequis; Grommid'],
    { answer: 'play Phloxem Spike' },
    { expect: { '2 line': ['Zorg', 'Sequis', 'Grommid'] } },
  );
  const analysis = ['1 hand Destructive Analysis', '1 archives Tunk; Sequis', '2 line Grommid', '2 archives Dew Faerie'];
  check(
    'Destructive Analysis deals 2, and 2 more for each archived card purged',
    analysis,
    { answer: 'play Destructive Analysis' },
    { answer: 'choose Grommid' },
    { notOffered: ['choose Dew Faerie'] },
    { answer: ['choose Tunk', 'choose Sequis'] },
    { expect: { 'Grommid damage': 6, '1 purged count': 2 } },
  );
  check(
    'and 2 if none is purged',
    analysis,
    { answer: 'play Destructive Analysis' },
    { answer: 'choose Grommid' },
    { answer: [] },
    { expect: { 'Grommid damage': 2, '1 archives count': 2 } },
  );
});

describe('Mars artifacts', () => {
  check(
    'Æmber Conduction Unit stuns the first creature that reaps in a turn, if it is an enemy',
    ['2 artifacts Æmber Conduction Unit', '1 line Zorg; Tunk'],
    { answer: 'reap Zorg' },
    { expect: { 'Zorg stunned': true } },
    { answer: 'reap Tunk' },
    { expect: { 'Tunk stunned': false } },
  );
  check(
    'it does nothing to friendly creatures',
    ['1 artifacts Æmber Conduction Unit', '1 line Zorg'],
    { answer: 'reap Zorg' },
    {
      expect: { 'Zorg stunned': false },
    },
  );
  check(
    'Shard of Hate stuns an enemy creature for each friendly Shard',
    [
      '1 artifacts Shard of Hate; Shard of Knowledge; Sniffer',
      '1 line Zorg',
      '2 line Sequis; Grommid; Bulwark',
      '2 artifacts Shard of Hate as theirs',
    ],
    { answer: 'action Shard of Hate' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Sequis' },
    { answer: 'choose Bulwark' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Sequis stunned': true, 'Bulwark stunned': true, 'Grommid stunned': false } },
  );
});

describe('Mars creatures', () => {
  check(
    'Agent Hoo-man stuns a friendly and an enemy creature of other houses',
    ['1 line Agent Hoo-man; Sequis; Zorg', '2 line Bulwark; Grommid'],
    { answer: 'reap Agent Hoo-man' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Sequis' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Bulwark' },
    { expect: { 'Sequis stunned': true, 'Bulwark stunned': true } },
  );
  check(
    'Glyxl Proliferator on a flank archives a Mars card from your discard pile',
    ['1 line Glyxl Proliferator; Zorg', '1 discard Tunk; Sequis'],
    { answer: 'reap Glyxl Proliferator' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Tunk' },
    { expect: { '1 archives': ['Tunk'] } },
  );
  check(
    'not where it is on none',
    ['1 line Zorg; Glyxl Proliferator; Grommid', '1 discard Tunk'],
    { answer: 'reap Glyxl Proliferator' },
    { expect: { '1 archives': [], '1 aember': 1 } },
  );
  check(
    'Mindworm has the creature it fights deal its power to each of its neighbors',
    ['1 line Mindworm', '2 line Grommid as left; Dextre as middle; Zorg as right; Grommid as far'],
    { answer: 'fight Mindworm' },
    { answer: 'fight middle' },
    { expect: { 'left damage': 3, 'right damage': 3, 'far damage': 0, 'middle damage': 1 } },
  );
  check(
    'the creature that Mindworm fights is the source of that damage: Shoulder Id steals instead, before the fight and in it',
    ['1 line Mindworm', '1 aember 5', '2 line Grommid; Shoulder Id'],
    { answer: 'fight Mindworm' },
    { answer: 'fight Shoulder Id' },
    { expect: { 'Grommid damage': 0, '2 aember': 2, '1 aember': 3, 'Mindworm zone': 'line' } },
  );
  check(
    'Skybooster Squadron returns to hand after reaping',
    ['1 line Skybooster Squadron'],
    { answer: 'reap Skybooster Squadron' },
    { expect: { '1 hand': ['Skybooster Squadron'], '1 aember': 1 } },
  );
  check(
    'Storm Crawler deals 1 when fighting, and stuns an enemy that reaps',
    ['1 line Storm Crawler', '2 line Zorg'],
    { answer: 'fight Storm Crawler' },
    { answer: 'fight Zorg' },
    { expect: { 'Zorg damage': 1, 'Storm Crawler zone': 'discard' } },
  );
  check(
    'Storm Crawler stuns an enemy that reaps',
    ['2 line Storm Crawler', '1 line Zorg'],
    { answer: 'reap Zorg' },
    {
      expect: { 'Zorg stunned': true },
    },
  );
  check(
    'Tyxl Beambuckler deals 2 to a creature and moves it to a flank',
    ['1 hand Tyxl Beambuckler', '2 line Zorg; Tunk; Grommid; Sequis'],
    { answer: 'play Tyxl Beambuckler' },
    { answer: 'choose Grommid' },
    { answer: 'place Grommid' },
    { expect: { 'Grommid damage': 2, '2 line': ['Grommid', 'Zorg', 'Tunk', 'Sequis'] } },
  );
  check(
    'Yxlyx Stimrager does so after a fight',
    ['1 line Yxlyx Stimrager', '2 line Zorg; Dust Pixie; Grommid; Tunk'],
    { answer: 'fight Yxlyx Stimrager' },
    { answer: 'fight Dust Pixie' },
    { answer: 'choose Grommid' },
    { answer: 'place Grommid =2' },
    { expect: { 'Grommid damage': 2, '2 line': ['Zorg', 'Tunk', 'Grommid'] } },
  );
  check(
    'Yzphyz Knowdrone archives a card and may purge an archived one to stun a creature',
    ['1 hand Yzphyz Knowdrone; Sequis', '2 line Grommid'],
    { answer: 'play Yzphyz Knowdrone' },
    { answer: 'choose Sequis' },
    { answer: 'yes' },
    { answer: 'choose Sequis' },
    { answer: 'choose Grommid' },
    { expect: { '1 purged': ['Sequis'], 'Grommid stunned': true } },
  );
  check(
    'nothing is stunned if nothing is purged',
    ['1 hand Yzphyz Knowdrone; Sequis', '2 line Grommid'],
    { answer: 'play Yzphyz Knowdrone' },
    { answer: 'choose Sequis' },
    { answer: [] },
    { expect: { '1 archives': ['Sequis'], 'Grommid stunned': false } },
  );
  check(
    'Zysysyx Shockworm stuns an enemy creature after it reaps, and no friendly one',
    ['2 line Zysysyx Shockworm', '1 line Zorg'],
    { answer: 'reap Zorg' },
    { expect: { 'Zorg stunned': true } },
  );
  check(
    'Zysysyx Shockworm leaves friendly creatures alone',
    ['1 line Zysysyx Shockworm; Zorg'],
    { answer: 'reap Zorg' },
    {
      expect: { 'Zorg stunned': false },
    },
  );
});

describe('Mars upgrades', () => {
  check(
    'Containment Field destroys its creature after it is used',
    ['1 line Zorg + Containment Field; Tunk'],
    { answer: 'reap Zorg' },
    {
      expect: { 'Zorg zone': 'discard', 'Tunk zone': 'line', '1 aember': 1 },
    },
  );
  check(
    'Killzord Mk. 9001 gives 2 armor, 2 power and skirmish, and a chain after a fight',
    ['1 line Zorg + Killzord Mk. 9001', '2 line Tunk'],
    { expect: { 'Zorg power': 9, 'Zorg armor': 2 } },
    { answer: 'fight Zorg' },
    { answer: 'fight Tunk' },
    { expect: { 'Zorg damage': 0, 'Tunk zone': 'discard', '1 chains': 1 } },
  );
});
