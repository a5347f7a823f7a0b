import { type Result, fail, ok } from '@crupier/kernel';
import { type EmblemPaths, emblemsQuery } from '@crupier/protocol';
import { emblemPath } from '../emblems/emblem-path.ts';
import { type HostRequest, read, type Route } from './route.ts';

/** Milliseconds that gathering pictures, and packing them, is charged. */
const GATHERING_MS = 4;

/** The pictures on cards: pages ask for those that they draw. */
export function emblemRoutes(): readonly Route[] {
  return [{ method: 'GET', path: '/api/emblems', workMs: GATHERING_MS, isLasting: true, answer: tellEmblems }];
}

/** *Errors:* `emblem.unknown` with the first name that no picture has. */
async function tellEmblems({ query }: HostRequest): Promise<Result<EmblemPaths>> {
  const asked = read(emblemsQuery, query);
  if (!asked.ok) return asked;
  const paths: Record<string, string> = {};
  for (const name of asked.value.of) {
    const path = emblemPath(name);
    if (path === undefined) return fail('emblem.unknown', 'of', { emblem: name });
    paths[name] = path;
  }
  return ok(paths);
}
