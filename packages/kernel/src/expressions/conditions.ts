import type { Condition, When } from '../language/effects.ts';
import type { Lexicon } from '../match/match.ts';
import { countWork, looks } from '../match/text-work.ts';
import { chosenWords } from '../derived/chosen-word.ts';
import { isOpponent } from '../derived/players.ts';
import { unreachable } from '../state/result.ts';
import { cardOf, type CoreState } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import {
  type Expression,
  type Compiler,
  compilePointOfView,
  compileSpokenOf,
  compileAmount,
  compileSelector,
  otherField,
} from './expressions.ts';
import { compileAbout, compileFilter, compileQualityOfAll } from './filters.ts';

const compares: Readonly<Record<(Condition & { kind: 'compare' })['is'], (one: number, other: number) => boolean>> = {
  least: (one, other) => one >= other,
  most: (one, other) => one <= other,
  exactly: (one, other) => one === other,
};

/** Whether an "if" holds. */
export function compileCondition<S extends CoreState>(compiler: Compiler<S>, condition: Condition): Expression<S, boolean> {
  switch (condition.kind) {
    case 'exists': {
      const cards = compileFilter(compiler, condition.of);
      const seen = compilePointOfView(compiler, condition.of);
      return (match, context) => cards(match, context, seen(match, context)).length >= condition.least;
    }
    case 'compare': {
      const amount = compileAmount(compiler, condition.amount);
      if (typeof condition.than !== 'number') {
        const other = compileAmount(compiler, condition.than);
        return (match, context) => compares[condition.is](amount(match, context), other(match, context));
      }
      const { than } = condition;
      if (condition.is === 'least') return (match, context) => amount(match, context) >= than;
      if (condition.is === 'most') return (match, context) => amount(match, context) <= than;
      return (match, context) => amount(match, context) === than;
    }
    case 'are': {
      const cards = compileSpokenOf(compiler, condition.cards);
      const tests = condition.are.map((quality) => compileQualityOfAll(compiler, quality));
      return (match, context) => {
        const all = cards(match, context);
        return tests.every((test) => test(match, all, context));
      };
    }
    case 'befell': {
      const cards = compileSpokenOf(compiler, condition.cards);
      const done = compileSelector(compiler, { kind: 'thisWay', fact: condition.fact, are: [] });
      return (match, context) => {
        const befallen = new Set(done(match, context).map(cardOf));
        return cards(match, context).some((card) => befallen.has(cardOf(card)));
      };
    }
    case 'state': {
      const { holds } = word(compiler.words.states, condition.state, 'state');
      const { chosen } = condition;
      return (match, context) => {
        countWork(match, looks.tally);
        return chosen === undefined
          ? holds(match, context, '')
          : chosenWords(match, context, chosen).some((each) => holds(match, context, each));
      };
    }
    case 'paid': {
      const slot = word(compiler.slots.numbers, `paid ${condition.name}`, 'number');
      const { wasPaid } = compiler.manners;
      return (match, context) => (context.locals.numbers[slot] ?? 0) > 0 || wasPaid?.(match, context.self, condition.name) === true;
    }
    case 'not': {
      const holds = compileCondition(compiler, condition.of);
      // "If it is not destroyed" speaks of a card: where there is none, nothing was spared.
      const spared = condition.of.kind === 'befell' ? compileSpokenOf(compiler, condition.of.cards) : undefined;
      return (match, context) => !holds(match, context) && (spared === undefined || spared(match, context).length > 0);
    }
    case 'either': {
      const all = condition.of.map((each) => compileCondition(compiler, each));
      return (match, context) => all.some((holds) => holds(match, context));
    }
    case 'both': {
      const all = condition.of.map((each) => compileCondition(compiler, each));
      return (match, context) => all.every((holds) => holds(match, context));
    }
    default:
      return unreachable(condition);
  }
}

/** Whether the context's event is one that an ability waits for. */
export function compileWhen<S extends CoreState>(lexicon: Lexicon<S>, when: When): Expression<S, boolean> {
  const { card: field = 'card', value } = word(lexicon.words.occasions, when.occasion, 'occasion');
  const first = compileAbout(lexicon, when.card);
  const second = compileAbout(lexicon, when.other);
  const opposite = otherField(field);
  const { by } = when;
  const values = typeof value === 'number' ? [value] : value;
  return (match, context) => {
    const { event, seat } = context;
    if (event === undefined || values?.includes(event.value) === false) return false;
    if (by === 'you' && event.seat !== seat) return false;
    if (by === 'opponent' && !isOpponent(match, seat, event.seat)) return false;
    return first(match, context, event[field]) && second(match, context, event[opposite]);
  };
}
