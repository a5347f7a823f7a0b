import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

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

describe('Curse of Cowardice', () => {
  const houses = ['1 houses brobnar mars dis', '2 houses brobnar mars dis', '1 deck 8 x Zorg', '2 deck 8 x Zorg'];
  check(
    'enters play under the opponent’s control',
    [...houses, 'house brobnar', '1 hand Curse of Cowardice', '2 line Troll', '2 aember 5'],
    { answer: 'play Curse of Cowardice' },
    { expect: { '2 artifacts': ['Curse of Cowardice'] } },
    { answer: 'endTurn' },
    { expect: { '2 aember': 5 } },
    { answer: 'house brobnar' },
    { answer: 'endTurn' },
    { expect: { '2 aember': 3, '2 artifacts': ['Curse of Cowardice'] } },
  );
  check(
    'costs nothing in a turn in which a creature was used to fight',
    [...houses, 'house brobnar', '1 artifacts Curse of Cowardice', '1 line Troll; Krump', '2 line Dust Pixie', '1 aember 5'],
    { answer: 'fight Troll' },
    { answer: 'fight Dust Pixie' },
    { answer: 'endTurn' },
    { expect: { '1 aember': 5, '1 artifacts': ['Curse of Cowardice'] } },
  );
  check(
    'costs 2 where creatures were used otherwise, and where they fought in an earlier turn',
    [...houses, 'house brobnar', '1 artifacts Curse of Cowardice', '1 line Troll', '2 line Krump', '1 aember 5'],
    { answer: 'reap Troll' },
    { answer: 'endTurn' },
    { expect: { '1 aember': 4 } },
    { answer: 'house brobnar' },
    { answer: 'fight Krump' },
    { answer: 'fight Troll' },
    { answer: 'endTurn' },
    { expect: { '1 aember': 4, '2 aember': 0 } },
    { answer: 'house brobnar' },
    { answer: 'endTurn' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'is destroyed at the end of a turn of its controller without creatures, whether it has cost Æ or not',
    [...houses, 'house brobnar', '1 artifacts Curse of Cowardice', '1 line Dust Pixie [brobnar]', '2 line Troll', '1 aember 5'],
    { answer: 'fight Dust Pixie' },
    { answer: 'fight Troll' },
    { expect: { '1 line': [], '1 artifacts': ['Curse of Cowardice'] } },
    { answer: 'endTurn' },
    { expect: { '1 aember': 5, '1 artifacts': [] } },
  );
});
