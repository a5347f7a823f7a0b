import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const house = 'house staralliance';
const decks = ['1 deck 6 x Sequis', '2 deck 6 x Sequis'];
const both = ['1 houses mars staralliance dis', '2 houses mars staralliance dis', ...decks];

describe('Star Alliance actions', () => {
  check(
    'Hold the Line draws as many cards as the opponent has creatures more',
    [house, '1 hand Hold the Line', '1 line Zorg', '2 line Zorg; Tunk; Grommid', ...decks],
    { answer: 'play Hold the Line' },
    { expect: { '1 hand count': 2 } },
  );
  check(
    'and none where there are no more',
    [house, '1 hand Hold the Line', '1 line Zorg; Tunk', '2 line Grommid', ...decks],
    { answer: 'play Hold the Line' },
    { expect: { '1 hand count': 0 } },
  );
  check(
    'New Frontiers archives those of the top 3 cards that are of the chosen house, and discards the others',
    [house, '1 hand New Frontiers', '1 deck Zorg; Sequis; Tunk; Grommid', '2 deck Zorg'],
    { answer: 'play New Frontiers' },
    { answer: 'house mars' },
    { expect: { '1 archives': ['Zorg', 'Tunk'], '1 discard': ['New Frontiers', 'Sequis'], '1 deck': ['Grommid'] } },
  );
  check(
    'Particle Sweep deals 2',
    [house, '1 hand Particle Sweep', '2 line Zorg'],
    { answer: 'play Particle Sweep' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2 } },
  );
  check(
    'and destroys a Mutant instead',
    [house, '1 hand Particle Sweep', '2 line Zorg; Umbra-Bot (warded no); Lyco-Alien'],
    { answer: 'play Particle Sweep' },
    { answer: 'choose Lyco-Alien' },
    { expect: { '2 line': ['Zorg', 'Umbra-Bot'] } },
  );
  check(
    'Subdue deals 1 to a creature and stuns it',
    [house, '1 hand Subdue', '2 line Zorg; Tunk'],
    { answer: 'play Subdue' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 1, 'Zorg stunned': true, 'Tunk stunned': false } },
  );
  check(
    'Survey discards one of the top two cards, and the other stays on top',
    [house, '1 hand Survey', '1 deck Zorg; Tunk; Grommid'],
    { answer: 'play Survey' },
    { view: { seat: 1, sees: ['Zorg', 'Tunk'] } },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Tunk' },
    { expect: { '1 discard': ['Survey', 'Tunk'], '1 deck': ['Zorg', 'Grommid'] } },
  );
});

describe('Matter Maker', () => {
  check(
    'lets upgrades of any house be played, any number of them, and nothing else',
    ['1 hand Stunner; Access Denied; Sequis', '1 line Zorg', '1 artifacts Matter Maker'],
    { offered: ['play Stunner', 'play Access Denied'] },
    { notOffered: ['play Sequis'] },
    { answer: 'play Stunner' },
    { answer: 'attach Zorg' },
    { answer: 'play Access Denied' },
    { answer: 'attach Zorg' },
    { expect: { 'Access Denied host': 'Zorg' } },
  );
  check('and not the opponent', ['1 hand Stunner', '1 line Zorg', '2 artifacts Matter Maker'], { notOffered: ['play Stunner'] });
});

describe('Star Alliance creatures', () => {
  check(
    'Armory Officer Nel draws a card after anybody’s upgrade enters play, and after nothing else',
    [house, '1 hand Stunner; Securi-Droid', '1 line Zorg', '2 line Armory Officer Nel', ...decks],
    { answer: 'play Stunner' },
    { answer: 'attach Zorg' },
    { expect: { '2 hand count': 1 } },
    { answer: 'play Securi-Droid' },
    { answer: 'leftFlank' },
    { expect: { '2 hand count': 1 } },
  );
  check(
    'Away Team’s upgrades go to their owners’ archives when it is destroyed',
    ['1 line Grommid', '2 line Away Team (damage 4) + Stunner + Access Denied (by 1)'],
    { answer: 'fight Grommid' },
    { answer: 'fight Away Team' },
    { expect: { '2 archives': ['Stunner'], '1 archives': ['Access Denied'], '2 discard': ['Away Team'] } },
  );
  check(
    'Commander Dhrxgar gains 1 after an upgrade is attached to it or to a neighbor',
    [
      house,
      '1 hand 3 x Jammer Pack as pack; Encounter Suit; Disruption Field; Captain Val Jericho',
      '1 line Commander Dhrxgar; Zorg; Tunk',
    ],
    { answer: 'play Encounter Suit' },
    { answer: 'attach Commander Dhrxgar' },
    { expect: { '1 aember': 1 } },
    { answer: 'play Disruption Field' },
    { answer: 'attach Zorg' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'and nothing after one is attached to another creature',
    [house, '1 hand Encounter Suit', '1 line Commander Dhrxgar; Zorg; Tunk'],
    { answer: 'play Encounter Suit' },
    { answer: 'attach Tunk' },
    { expect: { '1 aember': 0 } },
  );
  check(
    'Commander Dhrxgar gains 1 too where an upgrade moves to a neighbor',
    [house, '1 line Commander Dhrxgar; Zorg; Lyco-Alien + Blast Shielding'],
    { answer: 'reap Lyco-Alien' },
    { answer: 'yes' },
    { answer: 'choose Zorg' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Crewman Jörg steals 1 without Star Alliance neighbors',
    [house, '1 line Zorg; Crewman Jörg; Tunk; Lyco-Alien', '2 aember 2'],
    { answer: 'action Crewman Jörg' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'and nothing with one',
    [house, '1 line Zorg; Crewman Jörg; Lyco-Alien', '2 aember 2'],
    { answer: 'action Crewman Jörg' },
    { expect: { '1 aember': 0, '2 aember': 2 } },
  );
  for (const name of ['Lyco-Alien', 'Dæmo-Alien'])
    check(
      `${name} puts one of the top three cards into hand and one under the deck`,
      [house, `1 line ${name}`, '2 line Dust Pixie', '1 deck Zorg; Tunk; Grommid; Sequis'],
      { answer: `fight ${name}` },
      { answer: 'fight Dust Pixie' },
      { notOffered: ['choose Sequis'] },
      { answer: 'choose Tunk' },
      { notOffered: ['choose Tunk', 'choose Sequis'] },
      { answer: 'choose Grommid' },
      { expect: { '1 hand': ['Tunk'], '1 deck': ['Zorg', 'Sequis', 'Grommid'] } },
    );
  check(
    'Dæmo-Alien steals 1 when it is destroyed',
    ['1 line Zorg', '2 line Dæmo-Alien', '1 aember 2'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dæmo-Alien' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Ensign El-Samra resolves the bonus icons of a card in hand, which stays there',
    [house, '1 line Ensign El-Samra', '1 hand Subdue; Zorg'],
    { answer: 'action Ensign El-Samra' },
    { answer: 'choose Subdue' },
    { expect: { '1 aember': 1, '1 hand': ['Subdue', 'Zorg'] } },
  );
  check(
    'Hayden Oswin gains 1 for each upgrade on it after reaping',
    [house, '1 line Hayden Oswin + Stunner + Encounter Suit; Zorg + Encounter Suit'],
    { answer: 'reap Hayden Oswin' },
    { answer: 'resolve Hayden Oswin' },
    { answer: [] },
    { expect: { '1 aember': 3 } },
  );
  check(
    'J.O.N. Cargo archives what shares a house with the discarded card',
    [house, '1 line J.O.N. Cargo', '1 hand Zorg; Sequis; Tunk', '1 deck Mars First; Grommid'],
    { answer: 'reap J.O.N. Cargo' },
    { happened: ['cardRevealed Sequis'] },
    { expect: { '1 archives': ['Zorg', 'Tunk'], '1 hand': ['Sequis'], '1 discard': ['Mars First'] } },
  );
  check(
    'J.O.N. Cargo only shows the hand without a deck',
    [house, '1 line J.O.N. Cargo', '1 hand Zorg; Sequis', '1 discard Tunk'],
    { answer: 'reap J.O.N. Cargo' },
    { happened: ['cardRevealed Zorg'] },
    { expect: { '1 archives': [], '1 hand count': 2, '1 discard': ['Tunk'] } },
  );
  check(
    'Scout Pete shows its player the top card, which may be discarded',
    [house, '1 line Scout Pete', '1 deck Zorg; Tunk'],
    { answer: 'reap Scout Pete' },
    { view: { seat: 1, sees: ['Zorg'], hides: ['Tunk'] } },
    { answer: 'yes' },
    { expect: { '1 discard': ['Zorg'], '1 deck': ['Tunk'] } },
  );
  check(
    'or not',
    [house, '1 hand Scout Pete', '1 deck Zorg; Tunk'],
    { answer: 'play Scout Pete' },
    { answer: [] },
    { expect: { '1 discard': [], '1 deck': ['Zorg', 'Tunk'] } },
  );
  check(
    'Securi-Droid is played as an upgrade that gives taunt, or as a creature',
    [house, '1 hand Securi-Droid', '1 line Zorg'],
    { offered: ['play Securi-Droid', 'playAsUpgrade Securi-Droid'] },
    { answer: 'playAsUpgrade Securi-Droid' },
    { answer: 'attach Zorg' },
    { expect: { 'Securi-Droid host': 'Zorg', 'Zorg keywords': ['taunt'], '1 line': ['Zorg'] } },
  );
  check(
    'Teleporter Chief Tink changes places with another friendly creature, which may be used this turn',
    [house, '1 line Teleporter Chief Tink; Tunk; Zorg; Sequis', '2 line Grommid', ...both],
    { notOffered: ['reap Zorg'] },
    { answer: 'action Teleporter Chief Tink' },
    { notOffered: ['choose Grommid', 'choose Teleporter Chief Tink'] },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Zorg', 'Tunk', 'Teleporter Chief Tink', 'Sequis'], 'Zorg keywords': [] } },
    { offered: ['reap Zorg', 'fight Zorg'] },
    { notOffered: ['reap Tunk', 'reap Sequis'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house staralliance' },
    { notOffered: ['reap Zorg'] },
  );
  check(
    'Z-Force Agent 14 gains 1 for each upgrade on it after a fight',
    [house, '1 line Z-Force Agent 14 + Access Denied + Encounter Suit', '2 line Dust Pixie + Encounter Suit'],
    { answer: 'fight Z-Force Agent 14' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 2 } },
  );
});

describe('Star Alliance upgrades', () => {
  check(
    'Access Denied forbids reaping, and nothing else',
    ['1 line Zorg + Access Denied; Tunk', '2 line Dust Pixie'],
    { notOffered: ['reap Zorg'] },
    { offered: ['fight Zorg', 'reap Tunk'] },
  );
  check(
    'Z-Particle Tracker fetches an upgrade from the deck after a fight',
    ['1 line Zorg + Z-Particle Tracker', '2 line Dust Pixie', '1 deck Stunner; Tunk; Securi-Droid', '2 deck Access Denied'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dust Pixie' },
    { notOffered: ['choose Tunk', 'choose Securi-Droid', 'choose Access Denied'] },
    { answer: 'choose Stunner' },
    { expect: { '1 hand': ['Stunner'], '1 deck count': 2 } },
  );
  check(
    'Z-Ray Blaster gives 3 power and deals 3 to each neighbor of the creature that is fought',
    ['1 line Zorg + Z-Ray Blaster; Sequis', '2 line Grommid; Bulwark; Tunk; Brain Eater'],
    { expect: { 'Zorg power': 10, 'Sequis power': 4 } },
    { answer: 'fight Zorg' },
    { answer: 'fight Tunk' },
    { answer: 'resolve Zorg' },
    { expect: { 'Bulwark damage': 1, 'Brain Eater damage': 3, 'Grommid damage': 0, 'Sequis damage': 0 } },
  );
  check(
    'Z-Wave Emitter wards its creature at the start of its controller’s turn',
    ['1 line Zorg + Z-Wave Emitter; Tunk', '2 line Tunk as theirs', ...both],
    { answer: 'endTurn' },
    { expect: { 'Zorg warded': false } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { 'Zorg warded': true, 'Tunk warded': false, 'theirs warded': false } },
  );
});
