/** A process that plays the matches of one checkout: see `play-checkout.ts`. */
import { pacedCheckout } from './checkout.ts';
import { measurePace, type PaceRun } from './measure-pace.ts';

const [checkout = '', game = ''] = process.argv.slice(2);
const paced = await pacedCheckout(checkout, game);
process.once('message', (run: PaceRun) => {
  process.send?.(measurePace(paced, run), () => process.disconnect());
});
process.send?.('ready');
