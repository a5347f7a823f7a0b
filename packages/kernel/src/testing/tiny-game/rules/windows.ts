import { abilityOf, type WindowClass, type WindowPolicy, type Seat } from '../../../rules.ts';
import type { Tiny, TinyMatch } from '../state/state.ts';
import { seatsFrom } from '../state/state.ts';

function isForced(match: TinyMatch, { ref }: Parameters<WindowClass<Tiny>['includes']>[1]): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && data.forced;
}

const fromTheActive = (match: TinyMatch): Seat[] => seatsFrom(match, match.state.active);

/** Forced abilities resolve in the order that the active player says, then each player may use the others, the active one first. */
const classes: readonly WindowClass<Tiny>[] = [
  { name: 'forced', rule: 'TINY-ORDER', manner: 'all', includes: isForced, players: fromTheActive },
  {
    name: 'optional',
    rule: 'TINY-INTERRUPT',
    manner: 'round',
    includes: (match, heard) => !isForced(match, heard),
    players: fromTheActive,
  },
];

/** How abilities of the tiny game answer what happens. */
export const windows: WindowPolicy<Tiny> = { interrupts: classes, responses: classes };
