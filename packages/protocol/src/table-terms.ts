/** How long a person may think: for each question, or in the whole match with so much more after each answer. In seconds. */
export type ClockTerms =
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/** What happens to a seat whose time is up: the usual answer or a bot's is given for its question, or the match is lost. */
export const timeUps = ['usual', 'bot', 'lose'] as const;
/** One of these. */
export type TimeUp = (typeof timeUps)[number];

/** What happens when a person has been away for long: the others may choose, a bot plays until they return, or all wait. */
export const awayCourses = ['ask', 'bot', 'wait'] as const;
/** One of these. */
export type AwayCourse = (typeof awayCourses)[number];

/** How many of the open seats a guest may take with the link: one, or several. Whoever opened the table may take all of them. */
export const guestSeatCounts = ['one', 'several'] as const;
/** One of these. */
export type GuestSeats = (typeof guestSeatCounts)[number];

/** What is agreed for a table beside its game, by whoever opens it. */
export interface TableTerms {
  readonly clock?: ClockTerms | undefined;
  readonly timeUp?: TimeUp | undefined;
  readonly away?: { readonly minutes: number; readonly course: AwayCourse } | undefined;
  /** How much later than those who play spectators see what happens: so many entries of the journal, or so many minutes. */
  readonly delay?: { readonly kind: 'entries' | 'minutes'; readonly count: number } | undefined;
  readonly guestSeats?: GuestSeats | undefined;
}

/** What holds where nothing was agreed of those who are away. */
export const usualAway = { minutes: 3, course: 'ask' } as const satisfies NonNullable<TableTerms['away']>;
/** What holds where nothing was agreed of time that is up. */
export const usualTimeUp: TimeUp = 'bot';
/** What holds where nothing was agreed of the seats of a guest. */
export const usualGuestSeats: GuestSeats = 'one';

/** What the others may do for a seat whose person has been away for long: let a bot play until they return, or end it for them. */
export const absentCourses = ['bot', 'concede'] as const;
/** One of these. */
export type AbsentCourse = (typeof absentCourses)[number];

/** A table's clocks. */
export interface SeenClock {
  /** Milliseconds left for each seat's question or match, when this was told; undefined for a bot's seat. */
  readonly leftMs: readonly (number | undefined)[];
  /** The seats whose time runs. */
  readonly running: readonly number[];
  /** Whether it stands still because somebody is asked for something, or because nobody is there. */
  readonly isPaused: boolean;
}
