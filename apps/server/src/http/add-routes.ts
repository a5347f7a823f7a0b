import type { HostRequest, Route } from '@crupier/host';
import { limits } from '@crupier/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../budgets/accounts.ts';
import { answerToKeep } from './answer-to-keep.ts';
import { answer, askedLanguage } from './answering.ts';
import { accountOf, chargeBeyond, ORDINARY_MS, type RequestWorkParts, workOf } from './request-work.ts';
import type { Welcome } from './welcome.ts';

/** What answering routes over HTTP needs. */
export interface RoutesParts extends RequestWorkParts {
  readonly welcome: Welcome;
  /** How many tables one address may open in a minute. */
  readonly opensPerMinuteMax: number;
}

/** Answers routes over HTTP. */
export function addRoutes(app: FastifyInstance, routes: readonly Route[], parts: RoutesParts): void {
  for (const route of routes) {
    const { method, path, workMs, isLarge = false, shape, isOpening = false, creates = false, isLasting = false } = route;
    app.route({
      method,
      url: path,
      ...(isLarge && { bodyLimit: limits.tableBytesMax }),
      config: {
        ...(workMs !== undefined && { workMs }),
        ...(shape && { shape }),
        ...(isOpening && { rateLimit: { max: parts.opensPerMinuteMax, timeWindow: '1 minute' } }),
      },
      handler: async (request, reply) => {
        const charge = chargeBeyond(accountOf(parts.accounts, request), workMs ?? ORDINARY_MS);
        const answered = await charge(() => route.answer(requestOf(parts, request, reply)));
        if (isLasting && answered.ok) return charge(() => answerToKeep(request, reply, answered.value));
        return charge(() => answer(request, creates ? reply.code(201) : reply, answered));
      },
    });
  }
}

function requestOf(parts: RoutesParts, request: FastifyRequest, reply: FastifyReply): HostRequest {
  return {
    params: request.params as HostRequest['params'],
    query: request.query,
    body: request.body,
    user: request.user,
    address: networkOf(request.ip),
    language: askedLanguage(request),
    work: workOf(parts, request),
    welcome: (run) => parts.welcome(request, reply, run),
  };
}
