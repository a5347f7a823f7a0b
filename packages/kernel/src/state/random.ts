/**
 * The seeded stream: ChaCha20 (RFC 8439) with a zero nonce. Its numbers live in the state: eight words of key, the counter of
 * the next block, the place of the next word, and the present block. Whoever knows the key can deal the match again.
 */

const WORDS_OF_KEY = 8;
const COUNTER = 8;
const NEXT = 9;
const BLOCK = 10;
const BLOCK_WORDS = 16;
const ROUNDS = 20;
const NO_NONCE = [0, 0, 0] as const;

/** A key as 64 hexadecimal digits. *Errors:* asserts the shape; check user input with `isSeed` first. */
export function seedRandom(seed: string): number[] {
  if (!isSeed(seed)) throw new Error('A seed is 64 hexadecimal digits.');
  const words: number[] = [];
  for (let at = 0; at < WORDS_OF_KEY; at++) words.push(littleEndian(seed, at * 8));
  return startStream(words);
}

/** Whether a text is a key: 64 hexadecimal digits. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text);
}

/** A key for tests and simulations from a whole number. Matches between people take theirs from a hash that nobody chooses. */
export function seedFromNumber(number: number): string {
  const words = [number >>> 0, Math.floor(number / 0x1_0000_0000) >>> 0, 0x43727570, 0x69657200, 0, 0, 0, 0];
  const mixed = chachaBlock(words, 0, [0, 0, 0]);
  return mixed
    .slice(0, WORDS_OF_KEY)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

/** A stream from a key of eight words. */
export function startStream(key: readonly number[]): number[] {
  return [...key.slice(0, WORDS_OF_KEY), 0, BLOCK_WORDS, ...new Array<number>(BLOCK_WORDS).fill(0)];
}

/** The next 32 bits of the stream, from 0 to 2³² - 1. */
export function nextWord(stream: number[]): number {
  if (stream[NEXT] === BLOCK_WORDS) {
    const counter = stream[COUNTER] as number;
    const block = chachaBlock(stream, counter, NO_NONCE);
    for (let at = 0; at < BLOCK_WORDS; at++) stream[BLOCK + at] = block[at] as number;
    stream[COUNTER] = counter + 1;
    stream[NEXT] = 0;
  }
  const next = stream[NEXT] as number;
  stream[NEXT] = next + 1;
  return stream[BLOCK + next] as number;
}

/** How many words were drawn from a stream since its key was set. */
export function wordsDrawn(stream: readonly number[]): number {
  return (stream[COUNTER] as number) * BLOCK_WORDS + (stream[NEXT] as number) - BLOCK_WORDS;
}

/** A whole number in [0, bound), every one equally likely. */
export function randomBelow(stream: number[], bound: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  for (;;) {
    const word = nextWord(stream);
    if (word < limit) return word % bound;
  }
}

/** Shuffles a list in place (Fisher and Yates). */
export function shuffle(stream: number[], list: number[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const pick = randomBelow(stream, last + 1);
    const held = list[last] as number;
    list[last] = list[pick] as number;
    list[pick] = held;
  }
}

/** A fresh key drawn from a stream, for a stream of its own. */
export function drawKey(stream: number[]): number[] {
  const key: number[] = [];
  while (key.length < WORDS_OF_KEY) key.push(nextWord(stream));
  return key;
}

/** One block of the ChaCha20 function: 16 words from a key of 8, a block counter and a nonce of 3. *Rule:* RFC 8439, 2.3. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key.slice(0, WORDS_OF_KEY), counter, ...nonce];
  const state = new Int32Array(start);
  for (let round = 0; round < ROUNDS; round += 2) for (const quarter of quarters) quarterRound(state, quarter);
  return start.map((word, at) => (word + (state[at] ?? 0)) >>> 0);
}

type Quarter = readonly [a: number, b: number, c: number, d: number];

/** The words that each quarter of a double round mixes: four columns, then four diagonals. */
const quarters: readonly Quarter[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** Each turn of a word is written out: a shuffle takes hundreds of them. *Rule:* RFC 8439, 2.1. */
function quarterRound(state: Int32Array, quarter: Quarter): void {
  let a = state[quarter[0]] as number;
  let b = state[quarter[1]] as number;
  let c = state[quarter[2]] as number;
  let d = state[quarter[3]] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  state[quarter[0]] = a;
  state[quarter[1]] = b;
  state[quarter[2]] = c;
  state[quarter[3]] = d;
}

function littleEndian(hex: string, at: number): number {
  let word = 0;
  for (let byte = 3; byte >= 0; byte--) word = (word << 8) | Number.parseInt(hex.slice(at + byte * 2, at + byte * 2 + 2), 16);
  return word >>> 0;
}
