/** Home has room in each window, language, theme and size of text: at a first visit, and for who has tables that wait. */

import type { MatchSummary } from '@crupier/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { houseFaults } from './layout/house-checks.ts';
import { pairsOf, pairwise } from './pairwise.ts';
import { serve } from './served.ts';

const { open } = serve();

const levels = {
  page: ['first', 'returning', 'learn'],
  size: ['1366 × 768', '1920 × 1080', '1024 × 768', '820 × 1180', '390 × 844', '360 × 640', '844 × 390'],
  language: ['es', 'en'],
  theme: ['dark', 'light'],
  textSize: [100, 150, 200],
} as const;

/** A page, and how it is looked at. */
interface Look {
  readonly page: (typeof levels.page)[number];
  readonly size: (typeof levels.size)[number];
  readonly language: (typeof levels.language)[number];
  readonly theme: (typeof levels.theme)[number];
  /** In percent of the usual one. */
  readonly textSize: (typeof levels.textSize)[number];
}

const looks: readonly Look[] = levels.page.flatMap((page) =>
  levels.size.flatMap((size) =>
    levels.language.flatMap((language) =>
      levels.theme.flatMap((theme) => levels.textSize.map((textSize) => ({ page, size, language, theme, textSize }))),
    ),
  ),
);

const games = ['inferno', 'keyforge', 'marvel-champions'] as const;

/** Matches of somebody who plays a lot, with long names. */
const matches: readonly MatchSummary[] = Array.from({ length: 9 }, (_, at): MatchSummary => ({
  id: `match-${at}`,
  game: games[at % games.length] ?? 'keyforge',
  status: at < 5 ? 'running' : 'finished',
  createdAt: Date.now() - at * 4_000_000,
  entries: 40,
  seats: [
    { kind: 'person', name: 'Ana', mine: true },
    { kind: 'person', name: 'Maximiliana de Todos los Santos', mine: false },
  ],
  ...(at < 2 && { yourTurn: true }),
  ...(at >= 5 && { outcome: { winners: [at % 2], reason: 'won' } }),
}));

/** Shows a page as it is looked at. */
async function show(page: Page, look: Look): Promise<void> {
  const { language, theme, textSize } = look;
  const [width = 0, height = 0] = look.size.split(' × ').map(Number);
  await page.unrouteAll();
  await page.route('**/api/matches', (route) => route.fulfill({ json: look.page === 'returning' ? matches : [] }));
  await page.evaluate(
    (kept) => localStorage.setItem('crupier.preferences', kept),
    JSON.stringify({ language, theme, textSize, name: 'Ana' }),
  );
  await page.setViewportSize({ width, height });
  await page.evaluate((hash) => (window.location.hash = hash), look.page === 'learn' ? '#/learn' : '#/');
  // Preferences are read when the page is loaded.
  await page.reload();
  await page.locator('.new-table').nth(2).waitFor();
  if (look.page !== 'learn') for (const at of [0, 1, 2]) await page.locator('.fan').nth(at).locator('svg').first().waitFor();
}

const chosen = pairwise(looks);

test('home and lessons have room in each window, language, theme and size of text', { timeout: 600_000 }, async () => {
  expect(new Set(chosen.flatMap(pairsOf))).toEqual(new Set(looks.flatMap(pairsOf)));
  const { page, errors } = await open();
  const faults: string[] = [];
  for (const look of chosen) {
    await show(page, look);
    faults.push(...(await houseFaults(page)).map((fault) => `${Object.values(look).join(', ')}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

const usual = { page: 'returning', language: 'es', theme: 'dark', textSize: 100 } as const;

/** Styles that spoil home on a tablet, and what is said of it. */
const spoils = [
  ['.new-table + .new-table { margin-top: -60px !important }', /lies over/],
  ['.new-table-acts > .button { width: 30px !important; white-space: nowrap !important }', /^cut: /],
  ['.slip h2 { font-size: 9px !important }', /^letters of 9\.0 px/],
  ['.house-side { position: absolute !important; inset: 0 !important }', /overlap$/],
  ['.door { min-height: 20px !important; height: 20px !important }', /^a target of /],
  ['.new-table-line { color: oklch(0.4 0.05 178) !important }', /^a contrast of /],
  ['.home-hero { width: 200vw !important }', /scrolls sideways|out of the window/],
] as const;

test('a home that is spoilt by styles is found', async () => {
  const { page } = await open();
  await show(page, { ...usual, size: '820 × 1180' });
  expect(await houseFaults(page)).toEqual([]);
  for (const [rule, wanted] of spoils) {
    const at = await page.evaluate((text) => document.styleSheets[0]?.insertRule(text, document.styleSheets[0].cssRules.length), rule);
    const faults = await houseFaults(page);
    expect({ rule, faults }).toEqual({ rule, faults: expect.arrayContaining([expect.stringMatching(wanted)]) });
    await page.evaluate((place) => document.styleSheets[0]?.deleteRule(place ?? 0), at);
  }
});

test.each(levels.theme)('axe finds nothing on home in the %s, on a screen and a phone', async (theme) => {
  const { page } = await open();
  for (const [at, size] of (['1366 × 768', '390 × 844'] as const).entries()) {
    await show(page, { ...usual, page: levels.page[at] ?? 'first', theme, size });
    expect(await axeFindings(page)).toEqual([]);
  }
});
