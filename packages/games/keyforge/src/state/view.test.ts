import { seedFromNumber, type Shown } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

/** The values that a view shows of a card in a position. */
function shown(definition: string, position: readonly string[]): Readonly<Record<string, Shown>> {
  const built = keyforge.position?.(position, seedFromNumber(1));
  if (built?.ok !== true) throw new Error('The position can be played.');
  const found = Object.values(built.value.view(1).cards).find((each) => each.definition === definition);
  if (found === undefined) throw new Error('The card is seen.');
  return found.now;
}

describe('KF-ARMOR-1 the armor that is left', () => {
  test('is shown as 0 when all of it is used', () => {
    expect(shown('sequis', ['house mars', '1 line Zorg', '2 line Sequis (stunned, armorUsed 2)'])).toMatchObject({
      armor: 2,
      armorLeft: 0,
    });
  });

  test('is not shown while none of it is used: a reader takes it for the armor', () => {
    expect(shown('sequis', ['house mars', '2 line Sequis'])).toMatchObject({ armor: 2 });
    expect(shown('sequis', ['house mars', '2 line Sequis'])).not.toHaveProperty('armorLeft');
  });
});
