import {
  abilityOf,
  applies,
  cardOf,
  isCurrent,
  site,
  type Choices,
  type GameEvent,
  type Heard,
  type CompiledAbility,
} from '@crupier/kernel/rules';
import type { Clause } from '@crupier/kernel/cards';
import { discardedTo, kind } from '../state/facts.ts';
import { zoneOfCard } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const illegal = site('INF-701.7c', 'a cost that says what is discarded is not paid with a card that goes where nobody sees what it is');

const unspoken = site('INF-701.7c', 'a discard sets nothing off for what the card is where nobody sees that');

/**
 * Whether a cost that asks for characteristics of a discarded card was paid with one that an effect has put into a hidden zone: the
 * payment is illegal. *Rule:* INF-701.7c, INF-708.1.
 */
export function isPaidUnseen(match: InfernoMatch, { data, slots }: CompiledAbility<Inferno>, { bound }: Choices): boolean {
  const price: Clause | undefined = 'price' in data ? data.price : undefined;
  const unseen = Object.entries(price?.targets ?? {}).some(([name, { are }]) => {
    const isDiscarded = price?.do.some(({ verb, on }) => verb === 'discardChosen' && on?.kind === 'bound' && on.name === name) === true;
    if (!isDiscarded || are.length === 0) return false;
    return (bound[slots.cards[name] ?? -1] ?? []).some((ref) => !isCurrent(match.state, ref) && isHidden(match, cardOf(ref)));
  });
  return unseen && applies(match, illegal);
}

/** Of what was set off, what a discard sets off whatever the card is, where that went to a hidden zone. *Rule:* INF-701.7c. */
export function withoutUnseen(match: InfernoMatch, heard: readonly Heard[]): readonly Heard[] {
  if (!heard.some(({ event }) => isIntoHiding(event)) || !applies(match, unspoken)) return heard;
  return heard.filter(({ ref, event }) => {
    const { data } = abilityOf(match, ref);
    const about = 'when' in data ? data.when.card : undefined;
    return !isIntoHiding(event) || typeof about !== 'object' || (about.noun === 'anyCard' && about.are.length === 0);
  });
}

function isIntoHiding({ kind: of, value }: GameEvent): boolean {
  return of === kind.cardDiscarded && value !== discardedTo.infierno;
}

function isHidden(match: InfernoMatch, card: number): boolean {
  return ['deck', 'hand'].includes(zoneOfCard(match, card));
}
