import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { Recent } from '@crupier/table';
import { monotonic } from './budget.ts';

/** Requests of one address in the window that is open. */
interface Window {
  count: number;
  readonly begunMs: number;
}

/** Addresses whose requests are counted. */
const COUNTED_MAX = 5000;

/**
 * Counts requests for `@fastify/rate-limit` by a clock that is never set back. By the library's own store, which goes by the time of day,
 * a clock that is set back an hour keeps a window open for an hour.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #windows = new Recent<Window>(COUNTED_MAX);

  incr(key: string, callback: (error: Error | null, counted?: { current: number; ttl: number }) => void, windowMs = 60_000): void {
    const now = monotonic();
    const open = this.#windows.get(key);
    const window = open === undefined || now - open.begunMs >= windowMs ? { count: 0, begunMs: now } : open;
    window.count++;
    this.#windows.set(key, window);
    callback(null, { current: window.count, ttl: windowMs - (now - window.begunMs) });
  }

  child(): RequestCounts {
    return new RequestCounts();
  }
}
