import { setTimeout } from 'node:timers/promises';
import type { CreatedMatch, OfferedCommitment } from '@crupier/protocol';
import { type Attack, judge, originOf } from './attack.ts';
import { Client } from './client.ts';
import { close, seatTwo } from './sides.ts';

/** How long nothing may come before nothing more is expected. */
const QUIET_MS = 1000;

/** Attacks of a player who wants to see or to choose more than the rules give. */
export const cheatingAttacks: Readonly<Record<string, Attack>> = {
  mulligan: {
    about: 'A player takes the mulligan, sees the new hand, and takes it back without a word.',
    run: async (ground) => {
      const sides = await seatTwo(ground, 30);
      const [player] = sides;
      const { pending, seq = 0 } = player.latest ?? {};
      if (pending?.purpose !== 'mulligan') throw new Error('Nobody is asked whether to take a mulligan.');
      player.wire.say({ kind: 'answer', command: 'mulligan', decision: pending.id, chosen: [0] });
      await player.until((message) => message.kind === 'update' && message.seq > seq);
      player.wire.say({ kind: 'undo', command: 'back', to: seq });
      await setTimeout(QUIET_MS);
      const returns = player.heard.filter((message) => message.kind === 'update' && message.back !== undefined).length;
      close(sides);
      return judge(returns, 0, 'mulligans taken back without consent');
    },
  },
  draw: {
    about: 'An offer of a draw that was declined is sent again under its id.',
    run: async (ground) => {
      const sides = await seatTwo(ground, 32, { game: 'inferno' });
      const [player, other] = sides;
      player.wire.say({ kind: 'draw', command: 'offer' });
      const asked = await other.until((message) => message.kind === 'info' && message.info.request !== undefined);
      const request = asked.kind === 'info' ? (asked.info.request?.id ?? 0) : 0;
      other.wire.say({ kind: 'consent', command: 'no', request, accept: false });
      await other.until((message) => message.kind === 'acknowledged' && message.command === 'no');
      await setTimeout(QUIET_MS);
      const before = other.heard.length;
      player.wire.say({ kind: 'draw', command: 'offer' });
      await setTimeout(QUIET_MS);
      const asksAgain = other.heard.slice(before).filter((message) => message.kind === 'info' && message.info.request !== undefined).length;
      close(sides);
      return judge(asksAgain, 0, 'requests by an offer that was answered');
    },
  },
  series: {
    about: 'A player concedes the first game of a series, and reads its journal with the other’s deck before the second.',
    run: async (ground) => {
      const sides = await seatTwo(ground, 34, { bestOf: 3 });
      const [player] = sides;
      player.wire.say({ kind: 'leave', command: 'bye' });
      await player.until((message) => message.kind === 'acknowledged' && message.command === 'bye');
      const { status } = await player.client.ask(`/api/matches/${player.match}/journal`);
      close(sides);
      return judge(status === 200 ? 1 : 0, 0, 'journals of an open series read');
    },
  },
  commitment: {
    about: 'Tables are opened by somebody who gives a nonce only for a commitment that was shown before.',
    run: async (ground) => {
      const client = new Client(originOf(ground, 36));
      let unseen = 0;
      for (let table = 0; table < 3; table++) {
        const { status, text } = await client.ask('/api/commitments', {});
        const shown = status < 300 ? (JSON.parse(text) as OfferedCommitment).commitment : undefined;
        const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
        const request = { game: 'keyforge', seats, ...(shown !== undefined && { share: { commitment: shown, nonce: 'ab' } }) };
        const { fairness } = await client.make<CreatedMatch>('/api/matches', request);
        if (fairness.commitment !== shown) unseen++;
      }
      return judge(unseen, 0, 'tables whose commitment came after the nonce');
    },
  },
};
