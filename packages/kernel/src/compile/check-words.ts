import type { Ability, Change } from '../language/effects.ts';
import { word } from '../language/look-up.ts';
import type { Vocabulary } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** Looks up the words of an ability that its text and its changes have by name alone: to compile them takes no entry of the vocabulary. */
export function checkWords<S extends CoreState>(words: Vocabulary<S>, ability: Ability): void {
  if (ability.kind === 'activated') for (const header of ability.headers) word(words.headers, header, 'header');
  if (ability.kind === 'keyword') word(words.headers, ability.keyword, 'keyword');
  if (ability.kind === 'static') for (const change of ability.changes) checkChange(words, change);
}

function checkChange<S extends CoreState>({ stats, lists, rules }: Vocabulary<S>, change: Change): void {
  if (change.kind === 'stat' || change.kind === 'swap') word(stats, change.stat, 'stat');
  if (change.kind === 'swap') word(stats, change.with, 'stat');
  if (change.kind === 'list') word(lists, change.list, 'list');
  if (change.kind === 'rule') word(rules, change.rule, 'rule');
}
