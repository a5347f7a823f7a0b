/** What a match comes to in figures, counted from the events that all can see. Pure. */

import type { Seat, SeenEvent, SeenReference } from '@crupier/protocol';

/** What somebody has done to the encounter. */
export interface Deeds {
  /** Damage that enemies took. */
  readonly damage: number;
  /** Threat that was removed from schemes. */
  readonly thwarted: number;
}

/** A card and what it has done, of the same sort, in how many uses. */
export interface CardDeeds extends Deeds {
  readonly definition: string;
  readonly times: number;
}

/** A card and what it did to the players: threat, or damage. */
export interface CardHarm {
  readonly definition: string;
  readonly amount: number;
}

/** The figures of a match. */
export interface MatchAccount extends Deeds {
  readonly rounds: number;
  /** Damage that attacks and effects would have dealt to heroes and allies, and that nobody took. */
  readonly prevented: number;
  /** By seat. */
  readonly heroes: readonly Deeds[];
  /** The card of the players that did most; an identity only where nothing else did anything. */
  readonly best: CardDeeds | undefined;
  /** The cards that placed most threat, and that dealt most damage to heroes and allies. */
  readonly threat: CardHarm | undefined;
  readonly hurt: CardHarm | undefined;
  /** What hit the villain last. */
  readonly lastBlow: CardHarm | undefined;
  /** The round in which the villain lost most, and the card that took most then; the round in which most threat came, and from what. */
  readonly turningPoints: { readonly villain: TurningPoint | undefined; readonly threat: TurningPoint | undefined };
}

/** A round, and the card that counted most in it. */
export interface TurningPoint {
  readonly round: number;
  readonly definition: string;
}

/** What is known of the cards that events name. */
export interface KnownCards {
  readonly seats: number;
  /** The type of a card by its definition, such as `villain`; empty where it is not known. */
  readonly typeOf: (definition: string) => string;
  /** Who plays a card that lies on the table as the match ends; undefined for others. */
  readonly seatOf: (handle: string) => Seat | undefined;
}

const enemies: ReadonlySet<string> = new Set(['villain', 'minion']);
const friends: ReadonlySet<string> = new Set(['hero', 'alterEgo', 'ally']);
const identities: ReadonlySet<string> = new Set(['hero', 'alterEgo']);

/** Whether events begin at the deal: from a part of a match no figures can be told. */
export function isWhole(events: readonly SeenEvent[]): boolean {
  return events.some(({ name, value }) => name === 'roundBegan' && value === 1);
}

/** One deed: which card did how much, in which round. */
interface Deed {
  readonly definition: string;
  readonly seat: Seat | undefined;
  readonly round: number;
  readonly amount: number;
  readonly isOnVillain: boolean;
}

/** The figures of the last two of an attack: what would have been dealt without a defense. See `figureNames` of the game. */
function figuresOf(value: number): { readonly power: number; readonly boost: number } {
  return { power: value % 100, boost: Math.floor(value / 100) % 100 };
}

/** What of the events is counted, one after another. */
class Counting {
  readonly damage: Deed[] = [];
  readonly thwarted: Deed[] = [];
  readonly threat: Deed[] = [];
  readonly hurt: Deed[] = [];
  prevented = 0;
  round = 0;
  readonly #known: KnownCards;
  readonly #players = new Map<string, Seat>();
  #active: Seat | undefined;
  /** What the enemy whose attack is under way has dealt to friends by it. */
  #taken = 0;
  /** What effects that are no attacks are about to deal to friends. */
  #announced = 0;

  constructor(known: KnownCards) {
    this.#known = known;
  }

  hear(event: SeenEvent): void {
    const { name, card, seat, amount = 0, value = 0 } = event;
    if (card?.handle !== undefined && seat !== undefined && (name === 'cardAnnounced' || name === 'formChanged' || name === 'cardEntered'))
      this.#players.set(card.handle, seat);
    if (name === 'roundBegan') this.round = value;
    else if (name === 'turnBegan') this.#active = seat;
    else if (name === 'threatRemoved') this.#note(this.thwarted, event, event.other);
    // Threat without a source is that of the scheme itself, round by round.
    else if (name === 'threatPlaced') this.#note(this.threat, event, event.other ?? card);
    else if (name === 'damageDealt' && value === 0 && this.#is(friends, card)) this.#announced += amount;
    else if (name === 'damageTaken') this.#take(event);
    else if (name === 'attackBegan' && this.#is(enemies, card)) this.#taken = 0;
    else if (name === 'attackOver') this.#endAttack(value);
  }

  #take(event: SeenEvent): void {
    const { card, other, amount = 0, value } = event;
    if (this.#is(enemies, card)) return this.#note(this.damage, event, other);
    if (!this.#is(friends, card)) return;
    this.#note(this.hurt, event, other);
    if (value === 0) this.#announced -= amount;
    else this.#taken += amount;
  }

  #endAttack(value: number): void {
    const { power, boost } = figuresOf(value);
    this.prevented += Math.max(0, power + boost - this.#taken);
    this.#taken = 0;
  }

  /** Damage of effects that was announced and that nobody took. */
  effectsPrevented(): number {
    return Math.max(0, this.#announced);
  }

  #note(list: Deed[], { card, amount = 0 }: SeenEvent, by: SeenReference | undefined): void {
    const { handle = '', definition = '' } = by ?? {};
    const seat = this.#known.seatOf(handle) ?? this.#players.get(handle) ?? this.#active;
    list.push({ definition, seat, round: this.round, amount, isOnVillain: this.#known.typeOf(card?.definition ?? '') === 'villain' });
  }

  #is(types: ReadonlySet<string>, card: SeenReference | undefined): boolean {
    return types.has(this.#known.typeOf(card?.definition ?? ''));
  }
}

/** Counts a match from its events, the first one first. */
export function accountOf(events: readonly SeenEvent[], known: KnownCards): MatchAccount {
  const counting = new Counting(known);
  for (const event of events) counting.hear(event);
  const { damage, thwarted, threat, hurt, round } = counting;
  const onVillain = damage.filter(({ isOnVillain }) => isOnVillain);
  const [blow] = onVillain.slice(-1);
  const isScheme = ({ definition }: Deed): boolean => known.typeOf(definition) === 'mainScheme';
  // What a main scheme does round by round decides only where nothing else did anything.
  const added = threat.some((deed) => !isScheme(deed)) ? threat.filter((deed) => !isScheme(deed)) : threat;
  return {
    rounds: round,
    damage: sumOf(damage),
    thwarted: sumOf(thwarted),
    prevented: counting.prevented + counting.effectsPrevented(),
    heroes: Array.from({ length: known.seats }, (_, seat) => ({
      damage: sumOf(damage.filter((deed) => deed.seat === seat)),
      thwarted: sumOf(thwarted.filter((deed) => deed.seat === seat)),
    })),
    best: bestOf(damage, thwarted, known),
    threat: mostOf(added),
    hurt: mostOf(hurt),
    lastBlow: blow === undefined || blow.definition === '' ? undefined : blow,
    turningPoints: { villain: turningPoint(onVillain), threat: turningPoint(added) },
  };
}

function sumOf(deeds: readonly Deed[]): number {
  return deeds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Deeds of cards that are known, by their cards; the card that did most first. */
function byCard(deeds: readonly Deed[]): readonly { readonly definition: string; readonly deeds: readonly Deed[] }[] {
  const named = Map.groupBy(
    deeds.filter(({ definition }) => definition !== ''),
    ({ definition }) => definition,
  );
  return [...named]
    .map(([definition, own]) => ({ definition, deeds: own }))
    .toSorted((one, other) => sumOf(other.deeds) - sumOf(one.deeds));
}

function mostOf(deeds: readonly Deed[]): CardHarm | undefined {
  const [first] = byCard(deeds);
  return first && { definition: first.definition, amount: sumOf(first.deeds) };
}

function bestOf(damage: readonly Deed[], thwarted: readonly Deed[], { typeOf }: KnownCards): CardDeeds | undefined {
  const all = byCard([...damage, ...thwarted].filter(({ definition }) => !enemies.has(typeOf(definition))));
  const found = all.find(({ definition }) => !identities.has(typeOf(definition))) ?? all[0];
  if (found === undefined) return undefined;
  const { definition, deeds } = found;
  const own = (list: readonly Deed[]): number => sumOf(list.filter((deed) => deed.definition === definition));
  return { definition, damage: own(damage), thwarted: own(thwarted), times: deeds.length };
}

function turningPoint(deeds: readonly Deed[]): TurningPoint | undefined {
  const rounds = [...Map.groupBy(deeds, ({ round }) => round)].map(([round, own]) => ({ round, own }));
  const [most] = rounds.toSorted((one, other) => sumOf(other.own) - sumOf(one.own));
  const [card] = byCard(most?.own ?? []);
  return most === undefined || card === undefined ? undefined : { round: most.round, definition: card.definition };
}
