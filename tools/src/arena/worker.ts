/** A thread that plays some pairs of an arena, and tells of each. */
import { playEachPair } from './each-pair.ts';
import { playPair } from './play-pair.ts';

await playEachPair(playPair);
