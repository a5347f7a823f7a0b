import type { Problem } from '../state/result.ts';

/** The version of scenario files. */
export const SCENARIO_FORMAT = 1;

/** A value that a scenario expects: of the table, of a seat, of a card or of a zone. */
export type Expected = number | string | boolean | readonly (string | number)[];

/**
 * One step of a scenario. A step has one of: an answer, an answer that must be refused, expectations on values, on what is
 * offered, on who is asked, or on a view; or an edit of the position between questions.
 */
export type ScenarioStep =
  /**
   * The chosen options, each as `verb`, `verb card` or `verb word`; an empty list passes. `seat` counts from 1 and may be left out where
   * one seat is asked. With `times` the same is answered that many times, to one question after the other.
   */
  | { readonly answer: string | readonly string[]; readonly seat?: number; readonly times?: number }
  /** An answer that is not offered: the state must stay as it is. */
  | { readonly refused: string | readonly string[]; readonly seat?: number }
  /** Values by path: `1 aember`, `Zorg damage`, `Zorg zone`, `1 line`, `turn`, `winner`. Piles are named from the top. */
  | { readonly expect: Readonly<Record<string, Expected>> }
  /** Options that must be among those of the open question. */
  | { readonly offered: readonly string[] }
  /** Options that must not be. */
  | { readonly notOffered: readonly string[] }
  /** The open question: only what is named is compared. */
  | {
      readonly asked: {
        readonly seat?: number;
        readonly kind?: string;
        readonly purpose?: string;
        readonly rule?: string;
        readonly min?: number;
        readonly max?: number;
        readonly price?: number;
        /** The option that stands first. */
        readonly first?: string;
      };
    }
  /** What a seat's view, 0 being a spectator's, must show and must not show: card names, or paths with values. */
  | {
      readonly view: {
        readonly seat: number;
        readonly sees?: readonly string[];
        readonly hides?: readonly string[];
        readonly expect?: Readonly<Record<string, Expected>>;
      };
    }
  /** Facts that the last answer must have brought about, and those it must not: `damageDealt Zorg 3`. */
  | { readonly happened: readonly string[] }
  | { readonly didNotHappen: readonly string[] }
  /** A player, counted from 1, leaves the game: a command of the table, whoever is asked. */
  | { readonly leave: number }
  /** Players, counted from 1, agree to a draw: a command of the table, whoever is asked. */
  | { readonly agreeDraw: readonly number[] }
  /**
   * A shortcut that a player, counted from 1, proposes. What all others agree to is done at once. `about` names the card that each choice
   * is about, what is repeated written out; it is empty where there is none or not all may know it.
   */
  | { readonly shortcut: readonly ShortcutLines[]; readonly seat: number; readonly about?: readonly string[] }
  /** A shortcut that may not be proposed. */
  | { readonly noShortcut: readonly ShortcutLines[]; readonly seat: number }
  /** What a player says of the shortcut: `accept`, `reject`, or `stop 3` to end it before its third choice. */
  | { readonly reply: string; readonly seat: number }
  /** What a player may not say of it. */
  | { readonly noReply: string; readonly seat: number }
  /** Lines of the notation that change the position: the open question is asked anew on it. */
  | { readonly edit: readonly string[] }
  /** A remark for the reader. */
  | { readonly note: string };

/** A part of a shortcut: answers of players, counted from 1, made so many times; default once. */
export interface ShortcutLines {
  readonly choices: readonly { readonly answer: string | readonly string[]; readonly seat: number }[];
  readonly times?: number;
}

/** A position, test cards, answers and expectations. All rule scenarios are written so. */
export interface Scenario {
  readonly format: typeof SCENARIO_FORMAT;
  readonly game: string;
  readonly name: string;
  /** At most three ledger rows that it claims. */
  readonly rules: readonly string[];
  /** Seeds the random stream; default 1. */
  readonly seed?: number;
  /** Cards that exist in this scenario alone, in the game's own shape with abilities in effect data. */
  readonly cards?: readonly unknown[];
  /** Lines of the game's notation. Piles are named from the top, as expectations and views name them. */
  readonly position: readonly string[];
  readonly steps: readonly ScenarioStep[];
}

/** How a scenario went. */
export interface ScenarioReport {
  readonly name: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** The first thing that was not as expected: the step's number from 1, and a sentence. */
  readonly failure: { readonly step: number; readonly what: string } | undefined;
  /** What is wrong with the file itself. */
  readonly problems: readonly Problem[];
  /** Sites that it ran through. */
  readonly ran: readonly number[];
}

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const whole = { type: 'integer' } as const;
const options = {
  description: '"verb", "verb card" or "verb word"; several in a list; an empty list passes',
  oneOf: [text, texts],
} as const;
const values = {
  type: 'object',
  additionalProperties: { oneOf: [text, { type: 'number' }, { type: 'boolean' }, { type: 'array' }] },
} as const;
const seat = { ...whole, minimum: 0, description: 'from 1; 0 is a spectator, in views' } as const;

const shortcutParts = {
  type: 'array',
  items: {
    type: 'object',
    required: ['choices'],
    additionalProperties: false,
    properties: {
      choices: {
        type: 'array',
        items: {
          type: 'object',
          required: ['answer', 'seat'],
          additionalProperties: false,
          properties: { answer: options, seat },
        },
      },
      times: { ...whole, minimum: 1 },
    },
  },
} as const;
const shortcutReply = { ...text, pattern: '^(accept|reject|stop [1-9]\\d*)$' } as const;

function stepOf(properties: object, required: string): object {
  return { type: 'object', properties, required: [required], additionalProperties: false };
}

/** The JSON Schema of scenario files. */
export const scenarioSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Crupier scenario',
  type: 'object',
  required: ['format', 'game', 'name', 'rules', 'position', 'steps'],
  additionalProperties: false,
  properties: {
    format: { const: SCENARIO_FORMAT },
    game: { ...text, description: 'keyforge, inferno or marvel-champions' },
    name: { ...text, minLength: 1 },
    rules: { ...texts, maxItems: 3, description: 'ledger rows that it claims' },
    seed: { ...whole, minimum: 0 },
    cards: { type: 'array', items: { type: 'object' }, description: 'test cards in the game’s own shape, abilities in effect data' },
    position: { ...texts, description: 'lines of the game’s notation; piles from the top' },
    steps: {
      type: 'array',
      items: {
        oneOf: [
          stepOf({ answer: options, seat, times: { ...whole, minimum: 1, description: 'default 1' } }, 'answer'),
          stepOf({ refused: options, seat }, 'refused'),
          stepOf(
            {
              expect: {
                ...values,
                description: 'paths such as "1 aember", "Zorg damage", "Zorg zone", "1 line", "turn", "winner"; piles from the top',
              },
            },
            'expect',
          ),
          stepOf({ offered: texts }, 'offered'),
          stepOf({ notOffered: texts }, 'notOffered'),
          stepOf(
            {
              asked: {
                type: 'object',
                additionalProperties: false,
                properties: { seat, kind: text, purpose: text, rule: text, min: whole, max: whole, price: whole, first: text },
              },
            },
            'asked',
          ),
          stepOf(
            {
              view: {
                type: 'object',
                required: ['seat'],
                additionalProperties: false,
                properties: { seat, sees: texts, hides: texts, expect: values },
              },
            },
            'view',
          ),
          stepOf({ happened: { ...texts, description: 'facts of the last answer: "damageDealt Zorg 3"' } }, 'happened'),
          stepOf({ didNotHappen: texts }, 'didNotHappen'),
          stepOf({ leave: { ...whole, minimum: 1, description: 'a player who leaves the game' } }, 'leave'),
          stepOf(
            { agreeDraw: { type: 'array', items: { ...whole, minimum: 1 }, description: 'players who agree to a draw' } },
            'agreeDraw',
          ),
          stepOf(
            {
              shortcut: { ...shortcutParts, description: 'choices that a player proposes to make without asking' },
              seat,
              about: { ...texts, description: 'the card that all may know each choice to be about; empty for none' },
            },
            'shortcut',
          ),
          stepOf({ noShortcut: { ...shortcutParts, description: 'what may not be proposed' }, seat }, 'noShortcut'),
          stepOf({ reply: { ...shortcutReply, description: 'what a player says of the shortcut' }, seat }, 'reply'),
          stepOf({ noReply: { ...shortcutReply, description: 'what a player may not say of it' }, seat }, 'noReply'),
          stepOf({ edit: { ...texts, description: 'lines of the notation; the open question is asked anew' } }, 'edit'),
          stepOf({ note: text }, 'note'),
        ],
      },
    },
  },
} as const;
