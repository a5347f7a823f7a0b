import type { GameFan } from '../../scene/game-look.ts';
import { faceOf } from './marvel-face.ts';
import { fanCards } from './marvel-picture.ts';

/** The cards that stand for Marvel Champions on the start. */
export const marvelFan: GameFan = { cards: fanCards, faceOf };
