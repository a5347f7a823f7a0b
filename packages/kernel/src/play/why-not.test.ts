import { expect, test } from 'vitest';
import { derived } from '../derived/derived.ts';
import { pending } from '../match/match.ts';
import { allSites, applies, passes, site, type Site } from '../state/site.ts';
import type { Tiny, TinyMatch } from '../testing/tiny-game/state/state.ts';
import { playableParts } from '../testing/tiny-game/playable.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { SPECTATOR } from '../state/viewers.ts';
import { handleNow } from '../views/handles.ts';
import { makePlayable } from './make-playable.ts';
import { isOfferedBy } from './doable.ts';
import { askingChecks, whyNot, type WhyNotRules } from './why-not.ts';

const asleep = site('TINY-1', 'who sleeps does nothing');
const poor = site('TINY-2', 'who is poor does nothing');

/** A number of no value that the tiny game works out. */
const SLOT = 987_654;

/** The reasons that a seat is told for which nothing can be done with a card; undefined where it does not know the card. */
function reasons(test: (match: TinyMatch) => boolean, seat = 0, name = 'pup'): readonly string[] | undefined {
  const { match, card } = tinyTable(['1 hand pup', '2 hand wolf']);
  const rules: WhyNotRules<Tiny> = {
    purposes: [pending(match)?.purpose ?? ''],
    acts: () => [{ verb: 'sing', test: () => test(match) }],
    values: () => ({}),
  };
  const said = whyNot({ ...rules, isObstacle: () => true, isChoiceObstacle: () => true }, match, seat, handleNow(match, seat, card(name)));
  return said?.acts.flatMap(({ obstacles }) => obstacles.map(({ code }) => code));
}

test('what may be done has no reasons', () => {
  expect(reasons(() => true)).toEqual([]);
});

test('each check that fails is told, in their order', () => {
  expect(reasons((match) => passes(match, asleep, false) && passes(match, poor, false))).toEqual([asleep.name, poor.name]);
});

test('a check on which a value rests that is kept is told, too', () => {
  const rested = (match: TinyMatch): boolean => !derived(match, SLOT, () => applies(match, asleep));
  expect(reasons((match) => rested(match) && passes(match, poor, false))).toEqual([asleep.name, poor.name]);
});

test('acts with one verb are told apart by what their abilities say, and so is one that could do nothing', () => {
  const { match, card } = tinyTable(['1 hand pup', '2 hand wolf']);
  const texts = (acts: readonly { readonly verb: string; readonly check: Site; readonly ability: string }[]): unknown => {
    const rules: WhyNotRules<Tiny> = {
      purposes: [pending(match)?.purpose ?? ''],
      acts: () =>
        acts.map(({ verb, check, ability }, value) => ({
          verb,
          value,
          of: { ability, giver: card('pup'), clause: '' },
          test: () => passes(match, check, false),
        })),
      values: () => ({}),
      textChecks: [poor.name],
    };
    const speech = { sayText: (_card: number, { ability }: { readonly ability: string }) => ({ en: ability, es: ability }) };
    const all = { isObstacle: () => true, isChoiceObstacle: () => true };
    const said = whyNot({ ...rules, ...all, speech }, match, 0, handleNow(match, 0, card('pup')));
    return said?.acts.map(({ text }) => text?.en);
  };
  const sing = { verb: 'sing', check: asleep, ability: 'one' };
  expect(texts([sing])).toEqual([undefined]);
  expect(texts([sing, { ...sing, ability: 'two' }])).toEqual(['one', 'two']);
  expect(texts([sing, { verb: 'dance', check: poor, ability: 'two' }])).toEqual([undefined, 'two']);
});

test('who is not asked is told that alone', () => {
  expect(reasons((match) => passes(match, poor, false), 1, 'wolf')).toEqual(['another player decides now']);
});

test('of a card that a seat does not know nothing is said', () => {
  expect(reasons(() => false, 1, 'pup')).toBeUndefined();
});

test('an act is offered by whatever option it says, and else by verb, card and value', () => {
  const act = { verb: 'use', value: 1, test: () => true };
  const offer = { verb: 'use', card: 7, value: 1 };
  expect([isOfferedBy(offer, 7, act), isOfferedBy(offer, 8, act), isOfferedBy({ ...offer, value: 0 }, 7, act)]).toEqual([
    true,
    false,
    false,
  ]);
  const byVerb = { ...act, isOffered: ({ verb }: { readonly verb: string }): boolean => verb === 'use' };
  expect(isOfferedBy({ ...offer, value: 0 }, 8, byVerb)).toBe(true);
});

/** What a game from outside tells of an act that a check keeps from being done: only checks with words are told. */
function toldOf(check: Site): readonly string[] {
  const words = { ...playableParts.words, obstacles: { [asleep.name]: { en: 'It sleeps.', es: 'Duerme.' } } };
  const rules: WhyNotRules<Tiny> = {
    purposes: ['bid'],
    acts: (match) => [{ verb: 'sing', test: () => passes(match, check, false) }],
    values: () => ({}),
  };
  const game = makePlayable({ ...playableParts, words, whyNot: rules });
  expect(game.words.obstacles).toHaveProperty(askingChecks.asked.name);
  expect(game.words.obstacles).toHaveProperty(asleep.name);
  const configured = game.configure(['whole', 'whole']);
  const started = configured.ok ? game.start(configured.value, '1'.repeat(64)) : configured;
  if (!started.ok) throw new Error('The tiny game is dealt.');
  const match = started.value;
  const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
  expect(match.pending(seat)?.purpose).toBe('bid');
  const [card = ''] = Object.keys(match.view(seat).cards);
  return (match.whyNot?.(seat, card)?.acts ?? []).flatMap(({ obstacles }) => obstacles.map(({ code }) => code));
}

test('a game tells reasons that have words, and what cannot be paid by its place in the cost', () => {
  const [first] = allSites();
  if (first === undefined) throw new Error('There are checks.');
  expect(toldOf(asleep)).toEqual([asleep.name]);
  expect(toldOf({ id: -1, name: 'fur', rule: '' })).toEqual(['fur']);
  expect([toldOf(poor), toldOf(first)]).toEqual([['a check without a name'], ['a check without a name']]);
  expect(makePlayable(playableParts).words.obstacles).toBeUndefined();
});
