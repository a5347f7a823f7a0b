import type { Ability, Change } from '../language/effects.ts';
import { placeOfWord, word } from '../language/look-up.ts';
import type { Meanings } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** Looks up the words of an ability that its text and its changes have by name alone: compiling them takes nothing of their meaning. */
export function checkWords<S extends CoreState>(words: Meanings<S>, ability: Ability): void {
  if (ability.kind === 'activated') for (const header of ability.headers) placeOfWord(words.headers, header, 'header');
  if (ability.kind === 'keyword') placeOfWord(words.headers, ability.keyword, 'keyword');
  if (ability.kind === 'static') for (const change of ability.changes) checkChange(words, change);
}

function checkChange<S extends CoreState>({ stats, lists, rules }: Meanings<S>, change: Change): void {
  if (change.kind === 'stat' || change.kind === 'swap') word(stats, change.stat, 'stat');
  if (change.kind === 'swap') word(stats, change.with, 'stat');
  if (change.kind === 'list') word(lists, change.list, 'list');
  if (change.kind === 'rule') word(rules, change.rule, 'rule');
}
