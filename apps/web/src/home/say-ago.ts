import type { Language } from '@crupier/protocol';

const units = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_592_000],
  ['year', 31_536_000],
] as const;

/** How long ago a moment was, in a reader's language: the largest unit of which one whole is past. Both are in milliseconds since 1970. */
export function sayAgo(then: number, language: Language, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const [unit, size] = units.findLast(([, each]) => seconds >= each) ?? (['second', seconds + 1] as const);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / size) || 0, unit);
}
