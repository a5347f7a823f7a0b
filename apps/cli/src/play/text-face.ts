import type { Messages } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import type { Io } from '../io.ts';
import { sayProblem, paint, print, speakProblem, tell, wrap } from '../output.ts';
import type { Asked, Face } from './face.ts';
import { formatLog } from './log-lines.ts';
import { sayRace } from './race-lines.ts';
import type { SaidQuestion } from './say-question.ts';
import type { Section } from './sections.ts';

/** Wipes the screen and what was above it, so that the next player does not see a hand. */
const wipe = '\u001b[2J\u001b[3J\u001b[H';

/** Shows a match as text. `isPlain`: one fact a line, without colour and lines drawn; the table only when a turn begins. */
export function textFace(io: Io, isPlain: boolean, { messages, speech }: { readonly messages: Messages; readonly speech: Speech }): Face {
  const dress = isPlain ? { ...io, colour: false } : io;
  const heading = (title: string): string =>
    isPlain ? `${title}.` : paint(dress, 'bold', `── ${title} ${'─'.repeat(Math.max(2, io.columns - title.length - 4))}`);
  const showSection = ({ title, facts }: Section): void => {
    print(io, isPlain && facts.length > 0 ? `${title}:` : heading(title));
    if (isPlain) for (const fact of facts) print(io, fact);
    else if (facts.length > 0) for (const line of wrap(facts.map(tie).join('   '), io.columns, '  ')) print(io, untie(line).trimEnd());
  };
  return {
    begin: ({ game, seed, journal, players }) => {
      print(io, tell(io, 'play.begin', { game, players: players.join(', ') }));
      print(io, tell(io, 'play.seed', { seed }));
      print(io, tell(io, 'play.journal', { file: journal }));
      print(io, tell(io, 'play.howTo'));
    },
    news: (_, _facts, lines) => {
      for (const line of formatLog(lines)) print(io, paint(dress, 'dim', line));
    },
    question: (asked, withTable) => {
      if (withTable) showSection(asked.table.bar);
      showQuestion(dress, asked);
      if (withTable) for (const zone of asked.table.zones) showSection(zone);
    },
    prompt: ({ question }) => paint(dress, 'cyan', `${question.title.replace(/[.:]$/, '')} > `),
    handOver: (name) => {
      if (io.isTerminal) io.out(wipe);
      return tell(io, 'play.handOver', { name });
    },
    remark: (text) => print(io, text),
    problem: (problem) => print(io, sayProblem(speakProblem(io, problem, messages))),
    list: (_, lines) => {
      for (const line of lines) for (const part of wrap(line, io.columns)) print(io, part);
    },
    end: ({ names, outcome, text, entries, race }) => {
      print(io, outcome === undefined ? tell(io, 'play.left', { entries }) : paint(dress, 'bold', text));
      for (const line of race === undefined ? [] : sayRace(io, race, speech)) print(io, line);
      print(io, tell(io, 'play.seed', { seed: names.seed }));
      print(io, tell(io, 'play.journal', { file: names.journal }));
    },
  };
}

function showQuestion(io: Io, { question, open }: Asked): void {
  showOptions(io, question);
  if (open.announcing === true) print(io, `${paint(io, 'cyan', 'c.')} ${tell(io, 'play.cancel')}`);
}

function showOptions(io: Io, question: SaidQuestion): void {
  const { title, text, limits, rule, cite, options } = question;
  print(io, `${paint(io, 'bold', title)}${limits === '' ? '' : ` ${limits}`}${rule === '' ? '' : ` [${cite}]`}`);
  if (text !== '') for (const line of wrap(text, io.columns, '  ')) print(io, line);
  if (isRange(options)) {
    print(io, paint(io, 'cyan', `${options[0]?.label ?? ''}–${options.at(-1)?.label ?? ''}`));
    return;
  }
  const width = Math.max(0, ...options.map(({ label }) => label.length));
  for (const { label, text, times } of options) print(io, `${paint(io, 'cyan', `${label.padStart(width)}.`)} ${text}${times}`);
}

/** Whether the options are numbers that follow each other and say no more than that. */
function isRange(options: SaidQuestion['options']): boolean {
  const first = Number(options[0]?.label);
  return options.length > 2 && options.every(({ label, text }, index) => text === label && Number(label) === first + index);
}

/** Keeps the words of a fact on one line. */
function tie(fact: string): string {
  return fact.replaceAll(' ', '\u00a0');
}

function untie(line: string): string {
  return line.replaceAll('\u00a0', ' ');
}
