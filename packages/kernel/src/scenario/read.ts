import { nearestWords } from '../state/nearest.ts';
import type { Problem, Result } from '../state/result.ts';
import type { Scenario, ScenarioStep } from './format.ts';
import { SCENARIO_FORMAT } from './format.ts';

const RULES_MAX = 3;
const stepKinds = [
  'answer',
  'refused',
  'expect',
  'offered',
  'notOffered',
  'asked',
  'view',
  'happened',
  'didNotHappen',
  'leave',
  'agreeDraw',
  'shortcut',
  'noShortcut',
  'reply',
  'noReply',
  'edit',
  'note',
] as const;
const topKeys: readonly string[] = ['format', 'game', 'name', 'rules', 'seed', 'cards', 'position', 'steps'];

/**
 * Reads a scenario from parsed JSON.
 * Errors: `scenario.notAnObject`, `scenario.format`, `scenario.missing`, `scenario.wrongType`, `scenario.unknownKey`,
 * `scenario.tooManyRules`, `scenario.unknownStep`, each with its path.
 */
export function readScenario(input: unknown): Result<Scenario> {
  if (!isRecord(input)) return { ok: false, problems: [problem('scenario.notAnObject', '')] };
  const problems = [...checkHead(input), ...checkSteps(input['steps'])];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: input as unknown as Scenario };
}

function checkHead(input: Readonly<Record<string, unknown>>): Problem[] {
  const problems: Problem[] = Object.keys(input)
    .filter((key) => !topKeys.includes(key))
    .map((key) => problem('scenario.unknownKey', key, { key, known: topKeys.join(', ') }));
  if (input['format'] !== SCENARIO_FORMAT) problems.push(problem('scenario.format', 'format', { format: SCENARIO_FORMAT }));
  for (const key of ['game', 'name'] as const)
    if (typeof input[key] !== 'string' || input[key] === '') problems.push(problem('scenario.wrongType', key, { type: 'text' }));
  for (const key of ['rules', 'position'] as const)
    if (!isTexts(input[key])) problems.push(problem('scenario.wrongType', key, { type: 'list of texts' }));
  if (isTexts(input['rules']) && input['rules'].length > RULES_MAX)
    problems.push(problem('scenario.tooManyRules', 'rules', { max: RULES_MAX }));
  if (input['seed'] !== undefined && !Number.isSafeInteger(input['seed']))
    problems.push(problem('scenario.wrongType', 'seed', { type: 'whole number' }));
  if (input['cards'] !== undefined && !Array.isArray(input['cards']))
    problems.push(problem('scenario.wrongType', 'cards', { type: 'list' }));
  return problems;
}

function checkSteps(steps: unknown): Problem[] {
  if (!Array.isArray(steps)) return [problem('scenario.wrongType', 'steps', { type: 'list' })];
  return steps.flatMap((step: unknown, at) => checkStep(step, `steps[${at}]`));
}

function checkStep(step: unknown, at: string): Problem[] {
  if (!isRecord(step)) return [problem('scenario.wrongType', at, { type: 'object' })];
  const kind = stepKinds.find((each) => each in step);
  if (kind === undefined) return [problem('scenario.unknownStep', at, { known: stepKinds.join(', ') })];
  const value = step[kind];
  if (kind === 'answer' && step['times'] !== undefined && !(Number.isInteger(step['times']) && Number(step['times']) >= 1))
    return [problem('scenario.wrongType', `${at}.times`, { type: 'whole number from 1' })];
  if (kind === 'note') return typeof value === 'string' ? [] : [problem('scenario.wrongType', `${at}.${kind}`, { type: 'text' })];
  if (kind === 'leave') return Number.isInteger(value) ? [] : [problem('scenario.wrongType', `${at}.${kind}`, { type: 'whole number' })];
  if (kind === 'agreeDraw') {
    const isSeats = Array.isArray(value) && value.every((each) => Number.isInteger(each));
    return isSeats ? [] : [problem('scenario.wrongType', `${at}.${kind}`, { type: 'list of whole numbers' })];
  }
  if (kind === 'shortcut' && step['about'] !== undefined && !isTexts(step['about']))
    return [problem('scenario.wrongType', `${at}.about`, { type: 'list of texts' })];
  if (kind === 'shortcut' || kind === 'noShortcut')
    return isShortcut(value) && Number.isInteger(step['seat'])
      ? []
      : [problem('scenario.wrongType', `${at}.${kind}`, { type: 'list of choices with their seats, and the seat that proposes' })];
  if (kind === 'reply' || kind === 'noReply')
    return typeof value === 'string' && /^(accept|reject|stop [1-9]\d*)$/.test(value) && Number.isInteger(step['seat'])
      ? []
      : [problem('scenario.wrongType', `${at}.${kind}`, { type: 'accept, reject or stop N, and the seat' })];
  if (kind === 'expect' || kind === 'asked' || kind === 'view')
    return isRecord(value) ? [] : [problem('scenario.wrongType', `${at}.${kind}`, { type: 'object' })];
  const fits = isTexts(value) || ((kind === 'answer' || kind === 'refused') && typeof value === 'string');
  return fits ? [] : [problem('scenario.wrongType', `${at}.${kind}`, { type: 'list of texts' })];
}

function isShortcut(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (part) =>
        isRecord(part) &&
        Array.isArray(part['choices']) &&
        part['choices'].every(
          (each) => isRecord(each) && Number.isInteger(each['seat']) && (typeof each['answer'] === 'string' || isTexts(each['answer'])),
        ) &&
        (part['times'] === undefined || Number.isInteger(part['times'])),
    )
  );
}

/**
 * Facts that a scenario looks for and the game does not have, so that they never happen.
 * Errors: `scenario.unknownFact` with the facts most like it.
 */
export function unknownFacts(names: readonly string[], { steps }: Scenario): readonly Problem[] {
  return steps.flatMap((step, at) => {
    const kind = kindOfStep(step);
    const { happened = [], didNotHappen = [] } = step as {
      readonly happened?: readonly string[];
      readonly didNotHappen?: readonly string[];
    };
    return [...happened, ...didNotHappen].flatMap((text, place) => {
      const [fact = ''] = text.trim().split(/\s+/);
      if (names.includes(fact)) return [];
      return [
        problem('scenario.unknownFact', `steps[${at}].${kind}[${place}]`, { fact, nearest: nearestWords(fact, names, 3).join(', ') }),
      ];
    });
  });
}

/** Which sort of step one is. */
export function kindOfStep(step: ScenarioStep): (typeof stepKinds)[number] {
  return stepKinds.find((each) => each in step) ?? 'note';
}

function problem(code: string, at: string, values: Problem['values'] = {}): Problem {
  return { code, at, values };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
