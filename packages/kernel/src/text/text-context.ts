import type { Language } from '../state/result.ts';

/** What a card says of itself. */
export interface TextContext {
  /** The noun of the card: `creature`, `artifact`. */
  readonly noun: string;
  /** The noun of what the card is attached to. */
  readonly host?: string;
  /** Its name, where the game's texts name the card, or in the tongues in which they do; otherwise it is "this creature". */
  readonly name?: string | Readonly<Partial<Record<Language, string>>>;
  /** What stands on both sides of a header: `**` makes it bold where texts may be marked so. */
  readonly headerMark?: string;
}
