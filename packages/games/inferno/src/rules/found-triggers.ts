import { abilityRef, applies, cardOf, NO_CARD, site, type CardId, type GameEvent, type Heard, contextOf } from '@crupier/kernel/rules';
import { elsewhereTriggers, type ElsewhereTrigger } from './elsewhere-triggers.ts';
import { rememberTriggers } from '../state/chain.ts';
import { exiledBy, kind } from '../state/facts.ts';
import { cardsIn, hasKeyword, recordOf, sideOf } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import { sameName } from '../state/parts.ts';
import { placeOfZone, type InfernoMatch } from '../state/state.ts';

const bondTriggers = site('INF-702.9d INF-702.9a', 'a bond triggers when its own replacement has exiled the card');
const ownReplacement = site('INF-702.9e INF-702.9d', 'exile by anything but its own bond sets no bond off');
const whereItCanHappen = site('INF-113.5i', 'what cannot be set off in play is set off in every zone where it can be');
const eachReplica = site('INF-702.16b', 'each replica works by itself');
const replicaTriggers = site('INF-702.16a', 'playing a card from hand sets off the replicas of its name in the Infierno');

/** The triggered abilities of a card outside play with an occasion, by their places. */
export function abilitiesOn({ game, state }: InfernoMatch, card: CardId, occasion: string): number[] {
  const abilities = game.definitions[state.cards[card]?.definition ?? 0]?.abilities ?? [];
  return abilities.flatMap(({ data }, at) => (data.kind === 'triggered' && data.when.occasion === occasion ? [at] : []));
}

/** Sets off an ability of a card that lies where nothing listens. */
export function setOff(match: InfernoMatch, card: CardId, place: number, event: GameEvent): Heard {
  return { ref: abilityRef(card, place), self: card, seat: sideOf(match, card), event };
}

/** What a batch has set off among cards that lie outside play, where abilities do not listen. *Rule:* INF-113.5i. */
export function findTriggers(match: InfernoMatch, events: readonly GameEvent[]): void {
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as GameEvent;
    const found = foundElsewhere(match, event);
    if (found.length > 0 && applies(match, whereItCanHappen)) remember(match, found);
    if (event.kind === kind.cardExiled && isByBond(match, event)) remember(match, bonded(match, event));
    else if (event.kind === kind.cardPlayed && event.value === placeOfZone('hand')) remember(match, replicas(match, event));
  }
}

/** The abilities that work outside play and were set off where their cards lie or lay. *Rule:* INF-113.5i, INF-113.5j. */
function foundElsewhere(match: InfernoMatch, event: GameEvent): readonly Heard[] {
  const triggers = elsewhereTriggers(match, event.kind);
  return triggers.length === 0 ? NOTHING : setOffElsewhere(match, triggers, event);
}

const NOTHING: readonly Heard[] = [];

function setOffElsewhere(match: InfernoMatch, triggers: readonly ElsewhereTrigger[], event: GameEvent): readonly Heard[] {
  return triggers.flatMap((trigger) =>
    cardsFor(match, trigger, event).flatMap((card) => {
      const ability = match.game.definitions[trigger.definition]?.abilities[trigger.place];
      return ability?.trigger.matchesEvent(match, contextOf(match, card, { event })) === true
        ? [setOff(match, card, trigger.place, event)]
        : [];
    }),
  );
}

/** The cards that an ability outside play could be set off for: the event's own, or all that lie where it works. */
function cardsFor(match: InfernoMatch, { definition, zones, ofItself }: ElsewhereTrigger, event: GameEvent): readonly CardId[] {
  const has = (card: CardId): boolean => recordOf(match, card).definition === definition;
  if (ofItself !== undefined) {
    const card = cardOf(event[ofItself]);
    return card !== NO_CARD && has(card) ? [card] : [];
  }
  return zones.flatMap((zone) => inTurnOrder(match).flatMap((seat) => cardsIn(match, zone, seat).filter(has)));
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
