import { describe, expect, test } from 'vitest';
import { pending } from '../match/match.ts';
import type { Match } from '../match/match.ts';
import { hashText, restoreState, SAVE_FORMAT, saveState } from './save.ts';
import { tinyGame } from '../testing/tiny-game/game.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import type { TinyTable } from '../testing/tiny-game/table.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { openMatch } from '../events/machine.ts';
import { addRecord, CARDS_MAX } from '../state/state.ts';

function saved(table: TinyTable): string {
  return saveState(tinyGame, table.match.state);
}

/** Positions in the midst of something. */
const midst: readonly (readonly [string, () => TinyTable])[] = [
  ['a turn', () => tinyTable(['1 hand wolf'])],
  ['an announcement that may be taken back', () => tinyTable(['1 hand bear', '1 den pup wolf', '1 food 0']).answer('play bear')],
  ['a replacement', () => tinyTable(['1 hand purge', '1 food 1', '2 den phoenix:1 amulet@phoenix']).answer('play purge').answer('kind 2')],
  ['an ability that counts what it did', () => tinyTable(['1 hand plague', '1 food 2', '2 den avenger:1 bear']).answer('play plague')],
  [
    'a raid that others may stop',
    () => tinyTable(['seats 3', '1 den bear', '2 den wolf', '3 den pup']).answer('raid bear').answer('raidSeat 1').answer([], 3),
  ],
  ['secret bids', () => tinyTable(['1 food 3']).answer('end').answer('end').answer('bid 1', 1)],
  ['an order of abilities', () => tinyTable(['1 hand pup', '1 food 0', '2 den a=greeter b=greeter']).answer('play pup')],
];

describe('a save', () => {
  test.each(midst)('in the midst of %s is read back as it was', (_what, table) => {
    const before = table();
    const text = saved(before);
    const restored = restoreState(tinyGame, text);
    expect(restored.ok).toBe(true);
    if (!restored.ok) return;
    expect(saveState(tinyGame, restored.value as Match<Tiny>['state'])).toBe(text);
    expect(pending(openMatch(tinyGame, restored.value))).toEqual(pending(before.match));
  });

  test.each(midst)('in the midst of %s names what has a name', (_what, table) => {
    const { state } = JSON.parse(saved(table())) as {
      state: { frames: { program: unknown; step: unknown }[]; cards: { definition: unknown }[] };
    };
    for (const { program, step } of state.frames) expect([typeof program, typeof step]).toEqual(['string', 'string']);
    for (const { definition } of state.cards) expect(typeof definition).toBe('string');
  });

  test('names the facts on their way', () => {
    expect(saved(tinyTable(['1 hand purge', '1 food 1', '2 den phoenix:1']).answer('play purge').answer('kind 2'))).toContain(
      '"kind":"died"',
    );
  });

  test('says nothing of which local was set first', () => {
    const { match } = tinyTable([]);
    const withLocals = (locals: object): string =>
      saveState(tinyGame, {
        ...match.state,
        frames: match.state.frames.map((frame) => ({ ...frame, locals: { ...frame.locals, ...locals } })),
      });
    expect(withLocals({ one: 1, other: [2] })).toBe(withLocals({ other: [2], one: 1 }));
    expect(withLocals({ one: undefined })).toBe(withLocals({}));
  });

  test('tells of cards only how they differ from the blank one', () => {
    const { state } = JSON.parse(saved(tinyTable(['1 hand wolf']))) as { state: { cards: object[] } };
    const [blank = {}, ...others] = state.cards;
    expect(Object.keys(blank)).toContain('damage');
    expect(others.map((card) => Object.keys(card)).filter((fields) => fields.includes('damage'))).toEqual([]);
  });

  test('tells of what may be taken back only how it was', () => {
    const announcing = tinyTable(['1 hand bear', '1 den pup wolf', '1 food 0']).answer('play bear');
    const { state } = JSON.parse(saved(announcing)) as { state: { checkpoint: { cards: { count: number; changed: object } } } };
    const kept = announcing.match.state.checkpoint;
    expect(state.checkpoint).not.toHaveProperty('viewerKeys');
    expect(state.checkpoint.cards.count).toBe(kept?.cards.length);
    const others = kept?.cards.filter((card) => JSON.stringify(card) !== JSON.stringify(announcing.match.state.cards[card.id]));
    expect(Object.keys(state.checkpoint.cards.changed)).toEqual(others?.map(({ id }) => String(id)));
  });

  const text = saved(tinyTable(['1 hand growl', '1 den wolf']).answer('play growl').answer('choose wolf'));

  test.each([
    ['no JSON', 'not a save', 'save.broken'],
    ['other JSON', '[1, 2]', 'save.broken'],
    ['nothing', 'null', 'save.broken'],
    ['another format', text.replace(`"format":${SAVE_FORMAT}`, '"format":9'), 'save.broken'],
    ['another game', text.replace('"game":"tiny"', '"game":"chess"'), 'save.otherGame'],
    ['a card that this version lacks', text.replace('"growl/granted0"', '"howl/granted7"'), 'save.unknownName'],
    ['a program that this version lacks', text.replace('"program":"turn"', '"program":"night"'), 'save.unknownName'],
    ['a step that this version lacks', text.replace('"step":"act"', '"step":"dream"'), 'save.unknownName'],
    ['half a state', text.replace('"players"', '"people"'), 'save.broken'],
    ['another state', text.replace('"food":6', '"food":5'), 'save.broken'],
    ['another hash', text.replace(/"hash":"\w/, '"hash":"x'), 'save.broken'],
  ])('of %s is refused', (_what, broken, code) => {
    const restored = restoreState(tinyGame, broken);
    expect(restored).toMatchObject({ ok: false, problems: [{ code }] });
  });

  test('of as many cards as there are ids is read back, also where it may be taken back, and one of more is refused', () => {
    const { match } = tinyTable(['1 hand bear', '1 den pup wolf', '1 food 0']).answer('play bear');
    const state = structuredClone(match.state) as Tiny;
    const { cards } = state;
    const deck = state.zones[cards[1]?.zone ?? 0] ?? [];
    const addCard = (): void => {
      const card = addRecord(state, (id) => ({ ...(cards[1] as (typeof cards)[number]), id }));
      deck.push(card.id);
    };
    while (cards.length < CARDS_MAX) addCard();
    state.checkpoint = structuredClone({ ...state, checkpoint: undefined });
    expect(restoreState(tinyGame, saveState(tinyGame, state))).toMatchObject({ ok: true });
    expect(addCard).toThrow('ids');
    cards.push({ ...(cards[1] as (typeof cards)[number]), id: CARDS_MAX });
    expect(restoreState(tinyGame, saveState(tinyGame, state))).toMatchObject({ ok: false, problems: [{ code: 'save.broken' }] });
  });

  test('of a state that breaks the rules is refused', () => {
    const { state } = tinyTable([]).match;
    const [first = { food: 0 }, ...others] = state.players;
    const broken = { ...state, players: [{ ...first, food: -6 }, ...others] } as Match<Tiny>['state'];
    expect(restoreState(tinyGame, saveState(tinyGame, broken))).toMatchObject({ ok: false, problems: [{ code: 'save.broken' }] });
  });

  test('a fact that this version lacks is named', () => {
    const asked = saved(tinyTable(['1 hand purge', '1 food 1', '2 den phoenix:1']).answer('play purge').answer('kind 2'));
    expect(restoreState(tinyGame, asked.replace('"kind":"died"', '"kind":"vanished"'))).toMatchObject({
      ok: false,
      problems: [{ code: 'save.unknownName', values: { name: 'vanished' } }],
    });
  });
});

describe('a hash', () => {
  test.each([
    ['', '811c9dc501000193'],
    ['a', 'e40c292c'],
  ])('of “%s” is the same on every machine', (text, hash) => {
    expect(hashText(text).startsWith(hash)).toBe(true);
  });

  test('differs where a letter does', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'ñ', 'n'];
    expect(new Set(texts.map(hashText)).size).toBe(texts.length);
  });
});
