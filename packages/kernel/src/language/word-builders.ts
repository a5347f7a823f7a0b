import type {
  Ability,
  About,
  Act,
  Amount,
  Change,
  Clause,
  Condition,
  Filter,
  Keyword,
  OfPlayer,
  EarlyEnd,
  Selector,
  When,
} from './effects.ts';
import type { AnyWords, Phrase, QualityOf, UsageOf } from './words.ts';

/** What else an act says, by the words. */
interface ActMore<W extends AnyWords> extends Omit<Act, 'verb' | 'on' | 'amount'> {
  readonly from?: W['place'];
  readonly until?: W['duration'];
}

/** Cards of the player whose ability it is. */
export function friendly<W extends AnyWords>(noun: W['noun'], ...are: QualityOf<W>[]): Filter {
  return { noun, whose: 'friendly', are };
}

/** Cards of the opponents. */
export function enemy<W extends AnyWords>(noun: W['noun'], ...are: QualityOf<W>[]): Filter {
  return { noun, whose: 'enemy', are };
}

/** Anybody's cards. */
export function any<W extends AnyWords>(noun: W['noun'], ...are: QualityOf<W>[]): Filter {
  return { noun, whose: 'any', are };
}

/** A quality with a value: `is('trait', 'martian')`. */
export function is<W extends AnyWords>(quality: W['quality'], value: string | number): Phrase {
  return { is: quality, value };
}

/** A quality with a word that the text has chosen under a name: `isChosen('house', 'it')`. */
export function isChosen<W extends AnyWords>(quality: keyof W['values'] & string, name: string): Phrase {
  return { is: quality, chosen: name };
}

/** The absence of a quality. */
export function not<W extends AnyWords>(quality: QualityOf<W>): Phrase {
  return { not: quality };
}

/** Cards in a relation to others: `related('neighbours', self)`. */
export function related<W extends AnyWords>(relation: W['relation'], of: Selector, ...are: QualityOf<W>[]): Selector {
  return { kind: 'related', relation, of, are };
}

/** The cards of a fact that this resolution brought about: `doneThisWay('discarded')` is each card discarded this way. */
export function doneThisWay<W extends AnyWords>(fact: W['done'], ...are: QualityOf<W>[]): Selector {
  return { kind: 'thisWay', fact, are };
}

/** The other cards of such a fact: `otherThisWay('fought')` is each creature attacked this way. */
export function otherThisWay<W extends AnyWords>(fact: W['done'], ...are: QualityOf<W>[]): Selector {
  return { kind: 'thisWay', fact, role: 'other', are };
}

/** So many for each event of a fact that this resolution brought about, or for each point of their amounts. */
export function forEachDone<W extends AnyWords>(times: number, fact: W['counted'], what: 'events' | 'amount' = 'events'): Amount {
  return { kind: 'perEach', times, of: { kind: 'thisWay', fact, what } };
}

/** So many for each point of a stat of some cards: "2 damage for each trait of that creature". */
export function forEachPoint<W extends AnyWords>(times: number, name: W['stat'], of: Selector): Amount {
  return { kind: 'perEach', times, of: { kind: 'stat', stat: name, of } };
}

/** So many for each time that something has happened in its period, by anybody or by one player. */
export function forEachPast<W extends AnyWords>(times: number, history: W['history'], by?: 'you' | 'opponent'): Amount {
  return { kind: 'perEach', times, of: { kind: 'happened', history, ...(by && { by }) } };
}

/** So many for each point of a number of a player. */
export function forEachOfTally<W extends AnyWords>(times: number, name: W['tally'], of: 'you' | 'opponent'): Amount {
  return { kind: 'perEach', times, of: { kind: 'tally', tally: name, of } };
}

/** A stat of some cards. */
export function stat<W extends AnyWords>(name: W['stat'], of: Selector): Amount {
  return { kind: 'stat', stat: name, of };
}

/** A number of a player. */
export function tally<W extends AnyWords>(name: W['tally'], of: OfPlayer): Amount {
  return { kind: 'tally', tally: name, of };
}

/** All of a player's number, or all but so many. */
export function allOf<W extends AnyWords>(name: W['tally'], of: OfPlayer, keep = 0): Amount {
  return { kind: 'allBut', keep, tally: name, of };
}

/** A measure of a set of cards, such as how many houses it has. */
export function measure<W extends AnyWords>(name: W['measure'], of: Filter): Amount {
  return { kind: 'measure', measure: name, of };
}

/** Whether some cards have these qualities. */
export function areAll<W extends AnyWords>(cards: Selector, ...are: QualityOf<W>[]): Condition {
  return { kind: 'are', cards, are };
}

/** Whether this resolution brought a fact about for one of some cards: `befell('destroyed', the())`. */
export function befell<W extends AnyWords>(fact: W['done'], cards: Selector): Condition {
  return { kind: 'befell', fact, cards };
}

/** Whether the table is in a state: `inState('acqua')`. */
export function inState<W extends AnyWords>(state: W['state']): Condition {
  return { kind: 'state', state };
}

/** Whether the table is in a state that is asked of a word which the text has chosen under a name. */
export function inStateOf<W extends AnyWords>(state: W['state'], chosen: string): Condition {
  return { kind: 'state', state, chosen };
}

/** Whether the table is not in a state. */
export function notInState<W extends AnyWords>(state: W['state']): Condition {
  return { kind: 'not', of: { kind: 'state', state } };
}

/** An act: `act('damage', the(), 2)`. */
export function act<W extends AnyWords>(verb: W['verb'], on?: Selector, amount?: Amount, more: ActMore<W> = {}): Act {
  return { verb, ...(on && { on }), ...(amount !== undefined && { amount }), ...more };
}

/**
 * Gives an ability to cards, or to the table where `on` is left out, for a while. The cards are those of now, whatever becomes of
 * what described them; so is `amount`, which the ability reads as `made`, and of several numbers the others as `madeAt`.
 */
export function grant<W extends AnyWords>(
  ability: Ability,
  until: W['duration'],
  on?: Selector,
  amount?: Amount | readonly [Amount, Amount, ...Amount[]],
): Act {
  const [first, ...amounts] = isSeveral(amount) ? amount : [amount];
  return {
    verb: 'grant',
    ...(on && { on }),
    ...(first !== undefined && { amount: first }),
    ...(amounts.length > 0 && { amounts }),
    grants: ability,
    until,
  };
}

function isSeveral<T>(amount: Amount | T | undefined): amount is T & readonly Amount[] {
  return Array.isArray(amount);
}

/** Gives an ability until a card leaves: `duration` is a word for that, such as "until it leaves play". */
export function grantWhile<W extends AnyWords>(ability: Ability, duration: W['duration'], boundTo: Selector, on?: Selector): Act {
  return { verb: 'grant', ...(on && { on }), grants: ability, until: duration, boundTo };
}

/** The same static ability, which any player may ignore for a while for a price. */
export function ignorable<W extends AnyWords>(ability: Ability & { kind: 'static' }, until: W['duration'], how: EarlyEnd): Ability {
  return { ...ability, ignorable: { ...how, until } };
}

/** An ability that is set off and may be used, for a price and so often as `usage` says; only games with windows have such. */
export function optional<W extends AnyWords>(when: When, clause: Clause, usage: UsageOf<W> = {}): Ability & { kind: 'triggered' } {
  return { kind: 'triggered', when, forced: false, ...usage, clause };
}

/** An occasion about the card that has the ability. */
export function whenSelf<W extends AnyWords>(occasion: W['occasion']): When {
  return { occasion, card: 'self' };
}

/** An occasion about what the card is attached to. */
export function whenHost<W extends AnyWords>(occasion: W['occasion']): When {
  return { occasion, card: 'host' };
}

/** An occasion about any card that fits, by any player or the one named. */
export function whenAny<W extends AnyWords>(occasion: W['occasion'], card: About, by?: 'you' | 'opponent'): When {
  return { occasion, card, ...(by && { by }) };
}

/** An occasion, about whom `more` says; about anybody by default. */
export function when<W extends AnyWords>(occasion: W['occasion'], more: Omit<When, 'occasion'> = {}): When {
  return { occasion, ...more };
}

/** An occasion of a player. */
export function whenPlayer<W extends AnyWords>(occasion: W['occasion'], by: 'you' | 'opponent'): When {
  return { occasion, by };
}

/** "Action: do." The header says when; several share one text. The cost is in the game's own currency; `more` has the rest of it. */
export function activated<W extends AnyWords>(
  header: W['header'] | readonly W['header'][],
  clause: Clause,
  cost: Amount = 0,
  more: Omit<UsageOf<W>, 'cost'> = {},
): Ability {
  return { kind: 'activated', headers: typeof header === 'string' ? [header] : header, cost, ...more, clause };
}

/** Adds to a stat. */
export function plus<W extends AnyWords>(statName: W['stat'], amount: Amount): Change {
  return { kind: 'stat', stat: statName, change: 'add', amount };
}

/** Sets a stat. */
export function becomes<W extends AnyWords>(statName: W['stat'], amount: Amount): Change {
  return { kind: 'stat', stat: statName, change: 'set', amount };
}

/** Two stats change places. */
export function swaps<W extends AnyWords>(statName: W['stat'], other: W['stat']): Change {
  return { kind: 'swap', stat: statName, with: other };
}

/** Gains, loses or becomes a word of one of the card's lists. */
export function lists<W extends AnyWords>(list: W['list'], change: 'gain' | 'lose' | 'become', word: string, amount?: number): Change {
  return { kind: 'list', list, change, word, ...(amount !== undefined && { amount }) };
}

/** The same with the word that the text which gives it has chosen under a name. */
export function listsChosen<W extends AnyWords>(list: W['list'], change: 'gain' | 'lose' | 'become', chosen: string): Change {
  return { kind: 'list', list, change, chosen };
}

/** Turns a rule of the game on for those it works on. `of` says about which cards, `word` about which house or trait. */
export function rule<W extends AnyWords>(name: W['rule'], more: Omit<Change & { kind: 'rule' }, 'kind' | 'rule'> = {}): Change {
  return { kind: 'rule', rule: name, ...more };
}

/** A keyword, with its number where it has one. */
export function keyword<W extends AnyWords>(name: W['header'], value = 0): Ability {
  return { kind: 'keyword', keyword: name, value };
}

/** A keyword with what the card says after it: what it costs, what it does, of which cards it speaks. */
export function keywordWith<W extends AnyWords>(name: W['header'], more: Omit<Keyword, 'kind' | 'keyword' | 'value'>, value = 0): Ability {
  return { kind: 'keyword', keyword: name, value, ...more };
}
