import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Murkens', () => {
  const shadows = 'house shadows';
  check(
    'plays the top card of the opponent’s deck as if it were its player’s: a creature comes under that one’s control',
    [shadows, '1 hand Murkens', '2 deck Bumpsy; Zorg', '2 aember 3', '2 archives Krump'],
    { answer: 'play Murkens' },
    { answer: 'mode =1' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Murkens', 'Bumpsy'], 'Bumpsy owner': 2, 'Bumpsy exhausted': true, '2 aember': 2, '2 deck': ['Zorg'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'an action does what it does for its player, and goes to its owner’s discard pile',
    [shadows, '1 hand Murkens', '2 deck Routine Job; Zorg', '2 aember 3'],
    { answer: 'play Murkens' },
    { answer: 'mode =1' },
    { expect: { '1 aember': 1, '2 aember': 2, '2 discard': ['Routine Job'], '1 discard': [] } },
  );
  check(
    'plays a card of the opponent’s archives at random',
    [shadows, '1 hand Murkens', '2 deck Zorg', '2 archives Bumpsy; Bumpsy', '2 aember 3'],
    { answer: 'play Murkens' },
    { answer: 'mode' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Bumpsy', 'Murkens'], '2 archives count': 1, '2 deck': ['Zorg'], '2 aember': 2 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without cards there plays none',
    [shadows, '1 hand Murkens'],
    { answer: 'play Murkens' },
    { answer: 'mode' },
    { expect: { '1 line': ['Murkens'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'a card that cannot be played stays where it is',
    [shadows, '1 hand Murkens', '2 deck Kelifi Dragon; Zorg', '1 aember 2'],
    { answer: 'play Murkens' },
    { answer: 'mode =1' },
    { expect: { '1 line': ['Murkens'], '2 deck': ['Kelifi Dragon', 'Zorg'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'a card with treachery enters under the opponent of who plays it, its owner',
    [shadows, '1 hand Murkens', '2 deck Scowly Caper'],
    { answer: 'play Murkens' },
    { answer: 'mode =1' },
    { expect: { '1 line': ['Murkens'], '2 line': ['Scowly Caper'], 'Scowly Caper controller': 2 } },
    { asked: { purpose: 'mainStep' } },
  );
});
