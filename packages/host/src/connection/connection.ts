import { type Language, type Problem, type Seat, type ValuesOf, type Viewer, SPECTATOR } from '@crupier/kernel';
import type { ClientMessage, ServerMessage, SpokenProblem, TableInfo } from '@crupier/protocol';
import { diffViews, packBeats, packView, parseClientMessage } from '@crupier/protocol';
import type { Notice, Sight, Subscription, TableCommand, TableFacts, TableHost, Ticks } from '@crupier/table';
import { isDiskFull, processorMs, storageProblem } from '@crupier/table';
import { type ClientAccount, secondsPerHint } from './client-account.ts';
import type { MessageMeter } from './message-meter.ts';
import type { Lobbies } from '../tables/lobbies.ts';
import type { NoteFault } from '../note-fault.ts';
import type { Speaker } from '../speaking.ts';
import { LookSlot } from './look-slot.ts';
import { isOwn, notYours, type Foreseeing, type Look, type Place } from './place.ts';
import { Retries, type Settled } from './retries.ts';

/** What a connection needs. */
export interface ConnectionParts {
  readonly host: TableHost;
  readonly lobbies: Lobbies;
  readonly speaker: Speaker;
  /** Empty for somebody without a session, who watches only. */
  readonly user: string;
  /** What the work for this client is charged to. */
  readonly account: ClientAccount;
  readonly ticks: Ticks;
  readonly language: Language;
  readonly send: (message: ServerMessage) => void;
  /** Told of what went wrong on our side. */
  readonly noteFault: NoteFault;
  readonly meter: MessageMeter;
}

type Hello = ClientMessage & { readonly kind: 'hello' };
type Command = Exclude<ClientMessage, { readonly kind: 'hello' | 'watch' | 'hint' | 'forecast' | 'whyNot' | 'sources' }>;

/** Problems of a store that may be over in a moment. */
const storeFailures: ReadonlySet<string> = new Set(['table.storage', 'table.diskFull', 'table.moved']);

/** Messages that may wait to be dealt with, and their characters. */
const QUEUE_MAX = 256;
const QUEUE_LENGTH_MAX = 1024 * 1024;

/** One client's connection: reads its messages one after another, and tells it what it may know. Knows no socket. */
export class Connection {
  readonly #parts: ConnectionParts;
  #language: Language;
  #place: Place | undefined;
  #queue: Promise<void> = Promise.resolve();
  readonly #waiting = { messages: 0, length: 0 };
  readonly #looks = new LookSlot<Look>((look) => this.#tryLook(look));
  readonly #forecasts = new LookSlot<Foreseeing>((wished) => this.#tryForecast(wished));
  readonly #retries: Retries;
  #isClosed = false;
  /** When the message came that is dealt with. */
  #receivedMs = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#language = parts.language;
    this.#retries = new Retries(
      (run) => this.#enqueue(run),
      (error) => this.#tellFault(error, 'hello'),
    );
  }

  /** Takes a message as it came. Whatever it is, the connection goes on. Resolves when it has been dealt with. */
  receive(text: string): Promise<void> {
    this.#waiting.messages++;
    this.#waiting.length += text.length;
    const receivedMs = performance.now();
    return this.#enqueue(async () => {
      this.#receivedMs = receivedMs;
      await this.#take(text);
      this.#waiting.messages--;
      this.#waiting.length -= text.length;
    });
  }

  /** Does something once all that came before is done. */
  #enqueue(run: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(run);
    return this.#queue;
  }

  /** Reads a message in a tick of its own, for a large one takes as long as a command. */
  async #take(text: string): Promise<void> {
    const { account, ticks } = this.#parts;
    await account.solvent();
    await ticks.take('play', account);
    const parsed = this.#charged(() => parseClientMessage(text));
    if (parsed.ok) await this.#handle(parsed.value);
    else this.#refuse(parsed.problems);
  }

  /** Whether so much waits to be dealt with that no more is taken. */
  get isFull(): boolean {
    return this.#waiting.messages >= QUEUE_MAX || this.#waiting.length >= QUEUE_LENGTH_MAX;
  }

  /** Tells the client of a problem that is about no message of a known kind. */
  tell(problem: Problem): void {
    this.#parts.meter.refused(problem.code);
    this.#parts.send({ kind: 'problem', problem: this.#parts.speaker(problem, this.#language) });
  }

  /** The client is gone. */
  close(): void {
    this.#isClosed = true;
    this.#leavePlace();
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.#dispatch(message);
    } catch (error) {
      this.#tellFault(error, message.kind);
    }
  }

  #tellFault(error: unknown, at: ClientMessage['kind']): void {
    const fault: Problem = { code: 'server.fault', at, values: { reason: String(error) } };
    this.#parts.noteFault(this.#place?.match ?? '', fault);
    this.tell(isDiskFull(error) ? storageProblem(error) : fault);
  }

  async #dispatch(message: ClientMessage): Promise<void> {
    if (message.kind === 'hello') return this.#hello(message);
    const place = this.#place;
    if (place === undefined) return this.tell({ code: 'message.noHello', at: 'kind', values: {} });
    if (message.kind === 'watch') return this.#looks.ask({ place, at: message.at, viewer: message.seat ?? place.viewer });
    // It takes a while, and what else the client sends does not wait for it.
    if (message.kind === 'hint') return void this.#tryHint(place, message.decision);
    if (message.kind === 'forecast') return this.#forecasts.ask({ place, ...message });
    if (message.kind === 'whyNot') return this.#whyNot(place, message.card);
    if (message.kind === 'sources') return this.#sources(place, message.of);
    return this.#command(place, message);
  }

  /** Greets, and where the store fails once more after a while: the client waits for its welcome, and would not ask again. */
  async #hello(hello: Hello): Promise<void> {
    this.#leavePlace();
    this.#language = hello.language ?? this.#language;
    await this.#retries.run(() => this.#greet(hello));
  }

  async #greet({ match, seat, since, name }: Hello): Promise<Settled> {
    const own = await this.#ownSeats(match);
    if (own === undefined) return 'settled';
    if (seat !== undefined && seat !== SPECTATOR && !own.includes(seat)) {
      this.tell({ code: 'seat.notYours', at: 'seat', values: { seat } });
      return 'settled';
    }
    const viewer = seat ?? own[0] ?? SPECTATOR;
    const place: Place = { match, viewer, own, name, subscription: undefined, wire: undefined, early: [], seq: 0 };
    this.#place = place;
    return this.#subscribe(place, since);
  }

  /** The seats of this user at a match; undefined, and told, where there is no such match to sit at. */
  async #ownSeats(match: string): Promise<readonly Seat[] | undefined> {
    const { host, lobbies, user } = this.#parts;
    const head = await host.head(match);
    if (head.ok) return head.value.seats.flatMap((seat, at) => (seat.kind === 'person' && user !== '' && seat.user === user ? [at] : []));
    if ((await lobbies.find(match)) === undefined) this.#refuse(head.problems);
    else this.tell({ code: 'match.waiting', at: 'match', values: { match } });
    return undefined;
  }

  async #subscribe(place: Place, since: number | undefined): Promise<Settled> {
    const { viewer, own, name } = place;
    const wish = { viewer, ...(since !== undefined && { since }), ...(own.length === 0 && { isGuest: true, name }) };
    const { host, account } = this.#parts;
    const subscribed = await host.subscribe(place.match, wish, (notice) => this.#charged(() => this.#hear(place, notice)), account);
    if (!subscribed.ok) {
      this.#refuse(subscribed.problems);
      return subscribed.problems.some(({ code }) => storeFailures.has(code)) ? 'again' : 'settled';
    }
    if (this.#isClosed || this.#place !== place) subscribed.value.close();
    else this.#charged(() => this.#welcome(place, subscribed.value));
    return 'settled';
  }

  #welcome(place: Place, subscription: Subscription): void {
    const { sight, eventsFrom, undos, facts, chat, clock } = subscription;
    const { seq, events, pending, undo, passing, plans } = sight;
    const view = packView(sight.view);
    place.subscription = subscription;
    place.wire = view;
    place.seq = seq;
    const moment = { seq, events, undo, ...(pending && { pending }), ...(passing && { passing }), ...(plans && { plans }) };
    const told = { eventsFrom, ...(undos.length > 0 && { undos }), info: this.#info(facts) };
    const beside = { ...(chat.length > 0 && { chat }), ...(clock && { clock }) };
    this.#parts.send({ kind: 'welcome', ...moment, seat: place.viewer, seats: place.own, view, ...told, ...beside });
    const early = place.early.splice(0);
    for (const notice of early) this.#hear(place, notice);
  }

  #hear(place: Place, notice: Notice): void {
    if (this.#isClosed || this.#place !== place) return;
    if (place.subscription === undefined) {
      place.early.push(notice);
      return;
    }
    if (notice.kind === 'facts') return this.#parts.send({ kind: 'info', info: this.#info(notice.facts) });
    if (notice.kind === 'passing') return this.#parts.send({ kind: 'passing', passing: notice.passing });
    if (notice.kind === 'chat') return this.#parts.send({ kind: 'chat', line: notice.line });
    if (notice.kind === 'clock') return this.#parts.send({ kind: 'clock', clock: notice.clock });
    if (notice.kind === 'sight') return this.#update(place, notice.sight);
    place.subscription = undefined;
    const again = async (): Promise<Settled> => (this.#place === place ? this.#subscribe(place, place.seq) : 'settled');
    void this.#enqueue(() => this.#retries.run(again));
  }

  #update(place: Place, { seq, view, events, pending, undo, back, backBy, plans, beats = [] }: Sight): void {
    const wire = packView(view);
    const before = place.wire ?? wire;
    const told = { patch: diffViews(before, wire), ...(beats.length > 0 && { beats: packBeats(beats, before) }) };
    place.wire = wire;
    place.seq = seq;
    const moment = { seq, events, undo, ...(pending && { pending }), ...(plans && { plans }) };
    this.#parts.send({ kind: 'update', ...moment, ...told, ...(back !== undefined && { back }), ...(backBy !== undefined && { backBy }) });
  }

  async #command(place: Place, message: Command): Promise<void> {
    const { command } = message;
    const reply = await this.#reply(place, message);
    const { send, speaker, meter } = this.#parts;
    if (reply.kind === 'acknowledged') {
      meter.acknowledged(message.kind, performance.now() - this.#receivedMs);
      return send({ kind: 'acknowledged', command, seq: reply.seq });
    }
    meter.refused(reply.problem.code);
    send({ kind: 'refused', command, problem: speaker(reply.problem, this.#language) });
  }

  async #reply(place: Place, message: Command): ReturnType<TableHost['send']> {
    const seat = message.kind === 'answer' ? (message.seat ?? place.viewer) : place.viewer;
    if (!isOwn(place, seat)) return { kind: 'refused', problem: notYours(seat) };
    return this.#parts.host.send(place.match, { ...message, seat } as TableCommand, this.#parts.account);
  }

  async #tryLook(look: Look): Promise<void> {
    try {
      await this.#parts.account.solvent();
      await this.#watch(look);
    } catch (error) {
      this.#tellFault(error, 'watch');
    }
  }

  async #watch({ place, at, viewer }: Look): Promise<void> {
    if (this.#isClosed || this.#place !== place) return;
    const { host, account } = this.#parts;
    const looked = await host.look(place.match, { at, viewer, own: place.own }, account);
    if (this.#isClosed || this.#place !== place) return;
    if (!looked.ok) return this.#refuse(looked.problems);
    this.#charged(() => this.#showLook(looked.value, { at, viewer }));
  }

  #showLook(looked: Sight & { readonly of: number }, { at, viewer }: { readonly at: number; readonly viewer: Viewer }): void {
    const { view, events, pending, back, of, beats = [] } = looked;
    const wire = packView(view);
    this.#parts.send({
      kind: 'watched',
      at,
      of,
      seat: viewer,
      view: wire,
      events,
      ...(pending && { pending }),
      ...(beats.length > 0 && { beats: packBeats(beats, wire) }),
      ...(back !== undefined && { back }),
    });
  }

  async #tryHint(place: Place, decision: number): Promise<void> {
    try {
      await this.#hint(place, decision);
    } catch (error) {
      this.#tellFault(error, 'hint');
    }
  }

  /** Tells this client alone what a planner advises its seat; nothing where the question is closed meanwhile, which it is told anyway. */
  async #hint(place: Place, decision: number): Promise<void> {
    const { match, viewer: seat } = place;
    const { host, account, send } = this.#parts;
    if (seat === SPECTATOR) return this.tell(notYours(seat));
    if (!account.takeHint()) return this.tell({ code: 'hint.tooMany', at: '', values: { seconds: secondsPerHint } });
    const hinted = await host.hint(match, { seat, decision }, account);
    if (this.#isClosed || this.#place !== place) return;
    if (!hinted.ok) return this.#refuse(hinted.problems);
    if (hinted.value !== undefined) send({ kind: 'hint', ...hinted.value });
  }

  async #tryForecast(wished: Foreseeing): Promise<void> {
    try {
      await this.#parts.account.solvent();
      await this.#forecast(wished);
    } catch (error) {
      this.#tellFault(error, 'forecast');
    }
  }

  /** Tells this client alone what an answer of its seat would change; nothing where that cannot be given any more. */
  async #forecast({ place, decision, chosen, seat = place.viewer }: Foreseeing): Promise<void> {
    const { match } = place;
    const { host, account, send } = this.#parts;
    if (this.#isClosed || this.#place !== place) return;
    if (!isOwn(place, seat)) return this.tell(notYours(seat));
    const found = await host.forecast(match, { seat, decision, chosen }, account);
    if (this.#isClosed || this.#place !== place) return;
    if (!found.ok) return this.#refuse(found.problems);
    if (found.value !== undefined) send({ kind: 'forecast', decision, chosen, seat, ...found.value });
  }

  /** Tells this client alone why no more can be done with a card, or at the open question. */
  async #whyNot(place: Place, card: string | undefined): Promise<void> {
    const { match, viewer: seat } = place;
    const { host, account, send } = this.#parts;
    if (seat === SPECTATOR) return this.tell(notYours(seat));
    const of = card === undefined ? {} : { card };
    const found = await host.whyNot(match, { seat, ...of }, account);
    if (this.#isClosed || this.#place !== place) return;
    if (!found.ok) return this.#refuse(found.problems);
    if (found.value !== undefined) send({ kind: 'whyNot', ...of, ...found.value });
  }

  /** Tells this client alone where values come from. */
  async #sources(place: Place, of: ValuesOf): Promise<void> {
    const { match, viewer: seat } = place;
    const { host, account, send } = this.#parts;
    // Whoever watches may see the table later than it is.
    if (seat === SPECTATOR) return this.tell(notYours(seat));
    const found = await host.sources(match, { seat, of }, account);
    if (this.#isClosed || this.#place !== place) return;
    if (!found.ok) return this.#refuse(found.problems);
    if (found.value !== undefined) send({ kind: 'sources', of, values: found.value });
  }

  #leavePlace(): void {
    this.#retries.callOff();
    this.#looks.clear();
    this.#forecasts.clear();
    this.#place?.subscription?.close();
    this.#place = undefined;
  }

  /** Does something that the client pays for. */
  #charged<T>(run: () => T): T {
    const begun = processorMs();
    const done = run();
    this.#parts.account.charge(processorMs() - begun);
    return done;
  }

  #info({ problem, campaign, ...facts }: TableFacts): TableInfo {
    const said = (each: Problem): SpokenProblem => this.#parts.speaker(each, this.#language);
    return {
      ...facts,
      ...(problem && { problem: said(problem) }),
      ...(campaign && { campaign: { ...campaign, news: said(campaign.news) } }),
    };
  }

  #refuse(problems: readonly Problem[]): void {
    const [problem] = problems;
    if (problem !== undefined) this.tell(problem);
  }
}
