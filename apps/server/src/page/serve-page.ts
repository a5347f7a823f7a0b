import { sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPagePath } from '@crupier/protocol';
import { refuse } from '../http/answering.ts';

/**
 * Serves the built page at the path of each of its pages, so that a link to it can be opened. Browsers that ask for a path without a page are
 * told so by the page itself, with the status 404; whatever else is not there is refused.
 */
export async function addPage(
  app: FastifyInstance,
  folder: string | undefined,
  methodsOf: (path: string) => readonly string[],
): Promise<void> {
  if (folder !== undefined) {
    await app.register(staticFiles, {
      root: folder,
      wildcard: true,
      // The build writes each file compressed beside itself.
      preCompressed: true,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const isNamedByContent = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = path.startsWith('/api/') ? methodsOf(path) : [];
    if (methods.length > 0) {
      const allowed = methods.toSorted().join(', ');
      const wrong = { code: 'request.wrongMethod', at: '', values: { method: request.method, path: path.slice(0, 200), allowed } };
      return refuse(request, reply.header('allow', allowed), [wrong]);
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && folder !== undefined && isPagePath(path)) return reply.sendFile('index.html');
    if (reads && folder !== undefined && wantsDocument(request, path)) return reply.code(404).sendFile('index.html');
    if (reads && path === '/') return refuse(request, reply, [{ code: 'page.missing', at: '', values: {} }]);
    return refuse(request, reply, [{ code: 'request.unknownPath', at: '', values: { path: path.slice(0, 200) } }]);
  });
}

/** Whether somebody has opened an address: what a page loads, or a program asks for, is no document. */
function wantsDocument({ headers }: FastifyRequest, path: string): boolean {
  const isFile = path.startsWith('/api/') || path.split('/').at(-1)?.includes('.') === true;
  return !isFile && headers.accept?.includes('text/html') === true;
}
