import type { SeenValueStep, ValueNow } from '@crupier/kernel';
import type { SourcesMessage } from './server-message.ts';
import { sayCard, sayLabel, sayWord, type Speech } from './say.ts';

/** A value that is not what is printed, in words. */
export interface SaidValue {
  /** The code by which the game labels it. */
  readonly value: string;
  /** `Power 6`. */
  readonly title: string;
  /** What it begins with and what each source makes of it: `3 printed`, `+2 Banner of Battle`. */
  readonly steps: readonly string[];
}

/** Puts into words where the values of a card or a seat come from. */
export function sayValueSources({ of, values }: Pick<SourcesMessage, 'of' | 'values'>, speech: Speech): readonly SaidValue[] {
  const first = words['card' in of ? 'printed' : 'usual'][speech.language];
  return values.map(({ value, printed, base, now, steps }) => ({
    value,
    title: `${sayLabel(value, speech)}: ${sayValue(now, speech)}`,
    steps: [...sayBeginning({ printed, first, base }, speech), ...gathered(steps.map((step) => sayStep(step, speech)))],
  }));
}

/** Equal lines in a row stand once, with how many they are. */
function gathered(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    if (line === lines[at - 1]) return [];
    const next = lines.findIndex((each, place) => place > at && each !== line);
    const count = (next < 0 ? lines.length : next) - at;
    return [count > 1 ? `${line} (×${count})` : line];
  });
}

const words = {
  none: { en: 'none', es: 'ninguna' },
  printed: { en: 'printed', es: 'de la carta' },
  usual: { en: 'usual', es: 'lo habitual' },
  become: { en: 'after what it has become', es: 'por lo que ha pasado a ser' },
  hidden: { en: 'a card that you may not see', es: 'una carta que no puedes ver' },
} as const;

interface Beginning {
  readonly printed: ValueNow;
  /** What the printed value is called. */
  readonly first: string;
  readonly base: ValueNow;
}

/** What is printed or usual, unless it is no words; and what the card begins with, where that is something else. */
function sayBeginning({ printed, first, base }: Beginning, speech: Speech): readonly string[] {
  const isNothing = typeof printed === 'object' && printed.length === 0;
  const isOther = JSON.stringify(printed) !== JSON.stringify(base);
  return [
    ...(isNothing ? [] : [`${sayValue(printed, speech)} (${first})`]),
    ...(isOther ? [`${sayValue(base, speech)} (${words.become[speech.language]})`] : []),
  ];
}

function sayValue(value: ValueNow, speech: Speech): string {
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? words.none[speech.language] : value.map((word) => sayWord(word, speech)).join(', ');
}

function sayStep(step: SeenValueStep, speech: Speech): string {
  return `${sayChange(step.before, step.after, speech)} ${saySource(step, speech)}`;
}

function saySource({ by, part }: SeenValueStep, speech: Speech): string {
  if (by !== undefined) return sayCard(by.definition, speech);
  const said = part === undefined ? words.hidden : speech.words.valueParts?.[part];
  return said?.[speech.language] ?? '';
}

/** `+2`, or the words that are gained with a plus and those that are lost with a minus. */
function sayChange(before: ValueNow, after: ValueNow, speech: Speech): string {
  if (typeof before === 'number' || typeof after === 'number') return signed(Number(after) - Number(before));
  const gained = after.filter((word) => !before.includes(word)).map((word) => `+${sayWord(word, speech)}`);
  const lost = before.filter((word) => !after.includes(word)).map((word) => `−${sayWord(word, speech)}`);
  return `${[...gained, ...lost].join(', ')}:`;
}

function signed(difference: number): string {
  return difference < 0 ? `−${-difference}` : `+${difference}`;
}
