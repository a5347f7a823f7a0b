import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const house = 'house staralliance';
const both = ['1 houses mars staralliance dis', '2 houses mars staralliance dis', '1 deck 6 x Sequis', '2 deck 6 x Sequis'];

describe('Com. Officer Kirby', () => {
  const hand = '1 hand Com. Officer Kirby; Mars First; Sniffer; Red Planet Ray Gun; Zorg; Hold the Line';
  check(
    'lets one artifact, upgrade or action of another house be played, whichever it is',
    [house, hand],
    { notOffered: ['play Mars First', 'play Sniffer', 'play Red Planet Ray Gun', 'play Zorg'] },
    { answer: 'play Com. Officer Kirby' },
    { offered: ['play Mars First', 'play Sniffer', 'play Red Planet Ray Gun'] },
    { notOffered: ['play Zorg'] },
    { answer: 'play Sniffer' },
    { notOffered: ['play Mars First', 'play Red Planet Ray Gun'] },
    { expect: { '1 artifacts': ['Sniffer'] } },
  );
  check(
    'keeps it while Star Alliance cards are played, and until the end of the turn',
    [house, hand, '1 deck 6 x Sequis', '2 deck 6 x Sequis', '2 houses mars staralliance dis', '1 houses mars staralliance dis'],
    { answer: 'play Com. Officer Kirby' },
    { answer: 'play Hold the Line' },
    { offered: ['play Mars First'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house staralliance' },
    { notOffered: ['play Mars First'] },
  );
  check(
    'lets another be played after reaping',
    [house, '1 hand 2 x Mars First', '1 line Com. Officer Kirby'],
    { answer: 'reap Com. Officer Kirby' },
    { answer: 'play Mars First#1' },
    { notOffered: ['play Mars First#2'] },
  );
  check(
    'and after fighting',
    [house, '1 hand Mars First', '1 line Com. Officer Kirby', '2 line Dust Pixie'],
    { answer: 'fight Com. Officer Kirby' },
    { answer: 'fight Dust Pixie' },
    { offered: ['play Mars First'] },
  );
});

describe('Information Officer Gray', () => {
  const hand = '1 hand Information Officer Gray; Zorg; Survey; Tunk';
  check(
    'may reveal a card of another house from hand when played, and archives it',
    [house, hand],
    { answer: 'play Information Officer Gray' },
    { answer: 'yes' },
    { notOffered: ['choose Survey'] },
    { answer: 'choose Zorg' },
    { happened: ['cardRevealed Zorg', 'cardArchived Zorg'] },
    { expect: { '1 archives': ['Zorg'], '1 hand': ['Survey', 'Tunk'] } },
  );
  check(
    'or reveals none',
    [house, hand],
    { answer: 'play Information Officer Gray' },
    { answer: [] },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 archives count': 0, '1 hand count': 3 } },
  );
  check(
    'does so after reaping, and finds nothing in a hand of Star Alliance cards',
    [house, '1 hand Survey', '1 line Information Officer Gray'],
    { answer: 'reap Information Officer Gray' },
    { answer: 'yes' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 archives count': 0, '1 hand': ['Survey'], '1 aember': 1 } },
  );
  check(
    'and after fighting',
    [house, '1 hand Zorg', '1 line Information Officer Gray', '2 line Dust Pixie'],
    { answer: 'fight Information Officer Gray' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Zorg'] } },
  );
});

describe('Sci. Officer Qincan', () => {
  const choosing = ['step house', 'house none', ...both];
  check(
    'steals 1 from an opponent who chooses a house of which no card is in play',
    [...choosing, '1 line Zorg', '2 line Sci. Officer Qincan', '1 aember 2'],
    { answer: 'house dis' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'and after its own player does',
    [...choosing, '1 line Sci. Officer Qincan', '2 line Zorg', '2 aember 2'],
    { answer: 'house dis' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'steals nothing where either player has a card of that house in play',
    [...choosing, '1 line Zorg', '2 line Sci. Officer Qincan', '1 aember 2'],
    { answer: 'house mars' },
    { expect: { '1 aember': 2, '2 aember': 0 } },
  );
  check(
    'which it is itself',
    [...choosing, '2 line Sci. Officer Qincan', '1 aember 2'],
    { answer: 'house staralliance' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'and where that card is an artifact',
    [...choosing, '1 line Zorg', '1 artifacts Soul Snatcher', '2 line Sci. Officer Qincan', '1 aember 2'],
    { answer: 'house dis' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'or an upgrade',
    [...choosing, '1 line Zorg + Soulkeeper', '2 line Sci. Officer Qincan', '1 aember 2'],
    { answer: 'house dis' },
    { expect: { '1 aember': 2 } },
  );
});

describe('Techivore Pulpate', () => {
  const artifacts = ['step house', 'house none', ...both, '1 artifacts Sniffer; Soul Snatcher', '2 artifacts Key to Dis; Commpod'];
  check(
    'destroys each artifact of the house that its opponent chooses',
    [...artifacts, '2 line Techivore Pulpate'],
    { answer: 'house mars' },
    { expect: { '1 artifacts': ['Soul Snatcher'], '2 artifacts': ['Key to Dis'] } },
  );
  check(
    'and of the one that its player chooses',
    [...artifacts, '1 line Techivore Pulpate; Zorg'],
    { answer: 'house dis' },
    { expect: { '1 artifacts': ['Sniffer'], '2 artifacts': ['Commpod'], '1 line': ['Techivore Pulpate', 'Zorg'] } },
  );
  check(
    'and none of another house',
    [...artifacts, '1 line Techivore Pulpate'],
    { answer: 'house staralliance' },
    { expect: { '1 artifacts': ['Sniffer', 'Soul Snatcher'], '2 artifacts': ['Key to Dis', 'Commpod'] } },
  );
});

describe('Special Agent “Fingers”', () => {
  check(
    'steals 1',
    [house, '1 line Special Agent “Fingers”', '2 aember 3'],
    { answer: 'action Special Agent “Fingers”' },
    { expect: { '1 aember': 1, '2 aember': 2, 'Special Agent “Fingers” exhausted': true } },
  );
  check(
    'and nothing from an empty pool',
    [house, '1 line Special Agent “Fingers”', '2 aember 0'],
    { answer: 'action Special Agent “Fingers”' },
    { expect: { '1 aember': 0 } },
  );
  check(
    'deals and is dealt no damage the first time it is attacked',
    ['1 line Zorg', '2 line Special Agent “Fingers”'],
    { answer: 'fight Zorg' },
    { answer: 'fight Special Agent “Fingers”' },
    { expect: { '2 line': ['Special Agent “Fingers”'], 'Zorg damage': 0 } },
  );
});

describe('Sci. Officer Morpheus', () => {
  check(
    'lets the Play ability of a creature resolve twice',
    [house, '1 hand Sensor Chief Garcia', '1 line Sci. Officer Morpheus', '2 aember 9', ...both],
    { answer: 'play Sensor Chief Garcia' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { expect: { '2 keyCost': 10, '2 keys': [] } },
  );
  check(
    'two of them three times',
    [house, '1 hand Scout Pete', '1 line Sci. Officer Morpheus; Sci. Officer Morpheus', '1 deck 6 x Zorg'],
    { answer: 'play Scout Pete' },
    { answer: 'leftFlank' },
    { answer: 'yes' },
    { answer: 'yes' },
    { answer: 'yes' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 discard': ['Zorg', 'Zorg', 'Zorg'] } },
  );
  check(
    'and only once where it is no longer in play by then',
    ['house sanctum', '1 hand Horseman of Famine', '1 line Sci. Officer Morpheus', '2 line Zorg; Tunk'],
    { answer: 'play Horseman of Famine' },
    { answer: 'leftFlank' },
    { answer: 'choose Sci. Officer Morpheus' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 line': ['Horseman of Famine'], '2 line': ['Zorg', 'Tunk'] } },
  );
  check(
    'no action',
    [house, '1 hand Subdue', '1 line Sci. Officer Morpheus', '2 line Zorg'],
    { answer: 'play Subdue' },
    { answer: 'choose Zorg' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Zorg damage': 1 } },
  );
  check(
    'no creature that the opponent plays',
    [house, '1 hand Scout Pete', '2 line Sci. Officer Morpheus', '1 deck 6 x Zorg'],
    { answer: 'play Scout Pete' },
    { answer: 'yes' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 discard': ['Zorg'] } },
  );
  check(
    'and not its own entrance',
    [house, '1 hand Sci. Officer Morpheus', '1 line Sci. Officer Morpheus as first', '1 deck 6 x Zorg'],
    { answer: 'play Sci. Officer Morpheus' },
    { answer: 'leftFlank' },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Crash Muldoon', () => {
  check(
    'enters play ready, and uses a neighbor of another house',
    [house, '1 hand Crash Muldoon', '1 line Zorg; Scout Pete; Sequis', '2 line Tunk'],
    { answer: 'play Crash Muldoon' },
    { answer: 'deploy =1' },
    { expect: { 'Crash Muldoon exhausted': false, '1 line': ['Zorg', 'Crash Muldoon', 'Scout Pete', 'Sequis'] } },
    { answer: 'action Crash Muldoon' },
    { notOffered: ['choose Scout Pete', 'choose Sequis', 'choose Tunk'] },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'uses nothing among Star Alliance neighbors',
    [house, '1 line Scout Pete; Crash Muldoon; Scout Pete; Zorg'],
    { answer: 'action Crash Muldoon' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Crash Muldoon exhausted': true, 'Zorg exhausted': false } },
  );
});

describe('Explo-rover', () => {
  check(
    'is played as an upgrade that gives skirmish, or as a creature that has it',
    [house, '1 hand 2 x Explo-rover', '1 line Zorg'],
    { answer: 'playAsUpgrade Explo-rover#1' },
    { answer: 'attach Zorg' },
    { expect: { 'Zorg keywords': ['skirmish'] } },
    { answer: 'play Explo-rover#2' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Explo-rover', 'Zorg'], 'Explo-rover#2 keywords': ['skirmish'] } },
  );
});

describe('United Action', () => {
  check(
    'lets cards be played of the houses that its player has in play, as an upgrade too, and of no other',
    [
      house,
      '1 hand United Action; Zorg; Tunk; Batdrone; Dust Pixie',
      '1 line Sequis; Scout Pete',
      '2 line Zorg + Soulkeeper (by 1); Dust Pixie',
      '1 artifacts Sniffer',
    ],
    { answer: 'play United Action' },
    { offered: ['play Tunk'] },
    { notOffered: ['play Batdrone', 'play Dust Pixie', 'reap Sequis', 'reap Scout Pete', 'action Sniffer'] },
    { answer: 'play Tunk' },
    { answer: 'leftFlank' },
    { offered: ['play Zorg'] },
  );
  check(
    'keeps its player from using enemy artifacts, too',
    [house, '1 hand United Action; Remote Access', '1 line Batdrone', '2 artifacts Library of Babble'],
    { answer: 'play United Action' },
    { answer: 'play Remote Access' },
    { notOffered: ['action Library of Babble'] },
    { expect: { 'Library of Babble exhausted': false } },
  );
  check('is the first thing done in its step', [house, '1 hand United Action', '1 line Scout Pete', 'did 1'], {
    notOffered: ['play United Action'],
  });
});
