import type { Due } from '../match/resource-policy.ts';
import { unfilledPlace } from '../state/payment.ts';
import { passes, site, type Watched } from '../state/site.ts';

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

/** A check that no probe switches off, with the name of what cannot be paid. */
const unfilledCheck = { id: -1, rule: '' } as const;

/** The check of what is paid beside the currency and resources. */
export const priceCheck = site('', 'the rest of its price cannot be paid in full');

/** Notes that such a price cannot be paid: by the part that no card is left for, where that is known. */
export function failsPrice(match: Watched, part: string | undefined): false {
  passes(match, part === undefined ? priceCheck : { ...unfilledCheck, name: part }, false);
  return false;
}
