import { setTimeout } from 'node:timers/promises';
import type { ClientMessage, SeenClock, ServerMessage } from '@crupier/protocol';
import { type Attack, judge, originOf } from './attack.ts';
import { Client } from './client.ts';
import { close, seatTwo, type Side, sideOf } from './sides.ts';

/** How long nothing may come before nothing more is expected. */
const QUIET_MS = 1000;
/** Lines that a person may say at once, and milliseconds in which another becomes free. */
const BURST = 5;
const LINE_MS = 2000;
/** How often an answer is taken back, and seconds that the clock adds for each answer. */
const UNDOS = 12;
const INCREMENT_S = 30;
/** Entries by which the spectators of an attacked table are late. */
const LATE = 6;

/** Attacks of those who sit or watch at a table on the others there. */
export const companyAttacks: Readonly<Record<string, Attack>> = {
  chat: {
    about: 'A player says three hundred lines at once, of markup, of controls and longer than a line may be.',
    run: async (ground) => {
      const sides = await seatTwo(ground, 40);
      const [player, other] = sides;
      const begun = performance.now();
      const bad = ['\u001b[2J', '\u202eturned', 'two\nlines', 'x'.repeat(201), '\u200d'];
      for (let each = 0; each < 300 * ground.strength; each++) {
        const text = each % 2 === 0 ? `<script>alert(${each})</script>` : (bad[each % bad.length] ?? '');
        player.wire.say({ kind: 'say', command: `s${each}`, words: { kind: 'text', text } });
      }
      await setTimeout(QUIET_MS);
      const lines = linesOf(other);
      const most = BURST + Math.ceil((performance.now() - begun) / LINE_MS);
      const wrong = lines.filter((text) => !text.startsWith('<script>')).length;
      close(sides);
      return judge(Math.max(0, lines.length - most) + wrong, 0, 'lines beyond a share, or with signs that nobody sees');
    },
  },
  clock: {
    about: 'A player asks for a draw and takes it back again and again, and sits down anew, to gain time.',
    run: async (ground) => {
      const sides = await seatTwo(ground, 42, { game: 'inferno', terms: { clock: { kind: 'bank', seconds: 600, increment: 0 } } });
      const [player] = sides;
      const before = leftOf(player);
      for (let each = 0; each < 20; each++) {
        const request = await open(player, { kind: 'draw', command: `d${each}` });
        player.wire.say({ kind: 'withdraw', command: `w${each}`, request });
        await setTimeout(20);
      }
      player.wire.say({ kind: 'hello', match: player.match });
      await setTimeout(QUIET_MS);
      const gained = Math.max(0, leftOf(player) - before);
      close(sides);
      return judge(gained, 0, 'ms that were gained');
    },
  },
  'clock-undo': {
    about: 'A player answers and takes the answer back, twelve times, where a clock adds time for each answer.',
    run: async (ground) => {
      const clock = { kind: 'bank', seconds: 300, increment: INCREMENT_S } as const;
      const sides = await seatTwo(ground, 48, { terms: { clock } });
      // Whether to take another hand is asked first, which is not taken back without consent.
      await Promise.all(sides.map(({ wire }) => wire.play(2, ground.roll)));
      const player = sides.find(({ latest }) => latest?.pending?.ask !== undefined) ?? sides[0];
      const seat = (player.latest?.pending?.waiting[0] ?? 0) as number;
      const before = leftAt(player, seat);
      for (let each = 0; each < UNDOS; each++) {
        const { pending, seq = 0 } = player.latest ?? {};
        player.wire.say({ kind: 'answer', command: `a${each}`, decision: pending?.id ?? 0, chosen: [0] });
        await after(player, seq, (back) => back === undefined);
        player.wire.say({ kind: 'undo', command: `u${each}`, to: seq });
        await after(player, seq + 1, (back) => back === seq);
      }
      await setTimeout(QUIET_MS);
      const gained = Math.max(0, leftAt(player, seat) - before - INCREMENT_S * 1000);
      close(sides);
      return judge(gained, 0, 'ms that were gained beyond those of one answer');
    },
  },
  spectators: {
    about: 'A stranger watches a table with a delay: by two connections, by looks at later moments, and by lists.',
    run: async (ground) => {
      const sides = await seatTwo(ground, 44, { terms: { delay: { kind: 'entries', count: LATE } } });
      const [first] = sides;
      const stranger = new Client(originOf(ground, 46));
      const watching = await sideOf(stranger, first.match);
      await Promise.all(sides.map(({ wire }) => wire.play(2 * LATE, ground.roll)));
      const again = await sideOf(stranger, first.match);
      const length = Math.max(...sides.map(({ latest }) => latest?.seq ?? 0));
      for (let at = 0; at <= length; at++) again.wire.say({ kind: 'watch', at, seat: -1 });
      await setTimeout(QUIET_MS);
      const { text } = await stranger.ask(`/api/matches/${first.match}`);
      const told = [...watching.heard, ...again.heard];
      const early = told.filter((message) => seqOf(message) > Math.max(0, length - LATE)).length;
      const isListed = (JSON.parse(text) as { readonly entries: number }).entries > 0;
      close([...sides, watching, again]);
      return judge(early + (isListed ? 1 : 0), 0, 'things that were told early');
    },
  },
};

function linesOf({ heard }: Side): readonly string[] {
  return heard.flatMap((message) => (message.kind === 'chat' && message.line.words.kind === 'text' ? [message.line.words.text] : []));
}

/** What is left of the time of whoever is asked first, as it was told last. */
function leftOf(side: Side): number {
  return leftAt(side, clockOf(side)?.running[0] ?? 0);
}

/** What is left of the time of a seat, as it was told last. */
function leftAt(side: Side, seat: number): number {
  return clockOf(side)?.leftMs[seat] ?? 0;
}

function clockOf({ heard }: Side): SeenClock | undefined {
  const told = heard.findLast((message) => message.kind === 'clock' || (message.kind === 'welcome' && message.clock !== undefined));
  return told?.kind === 'clock' || told?.kind === 'welcome' ? told.clock : undefined;
}

/** Waits until the match has more entries than so many, by a step that went back or not. *Errors:* where nothing comes. */
async function after(side: Side, seq: number, isIt: (back: number | undefined) => boolean): Promise<void> {
  await side.until((message) => message.kind === 'update' && message.seq > seq && isIt(message.back));
}

/** Asks for something, and gives the request's id; 0 where nothing is open then. */
async function open({ wire, heard }: Side, message: ClientMessage): Promise<number> {
  const from = heard.length;
  wire.say(message);
  for (let waited = 0; waited < QUIET_MS; waited += 10) {
    const asked = heard.slice(from).findLast((each) => each.kind === 'info' && each.info.request !== undefined);
    if (asked?.kind === 'info') return asked.info.request?.id ?? 0;
    await setTimeout(10);
  }
  return 0;
}

/** How many entries a message tells that the match has. */
function seqOf(message: ServerMessage): number {
  if (message.kind === 'welcome' || message.kind === 'update') return message.seq;
  return message.kind === 'watched' ? message.of : 0;
}
