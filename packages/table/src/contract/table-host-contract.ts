import assert from 'node:assert/strict';
import { highCard } from '@crupier/bots';
import type { Journal, JournalEntry, Seat } from '@crupier/kernel';
import { dealMatch } from '../deal.ts';
import { sha256 } from '../play/seed.ts';
import type { NewMatch, SeatRecord } from '../store/journal-store.ts';
import type { Notice, Sight, Subscription, TableHost } from '../table-host.ts';
import type { ContractCase } from './contract.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bot: SeatRecord = { kind: 'bot', level: 'random', name: 'Bot' };
const origin = { secret: 'ab', commitment: sha256('ab'), nonces: ['01', '02'] };

/** A match of High Card, dealt always the same. */
export function contractMatch(id: string, seats: readonly SeatRecord[], deck = 'short'): NewMatch {
  const deal = { id, createdAt: 1, game: highCard, configuration: { decks: [deck, deck] }, seats, origin, engine: 'contract' };
  const dealt = dealMatch(deal);
  if (!dealt.ok) throw new Error('High Card deals.');
  return dealt.value;
}

/** Somebody who plays a seat: remembers the last sight and answers when asked. */
export class ContractPlayer {
  readonly heard: Notice[] = [];
  readonly #host: TableHost;
  readonly #match: string;
  readonly #seat: Seat;
  sight: Sight | undefined;
  #wake: () => void = () => undefined;
  #commands = 0;

  constructor(host: TableHost, match: string, seat: Seat) {
    this.#host = host;
    this.#match = match;
    this.#seat = seat;
  }

  async sit(since?: number): Promise<Subscription> {
    const wish = { viewer: this.#seat, ...(since !== undefined && { since }) };
    const subscribed = await this.#host.subscribe(this.#match, wish, (notice) => {
      this.heard.push(notice);
      if (notice.kind === 'sight') this.sight = notice.sight;
      this.#wake();
    });
    if (!subscribed.ok) throw new Error(subscribed.problems[0]?.code);
    this.sight = subscribed.value.sight;
    return subscribed.value;
  }

  /** Waits until what was heard fits. */
  async until(fits: (player: ContractPlayer) => boolean): Promise<void> {
    while (!fits(this)) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** Gives the first allowed answer to the open question, by a command of its own or the given one. */
  async answer(command = `c${this.#commands++}`): ReturnType<TableHost['send']> {
    await this.until(() => this.sight?.pending?.ask !== undefined);
    const open = this.sight?.pending;
    const chosen = Array.from({ length: open?.ask?.min ?? 0 }, (_, at) => at);
    return this.#host.send(this.#match, { kind: 'answer', command, seat: this.#seat, decision: open?.id ?? -1, chosen });
  }

  /** Plays to the end. */
  async playOn(): Promise<void> {
    for (;;) {
      await this.until(() => this.sight?.pending?.ask !== undefined || this.sight?.pending === undefined);
      if (this.sight?.pending === undefined) return;
      const before = this.sight.seq;
      const reply = await this.answer();
      assert.equal(reply.kind, 'acknowledged');
      await this.until(() => (this.sight?.seq ?? 0) > before);
    }
  }
}

async function seated(
  make: () => Promise<TableHost>,
  seats: readonly SeatRecord[],
): Promise<{ host: TableHost; players: ContractPlayer[] }> {
  const host = await make();
  await host.create(contractMatch('m', seats));
  const players = seats.flatMap((seat, at) => (seat.kind === 'person' ? [new ContractPlayer(host, 'm', at)] : []));
  for (const player of players) await player.sit();
  return { host, players };
}

function refusalOf(reply: Awaited<ReturnType<TableHost['send']>>): string {
  return reply.kind === 'refused' ? reply.problem.code : reply.kind;
}

/** What every host of tables must do, whose games are High Card and whose engine is called `contract`. */
export const tableHostContract: readonly ContractCase<TableHost>[] = [
  {
    name: 'plays a match against a bot to its end and shows its journal',
    run: async (make) => {
      const { host, players } = await seated(make, [ana, bot]);
      assert.deepEqual((await host.journal('m')).ok, false);
      await players[0]?.playOn();
      const file = await host.journal('m');
      assert.ok(file.ok);
      assert.equal(file.value.fairness.secret, 'ab');
      assert.equal(sha256(['ab', '01', '02'].join(':')), file.value.journal.start.seed);
      assert.deepEqual(replayed(file.value.journal), file.value.outcome);
      await host.close();
    },
  },
  {
    name: 'carries a command out once',
    run: async (make) => {
      const { host, players } = await seated(make, [ana, luis]);
      const [first] = players;
      const reply = await first?.answer('once');
      const again = await host.send('m', { kind: 'answer', command: 'once', seat: 0, decision: 1, chosen: [] });
      assert.deepEqual(again, reply);
      assert.equal(first?.heard.filter((each) => each.kind === 'sight').length, 1);
      await host.close();
    },
  },
  {
    name: 'keeps one seat’s commands from another’s',
    run: async (make) => {
      const { host, players } = await seated(make, [ana, luis]);
      assert.equal((await players[0]?.answer('same'))?.kind, 'acknowledged');
      assert.deepEqual(await players[1]?.answer('same'), { kind: 'acknowledged', seq: 2 });
      await host.close();
    },
  },
  {
    name: 'refuses what is stale, not offered or from the wrong seat, and goes on',
    run: async (make) => {
      const { host, players } = await seated(make, [ana, luis]);
      const decision = players[0]?.sight?.pending?.id ?? -1;
      const send = async (seat: Seat, quoted: number, chosen: readonly number[]): Promise<string> =>
        refusalOf(await host.send('m', { kind: 'answer', command: `x${seat}${quoted}${chosen.join('')}`, seat, decision: quoted, chosen }));
      assert.equal(await send(0, decision + 7, []), 'answer.staleDecision');
      assert.equal(await send(0, decision, [99]), 'answer.unknownOption');
      assert.equal(await send(0, decision, [0, 0]), 'answer.repeatedOption');
      assert.equal(await send(0, decision, [0, 1, 2, 0]), 'answer.wrongCount');
      assert.equal(await send(5, decision, []), 'answer.notYourDecision');
      assert.equal(players[0]?.heard.length, 1);
      assert.equal((await players[0]?.answer())?.kind, 'acknowledged');
      assert.equal(await send(0, decision, []), 'answer.alreadyAnswered');
      await host.close();
    },
  },
  {
    name: 'tells an unknown match',
    run: async (make) => {
      const host = await make();
      const problem = { code: 'match.unknown', at: '', values: { match: 'x' } };
      assert.deepEqual(await host.send('x', { kind: 'leave', command: 'c', seat: 0 }), { kind: 'refused', problem });
      assert.deepEqual(await host.look('x', { at: 0, viewer: 0, own: [] }), { ok: false, problems: [problem] });
      assert.deepEqual(await host.head('x'), { ok: false, problems: [problem] });
      await host.close();
    },
  },
  {
    name: 'tells the others of a leave, and only the present who is present',
    run: async (make) => {
      const { host, players } = await seated(make, [ana, luis]);
      assert.equal((await host.send('m', { kind: 'leave', command: 'bye', seat: 1 })).kind, 'acknowledged');
      await players[0]?.until((player) => player.heard.some((each) => each.kind === 'facts' && each.facts.status === 'finished'));
      assert.equal(players[0]?.sight?.pending, undefined);
      assert.equal(refusalOf(await host.send('m', { kind: 'leave', command: 'bye2', seat: 0 })), 'answer.noDecision');
      await host.close();
    },
  },
  {
    name: 'ends a match in a draw when the other agrees, and not before',
    run: async (make) => {
      const { host, players } = await seated(make, [ana, luis]);
      assert.equal((await host.send('m', { kind: 'draw', command: 'offer', seat: 0 })).kind, 'acknowledged');
      assert.equal(players[0]?.sight?.pending === undefined, false);
      assert.equal(
        refusalOf(await host.send('m', { kind: 'consent', command: 'self', seat: 0, request: 1, accept: true })),
        'request.none',
      );
      assert.equal((await host.send('m', { kind: 'consent', command: 'yes', seat: 1, request: 1, accept: true })).kind, 'acknowledged');
      await players[0]?.until((player) => player.heard.some((each) => each.kind === 'facts' && each.facts.status === 'finished'));
      const file = await host.journal('m');
      assert.ok(file.ok && file.value.outcome?.winners.length === 0);
      assert.equal(refusalOf(await host.send('m', { kind: 'draw', command: 'late', seat: 0 })), 'draw.none');
      await host.close();
    },
  },
  {
    name: 'shows past moments: through own eyes always, through others’ when it is over',
    run: async (make) => {
      const { host, players } = await seated(make, [ana, bot]);
      await players[0]?.answer();
      const own = { own: [0] };
      assert.ok((await host.look('m', { at: 0, viewer: 0, ...own })).ok);
      assert.equal((await host.look('m', { at: 0, viewer: 1, ...own })).ok, false);
      assert.equal((await host.look('m', { at: 999, viewer: 0, ...own })).ok, false);
      await players[0]?.playOn();
      const last = players[0]?.sight?.seq ?? 0;
      for (let at = 0; at <= last; at++) {
        const looked = await host.look('m', { at, viewer: 1, ...own });
        assert.ok(looked.ok && looked.value.of === last && looked.value.view.viewer === 1);
      }
      await host.close();
    },
  },
];

function replayed({ start, entries }: Journal): unknown {
  const match = highCard.start(start.configuration, start.seed);
  assert.ok(match.ok);
  for (const entry of entries) {
    if (entry.kind === 'answer') match.value.follow(entry);
    assert.equal(match.value.hash(), (entry as JournalEntry).hash);
  }
  return match.value.outcome();
}
