import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('readying', () => {
  const next = ['1 houses unfathomable mars logos', '2 houses mars logos dis', '1 deck 6 x Zorg', '2 deck 6 x Zorg'];
  check(
    'Frost Giant does not ready in the step, others do',
    ['house brobnar', ...next, '1 line Frost Giant (exhausted); Troll (exhausted)'],
    { answer: 'endTurn' },
    { expect: { 'Frost Giant exhausted': true, 'Troll exhausted': false } },
  );
  check(
    'Giltspine School keeps token creatures of both players from readying',
    ['house unfathomable', ...next, '1 line Giltspine School (exhausted); Grunt (exhausted)'],
    { answer: 'endTurn' },
    { expect: { 'Giltspine School exhausted': false, 'Grunt exhausted': true } },
  );
  check(
    'Giltspine School makes 3',
    ['house unfathomable', '1 token Grunt', '1 deck 4 x Zorg', '1 hand Giltspine School'],
    { answer: 'play Giltspine School' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 4, '1 deck count': 1 } },
  );
  check(
    'with Physaloha in play damaged creatures do not ready',
    ['house unfathomable', ...next, '1 line Physaloha (exhausted); Troll (exhausted, damage 1)'],
    { answer: 'endTurn' },
    { expect: { 'Physaloha exhausted': false, 'Troll exhausted': true } },
  );
  check(
    'a creature Under Pressure does not ready in the step',
    ['house untamed', ...next, '1 line Troll (exhausted) + Under Pressure; Zorg (exhausted)'],
    { answer: 'endTurn' },
    { expect: { 'Troll exhausted': true, 'Zorg exhausted': false } },
  );
  check(
    'no text readies a creature Under Pressure',
    [
      'house brobnar',
      '1 hand Brothers in Battle',
      '1 line Troll (exhausted) + Under Pressure',
      '1 artifacts Gauntlet of Command',
      '2 line Zorg',
    ],
    { answer: 'action Gauntlet of Command' },
    { expect: { 'Troll exhausted': true, 'Zorg damage': 0 } },
  );
  check(
    'The Chosen One takes 1 for each exhausted enemy creature, none of which readies, while artifacts do',
    [
      'house unfathomable',
      ...next,
      '1 line Troll (exhausted); Zorg (exhausted); Dust Pixie',
      '1 artifacts Gauntlet of Command (exhausted)',
      '2 line The Chosen One; Silvertooth (exhausted)',
    ],
    { answer: 'endTurn' },
    {
      expect: {
        'The Chosen One damage': 2,
        'Troll exhausted': true,
        'Gauntlet of Command exhausted': false,
        'Silvertooth exhausted': true,
      },
    },
  );
  check(
    'The Chosen One does nothing in its controller’s step',
    ['house unfathomable', ...next, '1 line The Chosen One (exhausted)', '2 line Troll (exhausted)'],
    { answer: 'endTurn' },
    { expect: { 'The Chosen One exhausted': false, 'The Chosen One damage': 0, 'Troll exhausted': true } },
  );
});
