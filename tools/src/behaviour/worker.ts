/** A thread that plays and watches some pairs of games, and tells of each. */
import { playEachPair } from '../arena/each-pair.ts';
import { playWatched } from './play-watched.ts';
import type { WatchedPlay } from './tally.ts';

await playEachPair(({ pair, ...dealt }) => [0, 1].map((seat): WatchedPlay => ({ pair, seat, behaviour: playWatched({ ...dealt, seat }) })));
