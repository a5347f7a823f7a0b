import type { SeenEvent } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { accountOf, isWhole, type KnownCards } from './match-account.ts';

const types: Readonly<Record<string, string>> = {
  rhino: 'villain',
  goon: 'minion',
  spider: 'hero',
  marvel: 'hero',
  fury: 'ally',
  kick: 'event',
  scheme: 'mainScheme',
  side: 'sideScheme',
};
const known: KnownCards = {
  seats: 2,
  typeOf: (definition) => types[definition] ?? '',
  seatOf: (handle) => ({ spider: 0, marvel: 1 })[handle],
};

/** An event between cards that are called as their definitions. */
function event(name: string, card?: string, by?: string, more: Partial<SeenEvent> = {}): SeenEvent {
  const reference = (definition: string): SeenEvent['card'] & object => ({ definition, handle: definition });
  return { name, ...(card !== undefined && { card: reference(card) }), ...(by !== undefined && { other: reference(by) }), ...more };
}
const round = (value: number): SeenEvent => event('roundBegan', undefined, undefined, { value });
const turn = (seat: number): SeenEvent => event('turnBegan', undefined, undefined, { seat });
/** Packed as the game does: power, boost, defense, sum. */
const over = (power: number, boost: number, defense: number): SeenEvent =>
  event('attackOver', 'rhino', undefined, { seat: 0, value: power + 100 * boost + 10_000 * defense });
const hit = (card: string, by: string | undefined, amount: number, value = 1): SeenEvent =>
  event('damageTaken', card, by, { amount, value });

test('damage to enemies and threat removed are counted by hero, by what they hold', () => {
  const account = accountOf(
    [
      round(1),
      turn(0),
      event('cardAnnounced', 'kick', undefined, { seat: 0 }),
      hit('rhino', 'kick', 8),
      turn(1),
      hit('goon', 'marvel', 2),
      event('threatRemoved', 'scheme', 'marvel', { amount: 3 }),
      // In the turn of another: who played it counts.
      hit('rhino', 'kick', 8),
      round(2),
    ],
    known,
  );
  expect(account).toMatchObject({ rounds: 2, damage: 18, thwarted: 3, prevented: 0 });
  expect(account.heroes).toEqual([
    { damage: 16, thwarted: 0 },
    { damage: 2, thwarted: 3 },
  ]);
  expect(account.best).toEqual({ definition: 'kick', damage: 16, thwarted: 0, times: 2 });
  expect(account.lastBlow).toMatchObject({ definition: 'kick', amount: 8 });
  expect(account.turningPoints.villain).toEqual({ round: 1, definition: 'kick' });
});

test('prevented is what an attack would have dealt and nobody took: by defense, by tough, by a card', () => {
  const begins = event('attackBegan', 'rhino', 'spider', { seat: 0 });
  expect(accountOf([begins, hit('spider', 'rhino', 2), over(2, 1, 1)], known).prevented).toBe(1);
  expect(accountOf([begins, over(2, 1, 0)], known).prevented).toBe(3);
  expect(accountOf([begins, hit('spider', 'rhino', 3), over(2, 1, 0)], known).prevented).toBe(0);
  // What a hero strikes back is no damage of the attack; an attack that ended early tells no figures.
  expect(accountOf([begins, hit('rhino', 'spider', 1, 0), over(0, 0, 0)], known)).toMatchObject({ prevented: 0, damage: 1 });
});

test('damage of effects is prevented where it was dealt and not taken; consequential damage is none', () => {
  const dealt = event('damageDealt', 'spider', 'side', { amount: 2, value: 0 });
  expect(accountOf([dealt], known).prevented).toBe(2);
  expect(accountOf([dealt, hit('spider', 'side', 2, 0)], known).prevented).toBe(0);
  const toll = [event('damageDealt', 'fury', undefined, { amount: 1, value: 0 }), hit('fury', undefined, 1, 0)];
  expect(accountOf(toll, known)).toMatchObject({ prevented: 0, damage: 0, hurt: undefined });
});

test('what decided a loss is a card, and the main scheme only where nothing else placed threat', () => {
  const phase = event('threatPlaced', 'scheme', undefined, { amount: 2 });
  expect(accountOf([round(1), phase, phase], known).threat).toEqual({ definition: 'scheme', amount: 4 });
  const bySide = event('threatPlaced', 'scheme', 'side', { amount: 1 });
  const account = accountOf([round(1), phase, phase, round(2), bySide], known);
  expect(account.threat).toEqual({ definition: 'side', amount: 1 });
  expect(account.turningPoints.threat).toEqual({ round: 2, definition: 'side' });
  expect(accountOf([hit('spider', 'rhino', 4), hit('fury', 'goon', 1)], known).hurt).toEqual({ definition: 'rhino', amount: 4 });
});

test('identities are the best card only where nothing else did anything', () => {
  expect(accountOf([hit('rhino', 'spider', 9), hit('rhino', 'fury', 1)], known).best?.definition).toBe('fury');
  expect(accountOf([hit('rhino', 'spider', 9)], known).best?.definition).toBe('spider');
  // What hurts itself is no card of the players.
  expect(accountOf([hit('rhino', 'goon', 9)], known).best).toBeUndefined();
});

test('figures are told of a match whose beginning is known', () => {
  expect(isWhole([round(2)])).toBe(false);
  expect(isWhole([round(1), round(2)])).toBe(true);
});
