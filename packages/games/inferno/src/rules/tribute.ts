import {
  applies,
  call,
  leave,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import { topItem } from '../state/chain.ts';
import { addedFrom, fact, kind } from '../state/facts.ts';
import { cardsIn, hasKeyword, recordOf, zoneOfCard } from '../state/reading.ts';
import { steps, type Inferno, type InfernoMatch } from '../state/state.ts';
import { placeTrigger } from './announce.ts';
import { abilitiesOn, setOff } from './found-triggers.ts';

/**
 * The tributes that the active player may show as the restore step begins: with the first priority in it, so that no question tells
 * anybody whether there are any. *Rule:* INF-702.23a, INF-702.23b, rulings C-44, C-45.
 */
export function tributeOptions(match: InfernoMatch, seat: Seat, shown: readonly CardId[]): Option[] {
  const { active, step } = match.state;
  if (step !== 'restore' || seat !== active) return [];
  return tributes(match, seat)
    .filter((card) => !shown.includes(card) || !applies(match, shownOnce))
    .map((card) => option('showTribute', card));
}

const shownOnce = site('INF-702.23b', 'a tribute is shown once as a restore step begins');
const oneATurn = site('INF-702.23b', 'a player resolves one tribute a turn');

/** Cards of hand and Infierno with the keyword. */
function tributes(match: InfernoMatch, seat: Seat): CardId[] {
  return [...cardsIn(match, 'hand', seat), ...cardsIn(match, 'infierno', seat)].filter((card) => hasKeyword(match, card, 'tribute'));
}

interface ShowLocals {
  readonly card: CardId;
  /** The place of its ability on the chain, from the bottom. */
  place: number;
}

/** A tribute is shown, and its ability is put on the chain with those that triggered as the step began. *Rule:* INF-702.23b, INF-603.3b. */
export const showTribute = program<Inferno, ShowLocals>('show a tribute', [
  {
    name: 'it is shown',
    rule: 'INF-702.23b INF-701.13a',
    do: (match, { locals: { card }, seat }) => raiseAll(match, [fact('cardRevealed', { card, seat })]),
  },
  {
    name: 'its player says in which order',
    rule: 'INF-603.3b',
    ask: (match, { locals: { card }, seat }) => {
      const others = triggeredWithIt(match, seat);
      if (others.length === 0) return undefined;
      const options = others.map(({ object }, place) => option('chainBeneath', object, place));
      return {
        kind: 'next',
        seat,
        purpose: 'tributeOrder',
        source: card,
        options: [...options, option('chainAbove', NO_CARD, others.length)],
      };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.place = chosen?.value ?? 0;
    },
  },
  {
    name: 'its ability triggers',
    rule: 'INF-702.23a INF-702.23b',
    do: (match, { locals: { card }, seat }) => {
      const [ability] = abilitiesOn(match, card, 'tributeShown');
      if (ability === undefined) return leave;
      placeTrigger(match, setOff(match, card, ability, { ...SHOWN, card, seat }), seat);
      return undefined;
    },
  },
  {
    name: 'it goes beneath those that follow in the order',
    rule: 'INF-603.3b INF-101.4',
    do: (match, { locals: { place } }) => {
      const { chain } = match.state;
      const object = topItem(match)?.object;
      if (object !== undefined && place < chain.length - 1) raise(match, fact('chainedBeneath', { other: object, value: place }));
    },
  },
]);

/**
 * The abilities of a player that triggered as the step began, put on the chain before anybody had priority: the active player's lie
 * beneath all others. *Rule:* INF-603.3b, INF-101.4.
 */
function triggeredWithIt({ state: { chain } }: InfernoMatch, seat: Seat): InfernoMatch['state']['chain'] {
  const others = chain.findIndex((item) => item.seat !== seat);
  return others < 0 ? chain : chain.slice(0, others);
}

const SHOWN = { kind: kind.cardRevealed, source: NO_CARD, other: NO_CARD, amount: 0, value: 0 } as const;

/** Shows a tribute. The last act of a step. */
export function answerTribute(match: InfernoMatch, seat: Seat, card: CardId): void {
  call(match, showTribute, { card, place: 0 }, { source: card, seat });
}

/** The card becomes a resource, face down; the next Add Resource step is skipped. One a turn. *Rule:* INF-702.23b. */
export function payTribute(match: InfernoMatch, card: CardId, seat: Seat): void {
  const zone = zoneOfCard(match, card);
  const isThere = (zone === 'hand' || zone === 'infierno') && recordOf(match, card).owner === seat;
  if (!isThere || ((match.state.players[seat]?.tributes ?? 0) > 0 && applies(match, oneATurn))) return;
  raiseAll(match, [
    fact('resourceAdded', { card, seat, value: addedFrom.tributo, amount: 0 }),
    fact('stepSkipGained', { seat, value: steps.indexOf('addResource') }),
  ]);
}
