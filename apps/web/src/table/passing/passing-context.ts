import type { PassSetting } from '@crupier/protocol';
import { createContext, use } from 'react';

/** What is to be changed; `nothing` ends passing until something comes. */
export type PassChange = Partial<Omit<PassSetting, 'until'>> & { readonly until?: PassSetting['until'] | 'nothing' };

/** Changes when the table passes; undefined where there is nothing to pass: no such game, no seat, or the match is over. */
export type ChangePassing = ((changed: PassChange) => void) | undefined;

/** When the table passes for the reader, and how that is changed; both undefined where the reader does not play. */
export interface PassingNow {
  readonly setting: PassSetting | undefined;
  readonly change: ChangePassing;
}

const PassingContext = createContext<PassingNow>({ setting: undefined, change: undefined });

/** Tells the parts below it when the table passes for the reader. */
export const PassingProvider = PassingContext.Provider;

/** When the table passes for the reader. */
export function usePassingNow(): PassingNow {
  return use(PassingContext);
}
