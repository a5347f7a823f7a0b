import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { linkSquares } from './link-squares.ts';

/** Pixels along the edge of a square. */
const EDGE = 6;

test.each(['http://localhost:4100/join/m7f#Q2x', `https://crupier.example/${'long/'.repeat(12)}join/a_B-9#ñandú`])(
  'a camera reads the link %s from its squares',
  (link) => {
    const rows = linkSquares(link);
    const size = rows.length * EDGE;
    const data = new Uint8Array(size * size * 4).fill(255);
    rows.forEach((row, y) =>
      row.forEach((isDark, x) => {
        for (let dy = 0; dy < EDGE; dy++)
          for (let dx = 0; dx < EDGE; dx++)
            if (isDark) data.fill(0, ((y * EDGE + dy) * size + x * EDGE + dx) * 4, ((y * EDGE + dy) * size + x * EDGE + dx) * 4 + 3);
      }),
    );
    expect(decodeQR({ width: size, height: size, data })).toBe(link);
  },
);
