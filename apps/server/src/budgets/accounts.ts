import { type ClientAccount, secondsPerHint } from '@crupier/host';
import { normalizeIP } from '@fastify/rate-limit';
import { type Budget, type BudgetSize, type Clock, monotonic, perSecond } from './budget.ts';
import { makeBudgets } from './budgets.ts';

/** Who asks for something. */
export interface Who {
  /** Empty for somebody without a session. */
  readonly user: string;
  readonly address: string;
}

/** What work is charged to: a user and the address that the user comes from, each with a budget. */
export interface Account extends ClientAccount {
  /** Milliseconds until neither the user nor the address is in debt: 0 where none is. */
  readonly waitMs: () => number;
  /** Whether one more message may be sent; it is counted. */
  readonly takeMessage: () => boolean;
}

/** The name under which an address is counted: whoever has an IPv6 address has a whole network of them, which is counted as one. */
export function networkOf(address: string): string {
  return address === '' ? '' : normalizeIP(address, NETWORK_BITS);
}

/** The bits of an IPv6 address that its network is told by. */
const NETWORK_BITS = 64;

/** How much of the server one user and one address may have. */
export interface Shares {
  /** Milliseconds of the processor. */
  readonly userWork: BudgetSize;
  readonly addressWork: BudgetSize;
  readonly userMessages: BudgetSize;
  readonly addressMessages: BudgetSize;
  readonly userHints: BudgetSize;
  readonly addressHints: BudgetSize;
}

/** The accounts of everybody. */
export interface Accounts {
  readonly of: (who: Who) => Account;
}

/**
 * The shares of a server: a player at a table needs some ten milliseconds a second, and whoever steps through a replay fifty. Four users
 * of one address have what they need, and all that an address gets is two fifths of one processor.
 */
export const ordinaryShares: Shares = {
  userWork: { perSecond: 200, most: 2000 },
  addressWork: { perSecond: 400, most: 4000 },
  userMessages: perSecond(50),
  addressMessages: perSecond(200),
  userHints: { perSecond: 1 / secondsPerHint, most: 12 },
  addressHints: { perSecond: 4 / secondsPerHint, most: 48 },
};

/** Accounts by user and by address. Addresses of one network are one. */
export function makeAccounts(shares: Shares, now: Clock = monotonic): Accounts {
  const users = makeBudgets(shares.userWork, now);
  const addresses = makeBudgets(shares.addressWork, now);
  const userMessages = makeBudgets(shares.userMessages, now);
  const addressMessages = makeBudgets(shares.addressMessages, now);
  const userHints = makeBudgets(shares.userHints, now);
  const addressHints = makeBudgets(shares.addressHints, now);
  return {
    of: ({ user, address }) => {
      const network = networkOf(address);
      const works = (): readonly Budget[] => [...(user === '' ? [] : [users.of(user)]), addresses.of(network)];
      const messages = (): readonly Budget[] => [...(user === '' ? [] : [userMessages.of(user)]), addressMessages.of(network)];
      const hints = (): readonly Budget[] => [...(user === '' ? [] : [userHints.of(user)]), addressHints.of(network)];
      const waitMs = (): number => Math.max(...works().map((budget) => budget.waitMs()));
      return {
        name: network,
        charge: (ms) => {
          for (const budget of works()) budget.charge(ms);
        },
        waitMs,
        solvent: async () => {
          for (let ms = waitMs(); ms > 0; ms = waitMs()) await new Promise((resolve) => setTimeout(resolve, ms));
        },
        takeMessage: () => messages().every((budget) => budget.take(1)),
        takeHint: () => hints().every((budget) => budget.take(1)),
      };
    },
  };
}
