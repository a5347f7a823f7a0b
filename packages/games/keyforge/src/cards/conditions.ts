import { atLeast, both, the, type Condition } from '@crupier/kernel/cards';
import { areAll, forEachDone } from '../meanings/builders.ts';

/** "If this damage destroys that creature": that very one, and no other in its place. *Rule:* KF-FAQ-CARD-shadow-self-3. */
export const itIsDestroyed: Condition = both(atLeast(forEachDone(1, 'destroyed'), 1), areAll(the(), 'outOfPlay'));
