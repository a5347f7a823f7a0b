import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Compiler } from '../expressions/expressions.ts';
import { contextIn } from '../match/context.ts';
import type { PartOfSeveral } from '../state/decision.ts';
import type { CoreState, Frame, Seat } from '../state/state.ts';

/** The name of the number that says how often a clause is still to be done. */
export function timesName(path: string): string {
  return `${path}times`;
}

/** The name of the number that says how often a clause is done in all. */
export function timesInAllName(path: string): string {
  return `${path}times in all`;
}

/** Who is asked for a choice, and how many of its cards were chosen before and are still to be chosen. */
export interface PartAsked {
  readonly seat: Seat;
  readonly before: number;
  readonly left: number;
  /** Whether its cards are asked for one after the other. */
  readonly isOneByOne: boolean;
}

/** A clause: the compiler of its ability's expressions, its path in the ability, and whether it is done several times. */
interface Repeated<S extends CoreState> {
  readonly compiler: Compiler<S>;
  readonly path: string;
  readonly repeats?: boolean;
}

/**
 * Which of several questions for one choice a question is: the cards of a choice are asked for one after the other, or its clause is done
 * several times. Undefined where it is the only one, where the choices may end earlier, and for a seat that does not follow the text: what
 * it counts may be hidden from others.
 */
export function compilePart<S extends CoreState>(
  { compiler, path, repeats = false }: Repeated<S>,
  mayEnd: boolean,
): (frame: Frame<AbilityLocals>, asked: PartAsked) => PartOfSeveral | undefined {
  const { numbers } = compiler.slots;
  const timesLeft = repeats && !mayEnd ? numbers[timesName(path)] : undefined;
  const inAll = repeats && !mayEnd ? numbers[timesInAllName(path)] : undefined;
  return (frame, { seat, before, left, isOneByOne }) => {
    if (seat !== contextIn(frame).seat) return undefined;
    if (isOneByOne) return partOf(before + 1, before + left);
    if (timesLeft === undefined || inAll === undefined) return undefined;
    const of = frame.locals.numbers[inAll] ?? 0;
    return partOf(of - (frame.locals.numbers[timesLeft] ?? 0), of);
  };
}

function partOf(at: number, of: number): PartOfSeveral | undefined {
  return of < 2 ? undefined : { at, of };
}
