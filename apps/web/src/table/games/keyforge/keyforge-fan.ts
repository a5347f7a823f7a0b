import type { GameFan } from '../../scene/game-look.ts';
import { faceOf } from './keyforge-face.ts';
import { fanCards } from './keyforge-picture.ts';

/** The cards that stand for KeyForge on the start. */
export const keyforgeFan: GameFan = { cards: fanCards, faceOf };
