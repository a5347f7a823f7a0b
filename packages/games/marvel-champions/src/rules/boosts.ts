import { applies, type CardId, cardOf, type CardRef, enclosing, leave, program, raise, site, writable } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { boostIconsOf, TURN_BOOSTS, type BoostsFrame } from '../state/attack-under-way.ts';
import { isStillInPlay, keywordOf, recordOf, zoneOfCard } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { resolveHeaders } from './headers.ts';

const villainous = site('MC-VILLAINOUS-1 MC-BOOST-ICON-1', 'a villainous minion that activates is given a boost card');
const noneForMinions = site(
  'MC-ATTACK-ENEMY-ACTIVATION-6 MC-SCHEME-ENEMY-ACTIVATION-1 MC-LTP-31',
  'a minion that is not villainous is given no boost card',
);
const belowTheLine = site('MC-BOOST-ICON-6', 'of a boost card only the text below the line is resolved');

/** Gives the villain, or a villainous minion, a facedown boost card. The last act of a step. *Rule:* MC-BOOST-ICON-1, MC-VILLAINOUS-1. */
export function giveBoost(match: MarvelMatch, enemy: CardRef): void {
  const takesOne = cardOf(enemy) === match.state.villain || (keywordOf(match, enemy, 'villainous') > 0 && applies(match, villainous));
  if (takesOne || !applies(match, noneForMinions)) addBoost(match, cardOf(enemy));
}

/** Gives an enemy one boost card more. The last act of a step. *Rule:* MC-BOOST-ICON-10. */
export function addBoost(match: MarvelMatch, enemy: CardId): void {
  const top = cardsIn(match, 'encounterDeck').at(-1);
  if (top !== undefined) raise(match, fact('boostGiven', { card: top, other: enemy }));
}

/** The next boost card of an enemy, a minion too (ruling MC-C-11), in the order in which they were given; undefined where it has none. */
function nextBoost(match: MarvelMatch, enemy: CardRef): CardId | undefined {
  return cardsIn(match, 'boost').find((card) => recordOf(match, card).host === cardOf(enemy));
}

/** The locals of a program that has boost cards turned up: what they add. */
export interface BoostedLocals {
  boost: number;
}

/** The boost cards of an enemy that activates are turned up one by one; the caller is told what they add. */
export const turnBoosts = program<Marvel, BoostsFrame>(TURN_BOOSTS, [
  {
    name: 'turn up a boost card',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-8 MC-ATTACK-ENEMY-ACTIVATION-9 MC-SCHEME-ENEMY-ACTIVATION-2 MC-SCHEME-ENEMY-ACTIVATION-3 MC-BOOST-ICON-2',
    do: (match, { locals }) => {
      const card = isStillInPlay(match, locals.enemy) ? nextBoost(match, locals.enemy) : undefined;
      if (card === undefined) {
        tellCaller(match, locals.boost);
        return leave;
      }
      locals.turned = card;
      raise(match, fact('boostTurned', { card, other: cardOf(locals.enemy) }));
      return undefined;
    },
  },
  {
    name: 'it lies faceup',
    rule: 'MC-BOOST-ICON-2',
    do: (match, { locals: { turned, enemy } }) => raise(match, fact('boostShown', { card: turned, other: cardOf(enemy) })),
  },
  {
    name: 'its boost ability resolves',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-10 MC-SCHEME-ENEMY-ACTIVATION-4 MC-BOOST-ICON-4 MC-STAR-ICON-7 MC-SIMULTANEOUS-PRIORITY-5 MC-VILLAINOUS-2 MC-ICONS-8',
    do: (match, { locals: { turned }, seat }) =>
      resolveHeaders(match, turned, applies(match, belowTheLine) ? ['boost'] : ['whenRevealed', 'boost'], seat),
  },
  {
    name: 'its icons count, and it is discarded',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-11 MC-ATTACK-ENEMY-ACTIVATION-12 MC-ATTACK-ENEMY-ACTIVATION-13 MC-SCHEME-ENEMY-ACTIVATION-5 MC-SCHEME-ENEMY-ACTIVATION-6 MC-SCHEME-ENEMY-ACTIVATION-7 MC-BOOST-ICON-3 MC-BOOST-ICON-8 MC-BOOST-ICON-9 MC-LTP-46 MC-ICONS-7 MC-BOOST-ICON-5 MC-STAR-ICON-1 MC-CARD-5',
    do: (match, { locals }) => {
      if (locals.cancelled !== locals.turned) locals.boost += boostIconsOf(match, locals.turned);
      if (zoneOfCard(match, locals.turned) === 'resolving') raise(match, fact('encounterDiscarded', { card: locals.turned }));
      return 'turn up a boost card';
    },
  },
]);

/** The enemy whose boost card is turned up; none while none is. */
export function activatingEnemies(match: MarvelMatch): readonly CardId[] {
  const frame = enclosing(match, turnBoosts);
  return frame === undefined ? [] : [cardOf(frame.locals.enemy)];
}

const haveIcons = site('MC-FAQ-40', 'no icons are cancelled of a boost card without any');

/** How many icons a boost card has. *Rule:* MC-AMPLIFY-ICON-1. */
export function iconsOf(match: MarvelMatch, card: CardRef): number {
  return boostIconsOf(match, cardOf(card));
}

/** How many icons of a boost card could be cancelled: none once they were. *Rule:* MC-FAQ-40. */
export function iconsToCancel(match: MarvelMatch, card: CardRef): number {
  const turning = enclosing(match, turnBoosts)?.locals;
  if (turning !== undefined && turning.turned === turning.cancelled) return 0;
  return Math.max(applies(match, haveIcons) ? 0 : 1, iconsOf(match, card));
}

/** The icons of the boost card that has just been turned up do not count. */
export function cancelIcons(match: MarvelMatch): void {
  const turning = enclosing(match, turnBoosts)?.locals;
  if (turning !== undefined) turning.cancelled = turning.turned;
}

function tellCaller(match: MarvelMatch, boost: number): void {
  const caller = writable(match).frames.at(-2)?.locals as BoostedLocals | undefined;
  if (caller !== undefined) caller.boost = boost;
}
