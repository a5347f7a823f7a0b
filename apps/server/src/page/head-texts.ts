import type { Language } from '@crupier/kernel';

/** What a page is called and what it is about, in what search engines show and what is shown of a link. */
export interface HeadText {
  readonly title: string;
  readonly description: string;
}

/** The heads of pages in one language. */
interface HeadTexts {
  readonly home: HeadText;
  readonly learn: HeadText;
  readonly cards: (game: string) => HeadText;
  readonly card: (name: string, game: string) => HeadText;
  readonly decks: HeadText;
  readonly rules: (game: string, rules: number) => HeadText;
  readonly setup: (game: string) => HeadText;
  readonly match: (game: string) => HeadText;
  readonly join: (game: string) => HeadText;
  readonly replay: (game: string) => HeadText;
  readonly settings: HeadText;
  readonly file: HeadText;
  readonly nowhere: HeadText;
}

const aboutEn =
  'Three card games at a table that knows every rule: it counts, asks and says why. Free, without an account, against bots or with friends.';
const aboutEs =
  'Tres juegos de cartas en una mesa que conoce todas las reglas: cuenta, pregunta y dice por qué. Gratis, sin cuenta, contra bots o con amistades.';

/** The heads of pages in both languages. */
export const headTexts: Readonly<Record<Language, HeadTexts>> = {
  en: {
    home: { title: 'Crupier: KeyForge, Inferno and Marvel Champions with every rule', description: aboutEn },
    learn: {
      title: 'Learn to play · Crupier',
      description: 'First matches with a coach: each thing is explained as it comes, and everything can be undone.',
    },
    cards: (game) => ({
      title: `Cards of ${game} · Crupier`,
      description: `All cards of ${game}, searched and filtered, with the rules that are about each.`,
    }),
    card: (name, game) => ({ title: `${name} · ${game} · Crupier`, description: `${name}: what it says, and which rules are about it.` }),
    decks: {
      title: 'Decks · Crupier',
      description: 'Build decks, bring lists of any form, and see at once what is legal and what can be played.',
    },
    rules: (game, rules) => ({
      title: `Rules of ${game} · Crupier`,
      description: `${rules} rules of ${game} in plain words, each with its number, and answers to the questions that players ask.`,
    }),
    setup: (game) => ({
      title: `Play ${game} · Crupier`,
      description: `A match of ${game} against bots or with friends, with every rule enforced.`,
    }),
    match: (game) => ({ title: `A table of ${game} · Crupier`, description: `Watch a match of ${game} that is being played.` }),
    join: (game) => ({
      title: `You are invited to a match of ${game} · Crupier`,
      description: `Take the free seat: a match of ${game} with every rule enforced, in the browser, without an account.`,
    }),
    replay: (game) => ({
      title: `A match of ${game}, step by step · Crupier`,
      description: `Step through a match of ${game}, through the eyes of each player.`,
    }),
    settings: { title: 'Settings · Crupier', description: aboutEn },
    file: { title: 'A match from a file · Crupier', description: aboutEn },
    nowhere: { title: 'No such page · Crupier', description: aboutEn },
  },
  es: {
    home: { title: 'Crupier: KeyForge, Inferno y Marvel Champions con todas las reglas', description: aboutEs },
    learn: {
      title: 'Aprender a jugar · Crupier',
      description: 'Primeras partidas con un entrenador: cada cosa se explica cuando llega, y todo se puede deshacer.',
    },
    cards: (game) => ({
      title: `Cartas de ${game} · Crupier`,
      description: `Todas las cartas de ${game}, con búsqueda y filtros, y las reglas que hablan de cada una.`,
    }),
    card: (name, game) => ({ title: `${name} · ${game} · Crupier`, description: `${name}: qué dice y qué reglas hablan de ella.` }),
    decks: {
      title: 'Mazos · Crupier',
      description: 'Construye mazos, trae listas de cualquier forma y ve enseguida qué es legal y con qué se puede jugar.',
    },
    rules: (game, rules) => ({
      title: `Reglas de ${game} · Crupier`,
      description: `${rules} reglas de ${game} en palabras claras, cada una con su número, y respuestas a las preguntas de quienes juegan.`,
    }),
    setup: (game) => ({
      title: `Jugar a ${game} · Crupier`,
      description: `Una partida de ${game} contra bots o con amistades, con todas las reglas aplicadas.`,
    }),
    match: (game) => ({ title: `Una mesa de ${game} · Crupier`, description: `Mira una partida de ${game} que se está jugando.` }),
    join: (game) => ({
      title: `Te invitan a una partida de ${game} · Crupier`,
      description: `Ocupa el asiento libre: una partida de ${game} con todas las reglas aplicadas, en el navegador y sin cuenta.`,
    }),
    replay: (game) => ({
      title: `Una partida de ${game}, paso a paso · Crupier`,
      description: `Recorre una partida de ${game} con los ojos de cada jugador.`,
    }),
    settings: { title: 'Ajustes · Crupier', description: aboutEs },
    file: { title: 'Una partida de un archivo · Crupier', description: aboutEs },
    nowhere: { title: 'No existe esa página · Crupier', description: aboutEs },
  },
};
