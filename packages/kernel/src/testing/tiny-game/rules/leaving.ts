import {
  call,
  cutFrames,
  enclosing,
  isPlaying,
  leave,
  NO_CARD,
  NO_SEAT,
  program,
  raise,
  raiseAll,
  type CardId,
  type GameEvent,
  type Seat,
} from '../../../rules.ts';
import { endings } from '../state/commits.ts';
import { fact, kind } from '../state/facts.ts';
import { raid } from './raid.ts';
import { zoneOfCard } from '../state/reading.ts';
import { cardsIn, seatsFrom, zoneKind, type Tiny, type TinyMatch } from '../state/state.ts';

/**
 * A player leaves: frames that run for that player end, and the cards that the player owns leave too. Where a team has no opponent left
 * that it had, it wins; where nobody is left, nobody does.
 */
export const leaveTable = program<Tiny, object>('leave the table', [
  {
    name: 'is anybody left',
    rule: 'TINY-LEAVE',
    do: (match, { seat }) => {
      if (!isPlaying(match, seat)) return leave;
      const others = seatsFrom(match, seat).filter((each) => each !== seat);
      const { teams } = match.state;
      const goesOn = others.some((each) => teams[each] !== teams[others[0] ?? seat]) || others.some((each) => teams[each] === teams[seat]);
      if (goesOn) return undefined;
      raise(match, fact('ended', { seat: others[0] ?? NO_SEAT, value: endings.indexOf('left') }));
      return leave;
    },
  },
  { name: 'the player’s frames end', rule: 'TINY-LEAVE', do: (match, { seat }) => cutFrames(match, [seat]) },
  { name: 'the player leaves', rule: 'TINY-LEAVE', do: (match, { seat }) => raise(match, fact('playerLeft', { seat })) },
  { name: 'so do the player’s cards', rule: 'TINY-LEAVE', do: (match, { seat }) => raiseAll(match, goingWith(match, seat)) },
  {
    name: 'cards of others go back to them',
    rule: 'TINY-LEAVE',
    do: (match, { seat }) =>
      raiseAll(
        match,
        [...cardsIn(match, 'den', seat), ...cardsIn(match, 'charms', seat)].map((card) => fact('discarded', { card, seat })),
      ),
  },
  {
    name: 'raids that waited go on',
    rule: 'TINY-RAID-WAITS',
    do: (match) => {
      if (match.state.raids.length === 0 || enclosing(match, raid) !== undefined) return;
      const step = raid.stepAt['raids that waited'] ?? 0;
      call(match, raid, { beast: NO_CARD, seat: 0, target: 0, defender: NO_CARD }, { step });
    },
  },
]);

/** All that a player owns, whoever controls it; lasting effects stay for their time. */
function goingWith({ state }: TinyMatch, seat: Seat): readonly GameEvent[] {
  const going = (card: CardId, owner: Seat, zone: number): boolean =>
    card !== NO_CARD && owner === seat && !['effects', 'spent'].includes(zoneKind(zone));
  return state.cards.filter(({ id, owner, zone }) => going(id, owner, zone)).map(({ id }) => fact('leftTable', { card: id }));
}

/** Who left while something was announced stays away when that is taken back. */
export function leaveAnew(match: TinyMatch, { players }: TinyMatch['state']): void {
  const gone = seatsFrom(match, 0).find((seat) => players[seat]?.gone === true);
  if (gone !== undefined) call(match, leaveTable, {}, { seat: gone });
}

/** Whether the card of an event has left with its owner meanwhile, or was to be hurt and is in no den any more. */
export function isExpired(match: TinyMatch, { kind: of, card }: GameEvent): boolean {
  if (card === NO_CARD) return false;
  const zone = zoneOfCard(match, card);
  return zone === 'gone' || (of === kind.damaged && zone !== 'den');
}
