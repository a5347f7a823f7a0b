import type { Verb } from '@crupier/kernel/rules';
import type { Marvel } from '../state/state.ts';

/** Some verbs by their names. */
export type Verbs = Readonly<Record<string, Verb<Marvel>>>;
