import type { Tutorial } from '@crupier/kernel/rules';
import { houses, type House } from '../cards/facts/vocabulary.ts';
import { lessons } from './lessons.ts';
import { brief, topics } from './topics.ts';

/** Few different cards, each with little to read. */
const learnersDeck = `Name: First Steps
Set: CotA
Houses: Brobnar, Logos, Untamed
3x Troll
3x Bumpsy
3x Punch
3x Headhunter
3x Labwork
3x Doc Bookton
3x Batdrone
3x Ganymede Archivist
4x Dust Pixie
4x Snufflegator
3x Way of the Wolf
1x Flaxia`;

const opponentsDeck = `Name: The Other Side
Set: CotA
Houses: Sanctum, Shadows, Dis
4x Bulwark
4x Champion Anaphiel
1x Protect the Weak
3x Virtuous Works
6x Silvertooth
3x Umbra
3x Noddy the Thief
4x Dust Imp
4x Fear
4x Ember Imp`;

const house = (name: House): { readonly verb: string; readonly value: number } => ({ verb: 'house', value: houses.indexOf(name) });

/** Three turns of a learner, who begins: by the third one there is æmber for a key. The opponent's first two turns are scripted. */
export const tutorial: Tutorial = {
  about: {
    en: 'Three turns with a coach: houses, æmber, reaping, fighting and your first key.',
    es: 'Tres turnos con ayuda: Casas, Æmbar, cosechar, luchar y tu primera llave.',
  },
  decks: [learnersDeck, opponentsDeck],
  settings: {},
  seats: ['learner', 'scripted'],
  secret: '1ce6a91a98c27d2e43a3a31ef25e461b99ad895727b10989ddf33b845317c170',
  seed: '5c49de28fa5c0299dbb9fedba6df9524257b2514ffbb75a6d984f3e133a57e92',
  turnValue: 'turn',
  script: [
    { purpose: 'mulligan', acts: [] },
    { purpose: 'chooseHouse', turn: 2, acts: [house('shadows')] },
    {
      purpose: 'mainStep',
      turn: 2,
      acts: [{ verb: 'play', card: 'silvertooth' }, { verb: 'reap', card: 'silvertooth' }, { verb: 'endTurn' }],
    },
    { purpose: 'chooseHouse', turn: 4, acts: [house('sanctum')] },
    { purpose: 'mainStep', turn: 4, acts: [{ verb: 'play', card: 'bulwark' }, { verb: 'endTurn' }] },
    { purpose: 'choosePlace', turn: 4, acts: [{ verb: 'rightFlank' }] },
  ],
  lessons: lessons(house('untamed')),
  topics,
  brief,
};
