import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house untamed';

describe('Untamed actions', () => {
  check(
    'Cooperative Hunting divides 1 damage for each friendly creature',
    [HOUSE, '1 hand Cooperative Hunting', '1 line Dodger; Zorg; Sequis', '2 line Grommid; Mighty Tiger'],
    { answer: 'play Cooperative Hunting' },
    { answer: ['choose Grommid', 'choose Mighty Tiger'] },
    { answer: 'share Grommid' },
    { expect: { 'Grommid damage': 2, 'Mighty Tiger damage': 1 } },
  );
  check(
    'Curiosity destroys each Scientist',
    [HOUSE, '1 hand Curiosity', '1 line CPO Zytar; Dodger', '2 line Zorg'],
    { answer: 'play Curiosity' },
    { expect: { '1 line': ['Dodger'], 'Zorg zone': 'line' } },
  );
  check(
    'Fertility Chant gives the opponent 2',
    [HOUSE, '1 hand Fertility Chant'],
    { answer: 'play Fertility Chant' },
    { expect: { '1 aember': 4, '2 aember': 2 } },
  );
  check(
    'Grasping Vines returns up to 3 artifacts of either side',
    [HOUSE, '1 hand Grasping Vines', '1 artifacts World Tree', '2 artifacts Safe Place; Skeleton Key; Subtle Maul'],
    { answer: 'play Grasping Vines' },
    { asked: { min: 0, max: 3 } },
    { answer: ['choose World Tree', 'choose Safe Place'] },
    { expect: { '1 hand': ['World Tree'], '2 hand': ['Safe Place'], '2 artifacts': ['Skeleton Key', 'Subtle Maul'] } },
  );
  check(
    'Lost in the Woods shuffles 2 friendly and 2 enemy creatures into decks',
    [HOUSE, '1 hand Lost in the Woods', '1 line Dodger; Zorg; Sequis', '2 line Grommid; Mighty Tiger; Umbra'],
    { answer: 'play Lost in the Woods' },
    { answer: ['choose Dodger', 'choose Zorg'] },
    { answer: ['choose Grommid', 'choose Umbra'] },
    { expect: { '1 line': ['Sequis'], '2 line': ['Mighty Tiger'], '1 deck count': 2, '2 deck count': 2 } },
  );
  check(
    'Nocturnal Maneuver exhausts up to 3 creatures',
    [HOUSE, '1 hand Nocturnal Maneuver', '1 line Dodger', '2 line Grommid; Zorg; Umbra'],
    { answer: 'play Nocturnal Maneuver' },
    { asked: { min: 0, max: 3 } },
    { answer: ['choose Grommid', 'choose Umbra'] },
    { expect: { 'Grommid exhausted': true, 'Umbra exhausted': true, 'Zorg exhausted': false } },
  );
  check(
    'Perilous Wild destroys each elusive creature',
    [HOUSE, '1 hand Perilous Wild', '1 line Dew Faerie', '2 line Old Bruno; Zorg'],
    { answer: 'play Perilous Wild' },
    { expect: { '1 line': [], '2 line': ['Zorg'] } },
  );
  check(
    'Save the Pack destroys each damaged creature and gains a chain',
    [HOUSE, '1 hand Save the Pack', '1 line Dodger (damage 1)', '2 line Zorg; Grommid (damage 2)'],
    { answer: 'play Save the Pack' },
    { expect: { '1 line': [], '2 line': ['Zorg'], '1 chains': 1, '2 chains': 0 } },
  );
  check(
    'Scout gives up to 2 friendly creatures skirmish and fights with them',
    [HOUSE, '1 hand Scout', '1 line Mighty Tiger; Dodger; Zorg', '2 line Grommid', '2 aember 2'],
    { answer: 'play Scout' },
    { asked: { min: 0, max: 2 } },
    { answer: ['choose Mighty Tiger', 'choose Dodger'] },
    { answer: 'fight Mighty Tiger' },
    { answer: 'fight Grommid' },
    { answer: 'fight Dodger' },
    { answer: 'fight Grommid' },
    {
      expect: {
        'Grommid damage': 9,
        'Mighty Tiger damage': 0,
        'Dodger damage': 0,
        'Zorg exhausted': false,
        '1 aember': 2,
        'Mighty Tiger keywords': ['skirmish'],
      },
    },
  );
  check(
    'The Common Cold deals 1 to each creature and may destroy all Mars creatures',
    [HOUSE, '1 hand The Common Cold', '1 line Zorg', '2 line Dodger; Grommid'],
    { answer: 'play The Common Cold' },
    { answer: 'yes' },
    { expect: { '1 line': [], '2 line': ['Dodger'], 'Dodger damage': 1 } },
  );
  check(
    'The Common Cold: Mars creatures may be spared',
    [HOUSE, '1 hand The Common Cold', '1 line Zorg', '2 line Dodger; Grommid'],
    { answer: 'play The Common Cold' },
    { answer: [] },
    { expect: { 'Zorg damage': 1, '2 line': ['Dodger', 'Grommid'] } },
  );
  check(
    'Troop Call returns friendly Niffles from the discard pile and from play',
    [HOUSE, '1 hand Troop Call', '1 line Niffle Ape as here; Zorg', '1 discard Niffle Ape as there; Dodger', '2 line Niffle Queen'],
    { answer: 'play Troop Call' },
    { expect: { 'here zone': 'hand', 'there zone': 'hand', '1 line': ['Zorg'], '2 line': ['Niffle Queen'] } },
  );
  check(
    'Vigor heals 3 and gains 1 for it',
    [HOUSE, '1 hand 2 x Vigor', '1 line Zorg (damage 5)'],
    { answer: 'play Vigor#1' },
    { answer: 'choose Zorg' },
    { answer: 'number =3' },
    { expect: { 'Zorg damage': 2, '1 aember': 2 } },
    { answer: 'play Vigor' },
    { answer: 'choose Zorg' },
    { notOffered: ['number =3'] },
    { answer: 'number =2' },
    { note: 'Only 2 were healed: its icon alone gives 1.' },
    { expect: { 'Zorg damage': 0, '1 aember': 3 } },
  );
  check(
    'Word of Returning deals 1 for each Æ on enemy creatures and brings that Æ home',
    [HOUSE, '1 hand Word of Returning', '1 line Dodger (aember 2)', '2 line Zorg (aember 3); Grommid; Umbra (aember 2)'],
    { answer: 'play Word of Returning' },
    { expect: { 'Zorg damage': 3, 'Zorg aember': 0, 'Grommid damage': 0, 'Umbra zone': 'discard', 'Dodger aember': 2, '1 aember': 6 } },
  );
});

describe('Untamed artifacts', () => {
  check(
    'Nepenthe Seed is sacrificed to return a card from your discard pile',
    ['house mars', '1 artifacts Nepenthe Seed', '1 discard Zorg; Curiosity', '2 discard Dodger'],
    { answer: 'omni Nepenthe Seed' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Curiosity' },
    { expect: { '1 hand': ['Curiosity'], '1 artifacts': [] } },
  );
  check(
    'Bear Flute fully heals an Ancient Bear in play',
    [HOUSE, '1 artifacts Bear Flute', '1 line Ancient Bear (damage 4); Zorg (damage 1)', '1 deck Ancient Bear'],
    { answer: 'action Bear Flute' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Ancient Bear' },
    { expect: { 'Ancient Bear#1 damage': 0, '1 deck count': 1 } },
  );
  check(
    'Bear Flute fetches all Ancient Bears from deck and discard pile where none is in play, and shuffles the rest together',
    [HOUSE, '1 artifacts Bear Flute', '1 deck Ancient Bear as a; Zorg', '1 discard Ancient Bear as b; Dodger', '1 line Sequis'],
    { answer: 'action Bear Flute' },
    { answer: ['choose a', 'choose b'] },
    { expect: { '1 hand count': 2, '1 deck count': 2, '1 discard': [] } },
  );
  check(
    'Bear Flute leaves the discard pile alone where nothing is found',
    [HOUSE, '1 artifacts Bear Flute', '1 deck Zorg', '1 discard Dodger', '1 line Sequis'],
    { answer: 'action Bear Flute' },
    { expect: { '1 deck': ['Zorg'], '1 discard': ['Dodger'] } },
  );
  check(
    'Ritual of Balance steals 1 from an opponent with 6',
    [HOUSE, '1 artifacts Ritual of Balance', '2 aember 6'],
    { answer: 'action Ritual of Balance' },
    { expect: { '1 aember': 1, '2 aember': 5 } },
  );
  check(
    'Ritual of Balance steals nothing from an opponent with 5',
    [HOUSE, '1 artifacts Ritual of Balance', '2 aember 5'],
    { answer: 'action Ritual of Balance' },
    { expect: { '1 aember': 0, '2 aember': 5 } },
  );
  check(
    'Ritual of the Hunt lets friendly Untamed creatures be used this turn',
    ['house mars', '1 artifacts Ritual of the Hunt', '1 line Mighty Tiger; Dodger'],
    { notOffered: ['reap Mighty Tiger'] },
    { answer: 'omni Ritual of the Hunt' },
    { offered: ['reap Mighty Tiger'] },
    { notOffered: ['reap Dodger'] },
    { expect: { '1 artifacts': [] } },
  );
  check(
    'World Tree puts a creature from your discard pile on top of your deck',
    [HOUSE, '1 artifacts World Tree', '1 discard Zorg; Curiosity', '1 deck Sequis'],
    { answer: 'action World Tree' },
    { notOffered: ['choose Curiosity'] },
    { answer: 'choose Zorg' },
    { expect: { '1 deck': ['Zorg', 'Sequis'], '1 discard': ['Curiosity'] } },
  );
});

describe('Untamed creatures', () => {
  check(
    'Bigtwig fights stunned creatures alone',
    [HOUSE, '1 line Bigtwig', '2 line Zorg (stunned); Grommid'],
    { answer: 'fight Bigtwig' },
    { notOffered: ['fight Grommid'] },
    { answer: 'fight Zorg' },
    { expect: { 'Zorg zone': 'discard', 'Grommid damage': 0 } },
  );
  check('Bigtwig cannot fight where nobody is stunned', [HOUSE, '1 line Bigtwig', '2 line Grommid'], {
    notOffered: ['fight Bigtwig'],
  });
  check(
    'Bigtwig stuns and exhausts a creature after reaping',
    [HOUSE, '1 line Bigtwig', '2 line Grommid'],
    { answer: 'reap Bigtwig' },
    { answer: 'choose Grommid' },
    { expect: { 'Grommid stunned': true, 'Grommid exhausted': true } },
  );
  check('Halacor gives friendly flank creatures skirmish', ['1 line Zorg; Halacor; Grommid', '2 line Dodger'], {
    expect: { 'Zorg keywords': ['skirmish'], 'Halacor keywords': [], 'Grommid keywords': ['skirmish'], 'Dodger keywords': [] },
  });
  check(
    'Inka the Spider stuns a creature when played and after reaping',
    [HOUSE, '1 hand Inka the Spider', '1 line Inka the Spider as here', '2 line Zorg; Grommid'],
    { answer: 'play Inka the Spider' },
    { answer: 'leftFlank' },
    { answer: 'choose Zorg' },
    { answer: 'reap here' },
    { answer: 'choose Grommid' },
    { expect: { 'Zorg stunned': true, 'Grommid stunned': true } },
  );
  check(
    'Kindrith Longshot deals 2 after reaping',
    [HOUSE, '1 line Kindrith Longshot', '2 line Zorg'],
    { answer: 'reap Kindrith Longshot' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2 } },
  );
  check(
    'Lupo the Scarred deals 2 and Mighty Tiger 4 to an enemy creature when played',
    [HOUSE, '1 hand Lupo the Scarred; Mighty Tiger', '1 line Dodger', '2 line Zorg; Grommid'],
    { answer: 'play Lupo the Scarred' },
    { answer: 'leftFlank' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Zorg' },
    { answer: 'play Mighty Tiger' },
    { answer: 'leftFlank' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Grommid' },
    { expect: { 'Zorg damage': 2, 'Grommid damage': 4 } },
  );
  check(
    'Murmook makes the opponent’s keys cost 1 more',
    [HOUSE, '1 line Murmook', '1 aember 6', '2 aember 6', '1 deck 8 x Sequis', '2 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 6 } },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  check('Mushroom Man has 3 more power for each unforged key', ['1 line Mushroom Man as one', '1 keys red', '2 line Mushroom Man as two'], {
    expect: { 'one power': 8, 'two power': 11 },
  });
  check(
    'Niffle Ape ignores taunt and elusive when it attacks',
    [HOUSE, '1 line Niffle Ape; Mighty Tiger', '2 line Champion Anaphiel; Old Bruno'],
    { answer: 'fight Niffle Ape' },
    { answer: 'fight Old Bruno' },
    { expect: { 'Old Bruno zone': 'discard', 'Niffle Ape zone': 'discard' } },
  );
  check(
    'Niffle Queen gives other friendly Beasts 1 power and other friendly Niffles 1',
    ['1 line Niffle Queen; Niffle Ape; Mighty Tiger; Dodger', '2 line Snufflegator'],
    { expect: { 'Niffle Queen power': 6, 'Niffle Ape power': 5, 'Mighty Tiger power': 5, 'Dodger power': 5, 'Snufflegator power': 4 } },
  );
  check(
    'Piranha Monkeys deal 2 to each other creature',
    [HOUSE, '1 line Piranha Monkeys; Dodger', '2 line Zorg'],
    { answer: 'reap Piranha Monkeys' },
    { expect: { 'Piranha Monkeys damage': 0, 'Dodger damage': 2, 'Zorg damage': 2 } },
  );
  check(
    'Witch of the Eye returns a card from your discard pile after reaping',
    [HOUSE, '1 line Witch of the Eye', '1 discard Curiosity; Zorg', '2 discard Dodger'],
    { answer: 'reap Witch of the Eye' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Curiosity' },
    { expect: { '1 hand': ['Curiosity'] } },
  );
  check(
    'Witch of the Wilds allows one Untamed card in a turn of another house',
    ['house mars', '1 line Witch of the Wilds', '1 hand Curiosity; Fertility Chant; Poison Wave'],
    { offered: ['play Curiosity', 'play Fertility Chant'] },
    { notOffered: ['play Poison Wave'] },
    { answer: 'play Fertility Chant' },
    { notOffered: ['play Curiosity'] },
  );
});

describe('Untamed upgrades', () => {
  check('Way of the Bear gives assault 2, Way of the Wolf skirmish', ['1 line Zorg + Way of the Bear; Grommid + Way of the Wolf'], {
    expect: { 'Zorg keywords': ['assault:2'], 'Grommid keywords': ['skirmish'] },
  });
});

describe('Flaxia', () => {
  check(
    'gains 2 where its controller then has more creatures',
    ['house untamed', '1 hand Flaxia'],
    { answer: 'play Flaxia' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'and nothing where both have as many',
    ['house untamed', '1 hand Flaxia', '2 line Bumpsy'],
    { answer: 'play Flaxia' },
    { expect: { '1 aember': 0 } },
  );
});

describe('Fogbank', () => {
  check(
    'keeps enemy creatures from fighting in the opponent’s next turn, and not from reaping',
    ['house untamed', '1 hand Fogbank', '1 line Zorg', '2 line Bumpsy'],
    { answer: 'play Fogbank' },
    { answer: 'endTurn' },
    { answer: 'house brobnar' },
    { offered: ['reap Bumpsy'] },
    { notOffered: ['fight Bumpsy'] },
  );
});
