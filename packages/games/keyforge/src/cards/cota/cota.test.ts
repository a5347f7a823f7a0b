import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Key Abduction', () => {
  const position = ['1 aember 8', '1 hand Key Abduction; 5 x Dust Pixie', '1 line Zorg', '2 line Sequis; Grommid'];
  check(
    'returns all Mars creatures, then offers a key at nine more than the cost, less one for each card in hand',
    position,
    { answer: 'play Key Abduction' },
    { expect: { '1 line': [], '2 line': ['Sequis'], '2 hand': ['Grommid'], '1 hand count': 6 } },
    { asked: { purpose: 'mayDo', seat: 1 } },
    { answer: 'yes' },
    { answer: 'colour red' },
    // The card's own icon gives 1: 6 + 9 - 6 cards in hand = 9.
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  check(
    'the offer may be declined',
    position,
    { answer: 'play Key Abduction' },
    { answer: [] },
    { expect: { '1 keys': [], '1 aember': 9 } },
  );
  check(
    'with one Æ too few nothing is forged',
    ['1 aember 7', ...position.slice(1)],
    { answer: 'play Key Abduction' },
    { answer: 'yes' },
    { expect: { '1 keys': [], '1 aember': 8 } },
  );
  check(
    'with a large hand the key costs less than the current cost',
    ['1 aember 2', '1 hand Key Abduction; 12 x Dust Pixie'],
    { answer: 'play Key Abduction' },
    { answer: 'yes' },
    { answer: 'colour blue' },
    { expect: { '1 keys': ['blue'], '1 aember': 0 } },
  );
});

describe('Total Recall', () => {
  check(
    'gains 1 for each ready friendly creature and returns them all to their owners’ hands',
    ['1 hand Total Recall', '1 line Zorg; Sequis (exhausted); Bulwark (by 2)', '2 line Grommid'],
    { answer: 'play Total Recall' },
    { note: 'Its own icon gives 1 more.' },
    { expect: { '1 aember': 3, '1 line': [], '1 hand': ['Zorg', 'Sequis'], '2 hand': ['Bulwark'], '2 line': ['Grommid'] } },
  );
});

describe('Grommid', () => {
  check(
    'its controller cannot play creatures, and may play anything else',
    ['1 line Grommid', '1 hand Zorg; Mars First'],
    { notOffered: ['play Zorg'] },
    { offered: ['play Mars First', 'discard Zorg'] },
  );
  check('the opponent may', ['2 line Grommid', '1 hand Zorg'], { offered: ['play Zorg'] });
  check(
    'the opponent loses 1 after a creature is destroyed fighting it',
    ['1 line Grommid', '2 line Sequis', '2 aember 3'],
    { answer: 'fight Grommid' },
    { answer: 'fight Sequis' },
    { expect: { 'Sequis zone': 'discard', '2 aember': 2 } },
  );
  check(
    'also when it is the one that is attacked',
    ['house sanctum', '2 line Grommid', '1 line Sequis', '1 aember 3'],
    { answer: 'fight Sequis' },
    { answer: 'fight Grommid' },
    { expect: { 'Sequis zone': 'discard', '1 aember': 2 } },
  );
  check(
    'not if the creature survives',
    ['1 line Grommid', '2 line Sequis (warded)', '2 aember 3'],
    { answer: 'fight Grommid' },
    { answer: 'fight Sequis' },
    { expect: { 'Sequis zone': 'line', '2 aember': 3 } },
  );
});

describe('Yxilx Dominator', () => {
  check(
    'enters play stunned',
    ['1 hand Yxilx Dominator'],
    { answer: 'play Yxilx Dominator' },
    { expect: { 'Yxilx Dominator stunned': true, 'Yxilx Dominator exhausted': true } },
  );
});

describe('Zorg', () => {
  check(
    'stuns the creature it fights and that creature’s neighbors before the fight',
    ['1 line Zorg', '2 line Sequis as left; Bulwark as middle; Sequis as right; Sequis as far'],
    { answer: 'fight Zorg' },
    { answer: 'fight middle' },
    { expect: { 'left stunned': true, 'right stunned': true, 'far stunned': false, 'middle zone': 'discard' } },
  );
  check('enters play stunned', ['1 hand Zorg'], { answer: 'play Zorg' }, { expect: { 'Zorg stunned': true } });
});

describe('Sanctum', () => {
  check(
    'Terms of Redress has a friendly creature capture 2',
    ['house sanctum', '1 hand Terms of Redress', '1 line Zorg; Sequis', '2 aember 3', '2 line Grommid'],
    { answer: 'play Terms of Redress' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 2, '2 aember': 1 } },
  );
  check('Bulwark gives its neighbors 2 armor, and nobody else', ['1 line Zorg; Bulwark; Sequis; Grommid'], {
    expect: { 'Zorg armor': 2, 'Sequis armor': 4, 'Bulwark armor': 2, 'Grommid armor': 0 },
  });
  check(
    'Champion Tabris captures 1 after a fight',
    ['house sanctum', '1 line Champion Tabris [sanctum]', '2 line Dust Pixie', '2 aember 2'],
    { answer: 'fight Champion Tabris' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Champion Tabris aember': 1, '2 aember': 1 } },
  );
  check(
    'Grey Monk gives friendly creatures 1 armor, itself included, and heals after reaping',
    ['house sanctum', '1 line Grey Monk; Zorg (damage 3)', '2 line Sequis'],
    { expect: { 'Grey Monk armor': 1, 'Zorg armor': 1, 'Sequis armor': 2 } },
    { answer: 'reap Grey Monk' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 1, '1 aember': 1 } },
  );
  check(
    'Raiding Knight captures 1 when played',
    ['house sanctum', '1 hand Raiding Knight', '2 aember 1'],
    { answer: 'play Raiding Knight' },
    { expect: { 'Raiding Knight aember': 1, '2 aember': 0 } },
  );
  check(
    'Sequis captures 1 after reaping, but not after fighting',
    ['house sanctum', '1 line Sequis', '2 aember 2'],
    { answer: 'reap Sequis' },
    { expect: { 'Sequis aember': 1, '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Gatekeeper captures all but 5 from an opponent with 7',
    ['house sanctum', '1 hand Gatekeeper', '2 aember 7'],
    { answer: 'play Gatekeeper' },
    { expect: { 'Gatekeeper aember': 2, '2 aember': 5 } },
  );
  check(
    'Gatekeeper captures nothing from an opponent with 6',
    ['house sanctum', '1 hand Gatekeeper', '2 aember 6'],
    { answer: 'play Gatekeeper' },
    { expect: { 'Gatekeeper aember': 0, '2 aember': 6 } },
  );
});

describe('Untamed', () => {
  check(
    'Full Moon gains 1 after each creature played this turn, and no longer in the next',
    ['house untamed', '1 hand Full Moon; Dust Pixie as one; Dew Faerie; Key Charge', '1 deck 6 x Sequis', '2 deck 6 x Sequis'],
    { answer: 'play Full Moon' },
    { answer: 'play one' },
    { note: 'Dust Pixie’s icons give 2, and playing it 1.' },
    { expect: { '1 aember': 3 } },
    { answer: 'play Dew Faerie' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 4 } },
    { answer: 'play Key Charge' },
    { note: 'An action is no creature: 1 is lost.' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Key Charge loses 1 and offers a key at the current cost',
    ['house untamed', '1 aember 7', '1 hand Key Charge'],
    { answer: 'play Key Charge' },
    { answer: 'yes' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  check(
    'Nature’s Call returns up to three creatures of either side',
    ['house untamed', '1 hand Nature’s Call', '1 line Sequis', '2 line Zorg; Grommid'],
    { answer: 'play Nature’s Call' },
    { asked: { min: 0, max: 3 } },
    { answer: ['choose Zorg', 'choose Sequis'] },
    { expect: { '1 line': [], '2 line': ['Grommid'], '1 hand': ['Sequis'], '2 hand': ['Zorg'] } },
  );
  check(
    'Regrowth returns a creature from your discard pile, not an action',
    ['house untamed', '1 hand Regrowth', '1 discard Zorg; Mars First; Sequis', '2 discard Grommid'],
    { answer: 'play Regrowth' },
    { notOffered: ['choose Mars First', 'choose Grommid'] },
    { answer: 'choose Zorg' },
    { expect: { '1 hand': ['Zorg'], 'Sequis zone': 'discard' } },
  );
  check(
    'Chota Hazri loses 1 and offers a key',
    ['house untamed', '1 aember 7', '1 hand Chota Hazri'],
    { answer: 'play Chota Hazri' },
    { answer: 'yes' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  check(
    'Chota Hazri offers no key if there is nothing to lose',
    ['house untamed', '1 aember 0', '1 hand Chota Hazri'],
    { answer: 'play Chota Hazri' },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Dew Faerie gains 1 more after reaping',
    ['house untamed', '1 line Dew Faerie'],
    { answer: 'reap Dew Faerie' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Fuzzy Gruen gives the opponent 1',
    ['house untamed', '1 hand Fuzzy Gruen'],
    { answer: 'play Fuzzy Gruen' },
    { expect: { '2 aember': 1 } },
  );
  check(
    'Hunting Witch gains 1 for another creature, not for itself and not for an action',
    ['house untamed', '1 hand Hunting Witch; Dew Faerie; Regrowth'],
    { answer: 'play Hunting Witch' },
    { expect: { '1 aember': 0 } },
    { answer: 'play Dew Faerie' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'Teliga gains 1 when the opponent plays a creature, not when its controller does',
    ['house untamed', '2 line Teliga', '1 hand Dew Faerie', '1 line Teliga as mine'],
    { answer: 'play Dew Faerie' },
    { answer: 'rightFlank' },
    { expect: { '2 aember': 1, '1 aember': 0 } },
  );
});
