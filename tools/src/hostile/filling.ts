import { type Attack, judge, originOf } from './attack.ts';
import { Client } from './client.ts';

/** Attacks that leave something behind on the server: rows on its disk, tables in its memory. */
export const fillingAttacks: Readonly<Record<string, Attack>> = {
  strangers: {
    about: 'Four hundred requests without a cookie ask for pages there are not, and read what is public.',
    run: async (ground) => {
      const paths = ['/api/nothing', '/api/games', '/api/matches', '/api/me', '/api/matches/nobody/journal'];
      let sessions = 0;
      for (let each = 0; each < 400 * ground.strength; each++) {
        const stranger = new Client(originOf(ground, 10));
        await stranger.ask(paths[each % paths.length] ?? '');
        sessions += stranger.sessions;
      }
      // One more comes for something that must be theirs later.
      const guest = new Client(originOf(ground, 11));
      await guest.enter();
      return judge(sessions + guest.sessions, 1, 'sessions stored for one guest among them');
    },
  },
};
