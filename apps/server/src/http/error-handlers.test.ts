import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { speakerFor } from '@crupier/host';
import { addErrorHandlers } from './error-handlers.ts';

/** A request that writes more than the database has room for. */
function writeTooMuch(): never {
  const database = new DatabaseSync(':memory:');
  database.exec(`create table thing (text text); pragma max_page_count = 2; insert into thing values ('${'x'.repeat(50_000)}')`);
  throw new Error('There was room.');
}

test('a full disk is said to who asks, and noted for who keeps the server', async () => {
  const noted: string[] = [];
  const app = fastify();
  app.decorate('speaker', speakerFor([]));
  addErrorHandlers(app, (match, { code }) => noted.push(`${match} ${code}`));
  app.get('/', writeTooMuch);
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'es' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    problems: [{ code: 'table.diskFull', text: expect.stringContaining('disco del servidor está lleno') }],
  });
  expect(noted).toEqual([' table.diskFull']);
});
