import type { Problem } from '@crupier/kernel';
import type { FastifyRequest } from 'fastify';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a server at an address is reached from this machine only. */
export function isLoopback(host: string): boolean {
  return loopbackNames.has(host) || host === '::1' || host.startsWith('127.');
}

/**
 * Whether a request comes from a page of another site, or calls a server of this machine by a name that is not one: then a
 * foreign page would act for its reader. Programs send no origin and are let in. Behind a proxy the server may have any name.
 */
export function findTrespass(
  { headers, host = '' }: Pick<FastifyRequest, 'headers' | 'host'>,
  { listensAt, isBehindProxy }: { readonly listensAt: string; readonly isBehindProxy: boolean },
): Problem | undefined {
  if (!isBehindProxy && isLoopback(listensAt) && host !== '' && !isLoopback(nameOf(host)))
    return { code: 'request.foreignHost', at: 'Host', values: { host } };
  const { origin } = headers;
  if (origin === undefined) return undefined;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from === host ? undefined : { code: 'request.foreignOrigin', at: 'Origin', values: { origin } };
}

function nameOf(host: string): string {
  return host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':')[0] ?? '');
}
