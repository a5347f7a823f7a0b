import { sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/answering.ts';

/** Serves the built page at every path that nothing else answers, so that a link into it can be opened. */
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
    const wantsPage = request.method === 'GET' && !path.startsWith('/api/') && !path.split('/').at(-1)?.includes('.');
    if (wantsPage && folder !== undefined) return reply.sendFile('index.html');
    if (wantsPage && path === '/') return refuse(request, reply, [{ code: 'page.missing', at: '', values: {} }]);
    return refuse(request, reply, [{ code: 'request.unknownPath', at: '', values: { path: path.slice(0, 200) } }]);
  });
}
