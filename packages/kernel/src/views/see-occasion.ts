/** What the abilities of a question wait for: the event that they interrupt, replace or respond to. */

import type { AbilityLocals } from '../match/ability-locals.ts';
import { abilityNamed } from '../match/numbers.ts';
import type { Match } from '../match/match.ts';
import { runningAbility } from '../match/stack.ts';
import { writable } from '../match/match.ts';
import { moments } from '../language/moment.ts';
import { sightsOf } from '../events/commit.ts';
import type { Ask, Decision, DecisionKind, Option, OptionText } from '../state/decision.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { seeEvent } from './redact.ts';
import type { SeenDecision, SeenOccasion, SeenOption } from './view.ts';

/** Kinds of question in which each option says the event of its ability, where they wait for several events. */
const saidOfEach: ReadonlySet<DecisionKind> = new Set(['respond', 'replace']);

/** The one event for which all abilities of a question wait, or which the text that asks would change; nothing where there is none. */
export function seeCommonOccasion<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  decision: Decision,
  ask: Ask,
): Pick<SeenDecision, 'occasion'> {
  const found = commonText(ask) ?? askingText(match, decision);
  return found === undefined ? {} : seeOccasion(match, viewer, found);
}

/** The event for which the ability of an option waits, where the options wait for several. */
export function seeOwnOccasion<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  { kind }: Pick<Decision, 'kind'>,
  { ask, option }: { readonly ask: Ask; readonly option: Option },
): Pick<SeenOption, 'occasion'> {
  if (option.of?.event === undefined || commonText(ask) !== undefined) return {};
  const isSaid = saidOfEach.has(kind) || ask.options.some((other) => other !== option && isSameAbility(other, option));
  return isSaid ? seeOccasion(match, viewer, option.of) : {};
}

function isSameAbility(one: Option, other: Option): boolean {
  return one.card === other.card && one.of?.ability === other.of?.ability;
}

/** The text of the first option, where those of all wait for the same event at the same moment. */
function commonText({ options }: Ask): OptionText | undefined {
  const texts = options.flatMap(({ of }) => (of === undefined ? [] : [of]));
  const [first] = texts;
  const event = first?.event;
  return event !== undefined && texts.every((each) => each.event !== undefined && isSameEvent(each.event, event)) ? first : undefined;
}

function isSameEvent(one: GameEvent, other: GameEvent): boolean {
  return one === other || (Object.keys(one) as (keyof GameEvent)[]).every((field) => one[field] === other[field]);
}

/** The text that asks whether it changes what is about to happen. */
function askingText<S extends CoreState>(match: Match<S>, { kind, source }: Decision): OptionText | undefined {
  if (kind !== 'may') return undefined;
  const frame: Frame<AbilityLocals> | undefined = runningAbility(writable(match), match.game);
  const event = frame?.locals.event;
  if (frame === undefined || event === undefined || frame.source !== source) return undefined;
  const ability = match.game.programs[frame.program]?.name ?? '';
  return isBefore(match, ability) ? { ability, giver: source, clause: '', event } : undefined;
}

/** Whether an ability listens for what has not happened yet. */
function isBefore<S extends CoreState>({ game }: Match<S>, ability: string): boolean {
  const key = abilityNamed(game, ability)?.trigger.key ?? -1;
  return key >= 0 && moments[key % moments.length] !== 'after';
}

function seeOccasion<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  { ability, event }: OptionText,
): { readonly occasion: SeenOccasion } | Record<string, never> {
  if (event === undefined) return {};
  const sights = sightsOf(match, event);
  const seen = seeEvent(match, viewer, { event, before: sights, after: sights, revision: match.state.revision });
  return { occasion: { moment: isBefore(match, ability) ? 'before' : 'after', event: seen } };
}
