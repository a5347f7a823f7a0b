import { describe } from 'vitest';
import { check } from './fixtures/scenario-check.ts';

describe('Relentless Assault', () => {
  const brobnar = 'house brobnar';
  check(
    'readies and fights with up to 3 friendly creatures, another one each time, whatever their houses',
    [
      brobnar,
      '1 hand Relentless Assault',
      '1 line Bumpsy (exhausted); Troll; Zorg; Krump',
      '2 line Dust Pixie as one; Dust Pixie as two; Dust Pixie as three; Dust Pixie as four',
    ],
    { answer: 'play Relentless Assault' },
    { notOffered: ['choose one'] },
    { answer: 'choose Bumpsy' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight one' },
    { notOffered: ['choose Bumpsy'] },
    { answer: 'choose Zorg' },
    { answer: 'fight Zorg' },
    { answer: 'fight two' },
    { notOffered: ['choose Bumpsy', 'choose Zorg'] },
    { answer: 'choose Krump' },
    { answer: 'fight Krump' },
    { answer: 'fight three' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 line': ['Dust Pixie'], 'Bumpsy exhausted': true, 'Troll exhausted': false } },
  );
  check(
    'whoever chooses none fights no more',
    [brobnar, '1 hand Relentless Assault', '1 line Bumpsy; Troll', '2 line Dust Pixie'],
    { answer: 'play Relentless Assault' },
    { answer: [] },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 line': ['Dust Pixie'] } },
  );
  check(
    'with two creatures it is done twice',
    [brobnar, '1 hand Relentless Assault', '1 line Bumpsy; Troll', '2 line Dust Pixie; Dust Pixie as two; Dust Pixie as three'],
    { answer: 'play Relentless Assault' },
    { answer: 'choose Troll' },
    { answer: 'fight Troll' },
    { answer: 'fight two' },
    { answer: 'choose Bumpsy' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight three' },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'one that only loses its stun was chosen all the same',
    [brobnar, '1 hand Relentless Assault', '1 line Bumpsy (stunned); Troll', '2 line Dust Pixie'],
    { answer: 'play Relentless Assault' },
    { answer: 'choose Bumpsy' },
    { answer: 'unstun Bumpsy' },
    { expect: { 'Bumpsy stunned': false, 'Bumpsy exhausted': true } },
    { offered: ['choose Troll'] },
    { notOffered: ['choose Bumpsy'] },
  );
  check(
    'with no enemy creature a chosen one is readied',
    [brobnar, '1 hand Relentless Assault', '1 line Bumpsy (exhausted)'],
    { answer: 'play Relentless Assault' },
    { answer: 'choose Bumpsy' },
    { expect: { 'Bumpsy exhausted': false } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('One Stood Against Many', () => {
  const sanctum = 'house sanctum';
  check(
    'readies a friendly creature and fights with it 3 times, each time against another enemy creature',
    [
      sanctum,
      '1 hand One Stood Against Many [sanctum]',
      '1 line Grommid (exhausted); Headhunter',
      '2 line Troll (warded) as one; Dust Pixie as two; Dust Pixie as three; Dust Pixie as four',
    ],
    { answer: 'play One Stood Against Many' },
    { notOffered: ['choose one'] },
    { answer: 'choose Grommid' },
    { answer: 'fight Grommid' },
    { answer: 'fight one' },
    { expect: { 'Grommid damage': 8, 'one warded': false, 'Grommid exhausted': false } },
    { answer: 'fight Grommid' },
    { notOffered: ['fight one'] },
    { answer: 'fight two' },
    { answer: 'fight Grommid' },
    { notOffered: ['fight one'] },
    { answer: 'fight three' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Grommid zone': 'discard', '2 line': ['Troll', 'Dust Pixie'], '1 aember': 1 } },
  );
  check(
    'stops when the creature is destroyed',
    [sanctum, '1 hand One Stood Against Many [sanctum]', '1 line Bulwark', '2 line Troll; Dust Pixie'],
    { answer: 'play One Stood Against Many' },
    { answer: 'choose Bulwark' },
    { answer: 'fight Bulwark' },
    { answer: 'fight Troll' },
    { expect: { 'Bulwark zone': 'discard', '2 line': ['Troll', 'Dust Pixie'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'where it has fought all that it could it is readied and does not fight',
    [sanctum, '1 hand One Stood Against Many [sanctum]', '1 line Grommid', '2 line Troll (warded)'],
    { answer: 'play One Stood Against Many' },
    { answer: 'choose Grommid' },
    { answer: 'fight Grommid' },
    { answer: 'fight Troll' },
    { expect: { 'Grommid exhausted': false, 'Grommid damage': 8, 'Troll damage': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'a creature with taunt that it has fought still protects its neighbors',
    [
      sanctum,
      '1 hand One Stood Against Many [sanctum]',
      '1 line Grommid',
      '2 line Dust Pixie; Champion Anaphiel (warded); Dust Pixie; Dust Pixie as far',
    ],
    { answer: 'play One Stood Against Many' },
    { answer: 'choose Grommid' },
    { answer: 'fight Grommid' },
    { offered: ['fight Champion Anaphiel', 'fight far'] },
    { answer: 'fight Champion Anaphiel' },
    { answer: 'fight Grommid' },
    { offered: ['fight far'] },
    { answer: 'fight far' },
    { expect: { '2 line': ['Dust Pixie', 'Champion Anaphiel', 'Dust Pixie'], 'Grommid exhausted': false } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'a stunned creature loses its stun first, and fights twice',
    [sanctum, '1 hand One Stood Against Many [sanctum]', '1 line Grommid (stunned)', '2 line Dust Pixie; Bumpsy; Troll'],
    { answer: 'play One Stood Against Many' },
    { answer: 'choose Grommid' },
    { answer: 'unstun Grommid' },
    { answer: 'fight Grommid' },
    { answer: 'fight Dust Pixie' },
    { answer: 'fight Grommid' },
    { answer: 'fight Bumpsy' },
    { expect: { '2 line': ['Troll'], 'Grommid exhausted': true, 'Grommid damage': 6 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'elusive and the abilities of a fight work as in any',
    [sanctum, '1 hand One Stood Against Many [sanctum]', '1 line Headhunter', '2 line Dust Pixie; Noddy the Thief'],
    { answer: 'play One Stood Against Many' },
    { answer: 'choose Headhunter' },
    { answer: 'fight Headhunter' },
    { answer: 'fight Noddy the Thief' },
    { expect: { 'Noddy the Thief zone': 'line', 'Headhunter damage': 0, '1 aember': 2 } },
    { answer: 'fight Headhunter' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 3 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without a friendly creature gives its Æ alone',
    [sanctum, '1 hand One Stood Against Many [sanctum]', '2 line Troll'],
    { answer: 'play One Stood Against Many' },
    { expect: { '1 aember': 1 } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Exterminate! Exterminate!', () => {
  check(
    'destroys for each friendly Mars creature another creature that is weaker and not of Mars, its player’s own too',
    ['1 hand Exterminate! Exterminate!', '1 line Zorg; Grommid; Bulwark', '2 line Troll; Zorg (powerCounters 1) as enemy'],
    { answer: 'play Exterminate! Exterminate!' },
    { offered: ['choose Zorg', 'choose Grommid'] },
    { answer: 'choose Grommid' },
    { notOffered: ['choose Zorg', 'choose enemy', 'choose Grommid'] },
    { answer: 'choose Troll' },
    { answer: 'choose Zorg' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Bulwark' },
    { expect: { '1 line': ['Zorg', 'Grommid'], '2 line': ['Zorg'] } },
  );
  check(
    'of equal power is not weaker',
    ['1 hand Exterminate! Exterminate!', '1 line Zorg', '2 line Krump (powerCounters 1); Bumpsy (powerCounters 1)'],
    { answer: 'play Exterminate! Exterminate!' },
    { answer: 'choose Zorg' },
    { notOffered: ['choose Krump'] },
    { answer: 'choose Bumpsy' },
    { expect: { '2 line': ['Krump'] } },
  );
  check(
    'a Mars creature for which none is left destroys none',
    ['1 hand Exterminate! Exterminate!', '1 line Zorg as one; Zorg as two', '2 line Troll; Dust Pixie'],
    { answer: 'play Exterminate! Exterminate!' },
    { answer: 'choose two' },
    { answer: 'choose Dust Pixie' },
    { answer: 'choose one' },
    { expect: { '2 line': ['Troll'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without a friendly Mars creature does nothing',
    ['1 hand Exterminate! Exterminate!', '1 line Bulwark', '2 line Dust Pixie; Zorg'],
    { answer: 'play Exterminate! Exterminate!' },
    { expect: { '2 line': ['Dust Pixie', 'Zorg'], '1 line': ['Bulwark'] } },
    { asked: { purpose: 'mainStep' } },
  );
});
