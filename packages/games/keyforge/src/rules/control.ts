import {
  applies,
  call,
  option,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type GameEvent,
  type Option,
  type Seat,
  soleOption,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { creaturesOf, isCreature, recordOf } from '../state/reading.ts';
import { upgradesOn } from '../state/relations.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { areEndsAlike } from './moot-choices.ts';

const upgradesStay = site('KF-CONTROL-8', 'an upgrade stays with its player when its creature changes sides');

interface ControlLocals {
  readonly card: CardId;
  /** Who takes it. */
  readonly to: Seat;
  /** 1 where it only goes to whom an effect gives it that has begun already. */
  readonly settles: number;
}

/** Taking control of a card: a creature comes to a flank that the active player chooses. *Rule:* KF-CONTROL-3, KF-FLANK-2. */
export const takeControl = program<KeyForge, ControlLocals>('take control', [
  {
    name: 'choose a flank',
    rule: 'KF-CONTROL-3 KF-FLANK-2',
    ask: (match, { locals: { card, to } }) => {
      if (!isCreature(match, card) || recordOf(match, card).controller === to) return undefined;
      const options = flanksOf(match, card, to);
      return options.length < 2 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlace', source: card, options };
    },
    take: (match, { locals }, chosen) => {
      raise(match, changing(locals, soleOption(chosen).value));
      return 'done';
    },
    moot: (match, _frame, { options }) => areEndsAlike(match, options),
  },
  {
    name: 'it changes sides',
    rule: 'KF-CONTROL-3',
    do: (match, { locals }) => {
      if (recordOf(match, locals.card).controller !== locals.to) raise(match, changing(locals, 0));
    },
  },
  {
    name: 'done',
    rule: 'KF-CONTROL-3',
    do: (match, { locals: { card, to } }) => {
      const taken = upgradesOn(match, card).filter((each) => recordOf(match, each).controller !== to && !applies(match, upgradesStay));
      raiseAll(
        match,
        taken.map((each) => fact('controlChanged', { card: each, seat: to, value: 0 })),
      );
    },
  },
]);

function changing({ card, to, settles }: ControlLocals, value: number): GameEvent {
  return fact(settles === 1 ? 'controlSettled' : 'controlChanged', { card, seat: to, value });
}

/** The two ends of a battleline, or the one place in an empty one. */
export function flanksOf(match: KeyForgeMatch, card: CardId, seat: Seat): Option[] {
  const { length } = creaturesOf(match, seat);
  return length === 0 ? [option('leftFlank', card, 0)] : [option('leftFlank', card, 0), option('rightFlank', card, length)];
}

/** Gives control of a card to a player. The last act of a step. */
export function giveControl(match: KeyForgeMatch, card: CardId, to: Seat): void {
  call(match, takeControl, { card, to, settles: 0 }, { source: card, seat: match.state.active });
}

/** Lets a card go to the player to whom an effect gives it that has begun already. The last act of a step. */
export function giveControlBack(match: KeyForgeMatch, card: CardId, to: Seat): void {
  call(match, takeControl, { card, to, settles: 1 }, { source: card, seat: match.state.active });
}
