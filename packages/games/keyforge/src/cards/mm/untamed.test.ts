import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house untamed';

describe('Untamed actions', () => {
  check(
    'Reclaimed by Nature purges an artifact and resolves its bonus icons',
    [HOUSE, '1 hand Reclaimed by Nature', '2 artifacts Safe House; World Tree'],
    { answer: 'play Reclaimed by Nature' },
    { answer: 'choose Safe House' },
    { note: 'One of its own icon, one of the artifact’s.' },
    { expect: { 'Safe House zone': 'purged', '1 aember': 2, '2 aember': 0 } },
  );
  check(
    'Resurgence returns a creature, and another if that was a Mutant',
    [HOUSE, '1 hand Resurgence', '1 discard Rad Penny; Zorg; Tunk; Labwork'],
    { answer: 'play Resurgence' },
    { notOffered: ['choose Labwork'] },
    { answer: 'choose Rad Penny' },
    { notOffered: ['choose Rad Penny'] },
    { answer: 'choose Zorg' },
    { expect: { '1 hand': ['Rad Penny', 'Zorg'] } },
  );
  check(
    'Resurgence returns one creature if it was no Mutant',
    [HOUSE, '1 hand Resurgence', '1 discard Rad Penny; Zorg; Tunk'],
    { answer: 'play Resurgence' },
    { answer: 'choose Zorg' },
    { expect: { '1 hand': ['Zorg'] } },
  );
  check(
    'Wild Bounty resolves each bonus icon of the next card once more, and of no further one',
    [HOUSE, '1 hand Wild Bounty; Fogbank; Scout', '1 line Zorg'],
    { answer: 'play Wild Bounty' },
    { answer: 'play Fogbank' },
    { expect: { '1 aember': 2 } },
    { answer: 'play Scout' },
    { answer: [] },
    { expect: { '1 aember': 3 } },
  );
});

describe('Untamed artifacts', () => {
  check(
    'Mushroom with a View heals 1 from each friendly creature, in any house',
    ['house mars', '1 artifacts Mushroom with a View', '1 line Zorg (damage 2); Tunk (damage 1)', '2 line Grommid (damage 2)'],
    { answer: 'omni Mushroom with a View' },
    { expect: { 'Zorg damage': 1, 'Tunk damage': 0, 'Grommid damage': 2 } },
  );
});

describe('Untamed creatures', () => {
  check(
    'Floomf puts two power counters on a Beast after fighting',
    [HOUSE, '1 line Floomf; Sequis', '2 line Dust Pixie; Panpaca, Anga'],
    { answer: 'fight Floomf' },
    { answer: 'fight Dust Pixie' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Floomf' },
    { expect: { 'Floomf power': 5, 'Floomf powerCounters': 2 } },
  );
  check(
    'Keyfrog forges a key at current cost when it is destroyed',
    [HOUSE, '1 hand The Common Cold', '1 line Keyfrog (damage 1)', '1 aember 5', '2 line Dust Pixie'],
    { answer: 'play The Common Cold' },
    { note: 'The icon of the action gave the sixth.' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0, 'Keyfrog zone': 'discard' } },
  );
  check(
    'Keyfrog forges for its controller in the opponent’s turn too',
    ['house mars', '1 hand Ammonia Clouds', '2 line Keyfrog', '2 aember 6'],
    { answer: 'play Ammonia Clouds' },
    { asked: { seat: 1 } },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 0 } },
  );
  check(
    'Keyfrog forges nothing without the cost',
    ['house mars', '1 hand Ammonia Clouds', '2 line Keyfrog', '2 aember 5'],
    { answer: 'play Ammonia Clouds' },
    { expect: { '2 keys': [], '2 aember': 5 } },
  );
  check(
    'Mercy, Malkin Queen wards each friendly Cat that enters play',
    [HOUSE, '1 hand Floomf; Dew Faerie', '1 line Mercy, Malkin Queen'],
    { answer: 'play Floomf' },
    { answer: 'leftFlank' },
    { expect: { 'Floomf warded': true } },
    { answer: 'play Dew Faerie' },
    { answer: 'leftFlank' },
    { expect: { 'Dew Faerie warded': false, 'Mercy, Malkin Queen warded': false } },
  );
  check(
    'Mercy, Malkin Queen readies a friendly Beast after fighting',
    [HOUSE, '1 line Mercy, Malkin Queen; Floomf (exhausted); Sequis (exhausted)', '2 line Dust Pixie; Floomf as theirs (exhausted)'],
    { answer: 'fight Mercy, Malkin Queen' },
    { answer: 'fight Dust Pixie' },
    { notOffered: ['choose Sequis', 'choose theirs'] },
    { answer: 'choose Floomf' },
    { expect: { 'Floomf exhausted': false } },
  );
  check(
    'Dark Harbinger readies after its player plays an Untamed action, and after no other card',
    [HOUSE, '1 hand Full Moon; Punch [untamed]; Dew Faerie; Anger', '1 line Dark Harbinger (exhausted)', '2 line Troll'],
    { answer: 'play Dew Faerie' },
    { answer: 'leftFlank' },
    { expect: { 'Dark Harbinger exhausted': true } },
    { answer: 'play Full Moon' },
    { answer: 'resolve Dark Harbinger' },
    { expect: { 'Dark Harbinger exhausted': false } },
  );
});

describe('Dark Harbinger', () => {
  check(
    'is readied after its player plays an Untamed action card',
    ['house untamed', '1 hand Gravid Cycle; Regrowth', '1 line Dark Harbinger (exhausted)', '1 discard Dust Pixie'],
    { answer: 'play Regrowth' },
    { answer: 'resolve Dark Harbinger' },
    { expect: { 'Dark Harbinger exhausted': false } },
  );
  check(
    'is not readied by an action of another house, a creature, or what its opponent plays',
    [
      'house untamed',
      '1 hand Punch [untamed] as same; Dust Pixie; Regrowth',
      '1 discard Zorg',
      '2 line Dark Harbinger (exhausted)',
      '1 line Dark Harbinger (exhausted) as own',
    ],
    { answer: 'play Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { 'own exhausted': true } },
    { edit: ['house brobnar', '1 hand Punch as other'] },
    { answer: 'play other' },
    { answer: 'choose Dust Pixie' },
    { expect: { 'own exhausted': true, '2:Dark Harbinger exhausted': true } },
    { edit: ['house untamed'] },
    { answer: 'play Regrowth' },
    { answer: 'resolve own' },
    { expect: { 'own exhausted': false, '2:Dark Harbinger exhausted': true } },
  );
});
