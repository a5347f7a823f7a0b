import type { GameFan } from '../../scene/game-look.ts';
import { faceOf } from './inferno-face.ts';

/** The cards that stand for Inferno on the start. */
export const infernoFan: GameFan = { cards: ['ember-imp', 'feral-dog', 'living-torch', 'barricade-crier', 'hooded-rioter'], faceOf };
