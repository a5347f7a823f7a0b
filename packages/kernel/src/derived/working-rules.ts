import { contextOf } from './contexts.ts';
import type { Match, StaticEntry } from '../match/match.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';
import type { Topic } from '../match/static-index.ts';
import { counts, type Subject } from './heard.ts';
import { saidWords } from './said-change.ts';
import { havingStatic, isWorking, staticsAbout } from './statics.ts';

/** A rule that a static ability has turned on. */
export interface WorkingRule {
  /** The card that says so. */
  readonly self: CardId;
  /** Its number; 1 where it has none. */
  readonly amount: number;
  /** The house or trait that it is about, or an empty text. */
  readonly word: string;
  /** Whether it speaks of a card: of every one, where it names none. `as` is a noun that the card is to count as. */
  readonly speaksOf: (card: CardId, as?: string) => boolean;
}

/** What turns a rule on for a card. */
export function rulesOnCard<S extends CoreState>(match: Match<S>, card: CardId, rule: Topic): readonly WorkingRule[] {
  const entries = staticsAbout(match, rule);
  if (entries.length === 0) return NO_RULES;
  let found: WorkingRule[] | undefined;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as StaticEntry<S>;
    if (entry.ability.lent === undefined) {
      if (isWorking(match, entry) && entry.ability.static.appliesToCard(match, card, contextOf(match, entry.self)))
        (found ??= []).push(...workingRules(match, entry, entry.self, card));
    } else {
      for (const self of havingStatic(match, entry))
        if (entry.ability.static.appliesToCard(match, card, contextOf(match, self)))
          (found ??= []).push(...workingRules(match, entry, self, card));
    }
  }
  return found === undefined ? NO_RULES : counting(match, found, { card });
}

/** What turns a rule on for a seat. */
export function rulesOnSeat<S extends CoreState>(match: Match<S>, seat: Seat, rule: Topic): readonly WorkingRule[] {
  const entries = staticsAbout(match, rule);
  if (entries.length === 0) return NO_RULES;
  let found: WorkingRule[] | undefined;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as StaticEntry<S>;
    for (const self of havingStatic(match, entry))
      if (entry.ability.static.appliesToSeat(match, seat, contextOf(match, self))) (found ??= []).push(...workingRules(match, entry, self));
  }
  return found === undefined ? NO_RULES : counting(match, found, { seat });
}

function counting<S extends CoreState>(match: Match<S>, rules: readonly WorkingRule[], subject: Subject): readonly WorkingRule[] {
  return match.probe === undefined ? rules : rules.filter(({ self }) => counts(match, self, subject));
}

/** The sum of the amounts of what turns a rule on. */
export function sumOf(rules: readonly WorkingRule[]): number {
  return rules.reduce((sum, each) => sum + each.amount, 0);
}

const NO_RULES: readonly WorkingRule[] = [];

const ofEveryCard = (): boolean => true;

/** A rule as a card says it, once for each word that it is about. `card` is the one that it is turned on for; a seat has none. */
function workingRules<S extends CoreState>(
  match: Match<S>,
  { ability, change, at }: StaticEntry<S>,
  self: CardId,
  card?: CardId,
): readonly WorkingRule[] {
  const { speaksOf, amounts } = ability.static;
  const fits = speaksOf[at];
  const rule = {
    self,
    amount: 'amount' in change && change.amount !== undefined ? (amounts[at]?.(match, contextOf(match, self), card) ?? 0) : 1,
    word: change.kind === 'rule' ? (change.word ?? '') : '',
    speaksOf: fits === undefined ? ofEveryCard : (spokenOf: CardId, as?: string) => fits(match, spokenOf, contextOf(match, self), as),
  };
  if (change.kind !== 'rule' || change.chosen === undefined) return [rule];
  return saidWords(match, self, change).map((word) => ({ ...rule, word }));
}
