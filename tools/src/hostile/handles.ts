import type { Dice, Handle, Seat, SeenDecision, View } from '@crupier/kernel';
import type { Attack } from './attack.ts';
import { type Duel, type Manner, openDuel, playUntil } from './duel.ts';
import { type Case, guess, type Guessed, knowsNothing } from './guessing.ts';

/** By how many points a spy may guess better from names of cards than without. */
const POINTS_MAX = 2;
/** Tables of each game that are played at first, at most, and the first of the strangers at them. */
const TABLES = 6;
const TABLES_MAX = 90;
const FIRST_STRANGER = 60;
/** Milliseconds for which they are played at most, for each unit of strength, and between a question and its answer. */
const PLAYED_MAX_MS = 150_000;
const THOUGHT_MS = 20;
/** The least cards of either sort from which something can be said. */
const OF_EACH_MIN = 8;
/** As many are enough, for each unit of strength. */
const ENOUGH_OF_EACH = 20;

/** Guesses from the names of hidden cards which card of a hand was drawn last. */
export const handles: Attack = {
  about: 'A player guesses from names of hidden cards whether what another one plays was drawn last.',
  run: async (ground) => {
    const liking: Manner['liking'] = (decision, view) => (ground.roll(4) > 0 ? cardToPlay(decision, view(), ground.roll) : -1);
    const manner: Manner = { thinking: () => THOUGHT_MS, liking };
    const duels: Record<string, Duel[]> = { inferno: [], keyforge: [] };
    const games = Object.keys(duels);
    const open = async (game: string): Promise<void> => {
      const stranger = FIRST_STRANGER + Object.values(duels).flat().length;
      duels[game]?.push(await openDuel(ground, stranger, { game, spy: manner, victim: manner, isAlone: true }));
    };
    for (let table = 0; table < TABLES; table++) for (const game of games) await open(game);
    ground.tell(`${TABLES} tables of each game are played.`);
    const guessed = (): readonly (Guessed & { readonly game: string })[] =>
      games.map((game) => ({ game, ...guess((duels[game] ?? []).flatMap(casesOf)) }));
    const wanted = ENOUGH_OF_EACH * ground.strength;
    const isEnough = async (): Promise<boolean> => {
      const short = guessed().filter(({ rarer }) => rarer < wanted);
      // A game may end before enough cards were played: another follows it.
      for (const { game } of short) {
        const all = duels[game] ?? [];
        const over = all.length < TABLES_MAX ? all.slice(-TABLES).filter(({ spy }) => spy.isOver) : [];
        for (let each = 0; each < over.length; each++) await open(game);
      }
      return short.length === 0;
    };
    await playUntil(isEnough, PLAYED_MAX_MS * ground.strength);
    for (const duel of Object.values(duels).flat()) duel.close();
    const ofGames = guessed();
    for (const { game, cases, rarer, right, guesser } of ofGames) {
      if (rarer < OF_EACH_MIN) throw new Error(`Only ${rarer} cards of one sort of ${game} were played.`);
      ground.tell(
        `${cases} cards of ${game}, ${rarer} of the rarer sort: ${right} % are guessed by the ${guesser}, where 50 % are by lot.`,
      );
    }
    const points = Math.max(...ofGames.map((each) => each.points));
    const held = ofGames.every((each) => knowsNothing(each, POINTS_MAX));
    const figures = Object.fromEntries(ofGames.map(({ game, right }) => [`${game}Right`, right]));
    return { held, measured: points, max: POINTS_MAX, unit: 'points above the base rate', figures };
  },
};

/** A card of the own hand that may be played now, by lot, or -1. */
function cardToPlay({ kind, ask }: SeenDecision, view: View, roll: Dice): number {
  if (kind !== 'act' && kind !== 'respond') return -1;
  const hand = handOf(view, view.viewer);
  const found = (ask?.options ?? []).flatMap(({ card }, at) => (card !== undefined && hand.includes(card) ? [at] : []));
  return found[roll(Math.max(1, found.length))] ?? -1;
}

/** When each name in a hand was first seen there, by steps. */
type Ages = Map<Handle, number>;

/** What a spy remembers of a hand. */
interface Memory {
  readonly own: Ages;
  readonly seen: Ages;
  /** Where in the list the name stood that was gone last, by how many cards the hand had. */
  readonly places: Map<number, number>;
}

/** Cards that left the victim's hand one at a time and came where all see them: whether each was of the last draw, and what a spy saw. */
function casesOf({ spy, victim, victimSeat }: Duel): readonly Case[] {
  const truths = new Map(victim.told.map((told) => [told.seq, told.view]));
  const memory: Memory = { own: new Map(), seen: new Map(), places: new Map() };
  let before: { readonly own: View; readonly seen: View } | undefined;
  return spy.told.flatMap(({ seq, view }): Case[] => {
    const own = truths.get(seq)?.();
    if (own === undefined) return [];
    const seen = view();
    const found = before === undefined ? [] : caseAt(before, { own, seen }, memory, victimSeat);
    note(memory.own, handOf(own, victimSeat), seq);
    note(memory.seen, handOf(seen, victimSeat), seq);
    before = { own, seen };
    return found;
  });
}

interface Eyes {
  readonly own: View;
  readonly seen: View;
}

function caseAt(before: Eyes, now: Eyes, memory: Memory, seat: Seat): Case[] {
  const hand = handOf(before.own, seat);
  const left = hand.filter((handle) => !handOf(now.own, seat).includes(handle));
  const [played] = left;
  if (left.length !== 1 || played === undefined || handOf(now.own, seat).length !== hand.length - 1) return [];
  const shown = Object.keys(now.seen.cards).filter((handle) => before.seen.cards[handle] === undefined);
  const lists = handOf(before.seen, seat);
  const gone = lists.filter((handle) => !handOf(now.seen, seat).includes(handle));
  const [name = ''] = gone;
  const ownAges = hand.map((handle) => memory.own.get(handle) ?? 0);
  // Where all cards of the hand were drawn together there is nothing to guess.
  if (new Set(ownAges).size < 2) return [];
  return [
    {
      truth: memory.own.get(played) === Math.max(...ownAges),
      table: 0,
      // How many cards a hand has, which all see, says something of their age.
      group: `${hand.length} cards`,
      clues: {
        'name on the table': shown.map((handle) => ageOf(memory.seen, lists, handle)).join(),
        'name that is gone': gone.map((handle) => ageOf(memory.seen, lists, handle)).join(),
        'place in the list': wasElsewhere(memory.places, lists, name) ? 'another' : 'the same',
      },
    },
  ];
}

/**
 * Whether another name of a list is gone than when one went from as many cards before. Each table has places of its own, so that a place
 * by itself would tell tables apart, and what is usual there.
 */
function wasElsewhere(places: Map<number, number>, list: readonly Handle[], name: Handle): boolean {
  const place = list.indexOf(name);
  const before = places.get(list.length) ?? place;
  places.set(list.length, place);
  return before !== place;
}

/** Whether a name was in a hand, and among those that came last. */
function ageOf(ages: Ages, hand: readonly Handle[], handle: Handle): string {
  if (!hand.includes(handle)) return 'never';
  return ages.get(handle) === Math.max(...hand.map((each) => ages.get(each) ?? 0)) ? 'last' : 'before';
}

function note(ages: Ages, hand: readonly Handle[], seq: number): void {
  for (const handle of hand) if (!ages.has(handle)) ages.set(handle, seq);
}

function handOf(view: View, seat: Seat): readonly Handle[] {
  return view.zones.find((zone) => zone.kind === 'hand' && zone.seat === seat)?.cards ?? [];
}
