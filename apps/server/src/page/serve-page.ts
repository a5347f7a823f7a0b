import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '@crupier/kernel';
import { isPagePath } from '@crupier/protocol';
import { askedLanguage, refuse } from '../http/answering.ts';
import { isHostName } from '../http/content-policy.ts';
import { describePage, type HeadParts } from './describe-page.ts';
import { writeHead } from './write-head.ts';

/** What the page is served from. */
export interface PageParts extends HeadParts {
  /** The folder of the built page; undefined where there is none. */
  readonly folder: string | undefined;
  readonly methodsOf: (path: string) => readonly string[];
}

/**
 * Serves the built page at the path of each of its pages, so that a link to it can be opened, with what the page is about in its head.
 * Browsers that ask for a path without a page are told so by the page itself, with the status 404; whatever else is not there is refused.
 */
export async function addPage(app: FastifyInstance, { folder, methodsOf, ...parts }: PageParts): Promise<void> {
  // A page that is built anew while the server runs is served with its own files.
  const readDocument = (): string => readFileSync(join(folder ?? '', 'index.html'), 'utf8');
  if (folder !== undefined) {
    // The files would answer for their folder.
    app.get('/', (request, reply) => sendDocument(parts, { request, reply, path: '/' }, readDocument()));
    await app.register(staticFiles, {
      root: folder,
      wildcard: true,
      // The document is written for each page.
      index: false,
      // The build writes each file compressed beside itself.
      preCompressed: true,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const isNamedByContent = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = path.startsWith('/api/') ? methodsOf(path) : [];
    if (methods.length > 0) {
      const allowed = methods.toSorted().join(', ');
      const wrong = { code: 'request.wrongMethod', at: '', values: { method: request.method, path: path.slice(0, 200), allowed } };
      return refuse(request, reply.header('allow', allowed), [wrong]);
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isDocument = isPagePath(path) || wantsDocument(request, path);
    if (reads && folder !== undefined && isDocument) return sendDocument(parts, { request, reply, path }, readDocument());
    if (reads && path === '/') return refuse(request, reply, [{ code: 'page.missing', at: '', values: {} }]);
    return refuse(request, reply, [{ code: 'request.unknownPath', at: '', values: { path: path.slice(0, 200) } }]);
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
}

/** Sends the document with what the page is about in its head, in the language that the address or the browser asks for. */
async function sendDocument(parts: HeadParts, { request, reply, path }: Exchange, document: string): Promise<FastifyReply> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const said = languages.find((each) => each === query.get('lang'));
  const language = said ?? askedLanguage(request);
  const head = await describePage(parts, { path, query, language });
  const origin = isHostName(request.host) ? `${request.protocol}://${request.host}` : '';
  const page = writeHead(document, head, { origin, path, language, saysLanguage: said !== undefined });
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('vary', 'accept-language').header('etag', etag);
  if (head.isFound && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .code(head.isFound ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Whether somebody has opened an address: what a page loads, or a program asks for, is no document. */
function wantsDocument({ headers }: FastifyRequest, path: string): boolean {
  const isFile = path.startsWith('/api/') || path.split('/').at(-1)?.includes('.') === true;
  return !isFile && headers.accept?.includes('text/html') === true;
}
