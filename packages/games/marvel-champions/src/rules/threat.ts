import { applies, call, NO_CARD, program, raise, rulesOnCard, site, topics, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { canLoseThreat, iconsInPlay, identityOf, inPlay, keywordOf, recordOf, schemesOf, typeOf } from '../state/reading.ts';
import { SCENARIO } from '../state/leaving.ts';
import { inMatch, printedOf } from '../state/printed.ts';
import { cardsIn, endings, type Marvel, type MarvelMatch } from '../state/state.ts';
import { defeat } from './defeat.ts';
import { resolveHeaders } from './headers.ts';
import { otherSide } from './sides.ts';

/** Places threat on a scheme. The last act of a step. */
export function placeThreat(match: MarvelMatch, card: CardId, amount: number, source: CardId): void {
  if (amount > 0) raise(match, fact('threatPlaced', { card, amount, other: source }));
}

const about = topics('ignoresGuard', 'ignoresPatrol', 'ignoresCrisis');

const crisis = site(
  'MC-CRISIS-ICON-1 MC-LTP-33 MC-ICONS-5 MC-TARGET-18',
  'while a crisis icon is in play no card of a player removes threat from the main scheme',
);
const playersAlone = site('MC-CRISIS-ICON-2', 'a crisis icon does not keep encounter cards from removing threat');
const patrol = site('MC-PATROL-1 MC-TARGET-15', 'a minion with patrol keeps its player from thwarting the main scheme');
const withThreat = site('MC-THWART-2', 'a scheme without threat is not thwarted');

const crisisIgnored = site('MC-IGNORE-1', 'for a text that ignores crisis icons there are none');

/** Whose card does something: an ally, or what acts for the player's identity. */
interface Doer {
  readonly seat: Seat;
  readonly by: CardId;
}

/** Whether who does something ignores what would keep others from it. */
export function ignores(match: MarvelMatch, { seat, by }: Doer, what: 'ignoresGuard' | 'ignoresPatrol' | 'ignoresCrisis'): boolean {
  const doer = by !== NO_CARD && ['ally', 'support'].includes(typeOf(match, by)) ? by : identityOf(match, seat);
  return rulesOnCard(match, doer, about[what]).length > 0;
}

/** *Rule:* MC-CRISIS-ICON-1. */
function isInCrisis(match: MarvelMatch, who: Doer): boolean {
  return iconsInPlay(match, 'crisis') > 0 && !ignores(match, who, 'ignoresCrisis') && applies(match, crisis);
}

/** The schemes from which a player's cards may remove threat. *Rule:* MC-CRISIS-ICON-1, MC-THWART-2. */
export function thwartable(match: MarvelMatch, seat: Seat, by = NO_CARD): readonly CardId[] {
  return openSchemes(match, { seat, by }, isInCrisis(match, { seat, by }));
}

/** The same for a text that ignores crisis icons. *Rule:* MC-IGNORE-1. */
export function thwartablePastCrisis(match: MarvelMatch, seat: Seat, by = NO_CARD): readonly CardId[] {
  return applies(match, crisisIgnored) ? openSchemes(match, { seat, by }, false) : thwartable(match, seat, by);
}

function openSchemes(match: MarvelMatch, who: Doer, inCrisis: boolean): readonly CardId[] {
  const isBarred = (card: CardId): boolean => card === match.state.mainScheme && (inCrisis || isPatrolled(match, who));
  const hasThreat = (card: CardId): boolean => recordOf(match, card).threat > 0 || !applies(match, withThreat);
  return schemesOf(match).filter((card) => hasThreat(card) && !isBarred(card) && canLoseThreat(match, card));
}

/** The schemes from which a card may remove threat for a player: crisis icons and patrols hinder no encounter card. *Rule:* MC-CRISIS-ICON-2. */
export function reducible(match: MarvelMatch, seat: Seat, source: CardId): readonly CardId[] {
  const isEncounter = source !== NO_CARD && recordOf(match, source).owner === SCENARIO && applies(match, playersAlone);
  if (!isEncounter) return thwartable(match, seat, source);
  return schemesOf(match).filter((card) => recordOf(match, card).threat > 0 && canLoseThreat(match, card));
}

/** *Rule:* MC-PATROL-1. */
function isPatrolled(match: MarvelMatch, who: Doer): boolean {
  return (
    !ignores(match, who, 'ignoresPatrol') &&
    cardsIn(match, 'engaged', who.seat).some((card) => keywordOf(match, card, 'patrol') > 0) &&
    applies(match, patrol)
  );
}

/** Removes threat from a scheme; a side scheme without any is defeated. *Rule:* MC-SIDE-SCHEME-3. */
export const removeThreat = program<Marvel, { readonly scheme: CardId; readonly amount: number; readonly by: CardId }>('remove threat', [
  {
    name: 'it is removed',
    rule: 'MC-THREAT-1',
    do: (match, { locals: { scheme, amount, by } }) => {
      const removed = Math.min(amount, recordOf(match, scheme).threat);
      if (removed > 0) raise(match, fact('threatRemoved', { card: scheme, amount: removed, other: by }));
    },
  },
  {
    name: 'a side scheme without threat is defeated',
    rule: 'MC-DEFEAT-1 MC-SIDE-SCHEME-3 MC-PLAYER-SIDE-SCHEME-3',
    do: (match, { locals: { scheme, by } }) => {
      const isSide = ['sideScheme', 'playerSideScheme'].includes(typeOf(match, scheme));
      if (isSide && inPlay(match).includes(scheme) && recordOf(match, scheme).threat === 0) call(match, defeat, { cards: [scheme], by });
    },
  },
]);

/** Whether the main scheme has reached its target threat. *Rule:* MC-MAIN-SCHEME-4. */
export function isCompleted(match: MarvelMatch): boolean {
  const { mainScheme } = match.state;
  const target = inMatch(match, printedOf(match, mainScheme).targetThreat);
  return target > 0 && recordOf(match, mainScheme).threat >= target;
}

/** The main scheme is completed, and the next one comes; after the last one the villain has won. *Rule:* MC-MAIN-SCHEME-1, MC-WIN-2. */
export const completeScheme = program<Marvel, object>('complete the main scheme', [
  {
    name: 'it is completed',
    rule: 'MC-MAIN-SCHEME-4',
    do: (match) => raise(match, fact('schemeCompleted', { card: match.state.mainScheme })),
  },
  {
    name: 'its When Completed abilities resolve',
    rule: 'MC-WHEN-COMPLETED-1',
    do: (match) => resolveHeaders(match, match.state.mainScheme, ['whenCompleted'], match.state.first),
  },
  { name: 'the scheme deck advances', rule: 'MC-MAIN-SCHEME-1', do: (match) => call(match, advanceScheme, {}) },
]);

/** *Rule:* MC-MAIN-SCHEME-6 to MC-MAIN-SCHEME-8. */
export const advanceScheme = program<Marvel, object>('advance the main scheme', [
  {
    name: 'the next scheme',
    rule: 'MC-MAIN-SCHEME-2 MC-MAIN-SCHEME-6 MC-WIN-2 MC-LTP-14 MC-CARD-20 MC-MAIN-SCHEME-5',
    do: (match) => {
      const next = cardsIn(match, 'schemeDeck').at(-1);
      if (next === undefined) raise(match, fact('ended', { value: endings.indexOf('schemeCompleted') }));
      else raise(match, fact('schemeAdvanced', { card: match.state.mainScheme, other: next }));
    },
  },
  {
    name: 'the When Revealed abilities of its first side resolve',
    rule: 'MC-MAIN-SCHEME-7 MC-WHEN-REVEALED-1 MC-WHEN-REVEALED-4',
    do: (match) => resolveHeaders(match, match.state.mainScheme, ['whenRevealed'], match.state.first),
  },
  {
    name: 'its first side is revealed',
    rule: 'MC-MAIN-SCHEME-7',
    do: (match) => raise(match, fact('revealed', { card: match.state.mainScheme, seat: match.state.first })),
  },
  { name: 'it is turned over', rule: 'MC-MAIN-SCHEME-8', do: (match) => turnScheme(match) },
  {
    name: 'the When Revealed abilities of its second side resolve',
    rule: 'MC-MAIN-SCHEME-8 MC-WHEN-REVEALED-1 MC-WHEN-REVEALED-4',
    do: (match) => resolveHeaders(match, match.state.mainScheme, ['whenRevealed'], match.state.first),
  },
  {
    name: 'its second side is revealed',
    rule: 'MC-MAIN-SCHEME-8',
    do: (match) => raise(match, fact('revealed', { card: match.state.mainScheme, seat: match.state.first })),
  },
]);

/** Turns the main scheme to its second side, with its starting threat. The last act of a step. *Rule:* MC-MAIN-SCHEME-8, MC-SETUP-13. */
export function turnScheme(match: MarvelMatch): void {
  const { mainScheme } = match.state;
  const value = otherSide(match, mainScheme);
  if (value === undefined) return;
  const printed = match.game.definitions[value]?.printed as Partial<ReturnType<typeof printedOf>> | undefined;
  raise(match, fact('schemeTurned', { card: mainScheme, value, amount: inMatch(match, printed?.startingThreat) }));
}
