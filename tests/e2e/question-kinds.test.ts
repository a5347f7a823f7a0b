/** Every kind of question that the games ask, at a laptop and on a phone: axe finds nothing. */

import { inferno } from '@crupier/inferno';
import { obviousAnswer, randomChoice, type PlayableGame, type PlayableMatch, type SeenDecision } from '@crupier/kernel';
import { keyforge } from '@crupier/keyforge';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { standIn } from './layout/stand-in.ts';
import { chanceFrom } from './play.ts';
import { serve } from './served.ts';

const { open, server } = serve();

type Kind = SeenDecision['kind'];

interface Asked {
  readonly game: PlayableGame;
  /** Decks of which two play each match. */
  readonly decks: readonly string[];
  /** The kinds of question that come in whole matches of these decks. */
  readonly kinds: readonly Kind[];
}

const games: Readonly<Record<string, Asked>> = {
  KeyForge: {
    game: keyforge,
    decks: ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'],
    kinds: ['act', 'arrange', 'divide', 'may', 'mode', 'next', 'target', 'word'],
  },
  Inferno: {
    game: inferno,
    decks: inferno.deckNames(),
    kinds: ['act', 'arrange', 'may', 'mode', 'next', 'pay', 'respond', 'target'],
  },
};

/** Matches of a game at most, and answers in each. */
const matchesMax = 40;
const answersMax = 1_500;

function deal(game: PlayableGame, decks: readonly string[], seed: number): PlayableMatch {
  const configured = game.configure(decks);
  const started = configured.ok ? game.start(configured.value, String(seed).padStart(64, '0')) : configured;
  if (!started.ok) throw new Error(JSON.stringify(started));
  return started.value;
}

/** Matches played at random, each left at the first question of a kind that the first seat is asked with something to choose. */
function firstOfEach({ game, decks, kinds }: Asked): ReadonlyMap<Kind, PlayableMatch> {
  const found = new Map<Kind, PlayableMatch>();
  for (let number = 1; number <= matchesMax && found.size < kinds.length; number++) {
    const chance = chanceFrom(number);
    const match = deal(game, [decks[number % decks.length] ?? '', decks[(number + 1) % decks.length] ?? ''], number);
    for (let given = 0; given < answersMax; given++) {
      const seat = [0, 1].find((each) => match.pending(each)?.ask !== undefined);
      const open = seat === undefined ? undefined : match.pending(seat);
      if (seat === undefined || open?.ask === undefined) break;
      const isChoice = seat === 0 && obviousAnswer(open.kind, open.ask) === undefined;
      if (isChoice && kinds.includes(open.kind) && !found.has(open.kind)) found.set(open.kind, match.clone());
      match.answer(
        seat,
        open.id,
        randomChoice(open.kind, open.ask, (sides) => Math.floor(chance() * sides)),
      );
    }
  }
  return found;
}

describe.each(Object.entries(games))('questions of %s', (_name, asked) => {
  test('are found of each kind, and axe finds nothing in any', async () => {
    const found = firstOfEach(asked);
    expect([...found.keys()].toSorted()).toEqual(asked.kinds);
    const { page, errors } = await open();
    const stand = await standIn(page, server().url);
    const findings: string[] = [];
    for (const [kind, match] of found) {
      for (const [width, height] of [
        [1366, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await stand.show({ game: asked.game, match });
        expect(await page.locator('.slip').getAttribute('data-kind')).toBe(kind);
        for (const finding of await axeFindings(page)) findings.push(`${kind} at ${width} × ${height}: ${finding}`);
      }
    }
    expect(findings).toEqual([]);
    expect(errors).toEqual([]);
  });
});
