/** Which options of a question stand on the slip, and where: what lies on the table is answered there. */

import {
  knownBy,
  listOptions,
  obviousAnswer,
  offerParts,
  sayCard,
  sayCopies,
  sayOffer,
  type Handle,
  type SeenDecision,
  type SeenOption,
  type Speech,
  type View,
} from '@crupier/protocol';
import type { TableScene } from '../table/scene/table-context.ts';
import { asksForAct, asksWhomToFight, type Choice } from './card-choices.ts';
import { namesApart } from './names-apart.ts';
import type { Answering } from './use-answering.ts';

/** Kinds whose options are read rather than pointed at: all of them stand on the slip, cards or not. */
const read: ReadonlySet<SeenDecision['kind']> = new Set(['next', 'replace', 'mode', 'word', 'number', 'may', 'respond']);

/** The most options that stand among the acts, and the most letters they may have together. */
const besideMax = 3;
const besideLettersMax = 48;
/** A button among the acts has one line: what says more is an option of the list, which may be as high as it needs. */
const lineLettersMax = 24;

/** Whether words stand on one line of a button. */
export function fitOneLine(words: string): boolean {
  return words.length <= lineLettersMax;
}

/** Whether the options are read on the slip, as where each has its figures. What may be passed instead is answered on the table, the pass on the slip. */
export function isRead({ decision, choices }: Answering): boolean {
  if (decision === undefined) return false;
  if (isFigured({ decision })) return true;
  return read.has(decision.kind) && !(decision.kind === 'respond' && choices.loose.length > 0);
}

/** Whether each option has the figures of what it costs or comes to. */
function isFigured({ decision }: Pick<Answering, 'decision'>): boolean {
  if (decision?.ask === undefined) return false;
  return asksWhomToFight(decision) || decision.ask.options.some(({ loss }) => loss !== undefined);
}

/** Whether a question is which ability resolves next: they are put in order at once. */
export function ordersAbilities({ purpose }: SeenDecision): boolean {
  return purpose === 'whichAbilityNext';
}

/** An option that the slip shows, and the places of those that do the same with another copy of its card in hand. */
export interface ShownOption extends Choice {
  readonly copies: readonly number[];
  /** What it says. */
  readonly words: string;
  /** The same without the text of its ability. */
  readonly head: string;
}

/** The options that the slip shows, copies of a card in hand as one, and what else reads alike by numbers. */
export function shownOptions(answering: Answering, { view, speech }: Pick<TableScene, 'view' | 'speech'>): readonly ShownOption[] {
  const { decision, choices } = answering;
  if (decision === undefined) return [];
  const open = isRead(answering) ? [...choices.loose, ...[...choices.byCard.values()].flat()] : choices.loose;
  const places = new Set(open.map(({ index }) => index));
  const listed = listOptions(decision, view, speech).filter(({ index }) => places.has(index));
  const said = listed.map((each) => `${sayOffer(each.option, view, speech)}${sayCopies(each, speech)}`);
  const apart = namesApart(said);
  return listed.map((each, at) => {
    const { index, option, copies } = each;
    const words = apart[at] ?? '';
    const number = words.slice(said[at]?.length);
    const head = isFigured({ decision }) ? nameOf(option, view, speech) : offerParts(option, view, speech).head;
    return { index, option, copies, words, head: `${head}${sayCopies(each, speech)}${number}` };
  });
}

/** Where each option has its figures, its card says the rest. */
function nameOf(option: SeenOption, view: View, speech: Speech): string {
  const seen = view.cards[option.card ?? ''];
  return seen === undefined ? sayOffer(option, view, speech) : sayCard(knownBy(seen), speech);
}

/** Acts on cards that lie nowhere on the table and show no face: only words tell what they are. */
export function actsOnUnseen(answering: Answering, isDrawn: (handle: Handle) => boolean, { view }: TableScene): readonly Choice[] {
  const { decision, choices } = answering;
  if (decision === undefined || !asksForAct(decision)) return [];
  return cardsElsewhere(answering, isDrawn).flatMap((handle) =>
    view.cards[handle] === undefined ? (choices.byCard.get(handle) ?? []) : [],
  );
}

/** Cards to be pointed at that lie nowhere on the table. */
export function cardsElsewhere(answering: Answering, isDrawn: (handle: Handle) => boolean): readonly Handle[] {
  return isRead(answering) ? [] : [...answering.choices.byCard.keys()].filter((handle) => !isDrawn(handle));
}

/** Whether the options are few and short enough to stand among the acts: what ends or lets something go on always does. */
export function standBeside(answering: Answering, scene: TableScene): boolean {
  if (scene.look.notes?.purposes.has(answering.decision?.purpose ?? '') === true) return false;
  const shown = shownOptions(answering, scene);
  const letters = shown.reduce((sum, { words }) => sum + words.length, 0);
  if (isFigured(answering) || (answering.decision !== undefined && ordersAbilities(answering.decision))) return false;
  const [only, ...others] = shown;
  if (others.length === 0 && only?.option.consequence !== undefined) return true;
  return shown.length <= besideMax && letters <= besideLettersMax && shown.every(({ words }) => fitOneLine(words));
}

/** Whether a question is calm: what can be done lies on the table, and the slip has one act at most. A phone folds it to one line. */
export function isCalm(answering: Answering, isDrawn: (handle: Handle) => boolean, scene: Pick<TableScene, 'view' | 'speech'>): boolean {
  const { decision, armed } = answering;
  if (decision?.ask === undefined || armed !== undefined) return false;
  const { ask, kind } = decision;
  const isOfTable = kind === 'act' || kind === 'respond' || obviousAnswer(kind, ask) !== undefined;
  const acts = shownOptions(answering, scene).length + (ask.min === 0 ? 1 : 0);
  return isOfTable && acts <= 1 && cardsElsewhere(answering, isDrawn).length === 0;
}
