import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { monksWith } from './stages.ts';

const { openStage } = serve();

test('each key can be changed on the sheet of keys, a key that is taken is refused with what has it, and what is chosen is kept', async () => {
  const { page, errors, staged } = await openStage(monksWith());
  await page.locator('.slip[data-kind=act]').waitFor();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Teclas' });
  const said = sheet.getByRole('status');
  await sheet.getByRole('button', { name: 'Registro: L. Cambiar la tecla' }).click();
  await page.keyboard.press('r');
  expect(await said.innerText()).toContain('R está ocupada: Reglamento');
  await page.keyboard.press('5');
  expect(await said.innerText()).toContain('5 no se puede usar');
  await page.keyboard.press('t');
  expect(await said.innerText()).toContain('T está ocupada: Terminar mi turno');
  await page.keyboard.press('x');
  expect(await said.innerText()).toBe('Registro: ahora X.');
  await sheet.getByRole('button', { name: 'Registro: X. Cambiar la tecla' }).waitFor();
  // Its first key is free now, so it can be given to ending the turn.
  await sheet.getByRole('button', { name: /^Terminar mi turno/ }).click();
  await page.keyboard.press('l');
  expect(await said.innerText()).toContain('ahora L.');
  expect(await axeFindings(page)).toEqual([]);
  // While a key is waited for Escape keeps the old one; then it closes the sheet.
  await sheet.getByRole('button', { name: 'Pasar: P. Cambiar la tecla' }).click();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Pasar: P. Cambiar la tecla' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await page.reload();
  await page.locator('.slip[data-kind=act]').waitFor();
  await page.keyboard.press('t');
  await page.keyboard.press('x');
  await page.getByRole('dialog', { name: 'Registro' }).waitFor();
  expect(staged.answers).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  // The log cannot have its first key again while another act has it.
  await sheet.getByRole('button', { name: 'Registro: volver a L' }).click();
  expect(await said.innerText()).toContain('L está ocupada');
  await sheet.getByRole('button', { name: 'Todas las teclas como al principio' }).click();
  await sheet.getByRole('button', { name: 'Registro: L. Cambiar la tecla' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await expect.poll(() => staged.answers).toEqual([['endTurn']]);
  expect(errors).toEqual([]);
});
