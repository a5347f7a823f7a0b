import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const begin = ['1 houses mars logos dis', '2 houses mars logos dis', '1 deck 6 x Troll', '2 deck 6 x Troll'];

describe('Keyforgery', () => {
  check(
    'keeps its opponent from forging where the card revealed is of another house than the one named',
    [...begin, '2 artifacts Keyforgery', '2 hand Zorg', '1 aember 7', 'step forge'],
    { asked: { seat: 1, purpose: 'nameHouse' } },
    { answer: 'house dis' },
    { happened: ['cardRevealed Zorg', 'destroyed Keyforgery'] },
    { didNotHappen: ['aemberSpent', 'keyForged'] },
    { asked: { seat: 1, purpose: 'chooseHouse' } },
    { expect: { 'Keyforgery zone': 'discard', '1 aember': 7, '1 keys': [], '2 hand': ['Zorg'] } },
  );
  check(
    'stays where it is of the house named, and the key is forged',
    [...begin, '2 artifacts Keyforgery', '2 hand Zorg', '1 aember 7', 'step forge'],
    { answer: 'house mars' },
    { answer: 'colour =0' },
    { expect: { 'Keyforgery zone': 'artifacts', '1 aember': 1 } },
  );
  check(
    'reveals nothing of an empty hand, and the key is forged (KF-C-17)',
    [...begin, '2 artifacts Keyforgery', '1 aember 6', 'step forge'],
    { answer: 'house dis' },
    { didNotHappen: ['cardRevealed'] },
    { answer: 'colour =0' },
    { expect: { 'Keyforgery zone': 'artifacts', '1 aember': 0 } },
  );
  check('asks nothing of an opponent who cannot forge', [...begin, '2 artifacts Keyforgery', '2 hand Zorg', '1 aember 5', 'step forge'], {
    asked: { seat: 1, purpose: 'chooseHouse' },
  });
  check('asks nothing of its own controller', [...begin, '1 artifacts Keyforgery', '1 hand Zorg', '1 aember 6', 'step forge'], {
    asked: { seat: 1, purpose: 'chooseKey' },
  });
  check(
    'says nothing of a key that the opponent forges in the turn of its controller',
    ['house dis', '1 artifacts Keyforgery', '1 hand Hand of Dis; Sequis', '2 line Zorg; Keyfrog; Troll', '2 aember 6'],
    { answer: 'play Hand of Dis' },
    { answer: 'choose Keyfrog' },
    { asked: { seat: 1, purpose: 'chooseKey' } },
    { answer: 'colour =0' },
    { expect: { '2 aember': 0, 'Keyforgery zone': 'artifacts' } },
  );
  check(
    'of two, each names and reveals until one keeps the key from being forged',
    [...begin, '2 artifacts Keyforgery as first; Keyforgery as second', '2 hand Zorg', '1 aember 6', 'step forge'],
    { answer: 'replace first' },
    { answer: 'house mars' },
    { answer: 'house dis' },
    { expect: { 'first zone': 'artifacts', 'second zone': 'discard', '1 aember': 6 } },
    { asked: { seat: 1, purpose: 'chooseHouse' } },
  );
  check(
    'of two, the other has nothing to say once the key is not forged',
    [...begin, '2 artifacts Keyforgery as first; Keyforgery as second', '2 hand Zorg', '1 aember 6', 'step forge'],
    { answer: 'replace first' },
    { answer: 'house dis' },
    { expect: { 'first zone': 'discard', 'second zone': 'artifacts', '1 aember': 6 } },
    { asked: { seat: 1, purpose: 'chooseHouse' } },
  );
});
