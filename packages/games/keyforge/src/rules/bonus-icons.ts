import {
  applies,
  call,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  rulesOnSeat,
  site,
  sumOf,
  topics,
  type CardId,
  type Seat,
} from '@crupier/kernel/rules';
import { discardedFrom, fact, gainedBy } from '../state/facts.ts';
import { cardsIn, creatures, creaturesOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { dealDamage } from './damage.ts';
import { drawCards } from './draw.ts';
import { iconsOf } from './gigantic.ts';
import { isSafeFromStealing } from './stealing.ts';
import { makeTokenCreatures } from './tokens.ts';

const about = topics('noIcons', 'iconsAgain', 'iconsCapture', 'captureIconsSteal', 'aemberIconsMakeTokens');

const noIcons = site('KF-FAQ-GEN-59', 'what stops icons stops those that an effect resolves too');
const iconsAgain = site(
  'KF-FAQ-CARD-wild-bounty-1 KF-FAQ-GEN-53 KF-FAQ-GEN-58',
  'each icon resolves again at once, whether printed or added',
);

interface IconLocals {
  /** From top to bottom. */
  readonly icons: readonly string[];
  /** Which one is next. */
  at: number;
  /** As what the present one is resolved. */
  as: string;
}

const NEXT = 'the next icon';
const AS_WHAT = 'choose as what it is resolved';

/** Resolving bonus icons, top to bottom, one at a time and whether one likes it or not. *Rule:* KF-BONUS-ICON-1, KF-BONUS-ICON-2. */
export const bonusIcons = program<KeyForge, IconLocals>('bonus icons', [
  {
    name: NEXT,
    rule: 'KF-BONUS-ICON-2 KF-FAQ-GEN-56',
    do: (_match, { locals }) => {
      const icon = locals.icons[locals.at];
      locals.at++;
      if (icon === undefined) return 'done';
      locals.as = icon;
      return undefined;
    },
  },
  // One effect may turn the icon into what another one replaces.
  {
    name: AS_WHAT,
    rule: 'KF-FAQ-GEN-60 KF-REPLACEMENT-1',
    ask: (match, { locals, seat, source }) => {
      const others = insteadOf(match, locals.as, seat);
      if (others.length === 0) return undefined;
      const options = [option('asItIs'), ...others.map((verb) => option(verb))];
      return { kind: 'mode', seat: match.state.active, purpose: 'iconAs', source, options };
    },
    take: (_match, { locals }, [chosen]) => {
      if (chosen === undefined || chosen.verb === 'asItIs') return undefined;
      locals.as = insteads[chosen.verb as Instead];
      return AS_WHAT;
    },
  },
  { name: 'resolve it', rule: 'KF-BONUS-ICON-2', do: (_match, { locals }) => steps[locals.as] ?? NEXT },
  {
    name: 'gain 1',
    rule: 'KF-BONUS-ICON-3',
    do: (match, { seat }) => {
      raise(match, fact('aemberGained', { seat, amount: 1, value: gainedBy.icon }));
      return NEXT;
    },
  },
  {
    name: 'a friendly creature captures 1',
    rule: 'KF-BONUS-ICON-4',
    ask: (match, { seat }) => {
      const options = match.state.players[1 - seat]?.aember === 0 ? [] : creaturesOf(match, seat).map((card) => option('capture', card));
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'captureIcon', options };
    },
    take: (match, { seat }, [captor]) => raise(match, fact('aemberCaptured', { card: captor?.card ?? NO_CARD, seat: 1 - seat, amount: 1 })),
  },
  { name: 'captured', rule: 'KF-BONUS-ICON-2', do: () => NEXT },
  {
    name: 'steal 1',
    rule: 'KF-FAQ-GEN-60',
    do: (match, { seat }) => {
      const isThere = (match.state.players[1 - seat]?.aember ?? 0) > 0;
      if (isThere && !isSafeFromStealing(match, 1 - seat)) raise(match, fact('aemberStolen', { seat, amount: 1 }));
      return NEXT;
    },
  },
  { name: 'make a token creature', rule: '', do: (match, { seat }) => makeTokenCreatures(match, seat, 1) },
  { name: 'made', rule: 'KF-BONUS-ICON-2', do: () => NEXT },
  {
    name: 'deal 1 damage',
    rule: 'KF-BONUS-ICON-5 KF-BONUS-ICON-6',
    ask: (match) => {
      const options = creatures(match).map((card) => option('damage', card));
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'damageIcon', options };
    },
    take: (match, _frame, [struck]) => dealDamage(match, [struck?.card ?? NO_CARD], 1, NO_CARD),
  },
  { name: 'dealt', rule: 'KF-BONUS-ICON-2', do: () => NEXT },
  {
    name: 'draw a card',
    rule: 'KF-BONUS-ICON-7',
    do: (match, { seat }) => {
      call(match, drawCards, { left: 1 }, { seat });
    },
  },
  {
    name: 'a draw icon is resolved',
    rule: '',
    do: (match, { seat, source }) => {
      raise(match, fact('drawIconResolved', { card: source, seat }));
      return NEXT;
    },
  },
  {
    name: 'discard a card',
    rule: 'KF-BONUS-ICON-8',
    ask: (match, { seat }) => {
      const options = cardsIn(match, 'hand', seat).map((card: CardId) => option('discard', card));
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'discardIcon', options };
    },
    take: (match, { seat }, [card]) =>
      raise(match, fact('cardDiscarded', { card: card?.card ?? NO_CARD, seat, value: discardedFrom.hand })),
  },
  { name: 'discarded', rule: 'KF-BONUS-ICON-2', do: () => NEXT },
  { name: 'done', rule: 'KF-BONUS-ICON-2', do: () => undefined },
]);

/** Which step resolves an icon. House and power icons have none: they are newer than version 17.2 of the rules. */
const iconSteps = {
  amber: 'gain 1',
  capture: 'a friendly creature captures 1',
  damage: 'deal 1 damage',
  draw: 'draw a card',
  discard: 'discard a card',
} as const;

/** The same, and what effects make of an icon. *Rule:* KF-FAQ-GEN-60. */
const steps: Readonly<Record<string, string>> = { ...iconSteps, steal: 'steal 1', token: 'make a token creature' };

/** What an icon is resolved as, by the option that says so. */
const insteads = { asCapture: 'capture', asSteal: 'steal', asToken: 'token' } as const;
type Instead = keyof typeof insteads;

/** Whether the rules carry a bonus icon out; a list with another one would only half work. *Rule:* KF-BONUS-ICON-3 to KF-BONUS-ICON-8. */
export function isCarriedOut(icon: string): boolean {
  return Object.hasOwn(iconSteps, icon);
}

/** What effects offer in place of an icon: a capture for any, a steal for a capture, a token creature for Æ. *Rule:* KF-FAQ-GEN-60. */
function insteadOf(match: KeyForgeMatch, icon: string, seat: Seat): readonly Instead[] {
  if (icon === 'capture') return rulesOnSeat(match, seat, about.captureIconsSteal).length > 0 ? ['asSteal'] : [];
  if (!isCarriedOut(icon)) return [];
  const found: Instead[] = rulesOnSeat(match, seat, about.iconsCapture).length > 0 ? ['asCapture'] : [];
  if (icon === 'amber' && rulesOnSeat(match, seat, about.aemberIconsMakeTokens).length > 0) found.push('asToken');
  return found;
}

interface AsPlayedLocals {
  readonly card: CardId;
}

/** Resolving the icons of a card as if it had been played: what waits for the next card played waits for it too. *Rule:* KF-FAQ-GEN-58. */
export const iconsAsIfPlayed = program<KeyForge, AsPlayedLocals>('bonus icons as if played', [
  { name: 'bonus icons', rule: 'KF-FAQ-GEN-58', do: (match, { locals: { card }, seat }) => resolveIcons(match, card, seat) },
  { name: 'what repeats icons once is over', rule: 'KF-FAQ-GEN-58', do: (match, { seat }) => endOfRepeating(match, seat) },
]);

/** Ends what repeats the icons of the next card played. The last act of a step. *Rule:* KF-FAQ-CARD-wild-bounty-1. */
export function endOfRepeating(match: KeyForgeMatch, seat: Seat): void {
  const once = rulesOnSeat(match, seat, about.iconsAgain).filter(({ self }) => zoneOfCard(match, self) === 'effects');
  raiseAll(
    match,
    once.map(({ self }) => fact('effectEnded', { card: self })),
  );
}

/** Resolves the bonus icons of a card, as when it is played. The last act of a step. *Rule:* KF-BONUS-ICON-1, KF-FAQ-GEN-58. */
export function resolveIcons(match: KeyForgeMatch, card: CardId, seat: Seat): void {
  const icons = iconsOf(match, card);
  if (icons.length === 0 || (rulesOnSeat(match, seat, about.noIcons).length > 0 && applies(match, noIcons))) return;
  const again = rulesOnSeat(match, seat, about.iconsAgain);
  const times = again.length > 0 && applies(match, iconsAgain) ? 1 + sumOf(again) : 1;
  const all = times === 1 ? icons : icons.flatMap((icon) => Array.from({ length: times }, () => icon));
  call(match, bonusIcons, { icons: all, at: 0, as: '' }, { source: card, seat });
}
