import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Mimicry', () => {
  const untamed = 'house untamed';
  check(
    'does what an action card in the opponent’s discard pile does, and is discarded as itself',
    [untamed, '1 hand Mimicry', '1 discard Anger', '2 discard Punch; Zorg; Warsong', '2 line Dust Pixie; Troll', '1 line Bumpsy'],
    { answer: 'play Mimicry' },
    { asked: { purpose: 'chooseCopied', seat: 1 } },
    { offered: ['choose Punch', 'choose Warsong'] },
    { notOffered: ['choose Anger', 'choose Zorg'] },
    { answer: 'choose Punch' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 3, '1 aember': 1, '1 discard': ['Mimicry', 'Anger'], '2 discard': ['Punch', 'Zorg', 'Warsong'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without an action card there is nothing that it does',
    [untamed, '1 hand Mimicry', '2 discard Zorg'],
    { answer: 'play Mimicry' },
    { expect: { '1 discard': ['Mimicry'], '1 aember': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'what it began lasts after it is discarded',
    [untamed, '1 hand Mimicry', '2 discard Warsong', '1 line Bumpsy [untamed]', '2 line Dust Pixie'],
    { answer: 'play Mimicry' },
    { answer: 'choose Warsong' },
    { expect: { '1 aember': 0, '1 discard': ['Mimicry'] } },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'a copy of an omega card ends the step',
    [untamed, '1 hand Mimicry; Dust Pixie', '2 discard Gravid Cycle', '1 deck 9 x Zorg'],
    { answer: 'play Mimicry' },
    { answer: 'choose Gravid Cycle' },
    { asked: { purpose: 'chooseHouse', seat: 2 } },
    { expect: { 'Mimicry zone': 'discard', active: 2 } },
  );
  check(
    'played as its owner’s turn goes on it is itself again, and may be played once more from hand',
    [untamed, '1 hand 2 x Mimicry', '2 discard Punch', '2 line Troll'],
    { answer: 'play Mimicry#1' },
    { answer: 'choose Punch' },
    { answer: 'choose Troll' },
    { answer: 'play Mimicry' },
    { answer: 'choose Punch' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 6, '1 discard': ['Mimicry', 'Mimicry'], '1 aember': 2 } },
  );
});
