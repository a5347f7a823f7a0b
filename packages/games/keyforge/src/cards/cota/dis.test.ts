import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const d = 'house dis';

describe('actions', () => {
  check(
    'Arise! returns the creatures of a house from the discard pile for a chain',
    [d, '1 hand Arise!', '1 discard Troll; Punch; Charette; Bumpsy', '2 discard Headhunter'],
    { answer: 'play Arise!' },
    { answer: 'house brobnar' },
    { expect: { '1 hand': ['Bumpsy', 'Troll'], '1 chains': 1, 'Headhunter zone': 'discard', 'Charette zone': 'discard' } },
  );
  check(
    'Control the Weak names the house that the opponent chooses in the next turn, and in no other',
    [d, '1 hand Control the Weak', '1 houses dis mars logos', '2 houses mars saurian untamed', '1 deck 9 x Fear', '2 deck 20 x Fear'],
    { answer: 'play Control the Weak' },
    { notOffered: ['house dis'] },
    { answer: 'house saurian' },
    { answer: 'endTurn' },
    { notOffered: ['house mars', 'house untamed'] },
    { answer: 'house saurian' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house untamed'] },
  );
  check(
    'Creeping Oblivion purges up to two cards from one discard pile',
    [d, '1 hand Creeping Oblivion', '1 discard Punch', '2 discard Troll; Bumpsy; Anger'],
    { answer: 'play Creeping Oblivion' },
    { answer: 'mode Creeping Oblivion =1' },
    { notOffered: ['choose Punch'] },
    { asked: { min: 0, max: 2 } },
    { answer: ['choose Troll', 'choose Anger'] },
    { expect: { 'Troll zone': 'purged', 'Anger zone': 'purged', 'Bumpsy zone': 'discard' } },
  );
  check(
    'Fear returns an enemy creature, no friendly one',
    [d, '1 hand Fear', '1 line Bumpsy; Smaaash', '2 line Troll; Headhunter'],
    { answer: 'play Fear' },
    { notOffered: ['choose Bumpsy'] },
    { answer: 'choose Troll' },
    { expect: { '2 hand': ['Troll'], '2 line': ['Headhunter'] } },
  );
  check(
    'Gateway to Dis destroys every creature for 3 chains',
    [d, '1 hand Gateway to Dis', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Gateway to Dis' },
    { expect: { '1 line': [], '2 line': [], '1 chains': 3 } },
  );
  check(
    'Gateway to Dis has the creatures put in order that go to one discard pile, and not one that another text saves',
    [d, '1 hand Gateway to Dis', '2 line Zorg + Armageddon Cloak; Krump; Bumpsy'],
    { answer: 'play Gateway to Dis' },
    { offered: ['pile Krump', 'pile Bumpsy'] },
    { notOffered: ['pile Zorg'] },
    { answer: ['pile Krump', 'pile Bumpsy'] },
    { expect: { '2 line': ['Zorg'], '2 discard': ['Bumpsy', 'Krump', 'Armageddon Cloak'] } },
  );
  check(
    'Gongoozle deals 3 and has the owner of a creature that survives discard a card at random',
    [d, '1 hand Gongoozle', '2 line Troll', '2 hand Punch'],
    { answer: 'play Gongoozle' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 3, '2 hand': [] } },
  );
  check(
    'Gongoozle discards nothing for a creature that is destroyed',
    [d, '1 hand Gongoozle', '2 line Dust Pixie', '2 hand Punch'],
    { answer: 'play Gongoozle' },
    { answer: 'choose Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'discard', '2 hand': ['Punch'] } },
  );
  check(
    'Guilty Hearts destroys creatures with Æ on them',
    [d, '1 hand Guilty Hearts', '1 line Bumpsy (aember 1); Smaaash', '2 line Troll (aember 2); Headhunter'],
    { answer: 'play Guilty Hearts' },
    { expect: { '1 line': ['Smaaash'], '2 line': ['Headhunter'] } },
  );
  check(
    'Hand of Dis destroys a creature that is on no flank',
    [d, '1 hand Hand of Dis', '2 line Troll; Headhunter; Bumpsy; Smaaash'],
    { answer: 'play Hand of Dis' },
    { notOffered: ['choose Troll', 'choose Smaaash'] },
    { answer: 'choose Bumpsy' },
    { expect: { '2 line': ['Troll', 'Headhunter', 'Smaaash'] } },
  );
  check(
    'Hecatomb destroys the Dis creatures, and each player gains 1 for each that they controlled',
    [d, '1 hand Hecatomb', '1 line Charette; Troll; Shooler', '2 line Pit Demon; Bumpsy'],
    { answer: 'play Hecatomb' },
    { answer: ['pile Charette', 'pile Shooler', 'pile Pit Demon'] },
    { note: 'Its own icon gives 1 more.' },
    { expect: { '1 line': ['Troll'], '2 line': ['Bumpsy'], '1 aember': 3, '2 aember': 1 } },
  );
  check(
    'Hysteria returns every creature',
    [d, '1 hand Hysteria', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Hysteria' },
    {
      expect: { '1 line': [], '2 line': [], '1 hand': ['Bumpsy'], '2 hand': ['Troll'] },
    },
  );
  check(
    'Mind Barb has the opponent discard one card at random',
    [d, '1 hand Mind Barb; Fear', '2 hand 3 x Punch'],
    { answer: 'play Mind Barb' },
    { expect: { '2 hand count': 2, '1 hand': ['Fear'] } },
  );
  check(
    'Pandemonium has every undamaged creature capture 1 from its opponent',
    [d, '1 hand Pandemonium', '1 line Bumpsy; Smaaash (damage 1)', '2 line Troll', '1 aember 2', '2 aember 2'],
    { answer: 'play Pandemonium' },
    { expect: { 'Bumpsy aember': 1, 'Smaaash aember': 0, 'Troll aember': 1, '2 aember': 1 } },
  );
  check(
    'Poltergeist uses an artifact of either player and destroys it',
    [d, '1 hand Poltergeist', '2 artifacts Cannon', '2 line Troll'],
    { answer: 'play Poltergeist' },
    { answer: 'choose Cannon' },
    { answer: 'action Cannon' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2, 'Cannon zone': 'discard' } },
  );
  check(
    'Tendrils of Pain deals 1 to each creature of an opponent who forged no key',
    [d, '1 hand Tendrils of Pain', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Tendrils of Pain' },
    { expect: { 'Bumpsy damage': 1, 'Troll damage': 1 } },
  );
  check(
    'Tendrils of Pain deals 4, and Key Hammer unforges, after a turn in which the opponent forged',
    [
      'active 2',
      'step forge',
      '2 aember 6',
      '2 houses mars logos untamed',
      '1 houses dis mars logos',
      '2 deck 9 x Punch',
      '1 hand Tendrils of Pain; Key Hammer',
      '2 line Troll',
    ],
    { answer: 'colour red' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { answer: 'play Tendrils of Pain' },
    { expect: { 'Troll damage': 4 } },
    { answer: 'play Key Hammer' },
    { answer: 'colour red' },
    { expect: { '2 keys': [], '2 aember': 6 } },
  );
  check(
    'Key Hammer unforges nothing otherwise, and the opponent gains 6 all the same',
    [d, '1 hand Key Hammer', '2 keys red'],
    { answer: 'play Key Hammer' },
    { expect: { '2 keys': ['red'], '2 aember': 6 } },
  );
  check(
    'Key Hammer unforges a key of the last turn, no older one',
    [d, '1 hand Key Hammer', '2 keys red blue', '2 forgedInTurn blue'],
    { answer: 'play Key Hammer' },
    { offered: ['colour blue'] },
    { notOffered: ['colour red'] },
    { answer: 'colour blue' },
    { expect: { '2 keys': ['red'], '2 aember': 6 } },
  );
  check(
    'a second Key Hammer finds no key of the last turn any more',
    [d, '1 hand Key Hammer; Key Hammer as second', '2 keys red blue', '2 forgedInTurn blue'],
    { answer: 'play Key Hammer#1' },
    { answer: 'colour blue' },
    { answer: 'play second' },
    { expect: { '2 keys': ['red'], '2 aember': 12 } },
  );
  check(
    'Tendrils of Pain asks whether a key was forged in the last turn, though it has been unforged since',
    [d, '1 hand Key Hammer; Tendrils of Pain', '1 line Bumpsy', '2 keys blue', '2 forgedInTurn blue'],
    { answer: 'play Key Hammer' },
    { answer: 'colour blue' },
    { expect: { '2 keys': [] } },
    { answer: 'play Tendrils of Pain' },
    { expect: { 'Bumpsy damage': 4 } },
  );
  check(
    'Three Fates destroys the three most powerful creatures of both sides',
    [d, '1 hand Three Fates', '1 line Troll; Bumpsy', '2 line Kelifi Dragon; Earthshaker; Dust Pixie'],
    { answer: 'play Three Fates' },
    { answer: ['pile Kelifi Dragon', 'pile Troll', 'pile Earthshaker'] },
    { expect: { '1 line': ['Bumpsy'], '2 line': ['Dust Pixie'] } },
  );
});

describe('artifacts and upgrades', () => {
  check(
    'Dominator Bauble uses a friendly creature',
    [d, '1 artifacts Dominator Bauble', '1 line Troll'],
    { answer: 'action Dominator Bauble' },
    { answer: 'choose Troll' },
    { answer: 'reap Troll' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'Key to Dis is sacrificed and destroys every creature',
    ['1 artifacts Key to Dis', '1 line Bumpsy', '2 line Troll'],
    { answer: 'omni Key to Dis' },
    { expect: { 'Key to Dis zone': 'discard', '1 line': [], '2 line': [] } },
  );
  check(
    'Lash of Broken Dreams makes keys cost 3 more in the opponent’s next turn alone',
    [
      d,
      '1 artifacts Lash of Broken Dreams',
      '1 houses dis mars logos',
      '2 houses mars logos untamed',
      '1 deck 9 x Fear',
      '2 deck 20 x Fear',
    ],
    { answer: 'action Lash of Broken Dreams' },
    { expect: { '1 keyCost': 6, '2 keyCost': 6 } },
    { answer: 'endTurn' },
    { expect: { '1 keyCost': 9, '2 keyCost': 9 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '1 keyCost': 6, '2 keyCost': 6 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '2 keyCost': 6 } },
  );
  check(
    'Library of the Damned archives a card',
    [d, '1 artifacts Library of the Damned', '1 hand Punch; Fear'],
    { answer: 'action Library of the Damned' },
    { answer: 'choose Punch' },
    { expect: { '1 archives': ['Punch'], '1 hand': ['Fear'] } },
  );
  check(
    'Lifeward keeps the opponent from playing creatures in the next turn, and nothing else',
    [
      'house dis',
      '1 artifacts Lifeward',
      '1 hand Bumpsy',
      '1 houses dis brobnar logos',
      '2 houses brobnar mars untamed',
      '2 hand Troll; Punch',
      '1 deck 9 x Fear',
      '2 deck 20 x Anger',
    ],
    { answer: 'omni Lifeward' },
    { answer: 'endTurn' },
    { answer: 'house brobnar' },
    { notOffered: ['play Troll'] },
    { offered: ['play Punch'] },
    { answer: 'endTurn' },
    { answer: 'house brobnar' },
    { offered: ['play Bumpsy'] },
    { answer: 'endTurn' },
    { answer: 'house brobnar' },
    { offered: ['play Troll'] },
  );
  check(
    'Sacrificial Altar purges a friendly Human to play a creature from the discard pile',
    [d, '1 artifacts Sacrificial Altar', '1 line Flamewake Shaman; Troll', '1 discard Bumpsy', '2 aember 2'],
    { answer: 'action Sacrificial Altar' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Flamewake Shaman' },
    { answer: 'choose Bumpsy' },
    { answer: 'leftFlank' },
    { expect: { 'Flamewake Shaman zone': 'purged', '1 line': ['Bumpsy', 'Troll'], '2 aember': 1 } },
  );
  check(
    'Sacrificial Altar plays nothing without a Human',
    [d, '1 artifacts Sacrificial Altar', '1 line Troll', '1 discard Bumpsy'],
    { answer: 'action Sacrificial Altar' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Bumpsy zone': 'discard' } },
  );
  check(
    'Screaming Cave shuffles hand and discard pile into the deck',
    [d, '1 artifacts Screaming Cave', '1 hand Punch; Fear', '1 discard Troll', '1 deck Anger', '2 hand Punch as theirs'],
    { answer: 'action Screaming Cave' },
    { expect: { '1 hand': [], '1 discard': [], '1 deck count': 4, '2 hand count': 1 } },
  );
  check(
    'Soul Snatcher gives the owner of a destroyed creature 1',
    [d, '1 artifacts Soul Snatcher', '1 hand Gateway to Dis', '1 line Bumpsy; Smaaash (by 2)', '2 line Troll'],
    { answer: 'play Gateway to Dis' },
    { answer: ['pile Bumpsy', 'pile Smaaash', 'pile Troll'] },
    { answer: 'resolve Soul Snatcher' },
    { answer: 'resolve Soul Snatcher' },
    { expect: { '1 aember': 1, '2 aember': 2 } },
  );
  check(
    'Flame-Wreathed gives 2 power and hazardous 2',
    ['house brobnar', '2 line Bumpsy + Flame-Wreathed', '1 line Troll'],
    { expect: { 'Bumpsy power': 7 } },
    { answer: 'fight Troll' },
    { answer: 'fight Bumpsy' },
    { expect: { 'Troll zone': 'discard' } },
  );
});

describe('Master of 1, 2 and 3', () => {
  check(
    'may destroy a creature of just that power',
    ['house dis', '1 line Master of 2', '2 line Dust Pixie as one; Grenade Snib as two; Zyzzix the Many as three'],
    { answer: 'reap Master of 2' },
    { answer: 'yes' },
    { answer: 'choose two' },
    { expect: { 'one zone': 'line', 'two zone': 'discard', 'three zone': 'line' } },
  );
  check(
    'or leave it',
    ['house dis', '1 line Master of 1', '2 line Dust Pixie'],
    { answer: 'reap Master of 1' },
    { answer: [] },
    { expect: { 'Dust Pixie zone': 'line' } },
  );
  check(
    'Master of 3 destroys one of power 3',
    ['house dis', '1 line Master of 3', '2 line Grenade Snib; Zyzzix the Many'],
    { answer: 'reap Master of 3' },
    { answer: 'yes' },
    { answer: 'choose Zyzzix the Many' },
    { expect: { 'Zyzzix the Many zone': 'discard', 'Grenade Snib zone': 'line' } },
  );
});
