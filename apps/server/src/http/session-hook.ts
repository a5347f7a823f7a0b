import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../data/sessions.ts';

/** The name of the cookie that says who somebody is. */
export const COOKIE = 'crupier';
const YEAR_S = 365 * 24 * 3600;

/** Gives every request to the API its user, and every newcomer a session. A WebSocket without one watches as nobody. */
export function addSessions(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('user', '');
  app.addHook('onRequest', async (request, reply) => {
    const isSocket = request.ws;
    if (!isSocket && !request.url.startsWith('/api/')) return;
    const token = request.cookies[COOKIE];
    const known = token === undefined ? undefined : await sessions.find(token);
    if (known !== undefined || isSocket) {
      request.user = known ?? '';
      return;
    }
    const opened = await sessions.open();
    request.user = opened.user;
    const secure = request.protocol === 'https';
    reply.setCookie(COOKIE, opened.token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_S });
  });
}
