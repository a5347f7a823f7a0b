import {
  call,
  cardOf,
  leave,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  type CardId,
  type CardRef,
  type Seat,
  soleOption,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { inPlay, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { defendersFor } from './defenders.ts';
import { fightWith } from './fight.ts';
import type { Use, UseVerb } from './restrictions.ts';
import { useUpPermission } from './use-permissions.ts';
import { beginUse, callUse, useOption, usesByEffect } from './use.ts';

interface SeriesLocals {
  /** Pinned: it is this very creature that fights each time. */
  readonly card: CardRef;
  /** How many fights there are still to be. */
  left: number;
  /** Whom it has fought, pinned. */
  fought: readonly CardRef[];
  chosen: Use | undefined;
  /** Whom it fights now, or `NO_CARD`. */
  defender: CardId;
}

const AGAIN = 'ready it';

/** Readying a creature and fighting with it several times, one fight after the other and each against another creature. *Rule:* KF-FIGHT-WITH-1. */
export const fightSeries = program<KeyForge, SeriesLocals>('fight several times', [
  {
    name: AGAIN,
    rule: 'KF-READY-1',
    do: (match, { locals }) => {
      if (locals.left <= 0 || !inPlay(match, locals.card)) return leave;
      locals.left--;
      Object.assign(locals, { chosen: undefined, defender: NO_CARD });
      if (recordOf(match, locals.card).exhausted) raise(match, fact('cardReadied', { card: cardOf(locals.card) }));
      return undefined;
    },
  },
  {
    name: 'use it',
    rule: 'KF-FIGHT-WITH-1 KF-USE-VIA-1',
    ask: (match, { locals, seat }) => {
      const card = cardOf(locals.card);
      const options = usesNow(match, locals, seat).map((each) => useOption(match, card, each));
      return options.length === 0 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'chooseUse', source: card, options };
    },
    take: (match, { locals, seat }, [chosen]) => {
      if (chosen === undefined) return;
      locals.chosen = { verb: chosen.verb as UseVerb, value: chosen.value };
      beginUse(match, cardOf(locals.card), seat);
    },
  },
  {
    name: 'use up a permission to use it',
    rule: 'KF-OFF-HOUSE-1',
    do: (match, { locals: { card, chosen }, seat }) => {
      if (chosen !== undefined) useUpPermission(match, cardOf(card), seat);
    },
  },
  {
    name: 'choose the creature to fight',
    rule: 'KF-FIGHT-2',
    ask: (match, { locals }) => {
      const options = locals.chosen?.verb === 'fight' ? othersFor(match, locals).map((card) => option('fight', card)) : [];
      if (options.length === 0) return undefined;
      return { kind: 'target', seat: match.state.active, purpose: 'chooseDefender', source: cardOf(locals.card), options };
    },
    take: (match, { locals }, chosen) => {
      locals.defender = soleOption(chosen).card;
      locals.fought = [...locals.fought, pin(recordOf(match, locals.defender))];
    },
  },
  {
    name: 'fight',
    rule: 'KF-FIGHT-WITH-1',
    do: (match, { locals: { card, chosen, defender }, seat }) => {
      if (chosen?.verb === 'fight') {
        if (defender !== NO_CARD && inPlay(match, card)) fightWith(match, cardOf(card), seat, pin(recordOf(match, defender)));
      } else if (chosen !== undefined) callUse(match, option(chosen.verb, cardOf(card), chosen.value), seat);
      return AGAIN;
    },
  },
]);

/** Its uses that a fight is told by: none against a creature that it has fought. */
function usesNow(match: KeyForgeMatch, locals: SeriesLocals, seat: Seat): readonly Use[] {
  if (!inPlay(match, locals.card) || sideOf(match, locals.card) !== seat) return [];
  const uses = usesByEffect(match, { card: cardOf(locals.card), only: 'fight' });
  return othersFor(match, locals).length > 0 ? uses : uses.filter(({ verb }) => verb !== 'fight');
}

/** The creatures that it could fight and has not fought. */
function othersFor(match: KeyForgeMatch, { card, fought }: SeriesLocals): readonly CardId[] {
  return defendersFor(match, cardOf(card)).filter((each) => !fought.includes(pin(recordOf(match, each))));
}

/** Readies a creature and fights with it so many times, each against another creature. The last act of a step. */
export function callFightSeries(match: KeyForgeMatch, card: CardId, times: number, seat: Seat): void {
  const pinned = pin(recordOf(match, card));
  call(match, fightSeries, { card: pinned, left: times, fought: [], chosen: undefined, defender: NO_CARD }, { source: card, seat });
}
