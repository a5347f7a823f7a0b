import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house untamed';

describe('Untamed actions', () => {
  check(
    'Gravid Cycle returns a card from your discard pile and ends the step',
    [HOUSE, '1 hand Gravid Cycle', '1 discard Curiosity; Zorg', '2 discard Dodger', '1 deck 8 x Sequis'],
    { answer: 'play Gravid Cycle' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Curiosity' },
    { expect: { active: 2, 'Curiosity zone': 'hand' } },
  );
  check(
    'Persistence Hunting exhausts enemy creatures of the chosen house',
    [HOUSE, '1 hand Persistence Hunting', '1 line Zorg', '2 line Grommid; Dodger'],
    { answer: 'play Persistence Hunting' },
    { answer: 'house mars' },
    { expect: { 'Grommid exhausted': true, 'Dodger exhausted': false, 'Zorg exhausted': false } },
  );
  check(
    'Punctuated Equilibrium has both players discard their hands and refill them, with chains',
    [HOUSE, '1 hand Punctuated Equilibrium; 2 x Zorg', '2 hand 3 x Dodger', '1 deck 9 x Sequis', '2 deck 9 x Sequis', '2 chains 7'],
    { answer: 'play Punctuated Equilibrium' },
    { answer: ['pile Zorg', 'pile Zorg'] },
    { answer: ['pile Dodger', 'pile Dodger', 'pile Dodger'] },
    { expect: { '1 hand count': 6, '2 hand count': 4, '2 chains': 6, '2 discard': ['Dodger', 'Dodger', 'Dodger'] } },
  );
  check(
    'Soldiers to Flowers purges Untamed creatures from discard piles, for 1 to each owner',
    [HOUSE, '1 hand Soldiers to Flowers', '1 discard Mighty Tiger; Curiosity; Zorg', '2 discard Snufflegator; Dust Pixie; Dodger'],
    { answer: 'play Soldiers to Flowers' },
    { expect: { '1 aember': 2, '2 aember': 2, 'Mighty Tiger zone': 'purged', '2 discard': ['Dodger'], 'Curiosity zone': 'discard' } },
  );
  check(
    'Song of Spring shuffles friendly Untamed creatures from hand, discard pile and battleline into the deck',
    [
      HOUSE,
      '1 hand Song of Spring; Mighty Tiger; Zorg',
      '1 discard Snufflegator; Curiosity',
      '1 line Dust Pixie; Dodger',
      '2 line Halacor',
    ],
    { answer: 'play Song of Spring' },
    { answer: 'choose Mighty Tiger' },
    { answer: 'choose Snufflegator' },
    { notOffered: ['choose Halacor', 'choose Dodger'] },
    { answer: 'choose Dust Pixie' },
    { expect: { '1 deck count': 3, '1 hand': ['Zorg'], '1 line': ['Dodger'] } },
  );
  check(
    'They’re Everywhere! deals 2 to enemy flank creatures and 1 to the others',
    [HOUSE, '1 hand They’re Everywhere!', '1 line Sequis', '2 line Zorg as left; Grommid; Zorg as right'],
    { answer: 'play They’re Everywhere!' },
    { expect: { 'left damage': 2, 'Grommid damage': 1, 'right damage': 2, 'Sequis damage': 0 } },
  );
});

describe('Untamed artifacts', () => {
  check(
    'Heart of the Forest keeps the player with more keys from forging',
    [HOUSE, '1 artifacts Heart of the Forest', '1 keys red', '2 keys red blue', '2 aember 8', '1 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { expect: { '2 keys': ['red', 'blue'], '2 aember': 8 } },
  );
  check(
    'Heart of the Forest keeps its own controller from forging',
    [HOUSE, '1 artifacts Heart of the Forest', '1 keys red', '1 aember 8', '1 hand Key Charge'],
    { answer: 'play Key Charge' },
    { answer: 'yes' },
    { expect: { '1 keys': ['red'], '1 aember': 7 } },
  );
  check(
    'Heart of the Forest lets a player with as many keys forge',
    [HOUSE, '1 artifacts Heart of the Forest', '1 keys red', '2 keys red', '2 aember 8', '1 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { answer: 'colour blue' },
    { expect: { '2 keys': ['red', 'blue'], '2 aember': 2 } },
  );
  check(
    'Niffle Grounds takes taunt and elusive from a creature this turn',
    [HOUSE, '1 artifacts Niffle Grounds', '2 line Champion Anaphiel; Old Bruno'],
    { answer: 'action Niffle Grounds' },
    { answer: 'choose Champion Anaphiel' },
    { expect: { 'Champion Anaphiel keywords': [], 'Old Bruno keywords': ['elusive'] } },
  );
  check(
    'Shard of Life shuffles a card from your discard pile into your deck for each friendly Shard',
    [HOUSE, '1 artifacts Shard of Life; Shard of Hope', '2 artifacts Shard of Greed', '1 discard Zorg; Dodger; Curiosity'],
    { answer: 'action Shard of Life' },
    { answer: 'choose Zorg' },
    { answer: 'choose Curiosity' },
    { expect: { '1 deck count': 2, '1 discard': ['Dodger'] } },
  );
});

describe('Untamed creatures', () => {
  check(
    'Æmberspine Mongrel gains 1 after an enemy creature reaps, not after a friendly one',
    ['1 line Zorg; Æmberspine Mongrel [mars] as mine', '2 line Æmberspine Mongrel'],
    { answer: 'reap Zorg' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Bumblebird puts 2 +1 power counters on the other friendly Untamed creatures',
    [HOUSE, '1 hand Bumblebird', '1 line Mighty Tiger; Zorg', '2 line Snufflegator'],
    { answer: 'play Bumblebird' },
    { answer: 'leftFlank' },
    { expect: { 'Mighty Tiger power': 6, 'Zorg power': 7, 'Bumblebird power': 1, 'Snufflegator power': 4 } },
  );
  check(
    'Dharna gains 1 for each damaged friendly creature',
    [HOUSE, '1 hand Dharna', '1 line Zorg (damage 1); Dodger; Mighty Tiger (damage 2)', '2 line Umbra (damage 1)'],
    { answer: 'play Dharna' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Dharna heals 2 from a friendly creature after reaping',
    [HOUSE, '1 line Dharna; Zorg (damage 3)', '2 line Grommid (damage 3)'],
    { answer: 'reap Dharna' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 1 } },
  );
  check(
    'Duskwitch lets your creatures enter play ready, but not herself',
    [HOUSE, '1 line Duskwitch', '1 hand Mighty Tiger'],
    { answer: 'play Mighty Tiger' },
    { answer: 'leftFlank' },
    { expect: { 'Mighty Tiger exhausted': false } },
  );
  check(
    'Glimmer returns a card from your discard pile',
    [HOUSE, '1 hand Glimmer', '1 discard Curiosity; Zorg'],
    { answer: 'play Glimmer' },
    { answer: 'choose Curiosity' },
    { expect: { '1 hand': ['Curiosity'] } },
  );
  check(
    'Grovekeeper puts a +1 power counter on each neighbor at the end of your turn',
    [HOUSE, '1 line Zorg; Grovekeeper; Dodger; Grommid', '1 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { expect: { 'Zorg power': 8, 'Dodger power': 6, 'Grommid power': 10, 'Grovekeeper power': 3 } },
  );
  check('Knoxx has 3 more power for each neighbor', ['1 line Knoxx as one; Zorg; Knoxx as two; Dodger', '2 line Knoxx as three'], {
    expect: { 'one power': 6, 'two power': 9, 'three power': 3 },
  });
  check('Marmo Swarm has 1 more power for each Æ in your pool', ['1 line Marmo Swarm', '1 aember 3', '2 aember 5'], {
    expect: { 'Marmo Swarm power': 5 },
  });
  check(
    'Panpaca, Anga gives creatures to its right 2 power, Panpaca, Jaga those to its left skirmish',
    ['1 line Zorg; Panpaca, Anga; Dodger; Panpaca, Jaga; Grommid', '2 line Umbra; Urchin'],
    {
      expect: {
        'Zorg power': 7,
        'Panpaca, Anga power': 5,
        'Dodger power': 7,
        'Panpaca, Jaga power': 5,
        'Grommid power': 12,
        'Urchin power': 1,
        'Zorg keywords': ['skirmish'],
        'Dodger keywords': ['skirmish'],
        'Grommid keywords': [],
        'Urchin keywords': ['elusive'],
      },
    },
  );
  check(
    'Po’s Pixies have what is stolen from your pool taken from the supply',
    ['house shadows', '1 hand Urchin; Old Bruno', '2 line Po’s Pixies', '2 aember 4'],
    { answer: 'play Urchin' },
    { expect: { '1 aember': 1, '2 aember': 4 } },
    { answer: 'play Old Bruno' },
    { answer: 'leftFlank' },
    { expect: { 'Old Bruno aember': 3, '2 aember': 4 } },
  );
  check(
    'Roxador deals 2 when fighting and stuns the attacked creature',
    [HOUSE, '1 line Roxador', '2 line Zorg'],
    { answer: 'fight Roxador' },
    { answer: 'fight Zorg' },
    { expect: { 'Zorg damage': 2, 'Zorg stunned': true, 'Roxador damage': 0 } },
  );
  check(
    'Rustgnawer destroys an artifact after fighting and gains its Æ bonus',
    [HOUSE, '1 line Rustgnawer', '2 line Silvertooth', '2 artifacts The Sting {amber}; Subtle Maul'],
    { answer: 'fight Rustgnawer' },
    { answer: 'fight Silvertooth' },
    { answer: 'choose The Sting' },
    { expect: { '2 artifacts': ['Subtle Maul'], '1 aember': 2 } },
  );
});

describe('Untamed upgrades', () => {
  check(
    'Camouflage: creatures that stand on no flank cannot fight its creature',
    ['1 line Zorg; Grommid; Zorg', '2 line Urchin as hidden + Camouflage; Urchin as plain'],
    { answer: 'fight Grommid' },
    { notOffered: ['fight hidden'] },
    { answer: 'fight plain' },
    { answer: 'fight Zorg#1' },
    { answer: 'fight hidden' },
    { expect: { 'Zorg#1 exhausted': true } },
  );
  check(
    'Earthbind: its creature is used only after a card was discarded this turn',
    ['1 line Zorg + Earthbind', '1 hand Grommid'],
    { notOffered: ['reap Zorg'] },
    { answer: 'discard Grommid' },
    { offered: ['reap Zorg'] },
  );
  check('Way of the Porcupine gives hazardous 3', ['1 line Zorg + Way of the Porcupine'], {
    expect: { 'Zorg keywords': ['hazardous:3'] },
  });
});
