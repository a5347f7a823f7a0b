import type { Meanings } from '@crupier/kernel/rules';
import { paths } from '../state/printed.ts';
import { counterNames } from '../state/counters.ts';
import { environments, type Inferno } from '../state/state.ts';
import { subtypes } from '../state/subtypes.ts';
import { chainRules } from './chain-words.ts';
import { keywords } from './keywords.ts';

/** Rules of the game that cards turn on. The rules of the game ask for them by these names. */
export const rules = {
  definesX: {},
  definesStrength: {},
  definesToughness: {},
  definesBoth: {},
  choosesBody: { takes: { pattern: '^\\d{1,2}/\\d{1,2}( \\d{1,2}/\\d{1,2})+$', examples: ['6/2 4/4 2/6'] } },
  entersTapped: {},
  entersAsCopy: { copies: true },
  isBlank: {},
  cannotAttack: {},
  cannotAttackSome: {},
  attacksOnly: {},
  attackingItCosts: {},
  attackCosts: {},
  cannotBeProposed: {},
  mustBeProposed: {},
  handLimitMore: {},
  handLimitLess: {},
  addsMore: {},
  staysTapped: {},
  equipsOnly: {},
  immune: {},
  costsLess: {},
  costsMore: {},
  abilitiesCostMore: {},
  environmentOn: { takes: environments },
  environmentOff: { takes: environments },
  topLiesOpen: {},
  countersAtMost: { takes: counterNames },
  isControlled: {},
  ...chainRules,
} as const satisfies Meanings<Inferno>['rules'];

/** The types that a card may be given by name, and the supertypes. */
export const givenTypes = ['ally', 'object'] as const;
export const supertypes = ['unlimited', 'instant', 'unique'] as const;

/** Lists of words that cards have. *Rule:* INF-204.1, INF-113.9. */
export const lists = {
  keyword: { takes: keywords },
  type: { takes: givenTypes },
  supertype: { takes: supertypes },
  subtype: { takes: subtypes },
  path: { takes: paths },
} satisfies Meanings<Inferno>['lists'];
