import type { Language } from '../state/result.ts';

type Both = Readonly<Record<Language, string>>;

/** A deck, or a word of a setting, as it is shown to somebody who chooses among several. */
export interface ChoiceIntroduction {
  readonly name: Both;
  /** The key of the card whose face stands for it. */
  readonly card: string;
  /** What sort it is of, such as an aspect, a path or houses; absent where there are no sorts. */
  readonly sort?: Both;
  /** What it is like, in a sentence. */
  readonly about: Both;
  /** How hard it is to play against, from 1; absent where nobody plays against it. */
  readonly hardness?: 1 | 2 | 3;
}

/** Where a setting has an effect: another one has one of some words. */
export interface SettingNeed {
  readonly setting: string;
  readonly words: readonly string[];
}

/** What a game tells of its choices to whoever sets a match up. */
export interface SettingUp {
  /** The decks that come with the game, by name. */
  readonly decks: () => Readonly<Record<string, ChoiceIntroduction>>;
  /** The words of settings that are chosen by a face, such as a scenario by its villain: by setting and word. */
  readonly faces?: Readonly<Record<string, Readonly<Record<string, ChoiceIntroduction>>>>;
  /** The setting of how hard the match is. */
  readonly difficulty?: string;
  /** The settings without effect but where another one has one of some words. */
  readonly needs?: Readonly<Record<string, SettingNeed>>;
  /** About how many minutes a match of so many seats lasts. */
  readonly minutesOf: (seats: number) => number;
  /** What settings of a match come to with so many seats, in figures; undefined where that is not known before the deal. */
  readonly stakesOf?: (settings: Readonly<Record<string, unknown>>, seats: number) => Both | undefined;
}
