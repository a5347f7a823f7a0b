import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser } from '../fixtures/test-client.ts';
import type { RunningServer } from '../start-server.ts';
import { styleHashes } from './content-policy.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve();
});

afterAll(() => server.close());

async function policyOf(headers: Record<string, string> = {}): Promise<Readonly<Record<string, string>>> {
  const answer = await new TestBrowser(server.url).ask('/api/games', { headers });
  const told = answer.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    told.split(';').map((directive) => [directive.split(' ')[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
  );
}

test('a page connects to the host that it is from, and to no other', async () => {
  const { host } = new URL(server.url);
  expect((await policyOf())['connect-src']).toBe(`'self' ws://${host} wss://${host}`);
});

test('no style stands in the page but those of the library of controls', async () => {
  const styles = (await policyOf())['style-src'];
  expect(styles).toBe(["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '));
  const library = createRequire(new URL('../../../web/package.json', import.meta.url)).resolve('react-aria/package.json');
  const texts = ['interactions/usePress', 'overlays/usePreventScroll'].map((file) => {
    const source = readFileSync(new URL(`dist/private/${file}.mjs`, `file://${library}`), 'utf8');
    const [, text = ''] = /textContent = `([^`]*)`/.exec(source) ?? [];
    return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
  });
  expect(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)).toEqual(styleHashes);
});
