import type { Route } from './route.ts';

/** What a page is, apart from how it is filtered or asked: going from one to another is going to a new page. */
export function pageOf(route: Route): string {
  if (route.kind === 'decks') return `decks ${route.game} ${route.view} ${route.view === 'deck' ? route.arg : ''}`;
  if (route.kind === 'learn') return `learn ${route.game}`;
  if (route.kind === 'rules') return `rules ${route.at}`;
  return 'match' in route ? `${route.kind} ${route.match}` : route.kind;
}
