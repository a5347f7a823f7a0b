import type { GameFan } from '../../scene/game-look.ts';
import { faceOf } from './inferno-face.ts';
import { fanCards } from './inferno-picture.ts';

/** The cards that stand for Inferno on the start. */
export const infernoFan: GameFan = { cards: fanCards, faceOf };
