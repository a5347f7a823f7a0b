import { dice } from '@crupier/kernel/conformance';
import type { Dice } from '@crupier/kernel';
import type { Schema } from '@crupier/kernel/rules';
import type { CardData, FuzzedGame } from './fuzzed-games.ts';
import { randomValue } from './generate.ts';
import { pathOf, without } from './trees.ts';

/** So many abilities of one kind are tried before a card goes without it: most speak of what is not there. */
const TRIES = 20;
const ABILITIES_MAX = 3;
/** The steps of a path to the ability: `cards[0].abilities[0]`. */
const ABILITY_STEPS = 4;

/** The cards of a random file in which nothing is wrong; the same seed makes the same. */
export function randomCards(game: FuzzedGame, seed: number): readonly CardData[] {
  const roll = dice(seed);
  const root = game.playable.ownCards?.schema() ?? {};
  return Array.from({ length: game.cards }, (_, index) => randomCard(game, root, index, roll));
}

function randomCard(game: FuzzedGame, root: Schema, index: number, roll: Dice): CardData {
  const { card = {}, ability = {} } = root.$defs ?? {};
  const texts = [nameAt(0), nameAt(index)];
  const { abilities: _abilities, ...properties } = card.properties ?? {};
  const making = { roll, root, texts };
  const made = randomValue({ ...making, names: new Map(), around: new Set() }, { ...card, properties }) as CardData;
  const plain = game.tame({ ...made, name: nameAt(index), nameEs: nameAt(index) }, index, roll);
  const around = new Set(game.hasHost(plain) ? ['host'] : []);
  const first = abilitiesOf(plain);
  const abilities = Array.from({ length: 1 + roll(ABILITIES_MAX) }, () => {
    const kind = ability.oneOf?.[roll(ability.oneOf.length)] ?? ability;
    for (let tries = 0; tries < TRIES; tries++) {
      const tried = mended(game, plain, randomValue({ ...making, names: new Map(), around }, kind));
      if (tried !== undefined) return tried;
    }
    return undefined;
  });
  return { ...plain, abilities: [...first, ...abilities.filter((each) => each !== undefined)] };
}

/** The ability without what its text would not say; undefined where anything else is wrong with it. */
function mended(game: FuzzedGame, card: CardData, ability: unknown): unknown {
  if (ability === undefined) return undefined;
  const first = abilitiesOf(card);
  const problems = game.problemsOf([{ ...card, abilities: [...first, ability] }]);
  if (problems.length === 0) return ability;
  if (problems.some(({ code }) => code !== 'card.unsaid')) return undefined;
  const left = problems.reduce<unknown>((tree, { at }) => without(tree, pathOf(at).slice(ABILITY_STEPS)), ability);
  return game.problemsOf([{ ...card, abilities: [...first, left] }]).length === 0 ? left : undefined;
}

/** The abilities that a card has from the beginning. */
function abilitiesOf(card: CardData): readonly unknown[] {
  return (card['abilities'] ?? []) as readonly unknown[];
}

function nameAt(index: number): string {
  return `Fuzz ${String.fromCharCode('A'.charCodeAt(0) + index)}`;
}
