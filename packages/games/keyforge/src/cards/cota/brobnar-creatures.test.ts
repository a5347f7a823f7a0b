import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const b = 'house brobnar';

describe('creatures that do something as they are played', () => {
  check('Bumpsy takes 1', [b, '1 hand Bumpsy', '2 aember 3'], { answer: 'play Bumpsy' }, { expect: { '2 aember': 2 } });
  check(
    'Earthshaker destroys creatures of power 3 or lower, and spares 4',
    [b, '1 hand Earthshaker', '1 line Wardrummer', '2 line Charette; Drumble'],
    { answer: 'play Earthshaker' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Earthshaker'], '2 line': ['Charette'] } },
  );
  check(
    'Ganger Chieftain may ready and fight with a neighbor',
    [b, '1 hand Ganger Chieftain', '1 line Troll (exhausted); Bumpsy', '2 line Dust Pixie'],
    { answer: 'play Ganger Chieftain' },
    { answer: 'leftFlank' },
    { answer: 'yes' },
    { answer: 'choose Troll' },
    { answer: 'fight Troll' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'discard', 'Troll exhausted': true } },
  );
  check(
    'Ganger Chieftain need not',
    [b, '1 hand Ganger Chieftain', '1 line Troll (exhausted)', '2 line Dust Pixie'],
    { answer: 'play Ganger Chieftain' },
    { answer: 'leftFlank' },
    { answer: [] },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Dust Pixie zone': 'line' } },
  );
  check(
    'Hebe the Huge deals 2 to each other undamaged creature',
    [b, '1 hand Hebe the Huge', '1 line Bumpsy', '2 line Troll; Charette (damage 1)'],
    { answer: 'play Hebe the Huge' },
    { answer: 'leftFlank' },
    { expect: { 'Hebe the Huge damage': 0, 'Bumpsy damage': 2, 'Troll damage': 2, 'Charette damage': 1 } },
  );
  check(
    'Kelifi Dragon is played by a player with 7, and gains 1 and deals 5 after reaping',
    [b, '1 hand Kelifi Dragon', '1 aember 7', '1 line Kelifi Dragon as other', '2 line Troll'],
    { offered: ['play Kelifi Dragon'] },
    { answer: 'reap other' },
    { answer: 'choose Troll' },
    { expect: { '1 aember': 9, 'Troll damage': 5 } },
  );
  check('Kelifi Dragon is not played by one with 6', [b, '1 hand Kelifi Dragon', '1 aember 6'], { notOffered: ['play Kelifi Dragon'] });
  check(
    'Lomir Flamefist takes 2 from an opponent with 7',
    [b, '1 hand Lomir Flamefist', '2 aember 7'],
    { answer: 'play Lomir Flamefist' },
    {
      expect: { '2 aember': 5 },
    },
  );
  check(
    'Lomir Flamefist takes nothing from one with 6',
    [b, '1 hand Lomir Flamefist', '2 aember 6'],
    { answer: 'play Lomir Flamefist' },
    {
      expect: { '2 aember': 6 },
    },
  );
  check(
    'Smaaash stuns a creature',
    [b, '1 hand Smaaash', '2 line Troll'],
    { answer: 'play Smaaash' },
    { answer: 'choose Troll' },
    { expect: { 'Troll stunned': true } },
  );
  check(
    'Wardrummer returns each other friendly Brobnar creature',
    [b, '1 hand Wardrummer', '1 line Bumpsy; Charette', '2 line Troll'],
    { answer: 'play Wardrummer' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Wardrummer', 'Charette'], '1 hand': ['Bumpsy'], '2 line': ['Troll'] } },
  );
});

describe('creatures that use changes', () => {
  check(
    'Firespitter deals 1 to each enemy creature before it fights',
    [b, '1 line Firespitter', '2 line Dust Pixie; Troll as one; Troll as two'],
    { answer: 'fight Firespitter' },
    { answer: 'fight one' },
    { expect: { 'Dust Pixie zone': 'discard', 'two damage': 1, 'one damage': 6 } },
  );
  check(
    'Headhunter gains 1 after a fight, not after reaping',
    [b, '1 line Headhunter as one; Headhunter as two', '2 line Dust Pixie'],
    { answer: 'fight one' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 1 } },
    { answer: 'reap two' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Looter Goblin gains 1 for enemy creatures destroyed after it reaped',
    [b, '1 line Looter Goblin', '1 hand Punch', '2 line Dust Pixie'],
    { answer: 'reap Looter Goblin' },
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { note: '1 for reaping, 1 for the icon, 1 for the loot.' },
    { expect: { '1 aember': 3 } },
  );
  check('Troll heals 3 after reaping', [b, '1 line Troll (damage 5)'], { answer: 'reap Troll' }, { expect: { 'Troll damage': 2 } });
  check(
    'Valdr deals 2 more to a flank creature that it attacks',
    [b, '1 line Valdr', '2 line Kelifi Dragon as one; Kelifi Dragon as two; Kelifi Dragon as three'],
    { answer: 'fight Valdr' },
    { answer: 'fight one' },
    { expect: { 'one damage': 8 } },
  );
  check(
    'Valdr deals its power to any other',
    [b, '1 line Valdr', '2 line Kelifi Dragon as one; Kelifi Dragon as two; Kelifi Dragon as three'],
    { answer: 'fight Valdr' },
    { answer: 'fight two' },
    { expect: { 'two damage': 6 } },
  );
  check(
    'Valdr deals no more when it is attacked',
    [b, '1 line Kelifi Dragon', '2 line Valdr'],
    { answer: 'fight Kelifi Dragon' },
    { answer: 'fight Valdr' },
    { answer: 'choose Kelifi Dragon' },
    { expect: { 'Kelifi Dragon damage': 11 } },
  );
  check(
    'Tireless Crocag does not reap, is used whatever the house, and is destroyed without enemies',
    ['house mars', '1 line Tireless Crocag', '2 line Dust Pixie'],
    { offered: ['fight Tireless Crocag'] },
    { notOffered: ['reap Tireless Crocag'] },
    { answer: 'fight Tireless Crocag' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Tireless Crocag zone': 'discard' } },
  );
  check(
    'Tireless Crocag stays while there is one',
    ['house mars', '1 line Tireless Crocag', '2 line Dust Pixie; Troll'],
    { answer: 'fight Tireless Crocag' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Tireless Crocag zone': 'line' } },
  );
});

describe('creatures that hear what happens', () => {
  check(
    'Bilgum Avalanche deals 2 to each enemy creature after its player forges a key',
    ['active 1', 'step forge', '1 aember 6', '1 line Bilgum Avalanche', '2 line Troll; Bumpsy'],
    { answer: 'colour red' },
    { expect: { 'Troll damage': 2, 'Bumpsy damage': 2, 'Bilgum Avalanche damage': 0 } },
  );
  check(
    'Grenade Snib takes 2 as it is destroyed',
    [b, '1 hand Punch', '1 line Grenade Snib', '2 aember 3'],
    { answer: 'play Punch' },
    { answer: 'choose Grenade Snib' },
    { expect: { '2 aember': 1 } },
  );
  check('King of the Crag takes 2 power from each enemy Brobnar creature', ['1 line King of the Crag; Bumpsy', '2 line Troll; Charette'], {
    expect: { 'Troll power': 6, 'Charette power': 4, 'Bumpsy power': 5, 'King of the Crag power': 7 },
  });
  check(
    'Krump takes 1 from the controller of a creature destroyed fighting it',
    [b, '1 line Krump', '2 line Dust Pixie', '2 aember 3'],
    { answer: 'fight Krump' },
    { answer: 'fight Dust Pixie' },
    { expect: { '2 aember': 2 } },
  );
  check(
    'Krump takes nothing for a creature destroyed otherwise',
    [b, '1 line Krump', '1 hand Punch', '2 line Dust Pixie', '2 aember 3'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { expect: { '2 aember': 3 } },
  );
  check(
    'Mugwump is healed and grows after a creature is destroyed fighting it',
    [b, '1 line Mugwump (damage 2)', '2 line Dust Pixie'],
    { answer: 'fight Mugwump' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Mugwump damage': 0, 'Mugwump power': 7 } },
  );
  check(
    'Pingle Who Annoys deals 1 to an enemy creature that enters play, to no friendly one',
    [b, '2 line Pingle Who Annoys', '1 line Pingle Who Annoys as mine', '1 hand Troll'],
    { answer: 'play Troll' },
    { answer: 'leftFlank' },
    { expect: { 'Troll damage': 1 } },
  );
  check(
    'Rock-Hurling Giant may deal 4 when its player discards a Brobnar card from hand',
    [b, '1 line Rock-Hurling Giant', '1 hand Punch; Bumpsy', '2 line Troll'],
    { answer: 'discard Punch' },
    { answer: 'yes' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 4 } },
    { answer: 'discard Bumpsy' },
    { answer: [] },
    { expect: { 'Troll damage': 4 } },
  );
  check(
    'Rock-Hurling Giant hears no card of another house',
    ['house dis', '1 line Rock-Hurling Giant', '1 hand Fear', '2 line Troll'],
    { answer: 'discard Fear' },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Rogue Ogre heals 2 and captures 1 at the end of a turn in which one card was played',
    [b, '1 line Rogue Ogre (damage 3)', '1 hand Cannon; Screechbomb', '2 aember 2', '1 deck 9 x Punch'],
    { answer: 'play Cannon' },
    { answer: 'endTurn' },
    { expect: { 'Rogue Ogre damage': 1, 'Rogue Ogre aember': 1, '2 aember': 1 } },
  );
  check(
    'Rogue Ogre does nothing after two',
    [b, '1 line Rogue Ogre (damage 3)', '1 hand Cannon; Screechbomb', '2 aember 2', '1 deck 9 x Punch'],
    { answer: 'play Cannon' },
    { answer: 'play Screechbomb' },
    { answer: 'endTurn' },
    { expect: { 'Rogue Ogre damage': 3, 'Rogue Ogre aember': 0 } },
  );
  check(
    'Rogue Ogre does nothing after none',
    [b, '1 line Rogue Ogre (damage 3)', '1 hand Cannon', '2 aember 2', '1 deck 9 x Punch'],
    { answer: 'endTurn' },
    { expect: { 'Rogue Ogre damage': 3 } },
  );
});
