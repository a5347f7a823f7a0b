import { ANY_TYPE, type Answer, type Ask, type Dice, type Option, type Payment, randomChoice } from '@crupier/kernel';

/** What is needed of a question to compare its payments, whoever shows it. */
type PaymentAsk = Pick<Ask, 'min' | 'max' | 'price' | 'payment'> & {
  readonly options: readonly Pick<Option, 'value' | 'idle' | 'count' | 'of'>[];
};

/** How many payments are compared. */
const SAMPLES = 6;
/** What an ability costs that generates resources, in cards: it is there again later. */
const ABILITY_PRICE = 0.5;
/** What a resource costs that is generated and lost, in cards. */
const LOST_PRICE = 0.1;

/** Whether more may be paid than is needed. */
export function mayOverpay({ payment, price, max, options }: PaymentAsk): boolean {
  if (payment !== undefined) return payment.needless === 'allowed';
  return price > 0 && (max > price || options.some(({ value }) => value > 1));
}

/**
 * A payment without needless options that gives up little: of some drawn at random the one with the fewest cards, abilities counting
 * for less, and then the one that wastes the fewest resources.
 */
export function thriftyPayment(ask: PaymentAsk, roll: Dice): Answer {
  const payment = neededOnly(ask);
  const drawn = Array.from({ length: SAMPLES }, () => randomChoice('pay', { ...ask, payment }, roll));
  const prices = drawn.map((answer) => priceOf(ask, payment, answer));
  return drawn[prices.indexOf(Math.min(...prices))] ?? [];
}

/** The same cost, of which a payment has no needless option. */
function neededOnly({ payment, price, options }: PaymentAsk): Payment {
  if (payment !== undefined) return { ...payment, needless: 'refused' };
  const generated = options.map(({ value }) => ({ resources: [{ types: ANY_TYPE, count: value }] }));
  return { places: [{ name: '', types: ANY_TYPE, count: price }], generated, needless: 'refused' };
}

function priceOf({ options }: PaymentAsk, { generated }: Payment, answer: Answer): number {
  return answer.reduce((sum, at) => {
    const resources = generated[at]?.resources.reduce((all, { count }) => all + count, 0) ?? 0;
    return sum + (options[at]?.of === undefined ? 1 : ABILITY_PRICE) + LOST_PRICE * resources;
  }, 0);
}
