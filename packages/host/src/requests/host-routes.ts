import { choiceRoutes } from './choice-routes.ts';
import { type DeckRouteParts, deckRoutes } from './deck-routes.ts';
import { emblemRoutes } from './emblem-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { type MatchRouteParts, matchRoutes } from './match-routes.ts';
import { replayRoutes } from './replay-routes.ts';
import type { Route } from './route.ts';
import { ruleRoutes } from './rule-routes.ts';
import { workshopRoutes } from './workshop-routes.ts';

/** What answering requests needs. */
export type HostRouteParts = DeckRouteParts & MatchRouteParts;

/** All that can be asked for beside playing, whatever carries the requests. */
export function hostRoutes(parts: HostRouteParts): readonly Route[] {
  return [
    ...gameRoutes(parts.games),
    ...emblemRoutes(),
    ...choiceRoutes(parts.games),
    ...deckRoutes(parts),
    ...workshopRoutes(parts),
    ...ruleRoutes(),
    ...matchRoutes(parts),
    ...replayRoutes(parts),
  ];
}
