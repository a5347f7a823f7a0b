import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chachaBlock,
  drawKey,
  isSeed,
  nextWord,
  randomBelow,
  seedFromNumber,
  seedRandom,
  shuffle,
  startStream,
  wordsDrawn,
} from './random.ts';

const zeros = '00'.repeat(32);
const counting = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');

/** Words of four bytes, the least first, as RFC 8439 reads keys and nonces. */
function wordsOf(hex: string): number[] {
  return [...Buffer.from(hex, 'hex').toString('hex').matchAll(/.{8}/g)].map(([word]) => Buffer.from(word, 'hex').readUInt32LE());
}

function hexOf(words: readonly number[]): string {
  return words.map((word) => word.toString(16).padStart(8, '0')).join(' ');
}

function bytesOf(words: readonly number[]): string {
  return words
    .map((word) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(word);
      return bytes.toString('hex');
    })
    .join('');
}

function streamOf(seed: string, words: number): number[] {
  const stream = seedRandom(seed);
  return Array.from({ length: words }, () => nextWord(stream));
}

describe('ChaCha20 of RFC 8439', () => {
  test('2.3.2: the block function', () => {
    expect(hexOf(chachaBlock(wordsOf(counting), 1, wordsOf('000000090000004a00000000')))).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });

  test('2.4.2: the key stream of two blocks turns the text into the cipher text', () => {
    const nonce = wordsOf('000000000000004a00000000');
    const stream = Buffer.from(bytesOf([...chachaBlock(wordsOf(counting), 1, nonce), ...chachaBlock(wordsOf(counting), 2, nonce)]), 'hex');
    const text = Buffer.from(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
    );
    expect(Buffer.from(text.map((byte, at) => byte ^ (stream[at] ?? 0))).toString('hex')).toBe(
      '6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0bf91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8' +
        '07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab77937365af90bbf74a35be6b40b8eedf2785e42874d',
    );
  });

  test.each([
    [
      '1',
      zeros,
      0,
      '000000000000000000000000',
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ],
    [
      '2',
      zeros,
      1,
      '000000000000000000000000',
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    ],
    [
      '3',
      `${'00'.repeat(31)}01`,
      1,
      '000000000000000000000000',
      '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
    ],
    [
      '4',
      `00ff${'00'.repeat(30)}`,
      2,
      '000000000000000000000000',
      'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
    ],
    [
      '5',
      zeros,
      0,
      '000000000000000000000002',
      '374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54 0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53',
    ],
  ])('A.1: vector %s', (...[, key, counter, nonce, block]) => {
    expect(hexOf(chachaBlock(wordsOf(key), counter, wordsOf(nonce)))).toBe(block);
  });

  test('a seed’s stream is the key stream with a nonce of zeros, block after block', () => {
    expect(hexOf(streamOf(zeros, 18).slice(14))).toBe('69b687c3 8665eeb2 bee7079f 7a385155');
  });

  test('any key gives what another implementation gives', () => {
    const check = (key: Uint8Array, words: number): void => {
      const cipher = createCipheriv('chacha20', key, Buffer.alloc(16));
      expect(bytesOf(streamOf(Buffer.from(key).toString('hex'), words))).toBe(cipher.update(Buffer.alloc(words * 4)).toString('hex'));
    };
    fc.assert(fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.integer({ min: 1, max: 70 }), check));
  });
});

describe('whole numbers below a bound', () => {
  /** A stream whose next words are given. */
  function streamWith(...words: number[]): number[] {
    return [...new Array<number>(8).fill(0), 1, 16 - words.length, ...new Array<number>(16 - words.length).fill(0), ...words];
  }

  test.each([
    [3, [0xffff_ffff, 5], 2], // 2³² is 1 more than a multiple of 3: the last word is thrown away.
    [3, [0xffff_fffe, 5], 2],
    [3, [0xffff_fffd, 5], 1],
    [5, [0xffff_ffff, 7], 2],
    [5, [0xffff_fffe, 7], 4],
    [2, [0xffff_ffff], 1],
    [1, [0xffff_ffff], 0],
    [0x8000_0001, [0x8000_0001, 0x8000_0000], 0x8000_0000],
    [0x1_0000_0000, [0xffff_ffff], 0xffff_ffff],
  ])('below %i, of the words %j', (bound, words, expected) => {
    expect(randomBelow(streamWith(...words), bound)).toBe(expected);
  });

  test('all are reached, and none is beyond', () => {
    const stream = seedRandom(zeros);
    const counts = new Array<number>(7).fill(0);
    for (let roll = 0; roll < 7000; roll++) {
      const number = randomBelow(stream, 7);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(counts).toHaveLength(7);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('shuffling', () => {
  test('is a permutation, and the same for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 80 }), fc.nat(), (list, seed) => {
        const [one, other] = [[...list], [...list]];
        shuffle(seedRandom(seedFromNumber(seed)), one);
        shuffle(seedRandom(seedFromNumber(seed)), other);
        expect(one).toEqual(other);
        expect(one.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  test('every order is as likely', () => {
    const stream = seedRandom(counting);
    const counts: Record<string, number> = {};
    for (let deal = 0; deal < 6000; deal++) {
      const list = [1, 2, 3];
      shuffle(stream, list);
      counts[list.join('')] = (counts[list.join('')] ?? 0) + 1;
    }
    expect(Object.keys(counts).toSorted()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('seeds', () => {
  test.each([
    [zeros, true],
    [counting.toUpperCase(), true],
    [zeros.slice(1), false],
    [`${zeros}0`, false],
    [`g${zeros.slice(1)}`, false],
    ['', false],
  ])('%s: %s', (text, holds) => {
    expect(isSeed(text)).toBe(holds);
  });

  test('a text that is none is our mistake', () => {
    expect(() => seedRandom('abc')).toThrow('64 hexadecimal digits');
  });

  test('from different numbers they are different, and always the same', () => {
    const seeds = Array.from({ length: 500 }, (_, number) => seedFromNumber(number));
    expect(new Set(seeds).size).toBe(500);
    expect(seeds.every(isSeed)).toBe(true);
    expect(seedFromNumber(2 ** 40 + 1)).not.toBe(seedFromNumber(1));
    expect(seedFromNumber(7)).toBe(seeds[7]);
  });

  test('a key that was drawn gives a stream of its own', () => {
    const stream = seedRandom(zeros);
    const key = drawKey(stream);
    const own = startStream(key);
    expect(nextWord(own)).not.toBe(nextWord(stream));
    expect(bytesOf(key)).toBe(bytesOf(streamOf(zeros, 8)));
  });
});

test('a stream tells how many words were drawn from it', () => {
  const stream = seedRandom(zeros);
  expect(wordsDrawn(stream)).toBe(0);
  for (let drawn = 1; drawn <= 40; drawn++) {
    nextWord(stream);
    expect(wordsDrawn(stream)).toBe(drawn);
  }
});
