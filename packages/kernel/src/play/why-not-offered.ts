/** Options that one would expect at the open question and does not find: a house, a part of a text, a player. */

import { obstaclesTo } from '../derived/obstacles.ts';
import { forgetAll } from '../match/derived-cache.ts';
import { pending, type Match } from '../match/match.ts';
import { mayLackOptions, type DecisionKind, type Option } from '../state/decision.ts';
import { allSites, watch } from '../state/site.ts';
import { NO_CARD, type CoreState, type Seat } from '../state/state.ts';
import { seeObstacle, type RefusedAct, type Telling } from './why-not.ts';
import { optionsAnew } from './why-not-chosen.ts';

/**
 * The options that the open question would offer a seat but for some check, with what is in the way; none where the seat is not asked, or
 * only cards are chosen. `match` is a copy in which everything that the seat cannot know was dealt anew.
 */
export function whyNotOffered<S extends CoreState>(
  { isOptionObstacle: isObstacle, speech }: Pick<Telling, 'isOptionObstacle' | 'speech'>,
  match: Match<S>,
  seat: Seat,
): readonly RefusedAct[] {
  const open = pending(match);
  const ask = open?.asks.find((each) => each.seat === seat && each.answered === undefined);
  if (open === undefined || ask === undefined || !mayLackOptions(open.kind)) return [];
  const { kind } = open;
  const afresh = (): readonly Option[] => {
    forgetAll(match.derived);
    return optionsAnew(match, seat);
  };
  const lifted = new Set(allSites().flatMap((check) => (isObstacle(check) ? [check.id] : [])));
  const possible = watch(match, { off: -1, ran: new Set(), lifted }, afresh);
  const missing = possible.filter((each) => isWhole(each, kind) && !ask.options.some((other) => isSame(each, other)));
  const refused = missing.map((each): RefusedAct => {
    const { verb, value, card, of } = each;
    const test = (): boolean => afresh().some((other) => isSame(each, other));
    const obstacles = obstaclesTo({ match, test, isObstacle }).map((found) => seeObstacle(match, seat, found));
    const text = of && speech?.sayText(card, of);
    return { verb: speech?.verbOf?.(each, kind) ?? verb, value, ...(text && { text }), obstacles };
  });
  forgetAll(match.derived);
  return refused;
}

/** Whether an option stands for itself: of cards it is said at the card why they are not chosen. */
function isWhole({ card }: Option, kind: DecisionKind): boolean {
  return kind === 'mode' || card === NO_CARD;
}

function isSame(one: Option, other: Option): boolean {
  return one.verb === other.verb && one.value === other.value && one.card === other.card;
}
