import encodeQR from 'qr';

/** Squares around the code that stay white, by which a camera finds it. */
const BORDER = 4;

/** The rows of squares of a link's code: true where one is dark. */
export function linkSquares(link: string): readonly (readonly boolean[])[] {
  return encodeQR(link, 'raw', { border: BORDER });
}
