import { setTimeout } from 'node:timers/promises';
import { type Answer, type Dice, randomChoice, type Seat, type SeenDecision, type SeenEvent, type View } from '@crupier/kernel';
import { type CreatedMatch, type GameSummary, patchView, type ServerMessage, unpackView, type WireView } from '@crupier/protocol';
import { type Ground, originOf } from './attack.ts';
import { choiceIn, Client, type Wire } from './client.ts';

/** What a seat was told of one moment, and when. */
export interface Told {
  readonly seq: number;
  /** Milliseconds, by the clock of the attack. */
  readonly at: number;
  readonly view: () => View;
  readonly events: readonly SeenEvent[];
  readonly pending: SeenDecision | undefined;
  /** Bytes of the message beyond those of what it says, and the kinds of messages since the moment before. */
  readonly surplus: number;
  readonly order: string;
}

/** How a person plays. */
export interface Manner {
  /** How long they take for an answer, in milliseconds. */
  readonly thinking: (open: SeenDecision, chosen: Answer) => number;
  /** The option that they like best, or -1: they choose at random then. */
  readonly liking?: (open: SeenDecision, view: () => View) => number;
}

/** A person at a table, who answers what they have a choice in, and remembers all that they are told. */
export class Duellist {
  readonly told: Told[] = [];
  readonly #wire: Wire;
  readonly #roll: Dice;
  readonly #manner: Manner;
  #view: WireView | undefined;
  #commands = 0;
  /** Whether the game is over. */
  isOver = false;
  /** The kinds of messages since the last moment. */
  #kinds: string[] = [];

  constructor(wire: Wire, roll: Dice, manner: Manner) {
    this.#wire = wire;
    this.#roll = roll;
    this.#manner = manner;
    wire.socket.on('message', (raw: Buffer) => this.#take(raw));
  }

  #take(raw: Buffer): void {
    const at = performance.now();
    const message = JSON.parse(raw.toString()) as ServerMessage;
    this.#kinds.push(message.kind);
    if ('info' in message && message.info?.outcome !== undefined) this.isOver = true;
    if (message.kind === 'welcome') this.#view = message.view;
    else if (message.kind === 'update' && this.#view !== undefined) this.#view = patchView(this.#view, message.patch);
    else return;
    const { seq, events, pending } = message;
    const packed = this.#view;
    const surplus = raw.length - Buffer.byteLength(JSON.stringify(message));
    const order = this.#kinds.splice(0).join();
    const told = { seq, at, view: () => unpackView(packed), events, pending, surplus, order };
    this.told.push(told);
    void this.#answer(told);
  }

  async #answer({ pending: open, view }: Told): Promise<void> {
    const ask = open && choiceIn(open);
    if (open === undefined || ask === undefined) return;
    const liked = this.#manner.liking?.(open, view) ?? -1;
    const chosen = liked >= 0 ? [liked] : [...randomChoice(open.kind, ask, this.#roll)];
    await setTimeout(this.#manner.thinking(open, chosen));
    this.#wire.say({ kind: 'answer', command: `d${this.#commands++}`, decision: open.id, chosen });
  }
}

/** Two at a table, of whom one wants to know what the other holds. */
export interface Duel {
  readonly spy: Duellist;
  readonly victim: Duellist;
  readonly victimSeat: Seat;
  readonly close: () => void;
}

/** Lets tables be played until enough was seen, or for so many milliseconds. */
export async function playUntil(isEnough: () => boolean | Promise<boolean>, mostMs: number): Promise<void> {
  const begun = performance.now();
  do await setTimeout(LOOK_EVERY_MS);
  while (performance.now() - begun < mostMs && !(await isEnough()));
}

/** Milliseconds between two looks whether enough was seen. */
const LOOK_EVERY_MS = 5000;

/** What is played, and how. */
export interface DuelParts {
  readonly game: string;
  readonly spy: Manner;
  readonly victim: Manner;
  /** Whether the spy plays both seats: nothing is waited for then. */
  readonly isAlone?: boolean;
}

/** The seat of the victim, which is kept for them. */
const GUEST = 1;

/** Opens a table for two, of whom the one who is invited is the victim. */
export async function openDuel(ground: Ground, stranger: number, { game, spy, victim, isAlone = false }: DuelParts): Promise<Duel> {
  const owner = new Client(originOf(ground, stranger));
  const guest = isAlone ? owner : new Client(originOf(ground, stranger + 1));
  const { text } = await owner.ask('/api/games');
  const { id: name = '', decks = [] } = (JSON.parse(text) as readonly GameSummary[]).find(({ id }) => id === game) ?? {};
  const [first = '', second = first] = decks;
  const seats = [{ kind: 'person' }, { kind: 'person', ...(!isAlone && { open: true }) }];
  const { id, invitation } = await owner.make<CreatedMatch>('/api/matches', { game: name, seats, decks: [first, second] });
  if (!isAlone) await guest.make(`/api/matches/${id}/seats`, { invitation });
  const wires = [await owner.connect(), await guest.connect()] as const;
  const sides = wires.map((wire, seat) => new Duellist(wire, ground.roll, seat === GUEST ? victim : spy));
  for (const [seat, wire] of wires.entries()) wire.say({ kind: 'hello', match: id, seat });
  await Promise.all(wires.map((wire) => wire.until('welcome', 1)));
  const [one, other] = sides as [Duellist, Duellist];
  return {
    spy: one,
    victim: other,
    victimSeat: GUEST,
    close: () => {
      for (const { socket } of wires) socket.terminate();
    },
  };
}
