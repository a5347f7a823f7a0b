import { restoreState } from '@crupier/kernel/conformance';
import { assert, type PlayableMatch } from '@crupier/kernel';
import type { CoreState, DeepReadonly, Game } from '@crupier/kernel/rules';

/** How a match of each game is written as lines of its notation. */
const writers: Readonly<Record<string, () => Promise<(match: PlayableMatch) => readonly string[]>>> = {
  keyforge: async () => {
    const { formatPosition, keyforgeGame } = await import('@crupier/keyforge');
    return writer(keyforgeGame(), formatPosition);
  },
  inferno: async () => {
    const { formatPosition, infernoGame } = await import('@crupier/inferno');
    return writer(infernoGame(), formatPosition);
  },
};

/** Writes matches of a game as lines that `PlayableGame.position` reads. */
export async function writerFor(game: string): Promise<(match: PlayableMatch) => readonly string[]> {
  const found = await writers[game]?.();
  assert(found !== undefined, `There is a notation of ${game}.`);
  return found;
}

function writer<S extends CoreState>(game: Game<S>, format: (game: Game<S>, state: DeepReadonly<S>) => readonly string[]) {
  return (match: PlayableMatch): readonly string[] => {
    const restored = restoreState(game, match.save());
    assert(restored.ok, 'What a match saves can be read.');
    return format(game, restored.value as DeepReadonly<S>);
  };
}
