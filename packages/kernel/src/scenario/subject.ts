import type { Game, Match, Program } from '../match/match.ts';
import type { AgreedDraw } from '../events/agreed-draw.ts';
import type { Showing } from '../views/make-view.ts';
import type { Result } from '../state/result.ts';
import type { Probe } from '../state/site.ts';
import type { ShortcutRules } from '../answers/shortcut.ts';
import type { CardId, CoreState } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';

/** A position that a game's notation has built, and the names by which the text calls its cards. */
export interface BuiltPosition<S extends CoreState> {
  readonly state: S;
  readonly labels: Labels;
}

/** Names given in the text with `as`, and what they mean. */
export type Labels = Readonly<Record<string, CardId>>;

/** What the scenario runner needs of a game. */
export interface ScenarioSubject<S extends CoreState> {
  readonly game: string;
  /** The game with a scenario's own cards added. *Errors:* `card.*` with the path of what is wrong. */
  readonly withCards: (cards: readonly unknown[]) => Result<Game<S>>;
  /** Builds a position from lines of the notation; what is dealt for it is watched by the probe. *Errors:* `position.*` with the line. */
  readonly build: (game: Game<S>, lines: readonly string[], seed: string, probe?: Probe) => Result<BuiltPosition<S>>;
  /** Changes a position, by lines of the same notation; the open question is asked anew after it. *Errors:* `position.*` with the line. */
  readonly edit: (match: Match<S>, lines: readonly string[], labels: Labels) => Result<Labels>;
  readonly show: (match: Match<S>, viewer: Viewer) => Showing;
  /** What happens when a player leaves; its frame has that seat. Absent where scenarios of the game never need it. */
  readonly leave?: Program<S, object>;
  /** How a game is drawn by agreement. Absent where it cannot be. */
  readonly agreedDraw?: AgreedDraw<S>;
  /** Absent where the game has no shortcuts. */
  readonly shortcuts?: ShortcutRules<S>;
  /** The names by which a card may be called: in English, and its key. */
  readonly namesOf: (match: Match<S>, card: CardId) => readonly string[];
  /** The number that a word stands for as an option's value, such as a house; undefined where it stands for none. */
  readonly valueOf: (match: Match<S>, verb: string, word: string) => number | undefined;
}
