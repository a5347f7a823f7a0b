import type { Tutorial } from '@crupier/kernel/rules';
import { lessons } from './lessons.ts';
import { brief, topics } from './topics.ts';

/** Plain allies, and rituals that answer. */
const learnersDeck = `Name: First Sparks
Demon: Mandinga, Rider of the Burning
4 Feral Dog
4 Ember Imp
4 Living Torch
4 Hooded Rioter
4 Slaughterhouse Pack
4 Fire Mule
4 Brazier Salamander
4 Mercenary
4 Night Guard
4 Low Blow
4 Whiplash
4 Ignition
2 Lava Gauntlets`;

const opponentsDeck = `Name: The Other Side
Demon: Acerbo, Marshal of the Forge
4 Brush Fox
4 Barahai Recruit
4 Barahai Lancer
4 Shield-Bearer
4 Mercenary
4 Night Guard
4 Tarantula
4 Scarecrow
4 Living Wall
4 Interceptor
4 Sentry Drone
4 Repairs
2 Conscription`;

const pass = { verb: 'pass' } as const;

/** Three turns of a learner, who begins. The opponent's first two turns are scripted: a fox comes, and attacks. */
export const tutorial: Tutorial = {
  about: {
    en: 'Three turns with a coach: energy, allies, the chain, attacks and a response.',
    es: 'Tres turnos con ayuda: energía, aliados, la cadena, ataques y una respuesta.',
  },
  decks: [learnersDeck, opponentsDeck],
  settings: {},
  seats: ['learner', 'scripted'],
  secret: '2d15a4e1b0344aec1101f62f26251648b5e16a71932bc7743a41a887d58bc8c9',
  seed: 'aa7013e946ad9be64504b2ea1f2100aab4bfed6d8f79ad32ee6d2507898945f6',
  turnValue: 'turn',
  script: [
    { purpose: 'fetchScenario', acts: [{ verb: 'fetchNothing' }] },
    { purpose: 'redrawHand', acts: [] },
    { purpose: 'priority', turn: 1, acts: [pass] },
    { purpose: 'priority', turn: 2, acts: [{ verb: 'play', card: 'brush-fox' }, pass] },
    { purpose: 'priority', turn: 3, acts: [pass] },
    { purpose: 'priority', turn: 4, acts: [{ verb: 'attack', card: 'brush-fox' }, pass] },
    { purpose: 'chooseDefender', turn: 4, acts: [{ verb: 'defender', card: 'mandinga-rider-of-the-burning' }] },
    { purpose: 'priority', turn: 5, acts: [pass] },
  ],
  lessons,
  topics,
  brief,
};
