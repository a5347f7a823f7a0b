import { connect, type Socket } from 'node:net';
import { type ClientMessage, type CreatedMatch, type JournalFile, limits } from '@crupier/protocol';
import { type Attack, type Ground, judge, originOf, pause, stall } from './attack.ts';
import { Client, type Wire } from './client.ts';

/** Entries of a match at which strangers look. */
const ENTRIES = 48;
/** Milliseconds without an answer after which no more are expected. */
const QUIET_MS = 600;
/** Sockets and connections of one address that a server may let in. */
const SOCKETS_MAX = 128;
const CONNECTIONS_MAX = 512;
/** Seconds within which somebody who reads nothing must have been let go. */
const PATIENCE_MAX_S = 20;

/** Attacks that keep others waiting, or take up what others need. */
export const stallingAttacks: Readonly<Record<string, Attack>> = {
  looks: {
    about: 'One stranger asks for past moments of a table in 6 KB of messages for each unit of strength.',
    run: async (ground) => {
      const { wire } = await tableOf(ground, { stranger: 1 });
      return stall(ground, () => lookMany(wire, ground, 170 * ground.strength));
    },
  },
  storm: {
    about: 'Thirteen sockets of one user ask for past moments of a table at once.',
    run: async (ground) => {
      const { client, match, wire } = await tableOf(ground, { stranger: 2 });
      const others = await Promise.all(Array.from({ length: 12 }, () => client.connect()));
      await Promise.all(others.map((each) => each.sit(match)));
      return stall(ground, () => Promise.all([wire, ...others].map((each) => lookMany(each, ground, 30 * ground.strength))));
    },
  },
  shortcuts: {
    about: 'One stranger proposes shortcuts of as many choices as may be, again and again.',
    run: async (ground) => {
      const { wire } = await tableOf(ground, { stranger: 3, game: 'inferno' });
      const propose = (at: number): ClientMessage => ({
        kind: 'shortcut',
        command: `s${at}`,
        course: { kind: 'repeat', acts: 1, times: 600 },
      });
      return stall(ground, () => sayAll(wire, 30 * ground.strength, propose));
    },
  },
  undos: {
    about: 'One of two persons at a table asks again and again to take everything back.',
    run: async (ground) => {
      const { own, other } = await tableOfTwo(ground);
      // What is asked of the other is declined, so that more can be asked.
      other.socket.on('message', (raw: Buffer) => {
        const { request } = (JSON.parse(raw.toString()) as { readonly info?: { readonly request?: { readonly id: number } } }).info ?? {};
        if (request !== undefined) other.say({ kind: 'consent', command: `no${request.id}`, request: request.id, accept: false });
      });
      const ask = (at: number): ClientMessage => ({ kind: 'undo', command: `u${at}`, to: ground.roll(Math.max(1, own.seq)) });
      return stall(ground, () => sayAll(own, 200 * ground.strength, ask));
    },
  },
  flood: {
    about: 'Eight sockets send small and malformed messages as fast as they can.',
    run: async (ground) => {
      const client = new Client(originOf(ground, 4));
      await client.enter();
      const wires = await Promise.all(Array.from({ length: 8 }, () => client.connect()));
      const garbage = (): string => '{"kind":'.repeat(1 + ground.roll(3));
      return stall(ground, () => Promise.all(wires.map((wire) => sayAll(wire, 15_000 * ground.strength, garbage))));
    },
  },
  large: {
    about: 'Eight sockets send messages of 64 KB that have to be read to be refused.',
    run: async (ground) => {
      const client = new Client(originOf(ground, 5));
      await client.enter();
      const wires = await Promise.all(Array.from({ length: 8 }, () => client.connect()));
      const chosen = `{"kind":"answer","command":"x","decision":1,"chosen":[${'0,'.repeat(32_000)}0]}`;
      return stall(ground, () => Promise.all(wires.map((wire) => sayAll(wire, 100 * ground.strength, () => chosen))));
    },
  },
  requests: {
    about: 'A hundred connections of one address open sealed pools and check decks at once.',
    run: async (ground) => {
      const clients = Array.from({ length: 100 }, () => new Client(originOf(ground, 6)));
      const ask = async (client: Client): Promise<void> => {
        for (let each = 0; each < 5 * ground.strength; each++)
          await client.ask('/api/sealed', { game: 'inferno', seed: `${ground.roll(1e6)}` });
      };
      return stall(ground, () => Promise.all(clients.map(ask)));
    },
  },
  'replay-files': {
    about: 'Twelve requests of one address at once bring files of matches: long ones, and such as go back a thousand times.',
    run: async (ground) => {
      const files = await makeFiles(ground);
      const stranger = new Client(originOf(ground, 20));
      const ask = async (place: number): Promise<void> => {
        for (let each = 0; each < 4 * ground.strength; each++)
          await stranger.ask('/api/replays', { file: files[(place + each) % files.length], seat: (place % 3) - 1 });
      };
      return stall(ground, () => Promise.all(Array.from({ length: 12 }, (_, place) => ask(place))));
    },
  },
  sockets: {
    about: 'One address opens 300 sockets and keeps them.',
    run: async (ground) => {
      const client = new Client(originOf(ground, 7));
      await client.enter();
      const wires: Wire[] = [];
      for (let each = 0; each < 300; each++) {
        const wire = await client.connect().catch(() => undefined);
        if (wire !== undefined) wires.push(wire);
      }
      await pause(1200);
      const open = wires.filter((wire) => !wire.isClosed).length;
      for (const wire of wires) wire.socket.terminate();
      return judge(open, SOCKETS_MAX, 'sockets of one address open at once');
    },
  },
  connections: {
    about: 'One address opens 800 connections, and says nothing.',
    run: async (ground) => {
      const { hostname, port } = new URL(ground.url);
      const sockets: Socket[] = [];
      for (let each = 0; each < 800; each++) {
        const { address } = originOf(ground, 8);
        const socket = connect({ host: hostname, port: Number(port), ...(address !== undefined && { localAddress: address }) });
        socket.on('error', () => socket.destroy());
        sockets.push(socket);
      }
      const countOpen = (): number => sockets.filter((socket) => socket.readyState === 'open' && !socket.destroyed).length;
      await pause(2000);
      // The system takes connections for a server that is busy, which lets them go when it comes to them.
      for (let waited = 0; countOpen() > CONNECTIONS_MAX && waited < PATIENCE_MAX_S; waited++) await pause(1000);
      const open = countOpen();
      for (const socket of sockets) socket.destroy();
      return judge(open, CONNECTIONS_MAX, 'connections of one address open at once');
    },
  },
  'slow-reader': {
    about: 'One stranger says hello over and over, and reads nothing of what is answered.',
    run: async (ground) => {
      const { wire, match } = await tableOf(ground, { stranger: 9 });
      const begun = performance.now();
      wire.socket.pause();
      const hello = JSON.stringify({ kind: 'hello', match });
      const secondsPast = (): number => Math.round((performance.now() - begun) / 1000);
      for (let said = 0; !wire.isClosed && secondsPast() <= PATIENCE_MAX_S; said++) {
        wire.say(hello);
        await pause(said < 400 ? 5 : 250);
      }
      wire.socket.terminate();
      return judge(secondsPast(), PATIENCE_MAX_S, 's until the reader was let go');
    },
  },
};

/** A stranger at a table with some entries. */
async function tableOf(
  ground: Ground,
  { stranger, game }: { readonly stranger: number; readonly game?: string },
): Promise<{ readonly client: Client; readonly match: string; readonly wire: Wire }> {
  const client = new Client(originOf(ground, stranger));
  const match = await client.openTable(game);
  const wire = await client.connect();
  await wire.sit(match);
  await wire.play(ENTRIES, ground.roll);
  ground.tell(`A table of ${wire.seq} entries stands.`);
  return { client, match, wire };
}

/** Two persons at a table with some entries. */
async function tableOfTwo(ground: Ground): Promise<{ readonly own: Wire; readonly other: Wire }> {
  const owner = new Client(originOf(ground, 10));
  const guest = new Client(originOf(ground, 11));
  const seats = [{ kind: 'person' }, { kind: 'person', open: true }];
  const { id, invitation } = await owner.make<CreatedMatch>('/api/matches', { game: 'keyforge', seats });
  await guest.make(`/api/matches/${id}/seats`, { invitation });
  const [own, other] = await Promise.all([owner.connect(), guest.connect()]);
  await Promise.all([own.sit(id), other.sit(id)]);
  await Promise.all([own.play(ENTRIES, ground.roll), other.play(ENTRIES, ground.roll)]);
  ground.tell(`A table of two with ${own.seq} entries stands.`);
  return { own, other };
}

/** Asks for moments at random in one go, and waits until nothing more is shown. */
async function lookMany(wire: Wire, { roll }: Ground, count: number): Promise<void> {
  await sayAll(wire, count, () => ({ kind: 'watch', at: roll(Math.max(1, wire.seq)) }));
}

/** Says everything in one go, and waits until nothing more has come for a while. */
async function sayAll(wire: Wire, count: number, message: (at: number) => ClientMessage | string): Promise<void> {
  for (let at = 0; at < count; at++) wire.say(message(at));
  const heard = (): number => Object.values(wire.counts).reduce((sum, each) => sum + each, 0);
  for (let before = -1; heard() !== before && !wire.isClosed;) {
    before = heard();
    await pause(QUIET_MS);
  }
}

/** Undos of a file: as many as a server takes, and more. */
const UNDOS = [limits.replayUndosMax, 10 * limits.replayUndosMax];
/** Entries of a long file, which have the form of answers. */
const LONG = 10_000;

/** Files of a match that a stranger has left: it goes back and forth, or it has entries by the thousand that are none of it. */
async function makeFiles(ground: Ground): Promise<readonly unknown[]> {
  const { client, match, wire } = await tableOf(ground, { stranger: 21 });
  wire.say({ kind: 'leave', command: 'leave' });
  let told = await client.ask(`/api/matches/${match}/journal`);
  while (told.status !== 200) {
    await pause(50);
    told = await client.ask(`/api/matches/${match}/journal`);
  }
  const { journal } = JSON.parse(told.text) as JournalFile;
  const { start, entries } = journal;
  const last = entries.at(-1);
  const back = { kind: 'undo', to: 0, hash: start.hash };
  const forth = { kind: 'undo', to: entries.length, hash: last?.hash };
  const going = UNDOS.map((count) => ({
    start,
    entries: [...entries, ...Array.from({ length: count }, (_, at) => (at % 2 === 0 ? back : forth))],
  }));
  const answer = { kind: 'answer', seat: 0, by: 'person', decision: 1, chosen: [['none', 0, 1]], hash: start.hash };
  return [...going, { start, entries: Array.from({ length: LONG }, () => answer) }];
}
