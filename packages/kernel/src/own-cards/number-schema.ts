import type { CoreState } from '../state/state.ts';
import type { Wordings } from '../language/wordings.ts';
import type { CardLanguage } from './card-language.ts';
import { listOf, NUMBER_MAX, oneOf, oneWord, only, record, ref, whole, yes, type Fields, type Schema } from './schema.ts';

/** Amounts, and the conditions that compare them. */
export function numberDefinitions<S extends CoreState>({ words, wordings, manners }: CardLanguage<S>): Fields {
  const number = whole(-NUMBER_MAX, NUMBER_MAX);
  return {
    amount: oneOf(
      'amount',
      number,
      record({ kind: only('perEach'), times: number, of: ref('counted') }, 'so many for each'),
      record({ kind: only('stat'), stat: oneWord('stat', Object.keys(words.stats)), of: ref('selector') }),
      record({ kind: only('tally'), tally: oneWord('tally', Object.keys(words.tallies)), of: ref('ofPlayer') }),
      record({
        kind: only('allBut'),
        keep: whole(0, NUMBER_MAX),
        tally: oneWord('tally', Object.keys(words.tallies)),
        of: ref('ofPlayer'),
      }),
      record({ kind: only('difference'), of: ref('amount'), less: ref('amount'), 'signed?': yes }),
      record({ kind: only('capped'), of: ref('amount'), most: whole(0, NUMBER_MAX) }, 'to a maximum'),
      record({ kind: only('measure'), measure: oneWord('measure', Object.keys(words.measures)), of: ref('filter') }),
      record({ kind: only('eventAmount') }, 'the amount of what set the ability off'),
      record(
        { kind: only('number'), name: ref('numberName') },
        'a number chosen before, such as X; “paid” and the name of a cost: 1 where it was paid',
      ),
      record({ kind: only('made'), ...(manners.amountFact && { 'at?': whole(1, 3) }) }, 'the number that a given ability was given with'),
      record({ kind: only('share'), of: ref('name') }, 'what a target was given of what is divided'),
    ),
    counted: oneOf(
      'count',
      record({ kind: only('cards'), of: ref('selector') }),
      record({ kind: only('stat'), stat: oneWord('stat', Object.keys(words.stats)), of: ref('selector') }),
      record({
        kind: only('thisWay'),
        fact: oneWord('fact', words.counted),
        what: oneWord('count', ['events', 'amount']),
      }),
      ...tallied(words.tallies, wordings.tallies),
      ...happened(words.history),
    ),
    condition: oneOf(
      'condition',
      record({ kind: only('exists'), of: ref('filter'), least: whole(1, NUMBER_MAX) }),
      record({
        kind: only('compare'),
        amount: ref('amount'),
        is: oneWord('comparison', ['least', 'most', 'exactly']),
        than: ref('amount'),
      }),
      record({
        kind: only('are'),
        cards: ref('selector'),
        are: listOf(ref(togetherOf(words.qualities).length > 0 ? 'saidQuality' : 'quality'), 1, 6),
      }),
      ...befallen(wordings.thisWay),
      ...statesOf(words.states),
      record({ kind: only('paid'), name: ref('name') }, 'whether a cost of this name was paid'),
      record({ kind: only('not'), of: ref('condition') }),
      record({ kind: only('either'), of: listOf(ref('condition'), 1, 6) }),
      record({ kind: only('both'), of: listOf(ref('condition'), 1, 6) }),
    ),
  };
}

/** The qualities that are said of several cards together, which conditions alone may say. */
export function togetherOf(qualities: Readonly<Record<string, { readonly together?: unknown }>>): readonly string[] {
  return Object.keys(qualities).filter((name) => qualities[name]?.together !== undefined);
}

/** The points of numbers of players that have words for each of them. */
function tallied(tallies: Readonly<Record<string, unknown>>, said: Wordings['tallies']): readonly Schema[] {
  const names = Object.keys(tallies).filter((name) => said[name]?.each !== undefined);
  if (names.length === 0) return [];
  return [record({ kind: only('tally'), tally: oneWord('tally', names), of: oneWord('player', ['you', 'opponent']) })];
}

/** States of the table, and those that are asked of a word which the text has chosen. */
function statesOf(states: Readonly<Record<string, { readonly ofWord?: true }>>): readonly Schema[] {
  const names = Object.keys(states);
  const ofWord = names.filter((name) => states[name]?.ofWord);
  const plain = record({
    kind: only('state'),
    state: oneWord(
      'state',
      names.filter((name) => !ofWord.includes(name)),
    ),
  });
  if (ofWord.length === 0) return [plain];
  const said = record(
    { kind: only('state'), state: oneWord('state', ofWord), chosen: ref('name') },
    'of the word that the text has chosen',
  );
  return [oneOf('form', plain, said)];
}

/** What may have befallen cards in this text, where there are words for it. */
function befallen(said: Wordings['thisWay'] = {}): readonly Schema[] {
  const facts = Object.keys(said).filter((fact) => said[fact]?.befalls !== undefined);
  if (facts.length === 0) return [];
  return [
    record({ kind: only('befell'), fact: oneWord('fact', facts), cards: ref('selector') }, 'whether this text did it to one of those'),
  ];
}

/** How often something has happened, in games that keep a history of it. */
function happened(history: Readonly<Record<string, unknown>> = {}): readonly Schema[] {
  const names = Object.keys(history);
  if (names.length === 0) return [];
  return [record({ kind: only('happened'), history: oneWord('history', names), 'by?': oneWord('player', ['you', 'opponent']) })];
}
