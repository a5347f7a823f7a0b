import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Watch Your Step', () => {
  const position = [
    'house unfathomable',
    '1 houses unfathomable mars dis',
    '2 houses mars dis logos',
    '1 token Grunt',
    '1 hand Watch Your Step',
    '1 deck 8 x Zorg',
    '2 deck 8 x Troll',
  ];
  check(
    'makes two token creatures and readies them in the opponent’s next turn if another house is chosen',
    position,
    { answer: 'play Watch Your Step' },
    { notOffered: ['house unfathomable'] },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt'], 'Grunt exhausted': false } },
    { asked: { purpose: 'mainStep', seat: 2 } },
  );
  check(
    'makes none if that house is chosen, nor in a later turn',
    position,
    { answer: 'play Watch Your Step' },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { asked: { purpose: 'mainStep', seat: 2 } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { '1 line': [] } },
    { asked: { purpose: 'mainStep', seat: 2 } },
  );
  check(
    'makes them, too, if the opponent can choose no house',
    [...position.filter((line) => !line.startsWith('2 houses')), '2 houses dis', '1 hand Restringuntus [unfathomable]'],
    { answer: 'play Restringuntus' },
    { answer: 'house dis' },
    { answer: 'play Watch Your Step' },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'rightFlank' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Restringuntus', 'Grunt', 'Grunt'] } },
    { asked: { purpose: 'mainStep', seat: 2 } },
  );
});
