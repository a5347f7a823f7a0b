import type { CardBook } from '../cards/card-book.ts';
import { packOf } from '../cards/facts.ts';
import { aspects, type CardFacts, type PrintedNumber } from '../cards/facts/card-facts.ts';
import { isPrintedKeyword, ownTypes, type OwnInput } from './described-cards.ts';

/**
 * The description of a card as far as it is printed in figures and words, with which whoever describes the card begins: what its text does
 * is left to say. Undefined for a card that no file describes: one of a hero’s own, or of a type that decks do not describe.
 */
export function sketchCard(code: string, book: CardBook): Omit<OwnInput, 'abilities'> | undefined {
  const facts = book.factsOf(code);
  const type = ownTypes.find((each) => each === facts?.type);
  if (facts === undefined || type === undefined || facts.set !== undefined) return undefined;
  const { subname, subnameEs, faction, isUnique, resources, traits, keywords, cost, attack, thwart, hitPoints } = facts;
  const aspect = aspects.find((each) => each === faction);
  if (aspect === undefined && faction !== 'basic') return undefined;
  // Whose hit points a text tells has no number that a file could say.
  if (type === 'ally' && (amountOf(hitPoints) ?? 0) === 0) return undefined;
  const words = keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword)).filter(isPrintedKeyword);
  const named = namedApart(facts, book);
  return {
    name: named.name,
    ...(named.nameEs !== named.name && { nameEs: named.nameEs }),
    ...(subname !== '' && { subtitle: subname }),
    ...(subnameEs !== '' && subnameEs !== subname && { subtitleEs: subnameEs }),
    type,
    ...(aspect !== undefined && { aspect }),
    ...(isUnique && { isUnique }),
    ...figures({ cost: amountOf(cost) }),
    ...(resources.length > 0 && { resources }),
    ...(type === 'ally' && figures({ attack: amountOf(attack), attackDamage: attack?.consequential })),
    ...(type === 'ally' && figures({ thwart: amountOf(thwart), thwartDamage: thwart?.consequential, hitPoints: amountOf(hitPoints) })),
    ...(traits.length > 0 && { traits }),
    ...(words.length > 0 && { keywords: words }),
  };
}

/** The names of a card; where a card that is made has one of them already, with the subtitle or the product in brackets. */
function namedApart(
  { name, nameEs, subname, subnameEs, pack }: CardFacts,
  book: CardBook,
): Pick<OwnInput, 'name'> & { readonly nameEs: string } {
  const isTaken = [name, nameEs].some((each) => book.findByName(each).some((other) => book.isWritten(other)));
  if (!isTaken) return { name, nameEs };
  const product = packOf(pack);
  return { name: `${name} (${subname || product.name})`, nameEs: `${nameEs} (${subnameEs || product.nameEs})` };
}

function amountOf(number: PrintedNumber | undefined): number | undefined {
  return number?.kind === 'digits' ? number.amount : undefined;
}

function figures(given: Readonly<Record<string, number | undefined>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}
