import { writeCard } from '@crupier/kernel/rules';
import {
  divided,
  each,
  gives,
  host,
  one,
  opponent,
  self,
  share,
  the,
  you,
  type Ability,
  type Act,
  type AppliesTo,
  type Clause,
} from '@crupier/kernel/cards';
import { expect, test } from 'vitest';
import { contextOf } from '../cards/card-text.ts';
import { play } from '../cards/headers.ts';
import { any, enemy, friendly } from '../meanings/builders.ts';
import { verbs as meanings } from '../meanings/verbs.ts';
import { rules } from './rules.ts';
import { verbs } from './verbs.ts';
import { wordings } from './wordings.ts';

/** Objects of each gender and number, and an amount of the same number. */
const objects: readonly { readonly targets: Clause['targets']; readonly amount: number }[] = [1, 2].flatMap((amount) =>
  (['artifact', 'creature'] as const).map((noun) => ({ targets: { it: { ...one(any(noun)), min: amount, max: amount } }, amount })),
);

/** Who does it and how: the moods in which the language of effects puts a verb. Acts have no negative: rules and conditions do. */
const moods: readonly (readonly [string, Partial<Clause>, Partial<Act>])[] = [
  ['imperative', {}, {}],
  ['indicative', {}, { who: 'opponent' }],
  ['may', { may: true }, {}],
  ['may have', { may: true }, { who: 'opponent' }],
];

/** What a rule of players speaks of, and one of cards. */
const ofPlayers: ReadonlySet<string> = new Set([
  ...[
    'cannotPlay',
    'cannotPlayUpgrades',
    'cannotUse',
    'cannotForge',
    'cannotForgeKey',
    'cannotChooseHouse',
    'mustChooseHouse',
    'skipsForging',
  ],
  ...['mayPlay', 'mayPlayAll', 'mayFight', 'mayUse', 'mayUseUpTo', 'mayPlayOrUse', 'nextEntersReady', 'firstCreatureEntersReady'],
  ...[
    'keyCost',
    'handSize',
    'handSizeFewer',
    'damagedForReadying',
    'noIcons',
    'iconsCapture',
    'aemberIconsMakeTokens',
    'captureIconsSteal',
    'playsAgain',
    'iconsAgain',
  ],
  ...['paysToPlay', 'paysToUse', 'playsOneOfEachType', 'playsAtMost', 'aemberCannotBeStolen', 'addedAemberCaptured'],
]);

/** The rules that name a house. */
const ofHouses = new Set(['cannotChooseHouse', 'mustChooseHouse', 'copiesCreature']);

/** Words that a rule needs: the first key, or a house. */
function wordOf(rule: string): { readonly word?: string } {
  if (rule === 'cannotForgeKey') return { word: 'first' };
  return ofHouses.has(rule) ? { word: 'dis' } : {};
}

function inSpanish(ability: Ability): string {
  return writeCard(wordings, [ability], contextOf('creature'), 'es')
    .join(' ')
    .replace(/^Jugar: /, '');
}

type VerbName = keyof typeof verbs;

/** A value that a verb takes, where it takes one. */
function valueOf(verb: VerbName): { readonly value?: string } {
  const { takes = [] } = meanings[verb] as { readonly takes?: readonly string[] | { readonly examples: readonly string[] } };
  const [value] = 'examples' in takes ? takes.examples : takes;
  return value === undefined ? {} : { value };
}

function has(verb: VerbName, slot: string): boolean {
  return JSON.stringify(verbs[verb].es).includes(`{${slot}`);
}

function formsOf(verb: VerbName): readonly string[] {
  // What changes an event on its way is nobody’s deed, nor is what only happens.
  const isNobodys = 'changes' in meanings[verb] || !JSON.stringify(verbs[verb].es).includes('[');
  const spoken = isNobodys ? moods.slice(0, 1) : moods;
  return spoken.map(([mood, clause, more]) => {
    const act = { verb, ...valueOf(verb), ...(has(verb, 'to') && { to: self }), ...more };
    const say = (further: Partial<Act>, targets: Clause['targets'] = {}): string =>
      inSpanish(play({ ...clause, targets, do: [{ ...act, ...further }] }));
    return `${mood}: ${[...new Set(objectsFor(verb, mood, act.who === 'opponent').map(([further, targets]) => say(further, targets)))].join(' ')}`;
  });
}

/** What a verb is said with: each object in the imperative, and in the other moods the first and the last; or numbers, or what is sought. */
function objectsFor(verb: VerbName, mood: string, isOpponents: boolean): readonly (readonly [Partial<Act>, Clause['targets']?])[] {
  if (has(verb, 'one') || has(verb, 'such')) return [[{ on: each((isOpponents ? enemy : friendly)('creatureInDeck')) }]];
  if (!has(verb, 'on')) return [[{ amount: 1 }], [{ amount: 2 }]];
  const said = objects.map(({ targets, amount }): readonly [Partial<Act>, Clause['targets']] => [
    { on: the(), ...(has(verb, 'amount') && { amount }) },
    targets,
  ]);
  return mood === 'imperative' ? said : [...said.slice(0, 1), ...said.slice(-1)];
}

function dividedForms(verb: VerbName): readonly string[] {
  const { es } = verbs[verb];
  if (typeof es === 'string' || es.divided === undefined) return [];
  const targets = { them: divided(4, any('creature')) };
  return [`divided: ${inSpanish(play({ targets, do: [{ verb, on: the('them'), amount: share('them') }] }))}`];
}

test('every verb reads well in Spanish in each mood, gender and number, as the golden file says; `-u` writes it anew', async () => {
  const names = Object.keys(verbs).toSorted() as VerbName[];
  const said = names.map((verb) => [`## ${verb}`, '', ...[...formsOf(verb), ...dividedForms(verb)].map((line) => `- ${line}`)].join('\n'));
  await expect(
    `# Each verb in Spanish\n\nWritten by \`verb-forms.test.ts\`, for a person to read: in the imperative with an object of each gender and number.\n\n${said.join('\n\n')}\n`,
  ).toMatchFileSnapshot('./verb-forms.golden.md');
});

const subjects: readonly (readonly [boolean, AppliesTo])[] = [
  [true, you],
  [true, opponent],
  [true, { kind: 'player', who: 'each' }],
  [false, each(friendly('artifact'))],
  [false, each(friendly('creature'))],
  [false, host],
];

test('every rule reads well in Spanish of each that it may be of, as the golden file says; `-u` writes it anew', async () => {
  const said = Object.keys(rules)
    .toSorted()
    .map((rule) => {
      const change = { kind: 'rule', rule, amount: 2, of: any('creatureCard'), ...wordOf(rule) } as const;
      const lines = subjects
        .filter(([isPlayer]) => isPlayer === ofPlayers.has(rule))
        .map(([, applies]) => inSpanish(gives(applies, change)));
      return [`## ${rule}`, '', ...[...new Set(lines)].map((line) => `- ${line}`)].join('\n');
    });
  await expect(
    `# Each rule in Spanish\n\nWritten by \`verb-forms.test.ts\`, for a person to read.\n\n${said.join('\n\n')}\n`,
  ).toMatchFileSnapshot('./rule-forms.golden.md');
});
