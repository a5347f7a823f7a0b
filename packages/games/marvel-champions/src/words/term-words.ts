import type { GameWords, TermWords } from '@crupier/kernel/rules';
import type { Term } from '../state/evaluate.ts';

/** What bots look at when they value a position, as a hint says it: a thing that is counted, or what there is more or less of. */
export const termWords = {
  villain: { en: 'villain hit points for each hero', es: 'Vida del Villano por héroe' },
  mainThreat: { en: '% of the main scheme’s threat', es: '% de la Amenaza del Plan principal' },
  comingThreat: { en: '% of the main scheme to come in the villain phase', es: '% del Plan principal por venir en la fase del Villano' },
  pressure: {
    more: { en: 'the main scheme comes nearer to its end', es: 'el Plan principal se acerca a su final' },
    less: { en: 'the main scheme is further from its end', es: 'el Plan principal se aleja de su final' },
  },
  overrun: {
    more: { en: 'more danger that the main scheme is completed', es: 'más peligro de que se complete el Plan principal' },
    less: { en: 'less danger that the main scheme is completed', es: 'menos peligro de que se complete el Plan principal' },
  },
  sideSchemes: { en: 'side schemes', es: 'Planes secundarios' },
  sideThreat: { en: 'threat on side schemes', es: 'Amenaza en Planes secundarios' },
  icons: { en: 'hazard and acceleration icons', es: 'iconos de Riesgo y Aceleración' },
  minions: { en: 'minions', es: 'esbirros' },
  minionPower: { en: 'attack and scheme of minions', es: 'ataque y planear de los esbirros' },
  minionHitPoints: { en: 'hit points of minions', es: 'Vida de los esbirros' },
  hitPoints: { en: 'hit points of heroes', es: 'Vida de los héroes' },
  weakness: { en: 'hit points short of 5', es: 'Vida que falta para 5' },
  comingDamage: { en: 'damage to come in the villain phase', es: 'daño por venir en la fase del Villano' },
  mortal: {
    more: { en: 'more danger that a hero falls', es: 'más peligro de que caiga un héroe' },
    less: { en: 'less danger that a hero falls', es: 'menos peligro de que caiga un héroe' },
  },
  eliminated: { en: 'heroes eliminated', es: 'héroes eliminados' },
  allies: { en: 'allies', es: 'aliados' },
  allyHitPoints: { en: 'hit points of allies', es: 'Vida de los aliados' },
  readyDefenders: { en: 'characters that may defend', es: 'personajes que pueden defender' },
  board: { en: 'worth of upgrades and supports', es: 'valor de mejoras y apoyos' },
  hand: { en: 'cards kept in hand', es: 'cartas que quedan en la mano' },
  nextHand: { en: 'cards in hand next round', es: 'cartas en la mano la próxima ronda' },
  hinderedEnemies: { en: 'stunned or confused enemies', es: 'enemigos Aturdidos o Confundidos' },
  toughVillain: { en: 'tough status on the villain', es: 'Duro en el Villano' },
  toughHeroes: { en: 'tough status on heroes', es: 'Duro en los héroes' },
  hinderedHeroes: { en: 'stunned or confused heroes', es: 'héroes Aturdidos o Confundidos' },
  attachments: { en: 'attachments on enemies', es: 'accesorios en enemigos' },
} as const satisfies Readonly<Record<Term, TermWords>>;

/** How a match stands, as hints say it: how often the planner's chance to win comes true has not been measured. */
export const standingWords: NonNullable<GameWords['standing']> = {
  better: { en: 'you stand well', es: 'vais bien' },
  even: { en: 'it could go either way', es: 'está igualado' },
  worse: { en: 'you stand badly', es: 'vais mal' },
};
