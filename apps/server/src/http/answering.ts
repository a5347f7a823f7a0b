import type { Language, Problem, Result } from '@crupier/kernel';
import type { FailedRequest } from '@crupier/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Meter } from '../health/meter.ts';
import { gameAskedAbout, languageOf, type Speaker } from '@crupier/host';

/** HTTP statuses of problem codes, by the code's beginning; others are the asker's mistake. */
const statuses: readonly (readonly [beginning: string, status: number])[] = [
  ['match.unknown', 404],
  ['user.none', 404],
  ['game.unknown', 404],
  ['card.unknown', 404],
  ['emblem.unknown', 404],
  ['rules.unknownId', 404],
  ['request.unknownPath', 404],
  ['page.missing', 404],
  ['request.foreign', 403],
  ['seat.notYours', 403],
  ['deal.notYours', 403],
  ['invitation.', 403],
  ['fairness.', 409],
  ['journal.notFinished', 409],
  ['journal.seriesOpen', 409],
  ['playOn.notOver', 409],
  ['playOn.otherRules', 409],
  ['match.waiting', 409],
  ['journal.', 500],
  ['server.draining', 503],
  ['server.', 500],
  ['metrics.', 403],
  ['table.', 503],
  ['request.wrongMethod', 405],
  ['request.pathTooLong', 414],
  ['request.tooLarge', 413],
  ['request.unsupported', 415],
  ['request.tooMany', 429],
  ['request.busy', 429],
  ['user.tooMany', 429],
  ['waiting.', 429],
  ['replay.busy', 429],
  ['cards.tooMany', 429],
  ['cards.fileTooLarge', 413],
];

/** Answers a request with what it asked for, or with what was wrong with it in its language. */
export function answer<T>(request: FastifyRequest, reply: FastifyReply, result: Result<T>): FastifyReply {
  return result.ok ? reply.send(result.value) : refuse(request, reply, result.problems);
}

/** Answers a request with what was wrong with it. */
export function refuse(request: FastifyRequest, reply: FastifyReply, problems: readonly Problem[]): FastifyReply {
  const language = askedLanguage(request);
  const [first] = problems;
  if (first !== undefined) request.server.meter?.refused(first.code);
  const game = gameAskedAbout(request.body);
  const body: FailedRequest = { problems: problems.map((problem) => request.server.speaker(problem, language, game)) };
  return reply.code(statusOf(problems[0]?.code ?? '')).send(body);
}

/** The language in which a request wants to be answered. */
export function askedLanguage(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}

function statusOf(code: string): number {
  return statuses.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 400;
}

declare module 'fastify' {
  interface FastifyInstance {
    speaker: Speaker;
    /** Absent where nothing is counted. */
    meter?: Meter;
  }
  interface FastifyRequest {
    /** Who asks; empty for somebody without a session. */
    user: string;
  }
}
