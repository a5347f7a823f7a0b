import { inferno } from '@crupier/inferno';
import type { PlayableGame } from '@crupier/kernel';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';

/** Every game that is played without a server: the only place of this app that names them. */
export const games: readonly PlayableGame[] = [keyforge, inferno, marvelChampions];
