/** Shows a position of the scenarios' notation as a table in the browser: the real page and the real rules, and nothing between them. */

import { botTurn, diceFrom, type HintedPlan, hintFor, hintLimits } from '@crupier/bots';
import { runToEnd, SPECTATOR, type PlayableGame, type PlayableMatch, type View } from '@crupier/kernel';
import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import {
  diffViews,
  HEARTBEAT,
  packView,
  type CardSheet,
  type ClientMessage,
  type ForecastMessage,
  type HintedAnswer,
  type HintMessage,
  type PassSetting,
  type PlannedAct,
  type SeenClock,
  type ServerMessage,
  type UpdateMessage,
  type WelcomeMessage,
} from '@crupier/protocol';
import { forecastFor, unaskedAnswer } from '@crupier/table';
import type { Page, WebSocketRoute } from 'playwright-core';
import { sheetsOf, summaryOf, welcomeOf } from './told.ts';

const games: Readonly<Record<string, PlayableGame>> = { keyforge, inferno, 'marvel-champions': marvelChampions };

/** A position, and who answers at it. */
export interface Stage {
  readonly game: 'keyforge' | 'inferno' | 'marvel-champions';
  readonly lines: readonly string[];
  /** Test cards that the position names. */
  readonly cards?: readonly unknown[];
  /** Whether forced answers are asked for too. */
  readonly everything?: boolean;
  /** Whether both hands lie open to the page, as a rule may have it. */
  readonly openHands?: boolean;
  /** Whether the second seat is played by the page as well; otherwise it takes its first option that is no act, or its first. */
  readonly bothSeats?: boolean;
  /** Whether each answer is told as a step of its own, as a server does; otherwise all is told anew. */
  readonly inSteps?: boolean;
  /** Whether the page is told of stops, and what it sets is kept to. */
  readonly passes?: boolean;
  /** The clocks, as they are told with every step. */
  readonly clock?: SeenClock;
  /** What the second seat means to do, while it is waited for: it answers nothing. */
  readonly plan?: readonly PlannedAct[];
}

/** A position on the page. */
export interface Staged {
  /** The match as it stands. */
  readonly match: () => PlayableMatch;
  /** The answers that the page has sent so far: verbs of the chosen options. */
  readonly answers: readonly (readonly string[])[];
  /** Answers for a seat as if its player had done so elsewhere. */
  readonly answerFor: (seat: number, verb: string) => void;
}

const id = 'staged';
const seed = '00'.repeat(32);

function begin({ game, lines, cards = [] }: Stage): PlayableMatch {
  const opened = games[game]?.position?.(lines, seed, { cards });
  if (opened?.ok !== true) throw new Error(`The position is wrong: ${JSON.stringify(opened?.problems)}`);
  return opened.value;
}

/** Puts a position on a page, as its first seat sees it. */
export async function stage(page: Page, url: string, staged: Stage): Promise<Staged> {
  let match = begin(staged);
  const answers: (readonly string[])[] = [];
  const before: Before[] = [];
  let socket: WebSocketRoute | undefined;
  let seq = 0;
  const teller = tellerOf(staged);
  let setting: PassSetting | undefined;

  const give = (seat: number, chosen: readonly number[]): void => {
    const open = match.pending(seat);
    if (open === undefined) throw new Error(`Nobody asks seat ${seat}.`);
    const refused = match.answer(seat, open.id, chosen);
    if (refused !== undefined) throw new Error(`The answer was refused: ${refused}`);
    seq += 1;
  };
  const answerOthers = (): void => {
    for (let rounds = 0; rounds < 100; rounds++) {
      const seat = match.pending(SPECTATOR)?.waiting[0];
      const open = seat === undefined ? undefined : match.pending(seat);
      if (seat === undefined || open?.ask === undefined) return;
      const obvious = unaskedAt(staged, match, { seat, setting, spot: before.at(-1)?.spot });
      if ((seat === 0 || staged.bothSeats === true) && obvious === undefined) return;
      const quiet = open.ask.options.findIndex(({ verb }) => verb === 'pass' || verb === 'endTurn');
      give(seat, obvious ?? (open.ask.min === 0 ? [] : [Math.max(0, quiet)]));
    }
  };
  const show = (): void => {
    if (staged.plan === undefined) answerOthers();
    const seat = staged.bothSeats === true ? (match.pending(SPECTATOR)?.waiting[0] ?? 0) : 0;
    const undo = undoPoints(before, match.pending(seat)?.announcing === true);
    const told = welcomeOf(match, { id, seat, seats: staged.bothSeats === true ? [0, 1] : [0], seq, undo, stops: staged.passes === true });
    socket?.send(JSON.stringify({ ...teller.tell({ ...told, ...(setting && { passing: setting }) }), ...besides(staged, match) }));
  };
  const onMessage = (message: ClientMessage): void => {
    if (isAside(message)) return sendIf(socket, asideTo(match, message));
    if (message.kind === 'hello') teller.forget();
    if (message.kind === 'answer') {
      const seat = answering(match, message);
      const options = match.pending(seat)?.ask?.options ?? [];
      answers.push(message.chosen.map((index) => options[index]?.verb ?? '?'));
      before.push({ match: match.clone(), seq, announcing: match.pending(seat)?.announcing === true, spot: message.spot });
      give(seat, message.chosen);
    }
    setting = settingOf(message) ?? setting;
    if (message.kind === 'undo') {
      const at = before.findIndex((each) => each.seq === message.to);
      match = before[at]?.match.clone() ?? match;
      before.length = Math.max(0, at);
      seq = message.to;
    }
    if ('command' in message) socket?.send(JSON.stringify({ kind: 'acknowledged', command: message.command, seq }));
    show();
  };

  await serveMatch(page, match);
  await page.routeWebSocket(/\/ws(\?|$)/, (opened) => {
    socket = opened;
    opened.onMessage((text) => (text === HEARTBEAT ? opened.send(HEARTBEAT) : onMessage(JSON.parse(String(text)) as ClientMessage)));
  });
  await openTable(page, url);
  return {
    match: () => match,
    answers,
    answerFor: (seat, verb) => {
      give(seat, [optionOf(match, seat, verb)]);
      show();
    },
  };
}

/** The first option of a seat with a verb. */
function optionOf(match: PlayableMatch, seat: number, verb: string): number {
  const at = match.pending(seat)?.ask?.options.findIndex((option) => option.verb === verb) ?? -1;
  if (at < 0) throw new Error(`Seat ${seat} cannot ${verb}.`);
  return at;
}

/** Tells a page all of a match, or what has changed since it was told last, as a server does. */
function tellerOf({ inSteps }: Stage): { readonly tell: (told: WelcomeMessage) => ServerMessage; readonly forget: () => void } {
  let shown: WelcomeMessage | undefined;
  const stepFrom = (before: WelcomeMessage, { seq, view, events, pending, undo }: WelcomeMessage): UpdateMessage => {
    const patch = diffViews(before.view, view);
    return { kind: 'update', seq, patch, events: events.slice(before.events.length), undo, ...(pending && { pending }) };
  };
  return {
    tell: (told) => {
      const before = shown;
      shown = told;
      return inSteps === true && before !== undefined ? stepFrom(before, told) : told;
    },
    forget: () => {
      shown = undefined;
    },
  };
}

/** The answer that a seat is not asked for, at this stage. */
function unaskedAt(
  { everything, passes }: Stage,
  match: PlayableMatch,
  { seat, setting, spot }: { readonly seat: number; readonly setting: PassSetting | undefined; readonly spot: string | undefined },
): readonly number[] | undefined {
  if (everything === true) return undefined;
  return unaskedAnswer(match, seat, seat === 0 && passes === true ? setting : undefined, seat === 0 ? spot : undefined);
}

/** The match before an answer. */
interface Before {
  readonly match: PlayableMatch;
  readonly seq: number;
  readonly announcing: boolean;
  /** The place that was named with the answer. */
  readonly spot: string | undefined;
}

/** Where the page may go back to. */
function undoPoints(before: readonly Before[], isAnnouncing: boolean): WelcomeMessage['undo'] {
  const last = before.at(-1)?.seq;
  const cancel = isAnnouncing ? before.findLast(({ announcing }) => !announcing)?.seq : undefined;
  return last === undefined ? {} : { step: last, action: last, turn: last, ...(cancel !== undefined && { cancel }) };
}

/** When the page wants to be passed for, where it says so. */
function settingOf(message: ClientMessage): PassSetting | undefined {
  if (message.kind !== 'passing') return undefined;
  const { kind: _kind, command: _command, ...said } = message;
  return said as PassSetting;
}

/** Serves the page at the paths of matches that the server does not know, and would not answer with it. */
export async function serveDocumentAt(page: Page, paths: string, url: string): Promise<void> {
  await page.route(paths, async (route) => {
    const response = await route.fetch({ url: new URL('/', url).href });
    await route.fulfill({ response });
  });
}

async function openTable(page: Page, url: string): Promise<void> {
  await serveDocumentAt(page, `**/match/${id}`, url);
  await page.goto(`${new URL(url).origin}/match/${id}`);
  await page.locator('.table').waitFor();
}

/** The seat that an answer is for: the one that it names, or the first that is asked. */
function answering(match: PlayableMatch, { seat: named }: ClientMessage & { readonly kind: 'answer' }): number {
  const { waiting = [] } = match.pending(SPECTATOR) ?? {};
  return waiting.find((each) => each === named) ?? waiting[0] ?? 0;
}

type Aside = ClientMessage & { readonly kind: 'hint' | 'forecast' | 'whyNot' | 'sources' };

function isAside(message: ClientMessage): message is Aside {
  return message.kind === 'hint' || message.kind === 'forecast' || message.kind === 'whyNot' || message.kind === 'sources';
}

function sendIf(socket: WebSocketRoute | undefined, message: ServerMessage | undefined): void {
  if (message !== undefined) socket?.send(JSON.stringify(message));
}

/** What the first seat is told that changes nothing: advice, reasons, sources, and forecasts of the question that is open still. */
function asideTo(match: PlayableMatch, message: Aside): ServerMessage | undefined {
  if (message.kind === 'forecast') return message.decision === match.pending(0)?.id ? foreseenOf(match, message) : undefined;
  if (message.kind === 'hint') return adviceFor(match, message.decision);
  if (message.kind === 'sources') return { kind: 'sources', of: message.of, values: match.sources?.(0, message.of) ?? [] };
  const { card } = message;
  const found = match.whyNot?.(0, card) ?? { acts: [], values: {} };
  return { kind: 'whyNot', ...(card !== undefined && { card }), ...found };
}

/** What an answer of the first seat would change. */
function foreseenOf(match: PlayableMatch, { decision, chosen, seat = 0 }: ClientMessage & { readonly kind: 'forecast' }): ForecastMessage {
  const found = runToEnd(forecastFor({ seat, decision, chosen })(match));
  const forecast = found.ok ? found.value : undefined;
  if (forecast === undefined) throw new Error(`The answer ${chosen.join()} is none.`);
  return { kind: 'forecast', decision, chosen, seat, ...forecast };
}

/** What a planner advises the first seat. */
function adviceFor(match: PlayableMatch, decision: number): HintMessage {
  const turn = botTurn(match, 0, diceFrom('staged'));
  if (turn === undefined) throw new Error('The first seat is not asked.');
  const seen = ({ answer, ...rest }: HintedPlan): HintedAnswer => ({ chosen: answer, ...rest });
  const { best, second, isEqual } = hintFor(turn, hintLimits);
  return { kind: 'hint', decision, best: seen(best), ...(second && { second: seen(second) }), isEqual };
}

/** What the page is told at this stage as at no other. */
function besides({ openHands, plan, clock }: Stage, match: PlayableMatch): Partial<WelcomeMessage> {
  const hands = openHands === true && { view: packView(withOpenHand(match)) };
  return { ...hands, ...(plan && { plans: [{ seat: 1, acts: plan }] }), ...(clock && { clock }) };
}

/** What the first seat sees where the second seat's hand lies open: its own handles, and the cards as the second seat knows them. */
function withOpenHand(match: PlayableMatch): View {
  const view = match.view(0);
  const theirs = match.view(1);
  const handOf = ({ zones }: View): readonly string[] => zones.find(({ kind, seat }) => kind === 'hand' && seat === 1)?.cards ?? [];
  const known = handOf(theirs);
  const opened = handOf(view).flatMap((handle, at) => {
    const card = theirs.cards[known[at] ?? ''];
    return card === undefined ? [] : [[handle, card] as const];
  });
  return { ...view, cards: { ...view.cards, ...Object.fromEntries(opened) } };
}

/** Answers what the page asks of a match besides its socket. */
async function serveMatch(page: Page, match: PlayableMatch): Promise<void> {
  const { game } = match;
  await page.route(`**/api/matches/${id}`, (route) => route.fulfill({ json: summaryOf(match, id) }));
  await page.route(`**/api/matches/${id}/cards`, (route) => route.fulfill({ json: sheetsOf(match, [SPECTATOR, 0, 1]) }));
  await page.route(`**/api/cards/${game.id}/**`, (route) => {
    const key = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return route.fulfill({ json: game.card(key) ?? plainSheet(key) });
  });
}

/** The sheet of a card that the game itself does not have: one of the position. */
function plainSheet(key: string): CardSheet {
  const name = key.replace(/^test\//, '');
  return { key, name: { en: name, es: name }, facts: { type: '' }, text: { en: [], es: [] }, playable: true };
}
