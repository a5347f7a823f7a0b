import { formatLog, optionAt, readTable, sayOutcome, sayQuestion, speechFor, turnIn } from '@crupier/cli';
import type { BotTurn } from '@crupier/bots';
import { languages, type Answer, type PlayableGame, type PlayableMatch, type Seat, type View } from '@crupier/kernel';
import { tellOn, type ActState, type Speech } from '@crupier/protocol';
import { play, type Onlooker, type Playthrough } from './playthrough.ts';

/** How much of a match is written, so that it stays readable: the first turns and the last, up to so many lines where turns are long. */
const TURNS_AT_FIRST = 5;
const TURNS_AT_LAST = 3;
const LINES_AT_FIRST = 520;
const LINES_AT_LAST = 320;
const OPTIONS_MAX = 14;

const names = ['Ana', 'Bruno', 'Carla', 'Diego'];
const english = { language: 'en' } as const;

/** A turn of the match: what was written in it. */
interface Chapter {
  readonly turn: string;
  readonly lines: string[];
}

/**
 * Plays a match and writes it as Markdown: each question in words with its options and the answer, what its seat then saw happen in
 * English and Spanish, and the table as the asked seat sees it where a turn begins. Turns in the middle are left out.
 */
export function goldenText(game: PlayableGame, decks: readonly string[], playthrough: Playthrough): string {
  const chapters: Chapter[] = [];
  const match = play(game, decks, playthrough, (started) => writer(started, chapters));
  const speech = speechFor(english, game, names);
  const outcome = match.outcome();
  const seats = Array.from({ length: match.seats }, (_, seat) => `${names[seat]} (${playthrough.bots[seat % playthrough.bots.length]})`);
  const atFirst = countFitting(chapters.slice(0, TURNS_AT_FIRST), LINES_AT_FIRST);
  const atLast = countFitting(chapters.slice(atFirst).toReversed().slice(0, TURNS_AT_LAST), LINES_AT_LAST);
  const left = chapters.slice(atFirst, chapters.length - atLast);
  const [from, to] = [left[0]?.turn, left.at(-1)?.turn];
  const told = left.length === 1 ? [`## Turn ${from}`, '', 'This turn is left out.'] : [`## Turns ${from} to ${to}`, '', `${left.length} turns are left out.`];
  const leftOut = left.length === 0 ? [] : [...told, ''];
  return [
    `# ${game.name.en}: ${playthrough.name.replaceAll('-', ' ')}`,
    '',
    `Written by \`npm run golden -- --game ${game.id} --update\`, not by hand. Seed ${playthrough.seed}. ${seats.join(' and ')} play ${(playthrough.decks ?? decks).map((deck) => `“${deck}”`).join(' and ')}.`,
    '',
    ...chapters.slice(0, atFirst).flatMap(chapterLines),
    ...leftOut,
    ...chapters.slice(chapters.length - atLast).flatMap(chapterLines),
    '## End',
    '',
    ...(outcome === undefined ? [] : [sayOutcome(english, outcome, speech)]),
    '',
  ].join('\n');
}

/** How many turns, from the first on, have so many lines together; at least one. */
function countFitting(chapters: readonly Chapter[], linesMax: number): number {
  let lines = 0;
  const over = chapters.findIndex((chapter) => (lines += chapter.lines.length) > linesMax);
  return over < 0 ? chapters.length : Math.max(1, over);
}

function chapterLines({ turn, lines }: Chapter): readonly string[] {
  return [`## Turn ${turn}`, '', ...lines];
}

/** Writes down what is asked, answered and seen. */
function writer(started: PlayableMatch, chapters: Chapter[]): Onlooker {
  const read = new Map<Seat, number>();
  const write = (...lines: readonly string[]): void => void chapters.at(-1)?.lines.push(...lines);
  const speeches = languages.map((language) => speechFor({ language }, started.game, names));
  const speech = speechFor(english, started.game, names);
  let act: ActState = 'none';
  return {
    asked: (asked, chosen) => {
      const turn = turnIn(asked.view);
      if (chapters.at(-1)?.turn !== turn) {
        chapters.push({ turn, lines: [] });
        write(...tableLines(asked.view, speech), '');
      }
      write(...questionLines(asked, chosen, speech));
    },
    answered: (match, seat) => {
      const from = read.get(seat) ?? 0;
      for (let each = 0; each < match.seats; each++) read.set(each, match.eventCount());
      const told = speeches.map((each) => tellOn({ lines: [], act }, match.events(seat, from), each));
      act = told[0]?.act ?? 'none';
      const [inEnglish = [], inSpanish = []] = told.map(({ lines }) => formatLog(lines));
      write(...inEnglish.map(listItem), ...inSpanish.map((line) => listItem(withoutRule(line).replace(/\S.*/, '*$&*'))), '');
    },
  };
}

/** A line as an item of a list, indented as it is. */
function listItem(line: string): string {
  return line.replace(/\S/, '- $&');
}

/** The rule stands behind the English line. */
function withoutRule(line: string): string {
  return line.replace(/ \[[^\]]*\]/, '');
}

/** The table as a seat sees it: a line for its values, one for each seat, one for each zone that holds a card. */
function tableLines(view: View, speech: Speech): readonly string[] {
  const table = readTable(english, view, speech);
  const zones = table.zones.map(({ title, facts }) => (facts.length === 0 ? title : `${title}: ${facts.join('; ')}`));
  return [...table.bar.facts, ...zones].map((line) => `> ${line}  `);
}

/** "3 × " before an option that was chosen three times. */
function timesChosen(chosen: Answer, index: number): string {
  const times = chosen.filter((each) => each === index).length;
  return times === 1 ? '' : `${times} × `;
}

/** What was asked, its options and which of them were chosen. */
function questionLines({ seat, view, decision, ask }: BotTurn, chosen: Answer, speech: Speech): readonly string[] {
  const { numbered } = readTable(english, view, speech);
  const question = sayQuestion(english, decision, { view, speech, numbered });
  const { title, limits, rule, options } = question;
  const shown = options.slice(0, OPTIONS_MAX).map(({ label, text, times }) => `${label}. ${text}${times}`);
  const more = options.length > OPTIONS_MAX ? [`and ${options.length - OPTIONS_MAX} more`] : [];
  const answer = [...new Set(chosen)].map((at) => `${timesChosen(chosen, at)}${optionAt(question, at)?.text ?? ''}`).join(' + ');
  return [
    `**${names[seat]}: ${title}**${limits === '' ? '' : ` ${limits}`} [${rule}]  `,
    `${[...shown, ...more].join(' · ')}  `,
    `→ **${answer === '' ? 'none' : answer}**${ask.forced ? ' (no other answer)' : ''}`,
    '',
  ];
}
