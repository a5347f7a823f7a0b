/** Which cards the open question is about, and how each is marked. */

import type { Handle, SeenDecision, SeenOption } from '@crupier/protocol';
import type { FaceMarks, LegalTab } from '../faces/face.ts';
import { choosesSteps, shareOf, type Draft } from './draft.ts';
import { cardsOfOption } from './payment.ts';

/** An option and its place in the list, which is what an answer says. */
export interface Choice {
  readonly index: number;
  readonly option: SeenOption;
  /** The verb that is named with it, of those among which the next question will choose. */
  readonly spot?: string | undefined;
}

/** The options of a question by the card they are about. */
export interface Choices {
  readonly byCard: ReadonlyMap<Handle, readonly Choice[]>;
  /** Options about no card. */
  readonly loose: readonly Choice[];
}

const nothing: Choices = { byCard: new Map(), loose: [] };

/** Sorts the options of a question; one that comes to the same as another is left out. */
export function choicesOf(decision: SeenDecision | undefined): Choices {
  if (decision?.ask === undefined) return nothing;
  const byCard = new Map<Handle, Choice[]>();
  const loose: Choice[] = [];
  for (const [index, option] of decision.ask.options.entries()) {
    if (option.alike) continue;
    if (option.card === undefined) loose.push({ index, option });
    else for (const card of cardsOfOption(option)) byCard.set(card, [...(byCard.get(card) ?? []), { index, option }]);
  }
  return { byCard, loose };
}

/** Questions about one card, where the choice is not which: no card is marked as one that may be chosen. */
const aboutOneCard: ReadonlySet<SeenDecision['kind']> = new Set(['mode', 'may', 'number', 'word']);

/** Whether a question is whom a card fights or attacks: its answers are read, each with the figures of what it comes to. */
export function asksWhomToFight({ purpose, ask }: SeenDecision): boolean {
  return purpose === 'chooseDefender' && ask !== undefined && ask.options.length <= figuredMax;
}

/** More than so many are chosen on the table alone. */
const figuredMax = 12;

const attackVerbs = new Set(['fightAgainst', 'attack']);

/** The sign of each act on a card, by its verb. */
export type ActSigns = Readonly<Record<string, LegalTab>>;

/** Whether a question is what its seat does next: each of its options is an act. */
export function asksForAct({ kind }: Pick<SeenDecision, 'kind'>): boolean {
  return kind === 'act' || kind === 'respond';
}

/** The signs on the tab of a card that may be chosen: one for each sort of act. */
function signsOf(decision: SeenDecision, choices: readonly Choice[], acts: ActSigns): readonly LegalTab[] {
  if (asksForAct(decision)) return [...new Set(choices.flatMap(({ option }) => (option.idle ? [] : [acts[option.verb] ?? 'use'])))];
  if (decision.kind === 'pay') return ['bolt'];
  if (decision.kind === 'defend') return ['armor'];
  return [choices.every(({ option }) => attackVerbs.has(option.verb)) ? 'sword' : 'target'];
}

/** The acts on a card, one for each spot where it may come to stand by it. */
export function actsBySpot(choices: readonly Choice[]): readonly Choice[] {
  return choices.flatMap((choice) => (choice.option.spots ?? [undefined]).map((spot) => ({ ...choice, spot })));
}

/** Whether pressing a card opens a choice of what is done with it: several acts, or one that is never done without its name. */
export function opensChoice(decision: SeenDecision, choices: readonly Choice[], acts: ActSigns): boolean {
  return choices.length > 1 || (asksForAct(decision) && choices.some(({ option }) => acts[option.verb] === 'discard'));
}

/** The one way to play a card, where the question is what its seat does next; undefined where there is none, or several. */
export function onlyPlay(decision: SeenDecision, choices: readonly Choice[], acts: ActSigns): Choice | undefined {
  const plays = asksForAct(decision) ? choices.filter(({ option }) => acts[option.verb] === 'play') : [];
  return plays.length === 1 ? plays[0] : undefined;
}

/**
 * The act by which a card is dropped on the board, or on another card: it is played, or else does there what the sign says. Undefined where
 * there is no such act, or several.
 */
export function actOfDrop(
  decision: SeenDecision,
  choices: readonly Choice[],
  { acts, sign }: { readonly acts: ActSigns; readonly sign: LegalTab | undefined },
): Choice | undefined {
  const play = onlyPlay(decision, choices, acts);
  if (play !== undefined || sign === undefined || !asksForAct(decision)) return play;
  const [only, ...others] = choices.filter(({ option }) => acts[option.verb] === sign);
  return others.length > 0 ? undefined : only;
}

/** How each card is marked: those that may be chosen, those that are, and the one that asks. */
export function marksOf(
  decision: SeenDecision | undefined,
  { draft, armed }: { readonly draft?: Draft | undefined; readonly armed?: Handle | undefined },
  acts: ActSigns,
): ReadonlyMap<Handle, FaceMarks> {
  const marks = new Map<Handle, FaceMarks>();
  if (decision === undefined) return marks;
  if (decision.source !== undefined) marks.set(decision.source, { source: true });
  if (aboutOneCard.has(decision.kind)) return marks;
  for (const [handle, choices] of choicesOf(decision).byCard) {
    const chosen = chosenMark(decision, draft, { handle, choices }) ?? (handle === armed ? true : undefined);
    // What comes to nothing by itself can be done, and is not pointed at.
    const [legal, ...others] = choices.every(({ option }) => option.idle) ? [] : signsOf(decision, choices, acts);
    marks.set(handle, { ...marks.get(handle), legal, ...(others.length > 0 && { others }), chosen });
  }
  return marks;
}

function chosenMark(
  decision: SeenDecision,
  draft: Draft | undefined,
  { handle, choices }: { readonly handle: Handle; readonly choices: readonly Choice[] },
): true | number | undefined {
  if (draft === undefined || draft.decision !== decision.id) return undefined;
  if (draft.picked !== undefined) return draft.picked.includes(handle) || undefined;
  const chosen = choices.filter(({ index }) => draft.chosen.includes(index));
  const [first] = chosen;
  if (first === undefined) return undefined;
  if (choosesSteps(decision)) return shareOf(draft, first.index);
  if (decision.kind === 'arrange' || decision.ask?.inOrder === true) return draft.chosen.indexOf(first.index) + 1;
  return true;
}
