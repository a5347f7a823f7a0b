import {
  call,
  cardOf,
  isCurrent,
  leave,
  NO_CARD,
  option,
  pin,
  program,
  type CardId,
  type CardRef,
  type Seat,
  soleOption,
} from '@crupier/kernel/rules';
import { isCreature, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { mayFightThat } from './defenders.ts';
import { usesOf } from './restrictions.ts';
import { useByEffect } from './use.ts';

interface PairsLocals {
  /** Those who are still to fight, and those who are still to be fought, pinned. */
  fighters: readonly CardRef[];
  foes: readonly CardRef[];
  foe: CardRef;
}

/** Creatures that each fight one of some others, taunt ignored, one fight after another. *Rule:* KF-FAQ-CARD-endless-hordes-1. */
export const fightInPairs = program<KeyForge, PairsLocals>('fight in pairs', [
  {
    name: 'choose the creature to fight next',
    rule: 'KF-FAQ-CARD-endless-hordes-1',
    ask: (match, { locals, seat, source = NO_CARD }) => {
      locals.foe = NO_CARD;
      const options = locals.foes
        .filter((foe) => isThere(match, foe) && fightersFor(match, locals.fighters, foe).length > 0)
        .map((foe) => option('choose', cardOf(foe)));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'chooseFoe', source, options };
    },
    take: (match, { locals }, chosen) => {
      locals.foe = pin(recordOf(match, soleOption(chosen).card));
      locals.foes = locals.foes.filter((each) => each !== locals.foe);
    },
  },
  { name: 'until nobody is left', rule: '', do: (_match, { locals: { foe } }) => (foe === NO_CARD ? leave : undefined) },
  {
    name: 'choose who fights it',
    rule: 'KF-FAQ-CARD-endless-hordes-1',
    ask: (match, { locals: { fighters, foe }, seat }) => {
      const options = fightersFor(match, fighters, foe).map((card) => option('choose', cardOf(card)));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'chooseFighter', source: cardOf(foe), options };
    },
    take: (match, { locals, seat }, [chosen]) => {
      const { card } = chosen ?? { card: NO_CARD };
      locals.fighters = locals.fighters.filter((each) => cardOf(each) !== card);
      call(match, useByEffect, { card, only: 'fight', against: locals.foe, chosen: undefined }, { source: card, seat });
    },
  },
  { name: 'one fight at a time', rule: 'KF-FAQ-CARD-endless-hordes-1', do: () => 'choose the creature to fight next' },
]);

function isThere(match: KeyForgeMatch, card: CardRef): boolean {
  return isCurrent(match.state, card) && isCreature(match, card);
}

/** Those who could fight a creature, or lose their stun trying to. */
function fightersFor(match: KeyForgeMatch, fighters: readonly CardRef[], foe: CardRef): readonly CardRef[] {
  return fighters.filter((fighter) => {
    if (!isThere(match, fighter)) return false;
    const uses = usesOf(match, cardOf(fighter), 'fight');
    return uses.some(({ verb }) => verb === 'unstun' || (verb === 'fight' && mayFightThat(match, cardOf(fighter), cardOf(foe))));
  });
}

/** Lets creatures fight others, each one of them. The last act of a step. */
export function fightEach(
  match: KeyForgeMatch,
  fighters: readonly CardId[],
  foes: readonly CardId[],
  by: { seat: Seat; source: CardId },
): void {
  const pinned = (cards: readonly CardId[]): readonly CardRef[] => cards.map((card) => pin(recordOf(match, card)));
  if (fighters.length > 0 && foes.length > 0)
    call(match, fightInPairs, { fighters: pinned(fighters), foes: pinned(foes), foe: NO_CARD }, by);
}
