import { deckLinkTextsEs } from './deck-link-texts-es.ts';
import type { gameTextsEn } from './game-texts-en.ts';

/** The page's own texts of single games' tables, and of games in which all play together, in Spanish. */
export const gameTextsEs: typeof gameTextsEn = {
  ...deckLinkTextsEs,
  // KeyForge
  keyReady: (name) => `${name} tiene para una llave`,
  keyShort: (name, count) => `${name}: a ${count} de una llave`,
  byReaping: (count) => `cosechando, hasta ${count}`,
  houseBrings: ({ inHand, creatures, artifacts, reaping }) =>
    [
      ...(inHand > 0 ? [`${inHand} en mano`] : []),
      ...(creatures > 0
        ? [`${creatures} ${creatures === 1 ? 'criatura' : 'criaturas'}${reaping > 0 ? ` (hasta +${reaping}\u00a0Æ)` : ''}`]
        : []),
      ...(artifacts > 0 ? [`${artifacts} ${artifacts === 1 ? 'artefacto' : 'artefactos'}`] : []),
    ].join(' · ') || 'nada que jugar ni usar',

  betweenCards: (left, right) => `Entre ${left} y ${right}`,

  // Duelos
  figuresTheirs: 'suyo',
  figuresYours: 'tuyo',

  // Inferno
  chain: 'La cadena',
  chainCount: (count) => (count === 1 ? '1 elemento' : `${count} elementos`),
  resolvesFirst: 'Se resuelve primero',
  abilityWord: 'habilidad',
  aimsAt: 'Objetivo:',
  givenBy: (name) => `La otorga ${name}.`,
  activeNow: 'activo',
  inactive: 'no activo',
  combat: 'Combate',
  attackers: 'Atacantes',
  defenders: 'Defensores',
  mayAttack: (name, attacks) =>
    attacks === 0 ? `${name}: ningún ataque` : `${name}: hasta ${attacks === 1 ? '1 ataque' : `${attacks} ataques`}`,
  ofStrength: (strength) => `fuerza ${strength}`,
  versus: (one, other) => `${one} contra ${other}`,
  inPlayOf: (name) => `En juego: ${name}`,
  life: (count) => (count === 1 ? '1 carta en el mazo: es la vida que queda' : `${count} cartas en el mazo: es la vida que queda`),
  cardsAreLife: 'cartas = vida',
  chainsShort: 'cad.',
  lifeWord: 'vida',
  readyWord: 'enderezados',
  readyShort: 'ender.',
  alliesShort: 'aliados',
  openBelow: 'abierto abajo',

  // Marvel Champions
  villainSide: 'El villano',
  besideVillain: 'Planes secundarios y entornos',
  attachedToCard: (name) => `Vinculadas a ${name}`,
  heroOf: (name) => `${name} y sus aliados`,
  besideHero: (name) => `Mejoras y apoyos de ${name}`,
  engagedWith: (name) => `Enfrentados con ${name}`,
  mostHitPoints: (most) => `de ${most}`,
  boostsOn: (count) => (count === 1 ? '1 carta de aumento' : `${count} cartas de aumento`),
  perRound: (amount) => `+${amount} por ronda`,
  besideShort: 'Mej.',
  engagedShort: 'enf.',
  comingAttack: (power) => `Ataca ${power}`,
  comingScheme: (power) => `Planea ${power}`,
  comingDamage: (range) => `${range} sin defender`,
  comingThreat: (range) => `${range} de Amenaza`,
  comingStunned: 'Aturdido: no atacará',
  comingConfused: 'Confundido: no planeará',
  plusBoost: 'más el aumento',
  mayFall: 'puede caer',
  encountersDealt: (count) => (count === 1 ? '1 encuentro por mostrar' : `${count} encuentros por mostrar`),
  orderOfPlay: (place) => `${place}.º`,
  firstWord: 'inicial',
  useToll: (damage) => `usar −${damage}`,
  roundsLeft: (rounds) => (rounds === 1 ? '1 ronda' : `${rounds} rondas`),
  roundsShort: (rounds) => (rounds === 1 ? '1 ronda' : `${rounds} rondas`),
  atPace: (amount) => `a +${amount}`,
  cardsOfHero: (name) => `Todas las cartas de ${name}`,

  // Juegos en los que todos juegan juntos
  solo: 'En solitario',
  leftAtRound: (round) => `La dejaste en la ronda ${round}`,
  sitAs: (name) => `Jugar por ${name}`,
  allWon: 'Habéis ganado todos',
  youLost: 'Has perdido',
  together: {
    against: (name) => `Con ${name}`,
    opponent: 'Compañero',
    opponentHere: 'Tú, a dos manos',
    theirDeck: 'Mazo del compañero',
    hintGains: (gains) => `Al final de la ronda: ${gains}`,
    lessonWait: 'Juegan los demás, o el Villano. El registro cuenta lo que pasa.',
    leave: 'Dejar la partida',
    leaveSure: '¿Dejas la partida? Se pierde en el acto y no se puede deshacer.',
    leaveGoesOn: '¿Dejas la partida? Tu héroe queda eliminado en el acto y no se puede deshacer. Los demás siguen jugando.',
    leaveYes: 'Dejarla',
  },
};
