import { soleOption } from '../state/decision.ts';
import type { AbilityLocals, ChoosingLocals } from '../match/ability-locals.ts';
import type { Act, Clause, Target } from '../language/effects.ts';
import { type Compiler, compilePointOfView, pinAll } from '../expressions/expressions.ts';
import { compileFilter } from '../expressions/filters.ts';
import { compileDemands, type Offered } from '../expressions/demands.ts';
import { compileFitting } from '../expressions/candidates.ts';
import { contextIn } from '../match/context.ts';
import { compileLimits } from '../expressions/limits.ts';
import type { CompileTables } from '../expressions/tables.ts';
import type { Match, Step, Meanings } from '../match/match.ts';
import { writable } from '../match/match.ts';
import { actorName, eachOf, playerName } from '../derived/players.ts';
import { again, option } from '../match/program.ts';
import type { Option } from '../state/decision.ts';
import type { CardId, CardRef, CoreState, Frame, Seat } from '../state/state.ts';
import { cardOf, NO_CARD, NO_SEAT } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { earlierName } from '../language/names.ts';
import { textRule } from '../language/text-rules.ts';
import { applies, passes, site } from '../state/site.ts';
import { compileConcealed, isBlind } from './unseen-choices.ts';
import { compilePart, timesName } from './part-of-several.ts';
import { compileTargetRules } from './target-rules.ts';

/** A step of an ability's program. */
export type AbilityStep<S extends CoreState> = Step<S, AbilityLocals>;

/** The compiler of one clause: the tables, the compiler of its ability's expressions, and how its choices are made. */
export interface ClauseCompiler<S extends CoreState> {
  readonly tables: CompileTables<S>;
  readonly compiler: Compiler<S>;
  /** Makes step names unique: the path of the clause in the ability. */
  readonly path: string;
  /** True where the choices of the clause were announced before, but for the late ones. */
  readonly announced?: true;
  /** True where the clause is done several times, with choices of their own. */
  readonly repeats?: boolean;
  /** True for the text of a triggered ability. */
  readonly triggers?: boolean;
  /** True where the acts were offered and taken: see `Deed.offered`. */
  readonly offered?: true;
  /** True where the amount of an act is counted for each card that an ability is given to: see `Settled`. */
  readonly counts?: boolean;
  /** The whole text that the clause lies in; absent where it is not followed. */
  readonly root?: Clause;
  /** Whether something of a clause could affect a card that is chosen for a name; undefined where that is not asked. */
  readonly affects?: (bound: string) => ((match: Match<S>, frame: Frame<AbilityLocals>, card: CardId) => boolean) | undefined;
  /** When it makes no difference which cards are chosen for a name; undefined where it always may. */
  readonly mootIf?: (bound: string) => ((match: Match<S>, frame: Frame<AbilityLocals>) => boolean) | undefined;
  /** For prices: what a card that is chosen for one part of it leaves for the others. */
  readonly payment?: Payment<S>;
}

/** A price whose parts, and what else is to be paid for the same thing, take different cards. */
export interface Payment<S extends CoreState> {
  /** Whether a card may be chosen for a target's name, so that all the rest can still be paid. */
  readonly mayTake: (match: Match<S>, frame: Frame<AbilityLocals>, bound: string, card: CardId) => boolean;
  /** Whether what is chosen for a target's name could be wanted for the rest: then its cards are chosen one after the other. */
  readonly isContested: (match: Match<S>, frame: Frame<AbilityLocals>, bound: string) => boolean;
  /** What is still to be paid after an act: a list of places, each with the cards that could fill it. */
  readonly after: (match: Match<S>, frame: Frame<AbilityLocals>, deed: Act) => readonly (readonly CardId[])[];
}

/** Choices of a clause's targets, each a step that binds a name. */
export function targetSteps<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  targets: readonly (readonly [name: string, target: Target])[],
): AbilityStep<S>[] {
  return targets.flatMap(([name, target]) => {
    const { words } = clauseCompiler.compiler;
    const rank = rankOf(words, target);
    if (rank !== undefined) return [rankStep(clauseCompiler, name, target, rank)];
    const moot = clauseCompiler.mootIf?.(name);
    const choose = { ...chooseStep(clauseCompiler, name, target, clause), ...(moot && { moot }) };
    return words.nouns[target.noun]?.unseen === true ? [choose, ...chanceSteps(clauseCompiler, name, target, clause)] : [choose];
  });
}

/** What keeps a player from being chosen. */
export const meansPlayer = site('', 'a player for whom a text could do nothing is not chosen');

/**
 * The players that a clause chooses. Where there is one only, nobody is asked; where there is none, nobody is meant. `mayMean` says of
 * what is offered for whom it could be done.
 */
export function playerSteps<S extends CoreState>(
  { compiler, path }: ClauseCompiler<S>,
  clause: Clause,
  mayMean?: (match: Match<S>, frame: Frame<AbilityLocals>) => boolean,
): AbilityStep<S>[] {
  return Object.entries(clause.players ?? {}).map(([name, { whose }]) => {
    const slot = word(compiler.slots.numbers, playerName(name), 'player');
    const actor = compiler.slots.numbers[actorName(name)];
    const saysWho = choosesInText(clause, name) ? textRule(compiler.manners, 'TEXT-WHICH-OPPONENT') : undefined;
    return {
      name: `${path}choose the player ${name}`,
      rule: 'CARD-PLAYER',
      choice: { sort: 'player', clause: path, name },
      ask: (match, frame) => {
        const { seat } = contextIn(frame);
        // Whoever stood in for another player who was chosen stands in for nobody now.
        if (actor !== undefined) setNumber(frame.locals, actor, 0);
        const all = eachOf(match, seat, whose === 'any' ? 'player' : 'opponent');
        const seats =
          mayMean === undefined ? all : all.filter((each) => passes(match, meansPlayer, mayMean(match, withNumber(frame, slot, each))));
        setNumber(frame.locals, slot, seats[0] ?? NO_SEAT);
        if (seats.length < 2 || (saysWho !== undefined && !applies(match, saysWho))) return undefined;
        const options = seats.map((each) => option('player', NO_CARD, each));
        return { kind: 'target', seat: deciderOf(match, seat), purpose: 'choosePlayer', options };
      },
      take: (_match, { locals }, chosen) => setNumber(locals, slot, soleOption(chosen).value),
    };
  });
}

/** Whether the player of a name makes a choice of the clause. */
function choosesInText({ targets = {} }: Clause, name: string): boolean {
  return Object.values(targets).some(({ by }) => typeof by === 'object' && by.player === name);
}

/** Remembers a number of a running text. */
export function setNumber(locals: AbilityLocals, slot: number, value: number): void {
  const numbers = locals.numbers.slice();
  while (numbers.length <= slot) numbers.push(0);
  numbers[slot] = value;
  locals.numbers = numbers;
}

/** How the cards of a group such as "the 3 most powerful" are ranked; undefined for any other choice. */
function rankOf<S extends CoreState>({ qualities }: Meanings<S>, { are, min, max }: Target): Rank<S> | undefined {
  const superlative = are.find((quality) => typeof quality === 'string' && qualities[quality]?.rank !== undefined);
  const rank = typeof superlative === 'string' && min === max && max > 1 ? qualities[superlative]?.rank : undefined;
  return rank && { rank, are: are.filter((quality) => quality !== superlative) };
}

interface Rank<S extends CoreState> {
  readonly rank: (match: Match<S>, card: CardRef) => number;
  /** The other qualities that they must have. */
  readonly are: Target['are'];
}

/** A group filled from the highest down: only ties for its last places are chosen among. */
function rankStep<S extends CoreState>(
  { compiler, path }: ClauseCompiler<S>,
  bound: string,
  target: Target,
  { rank, are }: Rank<S>,
): AbilityStep<S> {
  const slot = word(compiler.slots.cards, bound, 'target');
  const cards = compileFilter(compiler, { ...target, are });
  const seen = compilePointOfView(compiler, target);
  const fewer = textRule(compiler.manners, 'TEXT-FEWER');
  const ties = textRule(compiler.manners, 'TEXT-TIES');
  const group = (match: Match<S>, frame: Frame<AbilityLocals>): { sure: readonly number[]; tied: readonly number[] } => {
    const context = contextIn(frame);
    const all = cards(match, context, seen(match, context)).toSorted((one, other) => rank(match, other) - rank(match, one));
    if (all.length < target.max && !applies(match, fewer)) return { sure: [], tied: [] };
    const last = all[Math.min(target.max, all.length) - 1];
    if (last === undefined) return { sure: [], tied: [] };
    const bar = rank(match, last);
    const over = all.filter((card) => rank(match, card) > bar);
    const tied = all.filter((card) => rank(match, card) === bar);
    if (over.length + tied.length <= target.max) return { sure: [...over, ...tied], tied: [] };
    return applies(match, ties) ? { sure: over, tied } : { sure: all.slice(0, target.max), tied: [] };
  };
  return {
    name: `${path}choose ${bound}`,
    rule: 'CARD-RANK',
    choice: { sort: 'target', clause: path, name: bound },
    ask: (match, frame) => {
      const { sure, tied } = group(match, frame);
      bind(frame.locals, slot, pinAll(match, sure));
      if (tied.length === 0) return undefined;
      const open = target.max - sure.length;
      return {
        kind: 'target',
        seat: deciderOf(match, contextIn(frame).seat),
        purpose: 'chooseTarget',
        min: open,
        max: open,
        options: tied.map((card) => option('choose', card)),
      };
    },
    take: (match, frame, chosen) => {
      const { sure } = group(match, frame);
      bind(frame.locals, slot, pinAll(match, [...sure, ...chosen.map((each) => each.card)]));
    },
  };
}

function chooseStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, bound: string, target: Target, clause: Clause): AbilityStep<S> {
  const { compiler, path, payment, announced, affects, repeats = false } = clauseCompiler;
  const slot = word(compiler.slots.cards, bound, 'target');
  const remember = compileRemember(compiler, bound, target);
  const declines = repeats && target.different === true && target.min === 0;
  const times = declines ? compiler.slots.numbers[timesName(path)] : undefined;
  const isDeclared = announced === true && !target.late;
  const candidates = compileFitting(compiler, clause, { bound, target, isDeclared });
  const mayAffect = affects?.(bound);
  const demands = isDeclared ? compileDemands(compiler, clause, bound) : undefined;
  const limits = compileLimits(compiler, target);
  const rules = compileTargetRules(compiler, { target, clause, slot, repeats });
  const chance = textRule(compiler.manners, 'TEXT-CHANCE');
  const isConcealed = compileConcealed(compiler, target);
  const partOf = compilePart(clauseCompiler, declines);
  const offer = (match: Match<S>, frame: Frame<AbilityLocals>): Offered => {
    const chosen = (frame.locals.bound[slot] ?? []).map(cardOf);
    let fitting = candidates(match, frame);
    if (chosen.length > 0) fitting = fitting.filter((card) => !chosen.includes(card));
    if (mayAffect !== undefined) fitting = fitting.filter((card) => mayAffect(match, frame, card));
    if (payment !== undefined) fitting = fitting.filter((card) => payment.mayTake(match, frame, bound, card));
    const { min, max } = limits(match, contextIn(frame));
    const all: Offered = {
      sure: [],
      fitting,
      min: Math.max(0, min - chosen.length),
      max: max - chosen.length,
      ...(payment?.isContested(match, frame, bound) === true && { atOnce: 1 }),
    };
    if (fitting.length === 0 || all.max <= 0) return { ...all, fitting: [] };
    return demands === undefined ? all : demands(match, frame, all);
  };
  return {
    name: `${path}choose ${bound}`,
    rule: 'CARD-TARGET',
    choice: { sort: 'target', clause: path, name: bound },
    ask: (match, frame) => {
      const { locals } = frame;
      if (rules.isKept(match, frame)) return undefined;
      // Where what is chosen first decides what may be chosen next, the step is asked again: see `take`.
      if (locals.choosing !== slot) bind(locals, slot, []);
      if (!rules.isMade(match, frame)) return undefined;
      const { sure, fitting, min, max, atOnce = max } = offer(match, frame);
      if (sure.length > 0) bind(locals, slot, [...(locals.bound[slot] ?? []), ...pinAll(match, sure)]);
      const seat = deciderOf(match, rules.chooser(match, contextIn(frame)));
      const isSecret = fitting.length === 0 && min === 0 && max > 0 && isConcealed(match, frame, seat);
      if (!isSecret && (fitting.length === 0 || !rules.isEnough(match, min, fitting.length))) return undefined;
      const options = fitting.map((card) => option('choose', card));
      if (isBlind(match, seat, compiler.words.nouns[target.noun], fitting) && applies(match, chance)) return undefined;
      const least = isSecret ? 0 : Math.min(rules.least(match, min), atOnce);
      const inOrder = match.game.manners.namedInOrder?.(match);
      const before = locals.bound[slot]?.length ?? 0;
      const isOneByOne = min === max && (atOnce < max || locals.choosing === slot);
      const part = partOf(frame, { seat, before, left: Math.min(max, fitting.length), isOneByOne });
      return { kind: 'target', seat, purpose: 'chooseTarget', min: least, max: atOnce, options, inOrder, part };
    },
    take: (match, frame, chosen) => {
      const { locals } = frame;
      const { max, atOnce } = offer(match, frame);
      const refs = pinAll(match, chosen.map(cardIn));
      bind(locals, slot, [...(locals.bound[slot] ?? []), ...refs]);
      remember?.(locals, refs);
      // "Up to 3 times": who chooses none does it no more.
      if (times !== undefined && chosen.length === 0) setNumber(locals, times, 0);
      const goesOn = atOnce === 1 && max > 1 && chosen.length === 1;
      if (goesOn || locals.choosing === slot) locals.choosing = goesOn ? slot : undefined;
      return goesOn ? again : undefined;
    },
  };
}

/** A choice among cards that who chooses cannot see: as many as may be chosen, at random. */
function chanceSteps<S extends CoreState>(
  { compiler, path, repeats = false }: ClauseCompiler<S>,
  bound: string,
  target: Target,
  clause: Clause,
): AbilityStep<S>[] {
  const slot = word(compiler.slots.cards, bound, 'target');
  const candidates = compileFitting(compiler, clause, { bound, target, isDeclared: false });
  const limits = compileLimits(compiler, target);
  const remember = compileRemember(compiler, bound, target);
  const { isMade, chooser } = compileTargetRules(compiler, { target, clause, slot, repeats });
  const chance = textRule(compiler.manners, 'TEXT-CHANCE');
  const unseen = (match: Match<S>, frame: Frame<AbilityLocals>): readonly CardId[] => {
    if ((frame.locals.bound[slot] ?? []).length > 0 || !isMade(match, frame)) return [];
    const fitting = candidates(match, frame);
    const seat = deciderOf(match, chooser(match, contextIn(frame)));
    return isBlind(match, seat, compiler.words.nouns[target.noun], fitting) && applies(match, chance) ? fitting : [];
  };
  return [
    {
      name: `${path}leave ${bound} to chance`,
      rule: 'CARD-CHANCE',
      do: (match, frame) => {
        const [card] = unseen(match, frame);
        if (card !== undefined) compiler.manners.mix?.(match, card);
      },
    },
    {
      name: `${path}take ${bound} at random`,
      rule: 'CARD-CHANCE',
      do: (match, frame) => {
        const cards = unseen(match, frame);
        const { max } = limits(match, contextIn(frame));
        if (cards.length === 0) return;
        const refs = pinAll(match, cards.slice(0, max));
        bind(frame.locals, slot, refs);
        remember?.(frame.locals, refs);
      },
    },
  ];
}

function cardIn({ card }: Option): CardId {
  return card;
}

/** Who makes the choices for an ability of a seat. */
export function deciderOf<S extends CoreState>(match: Match<S>, seat: Seat): Seat {
  return match.game.players.decider?.(match, seat) ?? seat;
}

/** The names of the targets of a clause that differ each time. */
export function differentTargets({ targets = {} }: Clause): readonly string[] {
  return Object.keys(targets).filter((name) => targets[name]?.different === true);
}

/** Remembers what has been chosen for a target, where the next choice for it must differ. */
function compileRemember<S extends CoreState>(
  { slots }: Compiler<S>,
  bound: string,
  { different }: Target,
): ((locals: AbilityLocals, cards: readonly CardRef[]) => void) | undefined {
  if (different !== true) return undefined;
  const earlier = word(slots.cards, earlierName(bound), 'target');
  return (locals, cards) => bind(locals, earlier, [...(locals.bound[earlier] ?? []), ...cards]);
}

/** Binds cards to the name in a slot. */
export function bind(locals: AbilityLocals, slot: number, cards: readonly CardRef[]): void {
  locals.bound = boundWith(locals, slot, cards);
}

function boundWith({ bound }: AbilityLocals, slot: number, cards: readonly CardRef[]): AbilityLocals['bound'] {
  const lists = bound.slice();
  while (lists.length <= slot) lists.push([]);
  lists[slot] = cards;
  return lists;
}

/** The same frame with these cards bound to a name. */
export function withBound(frame: Frame<AbilityLocals>, slot: number, cards: readonly CardRef[]): Frame<AbilityLocals> {
  return { ...frame, locals: { ...frame.locals, bound: boundWith(frame.locals, slot, cards) } };
}

/** The same frame with a number in a slot. */
export function withNumber(frame: Frame<AbilityLocals>, slot: number, value: number): Frame<AbilityLocals> {
  const locals = { ...frame.locals };
  setNumber(locals, slot, value);
  return { ...frame, locals };
}

/** Hands what was chosen to the program that called this one: see `ChoosingLocals`. */
export function handOverStep<S extends CoreState>(): AbilityStep<S> {
  return {
    name: 'hand over what was chosen',
    rule: 'CARD-TEXT',
    do: (match, { locals: { bound, numbers, shares } }) => {
      const { frames } = writable(match);
      const caller = frames[frames.length - 2]?.locals as ChoosingLocals | undefined;
      if (caller !== undefined) caller.chosen = { bound, numbers, ...(shares && { shares }) };
    },
  };
}
