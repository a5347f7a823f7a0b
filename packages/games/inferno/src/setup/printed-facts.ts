import type { CardSheet } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import type { CardFacts } from '../cards/facts.ts';
import type { CardBook } from './card-book.ts';

/** What is printed on a card, as its sheet tells it. */
export function printedOn(book: CardBook, facts: CardFacts): CardSheet['facts'] {
  const { id, number, types, supertypes, subtypes, path, cost, costsX, strength = 0, toughness = 0, modifiers, rarity, keywords } = facts;
  const isBody = types.includes('ally') || types.includes('demon');
  return {
    // The edition is its saga: ruling C-59.
    set: book.own.includes(id) ? 'own' : 'base',
    number,
    type: types[0] ?? '',
    types,
    supertypes,
    subtypes,
    path: path ?? 'neutral',
    ...(cost !== undefined && { cost: costsX ? `${cost > 0 ? cost : ''}X` : cost }),
    ...(isBody && { strength, toughness }),
    ...(modifiers && { modifiers: `${signed(modifiers.strength)}/${signed(modifiers.toughness)}` }),
    ...(rarity && { rarity }),
    ...(types.includes('demon') && { sides: sidesOf(book.spoken(facts)) }),
    keywords: keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword)),
  };
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

/** For each ability of a demon, in their order: the side while which it does something, or `both`. *Rule:* INF-112.5, INF-112.7. */
function sidesOf(abilities: readonly Ability[]): readonly string[] {
  return abilities.map((ability) => {
    const side = whileOf(ability);
    return side === 'infernal' || side === 'earthly' ? side : 'both';
  });
}

/** While what an ability works or may be activated. A demon is flipped from its infernal side alone. */
function whileOf(ability: Ability): string | undefined {
  if (ability.kind === 'activated') return ability.headers.includes('flip') ? 'infernal' : ability.timing;
  return ability.kind === 'static' && ability.if?.kind === 'state' ? ability.if.state : undefined;
}
