import { applies, call, raiseAll, running, site, stateCheck, staticsAbout, topics, type CardId } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { countsAsCreature } from '../state/base-power.ts';
import { printedOf } from '../state/printed.ts';
import { cardsIn, creatures, recordOf } from '../state/reading.ts';
import { upgradesOn } from '../state/relations.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { settleTable } from './control-effects.ts';
import { discarding } from './discard.ts';
import { flip } from './flip.ts';
import { reshapings, unnotedModels } from './reshaping.ts';

const about = topics('copiesGiver', 'gainsTextBox');

const leavesLine = site('KF-FAQ-CARD-animator-1', 'a card that is no creature any more leaves the battleline and loses its upgrades');

/**
 * What is nobody's doing: cards become what lasting effects say, and what is no creature any more leaves the battleline and stays in play
 * with what lies on it. *Rule:* KF-LASTING-1, KF-LASTING-3, KF-FAQ-CARD-animator-1.
 */
export const settleCards = stateCheck<KeyForge, object>('settle what cards are', [
  { name: 'note what effects that have begun copy', rule: '', do: (match) => raiseAll(match, unnotedModels(match)) },
  { name: 'cards become what effects say', rule: 'KF-LASTING-1 KF-LASTING-3', do: (match) => raiseAll(match, reshapings(match)) },
  {
    name: 'upgrades of what is no creature any more are discarded',
    rule: 'KF-FAQ-CARD-animator-1',
    do: (match) =>
      raiseAll(
        match,
        strays(match).flatMap((card) => upgradesOn(match, card).map((upgrade) => discarding(match, upgrade))),
      ),
  },
  {
    name: 'it leaves the battleline',
    rule: 'KF-FAQ-CARD-animator-1',
    do: (match) =>
      raiseAll(
        match,
        strays(match).map((card) => fact('lineLeft', { card })),
      ),
  },
  { name: 'put the rest in order', rule: 'KF-DAMAGE-2', do: (match) => settleTable(match) },
]);

/** Cards in the battlelines that are no creatures. Those that are being turned over are seen to by that. *Rule:* KF-FLIP-4. */
function strays(match: KeyForgeMatch): readonly CardId[] {
  const found = creatures(match).filter((card) => !countsAsCreature(match, card));
  return found.length > 0 && running(match, flip).length === 0 && applies(match, leavesLine) ? found : [];
}

/** Calls the program that settles what cards are, if anything has changed; returns whether it is called, which sees to control and numbers too. */
export function maySettleCards(match: KeyForgeMatch): boolean {
  if (!isAnythingElse(match) || strays(match).length + unnotedModels(match).length + reshapings(match).length === 0) return false;
  call(match, settleCards, {});
  return true;
}

/** Whether any card may have to become something else. Cheap, since many events ask it. */
function isAnythingElse(match: KeyForgeMatch): boolean {
  if (staticsAbout(match, about.copiesGiver).length + staticsAbout(match, about.gainsTextBox).length > 0) return true;
  for (let seat = 0; seat < match.state.players.length; seat++) {
    for (const card of cardsIn(match, 'line', seat))
      if (recordOf(match, card).usualDefinition !== 0 || printedOf(match, card).type !== 'creature') return true;
    for (const card of cardsIn(match, 'artifacts', seat)) if (recordOf(match, card).usualDefinition !== 0) return true;
  }
  return false;
}
