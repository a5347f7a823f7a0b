import {
  fail,
  isSeed,
  matchOn,
  newSeries,
  ok,
  positionProblem,
  readEachLine,
  redefine,
  withoutComment,
  type BuiltPosition,
  type Game,
  type Problem,
  type Result,
} from '@crupier/kernel/rules';
import { environmentsNow } from '../rules/environments.ts';
import { addRules, beginSetup, layOut } from '../setup/deal.ts';
import { record } from '../state/leaving.ts';
import { environments, SEATS_MAX, stages, steps, type Inferno, type InfernoMatch, type InfernoPlayer } from '../state/state.ts';
import { readMarks } from './card-line.ts';
import { readMark, readMove } from './changes.ts';
import { cardNamed, countIn, type Draft } from './draft.ts';
import { fillZone, filledZones, markCard } from './place-cards.ts';
import { places, resume, type Resumption } from './resume.ts';
import { PLAIN_DEMON } from './stock-cards.ts';

/** How many cards lie in a deck of which a position says nothing. */
const DECK_SIZE = 20;

const numbersOfTable = ['turn', 'combats'] as const;
const numbersOfPlayer = ['energy', 'skippedResources', 'tributes'] as const;
const flagsOfPlayer = ['lost', 'failedDraw', 'failedResource', 'failedMill'] as const;

/**
 * Builds a position from lines. Of the table: `players 3`, `teams 1 2 1 2`, `active 2`, `starter 1`, `turn 5`, `combats 1`,
 * `extraTurns 2 1`, `environments thanatos acqua` (those known to be active; else those that the cards make so).
 * Where it begins: with priority in the main phase, or `step restore`, `step main`, `step end` for priority in that step,
 * `before turn|restore|draw|addResource|main|end|cleanup`, `combat propose|attack|damage|end` for priority in that stage,
 * `priority 2` where the players before have passed, or `setup` before everything, `chooser 2` having lost the game before.
 * Of a player: `1 demon NAME (earthly, tapped)`, `1 energy 2`, `1 skippedResources 1`, `1 tributes 1`, `1 lost`, `1 gamesWon 1` of a round of two, and the zones
 * `1 deck`, `1 hand`, `1 infierno`, `1 play`, `1 resources`, `1 exile` with cards as `card-line.ts` reads them, deck and Infierno
 * from the top. A number stands for cards that do nothing; a deck that is not named has 20 of them.
 * `mark NAME (marks)` marks a card that lies there already, `tapped no` takes a mark off, and `move NAME to 1 infierno` moves one, to the
 * top of a pile. NAME is a label or a card's name.
 * Marks: `tapped`, `earthly`, `faceDown`, `faceUp`, `fresh`, `token`, `damage 2`, `entered 3`, `chosen 1`, counters by name,
 * `by 2` (the owner), `known` or `known 1 2` (who was shown it), `on LABEL`, `copyOf NAME`, `attacks`, `defends`.
 * Errors: `position.line`, `position.cardText`, `position.unknownCard`, `position.unknownMark`, `position.unknownLabel`,
 * `position.number`, each with its line; `position.seed`.
 */
export function buildPosition(game: Game<Inferno>, lines: readonly string[], seed: string): Result<BuiltPosition<Inferno>> {
  if (!isSeed(seed)) return fail('position.seed');
  const texts = lines.map(withoutComment);
  const seats = seatsIn(texts);
  if (seats === undefined) return fail('position.number', 'position', { text: texts.find((line) => line.startsWith('players ')) ?? '' });
  const demon = cardNamed(game, PLAIN_DEMON);
  const state = layOut({ seats: Array.from({ length: seats }, () => ({ demon, cards: [] })), teams: teamsIn(texts, seats), seed }, game);
  addRules(state, game);
  state.turn = 2;
  const draft: Draft = { state, game, labels: {}, later: [] };
  const problems = readLines(draft, texts);
  if (problems.length > 0) return { ok: false, problems };
  for (let seat = 0; seat < seats; seat++)
    if (!texts.some((line) => line.startsWith(`${seat + 1} deck`))) fillZone(draft, seat, 'deck', String(DECK_SIZE));
  begin(draft, texts);
  return ok({ state, labels: draft.labels });
}

/** How many play; undefined where the line is wrong. */
function seatsIn(texts: readonly string[]): number | undefined {
  const said = texts.find((line) => line.startsWith('players '));
  const seats = said === undefined ? 2 : countIn(said.slice('players '.length));
  return seats !== undefined && seats >= 2 && seats <= SEATS_MAX ? seats : undefined;
}

function teamsIn(texts: readonly string[], seats: number): number[] {
  const said =
    texts
      .find((line) => line.startsWith('teams '))
      ?.split(/\s+/)
      .slice(1) ?? [];
  return Array.from({ length: seats }, (_, seat) => (said[seat] === undefined ? seat : Number(said[seat]) - 1));
}

/** Applies lines to a draft. Returns what was wrong, each with its line. */
export function readLines(draft: Draft, lines: readonly string[]): readonly Problem[] {
  const problems = readEachLine(draft.state, lines, (line) => readLine(draft, line));
  return [...problems, ...draft.later.splice(0).flatMap((check) => check() ?? [])];
}

function readLine(draft: Draft, line: string): Problem | undefined {
  const seated = /^([1-6])\s+([\w-]+)\s*(.*)$/.exec(line);
  if (seated !== null) return readSeatLine(draft, Number(seated[1]) - 1, seated[2] ?? '', seated[3] ?? '');
  const [word = '', ...rest] = line.split(/\s+/);
  if (word === 'mark') return readMark(draft, rest.join(' '));
  if (word === 'move') return readMove(draft, rest.join(' '));
  return isResumption(word) ? undefined : readTableLine(draft, word, rest);
}

/** Words of lines that are read before or after all others. */
function isResumption(word: string): boolean {
  return ['players', 'teams', 'setup', 'chooser', 'step', 'before', 'priority'].includes(word);
}

function readTableLine({ state }: Draft, word: string, rest: readonly string[]): Problem | undefined {
  const [text = ''] = rest;
  const number = countIn(text);
  const counted = numbersOfTable.find((each) => each === word);
  if (counted !== undefined) {
    if (number === undefined) return positionProblem('number', { text });
    state[counted] = number;
  } else if (word === 'active' || word === 'starter') {
    if (number === undefined || state.players[number - 1] === undefined) return positionProblem('number', { text });
    state[word] = number - 1;
  } else if (word === 'extraTurns') state.extraTurns = rest.map((seat) => Number(seat) - 1);
  else if (word === 'environments') state.environments = bitsOf(rest);
  else if (word === 'combat') {
    const stage = stages.find((each) => each === text);
    if (stage === undefined) return positionProblem('line', { text: `combat ${text}` });
    const { attackers = [], defenders = [] } = state.combat ?? {};
    state.combat = { stage, attackers, defenders };
  } else return positionProblem('line', { text: [word, ...rest].join(' ') });
  return undefined;
}

function bitsOf(words: readonly string[]): number {
  return environments.reduce((bits, environment, at) => (words.includes(environment) ? bits | (1 << at) : bits), 0);
}

function readSeatLine(draft: Draft, seat: number, word: string, rest: string): Problem | undefined {
  const player = draft.state.players[seat] as InfernoPlayer | undefined;
  const zone = filledZones.find((each) => each === word);
  if (player === undefined) return positionProblem('line', { text: `${seat + 1} ${word}` });
  if (zone !== undefined) return fillZone(draft, seat, zone, rest);
  if (word === 'demon') return readDemon(draft, player, rest);
  if (word === 'gamesWon') return readGamesWon(draft.state, seat, rest);
  const counted = numbersOfPlayer.find((each) => each === word);
  const flag = flagsOfPlayer.find((each) => each === word);
  if (counted !== undefined) {
    const number = countIn(rest);
    if (number === undefined) return positionProblem('number', { text: rest });
    player[counted] = number;
  } else if (flag !== undefined) player[flag] = true;
  else return positionProblem('line', { text: `${seat + 1} ${word}` });
  return undefined;
}

/** So many games of a round that two wins decide. */
function readGamesWon(state: Inferno, seat: number, text: string): Problem | undefined {
  const won = countIn(text);
  if (won === undefined) return positionProblem('number', { text });
  const { toWin, wins, games } = state.round ?? newSeries(3, state.players.length);
  Object.assign(state, { round: { toWin, wins: wins.with(seat, won), games } });
  return undefined;
}

/** `NAME (marks) as LABEL`, of which everything may be left out. */
function readDemon(draft: Draft, { demon }: InfernoPlayer, text: string): Problem | undefined {
  const { state, game, labels } = draft;
  const [, name = '', marks = '', label] = /^(.*?)\s*(?:\(([^)]*)\))?(?:\s+as\s+(.+))?$/.exec(text) ?? [];
  if (name !== '') {
    const definition = cardNamed(game, name);
    if (definition === 0) return positionProblem('unknownCard', { card: name });
    redefine(state, game, demon, definition);
    record(state, demon).origin = definition;
  }
  if (label !== undefined) labels[label.trim()] = demon;
  const read = readMarks(marks);
  return read.ok ? markCard(draft, demon, read.value) : read.problems[0];
}

/** Lets the match go on from where the lines say. */
function begin({ state, game }: Draft, texts: readonly string[]): void {
  if (texts.includes('setup')) {
    state.turn = 0;
    const chooser = texts.find((line) => line.startsWith('chooser '))?.slice('chooser '.length);
    beginSetup(state, texts.some((line) => line.startsWith('starter ')) ? state.starter : -1, Number(chooser ?? 0) - 1);
    return;
  }
  state.lastInOrder = state.active;
  resume(state, resumptionIn(texts));
  if (texts.some((line) => line.startsWith('environments'))) return;
  const { bits, depth } = environmentsNow(matchOn(game, state) as InfernoMatch);
  Object.assign(state, { environments: bits, depth });
}

function resumptionIn(texts: readonly string[]): Resumption {
  const after = (word: string): string | undefined => texts.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const place = places.find((each) => each === after('before'));
  const holder = after('priority');
  const step = steps.find((each) => each === after('step')) ?? 'main';
  return {
    ...(place === undefined ? { at: 'in', step } : { at: 'before', step: place }),
    holder: holder === undefined ? undefined : Number(holder) - 1,
  };
}
