import type { Language } from '@crupier/kernel';
import { books, type Heading } from './headings.ts';
import { rulesOf } from './ledgers.ts';
import { familyOf } from './rule-ids.ts';
import type { RuleGame, RuleKind, RuleRow, Text } from './rule-row.ts';
import { textIn } from './rule-row.ts';

/** What stands under one heading. */
export interface Chapter {
  /** What the ids of its rules begin with: `KF-FIGHT`, `INF-702.5`. */
  readonly id: string;
  readonly title: Text;
  /** In the order of the rulebook; at least one. */
  readonly rules: readonly RuleRow[];
}

/** Chapters about like things. */
export interface DocumentPart {
  readonly name: Heading;
  readonly chapters: readonly Chapter[];
}

/** A document that defines a game, or our rulings on it. */
export interface RuleDocument {
  readonly name: Heading;
  readonly parts: readonly DocumentPart[];
}

/** The documents of a game beside the one with its rules, by their families. */
const apart: Readonly<Record<string, Heading>> = {
  'MC-LTP': { en: 'Learn to play', es: 'Aprende a jugar' },
  'KF-C': { en: 'Our rulings', es: 'Criterios nuestros' },
  'INF-C': { en: 'Our rulings', es: 'Criterios nuestros' },
  'MC-C': { en: 'Our rulings', es: 'Criterios nuestros' },
};

/**
 * The parts of a glossary, which has none of its own: chapters by what their first rule is about. A part keeps its chapters in alphabetical
 * order, but for the course of the game.
 */
const glossaryParts = {
  course: { en: 'The course of the game', es: 'El curso de la partida' },
  cards: { en: 'Cards and decks', es: 'Cartas y mazos' },
  acts: { en: 'What cards and players do', es: 'Lo que hacen cartas y jugadores' },
  abilities: { en: 'Abilities and effects', es: 'Capacidades y efectos' },
  keywords: { en: 'Keywords', es: 'Palabras clave' },
  marks: { en: 'Icons, counters and statuses', es: 'Iconos, contadores y estados' },
  zones: { en: 'Zones', es: 'Zonas' },
  terms: { en: 'Terms', es: 'Términos' },
  modes: { en: 'Modes and variants', es: 'Modos y variantes' },
  questions: { en: 'Questions and errata', es: 'Preguntas y erratas' },
} as const satisfies Readonly<Record<string, Heading>>;

const alphabetical: readonly Heading[] = Object.entries(glossaryParts).flatMap(([part, name]) => (part === 'course' ? [] : [name]));

type GlossaryPart = keyof typeof glossaryParts;

const partOfKind: Readonly<Record<RuleKind, GlossaryPart>> = {
  ability: 'abilities',
  campaign: 'modes',
  cardtype: 'cards',
  cost: 'acts',
  counter: 'marks',
  deckbuilding: 'cards',
  definition: 'terms',
  encounter: 'acts',
  errata: 'questions',
  faq: 'questions',
  'faq-card': 'questions',
  'faq-general': 'questions',
  house: 'terms',
  icon: 'marks',
  keyword: 'keywords',
  layer: 'abilities',
  mechanic: 'acts',
  mode: 'modes',
  multiplayer: 'acts',
  'order-table': 'course',
  replacement: 'abilities',
  ruling: 'questions',
  sba: 'course',
  setup: 'course',
  shortcut: 'acts',
  status: 'marks',
  timing: 'course',
  token: 'cards',
  tournament: 'modes',
  variant: 'modes',
  zone: 'zones',
};

/** The sections of Inferno's rules, by the first figure of their numbers. */
const sections: Readonly<Record<string, Heading>> = {
  1: { en: '1 · The game', es: '1 · El juego' },
  2: { en: '2 · Parts of a card', es: '2 · Partes de una carta' },
  3: { en: '3 · Card types', es: '3 · Tipos de carta' },
  4: { en: '4 · Zones', es: '4 · Zonas' },
  5: { en: '5 · The turn', es: '5 · El turno' },
  6: { en: '6 · Cards and abilities', es: '6 · Cartas y habilidades' },
  7: { en: '7 · Keywords and more', es: '7 · Palabras clave y más' },
  8: { en: '8 · Several players', es: '8 · Varios jugadores' },
};

const made = new Map<RuleGame, Promise<readonly RuleDocument[]>>();

/** What a game's rulebook has in it: its documents, their parts, and their chapters with every rule in one of them. */
export function contentsOf(game: RuleGame): Promise<readonly RuleDocument[]> {
  const known = made.get(game) ?? rulesOf(game).then((rows) => toDocuments(game, rows));
  made.set(game, known);
  return known;
}

function toDocuments(game: RuleGame, rows: readonly RuleRow[]): readonly RuleDocument[] {
  const chapters = toChapters(rows);
  const own = chapters.filter(({ id }) => apart[id] === undefined);
  const others = chapters.flatMap((chapter) => {
    const name = apart[chapter.id];
    return name === undefined ? [] : [{ name, parts: [{ name, chapters: [{ ...chapter, title: name }] }] }];
  });
  return [{ name: books[game], parts: game === 'inferno' ? inSections(own) : inGlossary(own) }, ...others];
}

function toChapters(rows: readonly RuleRow[]): readonly Chapter[] {
  const families = Map.groupBy(rows, ({ id }) => familyOf(id));
  return [...families].flatMap(([id, rules]) => (rules[0] === undefined ? [] : [{ id, title: rules[0].title, rules }]));
}

function inSections(chapters: readonly Chapter[]): readonly DocumentPart[] {
  const bySection = Map.groupBy(chapters, ({ id }) => /\d/.exec(id)?.[0] ?? '');
  return Object.entries(sections).flatMap(([figure, name]) => {
    const found = bySection.get(figure);
    return found === undefined ? [] : [{ name, chapters: found }];
  });
}

function inGlossary(chapters: readonly Chapter[]): readonly DocumentPart[] {
  const byPart = Map.groupBy(chapters, glossaryPartOf);
  return Object.entries(glossaryParts).flatMap(([part, name]) => {
    const found = byPart.get(part as GlossaryPart);
    return found === undefined ? [] : [{ name, chapters: found }];
  });
}

/** The steps of a turn of KeyForge are of several kinds, and stand together. */
function glossaryPartOf({ id, rules: [first] }: Chapter): GlossaryPart {
  if (id.startsWith('KF-TURN-') || first === undefined) return 'course';
  return partOfKind[first.kind];
}

/** The chapters of a part as a reader of a language looks for them: by name, but for what is read in its order. */
export function chaptersFor({ name, chapters }: DocumentPart, language: Language): readonly Chapter[] {
  if (!alphabetical.includes(name)) return chapters;
  return chapters.toSorted((one, other) => textIn(one.title, language).localeCompare(textIn(other.title, language), language));
}
