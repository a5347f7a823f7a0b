import { endTextsEn } from './end-texts-en.ts';

/** The page's texts of motion, of cards that are shown, of sounds and of the end, in English. */
export const motionTextsEn = {
  ...endTextsEn,
  shownCard: 'A card that is played',
  shownSkip: 'Any key goes on',
  motion: 'Motion',
  motions: { system: 'As the system', none: 'None' },
  speedOfMotion: 'Speed of motion',
  speedsOfMotion: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  showing: 'Show the cards that others play',
  showings: { off: 'No', short: 'Briefly', normal: 'For a moment', long: 'Long' },
  volume: 'Volume of sounds',
  volumeOff: 'silent',
  sounds: 'Sounds',
  soundNames: {
    slip: 'A question: paper',
    deal: 'A card is laid',
    flip: 'A card is turned',
    tap: 'A card is exhausted',
    hit: 'Damage',
    threat: 'Threat',
    aember: 'Æmber: glass',
    key: 'A key is forged',
    chain: 'Something joins the chain',
    resolve: 'Something resolves or falls',
    yourTurn: 'Your turn: two knocks',
    clock: 'Clock: three ticks when ten seconds are left',
    end: 'The end',
  },
};
