import { soleOption } from '../state/decision.ts';
import type { ReadWordsOn } from '../language/choosable.ts';
import type { Clause } from '../language/effects.ts';
import { word } from '../language/look-up.ts';
import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Match } from '../match/match.ts';
import { compileSeat } from '../derived/players.ts';
import { contextIn } from '../match/context.ts';
import { option } from '../match/program.ts';
import { raise } from '../events/raise.ts';
import { assert } from '../state/result.ts';
import type { ChosenWord, CoreState } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import { deciderOf, type AbilityStep, type ClauseCompiler } from './targets.ts';

/** The words that a clause chooses, each a step that keeps it under its name and tells everybody. They are chosen when the clause is done. */
export function wordSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): AbilityStep<S>[] {
  const { compiler, path, payment } = clauseCompiler;
  const choices = Object.entries(clause.words ?? {});
  assert(
    choices.length === 0 || (payment === undefined && clause.each === undefined),
    'A word is chosen by one player, and not as a price.',
  );
  return choices.map(([name, { of, by }]) => {
    const choosable = word(compiler.words.choosables ?? {}, of, 'choosable');
    if ('read' in choosable) return readStep(`${path}read the word ${name}`, name, choosable);
    const { words, mayChoose, verb, purpose, told } = choosable;
    const chooser = compileSeat<S>(compiler.slots.numbers, by ?? 'you');
    return {
      name: `${path}choose the word ${name}`,
      rule: 'CARD-WORD',
      ask: (match, frame) => {
        const context = contextIn(frame);
        const options = words(match).flatMap((each, at) =>
          mayChoose?.(match, each, context) === false ? [] : [option(verb, NO_CARD, at)],
        );
        // Where there is none to choose, what is asked for the chosen one finds nothing.
        if (options.length === 0) frame.locals.words = withWords(frame.locals, name, ['']);
        if (options.length === 0) return undefined;
        return { kind: 'word', seat: deciderOf(match, chooser(match, context)), purpose, options };
      },
      take: (match, frame, chosen) => {
        const { locals } = frame;
        const place = soleOption(chosen).value;
        locals.words = withWords(locals, name, [words(match)[place] ?? '']);
        raise(match, told(match, chooser(match, contextIn(frame)), place));
      },
    };
  });
}

/** Keeps what is read under a name; an empty text where there is nothing to read. */
function readStep<S extends CoreState>(step: string, name: string, { read }: ReadWordsOn<Match<S>>): AbilityStep<S> {
  return {
    name: step,
    rule: 'CARD-WORD',
    do: (match, frame) => {
      const found = read(match, contextIn(frame), frame.locals.event);
      frame.locals.words = withWords(frame.locals, name, found.length === 0 ? [''] : found);
    },
  };
}

function withWords({ words = [] }: AbilityLocals, name: string, values: readonly string[]): readonly ChosenWord[] {
  return [...words.filter((each) => each.name !== name), ...values.map((value) => ({ name, value }))];
}
