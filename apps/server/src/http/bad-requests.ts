import type { Socket } from 'node:net';
import type { Problem } from '@crupier/kernel';
import type { FailedRequest } from '@crupier/protocol';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Speaker } from '@crupier/host';
import { refuse } from './answering.ts';

/** The longest part of a path that is read as a parameter. */
const PARAMETER_LENGTH_MAX = 200;

/** Problems of requests that are no HTTP, by the error of the parser. */
const parserProblems: Readonly<Record<string, readonly [status: string, code: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request.tooSlow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request.headersTooLarge'],
};

/** Answers what comes to no route, because it cannot be read, as all else that is refused: with a code and a sentence. */
export function badRequestAnswers(speaker: Speaker): FastifyServerOptions {
  return {
    routerOptions: { maxParamLength: PARAMETER_LENGTH_MAX },
    frameworkErrors: (error, request, reply) => {
      const isLong = error.code === 'FST_ERR_PARAM_TOO_LONG' || error.code === 'FST_ERR_MAX_PARAM_LENGTH';
      const problem: Problem = isLong
        ? { code: 'request.pathTooLong', at: '', values: { max: PARAMETER_LENGTH_MAX } }
        : { code: 'request.badPath', at: '', values: {} };
      return refuse(request, reply, [problem]);
    },
    clientErrorHandler: (error, socket) => answerNoHttp(error.code, socket as Socket, speaker),
  };
}

function answerNoHttp(error: string, socket: Socket, speaker: Speaker): void {
  if (error === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = parserProblems[error] ?? ['400 Bad Request', 'request.noHttp'];
  const body: FailedRequest = { problems: [speaker({ code, at: '', values: {} }, 'en')] };
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n`;
  if (socket.writable) socket.write(`${head}${text}`);
  socket.destroy();
}

/** A path with the methods that it takes. */
interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Tells which methods a path takes, so that another one is told so. Routes that are added later are known. */
export function knowMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}$`);
    const path = known.get(url) ?? { pattern, methods: new Set<string>() };
    known.set(url, path);
    for (const each of [method].flat()) path.methods.add(each);
  });
  return (path) => [...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]);
}
