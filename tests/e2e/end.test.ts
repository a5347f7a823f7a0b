/** The end of a match: who has won, how it came about, and how to go on. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { concede } from './play.ts';
import { serve } from './served.ts';

const { open, openLink, server } = serve();

interface Seat {
  readonly kind: 'person' | 'bot';
  readonly level?: string;
  readonly name?: string;
  readonly open?: boolean;
}

/** Opens a table for a page's reader, and leads the page there. */
async function deal(
  page: Page,
  game: string,
  seats: readonly Seat[],
): Promise<{ readonly id: string; readonly invitation: string | undefined }> {
  const opened = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { readonly id: string; readonly invitation?: string };
    },
    { game, seats },
  );
  await page.goto(`${server().url}/match/${opened.id}`);
  return { id: opened.id, invitation: opened.invitation };
}

test.each([
  ['keyforge', 2, /Æ /],
  ['inferno', 2, /Mazo /],
  ['marvel-champions', 1, /villano|Villano|Amenaza|amenaza/],
])(
  'at the end of %s its race is told as a chart and as a table, and one can play again, step through it or go home',
  async (game, count, line) => {
    const { page, errors } = await open();
    const bot = { kind: 'bot', level: 'random' } as const;
    await deal(page, game, [{ kind: 'person', name: 'Ana' }, ...(count > 1 ? [bot] : [])]);
    await concede(page);
    // Nobody is to choose a house any more.
    expect(await page.getByText(/aún no ha elegido casa/).count()).toBe(0);
    const end = page.locator('[data-finish]');
    const race = page.locator('.race[aria-busy=false]');
    await race.waitFor();
    expect(await race.locator('.race-legend').innerText()).toMatch(line);
    expect(await race.locator('.race-chart [data-line] > path').count()).toBeGreaterThanOrEqual(count);
    // Its axes have figures: from nothing to the most.
    expect(await race.locator('.race-chart [data-axis="0"]').first().textContent()).toBe('0');
    await race.getByText('Como tabla').click();
    const rows = race.getByRole('row');
    expect(await rows.first().innerText()).toMatch(/^Turno/);
    expect(await rows.count()).toBeGreaterThan(1);
    for (const name of ['Al inicio', 'Recorrer la partida']) {
      const link = end.getByRole('link', { name });
      expect(await link.evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign))).toEqual(['center']);
    }
    expect(await end.getByRole('button', { name: 'Revancha con asientos cambiados' }).count()).toBe(count > 1 ? 1 : 0);
    expect(await axeFindings(page)).toEqual([]);
    // A window that becomes narrow, as a phone that is turned does, has a narrower chart.
    await page.setViewportSize({ width: 390, height: 844 });
    const endsAt = async (): Promise<number> => await race.locator('.race-chart').evaluate((chart) => chart.getBoundingClientRect().right);
    await expect.poll(endsAt).toBeLessThanOrEqual(390);
    const before = page.url();
    await end.getByRole('button', { name: 'Revancha', exact: true }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('.slip:not([data-finish])').waitFor();
    expect(page.url()).toMatch(/-r1$/);
    expect(errors).toEqual([]);
  },
);

test('with places exchanged each plays from the other seat, and whoever watches is led to the rematch', async () => {
  const { page: ana } = await open();
  const { id, invitation } = await deal(ana, 'keyforge', [
    { kind: 'person', name: 'Ana' },
    { kind: 'person', open: true },
  ]);
  const { page: luis } = await open();
  await luis.evaluate(
    ([match, invited]) =>
      fetch(`/api/matches/${match}/seats`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ invitation: invited, name: 'Luis' }),
      }),
    [id, invitation],
  );
  await luis.goto(`${server().url}/match/${id}`);
  const { page: watcher } = await openLink(`${server().url}/match/${id}`);
  await concede(luis);
  for (const page of [ana, watcher]) await page.locator('[data-finish]').waitFor();
  expect(await watcher.getByRole('button', { name: /Revancha/ }).count()).toBe(0);
  await ana.getByRole('button', { name: 'Revancha con asientos cambiados' }).click();
  for (const page of [luis, watcher]) await page.getByText('Ana pide la revancha con asientos cambiados.').waitFor();
  await luis.getByRole('button', { name: 'Revancha con asientos cambiados' }).click();
  for (const page of [ana, luis, watcher]) await page.waitForURL(/-r1$/);
  await ana.locator('.strip[data-mine]').waitFor();
  expect(await ana.locator('.strip[data-mine]').getAttribute('data-strip')).toBe('1');
  expect(await luis.locator('.strip[data-mine]').getAttribute('data-strip')).toBe('0');
  expect(await watcher.locator('.strip[data-mine]').count()).toBe(0);
});
