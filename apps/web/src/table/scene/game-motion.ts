/** What of a game's events is shown, moved and heard in a manner of its own: all by the names of events. */

import type { MarkName } from '../../faces/drawings.ts';
import type { SoundName } from '../../sound/sound-names.ts';
import type { ShowRules } from '../../wire/shown-card.ts';

/** How a game's events are seen and heard. */
export interface GameMotion {
  /** The events by which cards are shown large. */
  readonly shown: ShowRules;
  /** The events in which an arrow leads from a card to the other one. */
  readonly arrows: ReadonlySet<string>;
  /** The events that are a scene, with its sign. */
  readonly scenes: Readonly<Record<string, MarkName>>;
  readonly sounds: Readonly<Record<string, SoundName>>;
}
