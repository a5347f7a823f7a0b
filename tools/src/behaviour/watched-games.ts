import type { CardSheet, Seat, View } from '@crupier/kernel';

/** What is watched in the games of bots, by game. */
export interface WatchedGame {
  /** The zone whose cards are used: creatures, allies. */
  readonly zone: string;
  /** Whether a win may be so near that it is looked for. */
  readonly isWinNear: (view: View, seat: Seat) => boolean;
  /** The term of the evaluation that is 1 for whoever wins in the next own turn unless the opponent does something; absent in games without it. */
  readonly winsNext?: string;
}

/** Cards left in an opponent's deck with which a turn that ends the game is looked for. */
const NEAR_DECK = 14;

const watched: Readonly<Record<string, WatchedGame>> = {
  keyforge: {
    zone: 'line',
    isWinNear: ({ seats }, seat) => {
      const keys = seats[seat]?.['keys'];
      return Array.isArray(keys) && keys.length === 2;
    },
    winsNext: 'canWin',
  },
  inferno: {
    zone: 'play',
    isWinNear: ({ zones }, seat) => zones.some(({ kind, seat: owner, count }) => kind === 'deck' && owner !== seat && count <= NEAR_DECK),
  },
};

/** What is watched in a game. *Throws* for one in which nothing is. */
export function watchedGame(id: string): WatchedGame {
  const found = watched[id];
  if (found === undefined) throw new Error(`Nothing is watched in ${id}.`);
  return found;
}

/** What a card says that helps whatever it is put on. */
const helpsBearer = /^(?:This creature|The equipped ally) (?:gets \+|gains\b|has\b)|as an upgrade with the text “This creature gains/;
/** What an ability does that helps the card that it is done to. */
const helps = /\b(?:heal|ward|ready|untap)\b|\+\d+ (?:power|armor|strength|toughness)/i;
/** What harms a card, or may. */
const harms = /\b(?:destroys?|sacrifices?|exhausts?|stuns?|deals?|cannot|loses?|opponent|control|returns?|taps?)\b|[-−–]\d/i;

/** What puts Æ on its bearer, which an opponent gets who destroys it: not only a help. */
const exalts = /\bexalt this creature\b/i;

/** Whether a card is destroyed by whatever targets it, be it a help. */
export function diesOfTargeting({ text }: CardSheet): boolean {
  return text.en.some((line) => /\bbecomes the target\b.*\bdestroy this\b/i.test(line));
}

/** Whether a card is put on another by the answer to a question, by its purpose and the text that asks. */
export function isAttaching(purpose: string, text: string): boolean {
  return purpose === 'chooseHost' || /\battach this\b/i.test(text);
}

/** Whether a card only helps whatever it is put on, in the words of the texts that are written from its data. */
export function helpsBearerOnly({ facts, text }: CardSheet): boolean {
  const modifiers = String(facts['modifiers'] ?? '');
  const about = text.en.filter((line) => /^(?:This creature|You control|The equipped ally)/.test(line));
  const isHelpful = text.en.some((line) => helpsBearer.test(line)) || modifiers.includes('+');
  // What is lent stands between quotation marks: it is used by the bearer's controller.
  if (text.en.some((line) => exalts.test(line))) return false;
  return isHelpful && !/[-−]\d/.test(modifiers) && !about.some((line) => harms.test(line.replace(/“.*”/g, '')));
}

/** Whether the text of an ability only helps what is chosen for it. */
export function isHelp(text: string): boolean {
  return helps.test(text) && !harms.test(text);
}
