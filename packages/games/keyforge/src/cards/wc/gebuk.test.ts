import { describe } from 'vitest';
import { checkDone } from '../fixtures/scenario-check.ts';

describe('Gebuk', () => {
  checkDone(
    'puts the creature that it has discarded where it stood',
    ['house dis', '1 hand Hand of Dis', '1 line Zorg; Gebuk; Sequis', '1 deck Troll; Krump'],
    { answer: 'play Hand of Dis' },
    { answer: 'choose Gebuk' },
    {
      expect: { '1 line': ['Zorg', 'Troll', 'Sequis'], 'Troll exhausted': true, '1 discard': ['Hand of Dis', 'Gebuk'], '1 deck count': 1 },
    },
  );
  checkDone(
    'counts its place by what is left where those beside it are destroyed with it',
    ['house brobnar', '1 hand Coward’s End', '1 line Zorg; Krump (damage 1); Dodger; Gebuk; Tunk (damage 1); Bumpsy', '1 deck Troll'],
    { answer: 'play Coward’s End' },
    { answer: ['pile Zorg', 'pile Dodger', 'pile Gebuk', 'pile Bumpsy'] },
    { expect: { '1 line': ['Krump', 'Troll', 'Tunk'] } },
  );
  checkDone(
    'is followed on the left flank where nothing is left to the left of it',
    ['house brobnar', '1 hand Coward’s End', '1 line Zorg; Gebuk; Tunk (damage 1)', '1 deck Troll'],
    { answer: 'play Coward’s End' },
    { answer: ['pile Zorg', 'pile Gebuk'] },
    { expect: { '1 line': ['Troll', 'Tunk'] } },
  );
  checkDone(
    'discards a card that is no creature, and nothing enters play',
    ['house dis', '1 hand Hand of Dis', '1 line Zorg; Gebuk; Sequis', '1 deck Punch; Krump'],
    { answer: 'play Hand of Dis' },
    { answer: 'choose Gebuk' },
    { expect: { '1 line': ['Zorg', 'Sequis'], 'Punch zone': 'discard' } },
  );
  checkDone(
    'finds nothing in an empty deck',
    ['house dis', '1 line Sinder; Gebuk'],
    { answer: 'reap Sinder' },
    { answer: 'choose Gebuk' },
    { expect: { '1 line': ['Sinder'], 'Gebuk zone': 'discard' } },
  );
  checkDone(
    'purged, returned or put elsewhere it discards nothing',
    ['house logos', '1 artifacts Spangler Box', '1 line Gebuk', '1 deck Troll'],
    { answer: 'action Spangler Box' },
    { answer: 'choose Gebuk' },
    { expect: { 'Gebuk zone': 'purged', '1 line': [], '1 deck count': 1 } },
  );
  checkDone(
    'of the opponent puts that creature into the opponent’s battleline',
    ['house dis', '1 hand Hand of Dis', '2 line Zorg; Gebuk; Sequis', '2 deck Troll; Krump'],
    { answer: 'play Hand of Dis' },
    { answer: 'choose Gebuk' },
    { expect: { '2 line': ['Zorg', 'Troll', 'Sequis'], 'Troll controller': 2 } },
  );
  checkDone(
    'is saved by Armageddon Cloak, and the creature waits in the discard pile for it to leave play this turn',
    ['house dis', '1 line Sinder; Sinder as other; Gebuk + Armageddon Cloak; Sequis', '1 deck Troll; Krump'],
    { answer: 'reap Sinder' },
    { answer: 'choose Gebuk' },
    { expect: { '1 line': ['Sinder', 'Sinder', 'Gebuk', 'Sequis'], 'Troll zone': 'discard', 'Armageddon Cloak zone': 'discard' } },
  );
});
