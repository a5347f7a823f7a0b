/** High Card, a toy game: bots, tables, servers and terminals are tested with it. */
export { highCard } from './high-card.ts';
