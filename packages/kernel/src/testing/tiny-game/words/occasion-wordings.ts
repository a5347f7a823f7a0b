import type { OccasionWording, Wordings } from '../../../rules.ts';
import type { CardWords } from '../meanings/builders.ts';

const eachPeriod = { en: 'each turn', es: 'en cada turno' } as const;

function when(en: string, es: string): OccasionWording {
  return { names: { card: 'beast', other: 'beast' }, anyone: { en, es } };
}

/** How it is said when abilities of the tiny game are set off. */
export const occasions: Wordings<CardWords>['occasions'] = {
  played: {
    ...when('after a player plays a card', 'después de que un jugador juegue una carta'),
    you: { en: 'after you play a card', es: 'después de que juegues una carta' },
    opponent: { en: 'after your opponent plays a card', es: 'después de que tu oponente juegue una carta' },
    eachPeriod,
  },
  enters: when('after {card} enters a den', 'después de que {card} entre en una guarida'),
  dies: {
    ...when('after {card} dies', 'después de que {card} muera'),
    several: { anyone: { en: 'after {card} die', es: 'después de que mueran {card}' } },
    eachPeriod,
  },
  wouldDie: when('if {card} would die', 'si {card} fuera a morir'),
  beforeDying: when('before {card} dies', 'antes de que {card} muera'),
  dying: when('{card} cannot die', '{card} no puede morir'),
  isHurt: {
    ...when('after {card} is hurt', 'después de que {card} sufra daño'),
    several: { anyone: { en: 'after {card} are hurt', es: 'después de que sufran daño {card}' } },
  },
  wouldBeHurt: when('if {card} would be hurt', 'si {card} fuera a sufrir daño'),
  beforeHurt: when('before {card} is hurt', 'antes de que {card} sufra daño'),
  beingHurt: when('{card} cannot be hurt', '{card} no puede sufrir daño'),
  wouldRaid: when('if {card} would raid', 'si {card} fuera a saquear'),
  beforeRaid: when('before {card} raids', 'antes de que {card} saquee'),
  leaves: when('after {card} leaves its den', 'después de que {card} deje su guarida'),
  wouldLeave: when('if {card} would leave its den', 'si {card} fuera a dejar su guarida'),
  buried: when('after {card} goes to a discard pile', 'después de que {card} vaya a una pila de descartes'),
  raids: when('after {card} raids', 'después de que {card} saquee'),
  defends: when('after {card} defends', 'después de que {card} defienda'),
  grows: when('after {card} grows', 'después de que {card} crezca'),
  draws: when('after a card is drawn', 'después de que se robe una carta'),
  turnEnds: when('at the end of the turn', 'al final del turno'),
  roundEnds: when('at the end of the round', 'al final de la ronda'),
};
