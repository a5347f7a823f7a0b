import type { ChoiceIntroduction, SettingUp } from '@crupier/kernel/rules';
import { factsOf } from '../cards/facts.ts';
import { pathNames } from '../words/paths.ts';
import { builtInDecks } from './decks.ts';

type Both = ChoiceIntroduction['about'];

/** What the deck of each demon is like. */
const aboutDecks: Readonly<Record<string, Both>> = {
  'zupay-master-of-the-salamanca': {
    en: 'Attacks from the first turn, and clears the way with fire.',
    es: 'Ataca desde el primer turno y abre paso con fuego.',
  },
  'sibyl-of-the-attic': {
    en: 'Large bodies early; taps and returns what is in the way.',
    es: 'Cuerpos grandes muy pronto; gira y devuelve lo que estorba.',
  },
  'basilio-cruz-count-of-recoleta': {
    en: 'Vampires that drain, and dead that come back.',
    es: 'Vampiros que drenan y muertos que vuelven.',
  },
  'tata-rayo-lord-of-the-storm': {
    en: 'Machines and walls: the better body at every cost.',
    es: 'Máquinas y murallas: el mejor cuerpo a cada coste.',
  },
};

/** What the game tells of its demons. */
export const settingUp: SettingUp = {
  decks: () => Object.fromEntries(builtInDecks.map(({ name, demon }) => [name, introduce(demon)])),
  minutesOf: (seats) => MINUTES_OF_A_DUEL + MINUTES_A_SEAT * Math.max(0, seats - DUEL),
};

const DUEL = 2;
const MINUTES_OF_A_DUEL = 35;
const MINUTES_A_SEAT = 15;

function introduce(demon: string): ChoiceIntroduction {
  const facts = factsOf(demon);
  const sort = facts?.path === undefined ? undefined : pathNames[facts.path];
  return {
    name: facts?.name ?? { en: demon, es: demon },
    card: demon,
    about: aboutDecks[demon] ?? { en: '', es: '' },
    ...(sort && { sort }),
  };
}
