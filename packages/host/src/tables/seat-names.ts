import type { Language } from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';

/** What a person is called who has given no name. */
export const personName: Readonly<Record<Language, string>> = { en: 'Player', es: 'Jugador' };
/** What a bot is called where it is the only one of its level. */
export const botName: Readonly<Record<BotLevel, Readonly<Record<Language, string>>>> = {
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
