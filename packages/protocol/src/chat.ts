import type { Language, Seat } from '@crupier/kernel';

/** What can be said at a table without writing it: each reader reads it in their own language. */
export const chatPhrases = ['hello', 'goodLuck', 'yourTurn', 'oneMoment', 'wellPlayed', 'thanks', 'oops', 'sorry', 'goodGame'] as const;
/** One of the phrases. */
export type ChatPhrase = (typeof chatPhrases)[number];

const phrases: Readonly<Record<ChatPhrase, Readonly<Record<Language, string>>>> = {
  hello: { en: 'Hello!', es: '¡Hola!' },
  goodLuck: { en: 'Good luck!', es: '¡Suerte!' },
  yourTurn: { en: 'It is your turn.', es: 'Te toca.' },
  oneMoment: { en: 'One moment, please.', es: 'Un momento, por favor.' },
  wellPlayed: { en: 'Well played!', es: '¡Bien jugado!' },
  thanks: { en: 'Thank you!', es: '¡Gracias!' },
  oops: { en: 'Oops: undo, please?', es: 'Ay… ¿deshacemos?' },
  sorry: { en: 'Sorry!', es: '¡Perdón!' },
  goodGame: { en: 'Good game!', es: '¡Buena partida!' },
};

/** A phrase in a reader's language. */
export function sayPhrase(phrase: ChatPhrase, language: Language): string {
  return phrases[phrase][language];
}

/** What is said: a phrase, or one line of the speaker's own. */
export type ChatWords = { readonly kind: 'phrase'; readonly phrase: ChatPhrase } | { readonly kind: 'text'; readonly text: string };

/** A line of a table's chat. */
export interface ChatLine {
  /** From 1, in the order in which they were said. */
  readonly number: number;
  readonly seat: Seat;
  /** How many entries the journal had then. */
  readonly seq: number;
  readonly words: ChatWords;
}

/** What a line says, in a reader's language. A text is told as it was written: whoever shows it takes it as plain letters. */
export function sayWords(words: ChatWords, language: Language): string {
  return words.kind === 'phrase' ? sayPhrase(words.phrase, language) : words.text;
}
