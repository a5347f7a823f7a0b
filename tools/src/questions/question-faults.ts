import { languages, type PlayableGame, type SeenDecision, type SeenOption, type View } from '@crupier/kernel';
import { sayDecision, sayOccasion, sayOption, type Speech } from '@crupier/protocol';

/** What a question lacks in its words. */
export const questionFaults = [
  'generic', // Nobody can tell what is chosen: "make your choice".
  'unnamed', // Nobody can tell which card asks: "a card: which one?".
  'bareYes', // Yes says nothing of what it does.
  'twins', // Two options read alike that do something else.
  'slot', // A slot stands where its words should.
  'numbered', // An option is called by a number that nobody can see.
  'empty', // Nothing at all is said.
  'unprompted', // Nobody is told what abilities answer that are offered in a window.
  'uncited', // No rule of the game's ledger is cited.
  'uncounted', // More than one may be chosen, and the sentence speaks of one alone.
] as const;
/** One of them. */
export type QuestionFault = (typeof questionFaults)[number];

/** A fault of an open question, with what it was found in. */
export interface FoundFault {
  readonly fault: QuestionFault;
  /** The purpose of the question and the verb of the option, if it is one. */
  readonly at: string;
  /** The sentence, in the language in which it was found. */
  readonly said: string;
}

/** Sentences that say nothing of what is asked. */
const generic =
  /make your choice|haz tu elección|do you do it\?|¿lo haces\?|choose the target\.$|escoge el objetivo\.$|(^|: )(which card do you choose|¿qué carta eliges)\?$|: choose a number\.$|: (elige|escoge) un número\.$/iu;
/** Sentences whose card is unknown to the person who is asked. */
const unnamed = /^(a card|una carta)\b/iu;
/** Options that are called by their place in a list. */
const numbered = /^(Option|Opción|Part|Parte|Bond|Vínculo|Number|La número|Player|Jugador|Card|Carta) \d+$/u;
const bareYes = new Set(['Yes', 'Sí']);
/** Sentences that tell to choose one card or player, in either language. */
const one = /: (choose (an?|another|one) |(elige|escoge) (una?|otr[oa]) |(which (card|creature|ally) |¿qué (carta|criatura|aliado) ))/u;

/** What an open question of a seat lacks, in each language. */
export function faultsOf(game: PlayableGame, decision: SeenDecision, view: View, seats: readonly string[]): FoundFault[] {
  return languages.flatMap((language) => {
    const speech: Speech = { words: game.words, language, card: (key) => game.card(key), seats };
    const said = sayDecision(decision, view, speech);
    const options = decision.ask?.options ?? [];
    const texts = options.map((option) => sayOption(option, view, speech));
    const at = decision.purpose;
    const found: FoundFault[] = sentenceFaults(said).map((fault) => ({ fault, at, said }));
    if (decision.kind !== 'word' && generic.test(said)) found.push({ fault: 'generic', at, said });
    if (unnamed.test(said)) found.push({ fault: 'unnamed', at, said });
    if (!/^(KF|INF|MC)-/.test(decision.rule)) found.push({ fault: 'uncited', at, said: decision.rule });
    if (isUnprompted(decision, speech)) found.push({ fault: 'unprompted', at, said });
    if (isUncounted(decision, said)) found.push({ fault: 'uncounted', at, said });
    options.forEach((option, index) => {
      const text = texts[index] ?? '';
      const place = `${at} ${option.verb}`;
      found.push(...sentenceFaults(text).map((fault) => ({ fault, at: place, said: text })));
      if (numbered.test(text)) found.push({ fault: 'numbered', at: place, said: `${said} ${text}` });
      if (bareYes.has(text)) found.push({ fault: 'bareYes', at: place, said: `${said} ${text}` });
      const twin = texts.indexOf(text);
      if (twin < index && isTwin(decision, options[twin] as SeenOption, option))
        found.push({ fault: 'twins', at: place, said: `${said} ${text}` });
    });
    return found;
  });
}

function sentenceFaults(said: string): QuestionFault[] {
  return [...(said.trim() === '' ? (['empty'] as const) : []), ...(/[{}]|undefined/.test(said) ? (['slot'] as const) : [])];
}

/** Whether two options that read alike do something else: cards of one name lie at places of their own, which tell them apart. */
function isTwin({ kind }: SeenDecision, one: SeenOption, other: SeenOption): boolean {
  if (other.alike === true || kind === 'pay') return false;
  return one.card === other.card && one.giver === other.giver && isSameOccasion(one.occasion, other.occasion);
}

/** Two events that read alike may be those of two cards. */
function isSameOccasion(one: SeenOption['occasion'], other: SeenOption['occasion']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether abilities are offered that answer an event, and neither the question nor each option says which. */
function isUnprompted({ purpose, occasion, ask }: SeenDecision, speech: Speech): boolean {
  if (!windows.has(purpose)) return false;
  const isSaid = (answered: SeenOption['occasion']): boolean => answered !== undefined && sayOccasion(answered, speech) !== undefined;
  return !isSaid(occasion) && ask?.options.every((option) => isSaid(option.occasion)) !== true;
}

const windows = new Set(['mayInterrupt', 'mayRespond', 'whichReplacement', 'whichReplaceThemselves']);

function isUncounted({ ask, kind }: SeenDecision, said: string): boolean {
  return ask !== undefined && kind === 'target' && ask.max > 1 && one.test(said);
}
