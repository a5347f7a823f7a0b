import type { OccasionWording, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';

type Texts = Pick<OccasionWording, 'anyone' | 'self' | 'withOther' | 'you'>;
type More = Omit<OccasionWording, keyof Texts | 'trigger'>;

/** What comes before the event, and may change it. *Rule:* MC-INTERRUPT-1. */
function interrupt(texts: Texts, more: More = {}): OccasionWording {
  return { trigger: 'interrupt', names: { card: 'character', other: 'character' }, ...texts, ...more };
}

/** What follows the event. *Rule:* MC-RESPONSE-1. */
function response(texts: Texts, more: More = {}): OccasionWording {
  return { trigger: 'response', names: { card: 'character', other: 'character' }, ...texts, ...more };
}

const ofEnemy: More = { names: { card: 'enemy', other: 'character' } };
const ofScheme: More = { names: { card: 'scheme', other: 'enemy' } };
const ofCard: More = { names: { card: 'anyCard', other: 'anyCard' } };

const thatDamage = { en: 'that damage', es: 'ese Daño' } as const;
const thatThreat = { en: 'that threat', es: 'esa Amenaza' } as const;
const thatAttack = { en: 'that attack', es: 'ese ataque' } as const;

const attackingEnemy = { other: { en: 'the attacking enemy', es: 'el enemigo atacante' } } as const;
const attackedEnemy = { other: { en: 'the attacked enemy', es: 'el enemigo atacado' } } as const;

/** Agreement of a participle with the card. */
function ed(stem: string): string {
  return `<${stem}o|${stem}a|${stem}os|${stem}as>`;
}

/** How it is said when abilities are set off. */
export const occasions: Wordings<CardWords>['occasions'] = {
  // Enemies
  attacks: interrupt(
    {
      anyone: { en: 'when {card} attacks', es: 'cuando {card} ataque' },
      you: { en: 'when {card} attacks you', es: 'cuando {card} te ataque' },
    },
    { ...ofEnemy, event: thatAttack },
  ),
  attacksAnybody: interrupt({ anyone: { en: 'when {card} attacks', es: 'cuando {card} ataque' } }, { ...ofEnemy, event: thatAttack }),
  initiatesAttack: interrupt(
    {
      anyone: { en: 'when {card} initiates an attack', es: 'cuando {card} inicie un ataque' },
      you: { en: 'when {card} initiates an attack against you', es: 'cuando {card} inicie un ataque contra ti' },
    },
    { ...ofEnemy, event: thatAttack },
  ),
  wouldAttack: interrupt(
    { anyone: { en: 'when {card} would attack', es: 'cuando {card} vaya a atacar' } },
    { ...ofEnemy, event: thatAttack },
  ),
  attackedYou: response({ anyone: { en: 'after {card} attacks you', es: 'después de que {card} te ataque' } }, ofEnemy),
  attackedAndDamaged: response(
    { anyone: { en: 'after {card} attacks and damages {other}', es: 'después de que {card} ataque y cause Daño a {other}' } },
    ofEnemy,
  ),
  attackedAnybody: response({ anyone: { en: 'after {card} attacks', es: 'después de que {card} ataque' } }, ofEnemy),
  attackEnds: response({ anyone: { en: 'after the attack of {card}', es: 'después del ataque de {card}' } }, ofEnemy),
  schemes: interrupt(
    { anyone: { en: 'when {card} schemes', es: 'cuando {card} ejecute el Plan' } },
    { ...ofEnemy, event: { en: 'that activation', es: 'esa activación' } },
  ),
  schemed: response({ anyone: { en: 'after {card} schemes', es: 'después de que {card} ejecute el Plan' } }, ofEnemy),
  activated: response({ anyone: { en: 'after {card} attacks or schemes', es: 'después de que {card} ataque o ejecute el Plan' } }, ofEnemy),
  // Characters of players
  attacksEnemy: interrupt(
    { anyone: { en: 'when {card} attacks {other}', es: 'cuando {card} ataque a {other}' } },
    { names: { card: 'character', other: 'enemy' }, event: thatAttack },
  ),
  usesAttackOrThwart: interrupt(
    {
      anyone: {
        en: 'when {card} makes a basic attack or a basic thwart',
        es: 'cuando {card} realice un ataque básico o una intervención básica',
      },
    },
    { names: { card: 'character', other: 'anyCard' } },
  ),
  defends: interrupt(
    { anyone: { en: 'when {card} defends', es: 'cuando {card} defienda' } },
    { names: { card: 'character', other: 'enemy' }, introduces: attackingEnemy },
  ),
  usedBasicPower: response({
    anyone: { en: 'after {card} uses a basic power', es: 'después de que {card} utilice un atributo básico' },
  }),
  attacked: response(
    { anyone: { en: 'after {card} attacks', es: 'después de que {card} ataque' } },
    { names: { card: 'character', other: 'enemy' }, introduces: attackedEnemy },
  ),
  attackedAndDefeated: response(
    { anyone: { en: 'after {card} attacks and defeats {other}', es: 'después de que {card} ataque y derrote a {other}' } },
    { names: { card: 'character', other: 'enemy' } },
  ),
  madeBasicAttack: response(
    {
      anyone: { en: 'after {card} makes a basic attack', es: 'después de que {card} realice un ataque básico' },
    },
    { names: { card: 'character', other: 'enemy' }, introduces: attackedEnemy },
  ),
  madeBasicThwart: response(
    { anyone: { en: 'after {card} makes a basic thwart', es: 'después de que {card} realice una intervención básica' } },
    { names: { card: 'character', other: 'scheme' } },
  ),
  madeBasicDefense: response(
    { anyone: { en: 'after {card} makes a basic defense', es: 'después de que {card} realice una defensa básica' } },
    { names: { card: 'character', other: 'enemy' } },
  ),
  wasAttacked: response(
    { anyone: { en: 'after {card} is attacked', es: `después de que {card} sea ${ed('atacad')}` } },
    { introduces: { other: { en: 'the attacking character', es: 'el personaje atacante' } } },
  ),
  thwarted: response(
    { anyone: { en: 'after {card} thwarts', es: 'después de que {card} intervenga' } },
    { names: { card: 'character', other: 'scheme' } },
  ),
  defended: response(
    { anyone: { en: 'after {card} defends', es: 'después de que {card} defienda' } },
    { names: { card: 'character', other: 'enemy' }, introduces: attackingEnemy },
  ),
  defendedUnhurt: response(
    {
      anyone: {
        en: 'after {card} defends against an attack and takes no damage from it',
        es: 'después de que {card} defienda contra un ataque y no sufra Daño por él',
      },
    },
    { names: { card: 'character', other: 'enemy' }, introduces: attackingEnemy },
  ),
  recovered: response({ anyone: { en: 'after {card} recovers', es: 'después de que {card} se recupere' } }),
  changedForm: response(
    {
      anyone: { en: 'after {card} changes form', es: 'después de que {card} cambie de identidad' },
      self: { en: 'after you change to this form', es: 'después de que cambies a esta identidad' },
      you: { en: 'after you change form', es: 'después de que cambies de identidad' },
    },
    { names: { card: 'identity' } },
  ),
  // Damage and defeat
  wouldBeDealtDamage: interrupt(
    {
      anyone: {
        en: 'when any amount of damage would be dealt to {card}',
        es: 'cuando vaya a infligirse cualquier cantidad de Daño a {card}',
      },
    },
    { event: thatDamage },
  ),
  wouldTakeDamage: interrupt(
    { anyone: { en: 'when {card} would take damage', es: 'cuando {card} vaya a sufrir Daño' } },
    { event: thatDamage },
  ),
  takesDamage: interrupt({ anyone: { en: 'when {card} takes damage', es: 'cuando {card} sufra Daño' } }, { event: thatDamage }),
  takesAttackDamage: interrupt(
    { anyone: { en: 'when {card} takes damage from an attack', es: 'cuando {card} sufra Daño de un ataque' } },
    { event: thatDamage },
  ),
  wouldTakeAttackDamage: interrupt(
    { anyone: { en: 'when {card} would take damage from an attack', es: 'cuando {card} vaya a sufrir Daño de un ataque' } },
    { event: thatDamage },
  ),
  tookAttackDamage: response({
    anyone: { en: 'after {card} takes damage from an attack', es: 'después de que {card} sufra Daño de un ataque' },
    withOther: {
      en: 'after {card} takes damage from an attack of {other}',
      es: 'después de que {card} sufra Daño de un ataque de {other}',
    },
  }),
  tookDamage: response({ anyone: { en: 'after {card} takes damage', es: 'después de que {card} sufra Daño' } }),
  wouldBeDefeated: interrupt(
    { anyone: { en: 'when {card} would be defeated', es: `cuando {card} vaya a ser ${ed('derrotad')}` } },
    { event: { en: 'that defeat', es: 'esa derrota' } },
  ),
  wouldBeginDefeat: interrupt(
    { anyone: { en: 'when {card} would be defeated', es: `cuando {card} vaya a ser ${ed('derrotad')}` } },
    { event: { en: 'that defeat', es: 'esa derrota' } },
  ),
  isDefeatedByPlayer: interrupt({
    anyone: {
      en: 'when {card} is defeated, for the player who defeated it',
      es: `cuando {card} sea ${ed('derrotad')}, para el jugador que lo haya hecho`,
    },
  }),
  isDefeated: interrupt(
    { anyone: { en: 'when {card} is defeated', es: `cuando {card} sea ${ed('derrotad')}` } },
    { introduces: { other: { en: 'whoever defeated it', es: 'quien lo ha derrotado' } } },
  ),
  defeated: response({
    anyone: { en: 'after {card} is defeated', es: `después de que {card} sea ${ed('derrotad')}` },
    you: { en: 'after you defeat {card}', es: 'después de que derrotes a {card}' },
    withOther: { en: 'after {card} is defeated by {other}', es: `después de que {card} caiga ${ed('derrotad')} ante {other}` },
  }),
  // Threat and schemes
  wouldPlaceThreat: interrupt(
    {
      anyone: {
        en: 'when any amount of threat would be placed on {card}',
        es: 'cuando vaya a colocarse cualquier cantidad de Amenaza sobre {card}',
      },
    },
    { ...ofScheme, event: thatThreat },
  ),
  schemePlacesThreat: interrupt(
    {
      anyone: {
        en: 'when {other} schemes and places threat on {card}',
        es: 'cuando {other} ejecute el Plan y coloque Amenaza sobre {card}',
      },
    },
    { ...ofScheme, event: thatThreat },
  ),
  phaseThreat: response(
    {
      anyone: {
        en: 'after threat is placed on {card} in step one of the villain phase',
        es: 'después de que se coloque Amenaza sobre {card} en el paso uno de la fase del Villano',
      },
    },
    ofScheme,
  ),
  // Cards
  drew: response(
    {
      anyone: { en: 'after {card} is drawn', es: `después de que se robe {card}` },
      you: { en: 'after you draw {card}', es: 'después de que robes {card}' },
    },
    ofCard,
  ),
  wouldActivate: interrupt({ anyone: { en: 'when {card} would activate', es: 'cuando {card} vaya a activarse' } }, ofEnemy),
  entered: response(
    {
      anyone: { en: 'after {card} enters play', es: 'después de que {card} entre en juego' },
      you: { en: 'after {card} enters play under your control', es: 'después de que {card} entre en juego bajo tu control' },
    },
    ofCard,
  ),
  wouldEngage: interrupt(
    { anyone: { en: 'when {card} would engage a player', es: 'cuando {card} vaya a enfrentarse a un jugador' } },
    { names: { card: 'minion' }, event: { en: 'that engagement', es: 'ese enfrentamiento' } },
  ),
  minionEntered: response(
    {
      anyone: { en: 'after {card} enters play', es: 'después de que {card} entre en juego' },
      you: { en: 'after {card} enters play engaged with you', es: `después de que {card} entre en juego ${ed('enfrentad')} a ti` },
    },
    { names: { card: 'minion' } },
  ),
  plays: interrupt(
    {
      anyone: { en: 'when a player plays {card}', es: 'cuando un jugador juegue {card}' },
      you: { en: 'when you play {card}', es: 'cuando juegues {card}' },
    },
    { ...ofCard, event: { en: 'its effects', es: 'sus efectos' } },
  ),
  boostTurned: interrupt(
    { anyone: { en: 'when a boost card is turned faceup', es: 'cuando se ponga boca arriba una carta de aumento' } },
    { names: { card: 'encounterCard' } },
  ),
  played: response(
    {
      anyone: { en: 'after a player plays {card}', es: 'después de que un jugador juegue {card}' },
      self: { en: 'after you play {card}', es: 'después de que juegues {card}' },
      you: { en: 'after you play {card}', es: 'después de que juegues {card}' },
    },
    ofCard,
  ),
  spent: response(
    {
      anyone: { en: 'after a player spends {card}', es: 'después de que un jugador gaste {card}' },
      self: { en: 'after you spend {card}', es: 'después de que gastes {card}' },
      you: { en: 'after you spend {card}', es: 'después de que gastes {card}' },
    },
    ofCard,
  ),
  revealedFromDeck: interrupt(
    { anyone: { en: 'when {card} is revealed from the encounter deck', es: 'cuando se muestre {card} del mazo de Encuentros' } },
    { ...ofCard, event: { en: 'its effects', es: 'sus efectos' } },
  ),
  revealed: interrupt(
    { anyone: { en: 'when {card} is revealed', es: 'cuando se muestre {card}' } },
    { ...ofCard, event: { en: 'its “When Revealed” effects', es: 'sus efectos de «Cuando se muestre esta carta»' } },
  ),
  // The round
  turnEnds: interrupt({
    anyone: { en: 'when a turn ends', es: 'cuando termine un turno' },
    you: { en: 'when your turn ends', es: 'cuando termine tu turno' },
  }),
  turnBegins: interrupt({
    anyone: { en: 'when a turn begins', es: 'cuando empiece un turno' },
    you: { en: 'when your turn begins', es: 'cuando empiece tu turno' },
  }),
  phaseEnds: response({ anyone: { en: 'at the end of the phase', es: 'al final de la fase' } }),
  roundEnds: response({ anyone: { en: 'at the end of the round', es: 'al final de la ronda' } }),
};
