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
import { defineInferno } from '../game.ts';
import { agreedDraw } from '../rules/agreed-draw.ts';
import { leaveMatch } from '../rules/leave.ts';
import { shortcuts } from '../rules/shortcuts.ts';
import { printedOf } from '../state/printed.ts';
import { recordOf } from '../state/reading.ts';
import { environments, type Inferno, type InfernoMatch } from '../state/state.ts';
import { withTextsNow } from '../cards/texts-now.ts';
import { show } from '../state/view.ts';
import { paths } from '../state/printed.ts';
import { subtypes } from '../state/subtypes.ts';
import { cardNamed, type Draft } from './draft.ts';
import { buildPosition, readLines } from './position.ts';
import { stockCards } from './stock-cards.ts';
import { readTestCards } from './test-cards.ts';

/** What scenarios need of Inferno: the game with test cards, positions, and names. */
export function infernoSubject(cards: readonly CardBehaviour[], wordings: Wordings): ScenarioSubject<Inferno> {
  const base = defineInferno([...cards, ...stockCards], wordings);
  return {
    game: 'inferno',
    withCards: (inputs) => extendWith(base, readTestCards(inputs)),
    build: buildPosition,
    edit: (match, lines, labels) => {
      const draft: Draft = { state: match.state as Inferno, game: match.game, labels: { ...labels }, later: [] };
      const problems = readLines(draft, lines);
      draft.state.revision++;
      return problems.length > 0 ? { ok: false, problems } : ok(draft.labels);
    },
    show: (match, viewer) => withTextsNow(match, show(match, viewer)),
    leave: leaveMatch,
    agreedDraw,
    shortcuts,
    namesOf,
    valueOf: (match, verb, word) => valueOf(match, verb, word),
  };
}

function namesOf(match: InfernoMatch, card: CardId): readonly string[] {
  if (card === NO_CARD) return [];
  const { en, es } = printedOf(match, cardOf(card)).name;
  const key = match.game.definitions[recordOf(match, card).definition]?.key ?? '';
  return [en, es, key].filter((each) => each !== '');
}

function valueOf({ game }: InfernoMatch, verb: string, word: string): number | undefined {
  if (verb === 'nameCard') return cardNamed(game, word) || undefined;
  if (verb === 'subtype') return subtypes.findIndex((each) => each === word.toLowerCase());
  if (verb === 'path') return paths.findIndex((each) => each === word.toLowerCase());
  const at = verb === 'environment' ? environments.findIndex((each) => each === word.toLowerCase()) : -1;
  return at < 0 ? undefined : at;
}
