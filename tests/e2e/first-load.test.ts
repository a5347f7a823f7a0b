import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { picturesOfVisit, weighEmblems } from '../../tools/src/weight/fetched-emblems.ts';
import { filesOf, readManifest, visits } from '../../tools/src/weight/weigh.ts';
import { formOf, infernoDecks, decks, untilPictured, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open, openLink, server } = serve();
const page = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** The document, the styles and the scripts that a page has fetched so far. */
function fetched(of: Page): Promise<readonly string[]> {
  return of.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((path) => /[.](js|css)$/.test(path)),
  );
}

/** What `npm run weight` counts for a visit. */
function counted(name: string): readonly string[] {
  const visit = visits.find((each) => each.name === name);
  if (visit === undefined) throw new Error(`There is no visit ${name}.`);
  return filesOf(readManifest(page), visit).filter((file) => file !== 'index.html');
}

/** The pictures of cards that a page has asked for so far, and the bytes that came. */
async function pictures(of: Page): Promise<{ readonly names: readonly string[]; readonly bytes: number }> {
  const answers = await of.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/api/emblems?'))
      .map(({ name, encodedBodySize }) => ({ of: new URL(name).searchParams.get('of') ?? '', bytes: encodedBodySize })),
  );
  return { names: answers.flatMap((each) => each.of.split(',')), bytes: answers.reduce((total, { bytes }) => total + bytes, 0) };
}

/** Once all that is drawn has its picture: each was asked for once, and no more than is weighed. */
async function expectWeighedPictures(of: Page, game?: string): Promise<void> {
  await untilPictured(of);
  const { names, bytes } = await pictures(of);
  expect(names).not.toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(weighEmblems(picturesOfVisit(game)).brotli);
}

test('a first visit to the start fetches no more than is weighed', async () => {
  const { page: start, errors } = await open();
  for (const game of [decks, infernoDecks, { ...decks, id: 'marvel-champions' }])
    await formOf(start, game).locator('.fan svg').first().waitFor();
  await expectWeighedPictures(start);
  expect(counted('start')).toEqual(expect.arrayContaining([...(await fetched(start))]));
  expect(errors).toEqual([]);
});

test.each(['keyforge', 'inferno', 'marvel-champions'])('a first visit to a table of %s fetches no more than is weighed', async (id) => {
  const { page: start } = await open();
  await formOf(start, { ...decks, id })
    .getByRole('button', { name: /^Repartir: / })
    .click();
  await waitForTable(start);
  const state = await start.context().storageState();
  const { page: table, errors } = await openLink(start.url(), { storageState: state });
  await waitForTable(table);
  await expectWeighedPictures(table, id);
  expect(counted(`table of ${id}`)).toEqual(expect.arrayContaining([...(await fetched(table))]));
  expect(errors).toEqual([]);
});

test('pictures that the server refuses for a while come later, and are asked for once more', async () => {
  const { page: start } = await open();
  const answered: string[] = [];
  const busy = { problems: [{ code: 'request.tooMany', at: '', text: 'Demasiadas peticiones.' }] };
  await start.route('**/api/emblems?*', (route) => {
    answered.push(new URL(route.request().url()).search);
    return answered.length === 1 ? route.fulfill({ status: 429, json: busy }) : route.continue();
  });
  await start.reload();
  await untilPictured(start);
  expect(answered.slice(1)).toContain(answered[0]);
});

/** Browsers that keep the failure of a script get the page anew, at its address. */
test('a part that cannot be fetched says so, and comes when it is tried again', async () => {
  const { page: start } = await open();
  await formOf(start).locator('.fan svg').first().waitFor();
  let isBroken = true;
  await start.route('**/assets/settings-screen-*.js', (route) => (isBroken ? route.abort() : route.continue()));
  await start.getByRole('link', { name: 'Ajustes' }).click();
  await start.getByRole('alert').getByText('No se ha podido cargar una parte de la página.').waitFor();
  isBroken = false;
  await start.getByRole('button', { name: 'Reintentar' }).click();
  await start.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
  expect(new URL(start.url()).pathname).toBe('/settings');
});

test('while its server is away, a page with a part that is missing stays', async () => {
  const { page: start } = await open();
  await formOf(start).locator('.fan svg').first().waitFor();
  await start.route('**/assets/settings-screen-*.js', (route) => route.abort());
  await start.getByRole('link', { name: 'Ajustes' }).click();
  const missing = start.getByRole('alert').getByText('No se ha podido cargar una parte de la página.');
  await missing.waitFor();
  const unanswered = start.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await start.context().setOffline(true);
  await start.getByRole('button', { name: 'Reintentar' }).click();
  await unanswered;
  // Whatever the page does about it is done by its next task.
  await start.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await missing.isVisible()).toBe(true);
});

test('what is named by its content is kept for ever, and the document is asked for by its ETag', async () => {
  const document = await fetch(server().url);
  const etag = document.headers.get('etag') ?? '';
  expect([etag === '', document.headers.get('cache-control')]).toEqual([false, 'no-cache']);
  expect((await fetch(server().url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
  const [script] = counted('start').filter((file) => file.endsWith('.js'));
  const asset = await fetch(`${server().url}/${script}`, { headers: { 'accept-encoding': 'br' } });
  expect([asset.headers.get('cache-control'), asset.headers.get('content-encoding')]).toEqual([
    'public, max-age=31536000, immutable',
    'br',
  ]);
});
