import type { Ability, Act, Change, Clause } from '@crupier/kernel/cards';
import { describe, expect, test } from 'vitest';
import { environments } from '../state/state.ts';
import { keywords } from '../meanings/keywords.ts';
import { spokenAbilities } from './card-text.ts';
import { cardFacts, demonFacts, type CardFacts } from './facts.ts';
import { isPlayable } from './status.ts';

/** A playable card with everything that it says, what it lends and grants included. */
interface Told {
  readonly facts: CardFacts;
  readonly abilities: readonly Ability[];
  readonly acts: readonly Act[];
  readonly changes: readonly Change[];
}

function clausesOf(clause: Clause | undefined): readonly Clause[] {
  if (clause === undefined) return [];
  return [clause, ...[clause.ifDone, clause.else, clause.next, ...(clause.modes ?? [])].flatMap(clausesOf)];
}

function actsOf(ability: Ability): readonly Act[] {
  const clauses = [...('clause' in ability ? clausesOf(ability.clause) : []), ...('price' in ability ? clausesOf(ability.price) : [])];
  return clauses.flatMap((clause) => clause.do);
}

/** An ability, and those that it lends or grants. */
function withInner(ability: Ability): readonly Ability[] {
  const lent = ability.kind === 'static' ? ability.changes.flatMap((change) => (change.kind === 'ability' ? [change.ability] : [])) : [];
  const granted = actsOf(ability).flatMap(({ grants }) => (grants === undefined ? [] : [grants]));
  return [ability, ...[...lent, ...granted].flatMap(withInner)];
}

const told: readonly Told[] = [...cardFacts, ...demonFacts]
  .filter(({ id }) => isPlayable(id))
  .map((facts) => {
    const abilities = spokenAbilities(facts).flatMap(withInner);
    const changes = abilities.flatMap((ability) => (ability.kind === 'static' ? ability.changes : []));
    return { facts, abilities, acts: abilities.flatMap(actsOf), changes };
  });

type Is = (card: Told) => boolean;

const ability =
  (is: (ability: Ability) => boolean): Is =>
  ({ abilities }) =>
    abilities.some(is);
const act =
  (...verbs: readonly string[]): Is =>
  ({ acts }) =>
    acts.some(({ verb }) => verbs.includes(verb));
const change =
  (is: (change: Change) => boolean): Is =>
  ({ changes }) =>
    changes.some(is);
const rule = (...rules: readonly string[]): Is => change((each) => each.kind === 'rule' && rules.includes(each.rule));
const headed = (header: string): Is => ability((each) => each.kind === 'activated' && each.headers.includes(header));
const occasion = (...occasions: readonly string[]): Is => ability((each) => 'when' in each && occasions.includes(each.when.occasion));
const replaces = (...occasions: readonly string[]): Is =>
  ability((each) => each.kind === 'replacement' && occasions.includes(each.when.occasion));
const says =
  (text: string): Is =>
  ({ abilities }) =>
    JSON.stringify(abilities).includes(text);
const ofType =
  (type: string): Is =>
  ({ facts }) =>
    (facts.types as readonly string[]).includes(type);
const either =
  (...all: readonly Is[]): Is =>
  (card) =>
    all.some((is) => is(card));

/** Paying with something: in the price of an ability or of a card. */
const pays = (...verbs: readonly string[]): Is =>
  ability((each) => 'price' in each && clausesOf(each.price).some((clause) => clause.do.some(({ verb }) => verbs.includes(verb))));

/** Every kind of thing that a card can be or do, and how its data show it. *Rule:* INF-113.3, INF-117, INF-612.1, INF-613, INF-614. */
const kinds: Readonly<Record<string, Is>> = {
  'activated abilities': headed('activate'),
  'triggered abilities': ability(({ kind }) => kind === 'triggered'),
  'static abilities': ability(({ kind }) => kind === 'static'),
  'ritual abilities': headed('ritual'),
  'energy abilities': headed('energy'),
  'replacement abilities': ability(({ kind }) => kind === 'replacement'),
  'abilities that forbid': change((each) => each.kind === 'rule' && each.rule.startsWith('cannot')),
  'flips of demons': headed('flip'),
  'state triggers': occasion('anyTime', 'stateReached'),
  'delayed abilities': ({ acts }) => acts.some(({ grants }) => grants?.kind === 'triggered'),
  'linked abilities': either(says('"relation":"linked"'), rule('choosesBody')),
  'additional costs': ability((each) => each.kind === 'cost' && each.sort === 'additional'),
  'alternative costs': ability((each) => each.kind === 'cost' && each.sort === 'alternative'),
  'costs of X': ({ facts }) => facts.costsX,
  'tapping as a cost': pays('tap'),
  'destroying as a cost': pays('destroy'),
  'discarding as a cost': pays('discard', 'discardChosen'),
  'exiling as a cost': pays('exile'),
  'changed costs': rule('costsLess', 'costsMore', 'abilitiesCostMore', 'abilitiesCostLess', 'attackCosts', 'attackingItCosts'),
  'layer 1: copies': either(rule('entersAsCopy'), act('becomeCopy', 'createCopy')),
  'copies of what is on the chain': act('copyChained', 'copyAsItIs', 'playCopy'),
  'layer 2: control': either(act('gainControl', 'exchangeControl'), rule('isControlled')),
  'layer 3: texts': either(act('changeWord'), rule('changesWord')),
  'layer 4: types': change((each) => each.kind === 'list' && ['type', 'subtype', 'supertype', 'path'].includes(each.list)),
  'layer 5: abilities gained': change((each) => each.kind === 'list' && each.list === 'keyword' && each.change === 'gain'),
  'layer 5: abilities lent': change(({ kind }) => kind === 'ability'),
  'layer 6A: definitions': rule('definesStrength', 'definesToughness', 'definesBoth'),
  'layer 6A: modifiers of weapons': ({ facts }) => facts.modifiers !== undefined,
  'layer 6B: numbers set': change((each) => each.kind === 'stat' && each.change === 'set'),
  'layer 6C: numbers changed': change((each) => each.kind === 'stat' && each.change === 'add'),
  'layer 6D: numbers swapped': change(({ kind }) => kind === 'swap'),
  'layer 6E: damage counters': act('putDamageCounters', 'removeDamageCounters', 'removeAllDamageCounters'),
  'replaced destruction': replaces('wouldBeDestroyed'),
  'replaced draws': replaces('wouldDraw'),
  'increased damage': act('increaseDamage'),
  'entering otherwise': rule('entersTapped', 'entersAsCopy', 'choosesBody', 'entersWith'),
  // What Tributo does is written with the keywords.
  skipping: either(act('skipResource'), ({ facts }) => facts.keywords.some(({ keyword }) => keyword === 'tribute')),
  redirection: act('redirectDamage', 'redirectNext'),
  'shields of some points': act('shield'),
  'shields against a source': act('shieldAgainst'),
  'static prevention': act('preventDamage'),
  'prevention of all combat damage': act('preventAllDamage'),
  'damage that cannot be prevented': act('demonDamageSurely'),
  'changed targets': act('changeTargets', 'copyChained', 'chooseNewTargets'),
  searching: act('searchDeck'),
  'divided damage': says('"divide"'),
  'tokens created': ({ acts }) => acts.some(({ verb }) => verb.startsWith('create ')),
  'cards cancelled': act('cancel', 'cancelUnlessPaid'),
  'unlimited cards': ({ facts }) => facts.supertypes.includes('unlimited'),
  'instant cards': ({ facts }) => facts.supertypes.includes('instant'),
  'unique cards': ({ facts }) => facts.supertypes.includes('unique'),
  weapons: ofType('weapon'),
  scenarios: ofType('scenario'),
  objects: ofType('object'),
  resources: ofType('resource'),
  'resource tricks': either(act('addResource', 'becomeResource', 'turnFaceUp', 'skipResource'), ofType('resource')),
  Depth: says('"depth"'),
  'path affinity': says('Affinity"'),
  ...Object.fromEntries(
    environments.map((name) => [
      `the environment ${name}`,
      either(({ facts }) => facts.keywords.some(({ keyword }) => keyword === name), says(`"word":"${name}"`), says(`"state":"${name}"`)),
    ]),
  ),
};

function namesOf(is: Is): readonly string[] {
  return told.filter(is).map(({ facts }) => facts.id);
}

describe('what the set covers', () => {
  test.each(Object.entries(kinds))('%s: at least two playable cards', (_kind, is) => {
    expect(namesOf(is).length).toBeGreaterThanOrEqual(2);
  });

  const spoken: Readonly<Record<string, Is>> = {
    ...Object.fromEntries(
      keywords.map((keyword) => [
        keyword,
        either(
          ({ facts }) => facts.keywords.some((each) => each.keyword === keyword),
          ability((each) => each.kind === 'keyword' && each.keyword === keyword),
          change((each) => each.kind === 'list' && each.list === 'keyword' && each.change === 'gain' && each.word === keyword),
        ),
      ]),
    ),
    coupDeGrace: occasion('coupDeGrace'),
    thrust: occasion('thrust'),
    impulse: occasion('impulse'),
    immune: rule('immune'),
  };
  test.each(Object.entries(spoken))('%s: at least three playable cards', (_keyword, is) => {
    expect(namesOf(is).length).toBeGreaterThanOrEqual(3);
  });
});
