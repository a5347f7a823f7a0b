import {
  fail,
  frameOf,
  isSeed,
  listen,
  ok,
  positionProblem,
  readEachLine,
  type BuiltPosition,
  type CardId,
  type Game,
  type Problem,
  type Result,
} from '@crupier/kernel/rules';
import { plainIcons } from '../cards/facts/vocabulary.ts';
import { mainStep } from '../rules/main-step.ts';
import { turn } from '../rules/turn.ts';
import { addCard, addRules, beginSetup, layOut } from '../setup/deal.ts';
import { record } from '../state/leaving.ts';
import type { Printed } from '../state/printed.ts';
import { isTopFirst, keyColours, NO_HOUSE, turnSteps, zoneOf, type KeyForge, type TurnStep, type Zone } from '../state/state.ts';
import { readCards, type CardText } from './card-line.ts';
import { readMark, readMove } from './changes.ts';
import { cardNamed, isSeatNumber, isZone, mark, strangeMark, type Draft } from './draft.ts';

/** Where the turn program goes on in each step. */
const resumeAt: Readonly<Record<TurnStep, string>> = {
  start: 'the turn begins',
  forge: 'forge a key',
  house: 'choose a house',
  main: 'step 4',
  ready: 'ready cards',
  draw: 'draw cards',
  end: 'end of turn',
};

/**
 * Builds a position from lines: `turn 3`, `first 1`, `active 2`, `house mars`, `step forge`, `tide 1`, `omega`, `uses Zorg; Zorg`,
 * `did 2` (things done in this step), `fromHand 1`, and for each player `1 discarded 2` (cards from hand this turn), `1 forgedInTurn red`, `1 aember 5`, `1 keys red blue`, `1 chains 3`,
 * `1 houses mars saurian untamed`, `1 deck-name …`, `1 line Zorg (stunned, damage 2) + Blast Shielding; Dust Pixie as pixie`,
 * and the same for `hand`, `deck` (top first), `discard` (top first), `archives`, `purged` and `artifacts`.
 * `mark NAME (stunned no, damage 2)` marks a card that lies there already, and `move NAME to 1 discard` moves one, to the top of a pile.
 * With a house and no step the position is in the main step; without either it is before a turn. With `setup` it is before the set-up:
 * the decks that are written are shuffled and hands are dealt.
 * Errors: `position.line`, `position.cardText`, `position.unknownCard`, `position.unknownMark`, `position.number`, each with its line.
 */
export function buildPosition(
  game: Game<KeyForge>,
  houseNames: readonly string[],
  lines: readonly string[],
  seed: string,
): Result<BuiltPosition<KeyForge>> {
  if (!isSeed(seed)) return fail('position.seed');
  const seats = [0, 1].map((seat) => ({ deck: `deck ${seat + 1}`, houses: houseNames.slice(0, 3), cards: [], chains: 0 }));
  const state = layOut({ seats: seats as never, houseNames, hasTide: false, seed });
  addRules(state, game);
  state.turn = 2;
  const draft: Draft = { state, game, labels: {} };
  const problems = readLines(draft, lines);
  if (problems.length > 0) return { ok: false, problems };
  if (lines.includes('setup')) {
    state.turn = 0;
    beginSetup(state, lines.includes('bidding'));
  } else
    startFrom(
      draft,
      lines.some((line) => line.trim().startsWith('step ')),
    );
  return ok({ state, labels: draft.labels });
}

/** Applies lines to a draft. Returns what was wrong, each with its line. */
export function readLines(draft: Draft, lines: readonly string[]): readonly Problem[] {
  return readEachLine(draft.state, lines, (line) => readLine(draft, line));
}

function readLine(draft: Draft, line: string): Problem | undefined {
  const seated = /^([12])\s+([\w-]+)\s*(.*)$/.exec(line);
  if (seated !== null) return readSeatLine(draft, Number(seated[1]) - 1, seated[2] ?? '', seated[3] ?? '');
  const [word = '', ...rest] = line.split(/\s+/);
  if (word === 'mark') return readMark(draft, rest.join(' '));
  if (word === 'move') return readMove(draft, rest.join(' '));
  return readTableLine(draft, word, rest.join(' '));
}

function readTableLine(draft: Draft, word: string, rest: string): Problem | undefined {
  const { state, game } = draft;
  const number = Number(rest);
  if (word === 'turn' || word === 'did' || word === 'fromHand') {
    if (!Number.isInteger(number) || number < 0) return positionProblem('number', { text: rest });
    state[({ turn: 'turn', did: 'doneThisStep', fromHand: 'fromHandThisTurn' } as const)[word]] = number;
  } else if (word === 'discarded') return readSeatLine(draft, state.active, word, rest);
  else if ((word === 'active' || word === 'first') && isSeatNumber(number)) state[word] = number - 1;
  else if (word === 'tide' && (rest === 'neutral' || isSeatNumber(number))) {
    state.hasTide = true;
    state.tide = rest === 'neutral' ? -1 : number - 1;
  } else if (word === 'house' && (rest === 'none' || state.houseNames.includes(rest))) state.house = rest === 'none' ? NO_HOUSE : rest;
  else if (word === 'omega') state.omega = true;
  else if (word === 'setup' || word === 'bidding') return undefined;
  else if (word === 'step' && isTurnStep(rest)) state.step = rest;
  else if (word === 'uses') state.usesThisTurn = rest.split(';').map((name) => cardNamed(game, name));
  else return positionProblem('line', { text: `${word} ${rest}` });
  return undefined;
}

function isTurnStep(text: string): text is TurnStep {
  return turnSteps.some((step) => step === text);
}

/** The last so many of some forged keys, where a position says no colours. */
function lastForged(keys: number, count: number): number {
  const forged = keyColours.flatMap((_, bit) => (((keys >> bit) & 1) === 1 ? [1 << bit] : []));
  return forged.slice(Math.max(0, forged.length - count)).reduce((bits, each) => bits | each, 0);
}

function readSeatLine(draft: Draft, seat: number, word: string, rest: string): Problem | undefined {
  const player = draft.state.players[seat];
  if (player === undefined) return positionProblem('line', { text: word });
  const number = Number(rest);
  if (word === 'aember' || word === 'chains' || word === 'creaturesInTurn' || word === 'discarded') {
    if (!Number.isInteger(number) || number < 0) return positionProblem('number', { text: rest });
    player[word === 'discarded' ? 'discardedThisTurn' : word] = number;
  } else if ((word === 'keys' || word === 'forgedInTurn') && areAmong(wordsOf(rest), keyColours))
    player[word] = keyColours.reduce((bits, colour, bit) => bits | (wordsOf(rest).includes(colour) ? 1 << bit : 0), 0);
  else if (word === 'forgedInTurn' && /^[0-3]$/.test(rest)) player.forgedInTurn = lastForged(player.keys, number);
  else if (word === 'houses' && areAmong(wordsOf(rest), draft.state.houseNames)) player.houses = wordsOf(rest);
  else if (word === 'deck-name') player.deck = rest;
  else if (word === 'token' && isTokenCard(draft, rest)) player.token = cardNamed(draft.game, rest);
  else if (isZone(word)) return readZone(draft, seat, word, rest);
  else return positionProblem('line', { text: `${seat + 1} ${word} ${rest}`.trim() });
  return undefined;
}

function isTokenCard({ game }: Draft, name: string): boolean {
  const { isToken } = (game.definitions[cardNamed(game, name)]?.printed ?? {}) as Partial<Printed>;
  return isToken === true;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function areAmong(words: readonly string[], known: readonly string[]): boolean {
  return words.every((word) => known.includes(word));
}

function readZone(draft: Draft, seat: number, zone: Zone, text: string): Problem | undefined {
  const cards = readCards(text);
  if (!cards.ok) return cards.problems[0];
  const listed = isTopFirst(zone) ? cards.value.toReversed() : cards.value;
  for (const card of listed) {
    for (let copy = 0; copy < card.copies; copy++) {
      const problem = placeCard(draft, card, { zone, seat, host: 0 });
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

interface Place {
  readonly zone: Zone;
  readonly seat: number;
  readonly host: CardId;
}

function placeCard(draft: Draft, text: CardText, place: Place): Problem | undefined {
  const { state, game, labels } = draft;
  const definition = cardNamed(game, text.name);
  if (definition === 0) return positionProblem('unknownCard', { card: text.name });
  const strange = strangeMark(text.marks);
  if (strange !== undefined) return strange;
  const misread = misreadIn(state, text);
  if (misread !== undefined) return positionProblem('cardText', { text: misread });
  const { houses = [], icons = [] } = (game.definitions[definition]?.printed ?? {}) as Partial<Printed>;
  // `by 2` says whose card it is where that is not the player whose side it is on.
  const owner = text.marks['by'] === undefined ? place.seat : text.marks['by'] - 1;
  const card = addCard(state, { definition, house: text.house ?? houses[0] ?? NO_HOUSE, icons: [...icons, ...text.enhancements] }, owner);
  // An upgrade is controlled by its player, whoever's creature it is on.
  putInto(draft, card, place.zone === 'upgrades' ? { ...place, seat: owner } : place);
  mark(record(state, card), text.marks);
  if (text.label !== undefined) labels[text.label] = card;
  for (const upgrade of text.upgrades) {
    const problem = placeCard(draft, upgrade, { zone: 'upgrades', seat: place.seat, host: card });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The house, the icon or the owner of a card that there is none of. */
function misreadIn({ houseNames }: KeyForge, { house, enhancements, marks }: CardText): string | undefined {
  if (house !== undefined && !houseNames.includes(house)) return `[${house}]`;
  const icon = enhancements.find((each) => !plainIcons.some((known) => known === each) && !houseNames.includes(each));
  if (icon !== undefined) return `{${icon}}`;
  return marks['by'] === undefined || isSeatNumber(marks['by']) ? undefined : `by ${marks['by']}`;
}

function putInto({ state, game }: Draft, card: CardId, { zone, seat, host }: Place): void {
  const placed = record(state, card);
  (state.zones[placed.zone] as CardId[]).pop();
  const to = zoneOf(zone, seat);
  (state.zones[to] as CardId[]).push(card);
  placed.zone = to;
  placed.host = host;
  // Archives may hold cards of the other player, which are their holder's as long as they lie there.
  if (zone === 'archives') placed.controller = seat;
  if (game.worksIn(game.definitions[placed.definition], to, placed)) {
    placed.controller = seat;
    listen(state, game, card);
  }
}

/** Sets the frames so that the match goes on from the position's step. */
function startFrom({ state }: Draft, stepSaid: boolean): void {
  if (!stepSaid) state.step = state.house === NO_HOUSE ? 'start' : 'main';
  const at = turn.stepAt[resumeAt[state.step]] ?? 0;
  if (state.step === 'start') state.active = 1 - state.active;
  state.frames.push(frameOf(turn, { chained: 0 }, { step: at }));
  if (state.step !== 'main') return;
  state.frames.push(frameOf(mainStep, { chosen: undefined, permission: undefined }, { seat: state.active }));
}
