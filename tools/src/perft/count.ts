import {
  answer,
  cardOf,
  matchOn,
  pending,
  seedFromNumber,
  type CardId,
  type CoreState,
  type Decision,
  type Game,
  type Match,
  type Option,
  type ScenarioSubject,
  type Showing,
} from '@crupier/kernel/rules';
import { openMatch } from '@crupier/kernel/conformance';
import { SPECTATOR, type Result } from '@crupier/kernel';
import { everyAnswer, type SeatAnswer } from './answers.ts';

/** Where counting begins. */
export interface PerftPosition {
  /** Lines of the game's notation. */
  readonly lines: readonly string[];
  /** Test cards in the game's own shape. */
  readonly cards: readonly unknown[];
  /** Makes the random stream. */
  readonly seed: number;
}

/** How many sequences of answers of one length there are. */
export interface Counts {
  /** Every answer by itself. */
  readonly raw: number;
  /** Of answers that differ only in which of several identical copies they name, one. */
  readonly merged: number;
}

/** A game whose answers can be counted: `ordered` are its zones in which the place of a card matters. */
export interface Countable<S extends CoreState> {
  readonly subject: ScenarioSubject<S>;
  readonly ordered: readonly string[];
}

/**
 * Counts the sequences of one, two … answers up to a depth that can be given from a position, by their length. A match that is over has none.
 *
 * Two answers are identical if the same seat chooses the same verbs and values with cards that look the same: the same definition,
 * zone, owner and controller, the same values now, the same cards attached to them and the same card that they are attached to;
 * where the place in a zone matters, the same place. *Errors:* those of the position.
 */
export function countAnswers<S extends CoreState>(
  countable: Countable<S>,
  position: PerftPosition,
  depth: number,
): Result<readonly Counts[]> {
  const { subject } = countable;
  const game = subject.withCards(position.cards);
  if (!game.ok) return game;
  const built = subject.build(game.value, position.lines, seedFromNumber(position.seed));
  if (!built.ok) return built;
  const counts = Array.from({ length: depth }, () => ({ raw: 0, merged: 0 }));
  count(countable, openMatch(game.value, built.value.state), { counts, given: 0, merging: 'counted' });
  return { ok: true, value: counts };
}

/** A sequence of answers on its way down. */
interface Going {
  /** By depth, to be added to. */
  readonly counts: readonly { raw: number; merged: number }[];
  /** How many answers were given so far. */
  readonly given: number;
  /** What lies below an answer that is merged with another is counted raw alone. */
  readonly merging: 'counted' | 'ignored';
}

function count<S extends CoreState>(countable: Countable<S>, match: Match<S>, { counts, given, merging }: Going): void {
  const open = pending(match);
  const here = counts[given];
  if (open === undefined || here === undefined) return;
  const answers = everyAnswer(open);
  const seen = new Set<string>();
  const look = merging === 'counted' ? looksOf(countable, match, open) : () => '';
  for (const each of answers) {
    const name = look(each);
    const isFirst = merging === 'counted' && !seen.has(name);
    seen.add(name);
    here.raw++;
    if (isFirst) here.merged++;
    // The last answers are counted and not given.
    if (given + 1 < counts.length) goOn(countable, match, each, { counts, given: given + 1, merging: isFirst ? 'counted' : 'ignored' });
  }
}

function goOn<S extends CoreState>(countable: Countable<S>, match: Match<S>, { seat, chosen }: SeatAnswer, going: Going): void {
  const { game } = match;
  const next = matchOn(game as Game<S>, game.clone(match.state));
  const refusal = answer(next, seat, chosen);
  if (refusal !== undefined) throw new Error(`A legal answer is refused: ${refusal}.`);
  count(countable, next, going);
}

/** Says how an answer looks: answers that look the same are merged. */
function looksOf<S extends CoreState>({ subject, ordered }: Countable<S>, match: Match<S>, open: Decision): (given: SeatAnswer) => string {
  const showing = subject.show(match, SPECTATOR);
  const known = new Map<CardId, string>();
  const lookOf = (card: CardId): string => {
    const found = known.get(card) ?? cardLook(match, showing, ordered, card);
    known.set(card, found);
    return found;
  };
  return ({ seat, chosen }) => {
    const options = open.asks.find((ask) => ask.seat === seat)?.options ?? [];
    const looks = chosen.map((at) => {
      const { verb, card, value } = options[at] as Option;
      return `${verb} ${value} ${card === 0 ? '' : lookOf(cardOf(card))}`;
    });
    // But where the order is the answer, a choice of two alike in another order is the same choice.
    return `${seat}: ${(open.kind === 'arrange' ? looks : looks.toSorted()).join(' | ')}`;
  };
}

function cardLook<S extends CoreState>(match: Match<S>, showing: Showing, ordered: readonly string[], card: CardId): string {
  const { cards } = match.state;
  const look = (each: CardId): string => {
    const record = cards[each];
    const zone = showing.zones.find((shown) => shown.cards.includes(each));
    const place = zone !== undefined && ordered.includes(zone.kind) ? zone.cards.indexOf(each) : '';
    const { definition, owner, controller } = record ?? {};
    return `${definition} ${zone?.kind ?? record?.zone} ${zone?.seat} ${place} ${owner} ${controller} ${JSON.stringify(showing.now(each))}`;
  };
  const host = cards[card]?.host ?? 0;
  const attached = cards.filter((each) => each.host === card && each.id !== 0 && each.until < 0).map(({ id }) => look(id));
  return [look(card), host === 0 ? '' : look(host), ...attached.toSorted()].join(' + ');
}
