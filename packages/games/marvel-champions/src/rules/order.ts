import { call, enclosing, leave, NO_CARD, program, raise, raiseAll, running, type CardId } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { enemiesOf, friendlyCharacters } from '../state/reading.ts';
import { cardsIn, endings, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { damage, isWithoutHitPoints } from './damage.ts';
import { defeat } from './defeat.ts';
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
    name: 'who has lost the hit points is defeated',
    rule: 'MC-HIT-POINTS-6 MC-HIT-POINTS-8 MC-DEFEAT-1',
    do: (match) => {
      const cards = withoutHitPoints(match);
      if (cards.length > 0) call(match, defeat, { cards, by: NO_CARD });
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

/**
 * Characters that have lost hit points which a text gave them, and have none left now: those that take damage are seen to by the procedure
 * that deals it. *Rule:* MC-HIT-POINTS-6, MC-HIT-POINTS-8.
 */
function withoutHitPoints(match: MarvelMatch): readonly CardId[] {
  const found = [...friendlyCharacters(match), ...enemiesOf(match)].filter((card) => isWithoutHitPoints(match, card));
  if (found.length === 0) return found;
  const dealt = running(match, damage).flatMap(({ locals }) => locals.hits.map(({ card }) => card));
  const defeated = running(match, defeat).flatMap(({ locals }) => locals.cards);
  return found.filter((card) => !dealt.includes(card) && !defeated.includes(card));
}

function isAnythingDue(match: MarvelMatch): boolean {
  if (match.state.phase === 'setup' || match.state.winners !== undefined) return false;
  const hasTooMany = seatsFrom(match, match.state.first).some((seat) => hasTooManyAllies(match, seat));
  return (
    withoutHitPoints(match).length > 0 ||
    isEncounterDeckEmpty(match) ||
    whoseDeckIsEmpty(match) !== undefined ||
    isCompleted(match) ||
    hasTooMany
  );
}

/** Called by the pipeline just after every commit. */
export function settle(match: MarvelMatch): void {
  if (enclosing(match, putInOrder) === undefined && isAnythingDue(match)) call(match, putInOrder, {});
}
