import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tidy/repository.ts';
import { wrongCheckout } from './checkout.ts';

const folder = mkdtempSync(join(tmpdir(), 'checkouts-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** A folder that looks like a checkout, as far as something lays it out. */
function layOut(name: string, prepare: (checkout: string) => void): string {
  const checkout = join(folder, name);
  mkdirSync(checkout);
  writeFileSync(join(checkout, 'package.json'), '{}');
  prepare(checkout);
  return checkout;
}

test('this checkout can be compared, and a folder that is none cannot', () => {
  expect(wrongCheckout(root, ['kernel', 'keyforge'])).toBeUndefined();
  expect(wrongCheckout(folder, ['kernel'])).toContain('is no checkout');
});

test.each<[string, (checkout: string) => void, string]>([
  ['bare', () => undefined, 'has no node_modules'],
  ['empty', (checkout) => mkdirSync(join(checkout, 'node_modules')), 'has no package @crupier/kernel'],
  ['linked', (checkout) => symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules')), 'leads to the packages of another'],
])('a checkout whose dependencies are %s is refused', (name, prepare, sentence) => {
  expect(wrongCheckout(layOut(name, prepare), ['kernel'])).toContain(sentence);
});
