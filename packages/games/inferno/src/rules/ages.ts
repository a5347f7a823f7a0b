import { applies, call, cardOf, NO_CARD, option, program, raiseAll, site, type CardId, type GameEvent } from '@crupier/kernel/rules';
import type { Change } from '@crupier/kernel/cards';
import { fact, kind } from '../state/facts.ts';
import { inPlay, recordOf } from '../state/reading.ts';
import { activeOrNext } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const activePlayerOrders = site('INF-612.6c', 'the active player orders what begins to work at the same time');

interface AgeLocals {
  readonly cards: readonly CardId[];
}

/** Cards that came at the same time and whose effects would undo each other get the order that the active player says. *Rule:* INF-612.6c. */
export const orderAges = program<Inferno, AgeLocals>('order what came at the same time', [
  {
    name: 'in which order do they work',
    rule: 'INF-612.6c',
    ask: (match, { locals: { cards } }) => {
      // Whoever has left the game has taken theirs along.
      const options = cards.filter((card) => inPlay(match, card)).map((card) => option('older', card));
      if (options.length < 2) return undefined;
      return { kind: 'arrange', seat: activeOrNext(match), purpose: 'orderAges', source: NO_CARD, options };
    },
    take: (match, _frame, chosen) =>
      raiseAll(
        match,
        chosen.map(({ card }) => fact('grewYounger', { card })),
      ),
  },
]);

/** Cards of a batch that entered together and could undo each other: there is nothing to order of most. */
export function rivals(match: InfernoMatch, events: readonly GameEvent[]): readonly CardId[] {
  if (events.length < 2) return NOBODY;
  const entered = events.filter((event) => event.kind === kind.cardEntered).map(({ card }) => cardOf(card));
  if (entered.length < 2) return NOBODY;
  const among = entered.filter((card) => {
    const own = settingTopics(match, card);
    return (
      own.length > 0 &&
      inPlay(match, card) &&
      entered.some((other) => other !== card && settingTopics(match, other).some((topic) => own.includes(topic)))
    );
  });
  return among.length > 1 && applies(match, activePlayerOrders) ? among : NOBODY;
}

/** Asks for the order. The last act of a step. */
export function orderRivals(match: InfernoMatch, cards: readonly CardId[]): void {
  call(match, orderAges, { cards });
}

const NOBODY: readonly CardId[] = [];

/** What a card's effects set, so that another that sets the same may undo it. */
function settingTopics(match: InfernoMatch, card: CardId): readonly string[] {
  const { abilities = [] } = match.game.definitions[recordOf(match, card).definition] ?? {};
  return abilities.flatMap(({ data }) => (data.kind === 'static' ? data.changes.flatMap(topicSet) : []));
}

function topicSet(change: Change): readonly string[] {
  if (change.kind === 'stat') return change.change === 'set' ? [change.stat] : [];
  if (change.kind === 'list') return [change.list];
  return change.kind === 'rule' && (change.rule === 'isBlank' || change.rule === 'isControlled') ? [change.rule] : [];
}
