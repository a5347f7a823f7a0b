import { describe, expect, test } from 'vitest';
import { obviousAnswer } from '../state/decision.ts';
import { seedFromNumber } from '../state/random.ts';
import { SPECTATOR } from '../state/viewers.ts';
import { tinyPlayable } from '../testing/tiny-game/playable.ts';
import { skipObvious, type Branch } from './branch.ts';
import type { PlayableMatch } from './playable.ts';

const lines = ['1 hand bear pup wolf', '1 deck druid', '1 food 3', '2 hand scout lure', '2 deck mirror growl'];

function opened(position = lines): PlayableMatch {
  const found = tinyPlayable.position?.(position, seedFromNumber(1));
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  return found.value;
}

function act(branch: Branch, verb: string, name?: string): Branch {
  const ask = branch.question()?.asks[0];
  const at =
    ask?.options.findIndex((option) => option.verb === verb && (name === undefined || branch.tell(option).definition === name)) ?? -1;
  if (ask === undefined || at < 0) throw new Error(`${verb} ${name ?? ''} is not offered: ${JSON.stringify(ask?.options)}`);
  branch.answer(ask.seat, [at]);
  return branch;
}

describe('a branch', () => {
  test('is asked what its match is asked, and leaves it alone', () => {
    const match = opened();
    const before = match.hash();
    const branch = match.branch(0, seedFromNumber(2));
    expect(branch.question()?.id).toBe(match.pending(0)?.id);
    expect(branch.question()?.asks[0]?.options.map(({ verb }) => verb)).toEqual(match.pending(0)?.ask?.options.map(({ verb }) => verb));
    const copy = act(branch.copy(), 'play', 'bear');
    expect(copy.question()?.id).not.toBe(branch.question()?.id);
    expect([branch.question()?.id, match.hash()]).toEqual([match.pending(0)?.id, before]);
  });

  test('names a card where its viewer knew it when it was dealt', () => {
    const match = opened();
    const options = match.branch(0, seedFromNumber(2)).question()?.asks[0]?.options ?? [];
    const told = (viewer: number): readonly (string | undefined)[] =>
      options.map((option) => match.branch(viewer, seedFromNumber(2)).tell(option).definition);
    expect(told(0)).toContain('bear');
    expect(told(1)).not.toContain('bear');
    expect(told(SPECTATOR)).not.toContain('bear');
  });

  test('has one key for all its copies, and others after other acts', () => {
    const match = opened(['1 hand pup wolf', '1 food 9', '2 food 0']);
    const deal = match.branch(0, seedFromNumber(3));
    const keyAfter = (...names: readonly string[]): string => names.reduce((branch, name) => act(branch, 'play', name), deal.copy()).key();
    expect(deal.copy().key()).toBe(deal.key());
    expect(keyAfter('pup')).not.toBe(keyAfter('wolf'));
    expect(keyAfter('pup')).not.toBe(deal.key());
  });

  test('passes over what is obvious, and says how often', () => {
    const branch = opened().branch(0, seedFromNumber(2));
    for (let step = 0; step < 30 && branch.question() !== undefined; step++) {
      skipObvious(branch);
      const open = branch.question();
      const ask = open?.asks.find((each) => each.answered === undefined);
      if (open === undefined || ask === undefined) break;
      expect(obviousAnswer(open.kind, ask)).toBeUndefined();
      branch.answer(ask.seat, ask.min === 0 ? [] : [0]);
    }
  });

  test('refuses what is not offered by throwing', () => {
    const branch = opened().branch(0, seedFromNumber(2));
    expect(() => branch.answer(0, [99])).toThrow('unknownOption');
  });
});
