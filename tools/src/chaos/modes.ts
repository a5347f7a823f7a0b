import type { ChaosPlan, ChaosReport } from './chaos-report.ts';
import { runWrongClock } from './clock-chaos.ts';
import { runCorruption } from './corruption-chaos.ts';
import { runFullDisk } from './disk-chaos.ts';
import { runKills } from './kill-chaos.ts';
import { runNetworkFault } from './network-chaos.ts';

/** A sort of mishap. */
export interface ChaosMode {
  /** What happens, in a few words. */
  readonly about: string;
  readonly run: (plan: ChaosPlan) => Promise<ChaosReport>;
}

/** All sorts of mishap by their names. */
export const chaosModes: Readonly<Record<string, ChaosMode>> = {
  kill: { about: 'the server is killed: at any time, in flight, just before and just after a commit', run: runKills },
  drop: { about: 'connections break in the midst of a message', run: (plan) => runNetworkFault('drop', plan) },
  delay: { about: 'messages are late', run: (plan) => runNetworkFault('delay', plan) },
  double: { about: 'messages of players come twice', run: (plan) => runNetworkFault('double', plan) },
  reorder: { about: 'messages of players overtake each other', run: (plan) => runNetworkFault('reorder', plan) },
  'disk-full': { about: 'the disk is full again and again', run: runFullDisk },
  clock: { about: 'the clock of the day is set back and forth by up to three days', run: runWrongClock },
  corruption: { about: 'each column of the database is changed', run: runCorruption },
};
