import { type Site, siteCalled } from '../state/site.ts';

/**
 * Rules of how card texts are read that only some texts meet. Each is a site of its own, asked where it decides something, so that a ledger
 * row can be proved by its rule alone and not by a step that every text has.
 */
const textRules = {
  'TEXT-AGAIN-IN-FULL': 'a text that repeats itself is repeated from its choices on',
  'TEXT-ALL-DONE': '“if you do” wants every one of several acts to be done',
  'TEXT-ANEW': 'of what is done several times, each time is chosen for by itself',
  'TEXT-ANOTHER': '“another” card is any but the one whose text says it',
  'TEXT-ASKED-AGAIN': 'a triggered ability asks for its condition again when it resolves',
  'TEXT-BY-ANOTHER': 'the choice that a text gives to another player is that player’s',
  'TEXT-CHANCE': 'cards that nobody who chooses can see are taken at random',
  'TEXT-COULD': 'a triggered ability that takes something to be used is used only if it could do anything',
  'TEXT-COUNTED': 'an act is done once, with all of the number that the text counts',
  'TEXT-DIFFERENT': 'what is to be different each time is none that was chosen before',
  'TEXT-DONE': 'an act that did not happen has not been done',
  'TEXT-DONE-IN-FULL': 'an act has been done if as much happened as the text says',
  'TEXT-DONE-UNDONE': 'an act has not been done if something replaced what it began',
  'TEXT-FEWER': 'where there are fewer cards than a text wants chosen, those are chosen',
  'TEXT-GIVER': 'in an ability that a card gives, “this card” is the card that gave it',
  'TEXT-IDLE-MODE': 'a mode with which a text can do nothing is not chosen',
  'TEXT-IDLE-TARGET': 'a card that nothing of the text could affect is not chosen as its target',
  'TEXT-IDLE-INSTEAD': 'an event is replaced also by what can do nothing',
  'TEXT-IF-LATER': 'the condition of a later part of a text is asked when the text comes to it',
  'TEXT-IMPOSSIBLE': 'an act that can do nothing is passed over, and the text goes on',
  'TEXT-IN-CYCLE': 'what a choice in a cycle asks of another player is asked of that player at once',
  'TEXT-IN-TURN-ORDER': 'players choose one after the other in the order of turns',
  'TEXT-LATE': 'a choice that is not announced is made when the text comes to it',
  'TEXT-MAY': 'whatever a text says that a player may do can be declined',
  'TEXT-NONE': 'a choice of any number of cards, or of up to a number, may be of none',
  'TEXT-NUMBER': 'a choice of a number of cards is of that number',
  'TEXT-ONE-MODE': 'of several modes, the chosen one alone is done',
  'TEXT-OTHERWISE': 'a condition puts one part of a text in the place of another',
  'TEXT-PAID': 'a price in a text is paid in full or not at all',
  'TEXT-REPEATED-ONCE': 'the preceding part of a text is repeated once, without its repetition',
  'TEXT-SHARE': 'whoever divides gives something to each of the chosen cards',
  'TEXT-TARGET-IF': 'a choice that depends on a condition is made only while that holds',
  'TEXT-THIS-WAY': '“this way” counts what the resolution of this ability has done',
  'TEXT-TIES': 'of cards tied for the last places of a group, some are chosen',
  'TEXT-TOGETHER': 'acts of a sort that is done together wait for the last of them',
  'TEXT-WHICH-OPPONENT': 'of several opponents who could choose, the player whose text it is says which',
} as const;

/** The name of a rule of texts, by which a game cites its ledger rows: see the manner `cites`. */
export type TextRule = keyof typeof textRules;

type Cites = Readonly<Record<string, string>>;

const NO_CITES: Cites = {};
/** The sites of each game, by its rows: a text asks for many of them when it is compiled. */
const sitesOf = new WeakMap<Cites, Partial<Record<TextRule, Site>>>();

/** The name of the site of a rule of texts, in all games. */
export function textRuleName(name: TextRule): string {
  return `text / ${name}: ${textRules[name]}`;
}

/** The site of a rule of texts, with the rows that the game says. Asked for when a text is compiled. */
export function textRule({ cites = NO_CITES }: { readonly cites?: Cites }, name: TextRule): Site {
  let sites = sitesOf.get(cites);
  if (sites === undefined) sitesOf.set(cites, (sites = {}));
  return (sites[name] ??= siteCalled(cites[name] ?? '', textRuleName(name)));
}
