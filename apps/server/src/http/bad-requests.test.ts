import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, TestBrowser } from '../fixtures/test-client.ts';
import type { RunningServer } from '../start-server.ts';

let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await serve();
  browser = new TestBrowser(server.url);
});

afterAll(() => server.close());

/** What a connection is answered on which something else than a browser's request is said. */
function tell(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });
}

describe('what cannot be answered is refused with a code and a sentence', () => {
  test.each([
    ['GET', '/api/nothing', undefined, 404, 'request.unknownPath'],
    ['DELETE', '/api/matches', undefined, 405, 'request.wrongMethod'],
    ['PUT', '/api/matches/abc/journal', undefined, 405, 'request.wrongMethod'],
    ['GET', '/api/matches/a%E0%A4%A', undefined, 400, 'request.badPath'],
    ['GET', '/%zz', undefined, 400, 'request.badPath'],
    ['GET', `/api/rules/${'x'.repeat(201)}`, undefined, 414, 'request.pathTooLong'],
    ['GET', '/api/matches/!!!', undefined, 400, 'message.malformed'],
    ['GET', '/api/rules?limit=many', undefined, 400, 'message.malformed'],
    ['GET', '/api/rules?language=fr', undefined, 400, 'message.malformed'],
    ['GET', '/api/rules?colour=red', undefined, 400, 'message.unknownField'],
    ['GET', `/api/rules?q=${'x'.repeat(201)}`, undefined, 400, 'message.malformed'],
    ['POST', '/api/matches', '{broken', 400, 'request.notJson'],
    ['POST', '/api/matches', '', 400, 'request.notJson'],
    ['POST', '/api/matches', '[]', 400, 'message.malformed'],
    ['POST', '/api/matches', JSON.stringify({ game: 'high-card', seats: [{ kind: 'person', name: 'A\u202e' }] }), 400, 'name.unseenSign'],
    ['POST', '/api/matches/abc/seats', JSON.stringify({ invitation: 'x', name: 'A\u0007' }), 400, 'name.unseenSign'],
  ])('%s %s %j: %i %s', async (...[method, path, body, status, code]) => {
    const headers = { 'accept-language': 'es', ...(body !== undefined && { 'content-type': 'application/json' }) };
    const english = await browser.ask(path, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...headers, 'accept-language': 'en' },
    });
    const spanish = await browser.ask(path, { method, ...(body !== undefined && { body }), headers });
    expect(spanish).toMatchObject({ status, body: { problems: [{ code }] } });
    const sentences = [english, spanish].map(({ body: told }) => (told as { problems: { text: string }[] }).problems[0]?.text ?? '');
    expect(new Set([...sentences, '', code])).toHaveLength(4);
  });

  test('a wrong method is told which would be right', async () => {
    expect((await browser.ask('/api/matches', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST');
  });

  test.each([
    ['no HTTP at all\r\n\r\n', '400', 'request.noHttp'],
    [`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, '431', 'request.headersTooLarge'],
  ])('on a bare connection too: %#', async (text, status, code) => {
    const answer = await tell(text);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ problems: [{ code }] });
  });
});
