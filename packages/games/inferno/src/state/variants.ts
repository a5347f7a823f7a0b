import {
  applies,
  assert,
  definitionNumber,
  site,
  type Definition,
  type Game,
  type CompiledAbility,
  type Site,
} from '@crupier/kernel/rules';
import type { Change } from '@crupier/kernel/cards';
import { printedBy, type Printed } from './printed.ts';
import type { Inferno, InfernoMatch } from './state.ts';

const gains = site('INF-706.7a', 'an ability that is gained in copying is one of the copy’s own');
const keeps = site('INF-706.7b', 'a characteristic that is excepted from copying stays what it was');
const alters = site('INF-706.7c', 'a characteristic that copying changes is copied as it was changed');

/** What a copy is made of, by definitions: what it copies, what is excepted from that, and what it was before; 0 for a token. */
export interface Mixture {
  readonly copied: number;
  readonly except: number;
  readonly original: number;
}

/**
 * What a copy is that copies with exceptions: the definition copied, with what the copying adds, keeps or changes. Made when it is first
 * needed and called by what it is made of, so that a save can make it again; whatever copies it copies all of it.
 * *Rule:* INF-706.7a, INF-706.7b, INF-706.7c.
 */
export function variantOf(match: InfernoMatch, mixture: Mixture): number {
  if (mixture.except === 0) return mixture.copied;
  return mix(
    match.game,
    mixture,
    changesOf(match.game, mixture.except).filter((change) => applies(match, rowOf(change))),
  );
}

function rowOf(change: Change): Site {
  if (change.kind === 'ability') return gains;
  return change.kind === 'rule' ? keeps : alters;
}

function mix(game: Game<Inferno>, { copied, except, original }: Mixture, changes: readonly Change[]): number {
  const left = changesOf(game, except).length - changes.length;
  const [madeOf = '', ...ways] = [copied, except, original].map((each) => game.definitions[each]?.key ?? '');
  const key = JSON.stringify([...partsOf(madeOf), ...ways, ...(left > 0 ? [left] : [])]);
  const known = definitionNumber(game, key);
  if (known !== undefined) return known;
  const base = game.definitions[copied];
  assert(base !== undefined, 'What is copied is defined.');
  const isGained = changes.some(({ kind }) => kind === 'ability');
  const gained = (game.definitions[except]?.abilities ?? []).filter(({ lent }) => isGained && lent !== undefined).map(asOwn);
  const added = changes.flatMap((change) => (change.kind === 'ability' ? [change.ability] : []));
  const made: Definition<Inferno> = {
    key,
    printed: vary(printedBy(game, copied), changes, original === 0 ? undefined : printedBy(game, original)),
    written: [...base.written, ...added],
    abilities: [...base.abilities, ...gained],
    shownAs: base.shownAs ?? base.key,
    added: [...(base.added ?? []), ...added],
  };
  // The table grows, and nothing in it changes: what has been made keeps its number. No card of the set copies with exceptions, so it is
  // the game with somebody's own cards that grows, by one for each new sort of copy, and it lives no longer than their matches.
  return (game.definitions as Definition<Inferno>[]).push(made) - 1;
}

/** By what a definition is called: of one that was made, what it copies in the end and then, for each copying, what was excepted from what. */
function partsOf(key: string): readonly unknown[] {
  const parts: unknown = key.startsWith('[') ? JSON.parse(key) : undefined;
  return Array.isArray(parts) ? parts : [key];
}

/** Finds or makes a definition by its key: the copies that it is a copy of first. */
export function definitionCalled(game: Game<Inferno>, key: string): number | undefined {
  const known = definitionNumber(game, key);
  if (known !== undefined) return known;
  const parts = partsOf(key);
  if (parts.length < 3) return undefined;
  const [first] = parts;
  const before = parts.length === 3 ? String(first) : JSON.stringify(parts.slice(0, -2));
  const [copied, except, original] = [before, ...parts.slice(-2)].map((part) => definitionCalled(game, String(part)));
  if (copied === undefined || except === undefined || original === undefined) return undefined;
  return mix(game, { copied, except, original }, changesOf(game, except));
}

function changesOf({ definitions }: Game<Inferno>, except: number): readonly Change[] {
  return (definitions[except]?.abilities ?? []).flatMap(({ data, lent }) =>
    data.kind === 'static' && lent === undefined ? data.changes : [],
  );
}

/** An ability that is gained by copying is the copy's own. *Rule:* INF-706.7a. */
function asOwn(ability: CompiledAbility<Inferno>): CompiledAbility<Inferno> {
  return { ...ability, lent: undefined };
}

/** The characteristics of a copy. What is kept of something that was nothing before is undefined. */
function vary(copied: Printed, changes: readonly Change[], original: Printed | undefined): Printed {
  return changes.reduce((printed, change) => {
    if (change.kind === 'rule' && change.rule === 'keeps') return { ...printed, ...kept(change.word ?? '', original) };
    if (change.kind === 'stat') return withStat(printed, change);
    return change.kind === 'list' ? withWord(printed, change) : printed;
  }, copied);
}

const nothing = { name: { en: '', es: '' }, types: [], supertypes: [], subtypes: [], keywords: [], costsX: false } as const;

/** *Rule:* INF-706.7b. */
function kept(words: string, original: Printed | undefined): Partial<Printed> {
  const names = words.split(' ') as (keyof Printed)[];
  const all: Readonly<Record<string, unknown>> = { ...(original ?? nothing) };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/** *Rule:* INF-706.7c. */
function withStat(printed: Printed, { stat, change, amount }: Change & { kind: 'stat' }): Printed {
  assert(typeof amount === 'number', 'What a copy has instead of a printed number is a number.');
  const before = printed[stat as 'strength' | 'toughness'];
  const added = before === undefined ? undefined : before + amount;
  return { ...printed, [stat]: change === 'set' ? amount : added };
}

/** *Rule:* INF-706.7c. */
function withWord(printed: Printed, { list, change, word }: Change & { kind: 'list' }): Printed {
  assert(word !== undefined, 'What a copy has beside what is copied says its words.');
  if (list === 'path') return { ...printed, path: change === 'lose' ? undefined : (word as Printed['path']) };
  const field = `${list}s` as 'subtypes';
  const others = printed[field].filter((each) => each !== word);
  if (change === 'become') return { ...printed, [field]: [word] };
  return { ...printed, [field]: change === 'gain' ? [...others, word] : others };
}
