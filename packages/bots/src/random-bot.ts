import { randomChoice } from '@crupier/kernel';
import type { Bot } from './bot.ts';

/** Plays any legal answer: uniform among single options; for several, uniform in how many and then in which. */
export const randomBot: Bot = ({ decision, ask, roll }) => randomChoice(decision.kind, ask, roll);
