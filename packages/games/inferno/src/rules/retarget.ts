import {
  again,
  applies,
  canEachHaveOne,
  cardOf,
  isCurrent,
  NO_CARD,
  option,
  pin,
  program,
  raiseAll,
  site,
  type CardId,
  type CardRef,
  type Choices,
  type Declared,
  type Option,
  type Share,
} from '@crupier/kernel/rules';
import { chainAbility, changeItem, choicesOf, declaredOf, itemOf, localsOf } from '../state/chain.ts';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

/**
 * How the targets of something on the chain are changed: all of them or none, any number of them, or new ones are chosen for it by
 * whoever wants to; `none` where a copy keeps what it has. *Rule:* INF-114.5.
 */
export type Manner = 'all' | 'any' | 'new' | 'none';

const allOrNone = site('INF-114.5a', 'targets are changed all of them or not at all');
const anyNumber = site('INF-114.5b', 'where any number of targets is changed a target may stay');
const mayStay = site('INF-114.5c INF-706.8c', 'where new targets are chosen a target may stay, an illegal one too');

interface RetargetLocals {
  /** The object on the chain whose targets they are. */
  readonly object: CardId;
  readonly manner: Manner;
  /** What has been its target until now: those are no new targets. */
  readonly known: readonly CardRef[];
  /** Its targets as they were declared, and how many of them have been asked about. */
  declared: readonly Declared[];
  asked: number;
  /** What is chosen for it, changed so far. */
  choices: Choices;
}

const NOTHING: Choices = { bound: [], numbers: [] };

/** What `retarget` begins with. */
export function retargeting(match: InfernoMatch, object: CardId, manner: Manner, known?: readonly CardRef[]): RetargetLocals {
  const declared = declaredOf(match, object);
  const choices = choicesOf(itemOf(match, object) ?? NOTHING);
  return { object, manner, known: known ?? declared.map(({ card }) => card), declared, asked: 0, choices };
}

/**
 * The targets of something on the chain are changed: one after the other, each for a legal one that is no target of the same instance of
 * the word. Only the targets that it has at the end must be legal together: two of them may change places. *Rule:* INF-114.5, INF-114.2.
 */
export const retarget = program<Inferno, RetargetLocals>('change targets', [
  {
    name: 'can they be changed',
    rule: 'INF-114.5a',
    do: (match, { locals }) => {
      const { declared, manner } = locals;
      // Of what is no longer on the chain no target has another in its place.
      const open = declared.map((target) => othersFor(match, locals, target));
      if (manner === 'none' || open.every((cards) => cards.length === 0)) return 'they become targets';
      const names = manner === 'all' ? [...new Set(declared.map(({ slot }) => slot))] : [];
      const isPossible = names.every((name) =>
        canBeFilled(
          match,
          locals,
          declared.filter(({ slot }) => slot === name),
          [],
        ),
      );
      return isPossible || !applies(match, allOrNone) ? undefined : 'they become targets';
    },
  },
  {
    name: 'are new ones chosen',
    rule: 'INF-114.5c INF-706.8c',
    ask: (_match, { locals: { manner, object }, seat }) =>
      manner === 'new'
        ? { kind: 'may', seat, purpose: 'newTargets', source: object, min: 0, options: [option('newTargets', object)] }
        : undefined,
    take: (_match, _frame, chosen) => (chosen.length === 0 ? 'they become targets' : undefined),
  },
  {
    name: 'choose the next target',
    rule: 'INF-114.5a INF-114.5b INF-114.5c INF-706.8c INF-114.2',
    ask: (match, { locals, seat }) => {
      for (; locals.asked < locals.declared.length; locals.asked++) {
        const options = optionsFor(match, locals);
        if (options.some(({ verb }) => verb === 'choose'))
          return { kind: 'target', seat, purpose: 'newTarget', source: locals.object, options };
      }
      return undefined;
    },
    take: (match, { locals }, [chosen]) => {
      const target = locals.declared[locals.asked];
      locals.asked++;
      if (chosen?.verb === 'choose' && target !== undefined) locals.choices = withTarget(match, locals.choices, target, chosen.card);
      return again;
    },
  },
  {
    name: 'they become targets',
    rule: 'INF-601.1c',
    do: (match, { locals }) => {
      const { object, known } = locals;
      const item = itemOf(match, object);
      if (item === undefined) return;
      changeItem(match, object, withShares(locals));
      const fresh = declaredOf(match, object).filter(({ card }) => !known.includes(card));
      raiseAll(
        match,
        fresh.map(({ card }) => fact('targeted', { card: cardOf(card), other: object, seat: item.seat })),
      );
    },
  },
]);

/** What the next target may become: another card, or what it is where it may stay; never so that a later one could be nothing. */
function optionsFor(match: InfernoMatch, locals: RetargetLocals): Option[] {
  const { declared, asked } = locals;
  const target = declared[asked];
  if (target === undefined) return [];
  const taken = takenBefore(match, locals, target);
  const rest = declared.slice(asked + 1).filter(({ slot }) => slot === target.slot);
  const possible = possibleFor(match, locals, target).filter(
    (card) => !taken.includes(card) && canBeFilled(match, locals, rest, [...taken, card]),
  );
  const stays = asKept(match, target);
  // What has moved to where nobody may follow it is not named.
  return possible.map((card) => (card === stays ? option('keepTarget', Math.max(NO_CARD, card), asked) : option('choose', card)));
}

/** Whether targets of one name can all become something that is not taken. */
function canBeFilled(match: InfernoMatch, locals: RetargetLocals, targets: readonly Declared[], taken: readonly number[]): boolean {
  return canEachHaveOne(targets.map((target) => possibleFor(match, locals, target).filter((card) => !taken.includes(card))));
}

/** What the targets of the same name that have been asked about have become, or stayed. *Rule:* INF-114.2. */
function takenBefore(match: InfernoMatch, { declared, asked, choices }: RetargetLocals, { slot }: Declared): number[] {
  return declared.slice(0, asked).flatMap((each) => {
    const card = choices.bound[slot]?.[each.at];
    return each.slot === slot && card !== undefined ? [asKept(match, { ...each, card })] : [];
  });
}

/** Everything that a target may become, itself where it may stay. */
function possibleFor(match: InfernoMatch, locals: RetargetLocals, target: Declared): readonly number[] {
  const others = othersFor(match, locals, target);
  return mayBeKept(match, locals.manner) ? [asKept(match, target), ...others] : others;
}

function mayBeKept(match: InfernoMatch, manner: Manner): boolean {
  if (manner === 'all') return false;
  return applies(match, manner === 'any' ? anyNumber : mayStay);
}

/** A target that stays: the card, or a number of its own for one that is no longer where it was. */
function asKept(match: InfernoMatch, { card, slot, at }: Declared): number {
  return isCurrent(match.state, card) ? cardOf(card) : -1 - slot * TARGETS_MAX - at;
}

/** More targets of one name there are not. */
const TARGETS_MAX = 100;

/** The cards that would be legal in the place of a target: its controller’s targets, whoever changes them. */
function othersFor(match: InfernoMatch, { object, choices }: RetargetLocals, target: Declared): readonly CardId[] {
  const item = itemOf(match, object);
  if (item === undefined) return [];
  const ability = chainAbility(match, item);
  const locals = { ...localsOf(match, item), ...choices, reader: item.object };
  const own = asKept(match, target);
  return ability.announced
    .candidates(match, { source: cardOf(item.source), seat: item.seat, locals }, target.slot)
    .filter((card) => card !== own);
}

/** The same choices with another card in the place of a target. */
function withTarget(match: InfernoMatch, choices: Choices, { slot, at }: Declared, card: CardId): Choices {
  const now = pin(recordOf(match, card));
  const bound = choices.bound.map((cards, place) => (place === slot ? cards.map((each, index) => (index === at ? now : each)) : cards));
  return { ...choices, bound };
}

/** What was divided goes to whoever has taken the place of a target. *Rule:* INF-601.1d. */
function withShares({ declared, choices }: RetargetLocals): Choices {
  const { shares, bound } = choices;
  if (shares === undefined) return choices;
  const heir = ({ slot, card }: Share): CardRef => {
    const target = declared.find((each) => each.slot === slot && each.card === card);
    return (target && bound[slot]?.[target.at]) ?? card;
  };
  return { ...choices, shares: shares.map((share) => ({ ...share, card: heir(share) })) };
}
