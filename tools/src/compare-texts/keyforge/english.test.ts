import { expect, test } from 'vitest';
import { compareTexts } from '../compare.ts';
import { english } from './english.ts';
import { plainPrinted, plainRendered } from './plain-text.ts';
import { header } from './read-texts.ts';

const tables = { en: { words: english(['Knight', 'Beast']), header } };

function compared(printed: string, rendered: string): readonly string[] {
  const card = {
    code: 'lantern',
    name: 'Lantern, Lit',
    printed: { en: plainPrinted(printed, 'Lantern, Lit') },
    rendered: { en: plainRendered(rendered, 'Lantern, Lit') },
  };
  return compareTexts([card], [], tables).differences.flatMap(({ lacks, adds }) => [
    ...lacks.map((mark) => `- ${mark}`),
    ...adds.map((mark) => `+ ${mark}`),
  ]);
}

test.each<[string, string, readonly string[]]>([
  ['Play: Paint 3 fences.', 'Play: Paint 4 fences.', ['- number 3', '+ number 4']],
  ['Play: Paint two fences.', 'Play: Paint 2 fences.', []],
  ['Reap: Gain 1\uF360.', 'After Reap: Gain 1Æ.', []],
  ['Reap: Gain 1<A>.', 'After Fight: Gain 1Æ.', ['- header reap', '+ header fight']],
  ['Play: Paint exactly 2 fences.', 'Play: Paint 2 fences.', ['- exactly']],
  ['Play: Paint a Mars fence.', 'Play: Paint a Dis fence.', ['- house mars', '+ house dis']],
  ['Play: Paint a Knight.', 'Play: Paint a Beast.', ['- trait knight', '+ trait beast']],
  ['Elusive. (It hides.) Skirmish.', 'Elusive.', ['- keyword skirmish']],
  ['Play: You may paint up to 5 fences.', 'Play: Paint 5 fences.', ['- up to', '- may']],
  [
    'Play: Paint each enemy creature with power 3.',
    'Play: Paint a friendly creature.',
    ['- opponent', '- each', '- power', '- number 3', '+ friendly'],
  ],
  ['Creatures you control gain taunt.', 'Each friendly creature gains taunt.', []],
  [
    'Play: Deal 2\uF361 to a creature. If it is destroyed, paint.',
    'Play: Deal 2 damage to a creature. If this damage destroys that creature, paint.',
    [],
  ],
  [
    'Play: Deal 2\uF361 to a creature.',
    'Play: Deal 2 damage to a creature. If this damage destroys that creature, paint.',
    ['+ if this damage destroys'],
  ],
  ['Play: Gain 1\uF360 for each fence.', 'Play: Gain XÆ, where X is the number of fences.', []],
  ['Lantern’s neighbors get +1 power.', 'Each of this creature’s neighbors gets +1 power.', []],
  ['Play: Put 1 into your hand.', 'Play: Put one of those cards into your hand.', []],
  ['Play: Deal 1\uF361 to a creature.', 'Play: Deal damage to a creature.', ['- number 1']],
  ['Play: Give a creature two +1 power counters.', 'Play: Put 2 +1 power counters on a creature.', []],
  ['Play: Gain 1\uF360 (to a maximum of 6) for each house.', 'Play: Gain 1Æ for each house, to a maximum of 6Æ.', []],
  ['Your non-Dis creatures enter play ready.', 'Each friendly non-Dis creature enters play ready.', []],
  [
    'Play: If your opponent controls more creatures than you, paint.',
    'Play: If there are more enemy creatures than friendly creatures, paint.',
    [],
  ],
  ['Damage dealt to Lantern’s neighbors is doubled.', 'Damage dealt to each of this creature’s neighbors is doubled.', []],
  ['Play: Paint each fence.', 'Play: Paint the fence.', ['- each']],
  ['Lantern cannot fight. Enhance \uF360\uF36E.', 'This creature cannot fight.', []],
])('“%s” beside “%s” differs in %j', (printed, rendered, difference) => {
  expect(compared(printed, rendered)).toEqual(difference);
});
