import { the, type Condition } from '@crupier/kernel/cards';
import { befell } from '../meanings/builders.ts';

/** "If this damage destroys that creature": that very one, and no other in its place. *Rule:* KF-FAQ-CARD-shadow-self-3. */
export const itIsDestroyed: Condition = befell('destroyed', the());

/** "If this damage does not destroy that creature": where none was chosen, it does not hold. Ruling KF-C-22. */
export const itIsNotDestroyed: Condition = { kind: 'not', of: itIsDestroyed };
