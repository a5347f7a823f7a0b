import { ownCardKit } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { isWritten, textOfCard } from '../cards/behaviours.ts';
import { cardsOfPack } from '../cards/facts.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { isDeckCard } from '../cards/identities.ts';
import { marvelChampions } from '../marvel-champions.ts';

const { fileOf, problemsOf } = ownCardKit(marvelChampions);

test('every card of the decks of the core set can be described so', () => {
  const described = cardsOfPack('core')
    // Hulk’s “Special” abilities speak of a card that no sentence of theirs names.
    .filter((facts) => isDeckCard(facts) && isWritten(facts) && facts.code !== '01050')
    .map((facts, at) => ({ ...descriptionOf(facts), name: `Card ${at}` }));
  expect(described.length).toBeGreaterThan(90);
  expect(problemsOf(JSON.parse(JSON.stringify(fileOf(...described))))).toEqual([]);
});

function descriptionOf(facts: CardFacts): object {
  const { type, cost, resources, attack, thwart, hitPoints, traits, isUnique } = facts;
  return {
    ...{ type, resources, traits, isUnique },
    ...{ cost: cost?.amount, attack: attack?.amount, attackDamage: attack?.consequential },
    ...{ thwart: thwart?.amount, thwartDamage: thwart?.consequential, hitPoints: hitPoints?.amount },
    abilities: textOfCard(facts) ?? [],
  };
}
