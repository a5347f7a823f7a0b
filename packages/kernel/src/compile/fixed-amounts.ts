import type { Ability, Act, Amount, AppliesTo, Change, Selector } from '../language/effects.ts';
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
export function settled<S extends CoreState>({ fixesAtStart }: Manners<S>, deed: Act): readonly Settled[] {
  if (fixesAtStart === undefined || !isGiving(deed)) return [{ deed, counts: false }];
  return closed(deed, fixesAtStart).flatMap(counted);
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

/** What it counts is counted as it is given: the lasting effect keeps one number, so each number has an effect of its own. */
function counted(deed: Giving): readonly Settled[] {
  const counts = deed.grants.changes.map((change) => countOf(change));
  const kinds = [...new Set(counts.map((count) => JSON.stringify(count)))];
  const [only, ...others] = kinds.filter((kind) => kind !== undefined);
  if (only === undefined) return [{ deed, counts: false }];
  if (deed.amount === undefined && others.length === 0) return [giving(deed, only, () => true)];
  return kinds.map((kind) => giving(deed, kind, (at) => JSON.stringify(counts[at]) === kind));
}

/** The same gift with those of its changes that are taken, and the number that they count if there is one. */
function giving(deed: Giving, kind: string | undefined, takes: (at: number) => boolean): Settled {
  const taken = deed.grants.changes.filter((_, at) => takes(at));
  const changes = taken.map((change) => (countOf(change) === undefined ? change : ({ ...change, amount: MADE } as Change)));
  const grants = { ...deed.grants, changes };
  if (kind === undefined) return { deed: { ...deed, grants }, counts: false };
  return { deed: { ...deed, amount: JSON.parse(kind) as Amount, grants }, counts: true };
}

const MADE: Amount = { kind: 'made' };

/** What a change counts as it is given, if it counts anything. */
function countOf(change: Change): Amount | undefined {
  if (change.kind !== 'stat' && change.kind !== 'rule') return undefined;
  const { amount } = change;
  return typeof amount !== 'object' || amount.kind === 'made' ? undefined : amount;
}
