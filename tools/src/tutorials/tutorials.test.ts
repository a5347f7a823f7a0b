import { languages, type PlayableGame, type PlayableMatch, type Tutorial } from '@crupier/kernel';
import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import { findRule } from '@crupier/rulebook';
import { seedOf, tutorialOrigin } from '@crupier/table';
import { describe, expect, test } from 'vitest';
import { playByLuck, playTutorial, suggested, suggestedThenGreedy, untoldNames } from './play-tutorial.ts';

/** How many foxes the opponent has lost to the learner's response. */
function foxesLost(match: PlayableMatch): number {
  const { zones, cards } = match.view(0);
  const lost = zones.find(({ kind, seat }) => kind === 'infierno' && seat === 1)?.cards ?? [];
  return lost.filter((card) => cards[card]?.definition === 'brush-fox').length;
}

const taught: readonly (readonly [string, PlayableGame, (match: PlayableMatch) => unknown, unknown])[] = [
  ['keyforge', keyforge, (match) => [match.view(0).seats[0]?.['keys'], match.view(0).table['turn']], [['red'], 7]],
  ['inferno', inferno, (match) => [match.view(0).table['turn'], foxesLost(match)], [7, 1]],
  ['marvel-champions', marvelChampions, (match) => Number(match.view(0).table['round']) >= 3, true],
];

/** Whether some of the lessons wait for a card that may lie open at any time. */
function comesByItself({ lessons }: Tutorial): boolean {
  return lessons.some(({ when }) => when.shows !== undefined);
}

/** The rounds of Marvel Champions in which the coach suggests what to do. */
const roundsCoached = 2;

describe.each(taught)('the tutorial of %s', (_, game, endOf, end) => {
  const { tutorial } = game;
  if (tutorial === undefined) throw new Error('The game has a tutorial.');

  const follow = comesByItself(tutorial) ? suggestedThenGreedy(tutorial, roundsCoached + 1) : suggested;

  test('says every lesson once to whoever follows it, tells nothing hidden, and ends as meant', () => {
    const untold: string[] = [];
    const { coaching, match } = playTutorial(game, tutorial, (asked) => {
      untold.push(...untoldNames(game, tutorial, asked));
      return follow(asked);
    });
    const said = coaching.said.map(({ lesson }) => lesson);
    // What the encounter deck brings comes when it does, the last of it after the closing words.
    const ordered = (lessons: readonly string[]): readonly string[] => (comesByItself(tutorial) ? lessons.toSorted() : lessons);
    expect(ordered(said)).toEqual(ordered(tutorial.lessons.map(({ id }) => id)));
    expect(coaching.hasStrayed).toBe(false);
    expect(untold).toEqual([]);
    expect(endOf(match)).toEqual(end);
  });

  // `tutorials.long.test.ts` plays more of them.
  test.each([0, 1, 2])('lets whoever answers at random go on, and says nothing twice: luck %i', (luck) => {
    const { said, hasEnded } = playByLuck(game, tutorial, luck);
    expect(new Set(said).size).toBe(said.length);
    expect(hasEnded).toBe(true);
  });

  test('has each lesson but the closing one in one topic, and shows cards of the game before the deal', () => {
    const { lessons, topics, brief } = tutorial;
    expect(topics.flatMap((topic) => topic.lessons).toSorted()).toEqual(
      lessons
        .slice(0, -1)
        .map(({ id }) => id)
        .toSorted(),
    );
    const shown = brief.sides.flatMap(({ cards }) => cards);
    expect(shown.filter((card) => game.card(card) === undefined)).toEqual([]);
  });

  test('cites rules that there are, says all in both languages, and has a seed that its secret makes', async () => {
    for (const { text, rules } of tutorial.lessons) {
      for (const language of languages) expect(text[language]).not.toBe('');
      for (const rule of rules) expect({ rule, found: (await findRule(rule)).ok }).toEqual({ rule, found: true });
    }
    expect(seedOf(tutorialOrigin(tutorial))).toBe(tutorial.seed);
  });
});
