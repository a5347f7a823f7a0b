import type {
  About,
  Ability,
  Act,
  Amount,
  AppliesTo,
  Change,
  Clause,
  Condition,
  Counted,
  Filter,
  OfPlayer,
  Quality,
  EarlyEnd,
  Selector,
  Target,
  Usage,
  When,
  Who,
} from '../language/effects.ts';
import { numbersChosen } from '../language/names.ts';
import { conditionAfterChoices, conditionBeforeChoices } from '../language/own-choices.ts';
import { abilityHas } from '../language/search.ts';
import { paidName } from '../compile/clauses.ts';
import type { Problem } from '../state/result.ts';
import { unreachable } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { childAt, itemAt } from './places.ts';
import { tell, type AroundText, type Said } from './said.ts';
import { heardBy, isAttached, lends, turnsOn } from './text-parts.ts';

/** Before the name of a cost, where a number says whether it was paid. */
const PAID = paidName('');

/**
 * Finds what an ability speaks of although nothing has been said of it, in the order of its text. *Errors:* `card.unbound`,
 * `card.boundTwice`, `card.notDivided`, `card.noEvent`, `card.noHost`, `card.noGiver`, `card.noItself`, `card.notGiven`, `card.neverSet`,
 * `card.neverPaid`, `card.noSuchCard`,
 * `card.onlyReplacing`, `card.replacesNothing`, `card.onlyOnItsWay`, `card.otherEvent`, `card.lendsLender`, each with its path. The ability has the shape that the schema asks for.
 */
export function checkReferences<S extends CoreState>(around: AroundText<S>, ability: Ability, at: string): readonly Problem[] {
  const problems: Problem[] = [];
  visitAbility({ ...around, problems, given: undefined }, ability, at);
  return problems;
}

function visitAbility<S extends CoreState>(
  outer: AroundText<S> & Pick<Said<S>, 'problems' | 'given'> & Partial<Pick<Said<S>, 'words'>>,
  ability: Ability,
  at: string,
): void {
  const said: Said<S> = {
    ...outer,
    targets: new Set(),
    divided: new Set(),
    numbers: new Set(),
    players: new Set(),
    words: new Set(outer.words),
    kind: ability.kind,
    heard: heardBy(outer.language, ability),
    drops: ability.kind === 'replacement' && ability.drops,
  };
  switch (ability.kind) {
    case 'triggered':
    case 'replacement':
    case 'prohibition':
      visitWhens(said, ability, at);
      if (ability.kind === 'triggered') visitUsage(said, ability, at);
      if (ability.kind !== 'prohibition') visitClause(said, ability.clause, childAt(at, 'clause'));
      return;
    case 'activated':
      visitUsage(said, ability, at);
      visitClause(said, ability.clause, childAt(at, 'clause'));
      // A cost of X is announced with the text.
      visitAmount(said, ability.cost, childAt(at, 'cost'));
      return;
    case 'cost':
      for (const name of numbersChosen(outer.abilities)) said.numbers.add(name);
      visitPrice(said, ability.price, at);
      if (ability.energy !== undefined) visitAmount(said, ability.energy, childAt(at, 'energy'));
      if (ability.if !== undefined) visitCondition(said, ability.if, childAt(at, 'if'));
      return;
    case 'static':
      visitApplies(said, ability.applies, childAt(at, 'applies'));
      if (ability.if !== undefined) visitCondition(said, ability.if, childAt(at, 'if'));
      if (ability.ignorable !== undefined) visitEarlyEnd(said, ability.ignorable, childAt(at, 'ignorable'));
      ability.changes.forEach((change, index) => visitChange(said, change, itemAt(childAt(at, 'changes'), index), ability.applies));
      return;
    case 'keyword':
      visitPrice(said, ability.price, at);
      if (ability.energy !== undefined) visitAmount(said, ability.energy, childAt(at, 'energy'));
      if (ability.clause !== undefined) visitClause(said, ability.clause, childAt(at, 'clause'));
      if (ability.of !== undefined) visitFilter(said, ability.of, childAt(at, 'of'));
      return;
    default:
      unreachable(ability);
  }
}

function visitWhens<S extends CoreState>(
  said: Said<S>,
  ability: Ability & { readonly kind: 'triggered' | 'replacement' | 'prohibition' },
  at: string,
): void {
  visitWhen(said, ability.when, childAt(at, 'when'));
  if (ability.kind === 'triggered') ability.also?.forEach((when, index) => visitWhen(said, when, itemAt(childAt(at, 'also'), index)));
}

function visitWhen<S extends CoreState>(said: Said<S>, when: When, at: string): void {
  for (const role of ['card', 'other'] as const) {
    const about = when[role];
    if (about !== undefined) visitAbout(said, about, childAt(at, role));
  }
}

function visitHost<S extends CoreState>(said: Said<S>, at: string): void {
  if (!said.hasHost && said.given?.toCard !== true) tell(said, 'card.noHost', at);
}

function visitGiver<S extends CoreState>(said: Said<S>, at: string): void {
  if (said.given === undefined) tell(said, 'card.noGiver', at);
}

/** What is paid for an ability, before its text. */
function visitUsage<S extends CoreState>(said: Said<S>, { price, resources = [] }: Usage, at: string): void {
  visitPrice(said, price, at);
  resources.forEach(({ count }, index) => visitAmount(said, count, childAt(itemAt(childAt(at, 'resources'), index), 'count')));
}

function visitPrice<S extends CoreState>(said: Said<S>, price: Clause | undefined, at: string): void {
  if (price !== undefined) visitClause(said, price, childAt(at, 'price'));
}

/** A clause in the order in which it is followed: what stands before may be spoken of by what stands after. */
function visitClause<S extends CoreState>(said: Said<S>, clause: Clause, at: string): void {
  const before = conditionBeforeChoices(clause);
  if (before !== undefined) visitCondition(said, before, childAt(at, 'if'));
  visitNumbers(said, clause.numbers, childAt(at, 'numbers'));
  if (clause.instead === true && (said.kind !== 'replacement' || said.drops)) tell(said, 'card.replacesNothing', childAt(at, 'instead'));
  for (const name of Object.keys(clause.words ?? {})) said.words.add(name);
  for (const name of Object.keys(clause.players ?? {})) said.players.add(name);
  for (const [name, target] of Object.entries(clause.targets ?? {})) visitTarget(said, name, target, childAt(childAt(at, 'targets'), name));
  const after = conditionAfterChoices(clause);
  if (after !== undefined) visitCondition(said, after, childAt(at, 'if'));
  if (clause.eachIf !== undefined) visitCondition(said, clause.eachIf, childAt(at, 'eachIf'));
  if (clause.times !== undefined) visitAmount(said, clause.times, childAt(at, 'times'));
  clause.do.forEach((act, index) => visitAct(said, act, itemAt(childAt(at, 'do'), index)));
  clause.modes?.forEach((mode, index) => visitClause(said, mode, itemAt(childAt(at, 'modes'), index)));
  for (const part of ['ifDone', 'else', 'next'] as const) {
    const inner = clause[part];
    if (inner !== undefined) visitClause(said, inner, childAt(at, part));
  }
}

/** Numbers that are chosen: each may rest on those before it. */
function visitNumbers<S extends CoreState>(said: Said<S>, numbers: Clause['numbers'] = {}, at: string): void {
  for (const [name, range] of Object.entries(numbers)) {
    visitAmount(said, range.most, childAt(childAt(at, name), 'most'));
    said.numbers.add(name);
  }
}

function visitTarget<S extends CoreState>(said: Said<S>, name: string, target: Target, at: string): void {
  if (said.targets.has(name)) tell(said, 'card.boundTwice', at, { name });
  visitFilter(said, target, at);
  if (target.min > target.max) tell(said, 'card.outOfRange', childAt(at, 'min'), { least: 0, most: target.max, given: target.min });
  if (target.among !== undefined) visitSelector(said, target.among, childAt(at, 'among'));
  if (target.besides !== undefined) visitSelector(said, target.besides, childAt(at, 'besides'));
  if (target.count !== undefined) visitAmount(said, target.count, childAt(at, 'count'));
  if (target.divide !== undefined) {
    visitAmount(said, target.divide, childAt(at, 'divide'));
    said.divided.add(name);
  }
  if (target.by !== undefined) visitPlayer(said, target.by, childAt(at, 'by'));
  if (target.if !== undefined) visitCondition(said, target.if, childAt(at, 'if'));
  said.targets.add(name);
}

function visitAct<S extends CoreState>(said: Said<S>, act: Act, at: string): void {
  const { verbs } = said.language.words;
  const { use, changes } = verbs[act.verb] ?? {};
  const place = childAt(at, 'verb');
  if (use === 'replacement' && said.kind !== 'replacement') tell(said, 'card.onlyReplacing', place, { verb: act.verb });
  else if (changes !== undefined && said.heard.length === 0) tell(said, 'card.onlyOnItsWay', place, { verb: act.verb });
  else if (changes !== undefined && !mayChange(said, changes, use)) tell(said, 'card.otherEvent', place, { verb: act.verb });
  const ofEach: Said<S> = act.on === undefined ? said : { ...said, isOfEach: true };
  for (const part of ['on', 'to', 'of', 'boundTo'] as const) {
    const selector = act[part];
    if (selector !== undefined) visitSelector(part === 'to' ? ofEach : said, selector, childAt(at, part));
  }
  if (act.chosen !== undefined) visitChosen(said, act.chosen, at);
  if (act.who !== undefined) visitPlayer(said, act.who, childAt(at, 'who'));
  if (act.amount !== undefined) visitAmount(ofEach, act.amount, childAt(at, 'amount'));
  act.amounts?.forEach((each, index) => visitAmount(ofEach, each, itemAt(childAt(at, 'amounts'), index)));
  if (act.grants !== undefined) {
    const given = { numbers: (act.amount === undefined ? 0 : 1) + (act.amounts?.length ?? 0), toCard: act.on !== undefined };
    visitAbility({ ...said, given }, act.grants, childAt(at, 'grants'));
  }
  if (act.ends !== undefined) visitEarlyEnd(said, act.ends, childAt(at, 'ends'));
}

/** Whether a verb can change whatever sets the ability off. What a replacement drops is changed by no verb that stands in replacements alone. */
function mayChange<S extends CoreState>({ heard, drops }: Said<S>, changes: readonly string[], use: string | undefined): boolean {
  return heard.every((fact) => changes.includes(fact)) && !(use === 'replacement' && drops);
}

/** The price of ending an effect early. It is the price of an ability of its own. */
function visitEarlyEnd<S extends CoreState>(said: Said<S>, { energy: cost, price, numbers }: EarlyEnd, at: string): void {
  const own: Said<S> = {
    ...said,
    targets: new Set(),
    divided: new Set(),
    players: new Set(),
    numbers: new Set(),
  };
  visitNumbers(own, numbers, childAt(at, 'numbers'));
  visitPrice(own, price, at);
  if (cost !== undefined) visitAmount(own, cost, childAt(at, 'energy'));
}

function visitPlayer<S extends CoreState>(said: Said<S>, who: Who | OfPlayer, at: string): void {
  if (typeof who === 'object' && !said.players.has(who.player)) tell(said, 'card.unbound', `${at}.player`, { name: who.player });
}

function visitAbout<S extends CoreState>(said: Said<S>, about: About, at: string): void {
  if (about === 'host') visitHost(said, at);
  else if (about === 'giver') visitGiver(said, at);
  else if (typeof about === 'object') visitFilter(said, about, at);
}

function visitFilter<S extends CoreState>(said: Said<S>, { are, of }: Filter, at: string): void {
  if (of !== undefined) visitPlayer(said, of, childAt(at, 'of'));
  visitQualities(said, are, childAt(at, 'are'));
}

function visitQualities<S extends CoreState>(said: Said<S>, are: readonly Quality[], at: string): void {
  are.forEach((quality, index) => visitQuality(said, quality, itemAt(at, index)));
}

function visitQuality<S extends CoreState>(said: Said<S>, quality: Quality, at: string): void {
  if (typeof quality === 'string') return;
  if ('not' in quality) visitQuality(said, quality.not, childAt(at, 'not'));
  else if ('targets' in quality) visitAbout(said, quality.targets, childAt(at, 'targets'));
  else if ('chosen' in quality) visitChosen(said, quality.chosen, at);
  else if (said.language.words.qualities[quality.is]?.takes === 'card' && !said.isCard(String(quality.value)))
    tell(said, 'card.noSuchCard', childAt(at, 'value'), { given: String(quality.value) });
}

function visitChosen<S extends CoreState>(said: Said<S>, name: string, at: string): void {
  if (!said.words.has(name)) tell(said, 'card.unbound', childAt(at, 'chosen'), { name });
}

function visitSelector<S extends CoreState>(said: Said<S>, selector: Selector, at: string): void {
  switch (selector.kind) {
    case 'self':
      return;
    case 'host':
      return visitHost(said, at);
    case 'giver':
      return visitGiver(said, at);
    case 'bound':
      if (!said.targets.has(selector.name)) tell(said, 'card.unbound', childAt(at, 'name'), { name: selector.name });
      return;
    case 'thisWay':
      return visitQualities(said, selector.are, childAt(at, 'are'));
    case 'itself':
      if (said.isOfEach !== true) tell(said, 'card.noItself', at);
      return;
    case 'event':
      return visitEvent(said, at);
    case 'each':
      return visitFilter(said, selector, at);
    case 'top':
      visitAmount(said, selector.count, childAt(at, 'count'));
      return visitFilter(said, selector, at);
    case 'related': {
      const { setBy } = said.language.words.relations[selector.relation] ?? {};
      if (setBy !== undefined && !said.abilities.some((ability) => abilityHas({ act: ({ verb }) => setBy.includes(verb) }, ability)))
        tell(said, 'card.neverSet', childAt(at, 'relation'), { given: selector.relation, words: setBy.join(', ') });
      visitSelector(said, selector.of, childAt(at, 'of'));
      return visitQualities(said, selector.are, childAt(at, 'are'));
    }
    default:
      unreachable(selector);
  }
}

function visitEvent<S extends CoreState>(said: Said<S>, at: string): void {
  if (said.kind !== 'triggered' && said.kind !== 'replacement') tell(said, 'card.noEvent', at);
}

function visitAmount<S extends CoreState>(said: Said<S>, amount: Amount, at: string): void {
  if (typeof amount === 'number') return;
  switch (amount.kind) {
    case 'perEach':
      return visitCounted(said, amount.of, childAt(at, 'of'));
    case 'stat':
      return visitSelector(said, amount.of, childAt(at, 'of'));
    case 'tally':
    case 'allBut':
      return visitPlayer(said, amount.of, childAt(at, 'of'));
    case 'capped':
      return visitAmount(said, amount.of, childAt(at, 'of'));
    case 'difference':
      visitAmount(said, amount.of, childAt(at, 'of'));
      return visitAmount(said, amount.less, childAt(at, 'less'));
    case 'measure':
      return visitFilter(said, amount.of, childAt(at, 'of'));
    case 'eventAmount':
      return visitEvent(said, at);
    case 'number':
      if (amount.name.startsWith(PAID)) visitPaid(said, amount.name.slice(PAID.length), childAt(at, 'name'));
      else if (!said.numbers.has(amount.name)) tell(said, 'card.unbound', childAt(at, 'name'), { name: amount.name });
      return;
    case 'made':
      if ((said.given?.numbers ?? 0) <= (amount.at ?? 0)) tell(said, 'card.notGiven', at);
      return;
    case 'share':
      if (!said.targets.has(amount.of)) tell(said, 'card.unbound', childAt(at, 'of'), { name: amount.of });
      else if (!said.divided.has(amount.of)) tell(said, 'card.notDivided', childAt(at, 'of'), { name: amount.of });
      return;
    default:
      unreachable(amount);
  }
}

function visitCounted<S extends CoreState>(said: Said<S>, counted: Counted, at: string): void {
  if (counted.kind === 'cards' || counted.kind === 'stat') visitSelector(said, counted.of, childAt(at, 'of'));
}

function visitCondition<S extends CoreState>(said: Said<S>, condition: Condition, at: string): void {
  switch (condition.kind) {
    case 'exists':
      return visitFilter(said, condition.of, childAt(at, 'of'));
    case 'compare':
      visitAmount(said, condition.amount, childAt(at, 'amount'));
      return visitAmount(said, condition.than, childAt(at, 'than'));
    case 'are':
      visitSelector(said, condition.cards, childAt(at, 'cards'));
      return visitQualities(said, condition.are, childAt(at, 'are'));
    case 'befell':
      return visitSelector(said, condition.cards, childAt(at, 'cards'));
    case 'state':
      if (condition.chosen !== undefined) visitChosen(said, condition.chosen, at);
      return visitState(said, condition.state, childAt(at, 'state'));
    case 'paid':
      return visitPaid(said, condition.name, childAt(at, 'name'));
    case 'not':
      return visitCondition(said, condition.of, childAt(at, 'of'));
    case 'either':
    case 'both':
      return condition.of.forEach((each, index) => visitCondition(said, each, itemAt(childAt(at, 'of'), index)));
    default:
      unreachable(condition);
  }
}

function visitState<S extends CoreState>(said: Said<S>, state: string, at: string): void {
  const { setBy } = said.language.words.states[state] ?? {};
  if (setBy !== undefined && !said.abilities.some((ability) => abilityHas(turnsOn(setBy), ability)))
    tell(said, 'card.neverSet', at, { given: state, words: setBy.join(', ') });
}

function visitPaid<S extends CoreState>(said: Said<S>, name: string, at: string): void {
  const isOwn = said.abilities.some((ability) => ability.kind === 'cost' && ability.name === name);
  if (!isOwn && said.language.costNames?.includes(name) !== true) tell(said, 'card.neverPaid', at, { name });
}

function visitApplies<S extends CoreState>(said: Said<S>, applies: AppliesTo, at: string): void {
  if (applies.kind !== 'player') visitSelector(said, applies, at);
}

function visitChange<S extends CoreState>(said: Said<S>, change: Change, at: string, applies: AppliesTo): void {
  const ofCards: Said<S> = applies.kind === 'player' ? said : { ...said, isOfEach: true };
  switch (change.kind) {
    case 'stat':
      return visitAmount(ofCards, change.amount, childAt(at, 'amount'));
    case 'swap':
      return;
    case 'list':
      if (change.chosen !== undefined) visitChosen(said, change.chosen, at);
      return;
    case 'ability': {
      if (lends(change.ability)) return tell(said, 'card.lendsLender', childAt(at, 'ability'));
      const given = { numbers: 0, toCard: said.given?.toCard === true || isAttached(applies) };
      return visitAbility({ ...said, given }, change.ability, childAt(at, 'ability'));
    }
    case 'rule':
      // What a copy has beside what is copied says its words.
      if (change.except !== undefined)
        visitAbility({ ...said, words: new Set(), given: { numbers: 0, toCard: true } }, change.except, childAt(at, 'except'));
      if (change.chosen !== undefined) visitChosen(said, change.chosen, at);
      if (typeof change.amount === 'object') visitAmount(ofCards, change.amount, childAt(at, 'amount'));
      if (change.of !== undefined) visitFilter(said, change.of, childAt(at, 'of'));
      return;
    default:
      unreachable(change);
  }
}
