export { inferno, infernoGame } from './inferno.ts';
export { boards } from './notation/boards.ts';
export { formatPosition } from './notation/format-position.ts';
export { identities as infernoIdentities } from './setup/identities.ts';
export { checkDeck } from './setup/deck-legality.ts';
export type { DeckEntry, DeckList } from './setup/deck-list.ts';
export { findDeck, withTeams, type Configuration } from './setup/configuration.ts';
