import { checkSchema } from '../own-cards/check-schema.ts';
import { describedMessages } from '../own-cards/messages.ts';
import type { Schema } from '../own-cards/schema.ts';
import type { Messages, Problem } from '../state/result.ts';
import type { MatchSettings, MatchWishes, PlayableGame } from './playable.ts';

/**
 * What is wrong with the settings of a match. *Errors:* `settings.none` in a game without any, and those of `checkSchema` under
 * `settings.`: each at its place, such as `settings.format`.
 */
export function checkSettings(schema: Schema | undefined, settings: unknown): readonly Problem[] {
  const [given] = typeof settings === 'object' && settings !== null ? Object.keys(settings) : [];
  if (schema !== undefined) return checkSchema(schema, settings, 'settings').map((each) => ({ ...each, code: codeOf(each.code) }));
  return given === undefined ? [] : [{ code: 'settings.none', at: `settings.${given}`, values: { given } }];
}

/**
 * What is wrong with what is wished for a match. *Errors:* those of `checkSettings`, and `settings.noSeries` for a series of games of one in
 * which all win or lose together, so that nobody could win it.
 */
export function checkWishes(
  { settings: schema, isCooperative }: Pick<PlayableGame, 'settings' | 'isCooperative'>,
  { settings = {}, series }: MatchWishes,
): readonly Problem[] {
  const wrong = checkSettings(schema, settings);
  return series !== undefined && isCooperative === true ? [...wrong, { code: 'settings.noSeries', at: 'bestOf', values: {} }] : wrong;
}

/** Whether a game takes a setting. */
export function takesSetting({ settings }: Pick<PlayableGame, 'settings'>, name: string): boolean {
  return settings?.properties?.[name] !== undefined;
}

/** Whether decks are made from sealed pools in a match with some settings. */
export function isSealed({ openSealed, sealedWith }: Pick<PlayableGame, 'openSealed' | 'sealedWith'>, settings: MatchSettings): boolean {
  return openSealed !== undefined && agree(sealedWith, settings);
}

/** Whether each seat is dealt a deck in a match with some settings, so that nobody brings one. */
export function dealsDecks({ dealsDecksWith }: Pick<PlayableGame, 'dealsDecksWith'>, settings: MatchSettings): boolean {
  return agree(dealsDecksWith, settings);
}

function agree(wanted: MatchSettings | undefined, settings: MatchSettings): boolean {
  return wanted !== undefined && Object.entries(wanted).every(([name, value]) => settings[name] === value);
}

function codeOf(code: string): string {
  return code.replace(/^card\./, 'settings.');
}

const schemaCodes = /^card\.(wrong|missing$|unknown|outOfRange$|badName$|repeatedWord$)/;

/** Texts of every problem that settings can have. */
export const settingsMessages: Messages = {
  ...Object.fromEntries(
    Object.entries(describedMessages)
      .filter(([code]) => schemaCodes.test(code))
      .map(([code, said]) => [codeOf(code), said]),
  ),
  'settings.noSeries': {
    en: 'The players of this game win or lose together: it is played one match at a time, never as the best of several.',
    es: 'En este juego se gana o se pierde en equipo: se juega de partida en partida, nunca al mejor de varias.',
  },
  'settings.none': {
    en: 'A match of this game has no settings: there is no “{given}” to say.',
    es: 'Una partida de este juego no tiene ajustes: no se puede indicar «{given}».',
  },
};
