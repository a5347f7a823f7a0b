/** Who meets at a table that is laid out. */

import type { ChoiceIntroduction, GameChoices } from '@crupier/protocol';
import { isCooperative } from '../table/game-looks.ts';
import type { DeckChoice } from './deck-choice.ts';
import { hasEffect, settingsOf, type Setting } from './match-settings.ts';
import type { TableSetup } from './use-table-setup.ts';

/** The settings of a table whose words are chosen by a face, as far as they have an effect now. */
export function facedSettings(
  { game, settings }: Pick<TableSetup, 'game' | 'settings'>,
  { faces, needs }: GameChoices,
): readonly (Setting & { readonly kind: 'words' })[] {
  return settingsOf(game).flatMap((setting) => {
    if (setting.kind !== 'words' || faces[setting.name] === undefined) return [];
    return hasEffect({ setting: setting.name, settings, needs, game }) ? [setting] : [];
  });
}

/** What is said of the faces that settings have chosen, such as of the villain. */
export function chosenFaces(setup: Pick<TableSetup, 'game' | 'settings'>, choices: GameChoices): readonly ChoiceIntroduction[] {
  return facedSettings(setup, choices).flatMap(({ name, words }) => choices.faces[name]?.[String(setup.settings[name] ?? words[0])] ?? []);
}

/** The card of the own deck, and the one that it is against, by their keys and as far as they are known. */
export function cardsThatMeet(
  setup: Pick<TableSetup, 'game' | 'settings' | 'wish'>,
  choices: GameChoices,
): readonly [own: string | undefined, against: string | undefined] {
  const { game, wish } = setup;
  const cardOf = (deck: DeckChoice | undefined): string | undefined =>
    deck?.kind === 'ready' ? choices.decks[deck.name]?.card : undefined;
  const [faced] = chosenFaces(setup, choices);
  const [other] = wish.others;
  const isOpponent = other?.kind !== 'friend' && !isCooperative(game.id);
  return [cardOf(wish.mine), faced?.card ?? (isOpponent ? cardOf(other?.deck) : undefined)];
}
