import type { RulebookContents, RulebookPlace } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from './fixtures/test-client.ts';
import { type RunningServer, startServer } from './start-server.ts';

let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  const started = await startServer({ port: 0, host: '127.0.0.1', data: ':memory:', games: [], logLevel: 'silent' });
  if (!started.ok) throw new Error('It starts.');
  server = started.value;
  browser = new TestBrowser(server.url);
});

afterAll(() => server.close());

async function read<T>(path: string): Promise<T> {
  const { status, body } = await browser.ask(path);
  expect(status).toBe(200);
  return body as T;
}

test('the contents of a game are told in the language of the reader', async () => {
  const { documents, questions } = await read<RulebookContents>('/api/rulebook/games/marvel-champions?language=es');
  expect(documents.map(({ name }) => name)).toEqual(['Guía de referencia 1.7', 'Aprende a jugar', 'Criterios nuestros']);
  const chapters = documents.flatMap(({ parts }) => parts).flatMap((part) => part.chapters);
  expect(chapters).toContainEqual({ id: 'MC-STUN', title: 'Aturdir, aturdido', rules: 8 });
  expect(questions).toContainEqual({ game: 'marvel-champions', question: '¿Puede un héroe aturdido defender?', verdict: 'Sí.' });
});

test('a rule is told in its chapter, a long chapter around it', async () => {
  const stun = await read<RulebookPlace>('/api/rulebook/places/MC-STUN-5?language=en');
  expect([stun.rule?.id, stun.rules.length, stun.before?.id, stun.after?.id]).toEqual(['MC-STUN-5', 8, 'MC-STUN-4', 'MC-STUN-6']);
  expect(stun.answers.map(({ verdict }) => verdict)).toContain('Yes.');
  const faq = await read<RulebookPlace>('/api/rulebook/places/MC-FAQ?language=en');
  const [, , , , , , tenth] = faq.rules;
  expect([faq.rule, faq.rules.length]).toEqual([undefined, faq.chapter.rules]);
  const one = await read<RulebookPlace>(`/api/rulebook/places/${tenth?.id}?language=en`);
  expect(one.rules.length).toBeLessThan(10);
  expect(one.rules).toContainEqual(one.rule);
});

test('what there is not is refused with what would be right', async () => {
  const game = await browser.ask('/api/rulebook/games/chess');
  expect([game.status, JSON.stringify(game.body).includes('keyforge')]).toEqual([404, true]);
  const rule = await browser.ask('/api/rulebook/places/MC-STUNN-1');
  expect([rule.status, JSON.stringify(rule.body).includes('MC-STUN-1')]).toEqual([404, true]);
});
