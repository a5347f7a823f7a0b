import type { AbilityLocals } from './ability.ts';
import type { Clause, Target } from './effects.ts';
import type { Compiler, Scope } from './expressions.ts';
import { compileFilter, compileSelector, pinAll } from './expressions.ts';
import type { LoweringTables } from './lower.ts';
import type { Match } from './match.ts';
import type { Step } from './program.ts';
import { option } from './program.ts';
import type { CardRef, CoreState, Frame, Seat } from './state.ts';
import { cardOf } from './state.ts';
import type { Verb, Vocabulary } from './vocabulary.ts';
import { word } from './vocabulary.ts';

/** A step of an ability's program. */
export type AbilityStep<S extends CoreState> = Step<S, AbilityLocals>;

/** What lowering a clause needs. */
export interface Lowering<S extends CoreState> {
  readonly tables: LoweringTables<S>;
  readonly compiler: Compiler<S>;
  /** Makes step names unique: the path of the clause in the ability. */
  readonly path: string;
}

/** The choices of a clause, each a step that binds a name. */
export function targetSteps<S extends CoreState>(lowering: Lowering<S>, clause: Clause): AbilityStep<S>[] {
  return Object.entries(clause.targets ?? {}).map(([name, target]) => {
    const rank = rankOf(lowering.compiler.words, target);
    return rank === undefined ? chooseStep(lowering, name, target, clause) : rankStep(lowering, name, target, rank);
  });
}

/** How the cards of a group such as "the 3 most powerful" are ranked; undefined for any other choice. */
function rankOf<S extends CoreState>({ qualities }: Vocabulary<S>, { are, min, max }: Target): Rank<S> | undefined {
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
  { compiler, path }: Lowering<S>,
  bound: string,
  target: Target,
  { rank, are }: Rank<S>,
): AbilityStep<S> {
  const slot = word(compiler.slots.cards, bound, 'target');
  const cards = compileFilter(compiler.words, { ...target, are });
  const group = (match: Match<S>, { seat, source }: Frame<AbilityLocals>): { sure: readonly number[]; tied: readonly number[] } => {
    const all = cards(match, seat, source).toSorted((one, other) => rank(match, other) - rank(match, one));
    const last = all[Math.min(target.max, all.length) - 1];
    if (last === undefined) return { sure: [], tied: [] };
    const bar = rank(match, last);
    const over = all.filter((card) => rank(match, card) > bar);
    const tied = all.filter((card) => rank(match, card) === bar);
    return over.length + tied.length <= target.max ? { sure: [...over, ...tied], tied: [] } : { sure: over, tied };
  };
  return {
    name: `${path}choose ${bound}`,
    rule: 'CARD-RANK',
    ask: (match, frame) => {
      const { sure, tied } = group(match, frame);
      bind(frame.locals, slot, pinAll(match, sure));
      if (tied.length === 0) return undefined;
      const open = target.max - sure.length;
      return {
        kind: 'target',
        seat: deciderOf(match, frame.seat),
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

/** What forbids a card for one of the acts that a clause, or one inside it, does to a target. */
function refusalsOf<S extends CoreState>(words: Vocabulary<S>, bound: string, clause: Clause): NonNullable<Verb<S>['mayChoose']>[] {
  const own = clause.do
    .filter(({ on }) => on?.kind === 'bound' && on.name === bound)
    .flatMap(({ verb }) => words.verbs[verb]?.mayChoose ?? []);
  return [...own, ...innerClauses(clause).flatMap(([inner]) => refusalsOf(words, bound, inner))];
}

function chooseStep<S extends CoreState>({ compiler, path }: Lowering<S>, bound: string, target: Target, clause: Clause): AbilityStep<S> {
  const slot = word(compiler.slots.cards, bound, 'target');
  const cards = compileFilter(compiler.words, target);
  const among = target.among && compileSelector(compiler, target.among);
  const refusals = refusalsOf(compiler.words, bound, clause);
  return {
    name: `${path}choose ${bound}`,
    rule: 'CARD-TARGET',
    ask: (match, frame) => {
      let fitting = cards(match, frame.seat, frame.source);
      if (among !== undefined) {
        const allowed = among(match, scopeOf(frame)).map(cardOf);
        fitting = fitting.filter((card) => allowed.includes(card));
      }
      for (const mayChoose of refusals) fitting = fitting.filter((card) => mayChoose(match, card));
      bind(frame.locals, slot, []);
      if (fitting.length === 0) return undefined;
      const options = fitting.map((card) => option('choose', card));
      return { kind: 'target', seat: deciderOf(match, frame.seat), purpose: 'chooseTarget', min: target.min, max: target.max, options };
    },
    take: (match, frame, chosen) =>
      bind(
        frame.locals,
        slot,
        pinAll(
          match,
          chosen.map((each) => each.card),
        ),
      ),
  };
}

/** Who makes the choices for an ability of a seat. */
export function deciderOf<S extends CoreState>(match: Match<S>, seat: Seat): Seat {
  return match.game.policy.decider?.(match, seat) ?? seat;
}

/** What expressions look at while an ability runs. */
export function scopeOf({ source, seat, locals }: Frame<AbilityLocals>): Scope {
  return { self: source, seat, locals };
}

function bind(locals: AbilityLocals, slot: number, cards: readonly CardRef[]): void {
  const lists = locals.bound.slice();
  while (lists.length <= slot) lists.push([]);
  lists[slot] = cards;
  locals.bound = lists;
}

/** The clauses inside a clause, each with its place. */
export function innerClauses(clause: Clause): [Clause, string][] {
  const inner: [Clause | undefined, string][] = [
    [clause.ifDone, 'then'],
    [clause.else, 'else'],
    [clause.next, 'next'],
    ...(clause.modes ?? []).map((mode, at): [Clause, string] => [mode, `mode ${at}`]),
  ];
  return inner.filter((each): each is [Clause, string] => each[0] !== undefined);
}
