import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house dis';
const decks = ['1 deck 6 x Dust Pixie', '2 deck 6 x Dust Pixie', '1 houses dis mars logos', '2 houses dis mars logos'];

describe('Dis actions', () => {
  check(
    'Imp-losion destroys a friendly and an enemy creature',
    [HOUSE, '1 hand Imp-losion', '1 line Zorg; Sequis', '2 line Grommid; Tunk'],
    { answer: 'play Imp-losion' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Tunk' },
    { expect: { '1 line': ['Sequis'], '2 line': ['Grommid'] } },
  );
  check(
    'Break-key unforges a key of an opponent who has more, who gains 6',
    [HOUSE, '1 hand Break-key', '1 keys red', '2 keys red yellow'],
    { answer: 'play Break-key' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['yellow'], '2 aember': 6 } },
  );
  check(
    'Break-key does nothing where both have as many keys',
    [HOUSE, '1 hand Break-key', '1 keys red', '2 keys yellow'],
    { answer: 'play Break-key' },
    { expect: { '2 keys': ['yellow'], '2 aember': 0 } },
  );
  check(
    'Double Doom returns an enemy creature, then one of that hand is discarded at random',
    [HOUSE, '1 hand Double Doom', '1 line Sequis', '2 line Grommid; Tunk', '2 hand Zorg'],
    { answer: 'play Double Doom' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Tunk' },
    { expect: { '2 hand count': 1, '2 line': ['Grommid'], '2 discard count': 1 } },
  );
  check(
    'Stirring Grave archives a creature of your discard pile',
    [HOUSE, '1 hand Stirring Grave', '1 discard Zorg; Labwork', '2 discard Tunk'],
    { answer: 'play Stirring Grave' },
    { notOffered: ['choose Labwork', 'choose Tunk'] },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Zorg'] } },
  );
  check(
    'Waking Nightmare: keys cost 1 more for each Dis creature in the opponent’s next turn, as many as there are then',
    [HOUSE, '1 hand Waking Nightmare', '1 line Umbra-Fiend', '2 line Pride; Zorg', '2 aember 7', ...decks],
    { answer: 'play Waking Nightmare' },
    { expect: { '2 keyCost': 6 } },
    { edit: ['move Umbra-Fiend to 1 hand'] },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 aember': 0, '2 keyCost': 7 } },
  );
});

describe('Dis artifacts', () => {
  const scale = [HOUSE, '1 artifacts Essence Scale', '1 line Zorg; Grommid (exhausted); Sequis', '2 line Tunk'];
  check(
    'Essence Scale destroys a friendly creature, and readies and uses one that shares its house',
    scale,
    { answer: 'action Essence Scale' },
    { notOffered: ['choose Tunk'] },
    { answer: 'choose Zorg' },
    { notOffered: ['choose Sequis', 'choose Tunk'] },
    { answer: 'choose Grommid' },
    { answer: 'reap Grommid' },
    { expect: { '1 line': ['Grommid', 'Sequis'], 'Grommid exhausted': true, '1 aember': 1 } },
  );
  check(
    'Essence Scale uses nothing where no friendly creature shares the house',
    scale,
    { answer: 'action Essence Scale' },
    { answer: 'choose Sequis' },
    { expect: { '1 line': ['Zorg', 'Grommid'], 'Grommid exhausted': true, '1 aember': 0 } },
  );
  const forge = [HOUSE, '1 artifacts Obsidian Forge', '1 line Zorg; Grommid; Sequis'];
  check(
    'Obsidian Forge forges at 6 more, less 1 for each creature destroyed, and is destroyed',
    [...forge, '1 aember 10'],
    { answer: 'action Obsidian Forge' },
    { answer: ['choose Zorg', 'choose Sequis'] },
    { answer: ['pile Zorg', 'pile Sequis'] },
    { answer: 'yes' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0, '1 artifacts': [], '1 line': ['Grommid'] } },
  );
  check(
    'Obsidian Forge stays where nothing is forged',
    [...forge, '1 aember 9'],
    { answer: 'action Obsidian Forge' },
    { answer: ['choose Zorg', 'choose Sequis'] },
    { answer: ['pile Zorg', 'pile Sequis'] },
    { answer: 'yes' },
    { expect: { '1 keys': [], '1 aember': 9, '1 artifacts': ['Obsidian Forge'] } },
  );
});

describe('Dis creatures', () => {
  check(
    'Bonesaw enters play ready after a friendly creature was destroyed this turn',
    [HOUSE, '1 hand Bonesaw', '1 line Zorg; Sinder'],
    { answer: 'reap Sinder' },
    { answer: 'choose Zorg' },
    { answer: 'play Bonesaw' },
    { answer: 'leftFlank' },
    { expect: { 'Bonesaw exhausted': false } },
  );
  check(
    'Bonesaw enters play exhausted after an enemy creature alone was',
    [HOUSE, '1 hand Bonesaw', '1 line Umbra-Fiend', '2 line Dust Pixie'],
    { answer: 'fight Umbra-Fiend' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'discard', 'Umbra-Fiend zone': 'line' } },
    { answer: 'play Bonesaw' },
    { answer: 'leftFlank' },
    { expect: { 'Bonesaw exhausted': true } },
  );
  check(
    'Dark Minion deals 1 to each enemy creature as it is destroyed, Umbra-Fiend steals 1',
    [HOUSE, '1 hand Gateway to Dis', '1 line Dark Minion; Umbra-Fiend', '2 line Dust Pixie; Zorg (warded)', '2 aember 3'],
    { answer: 'play Gateway to Dis' },
    { answer: 'resolve Dark Minion' },
    { expect: { '1 aember': 1, '2 aember': 2, 'Zorg damage': 1 } },
  );
  check(
    'Desire makes keys cost 4 more, and forges for 1 less for each friendly Sin creature',
    [HOUSE, '1 line Desire; Envy; Zorg', '2 line Pride', '1 aember 7'],
    { expect: { '1 keyCost': 10, '2 keyCost': 10 } },
    { answer: 'reap Desire' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  check(
    'Desire forges nothing with one Æ too few',
    [HOUSE, '1 line Desire; Envy; Zorg', '2 line Pride', '1 aember 6'],
    { answer: 'reap Desire' },
    { expect: { '1 keys': [], '1 aember': 7 } },
  );
  check(
    'Envy captures everything where there are two friendly Sin creatures',
    [HOUSE, '1 line Envy; Pride', '2 aember 5'],
    { answer: 'reap Envy' },
    { expect: { 'Envy aember': 5, '2 aember': 0 } },
  );
  check(
    'Envy captures nothing alone, whatever Sin creatures the enemy has',
    [HOUSE, '1 line Envy; Zorg', '2 line Pride', '2 aember 5'],
    { answer: 'reap Envy' },
    { expect: { 'Envy aember': 0, '2 aember': 5 } },
  );
  check(
    'Pride wards each friendly Sin creature',
    [HOUSE, '1 line Envy; Pride; Zorg', '2 line Wrath'],
    { answer: 'reap Pride' },
    { expect: { 'Envy warded': true, 'Pride warded': true, 'Zorg warded': false, 'Wrath warded': false } },
  );
  check(
    'Wrath enrages an enemy creature for each friendly Sin creature',
    [HOUSE, '1 line Wrath; Envy; Zorg', '2 line Dust Pixie; Tunk; Grommid; Sequis'],
    { answer: 'fight Wrath' },
    { answer: 'fight Dust Pixie' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Tunk' },
    { answer: 'choose Grommid' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Tunk enraged': true, 'Grommid enraged': true, 'Sequis enraged': false } },
  );
  check(
    'Impspector has the opponent purge a card of hand at random',
    [HOUSE, '1 hand Gateway to Dis', '1 line Impspector', '2 hand Zorg; Tunk'],
    { answer: 'play Gateway to Dis' },
    { expect: { '2 hand count': 1, '2 purged count': 1, '2 discard count': 0 } },
  );
  check(
    'Sinder destroys a friendly creature after reaping',
    [HOUSE, '1 line Sinder; Zorg', '2 line Tunk'],
    { answer: 'reap Sinder' },
    { notOffered: ['choose Tunk'] },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Sinder'] } },
  );
});

describe('Exchange Officer', () => {
  check(
    'uses a friendly Star Alliance card',
    [HOUSE, '1 line Exchange Officer; Commander Chan; Zorg', '2 line Stealthster'],
    { answer: 'reap Exchange Officer' },
    { notOffered: ['choose Zorg', 'choose Stealthster', 'choose Exchange Officer'] },
    { answer: 'choose Commander Chan' },
    { answer: 'reap Commander Chan' },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { expect: { '1 aember': 3 } },
  );
});

describe('cards of damage and Æ on creatures', () => {
  check(
    'Drecker is dealt the damage that its neighbors are dealt in a fight, and none other',
    ['house mars', '1 line Zorg', '2 line Dust Pixie; Sequis; Drecker'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Drecker damage': 0 } },
  );
  check(
    'Drecker steals 1 after reaping',
    [HOUSE, '1 line Drecker', '2 aember 2'],
    { answer: 'reap Drecker' },
    { expect: { '1 aember': 2, '2 aember': 1 } },
  );
  check(
    'Gluttony is exalted for each friendly Sin creature, itself too',
    [HOUSE, '1 hand Gluttony', '1 line Envy; Zorg', '2 line Pride'],
    { answer: 'play Gluttony' },
    { answer: 'leftFlank' },
    { expect: { 'Gluttony aember': 2, 'Envy aember': 0 } },
  );
  check(
    'Gluttony moves all Æ of friendly creatures to the pool after reaping',
    [HOUSE, '1 line Gluttony (aember 2); Zorg (aember 3); Envy', '2 line Pride (aember 4)'],
    { answer: 'reap Gluttony' },
    { expect: { '1 aember': 6, 'Gluttony aember': 0, 'Zorg aember': 0, 'Pride aember': 4, '2 aember': 0 } },
  );
  check(
    'The Pale Star makes each creature one of 1 power and no armor, for the turn',
    ['house mars', '1 artifacts The Pale Star', '1 line Zorg', '2 line Tunk', '1 deck 6 x Zorg', '2 deck 6 x Zorg'],
    { answer: 'omni The Pale Star' },
    { expect: { 'Zorg power': 1, 'Tunk power': 1, 'Tunk armor': 0, '1 artifacts': [] } },
    { answer: 'endTurn' },
    { expect: { 'Tunk power': 6, 'Tunk armor': 1 } },
  );
});

describe('damage icons and Mutant creatures', () => {
  check(
    'Maleficorn deals 1 more to an enemy creature that a damage icon has damaged',
    [HOUSE, '1 hand Gateway to Dis; Envy {damage}', '1 line Maleficorn', '2 line Zorg'],
    { answer: 'play Envy' },
    { answer: 'leftFlank' },
    { answer: 'damage Zorg' },
    { expect: { 'Zorg damage': 2 } },
  );
  check(
    'and nothing to a friendly one, nor where armor has prevented it',
    [HOUSE, '1 hand Envy {damage damage}', '1 line Maleficorn', '2 line Tunk'],
    { answer: 'play Envy' },
    { answer: 'leftFlank' },
    { answer: 'damage Maleficorn' },
    { answer: 'damage Tunk' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Maleficorn damage': 1, 'Tunk damage': 0 } },
  );
  check(
    'nor after damage of another sort',
    ['house mars', '1 line Maleficorn; Zorg', '2 line Grommid'],
    { answer: 'fight Zorg' },
    { answer: 'fight Grommid' },
    { expect: { 'Grommid damage': 7 } },
  );
  check(
    'Dark Æmber Vault gives friendly Mutant creatures 2 power, and draws a card for each that is played',
    [HOUSE, '1 artifacts Dark Æmber Vault', '1 hand Maleficorn; Envy', '1 deck 3 x Zorg', '2 line Maleficorn as theirs'],
    { answer: 'play Maleficorn' },
    { expect: { 'Maleficorn power': 7, 'theirs power': 5, '1 hand': ['Envy', 'Zorg'] } },
    { answer: 'play Envy' },
    { answer: 'leftFlank' },
    { expect: { 'Envy power': 3, '1 hand': ['Zorg'] } },
  );
});
