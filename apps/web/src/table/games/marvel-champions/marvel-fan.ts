import type { GameFan } from '../../scene/game-look.ts';
import { faceOf } from './marvel-face.ts';

/** The cards that stand for Marvel Champions on the start. */
export const marvelFan: GameFan = { cards: ['01001a', '01010a', '01094', '01019a', '01029a'], faceOf };
