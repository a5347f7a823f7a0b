import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { openForm } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

/** Settings that KeyForge has not: the server says so of each, at its place. */
const settings = {
  type: 'object',
  properties: {
    rounds: { type: 'integer', minimum: 1, maximum: 9 },
    motto: { type: 'string', maxLength: 40 },
    fast: { type: 'boolean' },
    mode: { type: 'string', enum: ['standard', 'expert'] },
  },
};

test.each([
  ['es-ES', 'Aquí no existe el campo «rounds». Existen: format, sealedSet, chainBidding, firstChains, secondChains.'],
  ['en-GB', 'There is no field “rounds” here. There are: format, sealedSet, chainBidding, firstChains, secondChains.'],
])('in %s the form asks for what the schema lists, and a problem stands beside its field', async (locale, problem) => {
  const { page } = await open({ locale });
  await page.route('**/api/games', async (route) => {
    const response = await route.fetch();
    const games = (await response.json()) as readonly { readonly id: string }[];
    await route.fulfill({ response, json: games.map((game) => (game.id === 'keyforge' ? { ...game, settings } : game)) });
  });
  let asked: unknown;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/matches')) asked = request.postDataJSON();
  });
  await page.reload();
  const form = await openForm(page);
  const field = (name: string) => form.locator(`[data-setting=${name}]`);
  await field('rounds').getByRole('spinbutton').fill('99');
  await field('motto').getByRole('textbox').fill('Salud');
  await field('fast').locator('.switch').click();
  await field('mode').getByText('expert').click();
  await form.locator('.setup-deal').click();
  await expect.poll(() => field('rounds').getByRole('alert').allInnerTexts()).toEqual([problem]);
  expect(asked).toMatchObject({ settings: { rounds: 99, motto: 'Salud', fast: true, mode: 'expert' } });
  const spin = field('rounds').getByRole('spinbutton');
  expect(await spin.getAttribute('aria-invalid')).toBe('true');
  expect(await form.locator(`[id="${(await spin.getAttribute('aria-describedby')) ?? ''}"]`).innerText()).toBe(problem);
  expect(await axeFindings(page)).toEqual([]);
});
