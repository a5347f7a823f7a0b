import { type JournalEntry, type Problem, type Result, type Seat, fail, ok } from '@crupier/kernel';
import type { SeenHint } from '@crupier/protocol';
import { stageOf } from './company/stage-of.ts';
import { Company } from './company/company.ts';
import { type Act, Agreements } from './play/agreements.ts';
import { Audience, type Listener } from './play/audience.ts';
import { Chat, lineToSay, storedLine } from './play/chat.ts';
import { factsOf } from './play/facts.ts';
import { Hints, type OpenHint } from './play/hints.ts';
import { passesFor } from './play/passing.ts';
import { snapshotKeeper } from './play/keep-snapshots.ts';
import { findWished } from './play/looks.ts';
import { Plans } from './play/plans.ts';
import { refuse, unsaid } from './play/refusal.ts';
import type { RunningMatch } from './play/running-match.ts';
import { Stepping } from './play/stepping.ts';
import type { Study } from './play/studies.ts';
import { passingRemarks, type Remark, speakerOf, type Talk } from './play/talk.ts';
import { REMARKS_MAX } from './play/table-limits.ts';
import { personAt } from './play/undo.ts';
import { commandName, UsedCommands } from './play/used-commands.ts';
import type { Appended, Batch } from './store/journal-store.ts';
import { settle } from './store/storage-problem.ts';
import { Jobs } from './ticks/jobs.ts';
import type { Payer } from './ticks/ticks.ts';
import type { HintWish, LookWish, Notice, Reply, Sight, SubscribeWish, Subscription, TableCommand } from './table-host.ts';
import type { TableParts } from './table-parts.ts';
import { Waits } from './waits/waits.ts';

/** One running match as an actor: what it does waits in one queue, and is on disk before anybody hears of it. */
export class Table {
  readonly #parts: TableParts;
  readonly #running: RunningMatch;
  readonly #commands: UsedCommands;
  readonly #audience: Audience;
  readonly #talk: Talk;
  readonly #jobs: Jobs;
  readonly #waits: Waits;
  readonly #hints: Hints;
  readonly #plans = new Plans();
  readonly #chat: Chat;
  readonly #agreements: Agreements;
  readonly #company: Company;
  readonly #stepping: Stepping;
  #problem: Problem | undefined;
  #isLost = false;
  /** The next game of the series, once it is dealt. */
  #next: string | undefined;
  readonly #maybeSnapshot: () => Promise<void>;
  /** The claim to write with: absent until something is written, so that whoever only looks leaves the disk alone. */
  #fence: number | undefined;

  constructor(parts: TableParts) {
    const { running } = parts;
    this.#parts = parts;
    this.#running = running;
    this.#commands = new UsedCommands(parts.commands);
    this.#talk = parts.talk;
    this.#problem = parts.problem;
    if (this.isOver) this.#talk.endRequest();
    this.#jobs = new Jobs(parts.ticks, (error) => this.#tellFault(error));
    this.#maybeSnapshot = snapshotKeeper(parts, this.#jobs);
    this.#chat = new Chat(parts.chat, parts.pace.now);
    this.#audience = new Audience(running, {
      stage: stageOf(parts, { facts: () => this.#facts(), chat: () => this.#chat.told }),
      facts: () => this.#facts(),
      passes: (seat) => passesFor(running.match, seat, this.#talk.passing.get(seat)),
      plans: () => (this.#problem === undefined ? this.#plans.told : []),
    });
    const hasViewer = (seat: Seat): boolean => this.#audience.hasViewer(seat);
    this.#waits = new Waits({ running, pace: parts.pace, times: parts.times, isPresent: hasViewer, settings: this.#talk.passing });
    this.#company = new Company({
      running,
      talk: parts.talk,
      pace: parts.pace,
      hasViewer,
      isStopped: () => this.#isStopped,
      run: (job) => void this.#jobs.run(job),
      write: (apply) => this.#write({ apply }),
      onNews: () => this.#newCompany(),
      onClock: (clock) => this.#audience.tellClock(clock),
    });
    this.#stepping = new Stepping({
      table: parts,
      waits: this.#waits,
      company: this.#company,
      plans: this.#plans,
      jobs: this.#jobs,
      isStopped: () => this.#isStopped,
      isUnheard: () => this.#audience.isEmpty,
      write: (apply) => this.#write({ apply }),
      onTooLong: (entries) => {
        this.#problem = { code: 'table.tooLong', at: '', values: { entries } };
        this.#audience.tellFacts();
      },
    });
    this.#hints = new Hints(parts);
    this.#agreements = new Agreements({
      running,
      talk: parts.talk,
      jobs: this.#jobs,
      write: (act) => this.#write(act),
      say: (remarks, command) => this.#say(remarks, command),
      onBack: () => (this.#problem = undefined),
      company: this.#company,
    });
    this.#stepping.schedule();
  }

  /** Whether nobody listens and nothing is going on. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#stepping.isIdle;
  }

  /** Whether the match cannot go on here. */
  get #isStopped(): boolean {
    return this.#isLost || this.#problem !== undefined;
  }

  /** Whether the match is over. */
  get isOver(): boolean {
    return this.#running.match.outcome() !== undefined;
  }

  /** The match and its timeline, for reading. */
  get running(): RunningMatch {
    return this.#running;
  }

  /** Carries a command out, when those before it are done. */
  send(command: TableCommand, payer?: Payer): Promise<Reply> {
    const heardAt = this.#parts.pace.now();
    return this.#jobs.run(() => this.#carryOut(command, heardAt), payer);
  }

  /** Whether all of the match may be shown now. */
  async isDisclosed(): Promise<boolean> {
    await this.#parts.disclosure.update();
    return this.#parts.disclosure.isOpen;
  }

  /** A moment of the match: it is found between two commands, when it is on disk, and shown while others go on. */
  async look(wish: LookWish, payer?: Payer): Promise<Result<Sight & { readonly of: number }>> {
    const found = await this.#jobs.run(async () => findWished(this.#running, wish, await this.isDisclosed(), this.#audience.reach), payer);
    return found.ok ? this.#parts.looks.show(this.#parts.id, this.#running, found.value, payer) : found;
  }

  /** What a planner advises a seat. It is thought about beside all else, as long as the question is open and somebody is at the seat. */
  async hint(wish: HintWish, payer?: Payer): Promise<Result<SeenHint | undefined>> {
    const open = await this.#jobs.run(async () => {
      const asked = this.#isLost ? fail<OpenHint>('table.moved') : this.#hints.ask(wish);
      return this.#problem === undefined ? asked : { ok: false as const, problems: [this.#problem] };
    }, payer);
    return open.ok ? open.value.found : open;
  }

  /** Works something out of the match between two commands. */
  study<T>(study: Study<T>, payer?: Payer): Promise<T> {
    return this.#jobs.run(() => this.#jobs.work(study(this.#running.match)), payer);
  }

  /** *Errors:* `table.moved` where the table closed meanwhile. */
  subscribe({ viewer, since, isGuest, name }: SubscribeWish, hear: (notice: Notice) => void, payer?: Payer): Promise<Result<Subscription>> {
    return this.#jobs.run(async () => {
      if (this.#isLost) return fail('table.moved');
      await this.#parts.disclosure.update();
      const listener: Listener = { viewer, hear, ...(isGuest === true && { isGuest, name }) };
      if (this.#audience.isLate(listener)) return this.#watchLate(listener);
      this.#audience.add(listener);
      this.#company.look();
      // Bots have waited for somebody to come, and so have the answers of who was away.
      if (this.#waits.areDrawn || this.#stepping.isIdle) this.#stepping.schedule();
      const { events, eventsFrom, undos } = this.#running.toldSince(viewer, since);
      const passing = this.#talk.passing.get(viewer);
      return ok({
        sight: { ...this.#audience.sightFor(viewer), events, ...(passing && { passing }) },
        eventsFrom,
        undos,
        facts: this.#facts(),
        chat: this.#chat.told,
        clock: this.#company.clock,
        close: () => this.#leave(listener),
      });
    }, payer);
  }

  /** Lets somebody watch who is to see the table late. */
  async #watchLate(listener: Listener): Promise<Result<Subscription>> {
    const { sight, chat } = await this.#jobs.away(() => this.#audience.addLate(listener));
    if (sight === undefined) return fail('watch.hidden');
    this.#stepping.schedule();
    return ok({
      sight: { ...sight, events: [] },
      eventsFrom: sight.seq,
      undos: [],
      facts: this.#audience.lateFacts ?? this.#facts(),
      chat,
      clock: undefined,
      close: () => this.#leave(listener),
    });
  }

  /** Tells all who are here which match is the next game. */
  announceNext(next: string): Promise<void> {
    return this.#jobs.run(async () => {
      this.#next = next;
      this.#audience.tellFacts();
    });
  }

  /** Lets somebody go: who is away is answered for no more. */
  #leave(listener: Listener): void {
    this.#audience.remove(listener);
    if (!this.#audience.hasViewer(listener.viewer)) this.#hints.leave(listener.viewer);
    void this.#jobs.run(async () => {
      this.#company.look();
      if (this.#waits.areDrawn) this.#stepping.schedule();
    });
  }

  /** Somebody is away for long, or back, or a bot plays for them. */
  #newCompany(): void {
    const { request } = this.#talk;
    if (request?.wish.kind === 'absent' && !this.#company.absences.isGone(request.wish.of)) this.#talk.endRequest();
    this.#audience.tellFacts();
    this.#stepping.schedule();
  }

  /** Ends the table when what it is doing is done. Time that was spent is spent, also where the table is opened anew. */
  close(): Promise<void> {
    return this.#jobs.run(async () => {
      const remarks = this.#company.unkeptClock.map((each) => JSON.stringify(each));
      // Whatever becomes of it, the table ends now.
      if (remarks.length > 0 && !this.#isStopped) await settle(() => this.#append({ after: this.#running.seq, entries: [], remarks }));
      this.#lose();
    });
  }

  #facts(): ReturnType<typeof factsOf> {
    const { id, disclosure } = this.#parts;
    const { spectators } = this.#audience;
    const beside = { talk: this.#talk, absences: this.#company.absences, spectators, next: this.#next };
    return factsOf(this.#running, { id, problem: this.#problem, isDisclosed: disclosure.isOpen, ...beside });
  }

  #tellFault(error: unknown): void {
    this.#parts.onTrouble({ code: 'table.fault', at: '', values: { entry: this.#running.seq, sentence: String(error) } });
  }

  async #carryOut(command: TableCommand, heardAt: number): Promise<Reply> {
    const name = commandName(command);
    const seq = this.#commands.find(command);
    if (seq === 'otherKind') return refuse('command.otherKind', 'command');
    if (seq !== undefined) return { kind: 'acknowledged', seq };
    if (this.#isLost) return refuse('table.moved');
    const isWayOut = command.kind === 'undo' && this.#problem?.code === 'table.fault';
    if (this.#problem !== undefined && !isWayOut) return { kind: 'refused', problem: this.#problem };
    switch (command.kind) {
      case 'answer':
        return this.#answer(command, name, heardAt);
      case 'leave':
        return this.#write({ command: name, apply: () => this.#running.leave(command.seat) });
      case 'passing':
        return this.#setPassing(command, name);
      case 'say':
        return this.#speak(command, name);
      default:
        return this.#agreements.carryOut(command, name);
    }
  }

  async #answer(answer: TableCommand & { readonly kind: 'answer' }, command: string, heardAt: number): Promise<Reply> {
    const thought = this.#waits.thoughtOf({ ...answer, heardAt });
    const reply = await this.#write({ command, apply: () => this.#running.answerOfPerson(answer) });
    if (thought !== undefined && reply.kind === 'acknowledged') this.#waits.note(thought);
    return reply;
  }

  /** Says something to all who are at the table, once it is on disk. */
  async #speak(said: TableCommand & { readonly kind: 'say' }, command: string): Promise<Reply> {
    const line = lineToSay(this.#running, this.#chat, said);
    if (!line.ok) return { kind: 'refused', problem: line.problems[0] ?? unsaid };
    const { id, store } = this.#parts;
    const written = await this.#jobs.away(() => settle(() => store.say(id, storedLine(line.value, command))));
    if (!written.ok) return this.#loseWith(written.problems[0] ?? unsaid);
    this.#commands.note(command, line.value.seq);
    this.#chat.hear(line.value, personAt(this.#running, said.seat) ?? '');
    this.#audience.tellChat(line.value);
    return { kind: 'acknowledged', seq: line.value.seq };
  }

  /** Whoever plays several seats says it for all of them. */
  async #setPassing(said: TableCommand & { readonly kind: 'passing' }, name: string): Promise<Reply> {
    const reply = await this.#say(passingRemarks(this.#running, said), name);
    this.#stepping.schedule();
    return reply;
  }

  /** Writes what is said, and lets it hold and be heard once it is on disk. */
  async #say(remarks: readonly Remark[], command: string): Promise<Reply> {
    const [remark] = remarks;
    const { seq } = this.#running;
    const speaker = remark && speakerOf(remark);
    if (speaker !== undefined && this.#talk.remarksBy(speaker) >= REMARKS_MAX)
      return refuse('table.saidTooMuch', '', { remarks: REMARKS_MAX });
    const batch = { after: seq, command, entries: [], remarks: remarks.map((each) => JSON.stringify(each)) };
    const written = await settle(() => this.#append(batch));
    if (!written.ok) return this.#loseWith(written.problems[0] ?? unsaid);
    this.#commands.note(command, seq);
    const before = this.#standing();
    this.#hear(remarks);
    if (before !== this.#standing()) this.#audience.tellFacts();
    this.#company.look();
    return { kind: 'acknowledged', seq };
  }

  #hear(remarks: readonly Remark[]): void {
    for (const remark of remarks) {
      this.#talk.hear(remark);
      if (remark.kind === 'passing') this.#audience.tellPassing(remark.seat, remark.setting);
    }
  }

  /** Applies, writes, tells, in this order. What could not be written is forgotten with the whole table, which is then read again. */
  async #write({ apply, command, back }: Act): Promise<Reply> {
    const { seq: after, now: before } = this.#running;
    const factsBefore = this.#standing();
    const applied = this.#try(apply);
    if (!applied.ok) return { kind: 'refused', problem: applied.problems[0] ?? unsaid };
    this.#hints.moveOn();
    this.#plans.follow(this.#running.match, back !== undefined);
    this.#company.afterEntry(applied.value);
    const beside = [...this.#talk.endedPassing(this.#running.match), ...this.#company.clockRemarks];
    const batch = {
      after,
      entries: [applied.value],
      remarks: beside.map((each) => JSON.stringify(each)),
      ...(command !== undefined && { command }),
      ...this.#running.standing,
    };
    const written = await this.#jobs.away(() => settle(() => this.#append(batch)));
    if (!written.ok) return this.#loseWith(written.problems[0] ?? unsaid);
    if (command !== undefined) this.#commands.note(command, this.#running.seq);
    this.#talk.afterEntry(applied.value);
    if (this.isOver) this.#talk.endRequest();
    await this.#parts.disclosure.update();
    this.#audience.tellStep(before, back);
    this.#hear(beside);
    if (factsBefore !== this.#standing()) this.#audience.tellFacts();
    const seq = this.#running.seq;
    await this.#maybeSnapshot();
    this.#stepping.schedule();
    return { kind: 'acknowledged', seq };
  }

  async #append(batch: Omit<Batch, 'match' | 'fence' | 'remarksAfter'>): Promise<Appended> {
    const { id, store } = this.#parts;
    this.#fence ??= await store.claim(id);
    return this.#fence === undefined
      ? { kind: 'unknownMatch' }
      : store.append({ ...batch, match: id, fence: this.#fence, remarksAfter: this.#talk.remarks });
  }

  /** What of the table's facts an entry can change. */
  #standing(): string {
    return `${this.isOver} ${JSON.stringify(this.#talk.request)} ${this.#talk.declined?.seat} ${this.#problem?.code}`;
  }

  /** Where our code is wrong the match stops as it was before, and its journal is kept. */
  #try(apply: () => Result<JournalEntry>): Result<JournalEntry> {
    try {
      return apply();
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      this.#problem = { code: 'table.fault', at: '', values: { entry: this.#running.seq, sentence } };
      this.#running.rebuild();
      this.#hints.moveOn();
      this.#parts.onTrouble(this.#problem);
      this.#audience.tellFacts();
      return { ok: false, problems: [this.#problem] };
    }
  }

  #loseWith(problem: Problem): Reply {
    if (problem.code !== 'table.moved') this.#parts.onTrouble(problem);
    this.#lose();
    return { kind: 'refused', problem };
  }

  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#stepping.stop();
    this.#company.stop();
    this.#hints.moveOn();
    this.#parts.onLost();
    this.#audience.tellLost();
  }
}
