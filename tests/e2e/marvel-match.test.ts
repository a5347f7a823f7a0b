import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import {
  chanceFrom,
  chooseByKeys,
  chooseWay,
  clickSomething,
  openForm,
  playOut,
  playUntil,
  waitForTable,
  whoIsAsked,
  type TestGame,
} from './play.ts';
import { serve } from './served.ts';
import { faults, phone, tapSomething } from './thumb.ts';

const { open, openLink } = serve();

const marvel: TestGame = { id: 'marvel-champions', mine: 'Spider-Man: Justice', theirs: 'Captain Marvel: Aggression' };

/** A win or a loss of all who play. */
const result = /^(Has ganado|Has perdido|Habéis ganado todos|Han perdido todos)$/;

interface Company {
  readonly players: number;
  /** Who plays the other heroes. */
  readonly others?: 'bot' | 'here';
}

/** Deals a match by clicks. */
async function dealTo(page: Page, { players, others = players === 1 ? 'here' : 'bot' }: Company): Promise<Locator> {
  const form = await openForm(page, marvel);
  await chooseWay(form, others);
  const count = form.locator('.segment').filter({ hasText: new RegExp(`^${players}$`) });
  await count.first().click();
  if (others === 'bot') await form.getByText('Fácil', { exact: true }).first().click();
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
  return page.locator('.felt.marvel');
}

/** The hero whom the page plays now. */
function seatNow(page: Page): Promise<string> {
  return page.locator('.mc-lane[data-near] .mc-lane-name').innerText();
}

test('one person plays a whole match alone, by clicking only what the page offers, and then its replay', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(17);
  const findings: string[] = [];
  const board = await dealTo(page, { players: 1 });
  expect(await board.locator('.mc-lane').count()).toBe(1);
  const made = await playOut(
    page,
    (each) => clickSomething(each, chance),
    async (before) => {
      if (before % 15 === 5) findings.push(...(await axeFindings(page)));
    },
  );
  expect(made).toBeGreaterThan(5);
  expect(await page.locator('#question').innerText()).toMatch(/^(Has ganado|Has perdido)$/);
  expect([...new Set(findings)]).toEqual([]);
  await page.getByRole('link', { name: 'Recorrer la partida' }).click();
  await page.waitForSelector('.dock');
  const timeline = page.getByRole('region', { name: 'Línea de tiempo' });
  await timeline.getByText('Leyendo los turnos…').waitFor({ state: 'detached' });
  const round = timeline.getByRole('button', { name: /^Ronda 1\. Vida del Villano: \d+\. Amenaza: \d+/ });
  await round.click();
  await expect.poll(() => round.getAttribute('aria-current')).toBe('step');
  // What mattered last, the end, leads to its moment.
  const last = page.getByRole('region', { name: 'Lo que importó' }).getByRole('button').last();
  expect(await last.innerText()).toMatch(/El final: /);
  await last.click();
  await expect.poll(() => last.getAttribute('aria-current')).toBe('step');
  // Whoever is eliminated has no hit points any more.
  await page.locator('.mc-lane .mc-lane-head').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('one person plays two heroes: the page goes on as the one that is asked, and nobody passes the screen', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(5);
  await dealTo(page, { players: 2, others: 'here' });
  const seats = new Set<string>();
  for (let made = 0; made < 60 && seats.size < 2 && !(await waitForTable(page)); made++) {
    seats.add(await seatNow(page));
    await clickSomething(page, chance);
  }
  expect(seats.size).toBe(2);
  await waitForTable(page);
  expect(await page.getByText('Pasa la pantalla').count()).toBe(0);
  const before = await seatNow(page);
  await page.getByRole('button', { name: /^Jugar por / }).click();
  // The other seat is not asked now: the page comes back to the one that is.
  await expect.poll(() => seatNow(page)).toBe(before);
  expect(errors).toEqual([]);
});

/** So many choices are the turns of both heroes and a villain phase. */
const firstGameChoices = 25;

test('three clicks deal the first game, which one person plays with both heroes, in Spanish', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(29);
  await page.getByRole('link', { name: 'Aprender' }).click();
  await page.getByText(/las hemos elegido nosotros/).waitFor();
  await page.getByRole('link', { name: /: Primera partida$/ }).click();
  await page.locator('.setup-deal').click();
  await waitForTable(page);
  const board = page.locator('.felt.marvel');
  expect(await board.locator('.mc-lane').count()).toBe(2);
  expect(await board.innerText()).toMatch(/Rino[\s\S]*Peter Parker|Peter Parker[\s\S]*Rino/);
  const lines = new Set<string>();
  const made = await playUntil(
    page,
    (each) => clickSomething(each, chance),
    async (before) => {
      for (const line of await page.locator('.log li').allInnerTexts()) lines.add(line);
      return before === firstGameChoices ? 'enough' : undefined;
    },
  );
  expect(made).toBeGreaterThan(10);
  expect(lines.size).toBeGreaterThan(10);
  expect([...lines].filter((line) => /\b(threat|draws|deals|player phase)\b|undefined|NaN|\{\w+\}/.test(line))).toEqual([]);
  expect(errors).toEqual([]);
});

test('two clients play one match: each answers for its hero, and sees the hand of the other when it looks', async () => {
  const { page: mine, errors } = await open();
  const form = await openForm(mine, marvel);
  await chooseWay(form, 'friend');
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  const link = await mine.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  const { page: theirs, errors: theirErrors } = await openLink(link);
  await theirs.getByRole('button', { name: 'Sentarse' }).click();
  await Promise.all([mine, theirs].map((page) => page.locator('.felt.marvel').waitFor()));
  const chance = chanceFrom(31);
  const asked = new Set<Page>();
  for (let made = 0; made < 80 && asked.size < 2; made++) {
    const now = await whoIsAsked([mine, theirs]);
    if ((await now.locator('[data-finish]').count()) > 0) break;
    asked.add(now);
    await clickSomething(now, chance);
  }
  expect(asked.size).toBe(2);
  await mine
    .locator('.piles')
    .getByRole('button', { name: /Mano: \d+/ })
    .first()
    .click();
  await mine.locator('.pile-cards .card').first().waitFor();
  expect([...errors, ...theirErrors]).toEqual([]);
});

test('four heroes, three of them bots: every one has its place, and all end together', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(23);
  const board = await dealTo(page, { players: 4 });
  expect(await board.locator('.mc-lane').count()).toBe(4);
  expect(await board.locator('.mc-hp').count()).toBe(4);
  const findings: string[] = [];
  await playOut(
    page,
    (each) => clickSomething(each, chance),
    async (before) => {
      if (before % 25 === 10) findings.push(...(await axeFindings(page)));
    },
  );
  expect(await page.locator('#question').innerText()).toMatch(result);
  expect([...new Set(findings)]).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone nothing is cut off, everything can be hit by a thumb, and cards can be read', async () => {
  const { page, errors } = await open(phone);
  await dealTo(page, { players: 2 });
  const chance = chanceFrom(11);
  const found = new Set<string>();
  for (let made = 0; made < 40 && !(await waitForTable(page)); made++) {
    if (made % 5 === 0) for (const fault of await faults(page)) found.add(fault);
    await tapSomething(page, chance);
  }
  expect([...found]).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('by the keyboard alone for a while', async () => {
  const { page, errors } = await open();
  await dealTo(page, { players: 1 });
  const chance = chanceFrom(3);
  for (let made = 0; made < 30 && !(await waitForTable(page)); made++) await chooseByKeys(page, chance);
  expect(errors).toEqual([]);
});

test('the form sends a list of modular sets, none of them too, and says nothing of what is as usual', async () => {
  const { page } = await open();
  const asked: unknown[] = [];
  await page.route('**/api/matches', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 400, json: { problems: [] } });
  });
  const form = await openForm(page, marvel);
  const sets = form.locator('[data-setting=modular] .segment');
  const deal = form.getByRole('button', { name: 'Repartir', exact: true });
  const settings = (): unknown => (asked.at(-1) as { settings?: unknown }).settings;
  for (const [pressed, sent] of [
    [[], undefined],
    [[2, 3], { modular: ['bomb_scare', 'masters_of_evil'] }],
    [[1], { modular: [] }],
    [[0], undefined],
  ] as const) {
    for (const place of pressed) await sets.nth(place).click();
    const count = asked.length;
    await deal.click();
    await expect.poll(() => asked.length).toBe(count + 1);
    expect(settings()).toEqual(sent);
  }
  await sets.nth(2).click();
  await sets.nth(3).click();
  await sets.nth(4).click();
  expect(await sets.nth(5).isDisabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});
