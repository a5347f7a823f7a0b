import { applies, cardOf, enclosing, running, site, writable, type CardId, type CardRef } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { attackApart, strike, type Thwarted } from './player-attack.ts';
import { NO_INCREASE, useAbility, type Increase, type UseLocals } from './use-ability.ts';

const addedAtOnce = site(
  'MC-MODIFYING-EFFECTS-1 MC-MODIFYING-EFFECTS-2 MC-FAQ-12',
  'additional damage is dealt with the damage of the attack as one amount',
);
const firstOnly = site('MC-EVENT-8', 'what is added to an attack is added to the first of several');
const everyInstance = site('MC-EVENT-7 MC-FAQ-31', 'what is added to the damage or the thwart of an event is added each time');
const everyRemoval = site(
  'MC-THWART-5',
  'what raises the threat that a thwart ability removes raises each removal by it that is not additional',
);
const another = site('MC-FAQ-34', 'a different enemy or scheme is none that the ability has attacked or thwarted');
const onlyIfDefeated = site('MC-ERRATA-45', 'what an attack brings if it defeats an enemy, it does not bring otherwise');
const eachTime = site('MC-FOR-EACH-7', 'what changes the damage of a text changes it each time that it is done');

/** Lets the attack of the ability that is being followed deal more damage. *Rule:* MC-MODIFYING-EFFECTS-2. */
export function addDamage(match: MarvelMatch, amount: number): void {
  const frame = enclosing(match, useAbility);
  if (frame !== undefined) frame.locals.added += amount;
}

/** The damage that was added to the attack of the ability that is being followed; it is added once. */
export function takeAddedDamage(match: MarvelMatch): number {
  const frame = enclosing(match, useAbility);
  const added = applies(match, addedAtOnce) ? (frame?.locals.added ?? 0) : 0;
  if (frame !== undefined && applies(match, firstOnly)) frame.locals.added = 0;
  return added + moreOf(match, frame);
}

/** What the card that is played deals more each time. *Rule:* MC-FOR-EACH-7. */
function moreOf(match: MarvelMatch, frame: ReturnType<typeof enclosing<Marvel, UseLocals>>): number {
  if (frame === undefined || (frame.locals.struck.length > 0 && !applies(match, eachTime))) return 0;
  return recordOf(match, frame.source).moreDamage;
}

type Using = ReturnType<typeof running<Marvel, UseLocals>>[number];

function increase(using: Using | undefined, { damage = 0, threat = 0 }: Partial<Increase>): void {
  if (using === undefined) return;
  const { more } = using.locals;
  using.locals.more = { damage: more.damage + damage, threat: more.threat + threat };
}

/** Lets each damage and each removal of threat of the ability that is being followed be more. *Rule:* MC-EVENT-7. */
export function addToEach(match: MarvelMatch, amount: number): void {
  increase(enclosing(match, useAbility), { damage: amount, threat: amount });
}

/** Lets an event that is being played deal more damage, or remove more threat, each time. *Rule:* MC-FAQ-31. */
export function increaseEvent(match: MarvelMatch, event: CardId, by: Partial<Increase>): void {
  increase(
    running(match, useAbility).findLast(({ source }) => source === event),
    by,
  );
}

const oneAlone = site('MC-ATTACK-ABILITY-6', 'what raises one of several attacks raises that one alone');
const eachDamage = site(
  'MC-ATTACK-ABILITY-4',
  'what raises the damage of an attack ability raises each damage of it that is not additional',
);

/**
 * Raises the damage of the attack that is about to be made, and of all damage that its ability still deals by that attack.
 * *Rule:* MC-ATTACK-ABILITY-4, MC-ATTACK-ABILITY-6.
 */
export function raiseAttack(match: MarvelMatch, amount: number): void {
  const { frames } = writable(match);
  const at = frames.findLastIndex(({ program: running }) => running === strike.id);
  const blow = frames[at]?.locals as { amount: number } | undefined;
  if (blow === undefined) return;
  blow.amount += amount;
  const below = frames.slice(0, at);
  const isApart = below.findLast(({ locals }) => 'struck' in locals)?.program === attackApart.id;
  if (!applies(match, eachDamage) || (isApart && applies(match, oneAlone))) return;
  const ability = below.findLast(({ program: running }) => running === useAbility.id)?.locals as UseLocals | undefined;
  if (ability !== undefined) ability.more = { ...ability.more, damage: ability.more.damage + amount };
}

/** What each damage or each removal of threat of the ability that is being followed is more now. *Rule:* MC-EVENT-7, MC-THWART-5. */
export function moreOfEach(match: MarvelMatch, of: 'damage' | 'threat'): number {
  const frame = enclosing(match, useAbility);
  if (frame === undefined) return 0;
  const more = frame.locals.more[of];
  if (!applies(match, everyInstance)) frame.locals.more = NO_INCREASE;
  else if (of === 'threat' && !applies(match, everyRemoval)) frame.locals.more = { ...frame.locals.more, threat: 0 };
  return more;
}

/** Whether the ability that is being followed has attacked an enemy or thwarted a scheme. The stages of a villain are one enemy. *Rule:* MC-FAQ-34. */
export function isAimedAt(match: MarvelMatch, card: CardRef): boolean {
  const { struck = [], thwarted = [] } = enclosing(match, useAbility)?.locals ?? {};
  const aimed = [...struck.map(({ target }) => target), ...thwarted.map(({ scheme }) => scheme)].map(cardOf);
  return aimed.includes(cardOf(card)) && applies(match, another);
}

/** Whether the last attack of the ability that is being followed has defeated its enemy. */
export function hasDefeated(match: MarvelMatch): boolean {
  return enclosing(match, useAbility)?.locals.struck.at(-1)?.isDefeated === true && applies(match, onlyIfDefeated);
}

const sameExcess = site('MC-OVERKILL-4', 'the excess damage that a text counts is that which overkill passes on');

/** The excess damage that the attack of the ability that is being followed has dealt. *Rule:* MC-OVERKILL-4. */
export function excessOfAttack(match: MarvelMatch): number {
  const { struck = [] } = enclosing(match, useAbility)?.locals ?? {};
  return struck.reduce((sum, { excess = 0, taken }) => sum + (applies(match, sameExcess) ? excess : taken), 0);
}

/** Notes what the ability that is being followed thwarts. */
export function noteThwarted(match: MarvelMatch, thwarted: Thwarted): boolean {
  const frame = enclosing(match, useAbility);
  if (frame !== undefined) frame.locals.thwarted = [...frame.locals.thwarted, thwarted];
  return frame !== undefined;
}
