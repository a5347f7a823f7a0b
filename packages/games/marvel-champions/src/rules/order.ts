import { call, enclosing, leave, program, raise, raiseAll } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn, endings, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { renewDeck } from './draw.ts';
import { hasTooManyAllies, keepAllyLimit } from './play-card.ts';
import { completeScheme, isCompleted } from './threat.ts';

/** Whether the encounter deck has run out. *Rule:* MC-ENCOUNTER-DECK-3. */
function isEncounterDeckEmpty(match: MarvelMatch): boolean {
  return cardsIn(match, 'encounterDeck').length === 0;
}

/** The player whose deck has run out, and can be made anew. *Rule:* MC-PLAYER-DECK-3, MC-PLAYER-DECK-6. */
function whoseDeckIsEmpty(match: MarvelMatch): number | undefined {
  return seatsFrom(match, match.state.first).find(
    (seat) => cardsIn(match, 'deck', seat).length === 0 && cardsIn(match, 'discard', seat).length > 0,
  );
}

/** What is due after every change, until nothing is: decks that have run out, a completed main scheme, too many allies. */
export const putInOrder = program<Marvel, object>('put the table in order', [
  {
    name: 'the encounter deck is made anew',
    rule: 'MC-ENCOUNTER-DECK-3 MC-ENCOUNTER-DECK-5 MC-ACCELERATION-TOKEN-2',
    do: (match) => {
      if (!isEncounterDeckEmpty(match)) return;
      if (cardsIn(match, 'encounterDiscard').length === 0) raise(match, fact('ended', { value: endings.indexOf('encounterDeckEmpty') }));
      else raiseAll(match, [fact('encounterDeckRenewed', {}), fact('accelerationAdded', { card: match.state.mainScheme, amount: 1 })]);
    },
  },
  {
    name: 'the deck of a player is made anew',
    rule: 'MC-PLAYER-DECK-3',
    do: (match) => {
      const seat = whoseDeckIsEmpty(match);
      if (seat !== undefined) call(match, renewDeck, { item: seat });
    },
  },
  {
    name: 'the main scheme is completed',
    rule: 'MC-MAIN-SCHEME-1 MC-MAIN-SCHEME-4',
    do: (match) => {
      if (isCompleted(match)) call(match, completeScheme, {});
    },
  },
  {
    name: 'too many allies are discarded',
    rule: 'MC-ALLY-LIMIT-2',
    do: (match) => {
      const seat = seatsFrom(match, match.state.first).find((each) => hasTooManyAllies(match, each));
      if (seat !== undefined) call(match, keepAllyLimit, { item: seat });
    },
  },
  { name: 'until nothing is due', rule: '', do: (match) => (isAnythingDue(match) ? 'the encounter deck is made anew' : leave) },
]);

function isAnythingDue(match: MarvelMatch): boolean {
  if (match.state.phase === 'setup' || match.state.winners !== undefined) return false;
  const hasTooMany = seatsFrom(match, match.state.first).some((seat) => hasTooManyAllies(match, seat));
  return isEncounterDeckEmpty(match) || whoseDeckIsEmpty(match) !== undefined || isCompleted(match) || hasTooMany;
}

/** Called by the pipeline just after every commit. */
export function settle(match: MarvelMatch): void {
  if (enclosing(match, putInOrder) === undefined && isAnythingDue(match)) call(match, putInOrder, {});
}
