import { expect, test } from 'vitest';
import { isCooperative } from './game-looks.ts';
import { infernoLook } from './games/inferno/inferno-look.ts';
import { keyforgeLook } from './games/keyforge/keyforge-look.ts';
import { marvelLook } from './games/marvel-champions/marvel-look.ts';

test('who wins together is known before the look of a game is fetched', () => {
  for (const [game, look] of Object.entries({ keyforge: keyforgeLook, inferno: infernoLook, 'marvel-champions': marvelLook }))
    expect([game, isCooperative(game)]).toEqual([game, look.isCooperative]);
});
