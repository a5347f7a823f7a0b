/** The open question as a viewer may know it. */

import { copiesOf } from '../derived/copies.ts';
import { eachOf } from '../derived/players.ts';
import type { AbilityLocals } from '../match/ability-locals.ts';
import { contextIn } from '../match/context.ts';
import { pending, writable, type Match } from '../match/match.ts';
import { isMoot } from '../match/moot.ts';
import { definitionNumber } from '../match/numbers.ts';
import { runningAbility } from '../match/stack.ts';
import type { Failing } from '../match/failing.ts';
import type { AskedChoice, TextChoice } from '../match/text-choice.ts';
import { textAsking } from '../match/text-asking.ts';
import type { Ask, Decision, DecisionKind, Option, OptionText } from '../state/decision.ts';
import type { Language } from '../state/result.ts';
import { cardOf, NO_CARD, type CardId, type CoreState, type Frame, type Seat } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { handleNow, mayKnow } from './handles.ts';
import { shownKey } from './redact.ts';
import { seeDeclinedLoss, seeLossOf, type AnswerLosses } from './see-losses.ts';
import { seeCommonOccasion, seeOwnOccasion } from './see-occasion.ts';
import type { SeenAsk, SeenDecision, SeenOption } from './view.ts';

/** A text, and the choice in it whose cards are marked. */
export interface AskedText extends OptionText {
  readonly asked?: TextChoice;
}

/** Puts the text that an option is about into words; undefined where there are none. */
export type SayOptionText = (card: CardId, of: AskedText) => Readonly<Record<Language, string>> | undefined;

/** Words in each language. */
type Words = Readonly<Record<Language, string>>;

/** What yes and no mean; empty where that is no more than yes or no. */
export interface SaidAnswers {
  readonly taken: Words;
  readonly declined: Words;
}

/** A choice that the text of a card asks for, in words. */
export interface SaidChoice extends SaidAnswers {
  /** "choose up to 2 enemy creatures.", "you may draw a card.": without its capital. */
  readonly question: Words;
}

/** Puts a choice that the text of a card asks for into words; undefined where there are none. */
export type SayChoice = (card: CardId, ability: string, asked: AskedChoice) => SaidChoice | undefined;

/** What an option of a question ends or lets happen, by a code of its game. */
export interface Consequence {
  readonly code: string;
  /** See `SeenConsequence`. */
  readonly ends?: true;
  readonly card?: CardId;
  readonly seat?: Seat;
}

/** When the text of a card asks: as it is announced, as its price is paid, or as it is followed. */
export type TextMoment = 'announced' | 'paid' | 'followed';

/** What a game tells of a question beside its codes. */
export interface QuestionSpeech {
  /** The words of an ability, or of a part of one. */
  readonly sayText: SayOptionText;
  /** A choice that the text of a card asks for. */
  readonly sayChoice?: SayChoice;
  /** What a card is not that a text asks for, after its name: "is not damaged"; undefined where there are no words. */
  readonly sayLack?: (failing: Failing) => Words | undefined;
  /** What choosing the one option and choosing none do where a rule asks; undefined where its words say it. */
  readonly answersTo?: ((ask: Ask, purpose: string) => Partial<SaidAnswers> | undefined) | undefined;
  /** The purpose whose words ask a seat, where that is not the question's. It may depend on the options of the seat that is asked. */
  readonly purposeOf?: ((ask: Ask, purpose: string) => string) | undefined;
  /** What an option ends or lets happen. It may depend on what all viewers know, and on the options of the seat that is asked. */
  readonly consequenceOf?: ((ask: Ask, option: Option) => Consequence | undefined) | undefined;
  /** What the answers of a seat may cost, by what all viewers know; undefined where nobody can tell, or they cost nothing. */
  readonly lossesOf?: ((ask: Ask, purpose: string) => AnswerLosses | undefined) | undefined;
  /** The ledger row that governs a question; undefined for the one that the step which asks cites first. */
  readonly ruleOf?: ((decision: Decision, moment: TextMoment) => string | undefined) | undefined;
  /** What an option is called before people, where it is not what the rules call it; default its verb. */
  readonly verbOf?: ((option: Option, kind: DecisionKind) => string) | undefined;
  /** Whether an option is no reason to stop a player who mostly passes: see `SeenOption.canWait`. Of what the seat may know. */
  readonly canWait?: ((ask: Ask, option: Option) => boolean) | undefined;
  /** Where the card of an option may come to stand by it: see `SeenOption.spots`. Of what the seat may know. */
  readonly spotsOf?: ((ask: Ask, option: Option) => readonly string[]) | undefined;
  /** What could be responded to now, as all can see: the name of an ability, or the definition of a card. */
  readonly respondsTo?: (() => string | undefined) | undefined;
}

/** The open question as a viewer may know it. Without `speech` it carries no texts. */
export function seeDecision<S extends CoreState>(match: Match<S>, viewer: Viewer, speech?: QuestionSpeech): SeenDecision | undefined {
  const open = pending(match);
  if (open === undefined) return undefined;
  const { id, kind, purpose, rule, until, source } = open;
  const ask = openAsk(open, viewer);
  const beside = asksBeside(match, viewer, open);
  return {
    id,
    kind,
    purpose,
    rule: speech?.ruleOf?.(open, textMoment(match)) ?? rule,
    until,
    ...(source !== NO_CARD && mayKnow(match, viewer, source) && { source: handleNow(match, viewer, source) }),
    ...seeAskingText(match, viewer, source, speech),
    ...(ask && seeCommonOccasion(match, viewer, open, ask)),
    ...(isAnnouncing(match) && { announcing: true as const }),
    waiting: open.asks.filter((each) => each.answered === undefined).map((each) => each.seat),
    ...(ask && { ask: seeAsk({ match, viewer, open, speech }, ask) }),
    ...(beside.length > 0 && { beside: beside.map((each) => ({ seat: each.seat, ask: seeAsk({ match, viewer, open, speech }, each) })) }),
  };
}

/** What else is asked with the same question, where the first defender closes it and all know who may be one. */
function asksBeside<S extends CoreState>(match: Match<S>, viewer: Viewer, { kind, until, asks }: Decision): readonly Ask[] {
  if (kind !== 'defend' || until !== 'one' || asks.length < 2) return [];
  const others = asks.filter(({ seat, answered }) => seat !== viewer && answered === undefined);
  return others.filter(({ options }) => options.every(({ card }) => mayKnow(match, viewer, card)));
}

/** A question, and who looks at it. */
interface Looking<S extends CoreState> {
  readonly match: Match<S>;
  readonly viewer: Viewer;
  readonly open: Decision;
  readonly speech: QuestionSpeech | undefined;
}

/** What a seat is asked. */
function seeAsk<S extends CoreState>({ match, viewer, open, speech }: Looking<S>, ask: Ask): SeenAsk {
  const { kind, purpose, source } = open;
  const choice = sayChoiceOf(match, open, ask, speech);
  const asPurpose = speech?.purposeOf?.(ask, purpose);
  const { taken, declined }: Partial<SaidAnswers> = choice ?? speech?.answersTo?.(ask, purpose) ?? {};
  const losses = speech?.lossesOf?.(ask, purpose);
  return {
    min: ask.min,
    max: ask.max,
    price: ask.price,
    ...(ask.payment !== undefined && { payment: ask.payment }),
    ...(ask.inOrder && { inOrder: ask.inOrder }),
    forced: ask.forced,
    ...(isMoot(match, ask) && { moot: true as const }),
    ...(ask.part !== undefined && { part: ask.part }),
    ...(asPurpose !== undefined && asPurpose !== purpose && { purpose: asPurpose }),
    ...(choice !== undefined && { choice: choice.question }),
    ...seeAskingAbility(match, viewer, source),
    ...(kind === 'respond' && seeRespondedTo(speech)),
    ...(declined !== undefined && declined.en !== '' && { declined }),
    ...seeDeclinedLoss(match, viewer, losses),
    options: markEqual(
      kind,
      ask.options.map((option): SeenOption => ({
        verb: speech?.verbOf?.(option, kind) ?? option.verb,
        ...(option.card !== NO_CARD && { card: handleNow(match, viewer, option.card) }),
        value: option.value,
        ...(option.idle && { idle: option.idle }),
        ...(option.alike && { alike: option.alike }),
        ...(option.count !== undefined && { count: option.count }),
        ...seeCopies(match, viewer, { kind, option }),
        ...(speech?.canWait?.(ask, option) === true && { canWait: true as const }),
        ...seeAbility(match, viewer, option),
        ...seeOptionText({ match, viewer, ask, kind }, option, speech?.sayText),
        ...(taken !== undefined && taken.en !== '' && isYes(kind, ask, option) && { said: taken }),
        ...seeOwnOccasion(match, viewer, open, { ask, option }),
        ...seeConsequence({ match, viewer, ask }, option, speech),
        ...seeLossOf(losses, option),
        ...seeSpots(speech?.spotsOf?.(ask, option)),
      })),
    ),
  };
}

/** One spot is no choice. */
function seeSpots(spots: readonly string[] = []): Pick<SeenOption, 'spots'> {
  return spots.length > 1 ? { spots } : {};
}

/** The cards that an option of a payment stands for beside its own. */
function seeCopies<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  { kind, option }: { readonly kind: DecisionKind; readonly option: Option },
): Pick<SeenOption, 'copies'> {
  const known = copiesOf(match, kind, option).filter((card) => mayKnow(match, viewer, card));
  return known.length === 0 ? {} : { copies: known.map((card) => handleNow(match, viewer, card)) };
}

/** Whether the question belongs to an act that is still being announced; what an ability has a player do is no act of theirs. */
function isAnnouncing<S extends CoreState>(match: Match<S>): boolean {
  const { state, game } = match;
  if (state.checkpoint !== undefined) return true;
  const frame = state.frames.at(-1);
  const step = game.programs[frame?.program ?? -1]?.steps[frame?.step ?? -1];
  return step?.asksOfAct === true && runningAbility(writable(match), game) === undefined;
}

/** By the name of the program that asks: see `abilityNamed`. */
function textMoment<S extends CoreState>({ state, game }: Match<S>): TextMoment {
  const name = game.programs[state.frames.at(-1)?.program ?? -1]?.name ?? '';
  if (name.endsWith('/announced')) return 'announced';
  return name.endsWith('/price') ? 'paid' : 'followed';
}

/** The words of the ability that asks. */
function seeAskingText<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  source: CardId,
  speech: QuestionSpeech | undefined,
): Pick<SeenDecision, 'text' | 'giver'> {
  const frame = runningAbility(writable(match), match.game);
  if (speech === undefined || frame === undefined || frame.source !== source || !mayKnow(match, viewer, source)) return {};
  const ability = match.game.programs[frame.program]?.name ?? '';
  const asked = textAsking(match)?.choice;
  const text = speech.sayText(source, { ability, giver: source, clause: '', ...(asked && { asked }) });
  const giver = giverOf(match, frame, ability);
  return { ...(text !== undefined && { text }), ...(giver !== undefined && { giver }) };
}

/** The name of the ability that asks, for who would answer it always alike. */
function seeAskingAbility<S extends CoreState>(match: Match<S>, viewer: Viewer, source: CardId): { readonly ability?: string } {
  const frame = runningAbility(writable(match), match.game);
  if (frame === undefined || source === NO_CARD || frame.source !== source || !mayKnow(match, viewer, source)) return {};
  const { name } = match.game.programs[frame.program] ?? {};
  return name === undefined ? {} : { ability: name };
}

function seeRespondedTo(speech: QuestionSpeech | undefined): { readonly respondsTo?: string } {
  const respondsTo = speech?.respondsTo?.();
  return respondsTo === undefined ? {} : { respondsTo };
}

/** The name of the ability that an option uses as a whole. */
function seeAbility<S extends CoreState>(match: Match<S>, viewer: Viewer, { card, of }: Option): Pick<SeenOption, 'ability'> {
  if (of === undefined || of.clause !== '' || !mayKnow(match, viewer, of.giver) || !mayKnow(match, viewer, card)) return {};
  return { ability: of.ability };
}

/** What is asked in the words of the text that asks: which cards, or what is offered. */
function sayChoiceOf<S extends CoreState>(
  match: Match<S>,
  { source }: Decision,
  { seat, min, max, options }: Ask,
  speech: QuestionSpeech | undefined,
): SaidChoice | undefined {
  const { frame, choice: asked } = textAsking(match) ?? {};
  const program = match.game.programs[frame?.program ?? -1];
  if (speech?.sayChoice === undefined || frame === undefined || asked === undefined) return undefined;
  if (frame.source !== source || !mayKnow(match, seat, source)) return undefined;
  const values = options.map(({ value }) => value);
  const [least, most] = asked.sort === 'number' ? [Math.min(...values), Math.max(...values)] : [min, max];
  return speech.sayChoice(source, program?.name ?? '', { ...asked, least, most, by: chooserOf(match, frame, seat) });
}

/** Who is asked, seen from the player to whom the text says "you". */
function chooserOf<S extends CoreState>(match: Match<S>, frame: Frame<AbilityLocals>, seat: Seat): AskedChoice['by'] {
  const { seat: you } = contextIn(frame);
  if (you < 0 || you === seat) return 'you';
  const opponents = eachOf(match, you, 'opponent');
  return opponents.length === 1 && opponents[0] === seat ? 'opponent' : 'another';
}

/** The definition of the card that gave an ability to the one that follows it; undefined where it is its own. */
function giverOf<S extends CoreState>(
  { game, state }: Match<S>,
  { source, locals }: Frame<AbilityLocals>,
  ability: string,
): string | undefined {
  const definitionOf = (card: CardId): string => shownKey(game.definitions[state.cards[card]?.definition ?? -1]);
  if (game.manners.giverOf === undefined) {
    // The names of programs begin with the key of the card that says them.
    const [says, has] = [ability, definitionOf(source)].map((name) => printedKey(game, name));
    return says === has ? undefined : says;
  }
  const giver = cardOf(locals.giver ?? source);
  return giver === source || !isFaced({ game, state }, giver) ? undefined : definitionOf(giver);
}

/** The key of the printed card that a name of a definition or a program begins with. */
function printedKey<S extends CoreState>(game: Match<S>['game'], name: string): string | undefined {
  for (let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
    const key = name.slice(0, slash);
    if (definitionNumber(game, key) !== undefined) return key;
  }
  return name;
}

/** What lies among the lasting effects has no face: it is no card that people know. */
function isFaced<S extends CoreState>({ state, game }: Pick<Match<S>, 'game' | 'state'>, card: CardId): boolean {
  return state.cards[card]?.zone !== game.effectZones.working;
}

function seeConsequence<S extends CoreState>(
  { match, viewer, ask }: { readonly match: Match<S>; readonly viewer: Viewer; readonly ask: Ask },
  option: Option,
  speech: QuestionSpeech | undefined,
): Pick<SeenOption, 'consequence'> {
  const found = speech?.consequenceOf?.(ask, option);
  if (found === undefined) return {};
  const { card, ...said } = found;
  const isTold = card !== undefined && mayKnow(match, viewer, card);
  return { consequence: { ...said, ...(isTold && { card: handleNow(match, viewer, card) }) } };
}

/**
 * The words of the ability that an option uses, where it could be taken for another: a part, a lent one, or one of several of a card.
 * Where abilities answer an event, are put in order or one is offered, what each does decides it: all have their words.
 */
function seeOptionText<S extends CoreState>(
  { match, viewer, ask, kind }: { readonly match: Match<S>; readonly viewer: Viewer; readonly ask: Ask; readonly kind: DecisionKind },
  option: Option,
  say: SayOptionText | undefined,
): Pick<SeenOption, 'text' | 'giver'> {
  const { verb, card, of } = option;
  if (of === undefined || say === undefined || !mayKnow(match, viewer, card)) return {};
  // Where an ability that was set off waits, all heard whose it was: what has hidden its giver since hides no word of it.
  const isGiverKnown = mayKnow(match, viewer, of.giver);
  if (!isGiverKnown && of.event === undefined) return {};
  const isLent = of.giver !== card && isGiverKnown && isFaced(match, of.giver);
  const isAlone = of.clause === '' && ask.options.every((each) => each === option || each.verb !== verb || each.card !== card);
  const text = isAlone && !isLent && !alwaysSaid.has(kind) && of.event === undefined ? undefined : say(card, of);
  return {
    ...(text !== undefined && { text }),
    ...(isLent && { giver: handleNow(match, viewer, of.giver) }),
  };
}

/** Kinds of question in which every option that uses an ability has its words. */
const alwaysSaid: ReadonlySet<DecisionKind> = new Set(['next', 'replace', 'may']);

/** Abilities that are put in order and read alike to a viewer, card, giver and event included: taking either comes to the same. */
function markEqual(kind: DecisionKind, options: readonly SeenOption[]): readonly SeenOption[] {
  if (kind !== 'next') return options;
  const told = options.map(({ value: _, alike: __, ...rest }) => JSON.stringify(rest));
  return options.map((option, at) =>
    option.text !== undefined && told.indexOf(told[at] ?? '') < at ? { ...option, alike: true } : option,
  );
}

/** Whether an option takes what is offered: the only one, and not that which says that it cannot be done. */
function isYes(kind: DecisionKind, { options }: Ask, { verb }: Option): boolean {
  return kind === 'may' && options.length === 1 && verb !== 'cannot';
}

function openAsk(open: Decision, viewer: Viewer): Decision['asks'][number] | undefined {
  return open.asks.find((each) => each.seat === viewer && each.answered === undefined);
}
