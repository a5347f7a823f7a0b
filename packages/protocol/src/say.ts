import type {
  CardSheet,
  GameWords,
  Handle,
  Language,
  PlannedAct,
  Seat,
  SeenCard,
  SeenDecision,
  SeenEvent,
  SeenOccasion,
  SeenOption,
  SeenReference,
  View,
} from '@crupier/kernel';
import { raceLines } from '@crupier/kernel';

import { contract, withoutSecondPoint } from './polish.ts';
import type { ShortcutStep } from './server-message.ts';

/** All that is needed to put a game's codes into words for one reader. */
export interface Speech {
  readonly words: GameWords;
  readonly language: Language;
  /** A card by its definition's key, or undefined if it is not known (yet). */
  readonly card: (definition: string) => CardSheet | undefined;
  /** The players' names, by seat. */
  readonly seats: readonly string[];
  /** What the game calls the players instead, by seat: the heroes they play. Absent where it calls them nothing else. */
  readonly called?: readonly string[];
}

const unknownCard: Readonly<Record<Language, string>> = { en: 'a card', es: 'una carta' };

/** A log line; empty for an event that has nothing to say. */
export function sayEvent(event: SeenEvent, speech: Speech): string {
  const words = (event.card === undefined ? speech.words.cardlessEvents?.[event.name] : undefined) ?? speech.words.events[event.name];
  const template = words?.[speech.language];
  if (template === undefined) return event.name;
  const isWithoutFigures = speech.words.figures?.[event.name] !== undefined && (event.value ?? 0) === 0;
  return isWithoutFigures ? '' : fillEvent(template, event, speech);
}

/** What a moment between two questions shows, in a line: what its kind says of its last event, or the last line of the log. */
export function sayBeat({ kind, events }: { readonly kind: string; readonly events: readonly SeenEvent[] }, speech: Speech): string {
  const template = speech.words.beats?.[kind]?.[speech.language];
  const last = events.at(-1);
  if (template !== undefined) return fillEvent(template, last ?? { name: '' }, speech);
  return events.map((event) => sayEvent(event, speech)).findLast((line) => line.trim() !== '') ?? '';
}

/** A sentence about an event; `cards` where it speaks of several. */
export function fillEvent(template: string, event: SeenEvent, speech: Speech, cards = ''): string {
  return fill(template, speech, {
    cards: () => cards,
    card: () => nameOf(event.card, speech),
    other: () => nameOf(event.other, speech),
    source: () => nameOf(event.source, speech),
    seat: () => saySeat(event.seat, speech),
    amount: () => String(event.amount ?? ''),
    value: () => sayValue(event.name, event.value, speech),
    ...figuresOf(event, speech),
  });
}

/** The figures that an event tells in its value, by their names. */
export function figuresOf({ name, value = 0 }: SeenEvent, { words }: Speech): Readonly<Record<string, () => string>> {
  const names = words.figures?.[name] ?? [];
  return Object.fromEntries(names.map((figure, at) => [figure, () => String(Math.floor(value / 100 ** at) % 100)]));
}

/** Between these chances to win a match is even. */
const even = { from: 0.4, to: 0.6 } as const;

/** How a match stands by a chance to win, from 0 to 1, in words; undefined in a game whose chances are told in figures. */
export function sayStanding(chance: number, { words, language }: Pick<Speech, 'words' | 'language'>): string | undefined {
  if (chance > even.to) return words.standing?.better[language];
  return chance < even.from ? words.standing?.worse[language] : words.standing?.even[language];
}

/** What abilities answer, as a sentence: `Rhino attacks Ana.` Undefined where the game has no words for it. */
export function sayOccasion({ moment, event }: SeenOccasion, speech: Speech): string | undefined {
  const { occasions, events } = speech.words;
  const words = occasions?.[moment][event.name] ?? (moment === 'after' ? events[event.name] : undefined);
  const template = words?.[speech.language] ?? '';
  if (template === '') return undefined;
  // What a card does to itself is not said to be done by it.
  const isItself = event.other?.handle !== undefined && event.other.handle === event.card?.handle;
  const isTold = (name: string): boolean => name in event && !(name === 'other' && isItself);
  return fillEvent(
    template.replace(/\[([^\]]*\{(\w+)\}[^\]]*)\]/g, (_whole, part: string, name: string) => (isTold(name) ? part : '')),
    event,
    speech,
  );
}

/** What an option offers: what choosing it does, and of how many of the same. */
export function sayOffer(option: SeenOption, view: View, speech: Speech): string {
  const said = sayOption(option, view, speech);
  return option.count === undefined ? said : `${said} ×${option.count}`;
}

/**
 * What choosing an option does, in the imperative: `Play {card}`; where it ends something or lets it happen, that: `End your turn`; with
 * the ability's words where the option could be taken for another, the card that gave the ability where that is another, and the event
 * that it answers where the options answer several. One of the parts of a text, and what is offered, is said by its words alone.
 */
export function sayOption(option: SeenOption, view: View, speech: Speech): string {
  const consequence = sayConsequence(option, view, speech);
  if (consequence !== undefined) return consequence;
  if (option.said !== undefined) return option.said[speech.language];
  const said = withText(option.verb, sayVerb(option, view, speech), option.text?.[speech.language]);
  const giver = option.giver === undefined ? '' : ` (${nameAt(option.giver, view, speech)})`;
  const occasion = option.occasion === undefined ? '' : ` (${sayOwnOccasion(option.occasion, speech)})`;
  return option.verb === 'mode' ? said : `${said}${giver}${occasion}`;
}

/** What an option or an act does, with the words of its ability; a part of a text is said by its words alone. */
export function withText(verb: string, said: string, text = ''): string {
  if (text === '') return said;
  return verb === 'mode' ? text : `${said}: ${text}`;
}

/** The event that one of several options answers, without its full stop; its card where the game has no words for it. */
function sayOwnOccasion(occasion: SeenOccasion, speech: Speech): string {
  return sayOccasion(occasion, speech)?.replace(/\.$/, '') ?? nameOf(occasion.event.card ?? occasion.event.other, speech);
}

/** What choosing an option ends or lets happen; undefined where it does neither. */
function sayConsequence({ consequence }: SeenOption, view: View, speech: Speech): string | undefined {
  const template = speech.words.consequences?.[consequence?.code ?? '']?.[speech.language];
  if (template === undefined) return undefined;
  return fill(template, speech, {
    card: () => nameAt(consequence?.card, view, speech),
    seat: () => saySeat(consequence?.seat, speech),
  });
}

/** What an option's verb says alone, whatever comes of it. */
export function sayVerb(option: SeenOption, view: View, speech: Speech): string {
  const template = speech.words.verbs[option.verb]?.[speech.language];
  if (template === undefined) return option.verb;
  return fill(template, speech, {
    card: () => nameAt(option.card, view, speech),
    seat: () => saySeat(option.value, speech),
    amount: () => String(option.value),
    value: () => sayValue(option.verb, option.value, speech),
  });
}

/** What is said of choosing a card where the option says no more than its name. */
const choose = { en: 'Choose', es: 'Elegir' } as const;

/** An act as something that is done: where its verb says no more than the name of the card, that is chosen. */
export function sayDeed(act: PlannedAct, speech: Speech): string {
  const said = sayAct(act, speech);
  return speech.words.verbs[act.verb]?.[speech.language] === '{card}' ? `${choose[speech.language]} ${said}` : said;
}

/** An act by what its verb says, with its card by its definition where that is known. */
export function sayAct(act: PlannedAct, speech: Speech): string {
  return fillAct(act, speech, act.definition === undefined ? unknownCard[speech.language] : sayCard(act.definition, speech));
}

function fillAct({ verb, value }: PlannedAct, speech: Speech, cards: string): string {
  const template = speech.words.verbs[verb]?.[speech.language] ?? verb;
  return fill(template, speech, {
    card: () => cards,
    seat: () => saySeat(value, speech),
    amount: () => String(value),
    value: () => sayValue(verb, value, speech),
  });
}

/** Several acts, one after another: those in a row that differ by their card alone are said together, `reap with A and B`. */
export function sayActs(acts: readonly PlannedAct[], speech: Speech): string {
  const list = new Intl.ListFormat(speech.language);
  const runs: { readonly act: PlannedAct; readonly names: string[] }[] = [];
  for (const act of acts) {
    const name = act.definition === undefined ? undefined : sayCard(act.definition, speech);
    const last = runs.at(-1);
    if (name !== undefined && last !== undefined && last.names.length > 0 && isAlike(last.act, act)) last.names.push(name);
    else runs.push({ act, names: name === undefined ? [] : [name] });
  }
  const said = runs.map(({ act, names }) => fillAct(act, speech, names.length === 0 ? unknownCard[speech.language] : list.format(names)));
  return said.map((each) => each.charAt(0).toLowerCase() + each.slice(1).replace(/\.$/, '')).join(', ');
}

function isAlike(one: PlannedAct, other: PlannedAct): boolean {
  return one.verb === other.verb && one.value === other.value;
}

/** What a plan gains by the terms of a bot's evaluation, as a hint counts them: `Æ +2, creatures −1`. */
export function sayGains(gains: readonly { readonly term: string; readonly by: number }[], speech: Speech): string {
  return gains.map(({ term, by }) => sayGain(term, by, speech)).join(', ');
}

/** A term of a bot's evaluation, and how much is gained or lost of it: `Æ +2`, or in words alone. */
function sayGain(term: string, by: number, speech: Speech): string {
  const words = speech.words.terms?.[term];
  if (words !== undefined && 'more' in words) return words[by < 0 ? 'less' : 'more'][speech.language];
  const word = words?.[speech.language] ?? term;
  const amount = Math.round(by);
  return `${word} ${amount < 0 ? `−${-amount}` : `+${amount}`}`;
}

/** A chance from 0 to 1 in whole percent. */
export function inPercent(chance: number): number {
  return Math.round(chance * 100);
}

/** A time in whole seconds. */
export function inSeconds(ms: number): number {
  return Math.round(ms / 1000);
}

/** One choice of a shortcut: who chooses what, and at which moment. */
export function sayShortcutStep({ seat, verb, card, value, moment }: ShortcutStep, speech: Speech): string {
  const what = sayAct({ verb, value, ...(card !== undefined && { definition: card }) }, speech);
  return `${saySeat(seat, speech)}: ${what.replace(/\.$/, '')} (${sayLabel(moment, speech)})`;
}

/** What is being asked, after what it answers: `Rhino attacks Ana. Do you use an interrupt?` */
export function sayDecision(decision: SeenDecision, view: View, speech: Speech): string {
  const occasion = decision.occasion && sayOccasion(decision.occasion, speech);
  const question = withPart(sayQuestion(decision, view, speech), decision.ask?.part, speech);
  return occasion === undefined ? question : `${occasion} ${question}`;
}

/** A question with its place among those that ask for the same: "Troll: choose an ally (1 of 2)." */
function withPart(question: string, part: { readonly at: number; readonly of: number } | undefined, { language }: Speech): string {
  if (part === undefined) return question;
  const between = { en: 'of', es: 'de' }[language];
  return question.replace(/[.?]?$/, (end) =>
    end === '?' ? `? (${part.at} ${between} ${part.of})` : ` (${part.at} ${between} ${part.of})${end}`,
  );
}

/** What is being asked: in the words of the card's text where it asks, otherwise the purpose's words. */
function sayQuestion(decision: SeenDecision, view: View, speech: Speech): string {
  const choice = decision.ask?.choice?.[speech.language];
  // A card that cannot be seen, as it has gone to a hand or into a deck meanwhile, is no answer to who asks.
  const isSeen = view.cards[decision.source ?? '']?.definition !== undefined;
  if (choice !== undefined) return isSeen ? `${nameAt(decision.source, view, speech)}: ${choice}` : capital(choice);
  const purpose = decision.ask?.purpose ?? decision.purpose;
  const template = speech.words.purposes[purpose]?.[speech.language];
  if (template === undefined) return purpose;
  const isHeaded = template.startsWith(ASKER) && !isSeen;
  return isHeaded
    ? capital(fillQuestion(template.slice(ASKER.length), decision, view, speech))
    : fillQuestion(template, decision, view, speech);
}

/** What questions begin with that name the card that asks. */
const ASKER = '{source}: ';

function capital(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

function fillQuestion(template: string, decision: SeenDecision, view: View, speech: Speech): string {
  const source = (): string => nameAt(decision.source, view, speech);
  return fill(template, speech, {
    source,
    card: source,
    seat: () => decision.waiting.map((seat) => saySeat(seat, speech)).join(', '),
    amount: () => String(decision.ask?.max ?? ''),
    value: () => String(decision.ask?.price ?? ''),
  });
}

/** What questions of a purpose ask, whichever card asks. */
export function sayPurpose(purpose: string, speech: Speech): string {
  const template = speech.words.purposes[purpose]?.[speech.language] ?? purpose;
  const said = template.replace(/^\{source\}: /, '').replaceAll(/\{\w+\}/g, '…');
  return `${said.charAt(0).toLocaleUpperCase(speech.language)}${said.slice(1)}`;
}

/** What choosing nothing does; undefined where nobody says more of it than that nothing is chosen. */
export function sayDecline({ ask }: SeenDecision, speech: Speech): string | undefined {
  return ask?.declined?.[speech.language];
}

/**
 * What the ability says that asks, and the card that gave it where that is another; undefined where no ability asks. What is chosen stands
 * between the marks, which are nothing unless they are given.
 */
export function sayAskingText(
  { text, giver }: SeenDecision,
  speech: Speech,
  [opens, closes]: readonly [string, string] = ['', ''],
): string | undefined {
  if (text === undefined) return undefined;
  const said = text[speech.language].replaceAll('⟦', opens).replaceAll('⟧', closes);
  return giver === undefined ? said : `${said} (${sayCard(giver, speech)})`;
}

/** A word of the game for a zone, a value or an outcome; the bare code where it has none. */
export function sayLabel(code: string, speech: Speech): string {
  return speech.words.labels[code]?.[speech.language] ?? code;
}

/** A word of a card with its number, which comes as `assault:2`. */
export function sayWord(word: string, speech: Speech): string {
  const [name = word, amount] = word.split(':');
  return amount === undefined ? sayLabel(name, speech) : `${sayLabel(name, speech)} ${amount}`;
}

/** A card's name in the reader's language; the game's word for what is no card; the bare key where nothing is known of it. */
export function sayCard(definition: string, speech: Speech): string {
  return speech.card(definition)?.name[speech.language] ?? sayLabel(definition, speech);
}

/**
 * The definition of the card that a lasting effect comes from, which stands before a slash; any other definition is its own. Keys of
 * somebody's own cards begin with one of their own: `own/bellringer`, and `own/bellringer/0` for what it lends.
 */
export function baseOf(definition: string): string {
  return /^(?:own\/)?[^/]+/.exec(definition)?.[0] ?? definition;
}

/** The definition by which people know what lies on the table: of an ability on its own that of the card that it comes from. */
export function knownBy({ definition, now }: SeenCard): string {
  const { source } = now;
  return typeof source === 'string' ? source : definition;
}

/** What a player is called in the match: the hero of a game in which players have one, otherwise the player's name. */
export function saySeat(seat: Seat | undefined, speech: Speech): string {
  return seat === undefined ? '' : (speech.called?.[seat] ?? sayPerson(seat, speech));
}

/** Who sits at a seat: a player's own name, whatever the game calls the player. */
export function sayPerson(seat: Seat, speech: Speech): string {
  return speech.seats[seat] ?? String(seat + 1);
}

/**
 * The names by which a game calls the players of a table, by seat: those of the cards that the seats' `calledAfter` names, and the player's
 * name where there is none. Two who would be called the same have their own names added. Undefined where no seat is called after a card.
 */
function namesCalled({ seats }: Pick<View, 'seats'>, speech: Speech): readonly string[] | undefined {
  const cards = seats.map(({ calledAfter }) => (typeof calledAfter === 'string' ? speech.card(calledAfter) : undefined));
  if (cards.every((card) => card === undefined)) return undefined;
  const names = cards.map((card, seat) => card?.name[speech.language] ?? sayPerson(seat, speech));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${sayPerson(seat, speech)})`));
}

/** The same speech, in which the players of a table are called as its game calls them. */
export function callingSeats(speech: Speech, view: Pick<View, 'seats'>): Speech {
  const called = namesCalled(view, speech);
  return called === undefined ? speech : { ...speech, called };
}

/** What each line of a match's race is: `Æ Ana`. */
export function sayRaceLines(speech: Speech): readonly string[] {
  return raceLines(speech.words.race, speech.seats.length).map(({ line, seat }) => sayOfSeat(line.name[speech.language], seat, speech));
}

/** That a milestone of a line was passed: `Ana forged a key`. Empty where there is no such line. */
export function sayRaceMilestone(line: number, speech: Speech): string {
  const found = raceLines(speech.words.race, speech.seats.length)[line];
  return found === undefined ? '' : sayOfSeat(found.line.milestoneName[speech.language], found.seat, speech);
}

function sayOfSeat(template: string, seat: Seat | undefined, speech: Speech): string {
  return fill(template, speech, { seat: () => saySeat(seat, speech) });
}

/** The word for a number that belongs to a verb or an event: a house, a side. The number itself where there is none. */
export function sayValue(code: string, value: number | undefined, speech: Speech): string {
  if (value === undefined) return '';
  return speech.words.values[code]?.[value]?.[speech.language] ?? String(value);
}

function fill(template: string, speech: Speech, values: Readonly<Record<string, () => string>>): string {
  const text = template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.() ?? whole);
  return withoutSecondPoint(speech.language === 'es' ? contract(text) : text);
}

function nameOf(reference: SeenReference | undefined, speech: Speech): string {
  return reference?.definition === undefined ? unknownCard[speech.language] : sayCard(reference.definition, speech);
}

function nameAt(handle: Handle | undefined, view: View, speech: Speech): string {
  const definition = handle === undefined ? undefined : view.cards[handle]?.definition;
  return definition === undefined ? unknownCard[speech.language] : sayCard(definition, speech);
}
