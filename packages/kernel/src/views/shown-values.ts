import type { Shown } from './view.ts';

/** Values by name; undefined where there is none. */
type Values = Readonly<Record<string, Shown | undefined>>;

/**
 * The values of a card that a view shows. A blank value (0, false, an empty text) is left out, since readers take it for granted; it is
 * shown where they would take something else for granted, such as the printed number, or that there is no such value: `assumed` says so.
 */
export function shownValues(values: Values, assumed: Values = {}): Readonly<Record<string, Shown>> {
  const shown: Record<string, Shown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (!isBlank(value) || (name in assumed && assumed[name] !== value)) shown[name] = value;
  }
  return shown;
}

function isBlank(value: Shown): boolean {
  return value === 0 || value === false || value === '';
}
