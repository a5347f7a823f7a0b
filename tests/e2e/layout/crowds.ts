/** Tables as full as the rules make them: positions with real cards, drawn from a seed, and a question that somebody asks there. */

import type { PlayableGame, PlayableMatch, SeenDecision } from '@crupier/kernel';
import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { chanceFrom, type Chance } from '../play.ts';

/** How full a table is. */
export interface Crowd {
  readonly game: 'keyforge' | 'inferno';
  readonly seed: number;
  /** Cards in the row of each side, at most 12. */
  readonly row: number;
  /** Upgrades or weapons on a card, at most. */
  readonly attached: number;
  /** Upgrades that the second creature of each side has besides. */
  readonly upgrades?: readonly string[];
  /** Cards in the hand, at most 8. */
  readonly hand: number;
  /** Artifacts or objects of each side. */
  readonly beside: number;
  readonly seats?: number;
  /** Whether two of Inferno's allies fight. */
  readonly fight?: boolean;
  /** Lines of the notation beside the cards. */
  readonly more?: readonly string[];
  /** The kinds of question that are looked for, by answers at random. */
  readonly asked: readonly SeenDecision['kind'][];
}

/** A match that asks the first seat. */
export interface Scene {
  readonly game: PlayableGame;
  readonly match: PlayableMatch;
}

const keyOf = (text: string): string => text.padEnd(64, '0').slice(0, 64);

/** Names of the cards of a game, by what they are. */
function namesOf(
  game: PlayableGame,
  decks: readonly string[],
  typeOf: (facts: Readonly<Record<string, unknown>>) => string,
): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const keys = game.openCards?.() ?? decks.flatMap((deck) => cardsIn(game, deck));
  for (const key of new Set(keys)) {
    const card = game.card(key);
    if (card?.playable !== true || /[;+()]/.test(card.name.en)) continue;
    const type = typeOf(card.facts);
    names.set(type, [...(names.get(type) ?? []), card.name.en]);
  }
  return names;
}

function cardsIn(game: PlayableGame, deck: string): readonly string[] {
  const configuration = game.configure([deck, deck]);
  return configuration.ok ? game.cardsOf(configuration.value) : [];
}

/** Always of these decks, so that the tables stay the same when more decks can be played. */
const decksOfGlass = ['Finally Smooth Simone', 'Hershey, the Oak of Amalchasm'];
const glass = namesOf(keyforge, decksOfGlass, ({ type }) => String(type));
const engraved = namesOf(inferno, [], ({ types }) => String((types as readonly string[])[0]));

function someOf(names: ReadonlyMap<string, readonly string[]>, type: string, count: number, chance: Chance): readonly string[] {
  const all = names.get(type) ?? [];
  return Array.from({ length: count }, () => all[Math.floor(chance() * all.length)] ?? '');
}

function marked(name: string, marks: readonly (readonly [string, number])[], chance: Chance): string {
  const lie = marks.filter(([, share]) => chance() < share).map(([mark]) => mark);
  return lie.length === 0 ? name : `${name} (${lie.join(', ')})`;
}

const houses = 'brobnar dis logos mars sanctum shadows untamed'.split(' ');

function keyforgeLines({ row, attached, upgrades: named = [], hand, beside, more = [] }: Crowd, chance: Chance): readonly string[] {
  const upgrades = (): string =>
    someOf(glass, 'upgrade', Math.floor(chance() * 1.6 * attached), chance)
      .map((each) => ` + ${each}`)
      .join('');
  const states = [
    ['exhausted', 0.25],
    ['damage 1', 0.3],
    ['stunned', 0.12],
    ['ward', 0],
    ['aember 3', 0.2],
    ['power 2', 0.15],
  ] as const;
  const usual = states
    .filter(([, share]) => share > 0)
    .map(([mark, share]) => [mark === 'power 2' ? 'powerCounters 2' : mark, share] as const);
  const upgradesAt = (at: number): string => upgrades() + (at === 1 ? named.map((each) => ` + ${each}`).join('') : '');
  const line = someOf(glass, 'creature', row, chance).map((name, at) => marked(name, usual, chance) + upgradesAt(at));
  const far = someOf(glass, 'creature', row, chance).map((name, at) => marked(name, usual, chance) + upgradesAt(at));
  const cards = ['creature', 'action', 'artifact', 'upgrade'].flatMap((type) => someOf(glass, type, 2, chance)).slice(0, hand);
  return [
    ...(more.some((each) => each.startsWith('step')) ? [] : [`house ${houses[Math.floor(chance() * 7)] ?? 'dis'}`]),
    'active 1',
    'turn 6',
    `1 houses ${houses.slice(0, 3).join(' ')}`,
    `2 houses ${houses.slice(3, 6).join(' ')}`,
    '1 aember 15',
    '2 aember 12',
    '1 keys red',
    '2 keys yellow blue',
    '2 chains 3',
    `1 line ${line.join('; ')}`,
    `2 line ${far.join('; ')}`,
    `1 hand ${cards.join('; ')}`,
    `2 hand ${cards.slice(0, 5).join('; ')}`,
    `1 artifacts ${someOf(glass, 'artifact', beside, chance).join('; ')}`,
    `2 artifacts ${someOf(glass, 'artifact', beside, chance).join('; ')}`,
    ...([1, 2] as const).flatMap((seat) => [
      `${seat} deck ${someOf(glass, 'creature', 17, chance).join('; ')}`,
      `${seat} discard ${someOf(glass, 'action', 9, chance).join('; ')}`,
    ]),
    ...more,
  ].filter((each) => !/(line|hand|artifacts) $/.test(each));
}

function infernoLines({ row, attached, hand, beside, seats = 2, fight = false, more = [] }: Crowd, chance: Chance): readonly string[] {
  const weapons = (): string =>
    someOf(engraved, 'weapon', Math.floor(chance() * 1.6 * attached), chance)
      .map((each) => ` + ${each}`)
      .join('');
  const states = [
    ['tapped', 0.25],
    ['damage 1', 0.3],
    ['fresh', 0.1],
  ] as const;
  const cards = ['ally', 'ritual', 'weapon', 'object'].flatMap((type) => someOf(engraved, type, 2, chance)).slice(0, hand);
  const players = Array.from({ length: seats }, (_, seat) => seat + 1);
  return [
    `players ${seats}`,
    'active 1',
    'turn 5',
    ...players.flatMap((seat) => [
      `${seat} demon ${someOf(engraved, 'demon', 1, chance).join('')}${chance() < 0.4 ? ' (earthly)' : ''}`,
      `${seat} play ${[...someOf(engraved, 'ally', row, chance).map((name, at) => (fight && at === 0 && seat < 3 ? `${name} (${seat === 1 ? 'tapped, attacks' : 'defends'})` : marked(name, states, chance)) + weapons()), ...someOf(engraved, 'object', beside, chance), ...(seat === 1 ? someOf(engraved, 'scenario', 1, chance) : [])].join('; ')}`,
      `${seat} resources 3; 2 (tapped)`.replace('3; 2 (tapped)', '5'),
      `${seat} energy ${seat === 1 ? 3 : 0}`,
      `${seat} infierno 7`,
      `${seat} deck ${28 + seat}`,
    ]),
    ...(fight ? ['combat attack'] : []),
    `1 hand ${cards.join('; ')}`,
    ...players.slice(1).map((seat) => `${seat} hand 4`),
    ...more,
  ].filter((each) => !/(play|hand) $/.test(each));
}

/** How many answers are given at most before the question has to come. */
const answersMax = 60;
/** How many seeds are tried. */
const attemptsMax = 60;

/** Opens a crowded table and plays to a question of the wanted kind; another seed where none comes. */
export function crowdedScene(crowd: Crowd): Scene {
  const game = crowd.game === 'keyforge' ? keyforge : inferno;
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const chance = chanceFrom(crowd.seed + attempt * 1000);
    const lines = crowd.game === 'keyforge' ? keyforgeLines(crowd, chance) : infernoLines(crowd, chance);
    const opened = game.position?.(lines, keyOf(`${crowd.seed}${attempt}`));
    if (opened === undefined || !opened.ok) throw new Error(JSON.stringify(opened));
    const match = playToQuestion(opened.value, crowd.asked, chance);
    if (match !== undefined) return { game, match };
  }
  throw new Error(`No question of the kinds ${crowd.asked.join(', ')} came from the seed ${crowd.seed}.`);
}

/** The match at a question of the first seat; undefined where it is over before, or nobody has asked it. */
function playToQuestion(match: PlayableMatch, kinds: readonly SeenDecision['kind'][], chance: Chance): PlayableMatch | undefined {
  for (let given = 0; given < answersMax; given++) {
    const seats = Array.from({ length: match.seats }, (_, seat) => seat);
    const seat = seats.find((each) => match.pending(each)?.waiting.includes(each) === true);
    if (seat === undefined) return undefined;
    const decision = match.pending(seat);
    if (decision?.ask === undefined) return undefined;
    if (seat === 0 && kinds.includes(decision.kind) && decision.ask.options.length > 1) return match;
    const { options, min } = decision.ask;
    const first = Math.floor(chance() * options.length);
    const chosen = Array.from({ length: Math.max(min, Math.min(1, options.length)) }, (_, at) => (first + at) % options.length);
    if (
      match.answer(seat, decision.id, chosen) !== undefined &&
      match.answer(seat, decision.id, options.map((_, at) => at).slice(0, min)) !== undefined
    )
      return undefined;
  }
  return undefined;
}
