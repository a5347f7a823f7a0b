import type { Amount } from '@crupier/kernel/cards';
import type { CardId, Context, Definition } from '@crupier/kernel/rules';
import type { Inferno, InfernoMatch } from './state.ts';

/** A rule that a card turns on for itself, wherever it lies. */
export interface OwnRule {
  readonly rule: string;
  readonly word: string;
  /** For what enters as a copy: the definition of what is excepted, or 0. */
  readonly except: number;
  /** Its number now. */
  readonly amount: (match: InfernoMatch, context: Context) => number;
  /** How that number is said. */
  readonly said: Amount | undefined;
  /** Whether it speaks of another card: of every one, where it names none. */
  readonly speaksOf: (match: InfernoMatch, other: CardId, context: Context) => boolean;
}

const NONE: readonly OwnRule[] = [];
const ONE = (): number => 1;
const OF_EVERY = (): boolean => true;

const byDefinition = new WeakMap<object, ReadonlyMap<string, readonly OwnRule[]>>();

/**
 * What a card says of itself by a rule's name, in whatever zone it lies: how it enters play, from where it is played, whether it can be
 * cancelled, what its values are. *Rule:* INF-113.5, INF-604.3, INF-604.5, INF-604.6.
 */
export function ownRules({ game, state }: InfernoMatch, card: CardId, rule: string): readonly OwnRule[] {
  return rulesBy(game, state.cards[card]?.definition ?? 0, rule);
}

/** The same of a card as it is defined. */
export function rulesBy({ definitions }: InfernoMatch['game'], at: number, rule: string): readonly OwnRule[] {
  const definition = definitions[at];
  if (definition === undefined || definition.abilities.length === 0) return NONE;
  let known = byDefinition.get(definition);
  if (known === undefined) {
    known = rulesOf(definition);
    byDefinition.set(definition, known);
  }
  return known.get(rule) ?? NONE;
}

function rulesOf({ abilities }: Definition<Inferno>): ReadonlyMap<string, readonly OwnRule[]> {
  const found = new Map<string, OwnRule[]>();
  for (const {
    data,
    lent,
    static: { amounts, excepts, speaksOf },
  } of abilities) {
    if (data.kind !== 'static' || data.applies.kind !== 'self' || lent !== undefined) continue;
    data.changes.forEach((change, at) => {
      if (change.kind !== 'rule') return;
      const { rule, word = '', amount } = change;
      const own: OwnRule = {
        rule,
        word,
        except: excepts[at] ?? 0,
        said: amount,
        amount: amount === undefined ? ONE : (amounts[at] ?? ONE),
        speaksOf: speaksOf[at] ?? OF_EVERY,
      };
      found.set(rule, [...(found.get(rule) ?? []), own]);
    });
  }
  return found;
}
