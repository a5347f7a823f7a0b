import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';
import { duelWith, sanctumTurn } from './stages.ts';
import { faults } from './thumb.ts';

const { openStage } = serve();

const desktop = { viewport: { width: 1366, height: 768 } };

/** The words that are drawn on the cards of a part of the table, without those for screen readers. */
async function wordsOf(page: Page, part: string): Promise<string> {
  const texts = await page.locator(`${part} .face text`).allTextContents();
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

const keyforge: Stage = sanctumTurn(
  '1 line Sequis + Observ-u-Max; Champion Anaphiel',
  '2 line Sequis',
  '1 artifacts Library of Babble',
  '1 hand Grey Monk; Zorg',
  '1 aember 4',
  '2 aember 7',
  '1 deck Zorg; Zorg',
  '2 deck Zorg; Zorg',
);

test('KeyForge’s cards carry their words in the row, beside it and in the hand, and what is attached its name', async () => {
  const { page, errors } = await openStage(keyforge, desktop);
  await page.locator('.side[data-place=near] .duel-body[data-row-format=told]').waitFor();
  const near = await wordsOf(page, '.side[data-place=near]');
  expect(near).toContain('Después de cosechar:');
  expect(near).toContain('Observamax');
  expect(near).toMatch(/Biblioteca de Blabel.*Acción:.*carta/);
  expect(await wordsOf(page, '.hand')).toMatch(/Monje Gris.*Cada criatura aliada/);
  expect(await faults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the line of KeyForge says how near each is to a key, and what reaping could add', async () => {
  const { page, errors } = await openStage(keyforge, desktop);
  const notes = page.locator('.next-key');
  await notes.first().waitFor();
  expect(await notes.allInnerTexts()).toEqual([
    expect.stringMatching(/^Bruno tiene para una llave\s+cosechando, hasta 8$/),
    expect.stringMatching(/^Ana: a 2 de una llave\s+cosechando, hasta 6$/),
  ]);
  expect(errors).toEqual([]);
});

test('a row of KeyForge with more creatures has a line of their texts, and one with most of all their faces', async () => {
  const crowd = (count: number): string => `1 line ${Array.from({ length: count }, () => 'Sequis').join('; ')}`;
  const many = await openStage(sanctumTurn(crowd(8), '1 deck Zorg; Zorg', '2 deck Zorg; Zorg'), desktop);
  await many.page.locator('.side[data-place=near] .duel-body[data-row-format=gist]').waitFor();
  expect(await faults(many.page)).toEqual([]);
  const most = await openStage(sanctumTurn(crowd(12), '1 deck Zorg; Zorg', '2 deck Zorg; Zorg'), desktop);
  await most.page.locator('.side[data-place=near] .fitted-row').waitFor();
  expect(await faults(most.page)).toEqual([]);
});

test('Inferno’s cards for two carry their words, and who fights stays in the row while the line says the strengths', async () => {
  const { page, errors } = await openStage(
    { ...duelWith('combat end', '1 play Feral Dog (attacks); Cane-Field Witch', '2 play Border Guardian (defends)'), everything: true },
    desktop,
  );
  await page.locator('.inf-line .duel-words').waitFor();
  expect(await page.locator('.inf-line .duel-words').innerText()).toContain('2 contra 2');
  expect(await page.locator('.side[data-place=near] .duel-row .card').count()).toBe(3);
  expect(await wordsOf(page, '.side[data-place=far]')).toContain('Impulso');
  expect(await wordsOf(page, '.hand')).toContain('Tu demonio hace 2 puntos');
  expect(await faults(page)).toEqual([]);
  expect(errors).toEqual([]);
});
