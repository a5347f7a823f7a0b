import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PlayableGame, type Problem, type Result, fail, ok, SPECTATOR } from '@crupier/kernel';
import { callingSeats, SCRIPTED } from '@crupier/protocol';
import { tableMessages } from '@crupier/table';
import type { Call } from '../arguments/spec.ts';
import { configureMatch, optionOf, settingsAmong, TUTORIAL } from '../configuration.ts';
import type { ExitCode, ExitName } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGameWith } from '../read-card-file.ts';
import { refuse, tell } from '../output.ts';
import { askHowToGoOn, tableAfter, waysOn } from '../play/after-match.ts';
import type { Player } from '../play/automatic.ts';
import { Coach, tutorialOf } from '../play/coach.ts';
import { keepCampaign, readCampaign } from '../play/campaign-file.ts';
import { jsonFace } from '../play/json-face.ts';
import { newJournalPath } from '../play/journal-file.ts';
import { citingRules, speechFor } from '../play/log-lines.ts';
import { MatchLine } from '../play/match-line.ts';
import { loadGameOf, openJournal } from '../play/open-journal.ts';
import type { OpenTable } from '../play/open-table.ts';
import { Passes } from '../play/passes.ts';
import { playOn } from '../play/play-on.ts';
import { readJournal } from '../play/read-journal.ts';
import { nextInSeries, saySeries, seriesAfter } from '../play/series.ts';
import type { Sitting } from '../play/sitting.ts';
import { endingOf, keepJournal, personsOf, sitDown } from '../play/sitting.ts';
import { textFace } from '../play/text-face.ts';
import { readInput, reasonOf } from '../read-input.ts';
import { drawShortSeed, seedFromText } from '../seeds.ts';
import type { playSpec } from '../specs/play-specs.ts';
import { replayFile } from './replay.ts';

type PlayOptions = Call<typeof playSpec>['options'];

/** Plays a match. Leaving it keeps its journal, which `--resume` goes on with. */
export async function run({ options }: Call<typeof playSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const opened = await openTable(io, options);
  if ('exit' in opened)
    return refuse(io, opened.problems, { json, exit: opened.exit, ...(opened.game && { messages: opened.game.messages }) });
  for (let table: OpenTable = opened; ;) {
    const sitting = await seatPlayers(io, options, table);
    const unwritable = keepJournal(sitting);
    if (unwritable !== undefined) return refuse(io, [unwritable], { json, exit: 'world' });
    sitting.face.begin(sitting.names);
    const exit = await finish(sitting, options);
    const next = exit === exitCodes.ok && sitting.line.match.outcome() !== undefined ? await goOn(sitting, table, options) : undefined;
    if (next === undefined) return exit;
    table = next;
  }
}

/** The table after a match that is over: a person at a terminal chooses it; from a pipe the games of a series are dealt one after another. */
async function goOn(sitting: Sitting, table: OpenTable, { json, lang, 'campaign-log': log }: PlayOptions): Promise<OpenTable | undefined> {
  const { io, face, names } = sitting;
  const series = seriesAfter(sitting);
  if (series !== undefined) face.remark(saySeries(sitting, series));
  if (json || !io.isTerminal) return nextInSeries(sitting, table);
  // A campaign goes on by its log, in which this scenario has been written down.
  const ways = waysOn(sitting, log === undefined ? table : {});
  for (;;) {
    const way = await askHowToGoOn(sitting, ways);
    if (way !== 'replay') return way && tableAfter(sitting, table, way);
    const everybody = series === undefined || series.winners.length > 0 || personsOf(sitting).length > 1;
    const own = personsOf(sitting)[0] === 1 ? '2' : '1';
    const eyes = { perspective: everybody ? 'all' : own, to: undefined } as const;
    const shown = { json, lang, help: false, plain: true, step: io.isTerminal, names: names.players };
    await replayFile(io, names.journal, { ...eyes, ...shown });
  }
}

async function finish(sitting: Sitting, { json, 'campaign-log': log }: PlayOptions): Promise<ExitCode> {
  const { io, face, names } = sitting;
  try {
    const end = await playOn(sitting);
    const problem = keepJournal(sitting);
    face.end(endingOf(sitting));
    if (problem !== undefined) return refuse(io, [problem], { json, exit: 'world', lines: true });
    const unkept = await keepCampaign(sitting, log);
    if (unkept !== undefined)
      return refuse(io, [unkept], { json, exit: unkept.code === 'file.unwritable' ? 'world' : 'input', lines: true });
    return end === 'interrupted' ? exitCodes.interrupted : exitCodes.ok;
  } catch (error) {
    keepJournal(sitting);
    const problem = { code: 'play.fault', at: '', values: { sentence: reasonOf(error), file: names.journal } };
    return refuse(io, [problem], { json, exit: 'fault', lines: true });
  }
}

/** Why there is none. */
interface NoTable {
  readonly problems: readonly Problem[];
  readonly exit: Exclude<ExitName, 'ok'>;
  readonly game?: Pick<PlayableGame, 'messages'>;
}

async function openTable(io: Io, options: PlayOptions): Promise<OpenTable | NoTable> {
  return options.resume === undefined ? dealTable(io, options) : resumeTable(io, options, options.resume);
}

async function dealTable(io: Io, options: PlayOptions): Promise<OpenTable | NoTable> {
  const chosen = await loadGameWith(io, options.game, options.cards);
  if (!chosen.ok) return { problems: chosen.problems, exit: chosen.exit, game: chosen };
  const game = chosen.value;
  const { deck, players, table, teams } = options;
  const campaign = await readCampaign(io, { campaign: options.campaign, log: options['campaign-log'] });
  if (!campaign.ok) return { problems: campaign.problems, exit: campaign.problems[0]?.code === 'play.campaignExists' ? 'usage' : 'input' };
  const configured = await configureMatch(io, game, {
    deck,
    table,
    players,
    teams,
    bestOf: Number(options['best-of']),
    settings: { ...settingsAmong(options), ...campaign.value },
  });
  if (!configured.ok) return { problems: configured.problems, exit: 'input', game };
  const wrong = checkSeats(configured.value.deckNames.length, options);
  if (!wrong.ok) return { problems: wrong.problems, exit: 'usage' };
  const seed = options.seed ?? (table === TUTORIAL ? game.tutorial?.seed : undefined) ?? drawShortSeed();
  const { configuration, series } = configured.value;
  const line = MatchLine.deal(game, configuration, seedFromText(seed), series);
  if (!line.ok) return { problems: line.problems, exit: 'input', game };
  const path = options.journal === undefined ? newJournalPath(io, game.id, new Date()) : resolve(io.folder, options.journal);
  if (existsSync(path)) return { problems: [{ code: 'play.journalExists', at: '--journal', values: { file: path } }], exit: 'usage' };
  return { line: line.value, seed, path, first: configuration };
}

/** Checks the options against the number of seats. *Errors:* `play.noSuchSeat`, `play.tooManyNames`. */
function checkSeats(seats: number, { seat, name }: PlayOptions): Result<undefined> {
  if (seat > seats) return fail('play.noSuchSeat', '--seat', { given: seat, max: seats });
  if (name.length > seats) return fail('play.tooManyNames', '--name', { given: name.length, max: seats });
  return ok(undefined);
}

async function resumeTable(io: Io, options: PlayOptions, file: string): Promise<OpenTable | NoTable> {
  const contrary =
    (['game', 'seed', 'cards', 'players', 'teams'] as const).find((name) => options[name] !== undefined) ??
    Object.keys(settingsAmong(options))[0] ??
    (options.deck.length > 0 ? 'deck' : undefined);
  if (contrary !== undefined) return { problems: [{ code: 'play.notWithResume', at: optionOf(contrary), values: {} }], exit: 'usage' };
  const text = await readInput(io, file);
  if (!text.ok) return { problems: text.problems, exit: 'input' };
  const journal = readJournal(text.value);
  if (!journal.ok) return { problems: journal.problems, exit: 'input', game: { messages: tableMessages } };
  const game = await loadGameOf(journal.value, io.games);
  if (!game.ok) return { problems: game.problems, exit: 'input' };
  const opened = openJournal(game.value, journal.value);
  if (!opened.ok) return { problems: opened.problems, exit: 'input', game: game.value };
  if (opened.value.problem !== undefined) return { problems: [opened.value.problem], exit: 'input', game: game.value };
  const { line } = opened.value;
  return {
    line,
    seed: line.start.seed,
    ...((line.start.series?.games ?? 0) === 0 && { first: line.start.configuration }),
    path: resolve(io.folder, options.journal ?? (file === '-' ? newJournalPath(io, line.game.id, new Date()) : file)),
  };
}

async function seatPlayers(io: Io, options: PlayOptions, { line, seed, path, players: seated }: OpenTable): Promise<Sitting> {
  const { game } = line;
  const tutorial = tutorialOf(line);
  const players =
    seated ??
    Array.from({ length: line.match.seats }, (_, seat): Player => {
      const isPerson = tutorial === undefined ? options.two || seat === options.seat - 1 : tutorial.seats[seat] === 'learner';
      const level = tutorial === undefined ? options.bot : SCRIPTED;
      const usual = isPerson ? tell(io, 'play.player', { number: seat + 1 }) : tell(io, 'play.bot', { number: seat + 1, level });
      const name = options.name[seat] ?? usual;
      return isPerson ? { name } : { name, level };
    });
  const names = { game: game.name[io.language], seed, journal: path, players: players.map(({ name }) => name) };
  const messages = { ...tableMessages, ...game.messages };
  const manners = { players, passes: new Passes(io, game, options.everything), seed: line.start.seed };
  const coach = tutorial && new Coach(tutorial);
  const speech = callingSeats(await citingRules(speechFor(io, game, names.players), game), line.match.view(SPECTATOR));
  const face = options.json ? jsonFace(io, messages) : textFace(io, options.plain || !io.isTerminal, { messages, speech });
  return sitDown({ io, line, manners, names, face, speech, coach });
}
