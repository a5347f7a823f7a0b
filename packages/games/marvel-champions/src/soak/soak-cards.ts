import type { CardCode, CardFacts } from '../cards/facts/card-facts.ts';
import { cardsOfPack, factsOf } from '../cards/facts.ts';
import { deckTypes, linkOf } from '../cards/identities.ts';
import { catalogue } from '../setup/catalogue.ts';
import { builtInDecks } from '../setup/decks.ts';

/** The playable cards beyond the core set, by where they may be dealt. */
export interface BeyondCards {
  /** The first faces of identities. */
  readonly identities: readonly CardCode[];
  /** Those of players: of aspects, basic ones, of heroes, and the upgrades of a campaign that begin in play. */
  readonly players: readonly CardCode[];
  /** Those of encounter decks. */
  readonly encounters: readonly CardCode[];
}

const encounterTypes: readonly string[] = ['minion', 'sideScheme', 'treachery', 'attachment', 'obligation', 'environment'];

let spared: readonly CardCode[] | undefined;
let beyond: BeyondCards | undefined;

/** The basic cards of the core set that no deck has. */
export function sparedCards(): readonly CardCode[] {
  return (spared ??= findSpared());
}

function findSpared(): readonly CardCode[] {
  const used = new Set(builtInDecks().flatMap(({ cards }) => cards.map(({ card }) => card)));
  return cardsOfPack('core').flatMap(({ code, faction }) => (faction === 'basic' && !used.has(code) ? [code] : []));
}

/** The playable cards beyond the core set. */
export function beyondCards(): BeyondCards {
  return (beyond ??= findBeyond());
}

function findBeyond(): BeyondCards {
  const faces = catalogue()
    .flatMap(({ key }) => factsOf(key) ?? [])
    .filter(({ pack, isBack }) => pack !== 'core' && !isBack);
  const codes = (isWanted: (facts: CardFacts) => boolean): readonly CardCode[] => faces.filter(isWanted).map(({ code }) => code);
  return {
    identities: codes(({ type }) => type === 'hero'),
    // Linked cards come with those that they are linked to, and those of a form with their identity.
    players: codes((facts) => deckTypes.some((type) => type === facts.type) && linkOf(facts) === undefined && !isOfForm(facts)),
    encounters: codes(({ type }) => encounterTypes.includes(type)),
  };
}

function isOfForm({ keywords }: CardFacts): boolean {
  return keywords.some(({ keyword }) => keyword === 'form');
}
