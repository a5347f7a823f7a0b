import {
  again,
  applies,
  canEachHaveOne,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type Deed,
  type GameEvent,
  type Seat,
  type Step,
} from '@crupier/kernel/rules';
import { standIns } from '../rules/leave.ts';
import { destroyedBy, discardedTo, fact } from '../state/facts.ts';
import { allies, cardsIn, hasKeyword, recordOf, zoneOfCard } from '../state/reading.ts';
import { isPlaying } from '../state/seats.ts';
import type { Inferno, InfernoMatch, Zone } from '../state/state.ts';

const faceDown = site('INF-101.4a', 'what is picked from a hidden zone stays there face down until all have picked');

/** One player's part of a cycle of simultaneous choices. */
interface Part {
  readonly seat: Seat;
  readonly count: number;
}

interface Pick {
  readonly seat: Seat;
  readonly card: CardId;
}

/** The locals of a cycle in which players choose in turn what then happens at once. *Rule:* INF-101.4. */
interface CycleLocals {
  /** Who is still to choose, in order. */
  left: readonly Part[];
  /** What was chosen before. */
  picks: readonly Pick[];
  /** Whether several choose, so that each is told what the others did. */
  readonly isCycle: boolean;
  /** Whose text it is. */
  readonly owner: Seat;
  /** Whether a cost is paid by it. */
  readonly pays: boolean;
  /** What is still to be paid afterwards, as places with the cards that could fill each. *Rule:* INF-117.3. */
  readonly promised: readonly (readonly CardId[])[];
}

/** The parts of several deeds of one text: of one player, or of each. */
export function cycleOf(deeds: readonly Deed[]): CycleLocals {
  const left = deeds.map(({ seat, amount }) => ({ seat, count: amount }));
  return {
    left,
    picks: [],
    isCycle: deeds.length > 1,
    owner: deeds[0]?.owner ?? 0,
    pays: deeds.some(({ pays }) => pays),
    promised: deeds.flatMap(({ promised = [] }) => promised),
  };
}

/** So many places, each of which any of the cards could fill. */
export function placesFor(count: number, cards: readonly CardId[]): readonly (readonly CardId[])[] {
  return Array.from({ length: Math.max(0, count) }, () => cards);
}

/** Of some cards those that can be spared, as the rest of a cost can be paid without them; `more` of them are chosen besides. */
function sparing({ picks, promised }: CycleLocals, cards: readonly CardId[], more: number): readonly CardId[] {
  if (promised.length === 0) return cards;
  const wanted = [...placesFor(more, cards), ...promised].map((each) => each.filter((card) => !picks.some((pick) => pick.card === card)));
  return cards.filter((card) => canEachHaveOne(wanted.map((each) => each.filter((other) => other !== card))));
}

const NOBODY: readonly Seat[] = [];

/** Who may do what one player alone was told to do, who has left while being asked. Of several each does the own part. *Rule:* INF-800.3d. */
function standInsNow(match: InfernoMatch, { left: [part], isCycle, owner }: CycleLocals): readonly Seat[] {
  return isCycle || part === undefined || isPlaying(match, part.seat) ? NOBODY : standIns(match, part.seat, owner);
}

const WHO = 'who does it for one who has left';

/** The player whose text it is says who does it for one who has left while being asked. *Rule:* INF-800.3d. */
const askForStandIn: Step<Inferno, CycleLocals> = {
  name: WHO,
  rule: 'INF-800.3d',
  ask: (match, { locals, source }) => {
    const seats = standInsNow(match, locals);
    if (seats.length < 2) return undefined;
    return {
      kind: 'target',
      seat: locals.owner,
      purpose: 'chooseStandIn',
      source,
      options: seats.map((seat) => option('player', NO_CARD, seat)),
    };
  },
  take: (_match, { locals }, [chosen]) => {
    locals.left = locals.left.map((part) => ({ ...part, seat: chosen?.value ?? part.seat }));
  },
};

/** Goes back to the choice where somebody has to make it for one who has left; the only one who can is not asked for. *Rule:* INF-800.3d. */
function lookForStandIn(choice: string): Step<Inferno, CycleLocals> {
  return {
    name: 'has whoever was to choose left',
    rule: 'INF-800.3d',
    do: (match, { locals }) => {
      const [only, ...others] = standInsNow(match, locals);
      if (only === undefined) return undefined;
      if (others.length > 0) return WHO;
      locals.left = locals.left.map((part) => ({ ...part, seat: only }));
      return choice;
    },
  };
}

/** The next part in which there is anything to choose; those without it are passed over. */
function nextPart(match: InfernoMatch, locals: CycleLocals, open: (seat: Seat) => readonly CardId[]): Part | undefined {
  while (locals.left.length > 0) {
    const [part] = locals.left;
    if (part !== undefined && part.count > 0 && isPlaying(match, part.seat) && open(part.seat).length > 0) return part;
    if (standInsNow(match, locals).length > 0) return undefined;
    locals.left = locals.left.slice(1);
  }
  return undefined;
}

/** The cards of a hand that were not picked yet. */
function openHand(match: InfernoMatch, { picks }: CycleLocals, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'hand', seat).filter((card) => !picks.some((pick) => pick.card === card));
}

/** Without those that have left the game with their owner while others chose. *Rule:* INF-800.3a. */
function stillThere(match: InfernoMatch, picks: readonly Pick[], zone: Zone): readonly Pick[] {
  return picks.filter(({ card }) => zoneOfCard(match, card) === zone);
}

function discards(picks: readonly Pick[]): GameEvent[] {
  return picks.map(({ card, seat }) => fact('cardDiscarded', { card, seat, value: discardedTo.infierno }));
}

/**
 * Players discard so many cards of their own choice: each points at cards of the own hand, which stay there unseen until all have. The
 * others learn that and how many, not which. *Rule:* INF-701.7b, INF-101.4a, INF-101.4b.
 */
export const chooseDiscards = program<Inferno, CycleLocals>('choose what to discard', [
  askForStandIn,
  {
    name: 'choose the cards',
    rule: 'INF-701.7b INF-101.4a INF-101.4',
    ask: (match, { locals, source }) => {
      const part = nextPart(match, locals, (seat) => openHand(match, locals, seat));
      if (part === undefined) return undefined;
      const hand = openHand(match, locals, part.seat);
      // Where other costs may want cards of the hand too, they are chosen one after the other.
      const number = Math.min(part.count, hand.length, locals.promised.length > 0 ? 1 : hand.length);
      const options = sparing(locals, hand, part.count - 1).map((card) => option('discard', card));
      return { kind: 'target', seat: part.seat, purpose: 'discard', source, min: number, max: number, options };
    },
    take: (match, { locals }, chosen, seat) => {
      const [part, ...left] = locals.left;
      const isPartly = part !== undefined && locals.promised.length > 0 && part.count > 1;
      locals.left = isPartly ? [{ ...part, count: part.count - 1 }, ...left] : left;
      const picks = chosen.map(({ card }) => ({ seat, card }));
      if (!applies(match, faceDown)) raiseAll(match, discards(picks));
      else {
        locals.picks = [...locals.picks, ...picks];
        if (locals.isCycle) raise(match, fact('hiddenChoiceMade', { seat, amount: picks.length }));
      }
      return again;
    },
  },
  lookForStandIn('choose the cards'),
  {
    name: 'they are discarded',
    rule: 'INF-701.7b INF-101.4',
    do: (match, { locals: { picks } }) => raiseAll(match, discards(stillThere(match, picks, 'hand'))),
  },
]);

/** Players destroy allies of their own choice: all see who chose what, and all are destroyed at once. *Rule:* INF-102.4, INF-101.4. */
export const destroyOwn = program<Inferno, CycleLocals>('destroy an ally of one’s own', [
  askForStandIn,
  {
    name: 'choose the ally',
    rule: 'INF-102.4 INF-101.4',
    ask: (match, { locals, source }) => {
      const part = nextPart(match, locals, (seat) => ownAllies(match, seat));
      if (part === undefined) return undefined;
      const options = sparing(locals, ownAllies(match, part.seat), 0).map((card) => option('choose', card));
      return { kind: 'target', seat: part.seat, purpose: 'destroyOwn', source, options };
    },
    take: (match, { locals }, [chosen], seat) => {
      locals.left = locals.left.slice(1);
      if (chosen === undefined) return again;
      locals.picks = [...locals.picks, { seat, card: chosen.card }];
      if (locals.isCycle) raise(match, fact('choiceMade', { seat, card: chosen.card }));
      return again;
    },
  },
  lookForStandIn('choose the ally'),
  {
    name: 'they are destroyed',
    rule: 'INF-102.4 INF-101.4',
    do: (match, { locals: { picks, pays }, source }) => {
      const value = pays ? destroyedBy.cost : destroyedBy.effect;
      raiseAll(
        match,
        stillThere(match, picks, 'play').map(({ card }) => fact('destroyed', { card, other: source, source, value })),
      );
    },
  },
]);

/** The allies among which a player chooses one to destroy. */
export function ownAllies(match: InfernoMatch, seat: Seat): readonly CardId[] {
  return allies(match).filter((card) => recordOf(match, card).controller === seat && !hasKeyword(match, card, 'indestructible'));
}
