import type { ScenarioStep, ShortcutLines } from '@crupier/kernel/conformance';

/** Values by their paths. */
export type Expected = Extract<ScenarioStep, { readonly expect: unknown }>['expect'];

/** How the texts of a step are written otherwise. */
export interface Rewriting {
  /** `play Zorg`: an option or a fact and the card that it is about. */
  readonly option: (text: string) => string;
  /** The name of a card. */
  readonly name: (text: string) => string;
  /** A line of the notation. */
  readonly line: (text: string) => string;
  readonly expect: (expected: Expected) => Expected;
  /** Counts from 1; 0 is a spectator. */
  readonly seat: (seat: number) => number;
}

/** Leaves everything as it is. */
export const asItIs: Rewriting = {
  option: (text) => text,
  name: (text) => text,
  line: (text) => text,
  expect: (expected) => expected,
  seat: (seat) => seat,
};

/** Writes a step otherwise. */
export function mapStep(step: ScenarioStep, { option, name, line, expect, seat }: Rewriting): ScenarioStep {
  const options = (given: string | readonly string[]): string | readonly string[] =>
    typeof given === 'string' ? option(given) : given.map(option);
  const seated = 'seat' in step && step.seat !== undefined ? { seat: seat(step.seat) } : {};
  const part = ({ choices, times }: ShortcutLines): ShortcutLines => ({
    choices: choices.map((each) => ({ answer: options(each.answer), seat: seat(each.seat) })),
    ...(times !== undefined && { times }),
  });
  if ('answer' in step) return { answer: options(step.answer), ...seated, ...(step.times !== undefined && { times: step.times }) };
  if ('refused' in step) return { refused: options(step.refused), ...seated };
  if ('offered' in step) return { offered: step.offered.map(option) };
  if ('notOffered' in step) return { notOffered: step.notOffered.map(option) };
  if ('happened' in step) return { happened: step.happened.map(option) };
  if ('didNotHappen' in step) return { didNotHappen: step.didNotHappen.map(option) };
  if ('expect' in step) return { expect: expect(step.expect) };
  if ('leave' in step) return { leave: seat(step.leave) };
  if ('agreeDraw' in step) return { agreeDraw: step.agreeDraw.map(seat) };
  if ('shortcut' in step) {
    const { about } = step;
    return { shortcut: step.shortcut.map(part), seat: seat(step.seat), ...(about && { about: about.map((each) => each && name(each)) }) };
  }
  if ('noShortcut' in step) return { noShortcut: step.noShortcut.map(part), seat: seat(step.seat) };
  if ('reply' in step) return { reply: step.reply, seat: seat(step.seat) };
  if ('noReply' in step) return { noReply: step.noReply, seat: seat(step.seat) };
  if ('edit' in step) return { edit: step.edit.map(line) };
  if ('asked' in step) return { asked: mapAsked(step.asked, { option, seat }) };
  if ('view' in step) return { view: mapView(step.view, { name, expect, seat }) };
  return step;
}

type Asked = Extract<ScenarioStep, { readonly asked: unknown }>['asked'];

function mapAsked(asked: Asked, { option, seat }: Pick<Rewriting, 'option' | 'seat'>): Asked {
  return {
    ...asked,
    ...(asked.seat !== undefined && { seat: seat(asked.seat) }),
    ...(asked.first !== undefined && { first: option(asked.first) }),
  };
}

type View = Extract<ScenarioStep, { readonly view: unknown }>['view'];

function mapView(
  { seat: viewer, sees, hides, expect: expected }: View,
  { name, expect, seat }: Pick<Rewriting, 'name' | 'expect' | 'seat'>,
): View {
  return {
    seat: seat(viewer),
    ...(sees && { sees: sees.map(name) }),
    ...(hides && { hides: hides.map(name) }),
    ...(expected && { expect: expect(expected) }),
  };
}

/** Writes the paths and values of expectations otherwise. */
export function mapExpected(
  expected: Expected,
  path: (path: string) => string,
  value: (value: Expected[string], path: string) => Expected[string],
): Expected {
  return Object.fromEntries(Object.entries(expected).map(([key, each]) => [path(key), value(each, key)]));
}
