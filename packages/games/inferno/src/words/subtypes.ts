import type { Both } from '@crupier/kernel/cards';
import type { Subtype } from '../state/subtypes.ts';

/** What the subtypes are called. *Rule:* INF-204.4. */
export const subtypeNames: Readonly<Record<Subtype, Both>> = {
  abomination: { en: 'Abomination', es: 'Abominación' },
  vermin: { en: 'Vermin', es: 'Alimaña' },
  spider: { en: 'Spider', es: 'Araña' },
  avatar: { en: 'Avatar', es: 'Avatar' },
  barahai: { en: 'Barahai', es: 'Barahai' },
  beast: { en: 'Beast', es: 'Bestia' },
  bot: { en: 'Bot', es: 'Bot' },
  cyborg: { en: 'Cyborg', es: 'Cyborg' },
  devil: { en: 'Devil', es: 'Diablo' },
  dragon: { en: 'Dragon', es: 'Dragón' },
  elemental: { en: 'Elemental', es: 'Elemental' },
  incarnation: { en: 'Incarnation', es: 'Encarnación' },
  minion: { en: 'Minion', es: 'Esbirro' },
  ghoul: { en: 'Ghoul', es: 'Ghoul' },
  worm: { en: 'Worm', es: 'Gusano' },
  homunculus: { en: 'Homunculus', es: 'Homúnculo' },
  human: { en: 'Human', es: 'Humano' },
  fungus: { en: 'Fungus', es: 'Hongo' },
  illusion: { en: 'Illusion', es: 'Ilusión' },
  imaginary: { en: 'Imaginary', es: 'Imaginario' },
  incubus: { en: 'Incubus', es: 'Íncubo' },
  infested: { en: 'Infested', es: 'Infestado' },
  insect: { en: 'Insect', es: 'Insecto' },
  kirch: { en: 'Kirch', es: 'Kirch' },
  wolf: { en: 'Wolf', es: 'Lobo' },
  puppet: { en: 'Puppet', es: 'Marioneta' },
  mutant: { en: 'Mutant', es: 'Mutante' },
  ship: { en: 'Ship', es: 'Nave' },
  fish: { en: 'Fish', es: 'Pez' },
  plant: { en: 'Plant', es: 'Planta' },
  rebel: { en: 'Rebel', es: 'Rebelde' },
  returned: { en: 'Returned', es: 'Regresado' },
  reptile: { en: 'Reptile', es: 'Reptil' },
  sahuagin: { en: 'Sahuagin', es: 'Sahuagin' },
  succubus: { en: 'Succubus', es: 'Súcubo' },
  tank: { en: 'Tank', es: 'Tanque' },
  vampire: { en: 'Vampire', es: 'Vampiro' },
  vorriakur: { en: 'Vorriakur', es: 'Vorriakur' },
};

/** A subtype in card texts. */
export function subtypeText(subtype: string | number): Both {
  return subtypeNames[subtype as Subtype] ?? { en: String(subtype), es: String(subtype) };
}
