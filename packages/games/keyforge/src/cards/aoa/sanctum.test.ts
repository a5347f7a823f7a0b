import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house sanctum';

describe('Sanctum actions', () => {
  check(
    'Equalize lays the Æ on friendly creatures anew, and then that on enemy creatures',
    [
      HOUSE,
      '1 hand Equalize',
      '1 line Sequis (aember 3) as a; Raiding Knight as b',
      '2 line Zorg (aember 1) as c; Grommid (aember 1) as d',
    ],
    { answer: 'play Equalize' },
    { asked: { kind: 'divide', min: 3, max: 3 } },
    { answer: ['share a', 'share b', 'share b'] },
    { asked: { kind: 'divide', min: 2, max: 2 } },
    { answer: ['share d', 'share d'] },
    { expect: { 'a aember': 1, 'b aember': 2, 'c aember': 0, 'd aember': 2, '1 aember': 1 } },
  );
  check(
    'Equalize asks nothing where no creature has Æ',
    [HOUSE, '1 hand Equalize', '1 line Sequis; Zorg', '2 line Grommid'],
    { answer: 'play Equalize' },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Free Markets gains 1 for each house among the cards in play but Sanctum',
    [HOUSE, '1 hand Free Markets', '1 line Sequis; Zorg', '1 artifacts Safe Place', '2 line Grommid; Mighty Tiger'],
    { answer: 'play Free Markets' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Free Markets gains 6 at most',
    [
      HOUSE,
      '1 hand Free Markets',
      '1 line Zorg [mars]; Zorg [dis]; Zorg [logos]; Zorg [brobnar]',
      '2 line Zorg [saurian]; Zorg [shadows]; Zorg [untamed]',
    ],
    { answer: 'play Free Markets' },
    { expect: { '1 aember': 6 } },
  );
  check(
    'Golden Aura heals a creature, which is Sanctum and takes no damage this turn',
    [HOUSE, '1 hand Golden Aura; Mighty Lance', '1 line Zorg (damage 5); Grommid'],
    { answer: 'play Golden Aura' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 0 } },
    { offered: ['reap Zorg'] },
    { notOffered: ['reap Grommid'] },
    { answer: 'play Mighty Lance' },
    { answer: 'choose Zorg' },
    { answer: 'choose Grommid' },
    { expect: { 'Zorg damage': 0, 'Grommid damage': 3 } },
  );
  check(
    'Healing Blast gains 2 for healing 4 or more',
    [HOUSE, '1 hand 2 x Healing Blast', '1 line Zorg (damage 4); Grommid (damage 3)'],
    { answer: 'play Healing Blast#1' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 0, '1 aember': 3 } },
    { answer: 'play Healing Blast' },
    { answer: 'choose Grommid' },
    { expect: { 'Grommid damage': 0, '1 aember': 4 } },
  );
  check(
    'Martyr’s End destroys any number of friendly creatures and gains 1 for each',
    [HOUSE, '1 hand Martyr’s End [sanctum]', '1 line Sequis; Zorg; Bulwark', '2 line Grommid'],
    { answer: 'play Martyr’s End' },
    { notOffered: ['choose Grommid'] },
    { answer: ['choose Sequis', 'choose Zorg'] },
    { answer: ['pile Sequis', 'pile Zorg'] },
    { expect: { '1 line': ['Bulwark'], '1 aember': 3 } },
  );
  check(
    'Smite readies a creature to fight, and deals 2 to the neighbors of the attacked creature, this one time',
    [HOUSE, '1 hand Smite; Inspiration', '1 line Grommid (exhausted)', '2 line Zorg as left; Urchin; Zorg as right; Dodger'],
    { answer: 'play Smite' },
    { answer: 'choose Grommid' },
    { answer: 'fight Grommid' },
    { answer: 'fight Urchin' },
    { expect: { 'left damage': 2, 'right damage': 2, 'Dodger damage': 0, 'Grommid damage': 0 } },
    { answer: 'play Inspiration' },
    { answer: 'choose Grommid' },
    { answer: 'fight Grommid' },
    { answer: 'fight Dodger' },
    { expect: { 'right damage': 2, 'Dodger zone': 'discard' } },
  );
});

describe('Sanctum artifacts', () => {
  check(
    'Smite deals its damage also where the attacker is destroyed in the fight',
    [HOUSE, '1 hand Smite', '1 line Dust Pixie (exhausted)', '2 line Zorg as left; Troll; Dodger as right; Zorg as far'],
    { answer: 'play Smite' },
    { answer: 'choose Dust Pixie' },
    { answer: 'fight Dust Pixie' },
    { answer: 'fight Troll' },
    { expect: { 'Dust Pixie zone': 'discard', 'left damage': 2, 'right damage': 2, 'far damage': 0 } },
  );
  check(
    'Smite deals none where its creature only loses its stun, nor after a later fight',
    [HOUSE, '1 hand Smite; Inspiration', '1 line Grommid (stunned)', '2 line Zorg as left; Sequis; Zorg as right'],
    { answer: 'play Smite' },
    { answer: 'choose Grommid' },
    { answer: 'unstun Grommid' },
    { answer: 'play Inspiration' },
    { answer: 'choose Grommid' },
    { answer: 'fight Grommid' },
    { answer: 'fight Sequis' },
    { expect: { 'Sequis zone': 'discard', 'left damage': 0, 'right damage': 0 } },
  );
  check(
    'Eye of Judgment purges a creature from either discard pile',
    [HOUSE, '1 artifacts Eye of Judgment', '1 discard Zorg; Curiosity', '2 discard Grommid'],
    { answer: 'action Eye of Judgment' },
    { offered: ['choose Zorg'] },
    { notOffered: ['choose Curiosity'] },
    { answer: 'choose Grommid' },
    { expect: { 'Grommid zone': 'purged' } },
  );
  check(
    'Haedroth’s Wall gives friendly flank creatures 2 power',
    ['1 artifacts Haedroth’s Wall', '1 line Zorg; Dodger; Zorg as last', '2 line Umbra'],
    {
      expect: { 'last power': 9, 'Dodger power': 5, 'Umbra power': 2 },
    },
  );
  check(
    'Hallowed Shield keeps damage from the chosen creature this turn',
    [HOUSE, '1 artifacts Hallowed Shield', '1 hand Mighty Lance', '2 line Zorg; Grommid'],
    { answer: 'action Hallowed Shield' },
    { answer: 'choose Zorg' },
    { answer: 'play Mighty Lance' },
    { answer: 'choose Zorg' },
    { answer: 'choose Grommid' },
    { expect: { 'Zorg damage': 0, 'Grommid damage': 3 } },
  );
  check(
    'Proclamation 346E makes keys cost 2 more for an opponent with creatures of 2 houses',
    [HOUSE, '1 artifacts Proclamation 346E', '2 aember 6', '2 line Zorg; Dodger', '1 line Mighty Tiger', '1 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 6 } },
  );
  check(
    'Proclamation 346E does nothing to an opponent with creatures of 3 houses',
    [HOUSE, '1 artifacts Proclamation 346E', '2 aember 6', '2 line Zorg; Dodger; Mighty Tiger', '1 deck 8 x Sequis'],
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 0 } },
  );
  check(
    'Shard of Hope lets a friendly creature capture 1 for each friendly Shard',
    [HOUSE, '1 artifacts Shard of Hope; Shard of Greed', '2 artifacts Shard of Life', '1 line Sequis', '2 aember 5'],
    { answer: 'action Shard of Hope' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 2, '2 aember': 3 } },
  );
});

describe('Sanctum creatures', () => {
  check(
    'Abond the Armorsmith gives the other friendly creatures 1 armor, and 1 more this turn by an Action',
    [HOUSE, '1 line Abond the Armorsmith; Zorg', '1 hand Raiding Knight', '2 line Grommid'],
    { expect: { 'Abond the Armorsmith armor': 0, 'Zorg armor': 1, 'Grommid armor': 0 } },
    { answer: 'action Abond the Armorsmith' },
    { answer: 'play Raiding Knight' },
    { answer: 'leftFlank' },
    { expect: { 'Abond the Armorsmith armor': 0, 'Zorg armor': 2, 'Raiding Knight armor': 4, 'Grommid armor': 0 } },
  );
  check(
    'Anahita the Trader gives an artifact away for 2',
    [HOUSE, '1 line Anahita the Trader', '1 artifacts Safe Place', '2 artifacts World Tree', '2 aember 3'],
    { answer: 'reap Anahita the Trader' },
    { notOffered: ['choose World Tree'] },
    { answer: 'choose Safe Place' },
    { expect: { 'Safe Place controller': 2, '1 aember': 3, '2 aember': 1 } },
  );
  check(
    'Anahita the Trader is given what there is where that is less than 2',
    [HOUSE, '1 line Anahita the Trader', '1 artifacts Safe Place', '2 aember 1'],
    { answer: 'reap Anahita the Trader' },
    { answer: 'choose Safe Place' },
    { expect: { 'Safe Place controller': 2, '1 aember': 2, '2 aember': 0 } },
  );
  check(
    'Anahita the Trader is paid nothing without an artifact to give',
    [HOUSE, '1 line Anahita the Trader', '2 artifacts World Tree', '2 aember 3'],
    { answer: 'reap Anahita the Trader' },
    { expect: { '1 aember': 1, '2 aember': 3 } },
  );
  check(
    'Aubade the Grim captures 3 when played, and discards 1 of it after reaping',
    [HOUSE, '1 hand Aubade the Grim', '1 line Aubade the Grim (aember 3) as here', '2 aember 5'],
    { answer: 'reap here' },
    { expect: { 'here aember': 2, '1 aember': 1, '2 aember': 5 } },
    { answer: 'play Aubade the Grim' },
    { answer: 'leftFlank' },
    { expect: { '2 aember': 2 } },
  );
  check(
    'Baron Mengevin captures 1 after you discard a Sanctum card from hand, not after another',
    [HOUSE, '1 line Baron Mengevin', '1 artifacts Subtle Maul [sanctum]', '1 hand Sequis', '2 hand Sequis as theirs', '2 aember 4'],
    { answer: 'action Subtle Maul' },
    { expect: { 'Baron Mengevin aember': 0 } },
    { answer: 'discard Sequis' },
    { expect: { 'Baron Mengevin aember': 1, '2 aember': 3 } },
  );
  check(
    'Baron Mengevin captures nothing after a card of another house is discarded',
    ['house mars', '1 line Baron Mengevin', '1 hand Zorg', '2 aember 4'],
    { answer: 'discard Zorg' },
    { expect: { 'Baron Mengevin aember': 0 } },
  );
  check('Barrister Joya keeps enemy creatures from reaping', ['1 line Zorg', '2 line Barrister Joya'], {
    notOffered: ['reap Zorg'],
  });
  check('Barrister Joya lets enemy creatures fight, and friendly ones reap', ['1 line Zorg; Barrister Joya [mars]', '2 line Sequis'], {
    offered: ['reap Zorg', 'reap Barrister Joya', 'fight Zorg'],
  });
  check(
    'Bordan the Redeemed captures 2 by an Action',
    [HOUSE, '1 line Bordan the Redeemed [sanctum]', '2 aember 3'],
    { answer: 'action Bordan the Redeemed' },
    { expect: { 'Bordan the Redeemed aember': 2, '2 aember': 1 } },
  );
  check('“Lion” Bautrem gives its neighbors 2 power', ['1 line Zorg; “Lion” Bautrem; Umbra; Dodger'], {
    expect: { 'Zorg power': 9, 'Umbra power': 4, 'Dodger power': 5, '“Lion” Bautrem power': 4 },
  });
  check(
    'Maruck the Marked captures what its armor prevents',
    [HOUSE, '1 line Maruck the Marked', '2 line Zorg', '1 hand Mighty Lance', '2 aember 4'],
    { answer: 'play Mighty Lance' },
    { answer: 'choose Maruck the Marked' },
    { expect: { 'Maruck the Marked damage': 2, 'Maruck the Marked aember': 1, '2 aember': 3 } },
  );
  check(
    'Maruck the Marked captures nothing for damage that no armor prevents',
    [HOUSE, '1 line Maruck the Marked; Zorg', '1 hand 2 x Mighty Lance', '2 aember 4'],
    { answer: 'play Mighty Lance#1' },
    { answer: 'choose Maruck the Marked' },
    { answer: 'choose Zorg' },
    { expect: { 'Maruck the Marked aember': 1 } },
    { edit: ['mark Maruck the Marked (damage 0)'] },
    { answer: 'play Mighty Lance' },
    { answer: 'choose Maruck the Marked' },
    { answer: 'choose Zorg' },
    { expect: { 'Maruck the Marked damage': 3, 'Maruck the Marked aember': 1 } },
  );
  check(
    'Mother Northelle moves 1 from a friendly creature to your pool',
    [HOUSE, '1 line Mother Northelle; Zorg (aember 2)', '2 line Grommid (aember 1)'],
    { answer: 'reap Mother Northelle' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 1, '1 aember': 2 } },
  );
  check(
    'Opal Knight destroys creatures with even power',
    [HOUSE, '1 hand Opal Knight', '1 line Dodger; Sequis', '2 line Zorg; Grommid'],
    { answer: 'play Opal Knight' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Opal Knight', 'Dodger'], '2 line': ['Zorg'] } },
  );
  check(
    'Prince Derric, Unifier gains 3 with creatures of 3 houses',
    [HOUSE, '1 hand Prince Derric, Unifier', '1 line Zorg; Dodger', '2 line Mighty Tiger'],
    { answer: 'play Prince Derric, Unifier' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Prince Derric, Unifier gains nothing with creatures of 2 houses',
    [HOUSE, '1 hand Prince Derric, Unifier', '1 line Zorg', '2 line Mighty Tiger'],
    { answer: 'play Prince Derric, Unifier' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 0 } },
  );
  check(
    'The Grey Rider may ready a neighbor and fight with it after reaping',
    [HOUSE, '1 line The Grey Rider; Dodger (exhausted); Zorg', '2 line Silvertooth'],
    { answer: 'reap The Grey Rider' },
    { answer: 'yes' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Dodger' },
    { answer: 'fight Dodger' },
    { answer: 'fight Silvertooth' },
    { expect: { 'Silvertooth zone': 'discard', 'Dodger damage': 2 } },
  );
  for (const [name, card, other] of [
    ['Brobnar', 'Zorg [brobnar]', 'Zorg [dis]'],
    ['Dis', 'Zorg [dis]', 'Zorg [logos]'],
    ['Logos', 'Zorg [logos]', 'Zorg [mars]'],
    ['Mars', 'Zorg [mars]', 'Zorg [shadows]'],
    ['Shadows', 'Zorg [shadows]', 'Zorg [untamed]'],
    ['Untamed', 'Zorg [untamed]', 'Zorg [brobnar]'],
  ] as const)
    check(
      `${name} Ambassador allows to play or use one card of that house`,
      [HOUSE, `1 line ${name} Ambassador; ${card} as here; ${other} as strange`, `1 hand ${card} as held`],
      { notOffered: ['reap here', 'play held'] },
      { answer: `reap ${name} Ambassador` },
      { offered: ['reap here', 'play held'] },
      { notOffered: ['reap strange'] },
      { answer: 'reap here' },
      { notOffered: ['play held'] },
    );
  check(
    'an Ambassador that let a card be played lets none be used',
    [HOUSE, '1 line Mars Ambassador; Zorg as here', '1 hand Zorg as held'],
    { answer: 'reap Mars Ambassador' },
    { answer: 'play held' },
    { answer: 'leftFlank' },
    { notOffered: ['reap here'] },
  );
  check(
    'an Ambassador lets no card be used any more once an effect has had one used',
    [HOUSE, '1 line Mars Ambassador; Commander Remiel; Zorg as here; Zorg as there', '1 hand Zorg as held'],
    { answer: 'reap Mars Ambassador' },
    { answer: 'reap Commander Remiel' },
    { offered: ['choose here'] },
    { answer: 'choose here' },
    { answer: 'reap here' },
    { notOffered: ['reap there', 'play held'] },
  );
});

describe('Sanctum upgrades', () => {
  check(
    'Seraphic Armor heals its creature and gives it 1 armor',
    [HOUSE, '1 hand Seraphic Armor', '1 line Zorg (damage 4); Grommid (damage 1)'],
    { answer: 'play Seraphic Armor' },
    { answer: 'attach Zorg' },
    { expect: { 'Zorg damage': 0, 'Zorg armor': 1, 'Grommid damage': 1 } },
  );
});
