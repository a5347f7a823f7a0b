import { Recent } from '../recent.ts';

/** A question as everybody at the table knows it, and what was answered. */
export interface Topic {
  /** The game, the kind of question and its purpose. */
  readonly question: string;
  /** The verbs of the answer. */
  readonly verbs: string;
}

/** How long an answer took. */
interface Sample extends Topic {
  /** The logarithm of milliseconds: persons who take twice as long differ by as much as those who take half. */
  readonly log: number;
}

/** Persons whose times are kept, and times of each: the latest. */
const PERSONS_MAX = 2048;
const SAMPLES_MAX = 64;
/** The shortest time that has a logarithm, and the longest that somebody is made to wait, in milliseconds. */
const SHORTEST_MS = 0.1;
const LONGEST_MS = 20_000;
/** A time of somebody of whom none is known: the logarithm of its median, and how far it scatters. */
const UNKNOWN = { log: Math.log(1200), scatter: 0.6 } as const;
/** Neighbours of a time between which and itself another is drawn. */
const NEIGHBOURS = 3;
/** How far a drawn time scatters about what persons took: less as more is known. */
const SCATTER_MIN = 0.03;
const SCATTER_OF_FEW = 0.4;

/** From 0 to below 1, as nobody can foretell. */
export type Draw = () => number;

/** A number of 53 random bits: as many as one between 0 and 1 can hold. */
const drawInSecret: Draw = () => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
};

/**
 * How long each person takes to choose, from which the times are drawn that answers without a choice take: at a table they cannot be told
 * apart. A person's times come from nobody else, so that no other at the table can set them.
 */
export class ThinkingTimes {
  readonly #persons = new Recent<Sample[]>(PERSONS_MAX);
  readonly #draw: Draw;

  constructor(draw: Draw = drawInSecret) {
    this.#draw = draw;
  }

  /** Notes how many milliseconds a person took. */
  note(person: string, { question, verbs }: Topic, ms: number): void {
    const samples = this.#persons.get(person) ?? [];
    samples.push({ question, verbs, log: Math.log(Math.max(SHORTEST_MS, ms)) });
    if (samples.length > SAMPLES_MAX) samples.shift();
    this.#persons.set(person, samples);
  }

  /** Draws a time, in milliseconds, as the person would take for such an answer. */
  draw(person: string, topic: Topic): number {
    const sorts = sortsLike(this.#persons.get(person) ?? [], topic);
    // The more is known of answers alike, the more often a time is drawn from those alone.
    const logs = sorts.find(({ length }) => this.#draw() * (length + 1) < length) ?? sorts.at(-1) ?? [];
    return Math.min(LONGEST_MS, Math.exp(this.#drawLog(logs)));
  }

  /** Between a time that was taken and one of those nearest to it: times that lie in heaps stay in their heaps, and none comes twice. */
  #drawLog(logs: readonly number[]): number {
    if (logs.length === 0) return UNKNOWN.log + UNKNOWN.scatter * this.#drawNormal();
    const from = this.#drawFrom(logs);
    const near = logs.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from)).slice(1, NEIGHBOURS + 1);
    const to = near.length === 0 ? from : this.#drawFrom(near);
    return from + this.#draw() * (to - from) + (SCATTER_MIN + SCATTER_OF_FEW / logs.length) * this.#drawNormal();
  }

  #drawFrom(logs: readonly number[]): number {
    return logs[Math.floor(this.#draw() * logs.length)] ?? 0;
  }

  #drawNormal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#draw())) * Math.cos(2 * Math.PI * this.#draw());
  }
}

/** The sorts of answers to draw from, those most like one first: to such a question with such words, with such words, to such a question. */
function sortsLike(samples: readonly Sample[], { question, verbs }: Topic): readonly (readonly number[])[] {
  const sorts: readonly ((sample: Sample) => boolean)[] = [
    (each) => each.question === question && each.verbs === verbs,
    (each) => each.verbs === verbs,
    (each) => each.question === question,
    () => true,
  ];
  return sorts.map((isAlike) => samples.filter(isAlike).map(({ log }) => log));
}
