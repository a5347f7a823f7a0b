import { describe } from 'vitest';
import { checkDone } from '../fixtures/scenario-check.ts';

describe('token creatures that are destroyed', () => {
  const hypoxia = ['house unfathomable', '1 hand Hypoxia'];
  checkDone(
    'Facet gains 1 in its controller’s turn',
    [...hypoxia, '1 line Facet'],
    { answer: 'play Hypoxia' },
    { expect: { '1 aember': 2, '1 line': [] } },
  );
  checkDone(
    'Facet gains nothing in the other',
    [...hypoxia, '2 line Facet'],
    { answer: 'play Hypoxia' },
    { expect: { '2 aember': 0, '2 line': [] } },
  );
  checkDone(
    'Snare costs the opponent 1 in its controller’s turn',
    [...hypoxia, '1 line Snare', '2 aember 2'],
    { answer: 'play Hypoxia' },
    { expect: { '2 aember': 1 } },
  );
  checkDone(
    'Snare costs nothing in the other',
    [...hypoxia, '2 line Snare', '1 aember 2'],
    { answer: 'play Hypoxia' },
    { expect: { '1 aember': 3 } },
  );
  checkDone(
    'Thrall has the opponent discard a card at random',
    [...hypoxia, '1 line Thrall', '2 hand Zorg; Troll'],
    { answer: 'play Hypoxia' },
    { expect: { '2 hand count': 1, '2 discard count': 1 } },
  );
  checkDone(
    'Alpha-Gamma is archived as the card that it was',
    ['house unfathomable', '1 token Alpha-Gamma', '1 deck Zorg', '1 hand Sunk Cost; Hypoxia', '2 hand Troll'],
    { answer: 'play Sunk Cost' },
    { answer: 'house brobnar' },
    { expect: { '1 line': ['Alpha-Gamma'] } },
    { answer: 'play Hypoxia' },
    { expect: { '1 line': [], '1 archives': ['Zorg'] } },
  );
  checkDone(
    'Niffle Brute returns Niffle Sanctuary',
    [...hypoxia, '1 line Niffle Brute', '1 discard Niffle Ape; Niffle Sanctuary'],
    { answer: 'play Hypoxia' },
    { notOffered: ['choose Niffle Ape'] },
    { answer: 'choose Niffle Sanctuary' },
    { expect: { '1 hand': ['Niffle Sanctuary'] } },
  );
  checkDone(
    'without it Niffle Brute returns another Niffle card',
    [...hypoxia, '1 line Niffle Brute', '1 discard Niffle Ape; Zorg', '2 discard Niffle Sanctuary'],
    { answer: 'play Hypoxia' },
    { notOffered: ['choose Zorg', 'choose Niffle Sanctuary'] },
    { answer: 'choose Niffle Ape' },
    { expect: { '1 hand': ['Niffle Ape'] } },
  );
});

describe('token creatures that reap and fight', () => {
  checkDone(
    'Catena Fiend steals 1 and deals 3 to a friendly creature',
    ['house dis', '1 line Catena Fiend; Zorg', '2 line Dust Pixie; Troll', '2 aember 2'],
    { answer: 'fight Catena Fiend' },
    { answer: 'fight Dust Pixie' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Zorg' },
    { expect: { '1 aember': 1, '2 aember': 1, 'Zorg damage': 3 } },
  );
  checkDone(
    'Minion puts the top card of a haunted player’s discard pile on top of their deck',
    ['house geistoid', '1 line Minion', '1 discard Zorg; Troll', '2 discard Umbra; 9 x Sequis', '2 deck Dodger'],
    { answer: 'reap Minion' },
    { offered: ['choose Umbra'] },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Umbra' },
    { expect: { '2 deck': ['Umbra', 'Dodger'] } },
  );
  checkDone(
    'Minion may take that of its own controller',
    ['house geistoid', '1 line Minion', '1 discard Umbra; 9 x Sequis'],
    { answer: 'reap Minion' },
    { answer: 'choose Umbra' },
    { expect: { '1 deck': ['Umbra'] } },
  );
  checkDone(
    'Minion does nothing where nobody is haunted',
    ['house geistoid', '1 line Minion', '2 discard Umbra; 8 x Sequis', '2 deck Dodger'],
    { answer: 'reap Minion' },
    { expect: { '2 deck': ['Dodger'], '2 discard count': 9 } },
  );
  checkDone(
    'Phantasm discards a card from hand',
    ['house geistoid', '1 line Phantasm', '1 hand Zorg; Troll'],
    { answer: 'reap Phantasm' },
    { answer: 'choose Troll' },
    { expect: { '1 hand': ['Zorg'], '1 discard': ['Troll'] } },
  );
  checkDone(
    'Wrecker discards the top card of either deck',
    ['house geistoid', '1 line Wrecker', '1 deck Zorg; Umbra', '2 deck Troll; Dodger'],
    { answer: 'reap Wrecker' },
    { answer: 'player =1' },
    { expect: { '2 discard': ['Troll'], '1 discard': [] } },
    { edit: ['mark Wrecker (exhausted no)'] },
    { answer: 'reap Wrecker' },
    { answer: 'player =0' },
    { expect: { '1 discard': ['Zorg'] } },
  );
  checkDone(
    'Chronicler archives the top card of the deck',
    ['house logos', '1 line Chronicler', '1 deck Zorg; Troll', '2 deck Umbra'],
    { answer: 'reap Chronicler' },
    { expect: { '1 archives': ['Zorg'], '1 deck': ['Troll'], '2 deck': ['Umbra'] } },
  );
  checkDone(
    'Prowler steals 1 from an opponent who has more Æ',
    ['house shadows', '1 line Prowler', '1 aember 1', '2 aember 3'],
    { answer: 'reap Prowler' },
    { expect: { '1 aember': 3, '2 aember': 2 } },
  );
  checkDone(
    'Prowler steals nothing from one who has as much',
    ['house shadows', '1 line Prowler', '1 aember 1', '2 aember 2'],
    { answer: 'reap Prowler' },
    { expect: { '1 aember': 2, '2 aember': 2 } },
  );
  checkDone(
    'Yardbird readies another Yardbird before it fights',
    [
      'house shadows',
      '1 line Yardbird as first; Yardbird (exhausted) as second; Prowler (exhausted)',
      '2 line Dust Pixie; Yardbird (exhausted) as theirs',
    ],
    { answer: 'fight first' },
    { answer: 'fight Dust Pixie' },
    { notOffered: ['choose Prowler', 'choose first'] },
    { offered: ['choose theirs'] },
    { answer: 'choose second' },
    { expect: { 'second exhausted': false, 'Prowler exhausted': true } },
  );
  checkDone(
    'Aerialist captures 1 after it reaps while the yellow key is forged',
    ['house skyborn', '1 line Aerialist', '1 keys yellow', '2 aember 2'],
    { answer: 'reap Aerialist' },
    { expect: { 'Aerialist aember': 1, '2 aember': 1 } },
  );
  checkDone(
    'Aerialist does not with another key, nor for the opponent’s yellow one',
    ['house skyborn', '1 line Aerialist', '1 keys red', '2 keys yellow', '2 aember 2'],
    { answer: 'reap Aerialist' },
    { expect: { 'Aerialist aember': 0 } },
  );
  checkDone('Corsair is stronger with the red key', ['house skyborn', '1 line Corsair', '1 keys red'], {
    expect: { 'Corsair power': 3, 'Corsair keywords': ['skirmish'] },
  });
  checkDone('Corsair is not with another', ['house skyborn', '1 line Corsair', '1 keys blue'], {
    expect: { 'Corsair power': 2, 'Corsair keywords': [] },
  });
  checkDone(
    'Twilight Pixie has its neighbors that are no Faeries gain 1 after they reap',
    ['house untamed', '1 line Dust Pixie; Twilight Pixie; Grommid [untamed]; Umbra [untamed]'],
    { answer: 'reap Grommid' },
    { expect: { '1 aember': 2 } },
    { answer: 'reap Dust Pixie' },
    { expect: { '1 aember': 3 } },
    { answer: 'reap Umbra' },
    { expect: { '1 aember': 4 } },
  );
  checkDone(
    'Steppe Wolf gets 1 power for each other friendly Wolf',
    ['house untamed', '1 line Steppe Wolf as first; Steppe Wolf as second; Zorg', '2 line Steppe Wolf as theirs'],
    { expect: { 'first power': 2, 'second power': 2, 'theirs power': 1 } },
  );
});

describe('token creatures that act', () => {
  checkDone(
    'Æmberologist captures 1',
    ['house geistoid', '1 line Æmberologist', '2 aember 2'],
    { answer: 'action Æmberologist' },
    { expect: { 'Æmberologist aember': 1, '2 aember': 1 } },
  );
  checkDone(
    'Savant puts an archived card into hand',
    ['house logos', '1 line Savant', '1 archives Zorg; Troll', '2 archives Dodger', '1 hand Umbra'],
    { answer: 'action Savant' },
    { answer: 'yes' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Troll' },
    { expect: { '1 archives': ['Zorg'], '1 hand count': 2 } },
  );
  checkDone(
    'Savant archives a card instead',
    ['house logos', '1 line Savant', '1 archives Zorg', '1 hand Umbra; Troll'],
    { answer: 'action Savant' },
    { answer: [] },
    { answer: 'choose Troll' },
    { expect: { '1 archives count': 2, '1 hand': ['Umbra'] } },
  );
  checkDone(
    'Savant archives one where there is none to put into hand, whatever is answered',
    ['house logos', '1 line Savant', '1 hand Umbra; Troll'],
    { answer: 'action Savant' },
    { answer: 'yes' },
    { answer: 'choose Troll' },
    { expect: { '1 archives': ['Troll'] } },
  );
  checkDone(
    'Spydrone draws a card',
    ['house logos', '1 line Spydrone', '1 deck Zorg'],
    { answer: 'action Spydrone' },
    { expect: { '1 hand': ['Zorg'] } },
  );
  checkDone(
    'Sentinel stuns an enemy creature',
    ['house redemption', '1 line Sentinel; Umbra', '2 line Troll'],
    { answer: 'action Sentinel' },
    { notOffered: ['choose Umbra'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll stunned': true } },
  );
  checkDone(
    'Sentinel destroys one that is stunned',
    ['house redemption', '1 line Sentinel', '2 line Troll (stunned)'],
    { answer: 'action Sentinel' },
    { answer: 'choose Troll' },
    { expect: { '2 line': [] } },
  );
  checkDone(
    'Cleaner deals 3 to a creature',
    ['house shadows', '1 line Cleaner', '2 line Troll'],
    { answer: 'action Cleaner' },
    { offered: ['choose Cleaner'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 3 } },
  );
  checkDone(
    'Stooge on a flank makes a token creature',
    ['house shadows', '1 token Stooge', '1 deck Zorg', '1 line Stooge as it; Umbra'],
    { answer: 'action it' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Stooge', 'Umbra', 'Stooge'] } },
  );
  checkDone(
    'Stooge elsewhere makes none',
    ['house shadows', '1 token Stooge', '1 deck Zorg', '1 line Dodger; Stooge; Umbra'],
    { answer: 'action Stooge' },
    { expect: { '1 line count': 3 } },
  );
  checkDone(
    'Marketeer gains 2 and is destroyed with the blue key',
    ['house skyborn', '1 line Marketeer', '1 keys blue'],
    { answer: 'action Marketeer' },
    { expect: { '1 aember': 2, '1 line': [] } },
  );
  checkDone(
    'Marketeer does not act without it',
    ['house skyborn', '1 line Marketeer', '1 keys red'],
    { offered: ['reap Marketeer'] },
    {
      notOffered: ['action Marketeer'],
    },
  );
  checkDone(
    'Wrangler lets each player gain 1',
    ['house skyborn', '1 line Wrangler'],
    { answer: 'action Wrangler' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  const paragon = (line: string): string[] => ['house ekwidon', '1 token Paragon', '1 deck Zorg', '1 artifacts Ornate Talking Tray', line];
  checkDone(
    'Paragon enters play enraged with a Mutant creature in play',
    paragon('2 line Sentinel'),
    { answer: 'omni Ornate Talking Tray' },
    { expect: { 'Paragon enraged': true } },
  );
  checkDone(
    'so it does with a friendly one',
    paragon('1 line Sentinel'),
    { answer: 'omni Ornate Talking Tray' },
    { answer: 'leftFlank' },
    { expect: { 'Paragon enraged': true } },
  );
  checkDone(
    'Paragon does not otherwise',
    paragon('2 line Troll'),
    { answer: 'omni Ornate Talking Tray' },
    { expect: { 'Paragon enraged': false } },
  );
});
