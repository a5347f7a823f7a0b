import { commitToSecret, Recent, type SeedOrigin } from '@crupier/table';

/** A secret that the server has drawn, and the commitment by which it is held to it. */
export type Committed = Pick<SeedOrigin, 'secret' | 'commitment'>;

/** Secrets for tables that are still to be opened: whoever opens one sees the commitment before they give their nonce. */
export interface Commitments {
  /** The commitment for the next table that a user opens; the same one until it is used. */
  readonly offer: (user: string) => string;
  /** Uses the secret of a commitment that was offered to this user. Each is used once. */
  readonly take: (user: string, commitment: string) => Committed | undefined;
}

/** Offers that are remembered; beyond, the oldest are forgotten, and whoever comes with one asks again. */
const OFFERS_MAX = 10_000;

/** Commitments kept in memory: after a restart they are offered anew. */
export function makeCommitments(): Commitments {
  const offers = new Recent<Committed>(OFFERS_MAX);
  return {
    offer: (user) => {
      const offered = offers.get(user) ?? commitToSecret();
      offers.set(user, offered);
      return offered.commitment;
    },
    take: (user, commitment) => {
      const offered = offers.get(user);
      if (offered?.commitment !== commitment) return undefined;
      return offers.take(user);
    },
  };
}
