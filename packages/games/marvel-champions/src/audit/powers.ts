import type { CardId, Seat } from '@crupier/kernel/rules';
import { auditedFacts } from './audited-facts.ts';
import type { PrintedNumber } from '../cards/facts/card-facts.ts';
import { anyInPlay, factsIn, type Picture } from './picture.ts';
import { changesDefense, changesDefenseOfAll, changesDrones, changesItsPower, changesPowerOfHost } from './texts.ts';

/** A number as it is in a match with so many players; undefined for what is not printed in digits. *Rule:* MC-PER-PLAYER-ICON-1. */
export function numberOf({ players }: Picture, printed: PrintedNumber | undefined): number | undefined {
  if (printed?.kind !== 'digits' || printed.per === 'group') return undefined;
  return printed.per === 'player' ? printed.amount * players.length : printed.amount;
}

/**
 * The ATK or SCH of an enemy: what is printed and what attachments add. Undefined where a text may change it.
 * *Rule:* MC-ATTACHMENT-3, MC-MODIFIERS-2.
 */
export function powerOf(picture: Picture, enemy: CardId, power: 'attack' | 'scheme'): number | undefined {
  const facts = factsIn(picture, enemy);
  const base = numberOf(picture, facts?.[power]);
  if (facts === undefined || base === undefined || changesItsPower.has(picture.cards.get(enemy)?.key ?? '')) return undefined;
  if (anyInPlay(picture, ({ key, host }) => host === enemy && changesPowerOfHost.has(key))) return undefined;
  if (facts.traits.includes('Drone') && anyInPlay(picture, ({ key }) => changesDrones.has(key))) return undefined;
  let sum = base;
  for (const { key, host } of picture.cards.values())
    if (host === enemy && auditedFacts(key)?.type === 'attachment') sum += auditedFacts(key)?.[power]?.amount ?? 0;
  return Math.max(0, sum);
}

/** The DEF of a player's hero; undefined where a text may change it. */
export function defenseOf(picture: Picture, seat: Seat): number | undefined {
  const isChanged = anyInPlay(picture, ({ key, area }) => changesDefenseOfAll.has(key) || (area === seat && changesDefense.has(key)));
  return isChanged ? undefined : numberOf(picture, factsIn(picture, picture.players[seat]?.identity ?? 0)?.defense);
}
