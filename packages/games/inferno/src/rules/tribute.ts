import { applies, call, NO_CARD, option, program, raiseAll, site, type CardId, type Option, type Seat } from '@crupier/kernel';
import { rememberTriggers } from '../state/chain.ts';
import { addedFrom, fact, kind } from '../state/facts.ts';
import { cardsIn, hasKeyword, recordOf, zoneOfCard } from '../state/reading.ts';
import { steps, type Inferno, type InfernoMatch } from '../state/state.ts';
import { abilitiesOn, setOff } from './found-triggers.ts';

/**
 * The tributes that the active player may show as the restore step begins: with the first priority in it, so that no question tells
 * anybody whether there are any. *Rule:* INF-702.23a, INF-702.23b, rulings C-44, C-45.
 */
export function tributeOptions(match: InfernoMatch, seat: Seat): Option[] {
  const { active, step } = match.state;
  if (step !== 'restore' || seat !== active) return [];
  return tributes(match, seat).map((card) => option('showTribute', card));
}

const oneATurn = site('INF-702.23b', 'a player resolves one tribute a turn');

/** Cards of hand and Infierno with the keyword. */
function tributes(match: InfernoMatch, seat: Seat): CardId[] {
  return [...cardsIn(match, 'hand', seat), ...cardsIn(match, 'infierno', seat)].filter((card) => hasKeyword(match, card, 'tribute'));
}

interface ShowLocals {
  readonly card: CardId;
}

/** A tribute is shown, and its ability waits to be put on the chain. *Rule:* INF-702.23b. */
export const showTribute = program<Inferno, ShowLocals>('show a tribute', [
  {
    name: 'it is shown',
    rule: 'INF-702.23b INF-701.13a',
    do: (match, { locals: { card }, seat }) => raiseAll(match, [fact('cardRevealed', { card, seat })]),
  },
  {
    name: 'its ability triggers',
    rule: 'INF-702.23a INF-702.23b',
    do: (match, { locals: { card }, seat }) => {
      const [place] = abilitiesOn(match, card, 'tributeShown');
      if (place !== undefined) rememberTriggers(match, [setOff(match, card, place, { ...SHOWN, card, seat })]);
    },
  },
]);

const SHOWN = { kind: kind.cardRevealed, source: NO_CARD, other: NO_CARD, amount: 0, value: 0 } as const;

/** Shows a tribute. The last act of a step. */
export function answerTribute(match: InfernoMatch, seat: Seat, card: CardId): void {
  call(match, showTribute, { card }, { source: card, seat });
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
