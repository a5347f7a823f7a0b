/** Those who sit together at a table, each with a page of their own. */

import { readFileSync } from 'node:fs';
import type { ClientMessage, ServerMessage } from '@crupier/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseWay, clickSomething, formOf, openForm } from './play.ts';
import { serve } from './served.ts';

const { open, openLink } = serve();

/** Ana, who reads Spanish, opens a table of KeyForge for a friend; Luis, who reads English, sits down. */
async function sitDown(
  choose: (form: Locator) => Promise<unknown> = async () => undefined,
): Promise<{ readonly mine: Page; readonly theirs: Page; readonly errors: readonly string[] }> {
  const { page: mine, errors } = await open();
  const form = await openForm(mine);
  await chooseWay(form, 'friend');
  await form.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana');
  await choose(form);
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  const link = await mine.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  const { page: theirs } = await openLink(link, { locale: 'en-GB' });
  await theirs.getByRole('textbox', { name: 'Your name' }).fill('Luis');
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([mine, theirs].map((page) => page.locator('.table').waitFor()));
  return { mine, theirs, errors };
}

test('what is said at a table is read by each in their own language, marked while it is unread, and muted', async () => {
  const { mine, theirs, errors } = await sitDown();
  await mine.keyboard.press('c');
  const talk = mine.getByRole('dialog', { name: 'Charla de la mesa' });
  // The question can be read beside the talk, on a desk and on a tablet.
  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await mine.setViewportSize(viewport);
    const [sheet, slip] = await Promise.all([talk.boundingBox(), mine.locator('.dealer > .slip').boundingBox()]);
    expect(sheet !== null && slip !== null && (sheet.x + sheet.width <= slip.x || sheet.y + sheet.height <= slip.y)).toBe(true);
  }
  await talk.getByRole('button', { name: '¡Suerte!' }).click();
  const write = talk.getByRole('textbox', { name: 'Escribe algo' });
  await write.fill('<img src=x onerror="document.title=1"> hola');
  await write.press('Enter');
  await talk.locator('.chat-words').nth(1).waitFor();
  expect(await talk.locator('.chat-words').allInnerTexts()).toEqual(['Ana ¡Suerte!', 'Ana <img src=x onerror="document.title=1"> hola']);
  expect(await axeFindings(mine)).toEqual([]);

  const button = theirs.getByRole('button', { name: 'Table talk: 2 unread' });
  await button.waitFor();
  // Whoever does not see the mark is told what was said.
  await expect
    .poll(() => theirs.locator('[aria-live=polite]').allInnerTexts())
    .toContain('Ana: <img src=x onerror="document.title=1"> hola');
  await button.click();
  const heard = theirs.getByRole('dialog', { name: 'Table talk' });
  expect(await heard.locator('.chat-words').first().innerText()).toBe('Ana Good luck!');
  expect(await heard.locator('img').count()).toBe(0);
  expect(await axeFindings(theirs)).toEqual([]);
  await heard.getByRole('button', { name: 'Do not show what Ana says' }).click();
  await expect.poll(() => heard.locator('.chat-words').count()).toBe(0);
  await theirs.keyboard.press('Escape');
  await talk.getByRole('button', { name: '¡Gracias!' }).click();
  await talk.locator('.chat-words').nth(2).waitFor();
  await theirs.reload();
  await theirs.getByRole('button', { name: 'Table talk', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

/** The page of whoever is asked now. */
function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.race(
    pages.map(async (page) => {
      await page.locator('.slip:not([data-quiet])[aria-busy="false"] [data-choice]').first().waitFor();
      return page;
    }),
  );
}

test('an undo is asked for by what it takes back, and whoever asks may take the request back', async () => {
  const { mine, theirs, errors } = await sitDown();
  const pages = [mine, theirs];
  // Both say something to their first hands, so that the one who was first needs the other's consent.
  const chance = chanceFrom(3);
  const first = await whoIsAsked(pages);
  await clickSomething(first, chance);
  const second = pages.find((page) => page !== first) ?? first;
  await second.locator('.slip:not([data-quiet])[aria-busy="false"] [data-choice]').first().waitFor();
  await clickSomething(second, chance);
  await first.locator('.slip:not([data-quiet])[aria-busy="false"] [data-choice]').first().waitFor();
  const [asksFor, hears] =
    first === mine
      ? [/^Pides volver a antes de/, /asks to go back to before: “Ana /]
      : [/^You ask to go back to before/, /pide volver a antes de: «Luis /];
  await first.keyboard.press('u');
  await first.locator('.notice[data-asks]').getByText(asksFor).waitFor();
  await second.locator('.notice[data-asks]').getByText(hears).waitFor();
  expect(await axeFindings(second)).toEqual([]);
  await first.getByRole('button', { name: first === mine ? 'Retirar la petición' : 'Withdraw it' }).click();
  for (const page of pages) await page.locator('.notice').waitFor({ state: 'detached' });
  await first.keyboard.press('u');
  await second.getByRole('button', { name: second === mine ? 'Permitir' : 'Allow' }).click();
  for (const page of pages) await page.locator('.notice').waitFor({ state: 'detached' });
  await first.locator('.log-line[data-undo]').waitFor();
  expect(errors).toEqual([]);
});

/** Opens what is agreed for a table, and chooses some of it. */
async function agreeOn(form: Locator, words: readonly string[]): Promise<void> {
  await form.getByText('Reloj, ausencias, público').click();
  for (const each of words) await form.locator('.terms').getByText(each, { exact: true }).click();
}

test('a clock shows how long each may still think, counts for whoever is asked, and is agreed before the deal', async () => {
  const { mine, theirs, errors } = await sitDown((form) => agreeOn(form, ['1 min por pregunta', 'Se pasa']));
  const pages = [mine, theirs];
  const asked = await whoIsAsked(pages);
  for (const page of pages) {
    await page.locator('.clock').nth(1).waitFor();
    expect(await page.locator('.clock[data-runs]').count()).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  await expect.poll(() => asked.locator('.clock[data-runs] b').first().innerText()).toMatch(/^0:5\d$/);
  expect(errors).toEqual([]);
});

test('who leaves the table is seen to be away, and after a while the other may let a bot play or end it', async () => {
  const { mine, theirs, errors } = await sitDown();
  const sent: ClientMessage[] = [];
  // The server's three minutes are over at once for this page: what the server does then is tested with its clock.
  await mine.routeWebSocket(/\/ws(\?|$)/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      sent.push(JSON.parse(String(text)) as ClientMessage);
      server.send(text);
    });
    server.onMessage((text) => socket.send(JSON.stringify(asLongAway(JSON.parse(String(text)) as ServerMessage))));
  });
  await mine.reload();
  await mine.locator('.table').waitFor();
  await theirs.context().close();
  const notice = mine.locator('.notice[data-absent]');
  await notice.getByText('Luis no está en la mesa.').waitFor();
  expect(await axeFindings(mine)).toEqual([]);
  await notice.getByRole('button', { name: 'Que juegue un bot' }).click();
  await expect.poll(() => sent.some((each) => each.kind === 'absent' && each.course === 'bot')).toBe(true);
  await notice.getByRole('button', { name: 'Terminar la partida' }).click();
  await expect.poll(() => sent.some((each) => each.kind === 'absent' && each.course === 'concede')).toBe(true);
  expect(errors).toEqual([]);
});

test('who watches by the link sees no hand, is counted and named, and reads what is said', async () => {
  const { mine, theirs, errors } = await sitDown();
  const { page: watching } = await openLink(new URL(mine.url()).origin, { viewport: { width: 1366, height: 768 } });
  await watching.evaluate(() => localStorage.setItem('crupier.preferences', JSON.stringify({ language: 'es', name: 'Eva' })));
  await watching.goto(mine.url());
  await watching.reload();
  await watching.locator('.table').waitFor();
  const hand = await watching.locator('.hand .card .unseen').allTextContents();
  expect(new Set(hand.map((each) => each.split('.')[0]))).toEqual(new Set(['Carta boca abajo']));
  await mine.getByText('Mira una persona: Eva').waitFor({ state: 'attached' });
  await theirs.keyboard.press('c');
  await theirs.getByRole('button', { name: 'Good luck!' }).click();
  await watching.getByRole('button', { name: 'Charla de la mesa: 1 sin leer' }).click();
  const talk = watching.getByRole('dialog', { name: 'Charla de la mesa' });
  await talk.getByText('¡Suerte!').waitFor();
  expect(await talk.getByRole('textbox').count()).toBe(0);
  expect(await axeFindings(watching)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a problem is reported by a file that has what the seat may know, and the whole match once that is over', async () => {
  const { page, errors } = await open();
  await formOf(page)
    .getByRole('button', { name: /^Repartir: / })
    .click();
  await page.locator('.table').waitFor();
  const report = async (): Promise<Readonly<Record<string, unknown>>> => {
    await page.getByRole('button', { name: 'Informar de un problema' }).click();
    await page.getByRole('textbox', { name: '¿Qué ha ido mal?' }).fill('No avanza');
    expect(await axeFindings(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Guardar el informe' }).click()]);
    return JSON.parse(readFileSync(await download.path(), 'utf8')) as Readonly<Record<string, unknown>>;
  };
  const running = await report();
  expect(running).toMatchObject({ format: 'crupier report 1', words: 'No avanza', game: 'keyforge', seat: 0 });
  expect(running).not.toHaveProperty('replay');
  expect(await page.getByRole('button', { name: 'Descargar la partida y su semilla' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Rendirse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendirse' }).click();
  await page.locator('[data-finish]').waitFor();
  const over = await report();
  expect(over['seed']).toMatch(/^[0-9a-f]{64}$/);
  expect(over).toHaveProperty('replay.journal.entries');
  const save = page.getByRole('button', { name: 'Descargar la partida y su semilla' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toHaveProperty('journal.start.seed', over['seed']);
  expect(errors).toEqual([]);
});

/** A message as it would be when everybody who is away had been so for long. */
function asLongAway(message: ServerMessage): ServerMessage {
  if (message.kind !== 'welcome' && message.kind !== 'info') return message;
  const seats = message.info.seats.map((seat) => (seat.present ? seat : { ...seat, gone: true as const, decidable: true as const }));
  return { ...message, info: { ...message.info, seats } };
}

test('bots, and players who gave no name, are called in the language of each reader', async () => {
  const { page: mine, errors } = await open();
  await formOf(mine)
    .getByRole('button', { name: /^Repartir: / })
    .click();
  const names = (page: Page): Promise<readonly string[]> => page.locator('.seat-word').allInnerTexts();
  await mine.locator('.table').waitFor();
  expect(await names(mine)).toEqual(['Jugador', 'Bot planificador']);
  const { page: theirs } = await openLink(mine.url(), { locale: 'en-GB' });
  await theirs.locator('.table').waitFor();
  expect(await names(theirs)).toEqual(['Player', 'Planner bot']);
  expect(errors).toEqual([]);
});
