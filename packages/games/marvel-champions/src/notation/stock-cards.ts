import type { CardBehaviour } from '@crupier/kernel/rules';
import { blankPrint, type PrintedCard } from '../state/printed.ts';

/** The names of the cards that lie where a position says nothing: they have numbers, and no text. */
export const stock = {
  /** In player decks. It cannot be played, nor spent. */
  filler: 'Filler',
  /** In the encounter deck: a treachery that does nothing, without boost icons. */
  encounterFiller: 'Encounter Filler',
  hero: 'Plain Hero',
  alterEgo: 'Plain Alter-Ego',
  villain: 'Plain Villain',
  /** The first side of the main scheme, and the second. */
  schemeFront: 'Plain Scheme A',
  scheme: 'Plain Scheme',
} as const;

function stockCard(printed: Partial<PrintedCard> & Pick<PrintedCard, 'type' | 'name'>): CardBehaviour {
  return { key: `test/${printed.name}`, printed: { ...blankPrint, ...printed }, abilities: [] };
}

const TEN = { each: 10, perPlayer: false };

/** What every position may use besides the game's cards and its own. */
export const stockCards: readonly CardBehaviour[] = [
  stockCard({ type: 'event', name: stock.filler }),
  stockCard({ type: 'treachery', name: stock.encounterFiller }),
  stockCard({
    type: 'hero',
    name: stock.hero,
    attack: 2,
    thwart: 2,
    defense: 2,
    hitPoints: TEN,
    handSize: 5,
    otherSide: `test/${stock.alterEgo}`,
  }),
  stockCard({ type: 'alterEgo', name: stock.alterEgo, recover: 3, hitPoints: TEN, handSize: 6, otherSide: `test/${stock.hero}` }),
  stockCard({ type: 'villain', name: stock.villain, attack: 2, scheme: 1, hitPoints: { each: 15, perPlayer: false } }),
  stockCard({ type: 'mainScheme', name: stock.schemeFront, otherSide: `test/${stock.scheme}` }),
  stockCard({
    type: 'mainScheme',
    name: stock.scheme,
    startingThreat: { each: 0, perPlayer: false },
    targetThreat: TEN,
    eachRound: { each: 1, perPlayer: false },
    otherSide: `test/${stock.schemeFront}`,
  }),
];
