import { abilityOf, abilityRef, applies, raiseAll, site, type CardId, contextOf } from '@crupier/kernel/rules';
import { durations } from './durations.ts';
import { fact } from '../state/facts.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';

const overForGood = site('INF-610.2b', 'what lasts while something holds is over for good when that does not hold');
const NOTHING: readonly CardId[] = [];
const WHILE = durations.indexOf('while');

/** The lasting effects whose "while" no longer holds, or never did: they are over for good. *Rule:* INF-610.2b. */
export function endedWhiles(match: InfernoMatch): readonly CardId[] {
  const effects = cardsIn(match, 'effects');
  let ended: CardId[] | undefined;
  for (let at = 0; at < effects.length; at++) {
    const card = effects[at] as CardId;
    const { until, host } = recordOf(match, card);
    if (until === WHILE && !abilityOf(match, abilityRef(card, 0)).static.appliesToCard(match, host, contextOf(match, card)))
      (ended ??= []).push(card);
  }
  return ended !== undefined && applies(match, overForGood) ? ended : NOTHING;
}

/** Ends them. The last act of a step. */
export function endWhiles(match: InfernoMatch, ended: readonly CardId[]): void {
  raiseAll(
    match,
    ended.map((card) => fact('effectEnded', { card })),
  );
}
