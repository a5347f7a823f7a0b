import type { Speech } from './say.ts';

/**
 * A rule by its place in the rulebook: `KF-FIGHT-4` → `Rules 17.2 · Fight, 4`, `INF-601.1e` → `Complete rules 2016 · Playing cards,
 * 601.1e`. The id alone where the reader has no headings for it.
 */
export function sayRulePlace(rule: string, { words, language }: Pick<Speech, 'words' | 'language'>): string {
  const { ruleHeadings = {} } = words;
  const key = chapterOf(rule, ruleHeadings);
  const heading = ruleHeadings[key]?.[language];
  if (heading === undefined) return rule;
  const number = numberOf(rule, key);
  return number === '' ? heading : `${heading}, ${number}`;
}

/** The longest part that an id begins with and that has a heading: `INF-702.5b` lies under `INF-702.5`, or else under `INF-702`. */
function chapterOf(rule: string, headings: Readonly<Record<string, unknown>>): string {
  for (let end = rule.length; end > 0; end--) {
    const rest = rule.slice(end);
    if (rule.slice(0, end) in headings && (rest === '' || /^[-.#]/.test(rest) || /\d[a-z]/.test(rule.slice(end - 1, end + 1))))
      return rule.slice(0, end);
  }
  return '';
}

/** What an id says beyond its chapter. A chapter that is a number is part of the rule's own number. */
function numberOf(rule: string, key: string): string {
  if (/^[A-Z]+-\d/.test(key)) return rule.slice(rule.indexOf('-') + 1).replace(/#\d+$/, '');
  const rest = rule.slice(key.length + 1);
  const [, name = '', number = ''] = /^(.*?)-?(\d*)$/.exec(rest) ?? [];
  const said = name.replaceAll('-', ' ');
  return [said.charAt(0).toUpperCase() + said.slice(1), number].filter((part) => part !== '').join(', ');
}
