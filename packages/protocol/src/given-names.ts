import type { Language } from '@crupier/kernel';
import type { BotLevel } from './server-message.ts';

type InEach = Readonly<Record<Language, string>>;

/** What a person is called who has given no name, before the seat's number. */
export const personName: InEach = { en: 'Player', es: 'Jugador' };
/** The same of the only other person at the table. */
const secondPersonName: InEach = { en: 'Second player', es: 'Segundo jugador' };
/** What a bot is called where it is the only one of its level. */
export const botName: Readonly<Record<BotLevel, InEach>> = {
  random: { en: 'Random bot', es: 'Bot al azar' },
  easy: { en: 'Easy bot', es: 'Bot fácil' },
  greedy: { en: 'Greedy bot', es: 'Bot voraz' },
  planner: { en: 'Planner bot', es: 'Bot planificador' },
  strong: { en: 'Strong bot', es: 'Bot fuerte' },
  scripted: { en: 'Tutorial bot', es: 'Bot de aprendizaje' },
};

/** What a bot is called where there are others of its level before it: the second easy bot is `Easy bot 2`. */
export function nameBot(level: BotLevel, before: number, language: Language): string {
  const name = botName[level][language];
  return before === 0 ? name : `${name} ${before + 1}`;
}

const givenNames: readonly InEach[] = [personName, secondPersonName, ...Object.values(botName)];

/**
 * A seat's name for its reader. A table keeps names in the language of whoever opened it: those that the table gave are said in the
 * reader's, those that people gave as they are.
 */
export function sayGivenName(name: string, language: Language): string {
  const [, words = name, number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  const given = givenNames.find(({ en, es }) => words === en || words === es);
  return given === undefined ? name : `${given[language]}${number}`;
}
