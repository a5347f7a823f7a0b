import {
  cardOf,
  extendWith,
  NO_CARD,
  ok,
  type CardBehaviour,
  type CardId,
  type ScenarioSubject,
  type Wordings,
} from '@crupier/kernel/rules';
import { defineMarvelChampions } from '../game.ts';
import { leaveTable } from '../rules/elimination.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { show } from '../state/view.ts';
import type { Draft } from './draft.ts';
import { namesOfDefinition } from './names.ts';
import { buildPosition, readLines } from './position.ts';
import { stockCards } from './stock-cards.ts';
import { readTestCards } from './test-cards.ts';

/** What scenarios need of Marvel Champions: the game with test cards, positions, and names. Without wordings its texts are not said. */
export function marvelSubject(cards: readonly CardBehaviour[], wordings?: Wordings): ScenarioSubject<Marvel> {
  const base = defineMarvelChampions([...cards, ...stockCards], wordings);
  return {
    game: 'marvel-champions',
    withCards: (inputs) => extendWith(base, readTestCards(inputs)),
    build: buildPosition,
    edit: (match, lines, labels) => {
      const draft: Draft = { state: match.state as Marvel, game: match.game, labels: { ...labels }, later: [] };
      const problems = readLines(draft, lines);
      draft.state.revision++;
      return problems.length > 0 ? { ok: false, problems } : ok(draft.labels);
    },
    show,
    leave: leaveTable,
    namesOf,
    valueOf: (_match, verb, word) => valueOf(verb, word),
  };
}

function namesOf({ game, state }: MarvelMatch, card: CardId): readonly string[] {
  const definition = game.definitions[state.cards[cardOf(card)]?.definition ?? 0];
  return card === NO_CARD || definition === undefined ? [] : namesOfDefinition(definition);
}

/** Numbers that are chosen are said as they are, players counted from 1. */
function valueOf(verb: string, word: string): number | undefined {
  if (!/^\d+$/.test(word)) return undefined;
  return verb === 'first' ? Number(word) - 1 : Number(word);
}
