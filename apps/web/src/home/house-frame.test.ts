import { expect, test } from 'vitest';
import { houseFrameOf } from './house-frame.ts';

test.each([
  [1366, 768, 1, { mode: 'wide', bands: false, flow: false }],
  [1200, 768, 1, { mode: 'wide', bands: false, narrow: false }],
  [1199, 768, 1, { mode: 'wide', bands: true, narrow: true }],
  [1000, 768, 1, { mode: 'wide', bands: true, narrow: true }],
  [999, 768, 1, { mode: 'tall', bands: true, narrow: false }],
  [820, 1180, 1, { mode: 'tall', bands: true, slim: false }],
  [700, 1180, 1, { mode: 'tall' }],
  [699, 1180, 1, { mode: 'phone' }],
  [390, 844, 1, { mode: 'phone', slim: false, flow: false }],
  [339, 844, 1, { mode: 'phone', slim: true, flow: false }],
  [299, 844, 1, { mode: 'phone', slim: true, flow: true }],
  [844, 390, 1, { mode: 'tall', flow: true }],
  [1366, 600, 1, { flow: false }],
  [1366, 599, 1, { flow: true }],
  [1366, 768, 2, { mode: 'phone', flow: true, slim: false, zoom: 2 }],
  [390, 844, 2, { mode: 'phone', flow: true, slim: true }],
  [1920, 1080, 1, { mode: 'wide', zoom: 1080 / 860 }],
  [9000, 9000 / 1.2, 1, { zoom: 1.8 }],
])('%i × %i with %d times the usual text', (width, height, text, frame) => {
  expect(houseFrameOf(width, height, text)).toMatchObject(frame);
});
