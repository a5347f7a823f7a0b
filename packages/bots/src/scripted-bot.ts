import { scriptedAnswer } from '@crupier/kernel';
import type { Bot } from './bot.ts';
import { easyBot } from './easy-bot.ts';

/** The opponent of a game's tutorial: follows its script, and plays as the easy bot where it says nothing. */
export const scriptedBot: Bot = (turn) => (turn.tutorial && scriptedAnswer(turn.tutorial, turn)) ?? easyBot(turn);
