import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house saurian';

describe('Auto-Legionary', () => {
  check(
    'lies among the artifacts until it is put on a flank, where it is a creature with 5 power and stays exhausted',
    [HOUSE, '1 artifacts Auto-Legionary', '1 line Zorg; Sequis'],
    { expect: { 'Auto-Legionary power': 0, 'Auto-Legionary type': 0 } },
    { answer: 'action Auto-Legionary' },
    { notOffered: ['deploy =1'] },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Zorg', 'Sequis', 'Auto-Legionary'], '1 artifacts': [] } },
    { expect: { 'Auto-Legionary power': 5, 'Auto-Legionary type': 'creature', 'Auto-Legionary exhausted': true } },
    { happened: ['lineJoined Auto-Legionary'] },
    { didNotHappen: ['creatureEntered', 'cardEntered'] },
  );
  check(
    'in an empty battleline there is one place',
    [HOUSE, '1 artifacts Auto-Legionary', '2 line Zorg'],
    { answer: 'action Auto-Legionary' },
    { expect: { '1 line': ['Auto-Legionary'], '2 line': ['Zorg'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'in the battleline it may be used whatever house is active; among the artifacts only by its own',
    ['house mars', '1 line Zorg; Auto-Legionary', '1 artifacts Auto-Legionary as idle', '2 line Troll'],
    { offered: ['reap 1:Auto-Legionary', 'fight 1:Auto-Legionary'] },
    { notOffered: ['action idle'] },
    { answer: 'fight Auto-Legionary' },
    { answer: 'fight Troll' },
    { expect: { 'Troll damage': 5, '1 line': ['Zorg'], '1 discard': ['Auto-Legionary'] } },
  );
  check(
    'is no artifact any more for what speaks of artifacts',
    [HOUSE, '1 line Auto-Legionary', '1 artifacts The Golden Spiral'],
    { answer: 'action The Golden Spiral' },
    { answer: 'choose Auto-Legionary' },
    { answer: 'reap' },
    { expect: { 'Auto-Legionary aember': 1, '1 aember': 1, 'Auto-Legionary exhausted': true } },
  );
  check(
    'its power can be added to, and damage destroys it',
    [HOUSE, '1 line Auto-Legionary (powerCounters 2, damage 5); Primus Unguis (aember 1)'],
    { expect: { 'Auto-Legionary power': 9 } },
    { edit: ['mark Auto-Legionary (powerCounters 0)'] },
    { expect: { 'Auto-Legionary power': 7, 'Auto-Legionary damage': 5 } },
  );
  check(
    'used again, it moves to a flank of its battleline',
    [HOUSE, '1 line Auto-Legionary; Zorg; Sequis'],
    { answer: 'action Auto-Legionary' },
    { answer: 'place =2' },
    { expect: { '1 line': ['Zorg', 'Sequis', 'Auto-Legionary'], 'Auto-Legionary exhausted': true } },
    { didNotHappen: ['lineJoined'] },
  );
  check(
    'keeps what is on it when it joins the battleline',
    [HOUSE, '1 artifacts Auto-Legionary (warded)', '1 line Zorg'],
    { answer: 'action Auto-Legionary' },
    { answer: 'leftFlank' },
    { expect: { 'Auto-Legionary warded': true, '1 line': ['Auto-Legionary', 'Zorg'] } },
  );
});
