import {
  again,
  applies,
  call,
  NO_CARD,
  pin,
  raiseAll,
  rulesOnCard,
  site,
  stateCheck,
  staticsAbout,
  topics,
  type CardId,
  type CardRef,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { isAnyArmorChanged } from './armor.ts';
import { giveControlBack } from './control.ts';
import { isAnyOverwhelmed, settleDamage } from './destroy.ts';

const about = topics('controlledByYou');

const controls = site('KF-CONTROL-4 KF-FAQ-GEN-18', 'of several effects that give control of a card the newest that still works prevails');

/** What is nobody's doing: cards go to whom the newest text gives control of them, or back when none does any longer. *Rule:* KF-CONTROL-4. */
export const settleControl = stateCheck<KeyForge, object>('settle control', [
  {
    name: 'take note of what gives control',
    rule: 'KF-CONTROL-4',
    do: (match) =>
      raiseAll(
        match,
        permanents(match).flatMap((card) => changes(match, card)),
      ),
  },
  {
    name: 'change sides',
    rule: 'KF-CONTROL-3',
    do: (match) => {
      const [next] = permanents(match).flatMap((card) => strayed(match, card));
      if (next === undefined) return undefined;
      giveControlBack(match, next.card, next.to);
      return again;
    },
  },
  { name: 'put the rest in order', rule: 'KF-DAMAGE-2', do: (match) => settleNumbers(match) },
]);

/** Cards that somebody may take control of. */
function permanents(match: KeyForgeMatch): readonly CardId[] {
  return [0, 1].flatMap((seat) => [...cardsIn(match, 'line', seat), ...cardsIn(match, 'artifacts', seat)]);
}

/** What gives control of a card now: upgrades, and lasting effects, pinned. */
function giversOf(match: KeyForgeMatch, card: CardId): readonly CardRef[] {
  return rulesOnCard(match, card, about.controlledByYou).map(({ self }) => pin(recordOf(match, self)));
}

/** What has begun or ended to give control of a card. */
function changes(match: KeyForgeMatch, card: CardId): readonly GameEvent[] {
  const known = recordOf(match, card).control.map(({ by }) => by);
  const givers = giversOf(match, card);
  const begun = givers.filter((by) => !known.includes(by));
  const ended = known.filter((by) => by !== NO_CARD && !givers.includes(by));
  return [
    ...ended.map((other) => fact('controlEnded', { card, other })),
    ...begun.map((other) => fact('controlBegan', { card, other, seat: recordOf(match, other).controller })),
  ];
}

/** A card that the newest effect gives to another player than who controls it. */
function strayed(match: KeyForgeMatch, card: CardId): readonly { readonly card: CardId; readonly to: Seat }[] {
  const { control, controller } = recordOf(match, card);
  const newest = control.at(-1);
  return newest === undefined || newest.seat === controller || !applies(match, controls) ? [] : [{ card, to: newest.seat }];
}

/** Whether any effect that gives control has begun or ended. */
function isControlDue(match: KeyForgeMatch): boolean {
  const isGiven = staticsAbout(match, about.controlledByYou).length > 0;
  return permanents(match).some(
    (card) => (isGiven || recordOf(match, card).control.length > 0) && changes(match, card).length + strayed(match, card).length > 0,
  );
}

function settleNumbers(match: KeyForgeMatch): void {
  if (isAnyOverwhelmed(match) || isAnyArmorChanged(match)) settleDamage(match);
}

/** Calls the program that puts control in order, if it is not; returns whether it is called, which sees to numbers too. */
export function maySettleControl(match: KeyForgeMatch): boolean {
  if (!isControlDue(match)) return false;
  call(match, settleControl, {});
  return true;
}

/** Puts control and numbers in order. The last act of a step. */
export function settleTable(match: KeyForgeMatch): void {
  if (!maySettleControl(match)) settleNumbers(match);
}
