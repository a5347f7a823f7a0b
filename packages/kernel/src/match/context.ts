import type { Asker } from '../language/asker.ts';
import type { CardId, CardRef, Frame, GameEvent } from '../state/state.ts';
import type { AbilityLocals } from './ability-locals.ts';

/** Who reads an ability's text, and after which event: the one thing that every closure of an ability is given. Never written. */
export interface Context extends Asker {
  /** What set the ability off; undefined where nothing did. */
  readonly event: GameEvent | undefined;
  /** The card that gave or lent the ability, where that is known; undefined where it is the card's own, or the game is to be asked. */
  readonly giver: CardRef | undefined;
  /** The card that "host" means; undefined where it is what `self` is attached to. */
  readonly host: CardId | undefined;
  /** The card of the present part of an act that has a part for each of its cards; undefined otherwise. */
  readonly itself: CardRef | undefined;
  /** What a run of the ability has chosen so far; empty where it does not run. */
  readonly locals: AbilityLocals;
}

/** The context of a running ability. */
export function contextIn({ source, seat, locals }: Pick<Frame<AbilityLocals>, 'source' | 'seat' | 'locals'>): Context {
  const { event, giver, reader = source, point = seat, words } = locals;
  return { self: source, seat: point, event, giver, host: undefined, reader, words, itself: undefined, locals };
}

/** A frame in which an ability that does not run is asked for what it could do. */
export function askingFrame({ self, seat, event, giver, reader, locals }: Context): Frame<AbilityLocals> {
  const asked = { ...locals, event, ...(giver !== undefined && { giver }), ...(reader !== self && { reader }) };
  return { program: -1, step: 0, source: self, seat, locals: asked };
}
