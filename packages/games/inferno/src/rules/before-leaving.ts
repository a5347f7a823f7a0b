import { applies, cardOf, isHeard, NO_CARD, program, raiseAll, call, site, type GameEvent } from '@crupier/kernel/rules';
import { destroyedBy, fact, kind } from '../state/facts.ts';
import { isType, recordOf, zoneOfCard } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const coupDeGrace = site('INF-702.10a', 'the source of the effect or of the last damage strikes an ally down');
const leavingDetaches = site('INF-701.3d', 'a weapon that leaves play is detached');

/** Facts that take a card out of play. */
const leaving: ReadonlySet<number> = new Set([
  kind.destroyed,
  kind.cardToInfierno,
  kind.cardToHand,
  kind.cardToDeck,
  kind.cardExiled,
  kind.becameResource,
]);

interface NoticeLocals {
  readonly events: readonly GameEvent[];
}

/** What is noticed of cards that are about to leave play, while those that listen are still there. *Rule:* INF-603.6d. */
export const noticeLeaving = program<Inferno, NoticeLocals>('notice what leaves', [
  {
    name: 'weapons are detached, allies struck down',
    rule: 'INF-701.3d INF-702.10a',
    do: (match, { locals: { events } }) => raiseAll(match, events),
  },
]);

/** Whether something waits for what is noticed of cards that leave play, though nothing waits for their leaving. */
export function isLeavingNoticed(match: InfernoMatch, events: readonly GameEvent[]): boolean {
  if (!isHeard(match, kind.detached) && !isHeard(match, kind.struckDown)) return false;
  return events.some(({ kind: of }) => leaving.has(of));
}

/** Just before a batch is written. The last act of the kernel's step. */
export function beforeCommit(match: InfernoMatch, events: readonly GameEvent[]): void {
  const awaitsStroke = isHeard(match, kind.struckDown);
  const awaitsDetaching = isHeard(match, kind.detached);
  if (!awaitsStroke && !awaitsDetaching) return;
  const noticed = events.flatMap((event) => [
    ...(awaitsStroke ? strokes(match, event) : []),
    ...(awaitsDetaching ? detachings(match, event) : []),
  ]);
  if (noticed.length > 0) call(match, noticeLeaving, { events: noticed });
}

/** Each source of the last damage, or the source of the effect. *Rule:* INF-702.10a, ruling C-06. */
function strokes(match: InfernoMatch, { kind: of, card, other, value }: GameEvent): GameEvent[] {
  if (of !== kind.destroyed || value === destroyedBy.cost || !isType(match, card, 'ally') || !applies(match, coupDeGrace)) return [];
  const sources = value === destroyedBy.toughness ? recordOf(match, card).damagedBy : [other];
  return sources.filter((source) => cardOf(source) !== NO_CARD).map((source) => fact('struckDown', { card, other: source }));
}

function detachings(match: InfernoMatch, { kind: of, card }: GameEvent): GameEvent[] {
  if (!leaving.has(of) || zoneOfCard(match, card) !== 'play' || !applies(match, leavingDetaches)) return [];
  const { host } = recordOf(match, card);
  return host === NO_CARD ? [] : [fact('detached', { card, other: host })];
}
