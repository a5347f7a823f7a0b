/** What a reader has chosen for themselves. Kept in this browser. */

import { languages, type Language } from '@crupier/protocol';
import { parseKeys, type ChangedKeys } from '../keys/bindings.ts';
import { createStore } from '../parts/store.ts';
import { soundNames, type SoundName } from '../sound/sound-names.ts';

/** The choices of theme, the usual one first. A system's light setting is none: earlier versions kept it as one that nobody had made. */
export const themes = ['dark', 'light'] as const;
/** The choices of motion. */
export const motions = ['system', 'none'] as const;
/** How fast cards move and steps follow each other. */
export const speeds = ['slow', 'normal', 'fast'] as const;
/** How long the cards of others are shown large. */
export const showings = ['off', 'short', 'normal', 'long'] as const;
/** The choices of contrast. */
export const contrasts = ['system', 'more'] as const;

/** All preferences. */
export interface Preferences {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  /** Percent, 100–200. */
  readonly textSize: number;
  readonly motion: (typeof motions)[number];
  readonly speed: (typeof speeds)[number];
  readonly showing: (typeof showings)[number];
  /** Of all sounds, in percent: 0 is silence. */
  readonly volume: number;
  /** The sounds that are switched off. */
  readonly muted: readonly SoundName[];
  readonly contrast: (typeof contrasts)[number];
  /** Whether resting the pointer on a card shows it large. */
  readonly peek: boolean;
  /** Whether things that happen at the same time take the order again in which the reader put them before. */
  readonly sameOrder: boolean;
  /** Whether the reader ends a turn also where nothing else is left to do; otherwise it ends by itself. */
  readonly endsOwnTurn: boolean;
  /** What the reader is called at a table; empty until they say. */
  readonly name: string;
  /** The keys that the reader has put in place of the first ones. */
  readonly keys: ChangedKeys;
}

const key = 'crupier.preferences';
/** From this text size on, in percent, what stands side by side at the usual size stands below each other. */
const largeFrom = 130;
/** Whether text of a size in percent is so large that what stands side by side stands below each other. */
export function isLargeText(textSize: number): boolean {
  return textSize > largeFrom;
}
/** The longest name that the server takes. */
export const nameMax = 40;

/** The first of the browser's languages that we speak; otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = languages.find((language) => each.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The language that an address asks for, as links of search engines do; a choice of the reader's own goes before it. */
export function languageOf(search: string): string {
  return new URLSearchParams(search).get('lang') ?? '';
}

/** Preferences as they are before anything is chosen, in a language. */
function firstPreferences(language: Language): Preferences {
  return {
    language,
    theme: 'dark',
    textSize: 100,
    motion: 'system',
    speed: 'normal',
    showing: 'normal',
    volume: 40,
    muted: [],
    contrast: 'system',
    peek: true,
    sameOrder: false,
    endsOwnTurn: false,
    name: '',
    keys: {},
  };
}

/** Reads preferences that were kept; whatever is missing or not valid is as at first. */
export function parsePreferences(text: string | null, language: Language): Preferences {
  const first = firstPreferences(language);
  const kept = readObject(text);
  const oneOf = <T extends string>(list: readonly T[], value: unknown, fallback: T): T => list.find((each) => each === value) ?? fallback;
  const size = Number(kept['textSize'] ?? first.textSize);
  const volume = Number(kept['volume'] ?? first.volume);
  const muted: readonly unknown[] = Array.isArray(kept['muted']) ? kept['muted'] : first.muted;
  return {
    language: oneOf(languages, kept['language'], first.language),
    theme: oneOf(themes, kept['theme'], first.theme),
    textSize: Number.isFinite(size) ? Math.min(200, Math.max(100, Math.round(size / 10) * 10)) : first.textSize,
    motion: oneOf(motions, kept['motion'], first.motion),
    speed: oneOf(speeds, kept['speed'], first.speed),
    showing: oneOf(showings, kept['showing'], first.showing),
    volume: Number.isFinite(volume) ? Math.min(100, Math.max(0, Math.round(volume / 10) * 10)) : first.volume,
    muted: soundNames.filter((name) => muted.includes(name)),
    contrast: oneOf(contrasts, kept['contrast'], first.contrast),
    peek: typeof kept['peek'] === 'boolean' ? kept['peek'] : first.peek,
    sameOrder: kept['sameOrder'] === true,
    endsOwnTurn: kept['endsOwnTurn'] === true,
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, nameMax) : first.name,
    keys: parseKeys(kept['keys']),
  };
}

function readObject(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    console.warn('The kept preferences could not be read and are as at first.', error);
    return {};
  }
}

const inBrowser = typeof window !== 'undefined';

/** The reader's preferences. */
export const preferences = createStore<Preferences>(
  parsePreferences(
    inBrowser ? localStorage.getItem(key) : null,
    preferredLanguage(inBrowser ? [languageOf(window.location.search), ...navigator.languages] : []),
  ),
);

/** Sets all back to what it was at first, but the language, the reader's name and their keys. */
export function resetPreferences(): void {
  preferences.change(({ language, name, keys }) => ({ ...firstPreferences(language), name, keys }));
}

/** Whether the reader wants to see things move. */
export function movesSlowly(): boolean {
  return preferences.read().motion !== 'none' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const rates: Readonly<Record<Preferences['speed'], number>> = { slow: 0.6, normal: 1, fast: 1.8 };

/** By how much everything that moves is faster than usual. */
export function motionRate(): number {
  return rates[preferences.read().speed];
}

/** Keeps every change, and shows it on the page's root element, where the styles read it. */
export function applyPreferences(): void {
  const apply = (): void => {
    const { language, theme, textSize, motion, contrast } = preferences.read();
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    root.dataset['contrast'] = contrast;
    root.style.setProperty('--scale', String(textSize / 100));
    root.toggleAttribute('data-large', isLargeText(textSize));
  };
  apply();
  preferences.watch(() => {
    localStorage.setItem(key, JSON.stringify(preferences.read()));
    apply();
  });
  // What is changed in another window holds in this one, but for the language, whose texts may not be here.
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== key || newValue === null) return;
    const { language } = preferences.read();
    preferences.write({ ...parsePreferences(newValue, language), language });
  });
}
