import type { Finding, Source } from './source.ts';

/** Traces of where and how the work was done, which no reader can use. Each pattern is written so that it does not match itself. */
const traces: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?<![\w.])\/(work|farm|root)\/\w/, 'a path of one machine'],
  [/\/tmp\/research/, 'a path of one machine'],
  [/(^|[\s/'"`])[.]library\b/, 'a path of one machine'],
  [/\bregistry[.]npmjs/, 'the address of a registry'],
  [/\/\/[\w.-]*(registry|artifactory|verdaccio|nexus)[\w.-]*[.][a-z]/, 'the address of a registry'],
  [/\b(earlier|previous|another) (work(ing)? )?[s]ession\b/i, 'the making of this repository'],
  [/\b(sub-?[a]gents?|language [m]odel)\b/i, 'the making of this repository'],
];

/** Finds machine paths, registry hosts and words about how the repository was made. */
export function findTraces(source: Source): readonly Finding[] {
  return source.text.split('\n').flatMap((text, index) =>
    traces
      .filter(([pattern]) => pattern.test(text))
      .map(([pattern, what]) => ({
        path: source.path,
        line: index + 1,
        problem: `names ${what}: ${pattern.exec(text)?.[0] ?? ''}`,
      })),
  );
}
