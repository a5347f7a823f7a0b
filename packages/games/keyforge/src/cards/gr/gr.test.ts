import { describe } from 'vitest';
import { checkDone } from '../fixtures/scenario-check.ts';

describe('Paradox Shield', () => {
  checkDone(
    'is destroyed instead of its creature, which is healed, for as many cards of the deck as that has power',
    ['house dis', '1 line Sinder; Niffle Ape (damage 2) + Paradox Shield', '1 deck 4 x Krump'],
    { answer: 'reap Sinder' },
    { answer: 'choose Niffle Ape' },
    {
      expect: {
        '1 line': ['Sinder', 'Niffle Ape'],
        'Niffle Ape damage': 0,
        'Paradox Shield zone': 'discard',
        '1 deck count': 1,
        '1 discard count': 4,
      },
    },
  );
  checkDone(
    'saves no creature for fewer cards, which are discarded all the same',
    ['house dis', '1 line Sinder; Niffle Ape + Paradox Shield', '1 deck 2 x Krump'],
    { answer: 'reap Sinder' },
    { answer: 'choose Niffle Ape' },
    { expect: { '1 line': ['Sinder'], 'Niffle Ape zone': 'discard', '1 deck count': 0, '1 discard count': 4 } },
  );
  checkDone(
    'on an enemy creature discards from the deck of whoever controls that',
    ['house dis', '1 hand Hand of Dis', '2 line Zorg; Niffle Ape + Paradox Shield (by 1); Troll', '1 deck 4 x Krump', '2 deck 4 x Troll'],
    { answer: 'play Hand of Dis' },
    { answer: 'choose Niffle Ape' },
    { expect: { '2 line': ['Zorg', 'Niffle Ape', 'Troll'], '1 deck count': 4, '2 deck count': 1 } },
  );
  checkDone(
    'says nothing where its creature is purged',
    ['house logos', '1 artifacts Spangler Box', '2 line Niffle Ape + Paradox Shield', '2 deck 4 x Troll'],
    { answer: 'action Spangler Box' },
    { answer: 'choose Niffle Ape' },
    { expect: { 'Niffle Ape zone': 'purged', '2 deck count': 4 } },
  );
  checkDone(
    'twice on a creature saves it once for each, as long as there are cards enough',
    ['house dis', '1 line Sinder; Niffle Ape + Paradox Shield as one + Paradox Shield as two', '1 deck 4 x Krump'],
    { answer: 'reap Sinder' },
    { answer: 'choose Niffle Ape' },
    { answer: 'replace Niffle Ape' },
    { expect: { '1 line': ['Sinder', 'Niffle Ape'], 'one zone': 'discard', 'two host': 'Niffle Ape', '1 deck count': 1 } },
  );
});
