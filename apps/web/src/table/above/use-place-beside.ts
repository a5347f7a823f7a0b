import { useLayoutEffect, useState } from 'react';
import { useFrame } from '../room/use-frame.ts';
import { placeBeside, type Box } from './place-beside.ts';

/** What is measured: the card itself, and what of it is shown large. */
interface Placing {
  /** The card on the page, if it lies there. */
  readonly find: () => Element | undefined;
  /** The sizes that it may have, in pixels, the best first: the last one is made smaller where it has to be. */
  readonly sizes: readonly Pick<Box, 'width' | 'height'>[];
}

/** Where something large lies. */
export interface LargePlace extends Box {
  /** How far down its height the middle of the card is, 0–1: there lies what is less high than its place. */
  readonly level: number;
}

/** The place of what is shown large of a card; over board and hand as a whole on a phone. Undefined until it is measured. */
export function usePlaceBeside({ find, sizes }: Placing): LargePlace | undefined {
  const { small } = useFrame();
  const [place, setPlace] = useState<LargePlace | undefined>(undefined);
  // Whatever is drawn anew may have moved the card.
  useLayoutEffect(() => {
    const settle = (): void => {
      const measured = measure({ find, sizes }, small);
      setPlace((before) => (before !== undefined && isSame(before, measured) ? before : measured));
    };
    settle();
  });
  return place;
}

function measure({ find, sizes }: Placing, small: boolean): LargePlace {
  const board = boxOf('.felt') ?? { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  if (small) return { ...around(board, boxOf('.hand')), level: 0 };
  const card = find()?.getBoundingClientRect();
  const surroundings = { board, dealer: boxOf('.dealer'), card };
  const places = sizes.map((size) => ({ place: placeBeside(surroundings, size), size }));
  const [first = places.at(-1)] = places.filter(({ place, size }) => place.width > size.width - 1);
  const place = first?.place ?? board;
  return { ...place, level: levelIn(place, card) };
}

function levelIn({ top, height }: Box, card: Box | undefined): number {
  if (card === undefined || height === 0) return 0;
  return Math.max(0, Math.min(1, (card.top + card.height / 2 - top) / height));
}

function boxOf(selector: string): Box | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

/** The box around two of the same width, one below the other. */
function around(board: Box, hand: Box | undefined): Box {
  const { left, top, width } = board;
  const bottom = Math.max(top + board.height, hand === undefined ? 0 : hand.top + hand.height);
  return { left, top, width, height: bottom - top };
}

function isSame(one: LargePlace, other: LargePlace): boolean {
  const keys = ['left', 'top', 'width', 'height', 'level'] as const;
  return keys.every((key) => one[key] === other[key]);
}
