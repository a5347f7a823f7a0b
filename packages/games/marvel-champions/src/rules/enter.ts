import { call, leave, NO_CARD, pin, program, raise, raiseAll, type CardId, type CardRef, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { isEngagedWith, isHero, isInPlay, keywordOf, minionsOf, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import { mayEnter } from '../state/uniqueness.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { activate } from './activation.ts';
import { beginnings, enter, tellEntered } from './reveal.ts';
import { worksInTeam } from './keywords/teamwork.ts';

interface EnterLocals {
  readonly item: CardId;
  /** The card where it entered play, or `NO_CARD`. */
  entered: CardRef;
}

/** An encounter card is put into play for a player without being revealed. *Rule:* MC-PLAY-PUT-INTO-PLAY-8, MC-WHEN-REVEALED-3. */
export const putEncounterCard = program<Marvel, EnterLocals>('put an encounter card into play', [
  {
    name: 'it enters play, unless it matches a card there',
    rule: 'MC-PLAY-PUT-INTO-PLAY-8 MC-ENGAGE-1 MC-MINION-1 MC-UNIQUE-6 MC-UNIQUE-8 MC-WHEN-REVEALED-3',
    do: (match, { locals, seat }) => {
      const { item } = locals;
      // A minion that is in play engages the player, and does not enter play anew.
      if (isInPlay(match, item)) {
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
    do: (match, { locals }) => {
      const { item } = locals;
      if (!isInPlay(match, item)) return;
      locals.entered = pin(recordOf(match, item));
      raiseAll(match, beginnings(match, item));
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
    do: (match, { locals: { item, entered }, seat }) => {
      if (entered !== NO_CARD && worksInTeam(match, item, seat)) activate(match, item, seat, 'byForm');
    },
  },
  {
    name: 'it has entered play, if it is a minion',
    rule: 'MC-SIMULTANEOUS-PRIORITY-1',
    do: (match, { locals: { entered }, seat }) => tellEntered(match, entered, seat),
  },
]);

/** Puts an encounter card into play for a player. The last act of a step. */
export function putEncounter(match: MarvelMatch, card: CardId, seat: Seat): void {
  call(match, putEncounterCard, { item: card, entered: NO_CARD }, { source: card, seat });
}
