import { fail, ok } from '@crupier/kernel';
import type { OwnData } from '@crupier/protocol';
import type { FastifyInstance } from 'fastify';
import { deleteOwnData, exportOwnData, type OwnDataParts } from '../data/own-data.ts';
import type { OpenSockets } from '../socket/open-sockets.ts';
import { answer } from './answering.ts';
import { COOKIE } from './session-hook.ts';

/** A user's own data: to take away, and to delete. */
export function addOwnDataRoutes(app: FastifyInstance, parts: OwnDataParts & { readonly sockets: OpenSockets }): void {
  app.get('/api/me', async (request, reply) => {
    if (request.user === '') return answer(request, reply, fail('user.none'));
    const data = await exportOwnData(parts, request.user);
    return answer<OwnData>(request, reply.header('content-disposition', 'attachment; filename="crupier.json"'), ok(data));
  });

  app.delete('/api/me', async (request, reply) => {
    if (request.user === '') return answer(request, reply, fail('user.none'));
    // Before, so that nothing is said any more while it is deleted; and after, for those that were opened meanwhile.
    parts.sockets.closeOf(request.user);
    await deleteOwnData(parts, request.user);
    parts.sockets.closeOf(request.user);
    return answer(request, reply.clearCookie(COOKIE, { path: '/' }), ok({ deleted: request.user }));
  });
}
