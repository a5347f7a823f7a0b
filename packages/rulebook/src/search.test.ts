import type { Language } from '@crupier/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RuleGame } from './rule-row.ts';
import { ruleGames, textIn } from './rule-row.ts';
import type { RuleHit } from './search.ts';
import { searchRules } from './search.ts';
import type { Range } from './words.ts';

async function firstIds(text: string, language: Language, count: number, game?: RuleGame): Promise<readonly string[]> {
  const hits = await searchRules(text, { language, limit: count, ...(game === undefined ? {} : { game }) });
  return hits.map((hit) => hit.row.id);
}

/** What is highlighted in a text. */
function marked(text: string, ranges: readonly Range[]): readonly string[] {
  return ranges.map(({ start, end }) => text.slice(start, end));
}

describe('the first answers in KeyForge', () => {
  const cases: readonly (readonly [typed: string, language: Language, ids: readonly string[]])[] = [
    // A heading, in either language, whatever the reader's.
    ['escudar', 'es', ['KF-WARD-1', 'KF-WARD-2', 'KF-WARD-3']],
    ['escudar', 'en', ['KF-WARD-1', 'KF-WARD-2', 'KF-WARD-3']],
    ['ward', 'en', ['KF-WARD-1', 'KF-WARD-2', 'KF-WARD-3']],
    ['ward', 'es', ['KF-WARD-1', 'KF-WARD-2', 'KF-WARD-3']],
    ['warded', 'en', ['KF-WARD-1', 'KF-WARD-2', 'KF-WARD-3']],
    ['escudadas', 'es', ['KF-WARD-1', 'KF-WARD-2', 'KF-WARD-3']],
    ['CADENA', 'es', ['KF-CHAINS-1', 'KF-CHAINS-2', 'KF-CHAINS-3', 'KF-CHAINS-4']],
    ['linea de batalla', 'es', ['KF-BATTLELINE-1', 'KF-BATTLELINE-2']],
    ['regla de oro', 'es', ['KF-GOLDEN-RULE-1', 'KF-GOLDEN-RULE-2']],
    ['robar æmbar', 'es', ['KF-STEAL-1', 'KF-STEAL-2']],
    ['robar ambar', 'es', ['KF-STEAL-1', 'KF-STEAL-2']],
    ['robar cartas', 'es', ['KF-DRAW-1']],
    // Words of a summary.
    ['luchar aturdida', 'es', ['KF-STUN-1', 'KF-STUN-3', 'KF-FAQ-GEN-11']],
    ['tercera llave', 'es', ['KF-TURN-FORGE-6', 'KF-ORDER-3']],
    ['third key', 'en', ['KF-TURN-FORGE-6', 'KF-ORDER-3']],
    ['regla del 6', 'es', ['KF-RULE-OF-SIX-1']],
    ['rule of 6', 'en', ['KF-RULE-OF-SIX-1']],
    // An id, or its beginning.
    ['KF-FIGHT', 'es', ['KF-FIGHT-1', 'KF-FIGHT-2', 'KF-FIGHT-3', 'KF-FIGHT-4', 'KF-FIGHT-5']],
    ['kf-fight-4', 'es', ['KF-FIGHT-4']],
    ['fight-4', 'en', ['KF-FIGHT-4']],
    // A card, in either language.
    ['Bad Penny', 'en', ['KF-FAQ-GEN-34', 'KF-FAQ-GEN-31', 'KF-FAQ-CARD-shadow-of-dis-4']],
    ['falsa morena', 'es', ['KF-FAQ-GEN-34', 'KF-FAQ-GEN-31', 'KF-FAQ-CARD-shadow-of-dis-4']],
    ['library access', 'es', ['KF-ERRATA-library-access', 'KF-FAQ-CARD-library-access-1']],
  ];

  test.each(cases)('%s (%s): %j', async (typed, language, ids) => {
    expect(await firstIds(typed, language, ids.length, 'keyforge')).toEqual(ids);
  });
});

describe('the first answers over all games', () => {
  const cases: readonly (readonly [typed: string, language: Language, ids: readonly string[]])[] = [
    ['overkill', 'en', ['MC-OVERKILL-1', 'MC-OVERKILL-2']],
    ['amenaza', 'es', ['MC-THREAT-1']],
    ['villain phase', 'en', ['MC-VILLAIN-PHASE-1', 'MC-VILLAIN-PHASE-2']],
    ['combate', 'es', ['INF-506.1', 'INF-506.2']],
    ['senda', 'es', ['INF-205.1', 'INF-205.1a']],
    ['601.1', 'en', ['INF-601.1', 'INF-601.1a', 'INF-601.1b']],
    ['INF-C-06', 'es', ['INF-C-06']],
    ['MC-C-06', 'en', ['MC-C-06']],
    ['criterio Coloso', 'es', ['MC-C-24']],
    ['outlives damage loses toughness', 'en', ['INF-C-06']],
    ['sobrevive al daño y pierde resistencia', 'es', ['INF-C-06']],
    ['INF-705.5', 'es', ['INF-705.5', 'INF-705.5a']],
    ['stun', 'en', ['KF-STUN-1']],
  ];

  test.each(cases)('%s (%s): %j', async (typed, language, ids) => {
    expect(await firstIds(typed, language, ids.length)).toEqual(ids);
  });

  test('a game of its own keeps the others out', async () => {
    for (const game of ruleGames) {
      const hits = await searchRules('damage', { game, language: 'en', limit: 500 });
      expect(new Set(hits.map((hit) => hit.row.game))).toEqual(new Set([game]));
    }
  });
});

test.each([
  ['an unfinished word', 'enfur', 'KF-ENRAGE-'],
  ['a misspelt word', 'aturdier', 'KF-STUN-'],
  ['a misspelt English word', 'hazardus', 'KF-HAZARDOUS-'],
])('%s is understood', async (_what, typed, family) => {
  for (const id of await firstIds(typed, 'es', 2, 'keyforge')) expect(id.startsWith(family)).toBe(true);
});

test.each(['xyzzy', '', '   ', '¿?', '-'])('“%s” finds nothing', async (typed) => {
  expect(await firstIds(typed, 'es', 10)).toEqual([]);
});

test('no number finds another that begins like it', async () => {
  const hits = await searchRules('2', { game: 'keyforge', language: 'es', limit: 1000 });
  expect(hits.filter((hit) => hit.row.id === 'KF-CHAINS-1')).toEqual([]);
});

test('the limit is kept, down to nothing, and the best come first', async () => {
  for (const limit of [0, 1, 5]) expect(await firstIds('criatura', 'es', limit)).toHaveLength(limit);
  expect(await firstIds('criatura', 'es', -1)).toEqual([]);
  const hits = await searchRules('criatura', { language: 'es', limit: 50 });
  expect(hits.map((hit) => hit.score)).toEqual(hits.map((hit) => hit.score).toSorted((one, other) => other - one));
});

test.each([
  ['a page', 'escudar ', 'palabra '.repeat(100_000)],
  ['one endless word', 'escudar ', 'a'.repeat(1_000_000)],
])('%s is searched by its beginning', async (_what, beginning, rest) => {
  const [first = ''] = await firstIds(beginning + rest, 'es', 1, 'keyforge');
  expect(first.startsWith('KF-WARD-')).toBe(true);
});

test.each([
  ['the first 200 letters', ' '.repeat(200)],
  ['the first twelve words', 'xq '.repeat(12)],
])('nothing is searched behind %s', async (_what, before) => {
  expect(await firstIds(`${before.slice(3)}escudar`, 'es', 1, 'keyforge')).not.toEqual([]);
  expect(await firstIds(`${before}escudar`, 'es', 1, 'keyforge')).toEqual([]);
});

describe('the matched words are marked', () => {
  async function first(text: string, language: Language, game: RuleGame): Promise<RuleHit> {
    const [hit] = await searchRules(text, { game, language, limit: 1 });
    if (hit === undefined) throw new Error(`Nothing was found for ${text}.`);
    return hit;
  }

  test('in the text that the reader sees', async () => {
    const { row, ranges } = await first('luchar aturdida', 'es', 'keyforge');
    expect(marked(textIn(row.summary, 'es'), ranges.summary)).toEqual(['Aturdir', 'aturdimiento', 'aturdida', 'luchar']);
    expect(marked(textIn(row.title, 'es'), ranges.title)).toEqual(['Aturdir']);
  });

  test('also where it was typed in the other language', async () => {
    const { row, ranges } = await first('ward', 'es', 'keyforge');
    expect(marked(row.id, ranges.id)).toEqual(['WARD']);
    expect(marked(textIn(row.summary, 'es'), ranges.summary)).toEqual(['escudada', 'escudo']);
  });

  test('in names of cards, one list for each', async () => {
    const { row, ranges } = await first('falsa morena', 'es', 'keyforge');
    expect(row.cards.map((card, index) => marked(textIn(card, 'es'), ranges.cards[index] ?? []))).toEqual([[], ['Falsa', 'Morena']]);
  });

  test('in English where there is no Spanish', async () => {
    vi.resetModules();
    // The files after this one have the Spanish again.
    onTestFinished(() => void vi.resetModules());
    vi.doMock('./ledgers/marvel-champions.es.json', () => ({ default: {} }));
    const fresh = await import('./search.ts');
    const [hit] = await fresh.searchRules('aturdir', { game: 'marvel-champions', language: 'es', limit: 1 });
    vi.doUnmock('./ledgers/marvel-champions.es.json');
    expect(hit?.row.id).toBe('MC-STUN-1');
    expect(marked(hit === undefined ? '' : textIn(hit.row.summary, 'es'), hit?.ranges.summary ?? [])).toEqual(['Stunned']);
  });
});
