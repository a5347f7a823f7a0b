import { request } from 'node:http';
import { languages, type Viewer } from '@crupier/kernel';
import { COOKIE } from '@crupier/server';
import { TWIN_MATCH, type TwinServer } from './twin-server.ts';

const base = `/api/matches/${TWIN_MATCH}`;
/** What can be read of a match, and asked of it: the latter is refused before its end. */
const paths = ['/api/matches', base, `${base}/journal`, `${base}/cards`, `${base}/own-cards`, `${base}/none`] as const;
const posts = [`${base}/next`, `${base}/seats`] as const;

/** Headers that tell of the request and of the time of day, and not of the match. */
const ofTheMoment: ReadonlySet<string> = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

/** Reads by HTTP all that a viewer may read of a match, in each language; gives it by method, path and language. */
export async function readPages({ url, tokens }: TwinServer, viewer: Viewer): Promise<Readonly<Record<string, readonly string[]>>> {
  const pages: Record<string, readonly string[]> = {};
  for (const language of languages) {
    const headers = {
      'accept-language': language,
      'accept-encoding': 'gzip, br',
      ...(tokens[viewer] !== undefined && { cookie: `${COOKIE}=${tokens[viewer]}` }),
    };
    for (const path of paths) pages[`GET ${path} in ${language}`] = await ask(`${url}${path}`, { method: 'GET', headers });
    for (const path of posts) pages[`POST ${path} in ${language}`] = await ask(`${url}${path}`, { method: 'POST', headers });
  }
  return pages;
}

/** The status, the headers and the body as they came, compressed or not. */
function ask(
  url: string,
  options: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const body = options.method === 'POST' ? '{}' : undefined;
    const asked = request(url, {
      ...options,
      headers: { ...options.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    asked.once('error', reject);
    asked.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const headers = Object.entries(response.headers).filter(([name]) => !ofTheMoment.has(name));
        // Each server has a port of its own.
        const said = JSON.stringify(headers).replaceAll(new URL(url).host, 'HOST');
        resolve([String(response.statusCode), said, Buffer.concat(chunks).toString('latin1')]);
      });
    });
    asked.end(body);
  });
}
