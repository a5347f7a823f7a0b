import type { ChoiceIntroduction, SettingUp } from '@crupier/kernel/rules';
import { latestFacts } from '../cards/facts.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { houseNames } from '../cards/facts/houses.ts';
import type { DeckList } from './deck-list.ts';
import { builtInDecks } from './decks.ts';
import { formats } from './formats.ts';

type Both = ChoiceIntroduction['about'];

/** The formats in which chains can be bid or set beforehand. */
const withChains = { setting: 'format', words: formats.filter((format) => format !== 'adaptive') } as const;

/** What the game tells of its decks and formats. */
export const settingUp: SettingUp = {
  decks: introduceDecks,
  needs: {
    sealedSet: { setting: 'format', words: ['sealed'] },
    chainBidding: withChains,
    firstChains: withChains,
    secondChains: withChains,
  },
  minutesOf: () => MINUTES,
};

const MINUTES = 30;

/** Each deck by the mightiest of its creatures that stands for no deck before it. */
function introduceDecks(): Readonly<Record<string, ChoiceIntroduction>> {
  const taken = new Set<string>();
  return Object.fromEntries(
    builtInDecks().map((deck) => {
      const mightiest = creaturesOf(deck).toSorted((one, other) => other.power - one.power);
      const card = (mightiest.find(({ id }) => !taken.has(id)) ?? mightiest[0])?.id ?? deck.cards[0]?.card ?? '';
      taken.add(card);
      return [deck.name, { name: { en: deck.name, es: deck.name }, card, sort: sayHouses(deck), about: sayMakeUp(deck) }];
    }),
  );
}

function cardsOf({ cards }: DeckList): readonly CardFacts[] {
  return cards.flatMap(({ card }) => latestFacts(card) ?? []);
}

function creaturesOf(deck: DeckList): readonly CardFacts[] {
  return cardsOf(deck).filter(({ type }) => type === 'creature');
}

function sayHouses({ houses }: DeckList): Both {
  const [en = '', es = ''] = (['en', 'es'] as const).map((language) => houses.map((house) => houseNames[house][language]).join(' · '));
  return { en, es };
}

/** What a deck is made of, in figures. */
function sayMakeUp(deck: DeckList): Both {
  const cards = cardsOf(deck);
  const creatures = creaturesOf(deck);
  const power = Math.round(creatures.reduce((sum, each) => sum + each.power, 0) / Math.max(1, creatures.length));
  const actions = cards.filter(({ type }) => type === 'action').length;
  return {
    en: `${creatures.length} creatures, of power ${power} on average, and ${actions} actions.`,
    es: `${creatures.length} criaturas, de poder ${power} de media, y ${actions} acciones.`,
  };
}
