import type { Language } from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';

/** What a person is called who has given no name. */
export const personName: Readonly<Record<Language, string>> = { en: 'Player', es: 'Jugador' };
/** What a bot is called. */
export const botName: Readonly<Record<BotLevel, Readonly<Record<Language, string>>>> = {
  random: { en: 'Random bot', es: 'Bot al azar' },
  easy: { en: 'Easy bot', es: 'Bot fácil' },
  greedy: { en: 'Greedy bot', es: 'Bot voraz' },
  planner: { en: 'Planner bot', es: 'Bot planificador' },
  strong: { en: 'Strong bot', es: 'Bot fuerte' },
  scripted: { en: 'Tutorial bot', es: 'Bot de aprendizaje' },
};
