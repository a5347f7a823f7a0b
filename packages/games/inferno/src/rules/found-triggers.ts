import { abilityRef, applies, cardOf, site, type CardId, type GameEvent, type Heard } from '@crupier/kernel';
import { rememberTriggers } from '../state/chain.ts';
import { exiledBy, kind } from '../state/facts.ts';
import { cardsIn, hasKeyword, recordOf } from '../state/reading.ts';
import { sameName } from '../state/parts.ts';
import { placeOfZone, type InfernoMatch } from '../state/state.ts';

const bondTriggers = site('INF-702.9d INF-702.9a', 'a bond triggers when its own replacement has exiled the card');
const ownReplacement = site('INF-702.9e INF-702.9d', 'exile by anything but its own bond sets no bond off');
const eachReplica = site('INF-702.16b', 'each replica works by itself');
const replicaTriggers = site('INF-702.16a', 'playing a card from hand sets off the replicas of its name in the Infierno');

/** The triggered abilities of a card outside play with an occasion, by their places. */
export function abilitiesOn({ game, state }: InfernoMatch, card: CardId, occasion: string): number[] {
  const abilities = game.definitions[state.cards[card]?.definition ?? 0]?.abilities ?? [];
  return abilities.flatMap(({ data }, at) => (data.kind === 'triggered' && data.when.occasion === occasion ? [at] : []));
}

/** Sets off an ability of a card that lies where nothing listens. */
export function setOff(match: InfernoMatch, card: CardId, place: number, event: GameEvent): Heard {
  return { ref: abilityRef(card, place), self: card, seat: recordOf(match, card).owner, event };
}

/** What a batch has set off among cards that lie outside play, where abilities do not listen. *Rule:* INF-113.5i. */
export function findTriggers(match: InfernoMatch, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.kind === kind.cardExiled && isByBond(match, event)) remember(match, bonded(match, event));
    else if (event.kind === kind.cardPlayed && event.value === placeOfZone('hand')) remember(match, replicas(match, event));
  }
}

function remember(match: InfernoMatch, found: readonly Heard[]): void {
  if (found.length > 0) rememberTriggers(match, found);
}

/** *Rule:* INF-702.9e. */
function isByBond(match: InfernoMatch, { value }: GameEvent): boolean {
  return value >= exiledBy.bond || !applies(match, ownReplacement);
}

/** Of several bonds the one that was chosen as the card was exiled. *Rule:* INF-702.9f. */
function bonded(match: InfernoMatch, event: GameEvent): Heard[] {
  const card = cardOf(event.card);
  const place = abilitiesOn(match, card, 'bonded')[Math.max(0, event.value - exiledBy.bond)];
  return place === undefined || !applies(match, bondTriggers) ? [] : [setOff(match, card, place, event)];
}

/** *Rule:* INF-702.16a, ruling C-41. */
function replicas(match: InfernoMatch, event: GameEvent): Heard[] {
  const played = cardOf(event.card);
  const lying = cardsIn(match, 'infierno', event.seat).filter(
    (card) => hasKeyword(match, card, 'replica') && sameName(match, card, played),
  );
  if (lying.length === 0 || !applies(match, replicaTriggers)) return [];
  const most = applies(match, eachReplica) ? Infinity : 1;
  return lying.flatMap((card) =>
    abilitiesOn(match, card, 'replicated')
      .slice(0, most)
      .map((place) => setOff(match, card, place, event)),
  );
}
