import type { Answer } from '@crupier/kernel';
import type { BotQuestion, Thinker } from './thinker.ts';

/**
 * Lets a bot think beside all else, and gives what calls it off. What comes of it is handed to `take`, with whether it was called off
 * meanwhile; the answer throws where our code is wrong.
 */
export function thinkBeside(
  thinker: Thinker,
  question: BotQuestion,
  take: (answer: () => Answer, isVoid: () => boolean) => void,
): () => void {
  const stop = new AbortController();
  const isVoid = (): boolean => stop.signal.aborted;
  void thinker.think(question, stop.signal).then(
    (chosen) => {
      if (chosen !== undefined) take(() => chosen, isVoid);
    },
    (error: unknown) => {
      const rethrow = (): never => {
        throw error;
      };
      take(rethrow, isVoid);
    },
  );
  return () => stop.abort();
}
