import { dice, openMatch, pending, answer, randomAnswer, command } from '@crupier/kernel';
import { cardFacts, demonFacts } from './cards/facts.ts';
import { isPlayable, notYetPlayable } from './cards/status.ts';
import { infernoGame } from './inferno.ts';
import { leaveMatch } from './rules/leave.ts';
import { deal } from './setup/deal.ts';
const game = infernoGame();
const index = new Map(game.definitions.map(({ key }, at) => [key, at]));
const paths = ['chaos', 'madness', 'death', 'power'];
function deckOf(path: string, roll: (n: number) => number) {
  const pool = cardFacts.filter((c) => isPlayable(c.id) && (c.path === path || c.path === undefined));
  const cards: number[] = [];
  while (cards.length < 50) cards.push(index.get(pool[roll(pool.length)]!.id)!);
  const demons = demonFacts.filter((d) => isPlayable(d.id) && d.path === path);
  return { demon: index.get(demons[roll(demons.length)]?.id ?? demonFacts.find((d) => isPlayable(d.id))!.id)!, cards };
}
const N = Number(process.argv[2] ?? 20), seats = Number(process.argv[3] ?? 4), teams = (process.argv[4] ?? '').split('').map(Number);
const rate = Number(process.argv[5] ?? 400);
const out: Record<string, number> = {}; const errs: Record<string, number> = {}; let dec = 0;
const purposes: Record<string, number> = {};
for (let g = 0; g < N; g++) {
  const roll = dice(g + 77);
  const st = deal({ seats: Array.from({ length: seats }, (_, s) => deckOf(paths[(g + s) % 4]!, roll)), teams: Array.from({ length: seats }, (_, i) => teams[i] ?? i), starter: -1, seed: g.toString(16).padStart(64, '0') }, game);
  let m: any;
  let last = '';
  try {
    m = openMatch(game, game.clone(st as never));
    let n = 0;
    for (let open = pending(m); open !== undefined && n < 30000; open = pending(m)) {
      if (rate > 0 && roll(rate) === 0) {
        const alive = m.state.players.flatMap((p: any, s: number) => (p.lost ? [] : [s]));
        const who = roll(2) === 0 ? open.asks[0]!.seat : alive[roll(alive.length)];
        last = open.purpose; purposes[last] = (purposes[last] ?? 0) + 1;
        command(m, leaveMatch as any, {}, who);
        game.checkInvariants(m.state as never);
        const now = pending(m);
        if (now && now.asks.some((a: any) => m.state.players[a.seat].lost)) throw new Error('asks one who left: ' + now.purpose);
        continue;
      }
      const [seat, chosen] = randomAnswer(open, roll);
      const r = answer(m, seat, chosen); if (r) throw new Error('refused ' + r);
      const now = pending(m);
      if (now && now.asks.some((a: any) => m.state.players[a.seat].lost)) throw new Error('asks one who left: ' + now.purpose);
      n++; dec++;
      if (n % 10 === 0) game.checkInvariants(m.state as never);
    }
    const k = m.state.winners === undefined ? 'capped' : m.state.ending + ' ' + m.state.winners.length; out[k] = (out[k] ?? 0) + 1;
  } catch (e) { const k = last + ' ' + String((e as Error).stack).split('\n').slice(0, 6).join(' | ').replaceAll('file:///work/main/packages/', ''); errs[k] = (errs[k] ?? 0) + 1; }
}
console.log({ notYet: notYetPlayable().length, dec, out, purposes });
for (const [k, n] of Object.entries(errs)) console.log(n, k);
