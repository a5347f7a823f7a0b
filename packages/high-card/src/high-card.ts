import {
  type Branch,
  type CardSheet,
  type Dice,
  type PlayableGame,
  type PlayableMatch,
  type PlayOut,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
  type StartOptions,
  fail,
  isSeed,
  ok,
  randomChoice,
  refuseAnswer,
  SPECTATOR,
  wordsDrawn,
} from '@crupier/kernel/rules';
import type { Advance, Happening, Position } from './rules.ts';
import { agreeDraw, chosenOf, concede, deal, take } from './rules.ts';
import { definitionOf, redeal, seenDecision, seenEvent, viewOf } from './sight.ts';
import { words, messages } from './words.ts';

const decks = ['short', 'long'] as const;
const goals: Readonly<Record<string, number>> = { short: 2, long: 4 };

/**
 * High Card, the smallest game with hidden cards, simultaneous answers, forced questions and choices of several: what stands
 * around games (bots, tables, servers) is tested with it. It is not among the games that are offered.
 */
export const highCard: PlayableGame = {
  id: 'high-card',
  name: { en: 'High Card', es: 'La carta más alta' },
  seats: { min: 2, max: 2 },
  words,
  messages,
  checkConfiguration: (configuration) => problemsOf(configuration),
  configure: (names) => {
    const configuration = { decks: [names[0] ?? 'short', names[1] ?? 'short'] };
    const problems = problemsOf(configuration);
    return problems.length > 0 ? { ok: false, problems } : ok(configuration);
  },
  deckNames: () => decks,
  cardsOf: () => Array.from({ length: 9 }, (_, at) => definitionOf(at + 1)),
  runScenario: () => ({
    name: '',
    rules: [],
    passed: false,
    failure: undefined,
    problems: [{ code: 'scenario.none', at: '', values: {} }],
    ran: [],
  }),
  start: (configuration, seed, options) => {
    const problems = problemsOf(configuration);
    if (problems.length > 0) return { ok: false, problems };
    if (!isSeed(seed)) return fail('seed.malformed', 'seed');
    return ok(matchOn(deal(goals[decksOf(configuration)[0] ?? ''] ?? 2, seed), options));
  },
  restore,
  card: (key) => (/^face-[1-9]$/.test(key) ? sheetOf(Number(key.slice(-1))) : undefined),
  status: () => [],
  definitionsHash: (configuration) => decksOf(configuration).join('+'),
};

function decksOf(configuration: unknown): readonly string[] {
  const list = (configuration as { readonly decks?: unknown } | undefined)?.decks;
  return Array.isArray(list) ? list.map(String) : [];
}

function problemsOf(configuration: unknown): readonly Problem[] {
  const list = decksOf(configuration);
  if (list.length !== 2) return [{ code: 'deck.two', at: 'decks', values: { count: list.length } }];
  return list.flatMap((name, at) => (goals[name] === undefined ? [{ code: 'deck.unknown', at: `decks[${at}]`, values: { name } }] : []));
}

function sheetOf(face: number): CardSheet {
  return {
    key: definitionOf(face),
    name: { en: `Number ${face}`, es: `El ${face}` },
    facts: { face },
    text: { en: [], es: [] },
    playable: true,
  };
}

function restore(saved: string, options?: StartOptions): Result<PlayableMatch> {
  try {
    const position = JSON.parse(saved) as Position;
    if (!Array.isArray(position.deck)) return fail('save.broken');
    return ok(matchOn({ position, happened: [] }, options));
  } catch (error) {
    return fail('save.broken', '', { reason: String(error) });
  }
}

const quiet: StartOptions = { quiet: true };

function matchOn(advance: Advance, options?: StartOptions): PlayableMatch {
  const { position, happened } = advance;
  const told: { readonly event: Happening; readonly at: Position }[] = [];
  const tell = (): void => {
    if (options?.quiet === true) happened.length = 0;
    const at = structuredClone(position);
    while (told.length < happened.length) told.push({ event: happened[told.length] as Happening, at });
  };
  tell();
  const match: PlayableMatch = {
    game: highCard,
    seats: 2,
    pending: (viewer) => position.pending && seenDecision(position, position.pending, viewer),
    answer: (seat, decision, chosen) => {
      const refusal = refuse(position, seat, decision, chosen);
      if (refusal === undefined) take(advance, seat, chosen);
      tell();
      return refusal;
    },
    describe: (seat, decision, chosen) => {
      const refusal = refuse(position, seat, decision, chosen);
      const ask = position.pending?.asks.find((each) => each.seat === seat);
      if (refusal !== undefined || ask === undefined) return fail(`answer.${refusal ?? 'noDecision'}`);
      return ok({ kind: 'answer', seat, decision, chosen: chosenOf(ask, chosen) });
    },
    follow: (entry) => follow(match, position, entry),
    playOut: (roll, limit) => playOut(match, roll, limit),
    leave: (seat) => {
      concede(advance, seat);
      tell();
    },
    drawVoters: () => (position.outcome === undefined ? [0, 1] : []),
    agreeDraw: (seats) => {
      if (seats.includes(0) && seats.includes(1)) agreeDraw(advance);
      tell();
    },
    outcome: () => position.outcome,
    view: (viewer) => viewOf(position, viewer),
    events: (viewer, from) => told.slice(from).map(({ event, at }) => seenEvent(at, event, viewer)),
    beats: () => [],
    eventCount: () => happened.length,
    chanceDrawn: () => wordsDrawn(position.random),
    save: () => JSON.stringify(position),
    hash: () => hashOf(JSON.stringify(position)),
    clone: () => matchOn({ position: structuredClone(position), happened: [] }, quiet),
    fork: (viewer, seed) => {
      const copy = structuredClone(position);
      redeal(copy, viewer, seed);
      return matchOn({ position: copy, happened: [] }, quiet);
    },
    evaluate: (seat) => evaluate(position, seat),
    branch: (viewer, seed) => {
      const copy = structuredClone(position);
      redeal(copy, viewer, seed);
      return branchOn({ position: copy, happened: [] });
    },
    running: () => [],
  };
  return match;
}

function evaluate(position: Position, seat: Seat): number {
  const [mine = 0, theirs = 0] = seat === 0 ? position.points : position.points.toReversed();
  const hand = position.hands[seat === 0 ? 0 : 1].reduce((sum, card) => sum + (position.faces[card] ?? 0), 0);
  const played = position.faces[position.table[seat === 0 ? 0 : 1]] ?? 0;
  return (mine - theirs) * 60 + hand + played * 4;
}

function branchOn(advance: Advance): Branch {
  const { position } = advance;
  return {
    copy: () => branchOn({ position: structuredClone(position), happened: [] }),
    question: () => position.pending,
    answer: (seat, chosen) => take(advance, seat, chosen),
    turn: () => ({ number: position.turn, seat: position.first }),
    tell: ({ verb, value }) => ({ verb, value }),
    isPass: (_, { verb }) => verb === 'pass',
    outcome: () => position.outcome,
    evaluate: (seat) => evaluate(position, seat),
    terms: () => ({}),
    nearness: () => undefined,
    lateness: () => undefined,
    key: () => JSON.stringify({ ...position, random: [], decisions: 0 }),
  };
}

function refuse(position: Position, seat: Seat, decision: number, chosen: readonly number[]): Refusal | undefined {
  if (position.pending === undefined) return 'noDecision';
  if (position.pending.id !== decision) return 'staleDecision';
  return refuseAnswer(position.pending, seat, chosen);
}

function follow(match: PlayableMatch, position: Position, entry: Parameters<PlayableMatch['follow']>[0]): Result<undefined> {
  const ask = position.pending?.asks.find((each) => each.seat === entry.seat);
  const chosen = entry.chosen.map(([verb, card, value]) =>
    (ask?.options ?? []).findIndex((option) => option.verb === verb && option.card === card && option.value === value),
  );
  const refusal = match.answer(entry.seat, entry.decision, chosen);
  return refusal === undefined ? ok(undefined) : fail('journal.notOffered', '', { refusal });
}

function playOut(match: PlayableMatch, roll: Dice, limit: number): PlayOut {
  let decisions = 0;
  let forced = 0;
  for (
    let seat = match.pending(SPECTATOR)?.waiting[0];
    seat !== undefined && decisions < limit;
    seat = match.pending(SPECTATOR)?.waiting[0]
  ) {
    const open = match.pending(seat);
    if (open?.ask === undefined) break;
    if (open.ask.forced) forced++;
    match.answer(seat, open.id, randomChoice(open.kind, open.ask, roll));
    decisions++;
  }
  return { decisions, forced };
}

/** FNV-1a over the text, twice, as 16 hexadecimal digits. */
function hashOf(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b) ^ (high >>> 15);
  }
  return [low, high].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
