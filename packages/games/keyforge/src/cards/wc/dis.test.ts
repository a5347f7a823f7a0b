import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Harbinger of Doom', () => {
  check(
    'destroys each creature as it is destroyed, and no artifact',
    ['1 line Zorg; Grommid', '2 line Harbinger of Doom (armorUsed 3, armorWhenUsed 3); Tunk', '1 artifacts Sniffer'],
    { answer: 'fight Zorg' },
    { answer: 'fight Harbinger of Doom' },
    { answer: ['pile Zorg', 'pile Grommid', 'pile Harbinger of Doom', 'pile Tunk'] },
    { expect: { '1 line': [], '2 line': [], '1 artifacts': ['Sniffer'] } },
  );
  check(
    'spares those that a ward saves',
    ['1 line Zorg', '2 line Harbinger of Doom (armorUsed 3, armorWhenUsed 3); Tunk (warded)'],
    { answer: 'fight Zorg' },
    { answer: 'fight Harbinger of Doom' },
    { expect: { '1 line': [], '2 line': ['Tunk'], 'Tunk warded': false } },
  );
  check(
    'does nothing where it is returned to hand',
    ['house dis', '1 hand Double Doom', '1 line Zorg', '2 line Harbinger of Doom'],
    { answer: 'play Double Doom' },
    { answer: 'choose Harbinger of Doom' },
    { expect: { '1 line': ['Zorg'], '2 line': [] } },
  );
});

const both = ['1 houses mars logos dis', '2 houses mars logos dis', '1 deck 6 x Sequis', '2 deck 6 x Sequis'];

describe('Snag', () => {
  check(
    'has the opponent choose the house of the creature that it fought, for one turn',
    ['house dis', '1 line Snag', '2 line Mindwarper; Batdrone', ...both],
    { answer: 'fight Snag' },
    { answer: 'fight Mindwarper' },
    { answer: 'endTurn' },
    { offered: ['house mars'] },
    { notOffered: ['house logos', 'house dis'] },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house logos', 'house dis'] },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house logos', 'house dis'] },
  );
  check(
    'and of one that it has destroyed',
    ['house dis', '1 line Snag', '2 line Batdrone', ...both],
    { answer: 'fight Snag' },
    { answer: 'fight Batdrone' },
    { expect: { '2 line': [] } },
    { answer: 'endTurn' },
    { offered: ['house logos'] },
    { notOffered: ['house mars', 'house dis'] },
  );
  check(
    'demands nothing that the opponent cannot choose',
    ['house dis', '1 line Snag', '2 line Dust Pixie', ...both],
    { answer: 'fight Snag' },
    { answer: 'fight Dust Pixie' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house logos', 'house dis'] },
    { notOffered: ['house untamed'] },
  );
  check(
    'nor anything where it does not survive the fight',
    ['house dis', '1 line Snag', '2 line Zorg', ...both],
    { answer: 'fight Snag' },
    { answer: 'fight Zorg' },
    { expect: { '1 line': [] } },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house logos', 'house dis'] },
  );
  check(
    'nor after it is attacked',
    ['house mars', '1 line Mindwarper', '2 line Snag', ...both],
    { answer: 'fight Mindwarper' },
    { answer: 'fight Snag' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house logos', 'house dis'] },
  );
});

describe('Snag’s Mirror', () => {
  const start = ['step house', 'house none', ...both];
  check(
    'keeps the opponent of who has chosen a house from choosing it in the next turn, and that one from choosing the other',
    [...start, '1 artifacts Snag’s Mirror'],
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { offered: ['house logos', 'house dis'] },
    { notOffered: ['house mars'] },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house dis'] },
    { notOffered: ['house logos'] },
  );
  check(
    'whoever has it',
    [...start, '2 artifacts Snag’s Mirror'],
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { notOffered: ['house dis'] },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { offered: ['house dis', 'house logos'] },
    { notOffered: ['house mars'] },
  );
  check(
    'even where it has left play by then, and not longer',
    [...start, '1 artifacts Snag’s Mirror', '2 deck 6 x Sequis'],
    { answer: 'house mars' },
    { edit: ['move Snag’s Mirror to 1 discard'] },
    { answer: 'endTurn' },
    { notOffered: ['house mars'] },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house logos', 'house dis'] },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { offered: ['house mars', 'house logos', 'house dis'] },
  );
  check(
    'says nothing of a house that was chosen before it was played',
    ['house dis', '1 hand Snag’s Mirror', ...both],
    { answer: 'play Snag’s Mirror' },
    { answer: 'endTurn' },
    { offered: ['house dis'] },
  );
});

describe('Snaglet', () => {
  const position = ['house dis', '1 line Snaglet', '2 aember 5', ...both];
  check(
    'steals 2 from an opponent who chooses the house that was chosen',
    position,
    { answer: 'action Snaglet' },
    { asked: { purpose: 'nameHouse', seat: 1 } },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { expect: { '2 aember': 5 } },
    { answer: 'house logos' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
  check(
    'and nothing from one who chooses another, nor in a later turn',
    position,
    { answer: 'action Snaglet' },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { '1 aember': 0, '2 aember': 5 } },
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { expect: { '1 aember': 0, '2 aember': 5 } },
  );
  check(
    'though it has left play by then',
    position,
    { answer: 'action Snaglet' },
    { answer: 'house mars' },
    { edit: ['move Snaglet to 1 discard'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
});

describe('Dexus and Sinestra', () => {
  const two = ['house mars', '1 hand Zorg', '1 line Mindwarper; Sequis', '1 aember 3'];
  check(
    'Dexus makes the opponent lose 1 for a creature that is played on the right flank',
    [...two, '2 line Dexus'],
    { answer: 'play Zorg' },
    { answer: 'rightFlank' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'and none for one on the left',
    [...two, '2 line Dexus'],
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Sinestra for one on the left flank',
    [...two, '2 line Sinestra'],
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'not for one that its own player plays there',
    ['house shadows', '1 hand Scowly Caper', '1 line Sinestra', '2 line Zorg', '2 aember 3'],
    { answer: 'play Scowly Caper' },
    { answer: 'leftFlank' },
    { expect: { '2 line': ['Scowly Caper', 'Zorg'], '2 aember': 3 } },
  );
  check(
    'and none for one on the right, nor for its own player’s',
    [...two, '2 line Sinestra', '1 line Sinestra as own'],
    { answer: 'play Zorg' },
    { answer: 'rightFlank' },
    { expect: { '1 aember': 3 } },
  );
});
