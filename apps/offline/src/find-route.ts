import type { Route } from '@crupier/host';

/** A route that a request goes to, with what stands in the places of its names. */
export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a request by its method and its path without the query; undefined where there is none. */
export function findRoute(routes: readonly Route[], method: string, path: string): FoundRoute | undefined {
  const parts = path.split('/').map(decode);
  for (const route of routes) {
    const names = route.path.split('/');
    if (route.method !== method || names.length !== parts.length) continue;
    if (names.every((name, at) => name.startsWith(':') || name === parts[at])) return { route, params: paramsOf(names, parts) };
  }
  return undefined;
}

function paramsOf(names: readonly string[], parts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), parts[at] ?? '']] : [])));
}

/** A part of a path that is no escaped text stands for itself: nothing is found by it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
