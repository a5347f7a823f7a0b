import { call, leave, program, raise, raiseAll, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { isEngagedWith, isHero, isInPlay, keywordOf, mayEnter, minionsOf, typeOf, zoneOfCard } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { activate } from './activation.ts';
import { beginnings, enter } from './reveal.ts';
import { worksInTeam } from './teamwork.ts';

interface EnterLocals {
  readonly item: CardId;
  /** Whether it was in play before, and engages the player anew. */
  wasThere?: boolean;
}

/** An encounter card is put into play for a player without being revealed. *Rule:* MC-PLAY-PUT-INTO-PLAY-8, MC-WHEN-REVEALED-3. */
export const putEncounterCard = program<Marvel, EnterLocals>('put an encounter card into play', [
  {
    name: 'it enters play, unless it matches a card there',
    rule: 'MC-PLAY-PUT-INTO-PLAY-8 MC-ENGAGE-1 MC-MINION-1 MC-UNIQUE-6 MC-UNIQUE-8 MC-WHEN-REVEALED-3',
    do: (match, { locals, seat }) => {
      const { item } = locals;
      // A minion that is in play engages the player, and does not enter play anew.
      locals.wasThere = isInPlay(match, item);
      if (locals.wasThere) {
        const wasEngaged = isEngagedWith(match, item, seat);
        if (typeOf(match, item) === 'minion') enter(match, item, seat);
        return wasEngaged ? leave : 'quickstrike';
      }
      if (mayEnter(match, item)) return enter(match, item, seat);
      if (zoneOfCard(match, item) !== 'encounterDiscard') raise(match, fact('encounterDiscarded', { card: item }));
      return leave;
    },
  },
  {
    name: 'what it enters play with',
    rule: 'MC-SIDE-SCHEME-2 MC-TOUGHNESS-1 MC-HINDER-1',
    do: (match, { locals: { item } }) => {
      if (isInPlay(match, item)) raiseAll(match, beginnings(match, item));
    },
  },
  {
    name: 'quickstrike',
    rule: 'MC-QUICKSTRIKE-1',
    do: (match, { locals: { item }, seat }) => {
      const strikes = minionsOf(match, seat).includes(item) && keywordOf(match, item, 'quickstrike') > 0 && isHero(match, seat);
      if (strikes) activate(match, item, seat, 'attack');
    },
  },
  {
    name: 'teamwork',
    rule: 'MC-TEAMWORK-1',
    do: (match, { locals: { item, wasThere }, seat }) => {
      if (wasThere !== true && worksInTeam(match, item, seat)) activate(match, item, seat, 'byForm');
    },
  },
]);

/** Puts an encounter card into play for a player. The last act of a step. */
export function putEncounter(match: MarvelMatch, card: CardId, seat: Seat): void {
  call(match, putEncounterCard, { item: card }, { source: card, seat });
}
