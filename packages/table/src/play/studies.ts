import { type Forecast, type PlayableMatch, type Result, type Resumable, type SeenValueSources, type WhyNot, ok } from '@crupier/kernel';
import type { ForecastWish, SourcesWish, WhyNotWish } from '../table-host.ts';
import { sha256 } from './seed.ts';

/** Something that is worked out of a match as it stands and changes nothing. */
export type Study<T> = (match: PlayableMatch) => Resumable<T>;

/** Why a seat cannot do more with a card, or at the open question. */
export function whyNotFor({ seat, card }: WhyNotWish): Study<Result<WhyNot | undefined>> {
  // oxlint-disable-next-line require-yield -- it is done at once
  return function* (match) {
    return ok(match.whyNot?.(seat, card));
  };
}

/** Where the values of a card or a seat come from. */
export function sourcesFor({ seat, of }: SourcesWish): Study<Result<readonly SeenValueSources[] | undefined>> {
  // oxlint-disable-next-line require-yield -- it is done at once
  return function* (match) {
    return ok(match.sources?.(seat, of));
  };
}

/**
 * What an answer would change; undefined where the question is closed, the answer is not legal, or the game foresees nothing. The deals come
 * from what the seat sees, not from the seed or the state: where it sees the same, it is told the same.
 */
export function forecastFor({ seat, decision, chosen }: ForecastWish): Study<Result<Forecast | undefined>> {
  return function* (match) {
    const open = match.pending(seat);
    if (open?.ask === undefined || open.id !== decision || match.forecast === undefined) return ok(undefined);
    const deals = sha256(`forecast ${JSON.stringify([match.view(seat), open, chosen])}`);
    try {
      return ok(yield* match.forecast({ seat, chosen }, deals));
    } catch {
      // Where the engine fails with other cards nothing is foreseen: the match itself goes on.
      return ok(undefined);
    }
  };
}
