import type { Ability, Act, Amount, AppliesTo, Change, Selector } from '../language/effects.ts';
import { made, madeAt } from '../language/builders.ts';
import { AMOUNTS_MAX } from '../events/lasting.ts';
import type { CoreState } from '../state/state.ts';
import type { Manners } from '../match/match.ts';

type Static = Ability & { readonly kind: 'static' };
type Giving = Act & { readonly grants: Static };

/** A deed, and whether its amount is one that what it gives counts: such a text speaks of the card that it is given to as its host. */
export interface Settled {
  readonly deed: Act;
  readonly counts: boolean;
}

/**
 * A deed that gives a static ability for a while, with that settled which a game wants settled as it begins: which cards it changes, and
 * the numbers that it counts. What else it changes stays open to cards that come later.
 */
export function settled<S extends CoreState>({ fixesAtStart, amountFact }: Manners<S>, deed: Act): readonly Settled[] {
  if (fixesAtStart === undefined || !isGiving(deed)) return [{ deed, counts: false }];
  const most = amountFact === undefined ? 1 : AMOUNTS_MAX;
  return closed(deed, fixesAtStart).flatMap((each) => counted(each, most));
}

function isGiving(deed: Act): deed is Giving {
  return deed.verb === 'grant' && deed.grants?.kind === 'static';
}

/** What is given to nothing and changes many cards is given to those that it works on now. */
function closed(deed: Giving, isSettled: (change: Change) => boolean): readonly Giving[] {
  const { grants, on } = deed;
  if (on !== undefined || !isOpen(grants.applies)) return [deed];
  const fixed = grants.changes.filter((change) => isSettled(change));
  if (fixed.length === 0) return [deed];
  const given: Giving = { ...deed, on: grants.applies, grants: { ...grants, applies: { kind: 'host' }, changes: fixed } };
  const changes = grants.changes.filter((change) => !isSettled(change));
  return changes.length === 0 ? [given] : [given, { ...deed, grants: { ...grants, changes } }];
}

/** Whether other cards may be meant later. */
function isOpen(applies: AppliesTo): applies is Selector {
  return applies.kind === 'each' || (applies.kind === 'related' && isOpen(applies.of));
}

/**
 * What it counts is counted as it is given. Where the lasting effect cannot keep all the numbers, because there are too many or one is
 * given with it already, each number has an effect of its own.
 */
function counted(deed: Giving, most: number): readonly Settled[] {
  const counts = deed.grants.changes.map((change) => JSON.stringify(countOf(change)));
  const kinds = [...new Set(counts)];
  const numbers = kinds.filter((kind) => kind !== undefined);
  if (numbers.length === 0) return [{ deed, counts: false }];
  if (deed.amount === undefined && numbers.length <= most) return [giving(deed, numbers, deed.grants.changes)];
  return kinds.map((kind) => {
    const changes = deed.grants.changes.filter((_, at) => counts[at] === kind);
    return kind === undefined ? { deed: { ...deed, grants: { ...deed.grants, changes } }, counts: false } : giving(deed, [kind], changes);
  });
}

/** The same gift with some of its changes, and the numbers that they count. */
function giving(deed: Giving, numbers: readonly string[], changes: readonly Change[]): Settled {
  const [amount, ...amounts] = numbers.map((number) => JSON.parse(number) as Amount);
  const kept = changes.map((change) => {
    const at = numbers.indexOf(JSON.stringify(countOf(change)));
    return at < 0 ? change : ({ ...change, amount: at === 0 ? made : madeAt(at) } as Change);
  });
  const grants = { ...deed.grants, changes: kept };
  const given = { ...deed, ...(amount !== undefined && { amount }), ...(amounts.length > 0 && { amounts }), grants };
  return { deed: given, counts: true };
}

/** What a change counts as it is given, if it counts anything. */
function countOf(change: Change): Amount | undefined {
  if (change.kind !== 'stat' && change.kind !== 'rule') return undefined;
  const { amount } = change;
  return typeof amount !== 'object' || amount.kind === 'made' ? undefined : amount;
}
