import {
  type Match,
  raise,
  dropHappening,
  happening,
  joinHappening,
  rewriteHappening,
  type CardRef,
  type CoreState,
  type GameEvent,
  NO_CARD,
  type Deed,
} from '../../../rules.ts';

/**
 * What verbs of replacement abilities do to the event on its way (`modifies`), for games to put into their own verbs. An event whose
 * amount falls to 0 does not happen, and what is 0 is not made more.
 */

/** Adds to the amount, or takes from it; without an amount there is nothing to change. */
export function changeAmount<S extends CoreState>(match: Match<S>, change: (amount: number) => number): void {
  const event = happening(match);
  if (event.amount === 0) return;
  const amount = Math.max(0, change(event.amount));
  if (amount === 0) dropHappening(match);
  else if (amount !== event.amount) rewriteHappening(match, (each) => ({ ...each, amount }));
}

/** Prevents so much of the amount. Returns how much was prevented. */
export function preventAmount<S extends CoreState>(match: Match<S>, most: number): number {
  const { amount } = happening(match);
  const prevented = Math.max(0, Math.min(amount, most));
  changeAmount(match, (before) => before - prevented);
  return prevented;
}

/**
 * Prevents the next so many points: a lasting effect whose own number is what is left of it. `shrink` makes the fact that takes
 * from that number, `end` the one that ends the effect when nothing is left. The last act of a step.
 */
export function shield<S extends CoreState>(
  match: Match<S>,
  { source }: Deed,
  { shrink, end }: { readonly shrink: (effect: CardRef, by: number) => GameEvent; readonly end: (effect: CardRef) => GameEvent },
): void {
  const left = match.state.cards[source]?.amount ?? 0;
  const prevented = preventAmount(match, left);
  if (prevented > 0) raise(match, prevented < left ? shrink(source, prevented) : end(source));
}

/** Puts another card in the place of the event's: damage is dealt to that one instead. Nothing is done where there is none. */
export function redirect<S extends CoreState>(match: Match<S>, to: CardRef | undefined, field: 'card' | 'other' = 'card'): void {
  if (to === undefined || to === NO_CARD || happening(match).amount === 0) return;
  rewriteHappening(match, (event) => ({ ...event, [field]: to }));
}

/** Lets the event happen to other cards, too, at the same time: these events come before it, and nothing replaces them. */
export function spread<S extends CoreState>(match: Match<S>, to: readonly CardRef[]): void {
  const event = happening(match);
  joinHappening(
    match,
    to.map((card) => ({ ...event, card })),
    [],
  );
}

/** Turns the event into another fact about the same card: it goes elsewhere. Who hears the other fact hears it from here on. */
export function divert<S extends CoreState>(match: Match<S>, fact: string, more: Partial<Pick<GameEvent, 'seat' | 'value'>> = {}): void {
  const kind = match.game.facts.names.indexOf(fact);
  if (kind < 0) throw new Error(`There is no fact ${fact}.`);
  rewriteHappening(match, (event) => ({ ...event, ...more, kind }));
}
