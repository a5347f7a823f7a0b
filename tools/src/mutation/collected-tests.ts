import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as Collecting from './collecting-vitest.ts';
import type { RunnableTest } from './runnable-test.ts';

const collecting = new URL('collecting-vitest.ts', import.meta.url).href;

/**
 * Loads test files with a stand-in for the test runner that notes their tests and runs none. It knows `describe`, `test` and
 * their `each`: a file that needs more of it fails at once.
 */
export async function collectTests(paths: readonly string[]): Promise<readonly RunnableTest[]> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' ? { url: collecting, format: 'module-typescript', shortCircuit: true } : next(specifier, context),
  });
  for (const path of paths) await import(pathToFileURL(path).href);
  hooks.deregister();
  const { collected } = (await import(collecting)) as typeof Collecting;
  return collected;
}

/** Serves instrumented sources in the place of the files from now on. */
export function serveSources(sources: Readonly<Record<string, string>>): void {
  registerHooks({
    load: (url, context, next) => {
      const source = sources[url];
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
