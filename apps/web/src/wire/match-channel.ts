/** The connection to one match: opens, opens again when lost, and sends every command until it is answered, under the same id. */

import {
  isOnDevice,
  type ClientMessage,
  type ForecastMessage,
  type Handle,
  type Language,
  type SeenHint,
  type ServerMessage,
  type SpokenProblem,
  type WatchedMessage,
  type SourcesMessage,
  type WhyNotMessage,
} from '@crupier/protocol';
import { createStore, type Store } from '../parts/store.ts';
import { newCommandId } from './command-id.ts';
import { isQuiet, receive, settle, type Command, type MatchState } from './match-state.ts';
import { makeDeviceLink } from './device.ts';
import { makeLink, type Link, type LinkListener } from './link.ts';
import { loadAgain, noteUnderstood, takeWaiting } from './other-version.ts';
import { type Arrival, type BeatPace, makePacer, type Pace, type Pacer } from './pacing.ts';
import type { BeatTimes } from './shown-beat.ts';
import type { ShowRules } from './shown-card.ts';

/** How the connection stands. */
export type LinkState = 'opening' | 'open' | 'lost';

/** What components see of a match. */
export interface Channel {
  readonly link: LinkState;
  /** The match as it is shown: where others act one step after another, it follows what the server has told. */
  readonly match: MatchState | undefined;
  /** By how much everything that moves is faster than usual. */
  readonly rate: number;
  /** Commands that the server has not answered yet. */
  readonly waiting: readonly Command[];
  /** How many entries the match had after the last command of this page that the server acknowledged. */
  readonly acknowledged: number;
  /** The last refusal or problem that a reader should know of. */
  readonly problem: SpokenProblem | undefined;
  /** The hint that was asked for last, until another question is open. */
  readonly hint: AskedHint | undefined;
  /** Why no more can be done with cards and at the open question, as far as it was asked and as the match stands. */
  readonly whyNot: readonly WhyNotMessage[];
  /** Where values come from, as far as it was asked and as the match stands. */
  readonly sources: readonly SourcesMessage[];
  /** What answers to the open question would change, as far as it was asked for. */
  readonly forecasts: readonly ForecastMessage[];
}

/**
 * Whether a command is on its way, or the match as it is shown does not hold yet what came of one: the question that is shown may be
 * answered already.
 */
export function isBusy({ waiting, match, acknowledged }: Pick<Channel, 'waiting' | 'match' | 'acknowledged'>): boolean {
  return waiting.length > 0 || (match !== undefined && match.seq < acknowledged);
}

/** A hint that was asked for. */
export interface AskedHint {
  /** The id of the question. */
  readonly decision: number;
  /** Undefined while it is thought about. */
  readonly told: SeenHint | undefined;
}

type HelloMessage = Extract<ClientMessage, { kind: 'hello' }>;

/** A command without its id. */
export type CommandBody =
  | Omit<Extract<ClientMessage, { kind: 'answer' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'undo' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'consent' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'withdraw' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'absent' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'say' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'draw' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'shortcut' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'leave' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'passing' }>, 'command'>;

/** A channel to one match. Nothing is sent before it is opened. */
export interface MatchChannel {
  readonly store: Store<Channel>;
  /** Sends a command, now or as soon as there is a connection. */
  readonly command: (body: CommandBody) => void;
  /** Asks for the match after so many entries, as a seat or (-1) anybody may see it. */
  readonly watch: (at: number, seat: number) => void;
  /** Plays or watches through another of the session's seats. */
  readonly sit: (seat: number) => void;
  /** Says the language for problems' sentences. */
  readonly speak: (language: Language) => void;
  readonly dismissProblem: () => void;
  /** Asks for a hint for the question with an id. */
  readonly askHint: (decision: number) => void;
  readonly dismissHint: () => void;
  /** Asks why no more can be done with a card, or at the open question: see `Channel.whyNot`. */
  readonly askWhyNot: (card: Handle | undefined) => void;
  /** Asks where the values of a card or a seat come from: see `Channel.sources`. */
  readonly askSources: (of: SourcesMessage['of']) => void;
  /** Asks what an answer to the question with an id would change. */
  readonly askForecast: (decision: number, answer: { readonly seat: number; readonly chosen: readonly number[] }) => void;
  /** Shows the match as it is now. Returns whether anything was still to be shown. */
  readonly skip: () => boolean;
  /** Keeps a card that is shown, or lets the match go on. */
  readonly hold: (isHeld: boolean) => void;
  /** Moves along the moments between two questions: see `Pacer`. */
  readonly beats: Pick<Pacer, 'next' | 'back' | 'repace'>;
  /** Connects. A closed channel may be opened again. */
  readonly open: () => void;
  readonly close: () => void;
}

/** What a channel is made with. */
export interface ChannelSetting {
  readonly match: string;
  readonly url: string;
  readonly language: Language;
  readonly seat?: number | undefined;
  /** What the reader is called among those who watch; empty where they have not said. */
  readonly name?: string | undefined;
  readonly onWatched?: ((message: WatchedMessage) => void) | undefined;
  /** How the steps of others follow each other; all at once without it. */
  readonly pace?: (() => Pace | undefined) | undefined;
  /** The events by which others show cards. */
  readonly showing?: ShowRules | undefined;
  /** How the reader follows the moments between two questions; undefined where none are shown. */
  readonly beatPace?: ((state: MatchState) => BeatPace | undefined) | undefined;
  readonly beatTimes?: BeatTimes | undefined;
}

/** What is known of a match before the server has told anything. */
const unopened: Omit<Channel, 'waiting'> = {
  link: 'opening',
  match: undefined,
  rate: 1,
  acknowledged: 0,
  problem: undefined,
  hint: undefined,
  whyNot: [],
  sources: [],
  forecasts: [],
};

/** How what a message tells comes to the table: without the steps that led there, as one of them, or beside them. */
function arrivalOf(message: ServerMessage): Arrival {
  if (message.kind === 'welcome' || (message.kind === 'update' && message.back !== undefined)) return 'atOnce';
  return message.kind === 'update' ? 'step' : 'beside';
}

/** The match, and the reader's name where they have said one. */
function openingOf({ match, name = '' }: ChannelSetting): Pick<HelloMessage, 'match' | 'name'> {
  return { match, ...(name !== '' && { name }) };
}

/** A link to where the match is kept: to a server, or to this device. */
function linkTo({ match, url, language }: ChannelSetting, listener: LinkListener): Link {
  return isOnDevice(match) ? makeDeviceLink(language, listener) : makeLink(url, listener);
}

/** Makes a channel. */
export function makeMatchChannel(setting: ChannelSetting): MatchChannel {
  const waiting = takeWaiting(setting.match);
  const store = createStore<Channel>({ ...unopened, waiting });
  const pacer = pacerFor(store, setting);
  /** The match as the server told it last. */
  let told: MatchState | undefined;
  let { language, seat } = setting;

  const sayHello = (since: number | undefined, known = told): void => {
    told = known;
    link.send(JSON.stringify(helloOf({ ...openingOf(setting), language, since, seat })));
  };
  const onMessage = (message: ServerMessage): void => {
    if (isOtherVersion(message) && loadAgain(setting.match, store.read().waiting)) return;
    if (message.kind === 'welcome') noteUnderstood();
    const { match, beats, stale } = receive(told, message);
    if (stale) return sayHello(undefined, match);
    if (match !== undefined && match !== told) {
      told = match;
      pacer.take(match, arrivalOf(message), beats);
    }
    if (message.kind === 'watched') setting.onWatched?.(message);
    store.change((channel) => settleWith(channel, message));
    // What the server had not acknowledged before the connection was lost is sent again, under the same ids.
    if (message.kind === 'welcome') for (const command of store.read().waiting) link.send(command.text);
  };
  const link = linkTo(setting, {
    onOpen: () => {
      store.change((channel) => ({ ...channel, link: 'open' }));
      sayHello(told?.seq);
    },
    onMessage: (text) => onMessage(JSON.parse(text) as ServerMessage),
    onLost: () => store.change((channel) => ({ ...channel, link: 'lost' })),
  });

  return {
    store,
    command: (body) => {
      const id = newCommandId();
      const command: Command = { id, text: JSON.stringify({ ...body, command: id }) };
      store.change((channel) => ({ ...channel, waiting: [...channel.waiting, command], problem: undefined }));
      link.send(command.text);
    },
    watch: (at, as) => link.send(JSON.stringify({ kind: 'watch', at, seat: as } satisfies ClientMessage)),
    sit: (to) => {
      seat = to;
      pacer.skip();
      sayHello(undefined);
    },
    speak: (to) => {
      if (to === language) return;
      language = to;
      sayHello(told?.seq);
    },
    skip: pacer.skip,
    hold: pacer.hold,
    beats: pacer,
    ...noticesOf(store, link.send),
    open: link.open,
    close: () => {
      pacer.stop();
      link.close();
    },
  };
}

function helloOf({
  since,
  seat,
  ...hello
}: Omit<{ readonly [Key in keyof HelloMessage]: HelloMessage[Key] | undefined }, 'kind'>): unknown {
  return { kind: 'hello', ...hello, ...(since !== undefined && { since }), ...(seat !== undefined && { seat }) };
}

/** Puts the steps of a match into a store, one after another. */
function pacerFor(store: Store<Channel>, { pace, showing, beatPace, beatTimes }: ChannelSetting): Pacer {
  return makePacer({
    show: (match, rate) => store.change((channel) => ({ ...channel, match, rate })),
    pace: pace ?? (() => undefined),
    rules: showing,
    beatPace,
    beatTimes,
  });
}

/** What comes and goes beside the match: problems, hints and reasons. */
function noticesOf(
  store: Store<Channel>,
  send: (text: string) => void,
): Pick<MatchChannel, 'askHint' | 'dismissHint' | 'askWhyNot' | 'askSources' | 'askForecast' | 'dismissProblem'> {
  return {
    askHint: (decision) => {
      store.change((channel) => ({ ...channel, hint: { decision, told: undefined }, problem: undefined }));
      send(JSON.stringify({ kind: 'hint', decision } satisfies ClientMessage));
    },
    dismissHint: () => store.change((channel) => ({ ...channel, hint: undefined })),
    askWhyNot: (card) => send(JSON.stringify({ kind: 'whyNot', ...(card !== undefined && { card }) } satisfies ClientMessage)),
    askSources: (of) => send(JSON.stringify({ kind: 'sources', of } satisfies ClientMessage)),
    askForecast: (decision, { seat, chosen }) =>
      send(JSON.stringify({ kind: 'forecast', decision, seat, chosen: [...chosen] } satisfies ClientMessage)),
    dismissProblem: () => store.change((channel) => ({ ...channel, problem: undefined })),
  };
}

function isOtherVersion(message: ServerMessage): boolean {
  return message.kind === 'problem' && message.problem.code === 'protocol.other';
}

function settleWith(channel: Channel, message: ServerMessage): Channel {
  const isReply = message.kind === 'acknowledged' || message.kind === 'refused';
  return {
    ...channel,
    waiting: isReply ? settle(channel.waiting, message.command) : channel.waiting,
    acknowledged: message.kind === 'acknowledged' ? message.seq : channel.acknowledged,
    problem: problemAfter(channel.problem, message),
    hint: hintAfter(channel.hint, message),
    whyNot: whyNotAfter(channel.whyNot, message),
    sources: sourcesAfter(channel.sources, message),
    forecasts: forecastsAfter(channel.forecasts, message),
  };
}

/** What is still true of a match as it stands: after an update none of it may be. */
function stillTold<T>(known: readonly T[], message: ServerMessage): readonly T[] {
  return known.length > 0 && (message.kind === 'welcome' || message.kind === 'update') ? [] : known;
}

function whyNotAfter(known: readonly WhyNotMessage[], message: ServerMessage): readonly WhyNotMessage[] {
  if (message.kind === 'whyNot') return [...known.filter(({ card }) => card !== message.card), message];
  return stillTold(known, message);
}

function sourcesAfter(known: readonly SourcesMessage[], message: ServerMessage): readonly SourcesMessage[] {
  if (message.kind === 'sources') return [...known.filter(({ of }) => !isOfSame(of, message.of)), message];
  return stillTold(known, message);
}

/** Whether two questions are about the same card or seat. */
export function isOfSame(one: SourcesMessage['of'], other: SourcesMessage['of']): boolean {
  return 'card' in one ? 'card' in other && one.card === other.card : 'seat' in other && one.seat === other.seat;
}

/** What is known of answers is of one question. */
function forecastsAfter(known: readonly ForecastMessage[], message: ServerMessage): readonly ForecastMessage[] {
  if (message.kind === 'forecast') return [...known.filter(({ decision }) => decision === message.decision), message];
  return stillTold(known, message);
}

function problemAfter(problem: SpokenProblem | undefined, message: ServerMessage): SpokenProblem | undefined {
  if (message.kind === 'problem') return message.problem;
  if (message.kind === 'refused') return isQuiet(message.problem) ? undefined : message.problem;
  return problem;
}

/** The hint after a message: what comes anew, goes on without it, or is refused while it is waited for, ends it. */
export function hintAfter(hint: AskedHint | undefined, message: ServerMessage): AskedHint | undefined {
  if (hint === undefined) return undefined;
  switch (message.kind) {
    case 'hint': {
      const { kind: _kind, ...told } = message;
      return message.decision === hint.decision ? { ...hint, told } : hint;
    }
    case 'welcome':
      return undefined;
    case 'update':
      return message.pending?.ask !== undefined && message.pending.id === hint.decision ? hint : undefined;
    case 'problem':
      return hint.told === undefined ? undefined : hint;
    case 'info':
    case 'passing':
    case 'acknowledged':
    case 'refused':
    case 'watched':
    case 'forecast':
    case 'whyNot':
    case 'sources':
    case 'chat':
    case 'clock':
      return hint;
  }
}
