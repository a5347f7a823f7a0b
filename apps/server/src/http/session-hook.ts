import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS, type Sessions } from '../data/sessions.ts';

/** The name of the cookie that says who somebody is. */
export const COOKIE = 'crupier';
const LIFE_S = SESSION_DAYS * 24 * 3600;

/** Gives every request its user, where the browser has a session. A request is no reason to open one: see `makeWelcome`. */
export function addSessions(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('user', '');
  app.addHook('onRequest', async (request, reply) => {
    if (!request.ws && !request.url.startsWith('/api/')) return;
    const token = request.cookies[COOKIE];
    const session = token === undefined ? undefined : await sessions.find(token);
    if (token === undefined || session === undefined) return;
    request.user = session.user;
    if (session.isRenewed && !request.ws) setSessionCookie(request, reply, token);
  });
}

/** Gives the browser the token of its session, for as long as the session lives. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE_S });
}
