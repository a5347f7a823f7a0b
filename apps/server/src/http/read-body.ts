import type { IncomingMessage } from 'node:http';
import type { Problem } from '@crupier/kernel';
import { type JsonShape, jsonShapes, limits, problemOfExcess, ShapeCount } from '@crupier/protocol';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { accountOf, type RequestWorkParts } from './request-work.ts';
import { processorMs } from '@crupier/table';

/** A body that is not taken, with what is wrong with it. */
export class BodyError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Reads bodies of JSON. What is too large, too wide or too deep is known while it comes, before it is parsed; a body is parsed in a tick of
 * its own and charged what it takes. *Errors:* those of `problemOfExcess`, and Fastify's for what is too large or no JSON.
 */
export function addBodyReading(app: FastifyInstance, { accounts, ticks }: RequestWorkParts): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { bodyLimit = limits.messageBytesMax, config } = request.routeOptions;
    const text = await readText(payload, bodyLimit, config.shape ?? jsonShapes.request);
    const account = accountOf(accounts, request);
    await ticks.take('rest', account);
    const begun = processorMs();
    try {
      return await new Promise((resolve, reject) => {
        parse(request, text, (error, value) => (error === null ? resolve(value) : reject(error)));
      });
    } finally {
      account.charge(processorMs() - begun);
    }
  });
}

/** Takes a body piece by piece. The rest of one that is refused is read and dropped, so that its sender hears why. */
function readText(payload: IncomingMessage, bytesMax: number, shape: JsonShape): Promise<string> {
  const count = new ShapeCount(shape);
  const pieces: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      payload.removeListener('data', take);
      pieces.length = 0;
      payload.resume();
      reject(error);
    };
    const take = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes > bytesMax) return refuse(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      const excess = count.take(piece);
      if (excess !== undefined) return refuse(new BodyError(problemOfExcess(excess)));
      pieces.push(piece);
    };
    if (Number(payload.headers['content-length'] ?? 0) > bytesMax) return refuse(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    payload.on('data', take);
    payload.once('end', () => resolve(Buffer.concat(pieces).toString('utf8')));
    payload.once('error', reject);
    payload.once('close', () => reject(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a body may be like, where that is not as usual. */
    shape?: JsonShape;
  }
}
