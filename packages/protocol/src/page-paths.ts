/** The addresses of pages: the page writes and reads them, and the server answers them. */

/**
 * How many parts of a path may follow the name of a page: at least, and at most. What must not be told to a server, such as the
 * secret of an invitation, is none of these parts: it stands behind the `#`, which browsers keep to themselves.
 */
export const pagePaths = {
  cards: [0, 2],
  decks: [0, 3],
  file: [0, 0],
  join: [1, 1],
  learn: [0, 1],
  match: [1, 1],
  new: [1, 2],
  replay: [1, 3],
  rules: [0, 1],
  settings: [0, 0],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** The first part of a page's path. */
export type PageName = keyof typeof pagePaths;

/** The parts of a path, decoded. A part that somebody wrote by hand may be no encoded text: it is taken as it is. */
export function partsOfPath(path: string): readonly string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a path, which begins with `/`, is the address of a page. It does not say whether the page has anything to show. */
export function isPagePath(path: string): boolean {
  const [name = '', ...rest] = partsOfPath(path);
  if (name === '') return rest.length === 0;
  const counts = Object.entries(pagePaths).find(([each]) => each === name)?.[1];
  return counts !== undefined && counts[0] <= rest.length && rest.length <= counts[1];
}
