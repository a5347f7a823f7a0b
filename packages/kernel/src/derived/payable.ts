import type { Due } from '../match/resource-policy.ts';
import { unfilledPlace } from '../state/payment.ts';
import { passes, type Watched } from '../state/site.ts';

/** Whether a cost can be paid. Where somebody asks why not, the failed check has the name of the first place that stays unfilled. */
export function canPayWith(match: Watched, { places, means }: Omit<Due, 'needless'>): boolean {
  if (places.length === 0) return true;
  const generated = means.map((each) => each.generated);
  const unfilled = unfilledPlace(
    { places, generated },
    generated.map(() => 1),
  );
  return unfilled === undefined || passes(match, { ...unfilledCheck, name: unfilled.name }, false);
}

/** A check that no probe switches off. */
const unfilledCheck = { id: -1, rule: '' } as const;
