import { readdirSync, readFileSync } from 'node:fs';
import { openMatch } from '@crupier/kernel/conformance';
import { answer, pending, seedFromNumber, type Game } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { conformanceSubject } from '../conformance-subject.ts';
import { marvelChampions } from '../marvel-champions.ts';
import { catalogue } from '../setup/catalogue.ts';
import type { Marvel } from '../state/state.ts';
import { formatPosition } from './format-position.ts';
import { marvelPositionMessages } from './position-messages.ts';
import { buildPosition } from './position.ts';
import { marvelSubject } from './scenario-subject.ts';

function run(position: readonly string[], steps: readonly object[], cards: readonly object[] = []): readonly [unknown, unknown] {
  const scenario = { format: 1, game: 'marvel-champions', name: 'a position', rules: [], cards, position, steps };
  const { problems, failure } = marvelChampions.runScenario(scenario);
  return [problems, failure];
}

const holds = [[], undefined];

describe('a position that is wrong', () => {
  test.each([
    ['trun 3', 'position.line'],
    ['round many', 'position.number'],
    ['players 5', 'position.number'],
    ['first 2', 'position.number'],
    ['turn 2', 'position.number'],
    ['before lunch', 'position.line'],
    ['deal Spider-Man', 'position.line'],
    ['deal Spider-Man against rhino (easy)', 'position.line'],
    ['deal Spider-Man against rhino (heroic many)', 'position.line'],
    ['deal Nobody against rhino', 'position.line'],
    ['deal Spider-Man against doom', 'position.line'],
    ['2 hand Energy', 'position.line'],
    ['1 pocket Energy', 'position.line'],
    ['1 hand Nobody', 'position.unknownCard'],
    ['1 deck 3100 x Energy', 'position.tooManyCards'],
    ['1 hand Spider-Man', 'position.unknownCard'],
    ['1 identity Energy', 'position.unknownCard'],
    ['villain Rhino', 'position.ambiguousCard'],
    ['1 hand Wakanda Forever!', 'position.ambiguousCard'],
    ['1 engaged Sandman (angry)', 'position.unknownMark'],
    ['1 engaged Sandman (damage lots)', 'position.number'],
    ['1 engaged Sandman (by 3)', 'position.number'],
    ['1 engaged Sandman (damage: 2)', 'position.cardText'],
    ['boost Charge (on nobody)', 'position.unknownLabel'],
    ['mark Nobody (damage 2)', 'position.unknownLabel'],
    ['move Nobody to 1 hand', 'position.unknownLabel'],
    ['move Sandman to 1 pocket', 'position.line'],
  ])('is refused with a code that has its words: %s', (line, code) => {
    const [problems] = run([line], []);
    expect(problems).toMatchObject([{ code }]);
    expect(Object.keys(marvelPositionMessages)).toContain(code);
  });

  test('with an ambiguous name tells the cards apart', () => {
    expect(run(['villain Rhino'], [])[0]).toMatchObject([{ values: { cards: 'Rhino I / Rhino II / Rhino III' } }]);
  });

  test('a villain, a scheme or an identity lies there once', () => {
    expect(run(['villain Rhino I', 'villain Rhino II'], [])[0]).toMatchObject([{ code: 'position.line', at: 'position[1]' }]);
  });

  test.each([
    [{ name: 'Blob', type: 'mutant' }, 'card.unknownType'],
    [{ name: 'Blob', type: 'minion', anger: 3 }, 'card.unknownField'],
    [{ name: 'Blob', type: 'minion', abilities: [{ kind: 'static', says: 'nothing' }] }, 'card.notUnderstood'],
  ])('a test card has the form of one: %j', (card, code) => {
    expect(run([], [], [card])[0]).toMatchObject([{ code }]);
  });
});

describe('a card of a position', () => {
  test.each(['1 identity Spiderman', '1 identity Spider-Man (01001a)', '1 identity 01001a', '1 identity SPIDER-MAN'])(
    'has a name in English or Spanish, with its code or as it: %s',
    (line) => expect(run([line], [{ expect: { '1 form': 'hero', '1 area': ['Spider-Man'] } }])).toEqual(holds),
  );

  test.each(['Rhino II', 'Rino II', 'Rhino (01095)', '01095'])('a villain is named by its stage: %s', (name) => {
    expect(run([`villain ${name} (damage 3)`], [{ expect: { 'Rhino II damage': 3 } }])).toEqual(holds);
  });

  test('a main scheme of one name has the side that is played', () => {
    expect(run(['scheme The Break-In! (threat 3)'], [{ expect: { 'The Break-In! threat': 3, 'The Break-In! targetThreat': 7 } }])).toEqual(
      holds,
    );
  });

  test('may have marks, a label, attachments and cards under it', () => {
    const position = [
      'players 2',
      '2 engaged 2 x Hydra Mercenary (stunned, damage 2); Sandman (tough no) as sand + Spider-Tracer (by 2)',
      '1 area Web-Shooter (exhausted, counters 2)',
      'boost Charge; Assault (on sand)',
      'tucked Energy (on sand)',
    ];
    const expected = {
      '2 engaged': ['Hydra Mercenary', 'Hydra Mercenary', 'Sandman', 'Spider-Tracer'],
      'Hydra Mercenary#2 damage': 2,
      'Spider-Tracer host': 'Sandman',
      'Spider-Tracer controller': 2,
      'Assault host': 'Sandman',
      'Charge host': 'Plain Villain',
      'Web-Shooter counters': 2,
      'Web-Shooter controller': 1,
    };
    expect(run(position, [{ expect: expected }])).toEqual(holds);
  });

  test('lies in piles from the top, and is drawn so', () => {
    const position = ['before draw', '1 deck Energy; Genius; Strength', '1 discard Backflip; Haymaker', '1 hand 3 x Filler'];
    const steps = [{ expect: { '1 deck': ['Strength'], '1 discard': ['Backflip', 'Haymaker'], '1 hand count': 5 } }];
    expect(run(position, steps)).toEqual(holds);
  });

  test('may be a test card, with its own other side', () => {
    const cards = [
      { name: 'Blue Bolt', type: 'hero', attack: 3, hitPoints: 9, otherSide: 'Blue' },
      { name: 'Blue', type: 'alterEgo', recover: 4, hitPoints: 9, otherSide: 'Blue Bolt' },
    ];
    const steps = [{ answer: 'changeForm Blue' }, { offered: ['attack Blue Bolt'] }];
    expect(run(['1 identity Blue'], steps, cards)).toEqual(holds);
  });
});

describe('where a position begins', () => {
  test.each([
    [[], { phase: 'playerPhase', active: 1, asked: 'takeTurn' }],
    [['players 3', 'first 2'], { active: 2, first: 2 }],
    [['players 3', 'first 2', 'turn 1'], { active: 1, first: 2 }],
    [['before discard', '1 hand Energy'], { asked: 'discardAtEnd', active: 0 }],
    [['before activate'], { asked: 'declareDefender', phase: 'villainPhase' }],
    [['before round', 'round 4'], { round: 5, asked: 'takeTurn' }],
    [['before pass', 'players 2', 'round 3'], { round: 4, first: 2 }],
    [['setup'], { phase: 'setupPhase', asked: 'mulligan', '1 hand count': 6 }],
    [['setup', 'players 2'], { asked: 'whoGoesFirst' }],
    [['players 2', '1 isEliminated', 'first 2'], { active: 2, '1 isEliminated': true }],
  ] as const)('%j', (position, expected) => {
    expect(run(position, [{ expect: expected }])).toEqual(holds);
  });
});

describe('an edit between answers', () => {
  test.each([
    ['mark Sandman (stunned)', { expect: { 'Sandman stunned': 1 } }],
    ['mark Sandman (damage no)', { expect: { 'Sandman damage': 0 } }],
    ['mark Plain Hero (exhausted)', { notOffered: ['attack Plain Hero'] }],
    ['move Sandman to encounterDiscard', { expect: { encounterDiscard: ['Sandman'], '1 engaged count': 0 } }],
    ['1 area Mockingbird', { offered: ['attack Mockingbird'] }],
  ])('is followed by the open question, asked anew: %s', (line, step) => {
    expect(run(['1 engaged Sandman (damage 1)'], [{ offered: ['attack Plain Hero'] }, { edit: [line] }, step])).toEqual(holds);
  });
});

/** What a position comes to that was written from a state. */
function writtenAgain(game: Game<Marvel>, lines: readonly string[]): readonly string[] {
  const built = buildPosition(game, lines, seedFromNumber(1));
  if (!built.ok) throw new Error(JSON.stringify([built.problems, lines]));
  return formatPosition(game, built.value.state);
}

describe('a position that is written from a state is read as the same', () => {
  const folder = new URL('../../scenarios', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.scenario.json'));

  test.each(files)('of the scenarios in %s', (file) => {
    const subject = marvelSubject(catalogue());
    const scenarios = JSON.parse(readFileSync(new URL(`../../scenarios/${file}`, import.meta.url), 'utf8')) as {
      readonly cards?: readonly unknown[];
      readonly position: readonly string[];
    }[];
    expect(scenarios.length).toBeGreaterThan(0);
    for (const { cards = [], position } of scenarios) {
      const game = subject.withCards(cards);
      if (!game.ok) throw new Error(JSON.stringify(game.problems));
      const lines = writtenAgain(game.value, position);
      expect(writtenAgain(game.value, lines)).toEqual(lines);
    }
  });

  test('at every decision of a match', () => {
    const { game, deal } = conformanceSubject(['Spider-Man: Justice', 'Captain Marvel: Aggression']);
    const match = openMatch(game, deal(seedFromNumber(3)));
    let written = 0;
    for (let step = 0; step < 400 && match.state.winners === undefined; step++) {
      const ask = pending(match)?.asks.find((each) => each.answered === undefined);
      if (ask === undefined) break;
      if (match.state.phase !== 'setup') {
        const lines = formatPosition(game, match.state);
        expect(writtenAgain(game, lines)).toEqual(lines);
        written++;
      }
      const many = Math.max(ask.min, Math.min(1, ask.max));
      const chosen = Array.from({ length: many }, (_, at) => (step + at) % ask.options.length);
      if (answer(match, ask.seat, chosen) !== undefined)
        answer(
          match,
          ask.seat,
          Array.from({ length: ask.min }, (_, at) => at),
        );
    }
    expect(written).toBeGreaterThan(30);
  });
});
