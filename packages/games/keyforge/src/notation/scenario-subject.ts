import { cardOf, extendWith, ok, type CardBehaviour, type CardId, type ScenarioSubject, type Wordings } from '@crupier/kernel/rules';
import { defineKeyForge } from '../game.ts';
import { currentCost } from '../rules/forge.ts';
import { printedOf } from '../state/printed.ts';
import { keyColours, type KeyForge, type KeyForgeMatch } from '../state/state.ts';
import { show } from '../state/view.ts';
import { buildPosition, readLines } from './position.ts';
import { readTestCards } from './test-cards.ts';

/** What scenarios need of KeyForge: the game with test cards, positions, and names. */
export function keyforgeSubject(
  cards: readonly CardBehaviour[],
  wordings: Wordings,
  houseNames: readonly string[],
): ScenarioSubject<KeyForge> {
  const base = defineKeyForge(cards, wordings);
  return {
    game: 'keyforge',
    withCards: (inputs) => extendWith(base, readTestCards(inputs)),
    build: (game, lines, seed) => buildPosition(game, houseNames, lines, seed),
    edit: (match, lines, labels) => {
      const draft = { state: match.state as KeyForge, game: match.game, labels: { ...labels } };
      const problems = readLines(draft, lines);
      draft.state.revision++;
      return problems.length > 0 ? { ok: false, problems } : ok(draft.labels);
    },
    show: (match, viewer) => show(match, viewer, (seat) => currentCost(match, seat)),
    namesOf,
    valueOf: (match, verb, word) => valueOf(match, verb, word),
  };
}

function namesOf(match: KeyForgeMatch, card: CardId): readonly string[] {
  const { name, nameEs } = printedOf(match, cardOf(card));
  const key = match.game.definitions[match.state.cards[cardOf(card)]?.definition ?? 0]?.key ?? '';
  return [name, nameEs, key].filter((each) => each !== '');
}

function valueOf({ state }: KeyForgeMatch, verb: string, word: string): number | undefined {
  const lists: Readonly<Record<string, readonly string[]>> = { house: state.houseNames, colour: keyColours };
  const list = lists[verb] ?? [];
  const at = list.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}
