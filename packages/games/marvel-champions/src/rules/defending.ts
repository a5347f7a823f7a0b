import { applies, option, rulesOnCard, site, topics, type CardId, type OneSeatQuestion, type Seat } from '@crupier/kernel/rules';
import { alliesOf, areaOf, identityOf, isHero, powerOf, recordOf, zoneOfCard } from '../state/reading.ts';
import { seatsFrom, type MarvelMatch } from '../state/state.ts';

const about = topics('mustDefendWithAlly', 'cannotBeDefendedAgainst');

const attackedFirst = site('MC-LTP-29', 'the attacked player is asked for a defender before the others');
const exhausted = site('MC-EXHAUST-2', 'an exhausted character is not exhausted to defend');
const notByAll = site('MC-ERRATA-66', 'who cannot defend against an enemy does so by no defense');

/** What each of those who are asked for a defender may choose. */
type Ask = Pick<OneSeatQuestion, 'seat' | 'min' | 'options'>;

interface DefenderQuestion {
  readonly kind: 'defend';
  readonly until: 'one';
  readonly purpose: 'declareDefender';
  readonly source: CardId;
  readonly asks: readonly Ask[];
}

/** One of the attacks that an enemy makes at the same time. */
interface AttackAsked {
  readonly attacked: Seat;
  /** Of the options: of several attacks, on whom this one is. */
  readonly value: number;
  /** Whether a character is free to: none is that defends against another of the attacks. */
  readonly canDefend: (card: CardId) => boolean;
}

/** Who may defend, or has to. */
export function defenderQuestion(
  match: MarvelMatch,
  source: CardId,
  { attacked, value, canDefend }: AttackAsked,
): DefenderQuestion | undefined {
  const asking = (seat: Seat, min: number, cards: readonly CardId[]): readonly Ask[] => {
    const options = cards
      .filter(canDefend)
      .filter((card) => !(recordOf(match, card).exhausted && applies(match, exhausted)) && mayDefendAgainst(match, card, source))
      .map((card) => option('defend', card, value));
    return options.length === 0 ? [] : [{ seat, min, options }];
  };
  const order = seatsFrom(match, applies(match, attackedFirst) ? attacked : match.state.first);
  const obliged = mustDefendWithAlly(match, source) ? asking(areaOf(match, source), 1, alliesOf(match, areaOf(match, source))) : [];
  const asks = obliged.length > 0 ? obliged : order.flatMap((seat) => asking(seat, 0, defendersOf(match, seat)));
  return asks.length === 0 ? undefined : { kind: 'defend', until: 'one', purpose: 'declareDefender', source, asks };
}

/** The hero and the allies of a player. *Rule:* MC-DEFENSE-1, MC-DEFENSE-2, MC-DEFENSE-5. */
function defendersOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  const identity = identityOf(match, seat);
  const defends = isHero(match, seat) && powerOf(match, identity, 'defense') !== undefined;
  return [...(defends ? [identity] : []), ...alliesOf(match, seat)];
}

/** Whether a character can defend against an enemy. *Rule:* MC-ERRATA-66. */
export function mayDefendAgainst(match: MarvelMatch, card: CardId, enemy: CardId): boolean {
  return rulesOnCard(match, enemy, about.cannotBeDefendedAgainst).every(({ speaksOf }) => !speaksOf(card)) || !applies(match, notByAll);
}

/** Whether the player with whom a minion is engaged has to defend against it with an ally, if able. */
function mustDefendWithAlly(match: MarvelMatch, enemy: CardId): boolean {
  return zoneOfCard(match, enemy) === 'engaged' && rulesOnCard(match, enemy, about.mustDefendWithAlly).length > 0;
}
