import { oneLine } from './one-line.ts';

/** Characters of a name. */
const LENGTH_MAX = 40;

/** A player's name. *Errors:* `name.unseenSign`, `name.nothingSeen`, beside those of its length. */
export const playerName = oneLine('name', LENGTH_MAX);
