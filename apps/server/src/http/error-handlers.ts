import type { Problem } from '@crupier/kernel';
import { limits } from '@crupier/protocol';
import { isDiskFull, storageProblem } from '@crupier/table';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { NoteFault } from '@crupier/host';
import { refuse } from './answering.ts';
import { BodyError } from './read-body.ts';

/** Answers whatever goes wrong with a code and a sentence; what is our mistake is noted in the log and told to nobody. */
export function addErrorHandlers(app: FastifyInstance, noteFault: NoteFault): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error, request.routeOptions.bodyLimit ?? limits.messageBytesMax);
    if (problem.code === 'server.fault') noteFault('', faultOf(error, request));
    if (problem.code === 'table.diskFull') noteFault('', problem);
    return refuse(request, reply, [problem]);
  });
}

/** Characters of what is noted of a fault: where it happened, and not what was asked for. */
const TRACE_MAX = 2000;

function faultOf(error: Error, { method, routeOptions }: FastifyRequest): Problem {
  const at = `${method} ${routeOptions.url ?? ''}`;
  return { code: 'server.fault', at, values: { reason: (error.stack ?? String(error)).slice(0, TRACE_MAX) } };
}

/** Errors of a body that is no JSON, or none at all. */
const noJson: ReadonlySet<string> = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/** The problem of an error that Fastify or one of its plugins threw. */
function problemOf(error: FastifyError, max: number): Problem {
  if (error instanceof BodyError) return error.problem;
  if (isDiskFull(error)) return storageProblem(error);
  const status = error.statusCode ?? 500;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'request.tooLarge', at: '', values: { max } };
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'request.unsupported', at: 'Content-Type', values: {} };
  if (status === 429) return { code: 'request.tooMany', at: '', values: { seconds: Number(/\d+/.exec(error.message)?.[0] ?? 60) } };
  if (error instanceof SyntaxError || noJson.has(error.code)) return { code: 'request.notJson', at: '', values: {} };
  if (status >= 400 && status < 500) return { code: 'request.malformed', at: '', values: { reason: error.code ?? error.message } };
  return { code: 'server.fault', at: '', values: {} };
}
