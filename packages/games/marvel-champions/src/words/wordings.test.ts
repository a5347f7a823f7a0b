import { languages, writeCard, type TextContext } from '@crupier/kernel/rules';
import { each, exactly, gives, one, self, the, triggered, type Ability, type Filter } from '@crupier/kernel/cards';
import { isWholeLine } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import {
  act,
  activated,
  any,
  areAll,
  forEachDone,
  friendly,
  inState,
  is,
  keyword,
  keywordWith,
  lists,
  plus,
  rule,
  stat,
  when,
  whenAny,
} from '../meanings/builders.ts';
import { meanings, ownWords } from '../meanings/meanings.ts';
import { givenKeywords } from '../meanings/rules.ts';
import { wordings } from './wordings.ts';

const context: TextContext = { noun: 'ally', host: 'enemy' };
const draw = { do: [act('draw')] };

type Words<Table extends keyof typeof meanings> = readonly (keyof (typeof meanings)[Table] & string)[];

function namesOf<Table extends 'nouns' | 'qualities' | 'stats' | 'verbs' | 'occasions' | 'rules' | 'states'>(table: Table): Words<Table> {
  return Object.keys(meanings[table]) as unknown as Words<Table>;
}

/** What an ability says, line by language. */
function said(ability: Ability): readonly string[] {
  return languages.flatMap((language) => writeCard(wordings, [ability], context, language));
}

function action(clause: Parameters<typeof activated>[1]): Ability {
  return activated('action', clause);
}

/** A word for a quality with a value. */
const values: Readonly<Record<string, string>> = {
  trait: 'Aerial',
  printedTrait: 'Aerial',
  named: '01002',
  withResource: 'mental',
  attachedTo: '01002',
  withAttached: '25002',
  boostIcons: '1',
};

function qualityOf(name: (typeof qualityNames)[number]): Parameters<typeof areAll>[1] {
  const value = values[name];
  return value === undefined ? name : is(name, value);
}

const qualityNames = namesOf('qualities');

/** A word that a card says of itself; one that speaks of cards does so. */
function ownWord(name: (typeof ownWords)[number]): Ability {
  return name === 'playOnlyWith' ? keywordWith(name, { of: any('identity', is('trait', 'Aerial')) }) : keyword(name);
}

/** Texts that say each word once: nobody else may write a card with it yet. */
const texts: Readonly<Record<string, readonly Ability[]>> = {
  ...Object.fromEntries(
    namesOf('nouns').map((noun) => [
      `noun ${noun}`,
      [any(noun), friendly(noun)].flatMap((cards: Filter) => [
        action({ targets: { it: one(cards) }, do: [act('discard', the())] }),
        action({ do: [act('discard', each(cards))] }),
        action({ if: { kind: 'exists', of: cards, least: 2 }, ...draw }),
      ]),
    ]),
  ),
  ...Object.fromEntries(
    qualityNames.map((name) => [
      `quality ${name}`,
      [action({ do: [act('discard', each(any('minion', qualityOf(name))))] }), action({ if: areAll(self, qualityOf(name)), ...draw })],
    ]),
  ),
  ...Object.fromEntries(
    namesOf('stats').map((name) => {
      const ofCards = action({ do: [act('damage', self, stat(name, each(any('villain'))))] });
      return [`stat ${name}`, wordings.stats[name].number === undefined ? [gives(self, plus(name, 1)), ofCards] : [ofCards]];
    }),
  ),
  ...Object.fromEntries(
    namesOf('verbs').map((verb) => {
      const value = (meanings.verbs[verb] as { readonly takes?: readonly string[] }).takes?.[0];
      const more = { to: each(any('enemy')), ...(value !== undefined && { value }) };
      const objects = JSON.stringify(wordings.verbs[verb]).includes('{one}') ? [each(any('minion'))] : [self, each(any('minion'))];
      const acts = objects.map((on) => act(verb, on, 2, more));
      return [`verb ${verb}`, acts.map((each) => triggered(when('wouldTakeDamage', { card: any('hero') }), { do: [each] }))];
    }),
  ),
  ...Object.fromEntries(
    namesOf('occasions').map((name) => [
      `occasion ${name}`,
      [triggered(when(name), draw), triggered(when(name, { card: 'self' }), draw), triggered(whenAny(name, any('minion'), 'you'), draw)],
    ]),
  ),
  ...Object.fromEntries(namesOf('rules').map((name) => [`rule ${name}`, [gives(self, rule(name, { amount: 1 }))]])),
  ...Object.fromEntries(
    namesOf('states').map((name) => [
      `state ${name}`,
      [action({ if: inState(name), ...draw }), action({ if: { kind: 'not', of: inState(name) }, ...draw })],
    ]),
  ),
  ...Object.fromEntries(
    meanings.counted.map((name) => [
      `counted ${name}`,
      [action({ do: [act('draw', undefined, forEachDone(1, name))] }), action({ if: exactly(forEachDone(1, name), 0), ...draw })],
    ]),
  ),
  keywords: [...givenKeywords.map((name) => gives(self, lists('keyword', 'gain', name, 1))), ...ownWords.map(ownWord)],
};

describe('every word can be said', () => {
  test.each(Object.entries(texts))('%s', (_name, abilities) => {
    for (const ability of abilities) expect(said(ability).filter((line) => !isWholeLine(line))).toEqual([]);
  });
});
