import type { GameFan } from '../../scene/game-look.ts';
import { faceOf } from './keyforge-face.ts';

/** The cards that stand for KeyForge on the start. */
export const keyforgeFan: GameFan = { cards: ['titan-mechanic', 'hunting-witch', 'pitlord', 'champion-anaphiel', 'silvertooth'], faceOf };
