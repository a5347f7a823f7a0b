import { alternativeCost, buildersFor, forbids, modifies, self, triggered, type Ability, type AnyWords } from '@crupier/kernel/cards';
import { site, type Site } from '@crupier/kernel/rules';
import { indestructible } from '../rules/immunity.ts';
import type { nouns } from './nouns.ts';

// The meanings are made of these, so any text is a word here: they are looked up as the cards are loaded.
const { act, any, enemy, whenAny, whenPlayer, whenSelf } = buildersFor<AnyWords>();

/** Abilities that the rules lend to every card of a noun with a keyword, however it came by it, while the site applies. */
interface Lent {
  readonly to: keyof typeof nouns;
  readonly site: Site;
  readonly abilities: readonly Ability[];
}

/** A keyword: how it counts, and what it means, unless a procedure of `rules/` asks for it by `hasKeyword`. */
interface KeywordMeaning {
  /** It has a number, which is energy: what the card costs by it. */
  readonly isNumbered?: true;
  /** Several instances of it on one card mean no more than one. */
  readonly isOnce?: true;
  readonly lent?: Lent;
  /**
   * Abilities of the card itself, where it lies hidden or in the Infierno; each instance by itself. The rules set the triggered ones off
   * (`rules/found-triggers.ts`), for a card outside play listens to nothing.
   */
  readonly printed?: (value: number) => readonly Ability[];
}

/**
 * The keywords that stand alone or with a number. What follows the dash of Vínculo, Golpe de gracia, Estocada and Impulso is an
 * ability of its own, and so is the source that an ally is immune to. *Rule:* INF-702.1.
 */
const declared = {
  aggressor: {},
  evasive: {},
  fury: {},
  halo: {},
  protector: {
    /** Whoever controls the defender: ruling C-31. */
    lent: {
      to: 'ally',
      site: site('INF-702.6a', 'an untapped Protector may take the place of the defender'),
      abilities: [
        triggered(whenAny('attacked', enemy('fighter')), {
          if: { kind: 'are', cards: self, are: ['untapped'] },
          may: true,
          do: [act('protect', self)],
        }),
      ],
    },
  },
  recover: {
    isNumbered: true,
    isOnce: true,
    /** What becomes of a recovered card stands in `cards/keyword-rules.ts`. *Rule:* INF-702.7a. */
    printed: (value) => [alternativeCost(undefined, { energy: value, name: 'recover', if: { kind: 'state', state: 'fromInfierno' } })],
  },
  thanatos: {},
  acqua: {},
  plague: {},
  bond: {
    /** The card has been shown by then; those milled together are asked about in one question. Rulings C-07: Vínculo has rules, C-37. */
    lent: {
      to: 'cardInDeck',
      site: site('INF-702.9a INF-702.9b', 'a card with a bond may be exiled on its way from the deck to the Infierno'),
      abilities: [modifies(whenSelf('wouldBeMilled'), { may: true, do: [act('exileByBond', self)] })],
    },
  },
  ubanna: {},
  indestructible: {
    lent: {
      to: 'ally',
      site: indestructible,
      abilities: [forbids(whenSelf('destroyedByEffect')), forbids(whenSelf('destroyedAsCost'))],
    },
  },
  abyssal: {
    /** Cards of a deck alone: an ally dies of its toughness, not of the damage. Ruling C-38. */
    lent: {
      to: 'fighter',
      site: site('INF-702.13a', 'what the damage of an abyssal source would put into an Infierno is exiled'),
      abilities: [modifies({ occasion: 'wouldMillByDamage', card: any('anyCard'), other: 'self' }, { do: [act('exileByAbyss')] })],
    },
  },
  weakBlood: {},
  immersed: {},
  aquatic: {
    lent: {
      to: 'ally',
      site: site('INF-702.17a', 'what is aquatic suffers where there is no Acqua'),
      abilities: [
        triggered(whenPlayer('restoreStart', 'you'), {
          if: { kind: 'not', of: { kind: 'state', state: 'acqua' } },
          do: [act('putDamageCounters', self, 1)],
        }),
      ],
    },
  },
  replica: {
    isNumbered: true,
    /** *Rule:* INF-702.16a, INF-702.16b. */
    printed: (value) => [
      alternativeCost(undefined, { energy: value, name: 'replica', if: { kind: 'state', state: 'replicated' } }),
      triggered(whenSelf('replicated'), { may: true, do: [act('playReplica', self)] }),
    ],
  },
  tribute: {
    /** *Rule:* INF-702.23c. */
    isOnce: true,
    /** *Rule:* INF-702.23b. */
    printed: () => [triggered(whenSelf('tributeShown'), { do: [act('payTribute', self)] })],
  },
} as const satisfies Readonly<Record<string, KeywordMeaning>>;
/** One of the keywords. */
export type Keyword = keyof typeof declared;

/** What the keywords mean. *Rule:* INF-702. */
export const keywordMeanings: Readonly<Record<Keyword, KeywordMeaning>> = declared;

/** Every keyword, in the order of the rulebook. */
export const keywords = Object.keys(declared) as readonly Keyword[];

/** The keywords that have a number, which is energy. */
export const numberedKeywords: ReadonlySet<string> = new Set(keywords.filter((keyword) => keywordMeanings[keyword].isNumbered));

/** The keywords that lend abilities to whatever has them. */
export const lendingKeywords = keywords.flatMap((keyword) => {
  const { lent } = keywordMeanings[keyword];
  return lent === undefined ? [] : [{ keyword, ...lent }];
});
