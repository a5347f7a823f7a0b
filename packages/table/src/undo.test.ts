import { highCard } from '@crupier/high-card';
import type { PlannedAct, PlayableMatch } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import { RunningMatch } from './play/running-match.ts';
import { Timeline } from './play/timeline.ts';
import { lookIfConsentIsNeeded, needsConsent } from './play/undo.ts';
import type { SeatRecord } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { Reply, TableHost } from './table-host.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bot: SeatRecord = { kind: 'bot', level: 'greedy', name: 'Bot' };

async function seat(seats: readonly SeatRecord[]): Promise<{ host: TableHost; players: readonly [ContractPlayer, ContractPlayer] }> {
  const host = localHost({ games: [highCard], store: memoryStore(), engine: 'contract', pace: { forcedMs: 0 } });
  await host.create(contractMatch('m', seats, 'long'));
  const players = [new ContractPlayer(host, 'm', 0), new ContractPlayer(host, 'm', 1)] as const;
  for (const [at, player] of players.entries()) if (seats[at]?.kind === 'person') await player.sit();
  return { host, players };
}

function undo(host: TableHost, seatOf: number, to: number, command = `undo${to}`): Promise<Reply> {
  return host.send('m', { kind: 'undo', command, seat: seatOf, to });
}

/** What a player chooses who takes the first option that a sight offers. */
function firstActOf(sight: ContractPlayer['sight']): PlannedAct | undefined {
  const option = sight?.pending?.ask?.options[0];
  const definition = sight?.view.cards[option?.card ?? '']?.definition;
  return option && { verb: option.verb, value: option.value, ...(definition !== undefined && { definition }) };
}

/** Both seats answer until a seat has something to take back in its turn. */
async function playSome(players: readonly ContractPlayer[], answers: number): Promise<void> {
  for (let count = 0; count < answers; count++) {
    const asked = players.find((player) => player.sight?.pending?.ask !== undefined);
    const before = asked?.sight?.seq ?? 0;
    await asked?.answer();
    for (const player of players) await player.until(() => (player.sight?.seq ?? 0) > before);
  }
}

describe('undo alone', () => {
  test('goes back over the bot’s answers, deals nothing anew, and the bot answers the same again', async () => {
    const { host, players } = await seat([ana, bot]);
    const [player] = players;
    await player.answer();
    await player.until(() => player.sight?.pending?.kind === 'act' && player.sight.pending.ask !== undefined);
    const before = player.sight;
    await player.answer('play');
    await player.until(() => player.sight?.pending?.ask !== undefined || player.sight?.pending === undefined);
    const after = player.sight;
    expect(after?.undo.step).toBe(before?.seq);
    expect(after?.undo.acts?.[before?.seq ?? -1]).toEqual(firstActOf(before));
    expect((await undo(host, 0, after?.undo.step ?? -1)).kind).toBe('acknowledged');
    expect(player.sight?.view).toEqual(before?.view);
    expect(player.sight?.back).toBe(before?.seq);
    expect(player.sight?.seq).toBe((after?.seq ?? 0) + 1);
    await player.answer('play again');
    await player.until(() => player.sight?.pending?.ask !== undefined || player.sight?.pending === undefined);
    expect(player.sight?.view).toEqual(after?.view);
    await host.close();
  });

  test('whoever plays two seats is told at the one only where it leads, not what the other has chosen', async () => {
    const { host, players } = await seat([ana, ana]);
    const acting = (): ContractPlayer | undefined => players.find(({ sight }) => sight?.pending?.kind === 'act' && sight.pending.ask);
    while (acting() === undefined) await playSome(players, 1);
    const [player, other] = acting() === players[0] ? players : [players[1], players[0]];
    const { seq: to = -1 } = player.sight ?? {};
    await playSome(players, 1);
    expect(player.sight?.undo.acts?.[to]).toBeDefined();
    expect(other.sight?.undo.step).toBe(to);
    expect(other.sight?.undo.acts?.[to]).toBeUndefined();
    await host.close();
  });

  test('is marked for whoever comes to the table later, also after a restart: who wished it and what it took back', async () => {
    const store = memoryStore();
    const open = (): TableHost => localHost({ games: [highCard], store, engine: 'contract', pace: { forcedMs: 0 } });
    const first = open();
    await first.create(contractMatch('m', [ana, bot], 'long'));
    const player = new ContractPlayer(first, 'm', 0);
    await player.sit();
    await player.answer();
    await player.until(() => player.sight?.pending?.kind === 'act' && player.sight.pending.ask !== undefined);
    const { seq: to = -1 } = player.sight ?? {};
    await player.answer('play');
    await player.until(() => (player.sight?.seq ?? 0) > to && player.sight?.pending?.ask !== undefined);
    const told = await first.subscribe('m', { viewer: 0 }, () => undefined);
    expect(told.ok && told.value.undos).toEqual([]);
    await undo(first, 0, to);
    const again = await first.subscribe('m', { viewer: 0 }, () => undefined);
    if (!again.ok) throw new Error('The table is open.');
    const [mark] = again.value.undos;
    expect(mark).toMatchObject({ to, by: 0, after: again.value.sight.events.length });
    expect(mark?.seq).toBe(again.value.sight.seq);
    expect(mark?.events.length).toBeGreaterThan(0);
    const known = await first.subscribe('m', { viewer: 0, since: mark?.seq ?? 0 }, () => undefined);
    expect(known.ok && known.value.undos).toEqual([]);
    await first.close();
    const restarted = await open().subscribe('m', { viewer: 0 }, () => undefined);
    expect(restarted.ok && restarted.value.undos).toEqual([{ ...mark, events: [] }]);
  });

  test('an answer on its way to a question that was undone is stale', async () => {
    const { host, players } = await seat([ana, bot]);
    const [player] = players;
    await player.answer();
    await player.until(() => player.sight?.pending?.ask !== undefined);
    const old = player.sight?.pending?.id ?? -1;
    await undo(host, 0, 0);
    const reply = await host.send('m', { kind: 'answer', command: 'late', seat: 0, decision: old, chosen: [] });
    expect(reply).toMatchObject({ kind: 'refused', problem: { code: 'answer.staleDecision' } });
    await host.close();
  });

  test('goes back only to own free choices', async () => {
    const { host, players } = await seat([ana, bot]);
    await players[0].answer();
    await players[0].until(() => players[0].sight?.pending?.ask !== undefined);
    const { seq = 0 } = players[0].sight ?? {};
    for (const to of [seq, seq + 5]) expect(await undo(host, 0, to)).toMatchObject({ kind: 'refused', problem: { code: 'undo.noPoint' } });
    expect((await undo(host, 0, 0)).kind).toBe('acknowledged');
    expect(await undo(host, 0, 0)).toMatchObject({ kind: 'acknowledged' });
    expect(await undo(host, 0, 0, 'once more')).toMatchObject({ kind: 'refused', problem: { code: 'undo.noPoint' } });
    await host.close();
  });

  test('who plays both seats needs nobody’s consent', async () => {
    const { host, players } = await seat([ana, { ...ana, name: 'Ana too' }]);
    await playSome(players, 6);
    const to = players[0].sight?.undo.step ?? -1;
    expect((await undo(host, 1, to)).kind).toBe('acknowledged');
    expect(players[0].sight?.back).toBe(to);
    await host.close();
  });

  test('offers the last choice, the last main choice and the first of the turn', async () => {
    const { host, players } = await seat([ana, { ...ana, name: 'Ana too' }]);
    await playSome(players, 9);
    const { step = -1, action = -1, turn = -1 } = players[0].sight?.undo ?? {};
    expect(step).toBeGreaterThanOrEqual(action);
    expect(action).toBeGreaterThanOrEqual(turn);
    expect(turn).toBeGreaterThan(0);
    await host.close();
  });
});

describe('undo with others', () => {
  test('asks the others when somebody has seen a card since; nothing happens before they agree', async () => {
    const { host, players } = await seat([ana, luis]);
    await playSome(players, 3);
    const player = players.findIndex((each) => each.sight?.undo.step !== undefined && each.sight.undo.step === (each.sight.seq ?? 0) - 1);
    const other = 1 - player;
    const to = players[player]?.sight?.undo.step ?? -1;
    expect(await undo(host, player, to)).toMatchObject({ kind: 'acknowledged' });
    const asked = players[other]?.heard.findLast((each) => each.kind === 'facts');
    expect(asked?.kind === 'facts' && asked.facts.request).toMatchObject({ seat: player, to, waiting: [other] });
    const request = asked?.kind === 'facts' ? (asked.facts.request?.id ?? 0) : 0;
    expect(await host.send('m', { kind: 'consent', command: 'own', seat: player, request, accept: true })).toMatchObject({
      kind: 'refused',
    });
    expect(players[0].sight?.back).toBeUndefined();
    await host.send('m', { kind: 'consent', command: 'yes', seat: other, request, accept: true });
    expect(players[0].sight).toMatchObject({ back: to, backBy: player });
    const told = players[player]?.heard.findLast((each) => each.kind === 'facts');
    expect(told?.kind === 'facts' && told.facts.request).toBeUndefined();
    await host.close();
  });

  test('a declined request is gone, and so is one that an answer overtakes', async () => {
    const { host, players } = await seat([ana, luis]);
    await playSome(players, 4);
    const to = players[0].sight?.undo.step ?? -1;
    await undo(host, 0, to, 'first');
    await host.send('m', { kind: 'consent', command: 'no', seat: 1, request: 1, accept: false });
    expect(await host.send('m', { kind: 'consent', command: 'late', seat: 1, request: 1, accept: true })).toMatchObject({
      kind: 'refused',
      problem: { code: 'request.none' },
    });
    await undo(host, 0, to, 'second');
    await playSome(players, 1);
    expect(await host.send('m', { kind: 'consent', command: 'later', seat: 1, request: 2, accept: true })).toMatchObject({
      kind: 'refused',
    });
    expect(players[0].sight?.back).toBeUndefined();
    await host.close();
  });

  test('is free while nobody else has answered or seen anything', async () => {
    const { host, players } = await seat([ana, luis]);
    expect((await players[0].answer()).kind).toBe('acknowledged');
    expect((await undo(host, 0, 0)).kind).toBe('acknowledged');
    expect(players[1].sight).toMatchObject({ back: 0, backBy: 0 });
    expect(players[0].sight?.pending?.ask).toBeDefined();
    await host.close();
  });
});

/** A match of two persons without a table, and how often it was dealt. */
function dealtMatch(): { readonly running: RunningMatch; readonly deals: () => number } {
  const { head } = contractMatch('m', [ana, luis], 'long');
  let deals = 0;
  const deal = (): PlayableMatch => {
    deals++;
    const dealt = highCard.start(head.start.configuration, head.start.seed);
    if (!dealt.ok) throw new Error('High Card deals.');
    return dealt.value;
  };
  const timeline = new Timeline({ deal, restore: () => undefined }, head.start.hash);
  const parts = { head, timeline, match: deal(), now: timeline.now, eventCounts: new Map([[0, 0]]), eventsMargin: 0 };
  return { running: new RunningMatch(parts), deals: () => deals };
}

test('what was learned stays known: the way is not played again to find it', () => {
  const { running, deals } = dealtMatch();
  for (const seat of [0, 1]) running.choose({ seat, chosen: [] }, 'person');
  const asked = running.match.pending(0)?.ask === undefined ? 1 : 0;
  const back = running.seq;
  const play = (): void => {
    const open = running.pending(asked);
    expect(running.answer(asked, 'person', open?.id ?? -1, [0]).ok).toBe(true);
  };
  play();
  expect(needsConsent(running, asked, back)).toBe(true);
  const before = deals();
  expect(needsConsent(running, asked, back)).toBe(true);
  expect(deals()).toBe(before);
});

test('what nobody has learned so far is not looked for again, and what follows is', () => {
  const { running, deals } = dealtMatch();
  expect(needsConsent(running, 0, 0)).toBe(false);
  const before = deals();
  running.choose({ seat: 0, chosen: [] }, 'person');
  expect(needsConsent(running, 0, 0)).toBe(false);
  expect(deals()).toBe(before);
  running.undo(0, { ...running.timeline.walkTo(running.timeline.back(running.now, 1)), problem: undefined });
  expect(needsConsent(running, 0, 0)).toBe(false);
});

test('what the table answered for another person has been learned as well', () => {
  const { running } = dealtMatch();
  running.choose({ seat: 0, chosen: [] }, 'person');
  expect(needsConsent(running, 0, 0)).toBe(false);
  running.choose({ seat: 1, chosen: [] }, 'policy');
  expect(needsConsent(running, 0, 0)).toBe(true);
});

test('other work is done after each entry that is played again to know whether others must agree', () => {
  const { running } = dealtMatch();
  for (const seat of [0, 1]) running.choose({ seat, chosen: [] }, 'person');
  const asked = running.match.pending(0)?.ask === undefined ? 1 : 0;
  const back = running.seq;
  expect(running.answer(asked, 'person', running.pending(asked)?.id ?? -1, [0]).ok).toBe(true);
  const looking = lookIfConsentIsNeeded(running, asked, back);
  let pauses = 0;
  let step = looking.next();
  for (; step.done !== true; step = looking.next()) pauses++;
  expect(step.value).toBe(true);
  expect(pauses).toBeGreaterThanOrEqual(2);
});
