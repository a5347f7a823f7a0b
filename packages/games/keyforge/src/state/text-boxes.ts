import { assert, definitionNumber, type CompiledAbility, type Definition, type Game } from '@crupier/kernel/rules';
import { printedBy } from './printed.ts';
import type { KeyForge } from './state.ts';

/** The key of what a lasting effect is by which a creature has the text box of a card besides its own. */
export const TEXT_BOX_KEY = 'text-box';

/**
 * The definition of a card that has the text boxes of others besides its own: their abilities and keywords. Made when it is first needed
 * and called by what it is made of, so that a save can make it again. *Rule:* KF-SELF-REF-2, KF-FAQ-GEN-92.
 */
export function withTextBoxes(game: Game<KeyForge>, definition: number, boxes: readonly number[]): number {
  if (boxes.length === 0) return definition;
  const key = JSON.stringify([definition, ...boxes].map((each) => game.definitions[each]?.key ?? ''));
  const known = definitionNumber(game, key);
  if (known !== undefined) return known;
  const base = game.definitions[definition];
  assert(base !== undefined, 'A card that gains a text box is defined.');
  const made: Definition<KeyForge> = {
    key,
    printed: {
      ...printedBy(game, definition),
      keywords: [definition, ...boxes].flatMap((each) => printedBy(game, each).keywords),
    },
    written: [definition, ...boxes].flatMap((each) => game.definitions[each]?.written ?? []),
    abilities: boxes.reduce<readonly CompiledAbility<KeyForge>[]>(
      (abilities, box) => [...abilities, ...placedAfter(abilities.length, game.definitions[box]?.abilities ?? [])],
      base.abilities,
    ),
    shownAs: base.key,
  };
  // The table grows, by one for each new pair, and nothing in it changes: what has been made keeps its number.
  return (game.definitions as Definition<KeyForge>[]).push(made) - 1;
}

/** Abilities that stand behind others: those that lend some know by their places which. */
function placedAfter(before: number, abilities: readonly CompiledAbility<KeyForge>[]): readonly CompiledAbility<KeyForge>[] {
  return abilities.map((ability) =>
    ability.static.lends.length === 0
      ? ability
      : { ...ability, static: { ...ability.static, lends: ability.static.lends.map((place) => place + before) } },
  );
}

/** Finds or makes a definition by its key. */
export function definitionCalled(game: Game<KeyForge>, key: string): number | undefined {
  const known = definitionNumber(game, key);
  if (known !== undefined || !key.startsWith('[')) return known;
  const [definition, ...boxes] = partsOf(key).map((part) => definitionNumber(game, part));
  const found = boxes.filter((box) => box !== undefined);
  return definition === undefined || found.length < boxes.length ? undefined : withTextBoxes(game, definition, found);
}

/** What a card is without the text boxes that it has gained. *Rule:* KF-FAQ-CARD-mimic-gel-1. */
export function withoutTextBoxes(game: Game<KeyForge>, definition: number): number {
  const key = game.definitions[definition]?.key ?? '';
  return key.startsWith('[') ? (definitionNumber(game, partsOf(key)[0] ?? '') ?? definition) : definition;
}

function partsOf(key: string): readonly string[] {
  const parts: unknown = JSON.parse(key);
  return Array.isArray(parts) ? parts.map(String) : [];
}
