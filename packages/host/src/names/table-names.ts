import { languages, type Problem } from '@crupier/kernel';
import { type BotLevel, botLevels, nameBot, sayGivenName, SCRIPTED } from '@crupier/protocol';
import { looksLike, looksOf } from './look-alikes.ts';

/** The most seats of any table, so that bots of one level are numbered up to it. */
const SEATS_MAX = 8;

const levels: readonly BotLevel[] = [...botLevels, SCRIPTED];

/** What the names of all bots look like, in both languages. */
const looksOfBots = new Set(
  levels.flatMap((level) =>
    languages.flatMap((language) => Array.from({ length: SEATS_MAX }, (_, before) => looksOf(nameBot(level, before, language))).flat()),
  ),
);

/**
 * Why a person may not be called so at a table, beside others with these names. *Errors:* `name.ofBot`, where it is taken for a bot's;
 * `name.taken`, where it is taken for one of the others': another name is free.
 */
export function problemOfName(name: string, others: readonly string[]): Problem | undefined {
  if (looksOf(name).some((look) => looksOfBots.has(look))) return { code: 'name.ofBot', at: 'name', values: { name } };
  const taken = others.find((other) => languages.some((language) => looksLike(name, sayGivenName(other, language))));
  return taken === undefined ? undefined : { code: 'name.taken', at: 'name', values: { name: taken } };
}
