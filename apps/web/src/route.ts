/** Where the page is, as its address says after the `#`. */
export type Route =
  | { readonly kind: 'home' }
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'replay'; readonly match: string; readonly at: number | undefined; readonly seat: number | undefined }
  | { readonly kind: 'join'; readonly match: string; readonly invitation: string };

/** Reads an address; one that leads nowhere leads to the start. */
export function parseRoute(hash: string): Route {
  const [name = '', match = '', third = '', fourth = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (name === 'match' && match !== '') return { kind: 'match', match };
  if (name === 'join' && match !== '' && third !== '') return { kind: 'join', match, invitation: third };
  if (name === 'replay' && match !== '') return { kind: 'replay', match, at: wholeNumber(third), seat: wholeNumber(fourth) };
  return { kind: 'home' };
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Writes an address. */
export function formatRoute(route: Route): string {
  const parts: readonly (string | number | undefined)[] = partsOf(route);
  return `#/${parts
    .filter((part) => part !== undefined)
    .map((part) => encodeURIComponent(part))
    .join('/')}`;
}

function partsOf(route: Route): readonly (string | number | undefined)[] {
  switch (route.kind) {
    case 'home':
      return [];
    case 'match':
      return ['match', route.match];
    case 'join':
      return ['join', route.match, route.invitation];
    case 'replay':
      return ['replay', route.match, route.at, route.at === undefined ? undefined : route.seat];
  }
}
