import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

const grunts = ['house ekwidon', '1 token Grunt', '1 deck Zorg; Troll; Dust Pixie; Krump'];

describe('Corner the Market', () => {
  const market = ['house ekwidon', '1 hand Corner the Market', '1 deck 6 x Zorg', '2 deck 6 x Zorg'];
  const houses = ['1 houses ekwidon mars dis', '2 houses mars dis logos'];
  check(
    'lets the opponent archive what the opponent discards in the next turn, and play nothing',
    [...market, ...houses, '2 hand Zorg as kept; Zorg as left'],
    { answer: 'play Corner the Market' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { notOffered: ['play kept', 'play left'] },
    { answer: 'discard kept' },
    { asked: { kind: 'may', seat: 2 } },
    { answer: 'yes' },
    { expect: { '2 archives': ['Zorg'], '2 discard': [] } },
    { answer: 'discard left' },
    { answer: [] },
    { expect: { '2 archives': ['Zorg'], '2 discard': ['Zorg'] } },
  );
  check(
    'says nothing of what is discarded in the turn in which it is played, nor after the next one',
    [
      ...market,
      ...houses,
      '1 hand Corner the Market; Eater of the Dead [ekwidon]; Overlord Greking [ekwidon]',
      '2 hand Zorg; Zorg as later',
    ],
    { answer: 'play Corner the Market' },
    { answer: 'discard Eater of the Dead' },
    { expect: { '1 discard': ['Eater of the Dead', 'Corner the Market'] } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house ekwidon' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { offered: ['play later'] },
    { answer: 'discard later' },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Staff Up', () => {
  checkDone(
    'makes token creatures of what its player would gain by reaping, by icons and by texts',
    [...grunts, '1 hand Staff Up; Virtuous Works [ekwidon]', '1 line Dust Pixie [ekwidon]', '1 aember 2'],
    { answer: 'play Staff Up' },
    { answer: 'reap Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 2, '1 line': ['Grunt', 'Dust Pixie'], 'Grunt exhausted': true, '1 deck count': 3 } },
    { answer: 'play Virtuous Works' },
    { answer: 'rightFlank' },
    { answer: 'rightFlank' },
    { answer: 'rightFlank' },
    { expect: { '1 aember': 2, '1 line count': 5, '1 deck count': 0 } },
  );
  checkDone(
    'makes as many as there are cards in the deck, and nothing is added all the same',
    ['house ekwidon', '1 token Grunt', '1 deck Zorg', '1 hand Staff Up; Virtuous Works [ekwidon]'],
    { answer: 'play Staff Up' },
    { answer: 'play Virtuous Works' },
    { expect: { '1 aember': 0, '1 line': ['Grunt'], '1 deck count': 0 } },
  );
  checkDone(
    'makes them of what is stolen, which the opponent loses',
    [...grunts, '1 hand Staff Up; Urchin [ekwidon]', '2 aember 3'],
    { answer: 'play Staff Up' },
    { answer: 'play Urchin' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 0, '2 aember': 2, '1 line': ['Grunt', 'Urchin'] } },
  );
  check(
    'does so for its player alone, and for the turn',
    [
      ...grunts,
      '1 hand Staff Up',
      '2 line Zorg',
      '1 line Troll [ekwidon]',
      '2 deck 6 x Zorg',
      '1 houses ekwidon mars dis',
      '2 houses mars dis logos',
    ],
    { answer: 'play Staff Up' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'reap Zorg' },
    { expect: { '2 aember': 1 } },
    { answer: 'endTurn' },
    { answer: 'house ekwidon' },
    { answer: 'reap Troll' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'or a creature captures all of it that would capture it as well, as the active player says',
    [...grunts, '1 hand Staff Up', '1 line Troll [ekwidon]; Krump [ekwidon]', '2 line Ether Spider'],
    { answer: 'play Staff Up' },
    { answer: 'reap Troll' },
    { asked: { purpose: 'whatReplacesAember', seat: 1 } },
    { answer: 'replace Ether Spider' },
    { expect: { '1 aember': 0, 'Ether Spider aember': 1, '1 line count': 2 } },
    { answer: 'reap Krump' },
    { answer: 'replace staff-up/granted0' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 0, 'Ether Spider aember': 1, '1 line count': 3 } },
  );
});

describe('Shĭzyokŭ Buggy', () => {
  const buggy = [...grunts, '1 artifacts Shĭzyokŭ Buggy'];
  checkDone(
    'discards two cards that share a house and makes a token creature',
    [...buggy, '1 hand Zorg; Grommid; Dust Pixie'],
    { answer: 'action Shĭzyokŭ Buggy' },
    { answer: ['choose Zorg', 'choose Grommid'] },
    { happened: ['cardRevealed Zorg', 'cardRevealed Grommid'] },
    { answer: ['pile Zorg', 'pile Grommid'] },
    { expect: { '1 hand': ['Dust Pixie'], '1 discard': ['Grommid', 'Zorg'], '1 line': ['Grunt'] } },
  );
  checkDone(
    'shows two cards that share none, and nothing else',
    [...buggy, '1 hand Zorg; Dust Pixie; Grommid'],
    { answer: 'action Shĭzyokŭ Buggy' },
    { answer: ['choose Zorg', 'choose Dust Pixie'] },
    { happened: ['cardRevealed Zorg', 'cardRevealed Dust Pixie'] },
    { expect: { '1 hand count': 3, '1 discard': [], '1 line': [] } },
  );
  checkDone(
    'shows the only card of a hand, which shares a house with no other (KF-C-15)',
    [...buggy, '1 hand Zorg'],
    { answer: 'action Shĭzyokŭ Buggy' },
    { answer: 'choose Zorg' },
    { expect: { '1 hand': ['Zorg'], '1 line': [] } },
  );
});
