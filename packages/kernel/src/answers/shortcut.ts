import { followEntry } from './follow.ts';
import type { Chosen } from '../state/journal.ts';
import type { Match } from '../match/match.ts';
import { pending } from '../match/match.ts';
import { fail, type Result } from '../state/result.ts';
import { mayKnow } from '../views/handles.ts';
import { NO_CARD, type CoreState, type Seat } from '../state/state.ts';
import { SPECTATOR } from '../state/viewers.ts';

/** One choice of a shortcut: whose it is, and what is chosen. */
export interface ShortcutChoice {
  readonly seat: Seat;
  readonly chosen: readonly Chosen[];
}

/** Choices that are made one after another, so many times. */
export interface ShortcutPart {
  readonly choices: readonly ShortcutChoice[];
  readonly times: number;
}

/** What a seat proposes instead of asking and answering one by one: parts, one after another. */
export interface Shortcut {
  readonly seat: Seat;
  readonly parts: readonly ShortcutPart[];
}

/** A shortcut of which the others are asked. */
export interface ShortcutTalk {
  /** Who proposed it. */
  readonly seat: Seat;
  /** Every choice, what is repeated written out. */
  readonly choices: readonly ShortcutChoice[];
  /** The choices, by their place, before which whoever makes them has priority: there the shortcut may be made to end. */
  readonly stops: readonly number[];
  /** The definition of the card that each choice is about, where all may know it. */
  readonly cards: readonly (string | undefined)[];
  /** Who has yet to agree, the next one first. */
  readonly waiting: readonly Seat[];
  readonly isRejected: boolean;
}

/** What somebody says of a shortcut. A number: it ends before the choice at that place, where they will do something else. */
export type ShortcutReply = 'accept' | 'reject' | number;

/** What a game says of shortcuts. All of it is asked, never written: what was agreed is done by ordinary answers. */
export interface ShortcutRules<S extends CoreState> {
  /** Looks whether something may be proposed, by trying it on a copy that is thrown away. *Errors:* `shortcut.*`. */
  readonly propose: (match: Match<S>, copy: Match<S>, shortcut: Shortcut) => Result<ShortcutTalk>;
  /** *Errors:* `shortcut.*`. */
  readonly reply: (match: Match<S>, talk: ShortcutTalk, seat: Seat, reply: ShortcutReply) => Result<ShortcutTalk>;
  /** The choices to be made now; none while somebody has yet to agree, or where one has not. */
  readonly agreed: (match: Match<S>, talk: ShortcutTalk) => readonly ShortcutChoice[];
}

/** The definition of the card that a choice is about, where everybody may know it now. */
export function publicCard<S extends CoreState>(match: Match<S>, { chosen: [first] }: ShortcutChoice): string | undefined {
  const card = first?.[1] ?? NO_CARD;
  if (card === NO_CARD || match.state.cards[card] === undefined || !mayKnow(match, SPECTATOR, card)) return undefined;
  return match.game.definitions[match.state.cards[card].definition]?.key;
}

/** Gives a choice of a shortcut as the answer to the open question. *Errors:* those of `followEntry`. */
export function choose<S extends CoreState>(match: Match<S>, { seat, chosen }: ShortcutChoice): Result<undefined> {
  const open = pending(match);
  return open === undefined ? fail('answer.noDecision') : followEntry(match, { kind: 'answer', seat, decision: open.id, chosen });
}
