import {
  alternativeCost,
  buildersFor,
  forbids,
  modifies,
  self,
  triggered,
  type Ability,
  type AnyWords,
  type Both,
} from '@crupier/kernel/cards';
import { capitalized, site, tableOf, type Site } from '@crupier/kernel/rules';
import { indestructible } from '../rules/immunity.ts';
import type { nouns } from './nouns.ts';

// The vocabulary is made of these, so any text is a word here: they are looked up as the cards are loaded.
const { act, any, enemy, whenAny, whenPlayer, whenSelf } = buildersFor<AnyWords>();

/** Abilities that the rules lend to every card of a noun with a keyword, however it came by it, while the site applies. */
interface Lent {
  readonly to: keyof typeof nouns;
  readonly site: Site;
  readonly abilities: readonly Ability[];
}

/** A keyword: what it is called, how it counts, and what it means, unless a procedure of `rules/` asks for it by `hasKeyword`. */
interface KeywordWord extends Both {
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
  aggressor: { en: 'aggressor', es: 'agresor' },
  evasive: { en: 'evasive', es: 'evasivo' },
  fury: { en: 'fury', es: 'furia' },
  halo: { en: 'halo', es: 'halo' },
  protector: {
    en: 'protector',
    es: 'protector',
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
    en: 'recover',
    es: 'recobrar',
    isNumbered: true,
    isOnce: true,
    /** What becomes of a recovered card stands in `cards/keyword-rules.ts`. *Rule:* INF-702.7a. */
    printed: (value) => [alternativeCost(undefined, { energy: value, name: 'recover', if: { kind: 'state', state: 'fromInfierno' } })],
  },
  thanatos: { en: 'Thanatos', es: 'Thanatos' },
  acqua: { en: 'Acqua', es: 'Acqua' },
  plague: { en: 'Plague', es: 'Plaga' },
  bond: {
    en: 'bond',
    es: 'vínculo',
    /** The card has been shown by then; those milled together are asked about in one question. Rulings C-07: Vínculo has rules, C-37. */
    lent: {
      to: 'cardInDeck',
      site: site('INF-702.9a INF-702.9b', 'a card with a bond may be exiled on its way from the deck to the Infierno'),
      abilities: [modifies(whenSelf('wouldBeMilled'), { may: true, do: [act('exileByBond', self)] })],
    },
  },
  ubanna: { en: 'Ubanna’s blessing', es: 'bendición de Ubanna' },
  indestructible: {
    en: 'indestructible',
    es: 'indestructible',
    lent: {
      to: 'ally',
      site: indestructible,
      abilities: [forbids(whenSelf('destroyedByEffect')), forbids(whenSelf('destroyedAsCost'))],
    },
  },
  abyssal: {
    en: 'abyssal',
    es: 'abismal',
    /** Cards of a deck alone: an ally dies of its toughness, not of the damage. Ruling C-38. */
    lent: {
      to: 'fighter',
      site: site('INF-702.13a', 'what the damage of an abyssal source would put into an Infierno is exiled'),
      abilities: [modifies({ occasion: 'wouldMillByDamage', card: any('anyCard'), other: 'self' }, { do: [act('exileByAbyss')] })],
    },
  },
  weakBlood: { en: 'weak blood', es: 'sangre débil' },
  immersed: { en: 'immersed', es: 'inmerso' },
  aquatic: {
    en: 'aquatic',
    es: 'acuático',
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
    en: 'replica',
    es: 'réplica',
    isNumbered: true,
    /** *Rule:* INF-702.16a, INF-702.16b. */
    printed: (value) => [
      alternativeCost(undefined, { energy: value, name: 'replica', if: { kind: 'state', state: 'replicated' } }),
      triggered(whenSelf('replicated'), { may: true, do: [act('playReplica', self)] }),
    ],
  },
  tribute: {
    en: 'tribute',
    es: 'tributo',
    /** *Rule:* INF-702.23c. */
    isOnce: true,
    /** *Rule:* INF-702.23b. */
    printed: () => [triggered(whenSelf('tributeShown'), { do: [act('payTribute', self)] })],
  },
} as const satisfies Readonly<Record<string, KeywordWord>>;
/** One of the keywords. */
export type Keyword = keyof typeof declared;

/** What the keywords are called and what they mean. *Rule:* INF-702. */
export const keywordWords: Readonly<Record<Keyword, KeywordWord>> = declared;

/** Every keyword, in the order of the rulebook. */
export const keywords = Object.keys(declared) as readonly Keyword[];

/** The keywords that have a number, which is energy. */
export const numberedKeywords: ReadonlySet<string> = new Set(keywords.filter((keyword) => keywordWords[keyword].isNumbered));

/** The keywords that lend abilities to whatever has them. */
export const lendingKeywords = keywords.flatMap((keyword) => {
  const { lent } = keywordWords[keyword];
  return lent === undefined ? [] : [{ keyword, ...lent }];
});

/** A keyword with its number where it has one: "recover 2". */
export function keywordText(keyword: string | number, amount = 0): Both {
  const word: KeywordWord | undefined = keywordWords[keyword as Keyword];
  if (word === undefined) throw new Error(`The keyword ${keyword} has no name.`);
  const { en, es } = word;
  return word.isNumbered && amount > 0 ? { en: `${en} ${amount}`, es: `${es} ${amount}` } : { en, es };
}

/** Keywords as they stand in a line of their own: "Evasive", "Recover {value}". */
export function keywordHeaders(): Readonly<Record<Keyword, Both>> {
  const headed = (name: string, isNumbered = false): string => capitalized(name) + (isNumbered ? ' {value}' : '');
  return tableOf(
    keywords.map((keyword) => {
      const { en, es, isNumbered } = keywordWords[keyword];
      return [keyword, { en: headed(en, isNumbered), es: headed(es, isNumbered) }] as const;
    }),
  );
}
