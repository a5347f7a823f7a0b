import { call, NO_CARD, option, program, raise, type CardId, type Verb, perCard } from '@crupier/kernel/rules';
import { EFFECT_NUMBERS } from '../state/commits.ts';
import { changeableWords, changeAsNumber } from '../state/defined.ts';
import { fact } from '../state/facts.ts';
import { placesOfWords } from '../state/words-said.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { anyCard, countOf } from './most.ts';

/** The definition of the lasting effect that changes a word of a kind. */
export function wordingKey(kind: string): string {
  return `effect words ${kind}`;
}

interface WordingLocals {
  readonly card: CardId;
  /** The kind of words: an index of `changeableWords`. */
  readonly kind: string;
  readonly until: number;
  /** The word that is changed, by its place in the list. */
  from: number;
}

/** A word of a text is changed into another of its kind, for a while. *Rule:* INF-611.1, INF-611.2. */
export const changeWording = program<Inferno, WordingLocals>('change a word of a text', [
  {
    name: 'which word',
    rule: 'INF-611.2',
    ask: (match, { locals: { card, kind }, seat, source }) => {
      const options = placesOfWords(match, card, kind).map((at) => option(kind, NO_CARD, at));
      return { kind: 'word', seat, purpose: 'whichWord', source, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.from = chosen?.value ?? 0;
    },
  },
  {
    name: 'into which other',
    rule: 'INF-611.2',
    ask: (_match, { locals: { kind, from }, seat, source }) => {
      const options = (changeableWords[kind] ?? []).flatMap((_, at) => (at === from ? [] : [option(kind, NO_CARD, at)]));
      return { kind: 'word', seat, purpose: 'intoWhichWord', source, options };
    },
    take: (match, { locals: { card, kind, until, from }, seat, source }, [chosen]) => {
      const definition = match.game.definitions.findIndex(({ key }) => key === wordingKey(kind));
      const change = changeAsNumber(from, chosen?.value ?? 0);
      raise(
        match,
        fact('effectBegan', { card: NO_CARD, other: card, seat, value: definition, amount: until * EFFECT_NUMBERS + change, source }),
      );
    },
  },
]);

/** Verbs that change texts. */
export const wordingVerbs = {
  /** `value` is the kind of words, `until` for how long. */
  changeWord: {
    takes: ['subtype', 'path'],
    fact: 'effectBegan',
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      run: (match, card, { value, until, seat, source }) =>
        call(match, changeWording, { card, kind: value, until, from: 0 }, { source, seat }),
    }),
    lasts: true,
    hint: 1,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;
