import { abilityPlace, bearerOf, definitionIn, definitionRef } from '../match/ability-ref.ts';
import type { HappenLocals, UseLocals, WindowLocals } from '../match/happening.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Game, Match } from '../match/match.ts';
import type { AbilityRef, CardId, CoreState, DeepReadonly, Frame } from '../state/state.ts';

/**
 * A reference to an ability of a card means the ability in that place of whatever the card is now. An ability that was set off before its
 * card became something else is that of the former definition, and is named by it (`definitionRef`).
 */

/** The definition that has an ability now. */
export function definitionOf({ cards }: DeepReadonly<CoreState>, ref: AbilityRef): number {
  return definitionIn(ref) ?? cards[bearerOf(ref)]?.definition ?? 0;
}

/** The definitions of abilities that heard a batch before it is written, for `asTheyWere`. */
export function definitionsOf<S extends CoreState>({ state }: Match<S>, heard: readonly Heard[]): readonly number[] {
  return heard.map(({ ref }) => definitionOf(state as DeepReadonly<CoreState>, ref));
}

/** The same abilities once the batch is written: those whose card it has made something else, by their former definitions. */
export function asTheyWere<S extends CoreState>({ state }: Match<S>, heard: readonly Heard[], were: readonly number[]): readonly Heard[] {
  const isChanged = ({ ref }: Heard, at: number): boolean => were[at] !== definitionOf(state as DeepReadonly<CoreState>, ref);
  if (!heard.some(isChanged)) return heard;
  return heard.map((each, at) => (isChanged(each, at) ? { ...each, ref: definitionRef(were[at] ?? 0, abilityPlace(each.ref)) } : each));
}

/**
 * Abilities of a card that wait, in a window or where the game remembers them, or are being used, stay those of its definition: it is about
 * to have another.
 */
export function keepFormer<S extends CoreState>(state: S, game: Game<S>, card: CardId): void {
  const { definition } = state.cards[card] ?? { definition: 0 };
  const former = <A extends { readonly ref: AbilityRef }>(each: A): A =>
    bearerOf(each.ref) === card ? { ...each, ref: definitionRef(definition, abilityPlace(each.ref)) } : each;
  game.changeWaiting?.(state, former);
  for (const frame of state.frames) keepIn(game, frame, former);
  for (const { frames } of state.parked) for (const frame of frames) keepIn(game, frame as Frame, former);
}

type Former = <A extends { readonly ref: AbilityRef }>(each: A) => A;

function keepIn<S extends CoreState>({ windows, happen, use }: Game<S>, frame: Frame, former: Former): void {
  if (frame.program === windows?.after?.id) {
    const { locals } = frame as Frame<WindowLocals>;
    locals.waiting = locals.waiting.map(former);
  } else if (frame.program === happen.id) {
    const { locals } = frame as Frame<HappenLocals>;
    locals.heard = locals.heard.map(former);
  } else if (frame.program === use.id) {
    const { locals } = frame as Frame<UseLocals>;
    locals.ref = former(locals).ref;
  }
}
