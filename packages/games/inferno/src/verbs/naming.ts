import { applies, call, NO_CARD, option, program, raise, site, type Verb } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedBy } from '../state/printed.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { subtypes, subtypesOfType } from '../state/subtypes.ts';
import { anyAmount } from './most.ts';

const existingCards = site('INF-201.3', 'a card is named that exists, no token and no demon');
const lists = {
  ally: site('INF-204.4f', 'the subtypes of allies'),
  object: site('INF-204.4g', 'the subtypes of objects'),
  weapon: site('INF-204.4h', 'the subtypes of weapons'),
  ritual: site('INF-204.4i', 'the subtypes of rituals'),
} as const;

/** The definitions whose names may be named. *Rule:* INF-201.3. */
function nameable({ game }: InfernoMatch): number[] {
  return game.definitions.flatMap(({ key, shownAs }, at) => {
    const { types } = printedBy(game, at);
    return types.length > 0 && types[0] !== 'demon' && !key.endsWith('-token') && shownAs === undefined ? [at] : [];
  });
}

interface NameLocals {
  /** The type whose subtypes are chosen from; empty where a card is named. */
  readonly type: keyof typeof lists | '';
}

/** A player names a card, or chooses a subtype of a sort; abilities linked to the choice read it. *Rule:* INF-201.3, INF-204.4d. */
export const chooseWord = program<Inferno, NameLocals>('choose a word', [
  {
    name: 'name a card',
    rule: 'INF-201.3',
    ask: (match, { locals: { type }, seat, source }) => {
      if (type !== '') return undefined;
      const named = applies(match, existingCards) ? nameable(match) : match.game.definitions.map((_, at) => at);
      return { kind: 'word', seat, purpose: 'nameCard', source, options: named.map((at) => option('nameCard', NO_CARD, at)) };
    },
    take: (match, { source }, [chosen]) => raise(match, fact('wordChosen', { card: source, value: chosen?.value ?? -1 })),
  },
  {
    name: 'choose a subtype',
    rule: 'INF-204.4d',
    ask: (match, { locals: { type }, seat, source }) => {
      if (type === '') return undefined;
      const options = subtypes.flatMap((subtype, at) => (isOffered(match, type, subtype) ? [option('subtype', NO_CARD, at)] : []));
      return { kind: 'word', seat, purpose: 'chooseSubtype', source, options };
    },
    take: (match, { source }, [chosen]) => raise(match, fact('wordChosen', { card: source, value: chosen?.value ?? -1 })),
  },
]);

/** One of those of the type, and no other. *Rule:* INF-204.4d, INF-204.4f-i. */
function isOffered(match: InfernoMatch, type: keyof typeof lists, subtype: string): boolean {
  if (type === 'ally') return applies(match, lists.ally) || subtype === 'vampire';
  const allowed: readonly string[] = subtypesOfType[type];
  return !applies(match, lists[type]) || allowed.includes(subtype);
}

/** Verbs by which a word is chosen. */
export const namingVerbs = {
  nameCard: {
    fact: 'wordChosen',
    most: anyAmount,
    run: (match, { seat, source }) => call(match, chooseWord, { type: '' }, { source, seat }),
  },
  /** `value` is the type whose subtypes are meant. */
  chooseSubtype: {
    takes: ['ally', 'object', 'weapon', 'ritual'],
    fact: 'wordChosen',
    most: anyAmount,
    run: (match, { seat, source, value }) => call(match, chooseWord, { type: value as NameLocals['type'] }, { source, seat }),
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;
