import { raiseAll, rulesOnCard, site, topics, applies, type CardId, type GameEvent, type Topic } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { controlledBy, recordOf } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const about = topics('doesNotReady', 'cannotReady');

const cannotReady = site('KF-CANNOT-1', 'what cannot ready stays exhausted');
const notInTheStep = site('KF-GOLDEN-RULE-1 KF-FAQ-CARD-the-chosen-one-1', 'what does not ready in the step stays exhausted');

/** The events that ready cards: of the exhausted ones among them, those that no text keeps from it. *Rule:* KF-READY-1. */
export function readying(match: KeyForgeMatch, cards: readonly CardId[]): GameEvent[] {
  return cards
    .filter((card) => recordOf(match, card).exhausted && !says(match, card, about.cannotReady, cannotReady))
    .map((card) => fact('cardReadied', { card }));
}

/** The step in which the active player's cards are readied. *Rule:* KF-TURN-READY-1. */
export function readyCards(match: KeyForgeMatch): void {
  const mine = controlledBy(match, match.state.active);
  raiseAll(
    match,
    readying(
      match,
      mine.filter((card) => !says(match, card, about.doesNotReady, notInTheStep)),
    ),
  );
}

function says(match: KeyForgeMatch, card: CardId, topic: Topic, where: ReturnType<typeof site>): boolean {
  return rulesOnCard(match, card, topic).length > 0 && applies(match, where);
}
