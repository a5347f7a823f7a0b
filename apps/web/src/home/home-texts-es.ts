import type { HomeTexts } from './home-texts-en.ts';

/** The texts of the pages around the table in Spanish. */
export const homeTextsEs: HomeTexts = {
  pages: 'Páginas',
  doors: { play: 'Jugar', learn: 'Aprender', cards: 'Cartas', decks: 'Mazos', rules: 'Reglas' },
  waitForYou: (count) => (count === 1 ? 'una mesa te espera' : `${count} mesas te esperan`),

  // Primera visita
  titleFirst: 'Siéntate.',
  titleSecond: 'Yo reparto.',
  about: [
    'Tres juegos de cartas en una mesa que ',
    'sabe todas las reglas',
    ': cuenta, pregunta y dice por qué. Gratis, sin cuenta, contra bots o con un amigo.',
  ],
  aboutShort: 'Tres juegos de cartas en una mesa que sabe las reglas. Gratis y sin cuenta.',
  firstTime: '¿Primera vez?',
  another: '¿Otro juego?',
  teach: 'Te enseño jugando.',
  teachAbout: (game) => `Una primera partida de ${game}, paso a paso: explico cada cosa cuando llega y puedes deshacer todo.`,
  teachShort: (game) => `Te enseño ${game} jugando`,
  start: 'Empezar',

  // De vuelta
  greetings: { morning: ['Buenos ', 'días'], afternoon: ['Buenas ', 'tardes'], evening: ['Buenas ', 'noches'] },
  waiting: (count) => [count === 1 ? 'Te espera ' : 'Te esperan ', count === 1 ? 'una mesa' : `${words(count)} mesas`, '.'],
  started: (count) => ['Tienes ', count === 1 ? 'una mesa empezada' : `${words(count)} mesas empezadas`, '.'],
  nothing: ['Nadie te espera: ', '¿otra partida?', ''],
  turns: (count) => `Te toca · ${count}`,
  underWay: (count) => `En juego · ${count}`,
  yourTurn: 'Te toca',
  goOn: 'Sigue donde lo dejaste.',
  decide: 'Decidir',
  decideFirst: 'Decidir la más urgente',
  resume: 'Seguir',
  resumeFirst: 'Seguir con la última',
  others: 'Más mesas',

  // La mesa de un juego
  games: 'Juegos',
  pitches: {
    keyforge: 'Dos mazos únicos. Gana quien forja tres llaves.',
    inferno: 'Demonios y energía. Tu mazo es tu vida.',
    'marvel-champions': 'Héroes juntos contra el plan de un villano.',
  },
  shortPitches: {
    keyforge: 'Dos mazos únicos, tres llaves.',
    inferno: 'Tu mazo es tu vida.',
    'marvel-champions': 'Héroes contra un villano.',
  },
  change: 'Cambiar',
  withFriend: 'Con un amigo',
  withFriendShort: 'Con amigos',
  learn: 'Aprender',
  asLastTime: 'como la última vez',
  minutes: (minutes) => `${minutes} min`,
  against: {
    bot: (own) => `${own} contra un bot`,
    bots: (own, count) => `${own} contra ${count} bots`,
    friend: (own) => `${own} contra un amigo`,
    friends: (own, count) => `${own} contra ${count} amigos`,
    here: (own) => `${own}; llevas todos los lados`,
    several: (own, count) => `${own}, con ${count} más a la mesa`,
    alone: (own) => own,
  },
  together: {
    bot: (own) => `${own}, con un bot,`,
    bots: (own, count) => `${own}, con ${count} bots,`,
    friend: (own) => `${own}, con un amigo,`,
    friends: (own, count) => `${own}, con ${count} amigos,`,
    here: (own, count) => `${own} y ${count === 1 ? 'un héroe más' : `${count} héroes más`}, todos tuyos,`,
    several: (own, count) => `${own} y ${count} más`,
    alone: (own) => `${own}, en solitario,`,
  },
  ownDecks: { list: 'Tu propia lista', sealed: 'Un mazo sellado', dealt: 'Mazos repartidos' },
  villain: (who, villain) => `${who} contra ${villain}`,

  // Debajo
  lessons: 'Lecciones',
};

function words(count: number): string {
  return ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco'][count] ?? String(count);
}
