export { keyforge, keyforgeGame } from './keyforge.ts';
export { findCard } from './cards/facts/names.ts';
export { nearestCardNames } from './cards/facts/nearest.ts';
export { formatPosition } from './notation/format-position.ts';
export { identities as keyforgeIdentities } from './setup/identities.ts';
export { checkDeck } from './setup/deck-legality.ts';
export type { DeckCard, DeckList } from './setup/deck-list.ts';
export { findDeck } from './setup/configuration.ts';
export { formatDeckList } from './setup/format-deck-list.ts';
