/** A process that plays a game of one checkout, as often as its parent asks: see `rounds.ts`. */
import { bytesOf, stepsOf, threadTime } from './counting.ts';
import { gameOf } from './games.ts';
import type { SpeedReply, SpeedTask } from './studies.ts';
import { playTables } from './table-play.ts';

const [checkout = '', id = ''] = process.argv.slice(2);
const played = await gameOf(checkout, id);

/** Does a task; what is counted besides time is that of the kind of task. */
async function doTask({ kind, from, count }: SpeedTask): Promise<SpeedReply> {
  const each: number[] = [];
  const playAll = (): void => {
    for (let number = from; number < from + count; number++) each.push(played.play(number));
  };
  const start = threadTime();
  let counted = 0;
  if (kind === 'table') each.push(...(await playTables(checkout, played, from, count)));
  else if (kind === 'bytes') counted = bytesOf(playAll);
  else if (kind === 'steps') counted = await stepsOf(checkout, id, played.decks, playAll);
  else playAll();
  return { time: threadTime() - start, each, counted };
}

process.on('message', (task: SpeedTask) => {
  // Nobody listens any more where the other checkout has failed.
  void doTask(task).then((reply) => process.send?.(reply, () => undefined));
});
process.send?.('ready');
