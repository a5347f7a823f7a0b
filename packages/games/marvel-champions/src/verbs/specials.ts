import {
  abilityOf,
  abilityOption,
  call,
  cardOf,
  contextOf,
  enclosing,
  headed,
  leave,
  NO_CARD,
  pin,
  program,
  type AbilityRef,
  type CardId,
  type CardRef,
  type Seat,
} from '@crupier/kernel/rules';
import { use } from '../rules/use-ability.ts';
import { printedOf, type ResourceType } from '../state/printed.ts';
import { isStillInPlay, recordOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

/** A special ability that is still to resolve, with its card as it was when the sequence began. */
interface Step {
  readonly ref: AbilityRef;
  readonly card: CardRef;
}

interface SequenceLocals {
  left: readonly Step[];
  /** The card of which the abilities speak; `NO_CARD` where they speak of none. */
  readonly shown: CardId;
}

/** A sequence as it stands: the abilities, the card that resolves them and its player. */
interface Sequence {
  readonly locals: Readonly<SequenceLocals>;
  readonly source: CardId;
  readonly seat: Seat;
}

/** The header of special abilities. *Rule:* MC-SPECIAL-1. */
const SPECIAL = 'special';

const NEXT = 'say which is next';

/** A player resolves special abilities one after the other, in any order: each is a step of a sequence. *Rule:* MC-SPECIAL-1, MC-CARD-12. */
export const sequence = program<Marvel, SequenceLocals>('resolve special abilities', [
  {
    name: NEXT,
    rule: 'MC-SPECIAL-1 MC-CARD-12 MC-FAQ-59',
    ask: (match, frame) => {
      const { source, seat } = frame;
      const open = openSteps(match, frame);
      if (open.length < 2) return undefined;
      const options = open.map(({ ref, card }, at) => abilityOption(match, 'resolve', { ref, self: cardOf(card) }, at));
      return { kind: 'next', seat, purpose: 'whichSpecial', source, options };
    },
    take: (match, frame, [chosen]) => {
      const open = openSteps(match, frame);
      const first = open[chosen?.value ?? 0];
      frame.locals.left = first === undefined ? open : [first, ...open.filter((each) => each !== first)];
    },
  },
  {
    name: 'resolve it',
    rule: 'MC-SPECIAL-1',
    do: (match, frame) => {
      const [step, ...left] = openSteps(match, frame);
      if (step === undefined) return leave;
      frame.locals.left = left;
      use(match, { ref: step.ref, self: cardOf(step.card), seat: frame.seat });
      return NEXT;
    },
  },
]);

/** The abilities that are still to resolve: those of cards in play and of the card that resolves them, and only where their condition holds. */
function openSteps(match: MarvelMatch, { locals: { left }, source, seat }: Sequence): readonly Step[] {
  return left.filter(({ ref, card }) => {
    if (cardOf(card) !== source && !isStillInPlay(match, card)) return false;
    const { data, canDo } = abilityOf(match, ref);
    const isConditional = data.kind === 'activated' && data.clause.if !== undefined;
    return !isConditional || canDo(match, contextOf(match, cardOf(card), { seat }));
  });
}

/** Whether the ability that is being followed is the last step of a sequence. */
export function isFinalStep(match: MarvelMatch): boolean {
  const running = enclosing(match, sequence);
  return running !== undefined && openSteps(match, running).length === 0;
}

/** Whether the card that a sequence speaks of has a printed resource of a type, or a wild one. */
export function showsResource(match: MarvelMatch, type: ResourceType): boolean {
  const shown = enclosing(match, sequence)?.locals.shown ?? NO_CARD;
  return shown !== NO_CARD && printedOf(match, shown).resources.some((each) => each === type || each === 'wild');
}

/** What is done with special abilities. */
export const specialVerbs = {
  /** Those of some cards, in any order; they may speak of a card, the second object. */
  resolveSpecials: {
    can: (_match, { cards }) => cards.length > 0,
    run: (match, { cards, to, source, seat }) => {
      const left = cards.flatMap((card) => headed(match, card, SPECIAL).map((ref): Step => ({ ref, card: pin(recordOf(match, card)) })));
      call(match, sequence, { left, shown: to[0] ?? NO_CARD }, { source, seat });
    },
    hint: 2,
  },
} as const satisfies Verbs;
