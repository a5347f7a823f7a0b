/** The sounds of a table: each can be switched off, and none tells what is not to be seen as well. */
export const soundNames = [
  'slip',
  'deal',
  'flip',
  'tap',
  'hit',
  'threat',
  'aember',
  'key',
  'chain',
  'resolve',
  'yourTurn',
  'clock',
  'end',
] as const;
/** One of the sounds. */
export type SoundName = (typeof soundNames)[number];
