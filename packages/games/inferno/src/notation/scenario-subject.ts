import {
  cardOf,
  defineWith,
  NO_CARD,
  ok,
  type CardBehaviour,
  type CardId,
  type Game,
  type Result,
  type ScenarioSubject,
  type Vocabulary,
} from '@crupier/kernel';
import { defineInferno } from '../game.ts';
import { leaveMatch } from '../rules/leave.ts';
import { printedOf } from '../state/printed.ts';
import { recordOf } from '../state/reading.ts';
import { environments, type Inferno, type InfernoMatch } from '../state/state.ts';
import { show } from '../state/view.ts';
import { subtypes } from '../words/subtypes.ts';
import { definitionNamed, type Draft } from './draft.ts';
import { buildPosition, readLines } from './position.ts';
import { stockCards } from './stock-cards.ts';
import { readTestCards } from './test-cards.ts';

/** What scenarios need of Inferno: the game with test cards, positions, and names. */
export function infernoSubject(cards: readonly CardBehaviour[], words: Vocabulary<Inferno>): ScenarioSubject<Inferno> {
  const known = [...cards, ...stockCards];
  const base = defineInferno(known, words);
  return {
    game: 'inferno',
    withCards: (inputs) => (inputs.length === 0 ? ok(base) : withTestCards(known, words, inputs)),
    build: buildPosition,
    edit: (match, lines, labels) => {
      const draft: Draft = { state: match.state as Inferno, game: match.game, labels: { ...labels }, later: [] };
      const problems = readLines(draft, lines);
      draft.state.revision++;
      return problems.length > 0 ? { ok: false, problems } : ok(draft.labels);
    },
    show,
    leave: leaveMatch,
    namesOf,
    valueOf: (match, verb, word) => valueOf(match, verb, word),
  };
}

function withTestCards(cards: readonly CardBehaviour[], words: Vocabulary<Inferno>, inputs: readonly unknown[]): Result<Game<Inferno>> {
  // Test cards come first, so that one may have the name of a real card. The first of all is the blank one.
  return defineWith(readTestCards(inputs), (read) => defineInferno([...cards.slice(0, 1), ...read, ...cards.slice(1)], words));
}

function namesOf(match: InfernoMatch, card: CardId): readonly string[] {
  if (card === NO_CARD) return [];
  const { en, es } = printedOf(match, cardOf(card)).name;
  const key = match.game.definitions[recordOf(match, card).definition]?.key ?? '';
  return [en, es, key].filter((each) => each !== '');
}

function valueOf({ game }: InfernoMatch, verb: string, word: string): number | undefined {
  if (verb === 'nameCard') return definitionNamed(game, word) || undefined;
  if (verb === 'subtype') return subtypes.findIndex((each) => each === word.toLowerCase());
  const at = verb === 'environment' ? environments.findIndex((each) => each === word.toLowerCase()) : -1;
  return at < 0 ? undefined : at;
}
