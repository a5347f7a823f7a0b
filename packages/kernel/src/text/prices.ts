import type { Act, Amount, Clause, Cost, EarlyEnd, ResourceCost, Usage } from '../language/effects.ts';
import type { Limit } from '../language/limit.ts';
import type { LimitedWording, PriceWords } from '../language/wording.ts';
import { word } from '../language/look-up.ts';
import { actsText } from './acts.ts';
import { amountText } from './amounts.ts';
import { conditionText } from './conditions.ts';
import type { Writer } from './writer.ts';
import { inTongue } from './writer.ts';

/** What is paid, before a colon or an arrow: "{2}, spend 1 claw, tap this ally"; empty where nothing is. */
export function costText(writer: Writer, { cost, resources = [], price }: Pick<Usage, 'cost' | 'resources' | 'price'>): string {
  const { joined, unit } = pricesOf(writer);
  const paid = cost === undefined || cost === 0 ? [] : [wholeAmount(writer, cost, unit)];
  const spent = resources.length === 0 ? [] : [resourcesText(writer, resources)];
  const parts = [...paid, ...spent, ...actsOf(price).map((act) => actsText(writer, [act], 'told'))];
  return joined === undefined ? writer.grammar.join(parts, 'and') : parts.join(joined);
}

/** "Spend 2 claws and 1 resource of any type". */
function resourcesText(writer: Writer, costs: readonly ResourceCost[]): string {
  const { resources } = pricesOf(writer);
  if (resources === undefined) throw new Error('The vocabulary has no words for resources.');
  const counted = costs.map(({ type, count }) => wholeAmount(writer, count, word(resources.units, type, 'type of resource')));
  return inTongue(writer, resources.spend).replace('{resources}', writer.grammar.join(counted, 'and'));
}

/** How often and when an ability may be used, as sentences that follow its text. */
export function usageSentences(writer: Writer, { limit, timing }: Usage, headers: readonly string[] = []): string[] {
  if (limit === undefined && timing === undefined) return [];
  const { timings, limited, limitedUnder } = pricesOf(writer);
  const own = headers.find((header) => limitedUnder?.[header] !== undefined);
  return [
    ...(timing === undefined ? [] : [inTongue(writer, word(timings, timing, 'timing'))]),
    ...(limit === undefined ? [] : [limitText(writer, limit, (own === undefined ? undefined : limitedUnder?.[own]) ?? limited)]),
  ];
}

function limitText(writer: Writer, limit: Limit, limited: LimitedWording): string {
  const { per, times, of = 'card' } = typeof limit === 'string' ? { per: limit, times: 1 } : limit;
  const often = word(pricesOf(writer).limits, per, 'limit');
  const said = inTongue(writer, times === 1 ? often.once : often.times).replace('{times}', String(times));
  return inTongue(writer, limited[of]).replace('{limit}', said);
}

/** "As an additional cost to play this card, discard a card", "you may destroy an ally rather than pay its cost". */
export function costSentence(writer: Writer, cost: Cost): string {
  const words = pricesOf(writer);
  const isOffer = cost.sort === 'alternative' || cost.optional === true;
  const paying: Act[] = cost.energy === undefined ? [] : [{ verb: words.verb, amount: cost.energy }];
  const price = actsText(writer, [...paying, ...actsOf(cost.price)], isOffer ? 'offered' : 'told');
  const condition = cost.if === undefined ? '' : `${writer.grammar.frames.if} ${conditionText(writer, cost.if, 'indicative')}, `;
  return condition + inTongue(writer, words[cost.sort]).replace('{price}', price);
}

/** "You may pay 2 at any time to end this effect": the price for which a player may end an effect early, or ignore it for a while. */
export function earlyEndSentence(writer: Writer, { energy: cost, price }: EarlyEnd, until?: string): string {
  const { earlyEnd } = pricesOf(writer);
  if (earlyEnd === undefined) throw new Error('The vocabulary has no words for ending effects early.');
  const paid = costText(writer, { ...(cost !== undefined && { cost }), ...(price && { price }) });
  const said = inTongue(writer, until === undefined ? earlyEnd.end : earlyEnd.ignore).replace(
    ' ({price})',
    paid === '' ? '' : ` (${paid})`,
  );
  return until === undefined ? said : said.replace('{until}', inTongue(writer, word(writer.words.durations, until, 'duration')));
}

function wholeAmount(writer: Writer, amount: Amount, unit: string): string {
  const { text, tail } = amountText(writer, amount, unit);
  return text + tail;
}

/** What is done to pay, clause after clause. */
function actsOf(price: Clause | undefined): readonly Act[] {
  return price === undefined ? [] : [...price.do, ...actsOf(price.next)];
}

function pricesOf({ words }: Writer): PriceWords {
  if (words.prices === undefined) throw new Error('The vocabulary has no words for prices.');
  return words.prices;
}
