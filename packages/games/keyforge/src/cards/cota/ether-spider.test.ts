import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Ether Spider', () => {
  check(
    'captures what the opponent would gain by reaping, so that nothing is left to be captured otherwise',
    ['1 line Zorg', '2 line Ether Spider; Sir Marrows'],
    { answer: 'reap Zorg' },
    { expect: { '1 aember': 0, 'Ether Spider aember': 1, 'Sir Marrows aember': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'captures what icons and effects would add',
    ['house brobnar', '1 hand Gron’s Brew', '1 line Headhunter', '2 line Ether Spider; Dust Pixie'],
    { answer: 'play Gron’s Brew' },
    { answer: 'choose Headhunter' },
    { expect: { '1 aember': 0, 'Ether Spider aember': 1 } },
    { answer: 'fight Headhunter' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 0, 'Ether Spider aember': 2 } },
  );
  check(
    'captures what would be paid to the opponent',
    ['house logos', '1 hand Library of Babble', '1 line Ether Spider', '2 artifacts Customs Office', '1 aember 2'],
    { answer: 'play Library of Babble' },
    { expect: { '1 aember': 1, '2 aember': 0, 'Ether Spider aember': 1 } },
  );
  check(
    'captures what would be stolen from its controller',
    ['house shadows', '1 hand Urchin', '2 line Ether Spider', '2 aember 3'],
    { answer: 'play Urchin' },
    { expect: { '1 aember': 0, '2 aember': 2, 'Ether Spider aember': 1 } },
  );
  check(
    'leaves what its controller gains, steals or is paid',
    ['house shadows', '1 hand Urchin', '1 line Ether Spider; Umbra', '2 aember 3'],
    { answer: 'play Urchin' },
    { answer: 'leftFlank' },
    { answer: 'reap Umbra' },
    { expect: { '1 aember': 2, '2 aember': 2, 'Ether Spider aember': 0 } },
  );
  check(
    'captures the Æ of friendly creatures that leave play',
    ['house brobnar', '1 hand Punch', '2 line Ether Spider (aember 1); Dust Pixie (aember 3)', '1 aember 5'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { expect: { '1 aember': 5, 'Ether Spider aember': 5 } },
  );
  check(
    'leaves the Æ of enemy creatures that leave play',
    ['house brobnar', '1 hand Punch', '1 line Dust Pixie (aember 3)', '2 line Ether Spider'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { expect: { '2 aember': 3, 'Ether Spider aember': 1 } },
  );
  check(
    'when it leaves play its own Æ goes to the opponent',
    ['house brobnar', '1 hand Punch', '2 line Ether Spider (damage 4, aember 2)'],
    { answer: 'play Punch' },
    { answer: 'choose Ether Spider' },
    { expect: { '1 aember': 3, 'Ether Spider zone': 'discard' } },
  );
  check(
    'leaving together with others it captures nothing of theirs',
    ['house dis', '1 hand Gateway to Dis', '2 line Ether Spider (aember 2); Zorg (aember 1)'],
    { answer: 'play Gateway to Dis' },
    { answer: ['pile Ether Spider', 'pile Zorg'] },
    { expect: { '1 aember': 3, '2 line': [] } },
  );
  check(
    'of several the active player says which captures how much',
    ['house brobnar', '1 hand Punch', '2 line Ether Spider as left; Ether Spider as right; Dust Pixie (aember 3)'],
    { answer: 'play Punch' },
    { asked: { purpose: 'divideCaptured', seat: 1, min: 1, max: 1 } },
    { answer: ['share left'] },
    { expect: { 'left aember': 1, '1 aember': 0 } },
    { answer: 'choose Dust Pixie' },
    { asked: { purpose: 'divideCaptured', min: 3, max: 3 } },
    { answer: ['share left', 'share right', 'share right'] },
    { expect: { 'left aember': 2, 'right aember': 2, '1 aember': 0 } },
  );
  check(
    'deals no damage when it is attacked',
    ['1 line Zorg', '2 line Ether Spider'],
    { answer: 'fight Zorg' },
    { answer: 'fight Ether Spider' },
    { expect: { 'Zorg damage': 0, 'Ether Spider zone': 'discard' } },
  );
  check(
    'deals no damage when it attacks',
    ['1 line Ether Spider', '2 line Dust Pixie'],
    { answer: 'fight Ether Spider' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Dust Pixie damage': 0, 'Ether Spider damage': 1 } },
  );
});
