import type { CardSheet } from '@crupier/kernel/rules';
import { DRONE, dronePrint } from '../state/facedown.ts';
import { traitText } from '../words/traits.ts';
import { baseBook, type CardBook } from './card-book.ts';
import { textOf } from './card-text.ts';
import type { CardFacts, PrintedNumber, PrintedPower } from './facts/card-facts.ts';

/** A card by its code, or the first of its name in either language; undefined where there is none. */
export function findSheet(keyOrName: string, book: CardBook = baseBook): CardSheet | undefined {
  if (keyOrName === DRONE) return droneSheet;
  const facts = book.factsOf(keyOrName) ?? book.findByName(keyOrName)[0];
  return facts && sheetOf(facts, book);
}

/** What a player card shows that lies facedown in play as a minion. *Rule:* MC-CARD-21. */
const droneSheet: CardSheet = {
  key: DRONE,
  name: traitText(dronePrint.name),
  facts: { set: 'core', type: dronePrint.type, traits: dronePrint.traits },
  text: { en: [], es: [] },
  playable: true,
};

function sheetOf(facts: CardFacts, book: CardBook): CardSheet {
  return {
    key: facts.code,
    name: { en: facts.name, es: facts.nameEs },
    facts: printedOn(facts, book),
    text: { en: textOf(facts, 'en', '', book), es: textOf(facts, 'es', '', book) },
    playable: book.isWritten(facts),
  };
}

/** What is printed on a card, as its sheet tells it. */
export function printedOn(facts: CardFacts, book: CardBook): CardSheet['facts'] {
  const { code, pack, type, subname, faction, stage, traits, keywords, resources, boost, isUnique, icons, handSize, set } = facts;
  const { cost, attack, thwart, defense, recover, scheme, hitPoints, startingThreat, targetThreat, threatPerRound } = facts;
  return {
    set: book.own.includes(code) ? 'own' : pack,
    code,
    type,
    subname,
    faction,
    ...(set !== undefined && { cardSet: set }),
    ...(stage !== '' && { stage }),
    ...(isUnique && { unique: 1 }),
    ...consequential({ attack, thwart }),
    ...written({ cost, attack, thwart, defense, recover, scheme, hitPoints, startingThreat, targetThreat, threatPerRound }),
    ...(handSize !== undefined && { handSize }),
    ...(boost > 0 && { boostIcons: boost }),
    traits,
    resources,
    icons,
    keywords: keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword)),
  };
}

/** The damage that a character takes as it attacks or thwarts. *Rule:* MC-CONSEQUENTIAL-DAMAGE-1. */
function consequential(powers: Readonly<Record<'attack' | 'thwart', PrintedPower | undefined>>): CardSheet['facts'] {
  return Object.fromEntries(
    Object.entries(powers).flatMap(([power, number]) => {
      const damage = number?.consequential ?? 0;
      return damage > 0 ? [[`${power}Damage`, damage] as const] : [];
    }),
  );
}

/** Numbers as they are printed: a dash, an X or a star in place of digits; one for each player is a list of the number and a label. *Rule:* MC-PER-PLAYER-ICON-1. */
function written(numbers: Readonly<Record<string, PrintedNumber | undefined>>): CardSheet['facts'] {
  const signs = { dash: '–', x: 'X', star: '★' } as const;
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]): readonly (readonly [string, CardSheet['facts'][string]])[] => {
      if (number === undefined) return [];
      const { amount, kind, per } = number;
      if (kind !== 'digits') return [[name, signs[kind]]];
      return [[name, per === 'player' ? [String(amount), 'perPlayer'] : amount]];
    }),
  );
}
