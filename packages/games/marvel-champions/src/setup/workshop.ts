import {
  assert,
  looksLikeDeckList,
  randomBelow,
  sectionsBy,
  seedRandom,
  shuffled,
  sizeOfDraft,
  type DeckWorkshop,
  type DraftDeck,
} from '@crupier/kernel/rules';
import { knownIn, type CardBook } from '../cards/card-book.ts';
import { printedOn } from '../cards/sheet.ts';
import { cardCodes, knownFacts, packs, printingsOf } from '../cards/facts.ts';
import { aspects, type Aspect, type CardFacts } from '../cards/facts/card-facts.ts';
import { deckTypes, identities, identityOf, isDeckCard, type Identity } from '../cards/identities.ts';
import { checkAspects } from './aspect-legality.ts';
import { canEverPlay } from './can-ever-play.ts';
import { chooseAspects } from './choose-aspects.ts';
import { readListed } from './complete-draft.ts';
import { notYetPlayableIn } from './configuration.ts';
import { checkDeckCards } from './deck-legality.ts';
import { deckSizeMax, deckSizeMin, type DeckList } from './deck-list.ts';
import { deckbuildingOf } from './deckbuilding.ts';
import { findBuiltInDeck } from './decks.ts';
import { fillDeck } from './fill-deck.ts';
import { formatDeckList } from './format-deck-list.ts';
import { readDeckDraft } from './parse-deck-list.ts';
import { drawScenario, RANDOM } from './random-scenario.ts';
import { sketchCard } from './sketch-card.ts';

/** Looking through the cards of Marvel Champions, and building decks of them. */
export function workshop(book: CardBook): DeckWorkshop {
  return {
    cards: () => [...book.own, ...cardCodes().filter((code) => isShown(code))],
    facets: [
      { fact: 'faction', kind: 'word' },
      { fact: 'type', kind: 'word' },
      { fact: 'set', kind: 'word' },
      { fact: 'cost', kind: 'number' },
      { fact: 'resources', kind: 'word' },
      { fact: 'keywords', kind: 'word' },
      { fact: 'traits', kind: 'word' },
    ],
    sets: packs.map(({ code, name, nameEs }) => ({ code, name: { en: name, es: nameEs } })),
    factsOf: (card) => {
      const facts = book.factsOf(card);
      return facts && printedOn(facts, book);
    },
    isPlayable: (card) => {
      const facts = book.factsOf(card);
      return facts !== undefined && book.isWritten(facts);
    },
    likeness: [
      { fact: 'type', by: 'same', weight: 3, isNeeded: true },
      { fact: 'faction', by: 'same', weight: 3 },
      { fact: 'cost', by: 'close', weight: 3 },
      { fact: 'attack', by: 'close', weight: 1 },
      { fact: 'thwart', by: 'close', weight: 1 },
      { fact: 'defense', by: 'close', weight: 1 },
      { fact: 'hitPoints', by: 'close', weight: 1 },
      { fact: 'handSize', by: 'close', weight: 1 },
      { fact: 'resources', by: 'shared', weight: 1 },
      { fact: 'traits', by: 'shared', weight: 2 },
      { fact: 'keywords', by: 'shared', weight: 2 },
    ],
    sketch: (card) => sketchCard(card, book),
    read: (text) => readAsDraft(text, book),
    firstHand: (leader) => ({
      size: identityOf(leader)?.alterEgo.handSize ?? 0,
      mulligan: 'some',
      fewer: 0,
      shuffles: false,
      rule: 'MC-SETUP-17',
    }),
    building: {
      leaders: () => playableIdentities(book).map(({ code }) => code),
      choices: (leader) => ({ of: deckbuildingOf(asCode(leader)).aspectsOf ?? aspects, most: deckbuildingOf(asCode(leader)).aspectCount }),
      sizes: [deckSizeMin, deckSizeMax],
      ownCards: (leader) => identityOf(leader)?.signature ?? [],
      fits: (deck, card) => fits(deck, card, book),
      copiesMax: (leader, card) => copiesMax(leader, card, book),
      fill: (draft, seed, sets) => fill(draft, seed, { book, sets }),
      rules: ['MC-DECK-1', 'MC-DECK-2', 'MC-DECK-3', 'MC-DECK-4', 'MC-DECK-5', 'MC-DECK-6', 'MC-DECK-7'],
    },
    randomSettings: (seed) => ({ ...drawScenario({ scenario: RANDOM, modular: [RANDOM] }, seed) }),
  };
}

/** Reprints are shown as their originals. */
function isShown(code: Parameters<typeof knownFacts>[0]): boolean {
  return knownFacts(code).original === code;
}

function asCode(leader: string): DeckList['identity'] {
  return identityOf(leader)?.code ?? (leader as DeckList['identity']);
}

/** The identities of which everything that comes to the table can be played. */
function playableIdentities(book: CardBook): readonly Identity[] {
  return identities().filter(({ code, signature }) => {
    const deck: DeckList = { name: '', identity: code, aspects: [], cards: signature };
    return notYetPlayableIn(deck, book).length === 0;
  });
}

function readAsDraft(text: string, book: CardBook): ReturnType<DeckWorkshop['read']> {
  const ready = looksLikeDeckList(text) ? undefined : findBuiltInDeck(text);
  const deck = ready?.ok === true ? ready.value : readListed(readDeckDraft(text, book), book).deck;
  const { name, identity, aspects: chosen, cards } = deck;
  return {
    draft: { name, leader: identity, choices: chosen, cards },
    sections: sectionsBy(cards, deckTypes, (card) => book.factsOf(card)?.type ?? ''),
    ...(identityOf(identity) !== undefined && {
      lists: { en: formatDeckList(deck, 'en', book), es: formatDeckList(deck, 'es', book) },
    }),
  };
}

/** Whether one of the products has a card, as it or as a reprint. */
function isIn({ code }: CardFacts, sets: readonly string[] | undefined): boolean {
  return sets === undefined || printingsOf(code).some((each) => sets.includes(knownFacts(each).pack));
}

/** What the legality of decks says of the card alone. Where no aspect was chosen yet, any will do. */
function fits({ leader, choices }: Pick<DraftDeck, 'leader' | 'choices'>, card: string, book: CardBook): boolean {
  const facts = book.factsOf(card);
  const identity = identityOf(leader);
  if (facts === undefined || !isDeckCard(facts) || facts.set !== undefined) return false;
  if (identity === undefined) return true;
  const cards = [{ card: facts.code, count: 1 }];
  const chosen = aspects.filter((aspect) => choices.includes(aspect));
  const { aspectCount } = deckbuildingOf(identity.code);
  const isOpen = chosen.length < aspectCount;
  const deck = { name: '', identity: identity.code, aspects: isOpen ? chooseAspects(cards, identity, book) : chosen, cards };
  const placeOf = (code: string): string => code;
  const about = [...checkDeckCards(deck, placeOf, book), ...checkAspects({ deck, identity, placeOf, book })];
  return about.every(({ at }) => at !== facts.code);
}

/** *Rule:* MC-DECK-5, MC-DECK-6, MC-DECK-7. */
function copiesMax(leader: string, card: string, book: CardBook): number {
  const facts = book.factsOf(card);
  if (facts === undefined) return 0;
  const own = identityOf(leader)?.signature.find((each) => each.card === facts.code);
  if (own !== undefined) return own.count;
  return Math.min(facts.deckLimit, deckbuildingOf(asCode(leader)).copiesMax ?? facts.deckLimit);
}

/** What a deck is filled up from: the cards of some products, or of all. */
interface FilledFrom {
  readonly book: CardBook;
  readonly sets: readonly string[] | undefined;
}

function fill(draft: DraftDeck, seed: string, { book, sets }: FilledFrom): DraftDeck {
  const random = seedRandom(seed);
  const known = playableIdentities(book);
  const identity = identityOf(draft.leader) ?? known[randomBelow(random, known.length)];
  assert(identity !== undefined, 'There are identities that can be played.');
  const { aspectCount, aspectsOf = aspects } = deckbuildingOf(identity.code);
  const others = shuffled(
    random,
    aspectsOf.filter((aspect) => !draft.choices.includes(aspect)),
  );
  const choices: readonly Aspect[] = [...aspectsOf.filter((aspect) => draft.choices.includes(aspect)), ...others].slice(0, aspectCount);
  const deck = { ...draft, leader: identity.code, choices: aspects.filter((aspect) => choices.includes(aspect)) };
  const candidates = cardCodes().filter((code) => {
    const facts = knownIn(book, code);
    const isTaken = isShown(code) && isDeckCard(facts) && facts.set === undefined && book.isWritten(facts);
    return isTaken && isIn(facts, sets) && canEverPlay(identity, facts, book) && fits(deck, code, book);
  });
  const most = (card: string): number => copiesMax(deck.leader, card, book);
  const stays = draft.cards.flatMap(({ card, count }) =>
    identity.signature.every((own) => own.card !== card) && fits(deck, card, book) ? [{ card, count: Math.min(count, most(card)) }] : [],
  );
  const filled = fillDeck({ identity, choices: deck.choices, stays, candidates: shuffled(random, candidates), copiesMax: most, book });
  assert(sizeOfDraft({ cards: filled }) <= deckSizeMax, 'What is filled up has no more than a deck may have.');
  return { ...deck, cards: filled };
}
