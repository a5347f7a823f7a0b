import { deckLinkTextsEs } from './deck-link-texts-es.ts';
import type { gameTextsEn } from './game-texts-en.ts';

/** The page's own texts of single games' tables, and of games in which all play together, in Spanish. */
export const gameTextsEs: typeof gameTextsEn = {
  ...deckLinkTextsEs,
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
  heroOf: (name) => `Héroe de ${name}`,
  besideHero: (name) => `Mejoras y apoyos de ${name}`,
  engagedWith: (name) => `Enfrentados con ${name}`,
  mostHitPoints: (most) => `de ${most}`,
  boostsOn: (count) => (count === 1 ? '1 carta de aumento' : `${count} cartas de aumento`),
  perRound: (amount) => `+${amount} por ronda`,
  besideShort: 'Mej.',
  engagedShort: 'enf.',

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
    leave: 'Dejar la partida',
    leaveSure: '¿Dejas la partida? Tu héroe queda eliminado en el acto y no se puede deshacer. Los demás siguen jugando.',
    leaveYes: 'Dejarla',
  },
};
