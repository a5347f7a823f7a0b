import type { Heard } from './listener-index.ts';
import type { CardId, GameEvent } from '../state/state.ts';

/** How far the replacing of a batch of simultaneous events has come. */
export interface ReplacingLocals {
  events: readonly GameEvent[];
  /** Replacements already applied to the present event, as ability and bearer: each has one chance. */
  used: readonly string[];
  /** What was said of replacements that were asked about together; absent where nothing was. */
  answered?: readonly AnsweredOffer[];
}

/** What a player said of one of several replacements, each of a card of its own. */
export interface AnsweredOffer {
  readonly name: string;
  readonly program: number;
  readonly source: CardId;
  readonly isTaken: boolean;
}

/** One batch of simultaneous events on its way. Replacements rewrite `events`. */
export interface HappenLocals extends ReplacingLocals {
  /** Which event is being replaced. */
  index: number;
  /** What heard the batch once it is committed. */
  heard: readonly Heard[];
  /** True where the rules themselves may have something to put in the place of its events: see `EventPolicy.takesShape`. */
  readonly takesShape?: true;
}
