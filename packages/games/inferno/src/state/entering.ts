import { applies, enclosing, NO_CARD, site, type CardId, type Change, type GameEvent, type LoweredAbility } from '@crupier/kernel';
import { kind } from './facts.ts';
import { changeWords, type Body, type Words } from './layers.ts';
import { perDefinitions } from './per-definitions.ts';
import { zoneKind, type Inferno, type InfernoMatch } from './state.ts';

const asItWouldBe = site('INF-613.11', 'a card that enters play is looked at as it would be there, by what it says of itself');

/** What a definition says of itself: of its types, subtypes, supertypes, path and keywords, of its strength and toughness. */
interface OwnChange {
  readonly ability: LoweredAbility<Inferno>;
  readonly change: Change;
  /** Its place among the ability's changes. */
  readonly at: number;
}

const ownChanges = perDefinitions((game): readonly (readonly OwnChange[] | undefined)[] =>
  game.definitions.map(({ abilities }) => {
    const found = abilities.flatMap((ability) => {
      const { data } = ability;
      if (data.kind !== 'static' || data.applies.kind !== 'self' || ability.lentTo !== undefined) return [];
      return data.changes.flatMap((change, at) => (change.kind === 'list' || change.kind === 'stat' ? [{ ability, change, at }] : []));
    });
    return found.length === 0 ? undefined : found;
  }),
);

/** What a card says of itself that is about to enter play; nothing otherwise. */
function sayingOfItself(match: InfernoMatch, card: CardId): readonly OwnChange[] | undefined {
  const own = ownChanges(match)[match.state.cards[card]?.definition ?? 0];
  return own !== undefined && isEntering(match, card) && applies(match, asItWouldBe) ? own : undefined;
}

/** Whether a card that is about to enter play says anything of itself. */
export function saysOfItself(match: InfernoMatch, card: CardId): boolean {
  return sayingOfItself(match, card) !== undefined;
}

/**
 * Words of a card, with what it will say of them itself where it is about to enter play: that is what decides which replacements are
 * about it. *Rule:* INF-613.11.
 */
export function wordsEntering(match: InfernoMatch, card: CardId, list: string, words: Words): Words {
  let so = words;
  for (const { ability, change } of sayingOfItself(match, card) ?? [])
    if (change.kind === 'list' && change.list === list && ability.appliesToCard(match, card, card)) so = changeWords(so, change);
  return so;
}

/** Its strength and toughness, in the same way: what sets them first. *Rule:* INF-613.11, INF-612.3. */
export function bodyEntering(match: InfernoMatch, card: CardId, body: Body): Body {
  const own = sayingOfItself(match, card);
  if (own === undefined) return body;
  const now = { ...body };
  for (const kind of ['set', 'add'] as const)
    for (const { ability, change, at } of own) {
      if (change.kind !== 'stat' || change.change !== kind || !ability.appliesToCard(match, card, card)) continue;
      const stat = change.stat as keyof Body;
      const amount = ability.amounts[at]?.(match, card) ?? 0;
      now[stat] = kind === 'set' ? amount : now[stat] + amount;
    }
  return now;
}

/** Whether the event that is to be replaced, or being replaced, is that a card enters play. */
function isEntering(match: InfernoMatch, card: CardId): boolean {
  // Once it is there its abilities work by themselves, while others are told of its entering.
  if (zoneKind(match.state.cards[card]?.zone ?? 0) === 'play') return false;
  const event = match.expected ?? eventReplaced(match);
  return event?.kind === kind.cardEntered && event.card === card;
}

/** Whether the event that is to be replaced, or being replaced, is that a card is added as a resource. */
export function becomesResource(match: InfernoMatch, card: CardId): boolean {
  const event = match.expected ?? eventReplaced(match);
  return event?.kind === kind.resourceAdded && event.card === card && card !== NO_CARD;
}

function eventReplaced(match: InfernoMatch): GameEvent | undefined {
  const frame = enclosing(match, match.game.happen);
  return frame?.locals.events[frame.locals.index];
}
