import { contextOf, perDefinition, type CardId, type CompiledAbility } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

/** The static abilities of a definition that turn rules on and nobody lends, each with the name of a rule. */
const ownRules = perDefinition<KeyForge, readonly OwnRule[]>(({ definitions }, definition) =>
  (definitions[definition]?.abilities ?? []).flatMap(({ data, lent, static: { appliesToCard } }) =>
    data.kind === 'static' && lent === undefined
      ? data.changes.flatMap((change) =>
          change.kind === 'rule'
            ? [{ rule: change.rule, word: change.word, amount: typeof change.amount === 'number' ? change.amount : 0, appliesToCard }]
            : [],
        )
      : [],
  ),
);

/** What a card says of itself where it is not in play. */
export interface OwnRule {
  readonly rule: string;
  readonly word: string | undefined;
  /** Its number; 0 where it has none. */
  readonly amount: number;
  readonly appliesToCard: CompiledAbility<KeyForge>['static']['appliesToCard'];
}

/** The rules that the texts of a card's definition turn on, whether or not their conditions hold. */
export function rulesPrintedOn(match: KeyForgeMatch, card: CardId): readonly OwnRule[] {
  return ownRules(match, recordOf(match, card).definition);
}

/**
 * What a card says of itself where it is not in play, as that it cannot be played or how it enters play; undefined where it does not say
 * it. `as` is the card whose text it would have: one that it would be a copy of.
 */
export function ownRule(match: KeyForgeMatch, card: CardId, rule: string, as: CardId = card): OwnRule | undefined {
  for (const own of rulesPrintedOn(match, as)) if (own.rule === rule && own.appliesToCard(match, card, contextOf(match, card))) return own;
  return undefined;
}
