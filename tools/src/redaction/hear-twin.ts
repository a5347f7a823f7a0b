import { type Answer, type Dice, languages, type Seat, SPECTATOR, type Viewer } from '@crupier/kernel';
import { dice, type TwinAnswer } from '@crupier/kernel/conformance';
import type { ClientMessage } from '@crupier/protocol';
import { askStudies } from './ask-studies.ts';
import { Ear } from './ear.ts';
import { readPages } from './read-pages.ts';
import { TWIN_MATCH, type TwinServer } from './twin-server.ts';

/** All that a viewer was told, by the channel it came through: each message of a socket, each answer to a request. */
export type Transcript = Readonly<Record<string, readonly string[]>>;

/** Who listens, and the answers that are given meanwhile, by the indexes of one of the twins. */
export interface Hearing {
  readonly viewer: Viewer;
  readonly answers: readonly TwinAnswer[];
  readonly twin: 0 | 1;
}

/** Answers between two moments at which it is asked why not, where values come from and what would change, on average. */
const STUDIES_EVERY = 5;

/** The sockets at a table: a viewer has one in each language, every other seat one. */
interface Table {
  readonly viewer: Viewer;
  readonly own: readonly Ear[];
  readonly others: ReadonlyMap<Seat, Ear>;
}

/** Plays a course of answers, and then does everything else that a viewer can do; gives all that the viewer was told. */
export async function hearTwin(server: TwinServer, { viewer, answers, twin }: Hearing): Promise<Transcript> {
  const table = await sitDown(server, viewer);
  // The same lot for both twins, whose viewer sees the same.
  const roll = dice(answers.length + viewer + 2);
  for (const { seat, chosen } of answers) {
    if (roll(STUDIES_EVERY) === 0) await studyBy(table, roll);
    await giveAnswer(table, seat, chosen[twin]);
  }
  await studyBy(table, roll);
  for (const ear of table.own) await askBeside(ear, answers.length);
  await readAgain(table, answers.length);
  const pages = await readPages(server, viewer);
  await proposeAll(table);
  // What was told before this answer has come when it comes.
  for (const ear of table.own) await ear.ask({ kind: 'hello', match: TWIN_MATCH, seat: viewer }, 'welcome');
  for (const ear of [...table.own, ...table.others.values()]) ear.close();
  return { ...Object.fromEntries(table.own.map((ear, at) => [`socket in ${languages[at]}`, ear.heard])), ...pages };
}

async function sitDown({ url, tokens }: TwinServer, viewer: Viewer): Promise<Table> {
  const own: Ear[] = [];
  for (const language of languages) {
    const ear = await Ear.open(url, tokens[viewer]);
    await ear.ask({ kind: 'hello', match: TWIN_MATCH, seat: viewer, language }, 'welcome');
    own.push(ear);
  }
  const others = new Map<Seat, Ear>();
  for (const [seat, token] of tokens.entries()) {
    if (seat === viewer) continue;
    const ear = await Ear.open(url, token);
    await ear.ask({ kind: 'hello', match: TWIN_MATCH, seat }, 'welcome');
    others.set(seat, ear);
  }
  return { viewer, own, others };
}

/** Gives an answer from a seat's socket, and waits until everybody has heard of it. */
async function giveAnswer({ viewer, own, others }: Table, seat: Seat, chosen: Answer): Promise<void> {
  const ear = seat === viewer ? own[0] : others.get(seat);
  const { seq, pending } = ear?.now ?? {};
  if (ear === undefined || seq === undefined || pending === undefined) throw new Error(`The seat ${seat} is not at the table.`);
  const reply = await ear.ask({ kind: 'answer', command: `a${seq}`, decision: pending.id, chosen: [...chosen] }, 'acknowledged', 'refused');
  if (reply.kind === 'refused') throw new Error(`An answer that is legal was refused: ${reply.problem.code}.`);
  for (const each of [...own, ...others.values()]) await each.until(() => each.now.seq > seq);
}

/** Asks by one of the viewer's sockets, in either language. */
async function studyBy({ own }: Table, roll: Dice): Promise<void> {
  const ear = own[roll(own.length)];
  if (ear !== undefined) await askStudies(ear, roll);
}

/** Everything that is refused, and looks at past moments through all eyes. */
async function askBeside(ear: Ear, entries: number): Promise<void> {
  await ear.ask('{"kind":', 'problem');
  await ear.ask({ kind: 'answer', command: 'stale', decision: 0, chosen: [0] }, 'refused');
  await ear.ask({ kind: 'answer', command: 'wrong', decision: ear.now.pending?.id ?? 0, chosen: [511, 511] }, 'refused');
  await ear.ask({ kind: 'consent', command: 'none', request: 1, accept: true }, 'refused');
  await ear.ask({ kind: 'undo', command: 'nowhere', to: entries + 1 }, 'refused');
  await ear.ask({ kind: 'hint', decision: ear.now.pending?.id ?? 0 }, 'problem');
  for (let at = 0; at <= entries + 1; at++) await ear.ask({ kind: 'watch', at }, 'watched', 'problem');
  for (let seat = SPECTATOR; seat < 8; seat++) await ear.ask({ kind: 'watch', at: entries, seat }, 'watched', 'problem');
}

/** Comes back as a page does that has seen a part of the match. */
async function readAgain({ viewer, own }: Table, entries: number): Promise<void> {
  for (const ear of own)
    for (const since of [0, Math.floor(entries / 2), entries])
      await ear.ask({ kind: 'hello', match: TWIN_MATCH, seat: viewer, since }, 'welcome');
}

/** What a seat can ask of the others: a draw, shortcuts, the undos that it is offered. The others say no. */
async function proposeAll(table: Table): Promise<void> {
  const { viewer, own } = table;
  const [ear] = own;
  if (ear === undefined || viewer === SPECTATOR) return;
  await propose(table, ear, { kind: 'draw', command: 'draw' });
  for (const until of ['act', 'step', 'end', 'turn', 'ownTurn'] as const)
    await propose(table, ear, { kind: 'shortcut', command: `pass-${until}`, course: { kind: 'pass', until } });
  await propose(table, ear, { kind: 'shortcut', command: 'repeat', course: { kind: 'repeat', acts: 1, times: 2 } });
  await ear.ask({ kind: 'passing', command: 'passing', own: [], others: [], until: 'turn', everything: true }, 'acknowledged');
  for (let to = ear.now.seq - 1, tries = 0; to >= 0 && tries < 3; to--, tries++)
    await propose(table, ear, { kind: 'undo', command: `undo-${to}`, to });
}

async function propose({ others }: Table, ear: Ear, message: ClientMessage & { readonly command: string }): Promise<void> {
  const before = ear.request?.id;
  const reply = await ear.ask(message, 'acknowledged', 'refused');
  if (reply.kind === 'refused') return;
  const { request } = ear;
  const [first] = request?.waiting ?? [];
  const other = first === undefined ? undefined : others.get(first);
  if (request === undefined || request.id === before || other === undefined) return;
  await other.ask({ kind: 'consent', command: `no-${request.id}`, request: request.id, accept: false }, 'acknowledged');
  await ear.until(() => ear.request?.id !== request.id);
}
