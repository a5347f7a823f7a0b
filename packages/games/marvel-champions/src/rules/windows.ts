import { abilityOf, type Heard, type Seat, type WindowClass, type WindowPolicy } from '@crupier/kernel/rules';
import { seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';

function isForced(match: MarvelMatch, { ref }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && data.forced;
}

const fromTheFirst = (match: MarvelMatch): readonly Seat[] => seatsFrom(match, match.state.first);

/** The first player orders what is forced; then each player in player order may use what is not, until all pass. *Rule:* MC-FIRST-PLAYER-6 to MC-FIRST-PLAYER-8. */
function classesOf(forcedRow: string, optionalRow: string): readonly WindowClass<Marvel>[] {
  return [
    { name: 'forced', rule: `${forcedRow} MC-FIRST-PLAYER-6`, manner: 'all', includes: isForced, players: fromTheFirst },
    { name: 'optional', rule: optionalRow, manner: 'round', includes: (match, heard) => !isForced(match, heard), players: fromTheFirst },
  ];
}

/** How abilities answer what happens: forced ones before those that are not, interrupts before it and responses after it. */
export const windows: WindowPolicy<Marvel> = {
  interrupts: classesOf('MC-SIMULTANEOUS-PRIORITY-3', 'MC-SIMULTANEOUS-PRIORITY-4 MC-FIRST-PLAYER-7'),
  responses: classesOf('MC-SIMULTANEOUS-PRIORITY-6', 'MC-SIMULTANEOUS-PRIORITY-7 MC-FIRST-PLAYER-8'),
};
