import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Harbinger of Doom', () => {
  check(
    'destroys each creature as it is destroyed, and no artifact',
    ['1 line Zorg; Grommid', '2 line Harbinger of Doom (armorUsed 3, armorWhenUsed 3); Tunk', '1 artifacts Sniffer'],
    { answer: 'fight Zorg' },
    { answer: 'fight Harbinger of Doom' },
    { answer: ['pile Zorg', 'pile Grommid', 'pile Harbinger of Doom', 'pile Tunk'] },
    { expect: { '1 line': [], '2 line': [], '1 artifacts': ['Sniffer'] } },
  );
  check(
    'spares those that a ward saves',
    ['1 line Zorg', '2 line Harbinger of Doom (armorUsed 3, armorWhenUsed 3); Tunk (warded)'],
    { answer: 'fight Zorg' },
    { answer: 'fight Harbinger of Doom' },
    { expect: { '1 line': [], '2 line': ['Tunk'], 'Tunk warded': false } },
  );
  check(
    'does nothing where it is returned to hand',
    ['house dis', '1 hand Double Doom', '1 line Zorg', '2 line Harbinger of Doom'],
    { answer: 'play Double Doom' },
    { answer: 'choose Harbinger of Doom' },
    { expect: { '1 line': ['Zorg'], '2 line': [] } },
  );
});
