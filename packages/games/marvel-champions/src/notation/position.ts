import {
  fail,
  frameOf,
  isSeed,
  ok,
  positionProblem,
  readEachLine,
  withoutComment,
  type BuiltPosition,
  type CardId,
  type Game,
  type Probe,
  type Problem,
  type Result,
} from '@crupier/kernel/rules';
import { setup } from '../rules/setup.ts';
import { emptyTable } from '../setup/deal.ts';
import { record } from '../state/leaving.ts';
import { SEATS_MAX, zoneOf, type Marvel, type MarvelPlayer, type Zone } from '../state/state.ts';
import { readCard } from './card-line.ts';
import { readMark, readMove } from './changes.ts';
import { dealLineOf, dealPosition } from './deal-line.ts';
import { countIn, type Draft, type Fits } from './draft.ts';
import { fillZone, placeCard, scenarioZones, seatZones } from './place-cards.ts';
import { resumableSteps, resumeBefore, resumeTurn, type ResumableStep } from './resume.ts';
import { stock } from './stock-cards.ts';

/** How many cards lie in a deck of which a position says nothing. */
const DECK_SIZE = 20;

const numbersOfTable = ['round', 'heroic'] as const;
const flagsOfPlayer = ['hasChangedForm', 'isEliminated'] as const;
/** Words of lines that are read before or after all others. */
const wordsOfBeginning = ['players', 'setup', 'before', 'turn'];

/**
 * Builds a position from lines. Of the table: `players 2` (else one), `first 2`, `round 3`, `heroic 1`.
 * Where it begins: a whole game that is dealt, by lines that `deal-line.ts` reads; or in the turn of the first player, or `turn 2` in that of another, those before having had theirs; `before STEP` before
 * a step of the round or the villain phase (the words are in `resume.ts`); or `setup` before the set-up.
 * Of a player: `1 identity Spider-Man (exhausted, damage 3)`, whose form is the side that is named; `1 hasChangedForm`,
 * `1 isEliminated`, `1 costsLess 1`; and the zones `1 hand`, `1 deck`, `1 discard`, `1 area`, `1 engaged`, `1 dealt` (the first dealt first)
 * and `1 aside` (what is set aside of the nemesis) with cards as `card-line.ts` reads them.
 * Of the scenario: `villain Rhino II (stunned)`, `scheme The Break-In! (threat 3)`, and the zones `villainArea` (side schemes,
 * environments), `villainDeck` and `schemeDeck` (the stages to come), `encounterDeck`, `encounterDiscard`, `boost` and `tucked` (each card
 * `on LABEL`, a boost card else on the villain), `victory`, `removed`. Piles are written from the top. A number stands for cards that do
 * nothing; decks that are not named have 20 of them, and an identity, a villain and a scheme of numbers alone are there where none is named.
 * What stands behind `+` is attached. `mark NAME (marks)` marks a card that lies there already, `damage no` takes a mark off, and
 * `move NAME to 1 discard` moves one. NAME is a label or a card's name.
 * Marks: `exhausted`, `stunned`, `confused`, `tough`, `damage 2`, `threat 2`, `counters 2`, `acceleration 2`, `by 2` (the owner, 0 for the scenario),
 * `on LABEL`.
 * Errors: `position.line`, `position.cardText`, `position.unknownCard`, `position.ambiguousCard`, `position.unknownMark`,
 * `position.unknownLabel`, `position.number`, each with its line; `position.seed`.
 */
export function buildPosition(game: Game<Marvel>, lines: readonly string[], seed: string, probe?: Probe): Result<BuiltPosition<Marvel>> {
  if (!isSeed(seed)) return fail('position.seed');
  const texts = lines.map(withoutComment);
  if (dealLineOf(texts) !== undefined) return dealPosition(game, { lines: texts, seed }, probe);
  const players = playersIn(texts);
  if (players === undefined) return fail('position.number', 'position', { text: texts.find((line) => line.startsWith('players ')) ?? '' });
  const state = emptyTable({ decks: Array.from({ length: players }, (_, seat) => `deck ${seat + 1}`), heroic: 0, seed });
  state.round = 1;
  const draft: Draft = { state, game, labels: {}, later: [] };
  const isSetup = texts.includes('setup');
  const problems = [...readLines(draft, texts), ...layTheRest(draft, texts, isSetup)];
  if (problems.length > 0) return { ok: false, problems };
  const begun = begin(draft, texts, isSetup);
  return begun === undefined ? ok({ state, labels: draft.labels }) : { ok: false, problems: [begun] };
}

/** How many play; undefined where the line is wrong. */
function playersIn(texts: readonly string[]): number | undefined {
  const said = texts.find((line) => line.startsWith('players '));
  const players = said === undefined ? 1 : countIn(said.slice('players '.length));
  return players !== undefined && players >= 1 && players <= SEATS_MAX ? players : undefined;
}

/** Applies lines to a draft. Returns what was wrong, each with its line. */
export function readLines(draft: Draft, lines: readonly string[]): readonly Problem[] {
  const problems = readEachLine(draft.state, lines, (line) => readLine(draft, line, lines.includes('setup')));
  const late = draft.later.splice(0).flatMap((check) => check() ?? []);
  giveBoosts(draft.state);
  return [...problems, ...late];
}

/** Boost cards of which a text does not say otherwise lie on the villain. */
function giveBoosts(state: Marvel): void {
  for (const card of state.zones[zoneOf('boost')] ?? []) if (state.cards[card]?.host === 0) record(state, card).host = state.villain;
}

function readLine(draft: Draft, line: string, isSetup: boolean): Problem | undefined {
  const seated = /^([1-4])\s+(\w+)\s*(.*)$/.exec(line);
  if (seated !== null) return readSeatLine(draft, Number(seated[1]) - 1, seated[2] ?? '', seated[3] ?? '');
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const zone = scenarioZones.find((each) => each === word);
  if (wordsOfBeginning.includes(word)) return undefined;
  if (word === 'mark') return readMark(draft, rest);
  if (word === 'move') return readMove(draft, rest);
  if (zone !== undefined) return fillZone(draft, zone, 0, rest);
  if (word === 'villain') return layVillain(draft, rest);
  if (word === 'scheme') return layScheme(draft, rest, isSetup);
  return readTableLine(draft, word, rest);
}

function readTableLine({ state }: Draft, word: string, rest: string): Problem | undefined {
  const number = countIn(rest);
  const counted = numbersOfTable.find((each) => each === word);
  if (counted === undefined && word !== 'first') return positionProblem('line', { text: `${word} ${rest}`.trim() });
  if (number === undefined || (counted === undefined && state.players[number - 1] === undefined))
    return positionProblem('number', { text: rest });
  if (counted === undefined) state.first = number - 1;
  else state[counted] = number;
  return undefined;
}

function readSeatLine(draft: Draft, seat: number, word: string, rest: string): Problem | undefined {
  const player = draft.state.players[seat];
  const zone = seatZones.find((each) => each === word);
  const flag = flagsOfPlayer.find((each) => each === word);
  if (player === undefined) return positionProblem('line', { text: `${seat + 1} ${word}` });
  if (zone !== undefined) return fillZone(draft, zone, seat, rest);
  if (word === 'identity') return layIdentity(draft, seat, rest);
  if (word === 'costsLess') {
    const number = countIn(rest);
    if (number === undefined) return positionProblem('number', { text: rest });
    player.costsLess = number;
  } else if (flag !== undefined) player[flag] = true;
  else return positionProblem('line', { text: `${seat + 1} ${word}` });
  return undefined;
}

const isIdentity: Fits = ({ type }) => type === 'hero' || type === 'alterEgo';
const isVillain: Fits = ({ type }) => type === 'villain';
const isMainScheme: Fits = ({ type, targetThreat }) => type === 'mainScheme' && targetThreat !== undefined;
const isFirstSide: Fits = ({ type, targetThreat }) => type === 'mainScheme' && targetThreat === undefined;

/** Lays the one card of its sort. *Errors:* `position.line` where there is one already, and those of a card. */
function layOne(draft: Draft, { text, fits, seat }: { text: string; fits: Fits; seat: number | undefined }): number | Problem {
  const card = readCard(text);
  if (!card.ok) return card.problems[0] as Problem;
  const zone = seat === undefined ? 'villainArea' : 'area';
  return placeCard(draft, card.value, { zone, seat: seat ?? 0, host: 0 }, (printed) => fits(printed));
}

function layIdentity(draft: Draft, seat: number, text: string): Problem | undefined {
  const player = draft.state.players[seat] as MarvelPlayer;
  if (player.identity !== 0) return positionProblem('line', { text: `${seat + 1} identity ${text}` });
  const laid = layOne(draft, { text, fits: isIdentity, seat });
  if (typeof laid !== 'number') return laid;
  player.identity = laid;
  return undefined;
}

function layVillain(draft: Draft, text: string): Problem | undefined {
  if (draft.state.villain !== 0) return positionProblem('line', { text: `villain ${text}` });
  const laid = layOne(draft, { text, fits: isVillain, seat: undefined });
  if (typeof laid !== 'number') return laid;
  draft.state.villain = laid;
  return undefined;
}

function layScheme(draft: Draft, text: string, isSetup: boolean): Problem | undefined {
  if (draft.state.mainScheme !== 0) return positionProblem('line', { text: `scheme ${text}` });
  const laid = layOne(draft, { text, fits: isSetup ? isFirstSide : isMainScheme, seat: undefined });
  if (typeof laid !== 'number') return laid;
  draft.state.mainScheme = laid;
  return undefined;
}

/** Lays the cards of which a position says nothing. */
function layTheRest(draft: Draft, texts: readonly string[], isSetup: boolean): readonly Problem[] {
  const { state } = draft;
  const isSaid = (words: string): boolean => texts.some((line) => line === words || line.startsWith(`${words} `));
  const problems: (Problem | undefined)[] = [];
  if (!isSaid('villain')) problems.push(layVillain(draft, stock.villain));
  if (!isSaid('scheme')) problems.push(layScheme(draft, isSetup ? stock.schemeFront : stock.scheme, isSetup));
  if (!isSaid('encounterDeck')) problems.push(fillZone(draft, 'encounterDeck', 0, String(DECK_SIZE)));
  state.players.forEach((player, seat) => {
    if (!isSaid(`${seat + 1} identity`)) problems.push(layIdentity(draft, seat, isSetup ? stock.alterEgo : stock.hero));
    if (!isSaid(`${seat + 1} deck`) && !player.isEliminated) problems.push(fillZone(draft, 'deck', seat, String(DECK_SIZE)));
    if (player.isEliminated) removeIdentity(state, player);
    else putFirst(state, 'area', seat, [player.identity]);
  });
  putFirst(state, 'villainArea', 0, [state.villain, state.mainScheme]);
  giveBoosts(state);
  return problems.filter((problem) => problem !== undefined);
}

/** Cards that lie in a zone before all others, wherever the text names them. */
function putFirst(state: Marvel, zone: Zone, seat: number, first: readonly CardId[]): void {
  const at = zoneOf(zone, seat);
  state.zones[at] = (state.zones[at] ?? []).toSorted((one, other) => Number(first.includes(other)) - Number(first.includes(one)));
}

/** The identity of a player who is out of the match lies outside the game. *Rule:* MC-PLAYER-ELIMINATION-1. */
function removeIdentity(state: Marvel, { identity }: MarvelPlayer): void {
  const from = record(state, identity).zone;
  state.zones[from] = (state.zones[from] ?? []).filter((card) => card !== identity);
  (state.zones[zoneOf('removed')] as number[]).push(identity);
  record(state, identity).zone = zoneOf('removed');
}

/** Lets the match go on from where the lines say. */
function begin({ state }: Draft, texts: readonly string[], isSetup: boolean): Problem | undefined {
  const after = (word: string): string | undefined => texts.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  if (isSetup) {
    state.round = 0;
    state.frames.push(frameOf(setup, {}));
    return undefined;
  }
  const [before, turn] = [after('before'), after('turn')];
  if (before !== undefined) {
    if (!isResumable(before)) return { ...positionProblem('line', { text: `before ${before}` }), at: 'position' };
    resumeBefore(state, before);
    return undefined;
  }
  const active = turn === undefined ? state.first : (countIn(turn) ?? 0) - 1;
  if (state.players[active]?.isEliminated !== false)
    return { ...positionProblem('number', { text: `turn ${turn ?? ''}` }), at: 'position' };
  resumeTurn(state, active);
  return undefined;
}

function isResumable(text: string): text is ResumableStep {
  return resumableSteps.some((step) => step === text);
}
