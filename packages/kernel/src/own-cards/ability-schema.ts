import { assert } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import type { RuleWord, Takes, WordList } from '../language/meanings.ts';
import type { Sentence } from '../language/wording.ts';
import type { ListWording, RuleWording, VerbWording, Wordings } from '../language/wordings.ts';
import { abilityKinds, earlyEnd, hasCurrency, plainDurations } from './ability-kinds.ts';
import type { CardLanguage } from './card-language.ts';
import { hasSlot } from '../language/has-slot.ts';
import { word } from '../language/look-up.ts';
import { numberDefinitions, togetherOf } from './number-schema.ts';
import { whenDefinitions } from './when-schema.ts';
import { byName, listOf, NUMBER_MAX, oneOf, oneWord, only, record, ref, whole, yes, type Fields, type Schema } from './schema.ts';
import type { Verb } from '../match/match.ts';

/** A name that is none of those that every object has. */
const NAME = `(?!(${Object.getOwnPropertyNames(Object.prototype)
  .filter((name) => /^[A-Za-z]/.test(name))
  .join('|')})$)[A-Za-z][A-Za-z0-9]{0,30}`;

/** The definitions of everything that an ability is made of, by name, for one game: each word with what it takes. */
export function abilityDefinitions<S extends CoreState>(language: CardLanguage<S>): Readonly<Record<string, Schema>> {
  return {
    name: {
      title: 'name',
      type: 'string',
      pattern: `^${NAME}$`,
      description: 'a name of your own for what the text chooses, by which it speaks of it later',
    },
    numberName: { title: 'name', type: 'string', pattern: `^(paid )?${NAME}$` },
    ...playerDefinitions(),
    ...cardDefinitions(language),
    ...numberDefinitions(language),
    ...actDefinitions(language),
    ...whenDefinitions(language),
    ...changeDefinitions(language),
    ...abilityKinds(language),
  };
}

function playerDefinitions(): Fields {
  return {
    chosenPlayer: record({ player: ref('name') }, 'a player that the clause has chosen, see “players”'),
    ofPlayer: oneOf('player', oneWord('player', ['you', 'opponent']), ref('chosenPlayer')),
    who: oneOf('player', oneWord('player', ['you', 'opponent', 'each', 'eachOpponent', 'controller', 'owner']), ref('chosenPlayer')),
  };
}

function cardDefinitions<S extends CoreState>({ words, wordings }: CardLanguage<S>): Fields {
  const { qualities, relations } = words;
  const filter: Fields = {
    noun: oneWord('noun', Object.keys(words.nouns), 'what sort of card'),
    whose: oneWord('side', ['friendly', 'enemy', 'any']),
    are: { ...listOf(ref('quality'), 0, 6), description: 'qualities that they all have' },
    'other?': { ...yes, description: 'not the card itself' },
    'of?': ref('chosenPlayer'),
  };
  const together = togetherOf(qualities);
  const ofEach = Object.entries(qualities).filter(([name]) => !together.includes(name));
  const all = ofEach.map(([name, { takes }]) => {
    const { en } = word(wordings.qualities, name, 'quality');
    return { name, en, takes: takenBy(name, [en], 'value', takes) };
  });
  const plain = all.flatMap(({ name, takes }) => (takes === undefined ? [name] : []));
  const valued = all.flatMap(({ name, en, takes }) =>
    takes === undefined
      ? []
      : [asOne([record({ is: only(name), value: valueOf(takes, sortOf(name)) }, en), ...chosenQuality(wordings.qualities, name)])],
  );
  const qualityOf = (names: readonly string[]): Schema =>
    oneOf(
      'quality',
      oneWord('quality', names),
      record({ not: ref('quality') }),
      record(
        { targets: ref('about'), 'only?': { ...yes, description: 'and nothing else' } },
        'what waits to be resolved targets such a card',
      ),
      ref('valuedQuality'),
    );
  return {
    quality: qualityOf(plain),
    ...(together.length > 0 && { saidQuality: qualityOf([...plain, ...together]) }),
    valuedQuality: oneOf('quality', ...valued),
    filter: record(filter),
    selector: oneOf(
      'selector',
      ...selectors(filter, Object.keys(relations)),
      ...tops(filter, words.nouns),
      ...doneThisWay(wordings.thisWay ?? {}),
    ),
    target: record({
      ...filter,
      min: { ...whole(0, NUMBER_MAX), description: '0 makes the choice optional' },
      max: whole(0, NUMBER_MAX),
      'among?': ref('selector'),
      'besides?': { ...ref('selector'), description: 'none of these' },
      'different?': { ...yes, description: 'in a clause that is done several times: another one each time' },
      'count?': ref('amount'),
      'divide?': { ...ref('amount'), description: 'so much is divided among them, at least 1 each' },
      'late?': { ...yes, description: 'chosen when it is done, not announced as a target' },
      'by?': ref('ofPlayer'),
      'if?': { ...ref('condition'), description: 'chosen only if this holds when it is to be chosen' },
    }),
  };
}

/** The topmost cards of piles, in games with nouns for cards that lie in piles. */
function tops(filter: Fields, nouns: Readonly<Record<string, { readonly piles?: unknown }>>): readonly Schema[] {
  const piled = Object.keys(nouns).filter((noun) => nouns[noun]?.piles !== undefined);
  if (piled.length === 0) return [];
  return [record({ kind: only('top'), count: ref('amount'), ...filter, noun: oneWord('noun', piled) }, 'the topmost cards of each pile')];
}

/** A quality whose value the text may have chosen. */
function chosenQuality(qualities: Wordings['qualities'], name: string): readonly Schema[] {
  if (qualities[name]?.chosen === undefined) return [];
  return [record({ is: only(name), chosen: ref('name') }, 'with the word that the text has chosen')];
}

function selectors(filter: Fields, relations: readonly string[]): Schema[] {
  return [
    record({ kind: only('self') }, 'the card itself'),
    record({ kind: only('host') }, 'what the card is attached to, or what a given ability was given to'),
    record({ kind: only('giver') }, 'in a given ability: the card whose ability gives it'),
    record({ kind: only('bound'), name: ref('name') }, 'the cards that were chosen under a name'),
    record({ kind: only('itself') }, 'in an act’s “amount” and “to”, and in the “amount” of a change: each of the cards by itself'),
    record({ kind: only('event'), role: oneWord('role', ['card', 'other']) }, 'a card of what set the ability off'),
    record({ kind: only('each'), ...filter }, 'every such card'),
    record({ kind: only('related'), relation: oneWord('relation', relations), of: ref('selector'), are: listOf(ref('quality'), 0, 6) }),
  ];
}

function doneThisWay(said: NonNullable<Wordings['thisWay']>): Schema[] {
  const facts = Object.keys(said);
  if (facts.length === 0) return [];
  const role = { ...only('other'), description: 'the other card of what was done: whom the creature fought' };
  const hasOthers = facts.some((fact) => said[fact]?.other !== undefined);
  const fields = {
    kind: only('thisWay'),
    fact: oneWord('fact', facts),
    ...(hasOthers && { 'role?': role }),
    are: listOf(ref('quality'), 0, 6),
  };
  return [record(fields, 'the cards that something was done to before in this text')];
}

/** The sort of the values of a quality or list: those that have a name of their own in problems. */
function sortOf(name: string): string {
  return ['keyword', 'subtype', 'supertype', 'path', 'type', 'house', 'trait'].includes(name) ? name : 'value';
}

const anyText: Schema = { type: 'string', minLength: 1, maxLength: 100 };

/** The values that a word may have. A text with a place for a value has to name them: otherwise a described card could say anything there. */
function takenBy(word: string, sentences: readonly Sentence[], slot: 'value' | 'word', takes: Takes | undefined): Takes | undefined {
  assert(takes !== undefined || !hasSlot(sentences, slot), `The text of “${word}” has a place for a ${slot}, and names the values for it.`);
  return takes;
}

/** What a word takes. */
function valueOf(takes: Takes, sort: string): Schema {
  if (takes === 'card') return anyText;
  if (takes === 'whole') return whole(0, NUMBER_MAX);
  return 'pattern' in takes ? { title: sort, type: 'string', ...takes } : oneWord(sort, takes);
}

function actDefinitions<S extends CoreState>(language: CardLanguage<S>): Fields {
  const { words, wordings, manners, durations } = language;
  const verbs = Object.entries(words.verbs).filter(([, { use }]) => use !== 'rules');
  const bound = boundTo(language);
  const choosables = Object.keys(words.choosables ?? {});
  return {
    act: oneOf(
      'verb',
      ...verbs.map(([name, verb]) =>
        actOf(
          name,
          { ...verb, ...word(wordings.verbs, name, 'verb') },
          {
            chooses: choosables.length > 0,
            durations: plainDurations(language),
            bound,
            places: Object.keys(words.places ?? {}),
          },
        ),
      ),
      grantOf(durations, { ...bound, ...(hasCurrency(language) && endsEarly), ...(manners.amountFact && furtherAmounts) }),
    ),
    earlyEnd: record(earlyEnd, 'the price of ending an effect early'),
    numberRange: record({
      'paid?': { ...yes, description: 'announced as X of the cost' },
      least: whole(0, NUMBER_MAX),
      most: ref('amount'),
    }),
    playerChoice: record({ whose: oneWord('side', ['opponent', 'any']) }),
    clause: record({
      'numbers?': byName(ref('numberRange')),
      ...(choosables.length > 0 && { 'words?': byName(record({ of: oneWord('choosable', choosables), 'by?': only('opponent') })) }),
      'players?': byName(ref('playerChoice')),
      'targets?': byName(ref('target')),
      'each?': oneWord('player', ['player', 'opponent']),
      'eachIf?': { ...ref('condition'), description: 'with “each”: only those of whom this holds' },
      'if?': ref('condition'),
      'may?': yes,
      'instead?': { ...yes, description: 'in a replacement whose “drops” is false: this part takes the place of the event' },
      'times?': ref('amount'),
      do: listOf(ref('act')),
      'modes?': { ...listOf(ref('clause'), 2, 6), description: 'exactly one of them is chosen' },
      'again?': oneWord('repetition', ['effect', 'preceding']),
      'ifDone?': { ...ref('clause'), description: 'only if all of it was done' },
      ...(wordings.thenIfDone && { 'saysThen?': { ...yes, description: 'with “ifDone”: said as “then”, not as “if you do”' } }),
      'else?': { ...ref('clause'), description: 'if the condition failed or the offer was declined' },
      'next?': { ...ref('clause'), description: 'what comes after, whatever happened' },
    }),
  };
}

/** The card whose leaving ends what is begun, in games that have words for it. */
function boundTo<S extends CoreState>({ wordings }: CardLanguage<S>): Fields {
  const hasWords = Object.values(wordings.durations).some(({ en }) => hasSlot([en], 'card'));
  return hasWords ? { 'boundTo?': { ...ref('selector'), description: 'the card whose leaving ends it' } } : {};
}

/** One thing done, with the objects that its words have places for. */
function actOf<S extends CoreState>(
  name: string,
  verb: Verb<S> & VerbWording,
  {
    durations,
    bound,
    places,
    chooses,
  }: { readonly chooses: boolean; readonly durations: readonly string[]; readonly bound: Fields; readonly places: readonly string[] },
): Schema {
  const { en } = verb;
  const example = typeof en === 'string' ? en : en.other;
  const takes = takenBy(name, [en, ...(verb.valued ? [verb.valued.en] : [])], 'value', verb.takes);
  const mayLackValue = chooses || verb.valued !== undefined;
  return record(
    {
      verb: only(name),
      [hasSlot([en], 'on') || hasSlot([en], 'one') || hasSlot([en], 'self') || verb.cardsNotInText === true ? 'on' : 'on?']:
        ref('selector'),
      [hasSlot([en], 'to') ? 'to' : 'to?']: ref('selector'),
      'amount?': ref('amount'),
      ...(takes !== undefined && {
        [mayLackValue ? 'value?' : 'value']: valueOf(takes, 'value'),
        ...(chooses && { 'chosen?': ref('name') }),
      }),
      'who?': ref('who'),
      'of?': { ...ref('selector'), description: 'the card whose controller or owner does it' },
      ...(places.length > 0 && { 'from?': oneWord('place', places, 'where the cards must lie that it moves') }),
      ...(verb.lasts && { until: oneWord('duration', durations), ...bound }),
      ...(verb.copies && { 'grants?': { ...ref('ability'), description: 'what the copy has beside, or instead' } }),
      'follows?': yes,
    },
    example,
  );
}

const furtherAmounts: Fields = { 'amounts?': { ...listOf(ref('amount'), 1, 3), description: 'further numbers that it keeps' } };

const endsEarly: Fields = { 'ends?': { ...ref('earlyEnd'), description: 'the player who gave it may end it early' } };

function grantOf(durations: readonly string[], bound: Fields): Schema {
  return record(
    {
      verb: only('grant'),
      'on?': ref('selector'),
      'amount?': ref('amount'),
      grants: ref('ability'),
      until: oneWord('duration', durations),
      ...bound,
      'follows?': yes,
    },
    'gives an ability for a while',
  );
}

function changeDefinitions<S extends CoreState>({ words, wordings }: CardLanguage<S>): Fields {
  const stat = oneWord('stat', Object.keys(words.stats));
  return {
    appliesTo: oneOf('selector', ref('selector'), record({ kind: only('player'), who: oneWord('player', ['you', 'opponent', 'each']) })),
    change: oneOf(
      'change',
      record({ kind: only('stat'), stat, change: oneWord('change', ['add', 'set']), amount: ref('amount') }),
      record({ kind: only('swap'), stat, with: stat }),
      ref('listChange'),
      record({ kind: only('ability'), ability: ref('ability') }, 'lends an ability'),
      ref('ruleChange'),
    ),
    listChange: oneOf(
      'list',
      ...Object.entries(words.lists).map(([list, meant]) => asOne(listChangesOf(list, meant, word(wordings.lists, list, 'list')))),
    ),
    ruleChange: oneOf(
      'rule',
      ...Object.entries(words.rules).map(([rule, meant]) =>
        asOne(rulesOf(rule, { ...meant, ...word(wordings.rules, rule, 'rule') }, words.choosables !== undefined)),
      ),
    ),
  };
}

/** The forms of one word as one form, so that its name still tells it from the others. */
function asOne(forms: readonly Schema[]): Schema {
  const [only, ...others] = forms;
  return only !== undefined && others.length === 0 ? only : oneOf('form', ...forms);
}

/** With a word of the list, and with one that the text has chosen where the list has words for that. */
function listChangesOf(list: string, { takes }: WordList, { chosen }: ListWording): readonly Schema[] {
  const own = { kind: only('list'), list: only(list), change: oneWord('change', ['gain', 'lose', 'become']) };
  const said = record({ ...own, word: valueOf(takes, sortOf(list)), 'amount?': whole(0, NUMBER_MAX) });
  return chosen === undefined ? [said] : [said, record({ ...own, chosen: ref('name') }, 'the word that the text has chosen')];
}

/** With a word of the rule's, and with one that the text has chosen where there are such. */
function rulesOf(name: string, rule: RuleWord & RuleWording, chooses: boolean): readonly Schema[] {
  const takes = takenBy(name, [rule.en], 'word', rule.takes);
  if (takes === undefined) return [ruleOf(name, rule, {})];
  const said = ruleOf(name, rule, { word: valueOf(takes, 'value') });
  return chooses ? [said, ruleOf(name, rule, { chosen: ref('name') })] : [said];
}

function ruleOf(name: string, rule: RuleWord & RuleWording, words: Fields): Schema {
  const { en } = rule;
  const has = (slot: string): boolean => hasSlot([en], slot);
  return record(
    {
      kind: only('rule'),
      rule: only(name),
      'amount?': ref('amount'),
      [has('of') || has('one') ? 'of' : 'of?']: ref('filter'),
      ...words,
      ...(rule.copies && { 'except?': { ...ref('ability'), description: 'what the copy has beside, or instead' } }),
    },
    typeof en === 'string' ? en : en.other,
  );
}
