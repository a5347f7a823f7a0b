/** The pages around the table have room in each window, language, theme and size of text, and can be read by whoever sees nothing of that. */

import type { MatchSummary } from '@crupier/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { houseFaults } from './layout/house-checks.ts';
import { goToPage, housePages, keptInBrowser, type HousePageName, untilDrawn } from './layout/house-pages.ts';
import { pairsOf, pairwise } from './pairwise.ts';
import { waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

const levels = {
  page: Object.keys(housePages) as readonly HousePageName[],
  size: ['1366 × 768', '1920 × 1080', '1024 × 768', '820 × 1180', '390 × 844', '360 × 640', '844 × 390'],
  language: ['es', 'en'],
  theme: ['dark', 'light'],
  textSize: [100, 150, 200],
} as const;

/** A page, and how it is looked at. */
interface Look {
  readonly page: HousePageName;
  readonly size: (typeof levels.size)[number];
  readonly language: (typeof levels.language)[number];
  readonly theme: (typeof levels.theme)[number];
  /** In percent of the usual one. */
  readonly textSize: (typeof levels.textSize)[number];
}

/** All looks of which few are chosen. Each page is drawn anew for a language alone: it has one at each size of text, in turn. */
const looks: readonly Look[] = levels.page.flatMap((page, at) =>
  levels.textSize.flatMap((textSize, place) => {
    const language = levels.language[(at + place) % levels.language.length] ?? 'es';
    return levels.size.flatMap((size) => levels.theme.map((theme) => ({ page, size, language, theme, textSize })));
  }),
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

/** Keeps what somebody has chosen, and decks; a page that is open is told of it as another window would tell it. */
async function keep(page: Page, { language, textSize }: Pick<Look, 'language' | 'textSize'>): Promise<void> {
  const kept = { ...keptInBrowser, 'crupier.preferences': JSON.stringify({ language, textSize, name: 'Ana' }) };
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
    const name = 'crupier.preferences';
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: texts[name] }));
  }, kept);
}

/** Loads the page as somebody has it who has chosen a language and a size of text, and has kept decks. */
async function load(page: Page, chosenBefore: Pick<Look, 'language' | 'textSize'>): Promise<void> {
  await keep(page, chosenBefore);
  await page.goto(new URL('/learn', page.url()).href);
}

/** Opens a page of which some pages tell of matches. */
async function openHouse(): Promise<{
  readonly page: Page;
  readonly errors: readonly string[];
  readonly show: (name: HousePageName) => Promise<void>;
}> {
  const { page, errors } = await open();
  let told: readonly MatchSummary[] = [];
  await page.route('**/api/matches', (route) => route.fulfill({ json: told }));
  const show = async (name: HousePageName): Promise<void> => {
    told = name === 'returning' ? matches : [];
    // What is pressed on a page stands there in a wide window, and stays open in others.
    await page.setViewportSize({ width: 1366, height: 768 });
    await goToPage(page, name);
  };
  return { page, errors, show };
}

/** Sets the window, and the colours of the page, which nothing but its styles reads. */
async function lookAt(page: Page, { size, theme }: Pick<Look, 'size' | 'theme'>): Promise<void> {
  const [width = 0, height = 0] = size.split(' × ').map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    // Colours that go over to others would be measured on their way; what inherits one goes over when that one has.
    const running = (): readonly Animation[] => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let found = running(), rounds = 0; found.length > 0 && rounds < 20; found = running(), rounds++)
      for (const animation of found) animation.finish();
  }, theme);
}

const chosen = pairwise(looks);

test('pages around the table have room in each window, language, theme and size of text', { timeout: 900_000 }, async () => {
  expect(new Set(chosen.flatMap(pairsOf))).toEqual(new Set(looks.flatMap(pairsOf)));
  const { page, errors, show } = await openHouse();
  const faults: string[] = [];
  for (const [language, inLanguage] of Map.groupBy(chosen, (look) => look.language)) {
    await load(page, { language, textSize: 100 });
    for (const [name, ofPage] of Map.groupBy(inLanguage, (look) => look.page)) {
      await keep(page, { language, textSize: 100 });
      await show(name);
      for (const look of ofPage.toSorted((one, other) => one.textSize - other.textSize)) {
        await keep(page, look);
        await lookAt(page, look);
        await untilDrawn(page, name);
        const found = await houseFaults(page, { text: look.textSize / 100 });
        faults.push(...found.map((fault) => `${Object.values(look).join(', ')}: ${fault}`));
      }
    }
  }
  expect(faults).toEqual([]);
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

/** Styles that spoil home on a tablet, and what is said of it. */
const spoils = [
  ['.new-table + .new-table { margin-top: -60px !important }', /lies over/],
  ['.new-table-acts > .button { width: 30px !important; white-space: nowrap !important }', /^cut: the words of /],
  ['.new-table-words { height: 20px !important; overflow: hidden !important }', /^cut: .* by new-table-words/],
  ['.new-table-words { position: relative !important; left: 400px !important }', /^out of its part: /],
  ['.slip-acts { padding: 0 !important }', /^at the edge: /],
  ['.slip h2 { font-size: 9px !important }', /^letters of 9\.0 px/],
  ['.house-side { position: absolute !important; inset: 0 !important }', /overlap$/],
  ['.house-side .slip { translate: 0 300px !important }', /^the act of the slip is out of the window/],
  ['.door { min-height: 20px !important; height: 20px !important }', /^a target of /],
  ['.new-table-line { color: oklch(0.4 0.05 178) !important }', /^a contrast of /],
  ['.fan > span { translate: 0 -300px !important }', /^a face leaves its mat/],
  ['.home-hero { width: 200vw !important }', /scrolls sideways|out of the window/],
  ['body { min-height: 200vh !important }', /^the page scrolls/],
] as const;

/** Spoils what a page is made of: runs in the page. */
function spoilPage(): void {
  const [first, second, third] = document.querySelectorAll<HTMLElement>('.new-table-acts > *');
  first?.replaceChildren();
  first?.removeAttribute('aria-label');
  if (second !== undefined) second.tabIndex = 3;
  third?.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  for (const picture of document.querySelectorAll('.new-table-acts svg')) picture.setAttribute('style', 'width: 20px; height: 20px');
  document.querySelector('.new-table h2')?.replaceWith(document.createElement('h1'));
  const name = document.querySelector('svg.face text');
  if (name !== null) name.textContent = 'Guantelete de M…';
}

test('a page that is spoilt is found', async () => {
  const { page, show } = await openHouse();
  await load(page, { language: 'es', textSize: 100 });
  await show('returning');
  await lookAt(page, { size: '820 × 1180', theme: 'dark' });
  expect(await houseFaults(page)).toEqual([]);
  for (const [rule, wanted] of spoils) {
    const at = await page.evaluate((text) => document.styleSheets[0]?.insertRule(text, document.styleSheets[0].cssRules.length), rule);
    const faults = await houseFaults(page);
    expect({ rule, faults }).toEqual({ rule, faults: expect.arrayContaining([expect.stringMatching(wanted)]) });
    await page.evaluate((place) => document.styleSheets[0]?.deleteRule(place ?? 0), at);
  }
  expect(await houseFaults(page, { text: 2 })).toContainEqual(expect.stringMatching(/^letters of .* do not grow/));
  await page.evaluate(spoilPage);
  const faults = await houseFaults(page);
  for (const wanted of [
    /^a control without a name/,
    /^an order of its own/,
    /^a picture without a role/,
    /^2 headings/,
    /^a name with an ellipsis/,
  ])
    expect(faults).toContainEqual(expect.stringMatching(wanted));
  await lookAt(page, { size: '390 × 844', theme: 'dark' });
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule('.house-side .slip { min-height: 60vh }', document.styleSheets[0].cssRules.length),
  );
  expect(await houseFaults(page)).toContain('the sheet is too high');
});

test('a lesson, and the rulebook beside its table, have room in each window', async () => {
  const { page } = await open();
  await load(page, { language: 'es', textSize: 100 });
  await goToPage(page, 'first match');
  await page.locator('.slip .button[data-primary]').click();
  await waitForTable(page);
  const faults: string[] = [];
  for (const part of ['.coach', '.rules-panel']) {
    await lookAt(page, { size: '1366 × 768', theme: 'dark' });
    if (part === '.rules-panel') await page.locator('.coach .cite').first().click();
    for (const size of ['1366 × 768', '820 × 1180', '390 × 844'] as const)
      for (const theme of levels.theme) {
        await lookAt(page, { size, theme });
        await page.locator(part).waitFor();
        faults.push(...(await houseFaults(page, { part })).map((fault) => `${part}, ${size}, ${theme}: ${fault}`));
      }
  }
  expect(faults).toEqual([]);
});

test.each(levels.theme)('axe finds nothing on home in the %s, on a screen and a phone', async (theme) => {
  const { page, show } = await openHouse();
  await load(page, { language: 'es', textSize: 100 });
  for (const [name, size] of [
    ['first', '1366 × 768'],
    ['returning', '390 × 844'],
  ] as const) {
    await show(name);
    await lookAt(page, { size, theme });
    expect(await axeFindings(page)).toEqual([]);
  }
});
