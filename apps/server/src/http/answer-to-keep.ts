import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser keeps such an answer, in seconds: a new version of the program is there within a day. */
const KEPT_S = 86_400;
/** Under so many characters packing costs more than it saves. */
const WORTH_LENGTH = 512;
/** Brotli's levels end at 11: this one takes a millisecond for sixty pictures. */
const BROTLI_LEVEL = 5;

const pack = promisify(brotliCompress);
const zip = promisify(gzip);

/** Answers with what is the same for everybody: for the browser to keep, and packed as the browser reads it. */
export async function answerToKeep(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(value);
  reply.type('application/json; charset=utf-8').header('cache-control', `private, max-age=${KEPT_S}`).header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (text.length < WORTH_LENGTH) return reply.send(text);
  if (/\bbr\b/.test(accepted)) {
    const packed = await pack(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } });
    return reply.header('content-encoding', 'br').send(packed);
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text));
  return reply.send(text);
}
