import type { Ability, Act, Amount, AppliesTo, Change, Clause, Selector } from './effects.ts';
import type { CoreState } from './state.ts';
import type { Vocabulary } from './vocabulary.ts';

type Static = Ability & { readonly kind: 'static' };
type Giving = Act & { readonly grants: Static };

/**
 * A deed that gives a static ability for a while, with that settled which a game wants settled as it begins: which cards it changes, and
 * the numbers that it counts. What else it changes stays open to cards that come later.
 */
export function settled<S extends CoreState>({ settles }: Vocabulary<S>, deed: Act, { targets = {} }: Clause): readonly Act[] {
  if (settles === undefined || !isGiving(deed)) return [deed];
  const { on } = deed;
  const target = on?.kind === 'bound' ? targets[on.name] : undefined;
  const one = target?.max === 1 && target.count === undefined ? on : undefined;
  return closed(deed, settles).flatMap((each) => counted(each, one));
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
function counted(deed: Giving, one: Selector | undefined): readonly Act[] {
  const { changes } = deed.grants;
  const counts = changes.map((change) => countOf(change, one));
  const kinds = [...new Set(counts.map((count) => JSON.stringify(count?.count)))];
  if (counts.every((count) => count === undefined)) return [deed];
  const isOne = deed.amount === undefined && new Set(kinds.filter((kind) => kind !== undefined)).size === 1;
  if (isOne) return [giving(deed, counts.find((count) => count !== undefined)?.count, (_, at) => counts[at]?.change ?? changes[at])];
  return kinds.map((kind) =>
    giving(deed, kind === undefined ? deed.amount : (JSON.parse(kind) as Amount), (change, at) =>
      JSON.stringify(counts[at]?.count) === kind ? (counts[at]?.change ?? change) : undefined,
    ),
  );
}

function giving(deed: Giving, amount: Amount | undefined, take: (change: Change, at: number) => Change | undefined): Act {
  const changes = deed.grants.changes.flatMap((change, at) => take(change, at) ?? []);
  return { ...deed, ...(amount !== undefined && { amount }), grants: { ...deed.grants, changes } };
}

interface Count {
  /** What is counted as the effect begins. */
  readonly count: Amount;
  /** The change, which reads the number that was counted. */
  readonly change: Change;
}

const MADE: Amount = { kind: 'made' };

/** What a change counts, if it counts anything that can be told as it is given: no number of the effect is below 0. */
function countOf(change: Change, one: Selector | undefined): Count | undefined {
  if (change.kind !== 'stat' || typeof change.amount === 'number' || change.amount.kind === 'made') return undefined;
  const count = toldOf(change.amount, one);
  if (count === undefined || typeof count === 'number') return undefined;
  if (count.kind === 'difference' && count.signed) return undefined;
  if (count.kind !== 'perEach' || count.times >= 0) return { count, change: { ...change, amount: MADE } };
  const amount: Amount = { kind: 'difference', of: 0, less: MADE, signed: true };
  return { count: { ...count, times: -count.times }, change: { ...change, amount } };
}

/** The amount, told where the effect is given: what it says of its host it says of the one card that it is given to. */
function toldOf(amount: Amount, one: Selector | undefined): Amount | undefined {
  const said = JSON.stringify(amount);
  if (/"kind":"(self|giver)"/.test(said)) return undefined;
  const host = '{"kind":"host"}';
  if (!said.includes(host)) return amount;
  return one === undefined ? undefined : (JSON.parse(said.replaceAll(host, JSON.stringify(one))) as Amount);
}
