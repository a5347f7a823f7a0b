import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

describe('Logos actions', () => {
  check(
    'Binate Rupture doubles the Æ of each player',
    ['house logos', '1 hand Binate Rupture', '1 aember 2', '2 aember 5'],
    { answer: 'play Binate Rupture' },
    { expect: { '1 aember': 4, '2 aember': 10 } },
  );
  check(
    'Cutthroat Research steals 2 from an opponent with 8',
    ['house logos', '1 hand Cutthroat Research', '2 aember 8'],
    { answer: 'play Cutthroat Research' },
    { expect: { '1 aember': 3, '2 aember': 6 } },
  );
  check(
    'and nothing from one with 7',
    ['house logos', '1 hand Cutthroat Research', '2 aember 7'],
    { answer: 'play Cutthroat Research' },
    { expect: { '1 aember': 1, '2 aember': 7 } },
  );
  check(
    'Entropic Swirl deals a creature 2 for each of its traits and gains 1 for each',
    ['house logos', '1 hand Entropic Swirl', '2 line Champion Tabris; Zorg'],
    { answer: 'play Entropic Swirl' },
    { answer: 'choose Champion Tabris' },
    { note: 'Human and Knight: 4 damage, of which its armor prevents 2.' },
    { expect: { 'Champion Tabris damage': 2, '1 aember': 2, 'Zorg damage': 0 } },
  );
  check(
    'and a creature with one trait half as much',
    ['house logos', '1 hand Entropic Swirl', '2 line Champion Tabris; Zorg'],
    { answer: 'play Entropic Swirl' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2, '1 aember': 1 } },
  );
  check(
    'Eureka! gains 2 and archives 2 random cards of the hand',
    ['house logos', '1 hand Eureka!; 3 x Sequis', '2 hand Zorg'],
    { answer: 'play Eureka!' },
    { expect: { '1 aember': 3, '1 archives': ['Sequis', 'Sequis'], '1 hand': ['Sequis'], '2 hand': ['Zorg'] } },
  );
  check(
    'Master the Theory may archive a card for each enemy creature',
    ['house logos', '1 hand Master the Theory; 3 x Sequis', '2 line Zorg; Tunk'],
    { answer: 'play Master the Theory' },
    { answer: 'yes' },
    { answer: 'choose Sequis#1' },
    { answer: 'choose Sequis#2' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 archives count': 2 } },
  );
  check(
    'Master the Theory does nothing while there is a friendly creature',
    ['house logos', '1 hand Master the Theory; 3 x Sequis', '1 line Tunk', '2 line Zorg'],
    { answer: 'play Master the Theory' },
    { expect: { '1 archives': [] } },
  );
  check(
    'Standardized Testing destroys the creatures of the lowest and of the highest power',
    ['house logos', '1 hand Standardized Testing', '1 line Dust Pixie; Zorg', '2 line Grommid; Tunk; Dust Pixie as other'],
    { answer: 'play Standardized Testing' },
    { answer: ['pile Grommid', 'pile 1:Dust Pixie', 'pile other'] },
    { expect: { '1 line': ['Zorg'], '2 line': ['Tunk'] } },
  );
});

describe('Logos artifacts', () => {
  check(
    'Fetchdrones discards two cards; for each of Logos a friendly creature captures 2',
    ['house logos', '1 artifacts Fetchdrones', '1 deck Batdrone; Labwork; Dextre', '1 line Zorg; Sequis', '2 line Tunk', '2 aember 5'],
    { answer: 'action Fetchdrones' },
    { notOffered: ['choose Tunk'] },
    { answer: 'choose Zorg' },
    { answer: 'choose Sequis' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Zorg aember': 2, 'Sequis aember': 2, '1 discard count': 2, '2 aember': 1 } },
  );
  check(
    'Fetchdrones captures nothing for cards of other houses',
    ['house logos', '1 artifacts Fetchdrones', '1 deck Zorg; Labwork', '1 line Sequis', '2 aember 5'],
    { answer: 'action Fetchdrones' },
    { answer: 'choose Sequis' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Sequis aember': 2, '1 discard count': 2 } },
  );
  check(
    'Memory Chip archives a card after Logos is chosen',
    ['step house', '1 houses mars logos dis', '1 artifacts Memory Chip', '1 hand Sequis'],
    { answer: 'house logos' },
    { answer: 'choose Sequis' },
    { expect: { '1 archives': ['Sequis'] } },
  );
  check(
    'and not after another house is chosen',
    ['step house', '1 houses mars logos dis', '1 artifacts Memory Chip', '1 hand Sequis'],
    { answer: 'house mars' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 archives': [] } },
  );
  checkDone(
    '[REDACTED] gains an Æ when Logos is chosen, and forges nothing with its third',
    ['step house', '1 houses mars logos dis', '1 artifacts [REDACTED] (aember 2)'],
    { answer: 'house logos' },
    { expect: { '1 keys': [], '[REDACTED] zone': 'artifacts', '[REDACTED] aember': 3 } },
  );
  check(
    '[REDACTED] forges with its fourth Æ',
    ['step house', '1 houses mars logos dis', '1 artifacts [REDACTED] (aember 3)'],
    { answer: 'house logos' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '[REDACTED] zone': 'discard' } },
  );
  check(
    'Scientifical Hack lets friendly artifacts be used in any house this turn, and no creatures',
    ['house mars', '1 artifacts Scientifical Hack; Library of Babble', '1 line Batdrone', '1 deck Zorg'],
    { notOffered: ['action Library of Babble'] },
    { answer: 'omni Scientifical Hack' },
    { expect: { 'Scientifical Hack zone': 'discard' } },
    { offered: ['action Library of Babble'] },
    { notOffered: ['reap Batdrone'] },
  );
  check(
    'Seismo-entangler keeps creatures of the chosen house from reaping in the opponent’s next turn',
    [
      'house logos',
      '1 artifacts Seismo-entangler',
      '1 line Sequis as mine',
      '2 line Zorg; Sequis',
      '1 houses mars logos sanctum',
      '2 houses mars logos sanctum',
      '1 deck 6 x Zorg',
      '2 deck 6 x Zorg',
    ],
    { answer: 'action Seismo-entangler' },
    { answer: 'house sanctum' },
    { answer: 'endTurn' },
    { answer: 'house sanctum' },
    { offered: ['fight Sequis'] },
    { notOffered: ['reap Sequis'] },
  );
  check(
    'Shard of Knowledge draws a card for each friendly Shard',
    ['house logos', '1 artifacts Shard of Knowledge; Shard of Hate; Sniffer', '2 artifacts Shard of Hate as theirs', '1 deck 6 x Zorg'],
    { answer: 'action Shard of Knowledge' },
    { expect: { '1 hand count': 2 } },
  );
  check(
    'Quantum Fingertrap swaps two creatures of one battleline',
    ['house logos', '1 artifacts Quantum Fingertrap', '1 line Sequis', '2 line Zorg; Tunk; Grommid'],
    { answer: 'action Quantum Fingertrap' },
    { answer: 'choose Zorg' },
    { notOffered: ['choose Sequis', 'choose Zorg'] },
    { answer: 'choose Grommid' },
    { expect: { '2 line': ['Grommid', 'Tunk', 'Zorg'] } },
  );
});

describe('Logos creatures', () => {
  check(
    'Archimedes archives a neighbor that is destroyed',
    ['1 line Zorg', '2 line Dust Pixie as near; Archimedes; Tunk; Dust Pixie as far'],
    { answer: 'fight Zorg' },
    { answer: 'fight near' },
    { expect: { '2 archives': ['Dust Pixie'] } },
  );
  check(
    'and no other',
    ['1 line Zorg', '2 line Archimedes; Tunk; Dust Pixie as far'],
    { answer: 'fight Zorg' },
    { answer: 'fight far' },
    { expect: { 'far zone': 'discard' } },
  );
  check(
    'Director of Z.Y.X. archives the top card at the start of your turn',
    ['1 line Director of Z.Y.X.', '1 deck Zorg; 6 x Sequis', '2 deck 6 x Sequis', '1 houses mars logos sanctum', '2 houses mars logos dis'],
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { expect: { '1 archives': [] } },
    { answer: 'endTurn' },
    { expect: { '1 archives count': 1 } },
  );
  check(
    'Eyegor looks at three cards, puts one into hand and discards the others',
    ['house logos', '1 hand Eyegor', '1 deck Zorg; Tunk; Sequis; Grommid'],
    { answer: 'play Eyegor' },
    { offered: ['choose Zorg', 'choose Tunk', 'choose Sequis'] },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Tunk' },
    { answer: ['pile Zorg', 'pile Sequis'] },
    { expect: { '1 hand': ['Tunk'], '1 discard': ['Sequis', 'Zorg'], '1 deck': ['Grommid'] } },
  );
  check(
    'Helper Bot lets one card of another house be played',
    ['house logos', '1 hand Helper Bot; Zorg; Tunk', '1 houses mars logos dis'],
    { notOffered: ['play Zorg'] },
    { answer: 'play Helper Bot' },
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { notOffered: ['play Tunk'] },
    { expect: { 'Zorg zone': 'line' } },
  );
  check(
    'Hexpion archives itself and the top card when it is destroyed',
    ['1 line Zorg', '2 line Hexpion', '2 deck Sequis; Tunk'],
    { answer: 'fight Zorg' },
    { answer: 'fight Hexpion' },
    { expect: { '2 archives': ['Hexpion', 'Sequis'], '2 deck': ['Tunk'] } },
  );
  check(
    'Pip Pip stuns an enemy creature after it reaps',
    ['2 line Pip Pip', '1 line Zorg'],
    { answer: 'reap Zorg' },
    { expect: { 'Zorg stunned': true } },
  );
  check(
    'Professor Sutterkin draws a card for each friendly Logos creature',
    ['house logos', '1 line Professor Sutterkin; Batdrone; Zorg', '2 line Dextre', '1 deck 6 x Tunk'],
    { answer: 'reap Professor Sutterkin' },
    { expect: { '1 hand count': 2 } },
  );
  check(
    'Project Z.Y.X. may play an archived card of any house',
    ['house logos', '1 line Project Z.Y.X.', '1 archives Zorg; Tunk', '2 archives Sequis'],
    { answer: 'reap Project Z.Y.X.' },
    { answer: 'yes' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { expect: { 'Zorg zone': 'line', 'Tunk zone': 'archives' } },
  );
  check(
    'The Curator has friendly artifacts enter ready, and creatures exhausted',
    ['house logos', '1 line The Curator', '1 hand Library of Babble; Batdrone'],
    { answer: 'play Library of Babble' },
    { expect: { 'Library of Babble exhausted': false } },
    { answer: 'play Batdrone' },
    { answer: 'leftFlank' },
    { expect: { 'Batdrone exhausted': true } },
  );
  check(
    'Titan Librarian archives a card at the end of your turn unless it is on a flank',
    ['1 line Zorg; Titan Librarian; Tunk', '1 hand 6 x Sequis', '1 houses mars logos dis', '2 houses mars logos dis'],
    { answer: 'endTurn' },
    { answer: 'choose Sequis#1' },
    { expect: { '1 archives': ['Sequis'] } },
  );
  check(
    'not where it is on one',
    ['1 line Titan Librarian; Tunk', '1 hand 6 x Sequis', '1 houses mars logos dis', '2 houses mars logos dis'],
    { answer: 'endTurn' },
    { asked: { purpose: 'chooseHouse' } },
    { expect: { '1 archives': [] } },
  );
  check(
    'Z.Y.X. Researcher archives the top card of the deck',
    ['house logos', '1 hand Z.Y.X. Researcher', '1 deck Zorg; Tunk', '1 discard Sequis; Grommid'],
    { answer: 'play Z.Y.X. Researcher' },
    { answer: 'mode Z.Y.X. Researcher' },
    { expect: { '1 archives': ['Zorg'] } },
  );
  check(
    'or of the discard pile',
    ['house logos', '1 hand Z.Y.X. Researcher', '1 deck Zorg; Tunk', '1 discard Sequis; Grommid'],
    { answer: 'play Z.Y.X. Researcher' },
    { answer: 'mode Z.Y.X. Researcher =1' },
    { expect: { '1 archives': ['Sequis'], '1 discard': ['Grommid'] } },
  );
  check(
    'Fila the Researcher draws a card after a creature is played beside it',
    ['house logos', '1 line Fila the Researcher; Zorg', '1 hand Batdrone; Dextre', '1 deck 6 x Tunk'],
    { answer: 'play Batdrone' },
    { answer: 'leftFlank' },
    { expect: { '1 hand count': 2 } },
    { answer: 'play Dextre' },
    { answer: 'rightFlank' },
    { expect: { '1 hand count': 1 } },
  );
  check(
    'Jargogle hides a card under itself and plays it if it is destroyed in its controller’s turn',
    [
      'house logos',
      '1 hand Jargogle; Zorg',
      '2 line Grommid',
      '1 houses mars logos dis',
      '2 houses mars logos dis',
      '1 deck 6 x Sequis',
      '2 deck 6 x Sequis',
    ],
    { answer: 'play Jargogle' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg zone': 'under' } },
    { view: { seat: 2, hides: ['Zorg'] } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'fight Grommid' },
    { answer: 'fight Jargogle' },
    { expect: { 'Jargogle zone': 'line' } },
  );
  check(
    'Jargogle archives the card under it if it is destroyed in the other’s turn',
    [
      'house logos',
      '1 hand Jargogle; Zorg',
      '2 line Grommid; Tunk',
      '1 houses mars logos dis',
      '2 houses mars logos dis',
      '1 deck 6 x Sequis',
      '2 deck 6 x Sequis',
    ],
    { answer: 'play Jargogle' },
    { answer: 'choose Zorg' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'fight Grommid' },
    { answer: 'fight Jargogle' },
    { answer: 'fight Tunk' },
    { answer: 'fight Jargogle' },
    { expect: { 'Jargogle zone': 'discard', '1 archives': ['Zorg'] } },
  );
  check(
    'and plays it if it is destroyed in its controller’s turn',
    ['house logos', '1 hand Jargogle; Zorg; Bouncing Deathquark', '2 line Grommid', '2 deck 6 x Sequis'],
    { answer: 'play Jargogle' },
    { answer: 'choose Zorg' },
    { answer: 'play Bouncing Deathquark' },
    { answer: 'choose Grommid' },
    { answer: 'choose Jargogle' },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { expect: { 'Jargogle zone': 'discard', 'Zorg zone': 'line' } },
  );
});

describe('Logos upgrades', () => {
  check(
    'Backup Copy puts its creature on top of its owner’s deck when it is destroyed',
    ['1 line Zorg', '2 line Dust Pixie + Backup Copy', '2 deck Sequis'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dust Pixie' },
    { expect: { '2 deck': ['Dust Pixie', 'Sequis'] } },
  );
});

describe('Poke', () => {
  check(
    'draws a card where its damage destroys the creature',
    ['house logos', '1 hand Poke', '1 deck 3 x Zorg', '2 line Dust Pixie; Bumpsy'],
    { answer: 'play Poke' },
    { answer: 'choose Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'discard', '1 hand': ['Zorg'] } },
  );
  check(
    'and none where it does not',
    ['house logos', '1 hand Poke', '1 deck 3 x Zorg', '2 line Dust Pixie; Bumpsy'],
    { answer: 'play Poke' },
    { answer: 'choose Bumpsy' },
    { expect: { 'Bumpsy damage': 1, '1 hand': [] } },
  );
});
