import { applies, CARDS_MAX, type CardRef, site } from '@crupier/kernel/rules';
import type { MarvelMatch } from './state.ts';

/** The types of cards, of players and of the scenario. *Rule:* MC-PLAYER-CARD-1. */
export const cardTypes = [
  'hero',
  'alterEgo',
  'ally',
  'event',
  'resource',
  'support',
  'upgrade',
  'playerSideScheme',
  'villain',
  'mainScheme',
  'attachment',
  'environment',
  'minion',
  'obligation',
  'sideScheme',
  'treachery',
] as const;
/** One of the types. */
export type CardType = (typeof cardTypes)[number];

/** Those of the cards of players. *Rule:* MC-PLAYER-CARD-1. */
export const playerTypes: readonly CardType[] = ['hero', 'alterEgo', 'ally', 'event', 'resource', 'support', 'upgrade', 'playerSideScheme'];

/** The types of resources; a wild one stands for any other. *Rule:* MC-RESOURCE-2. */
export const resourceTypes = ['physical', 'mental', 'energy', 'wild'] as const;
/** One of them. */
export type ResourceType = (typeof resourceTypes)[number];

/**
 * Of what a maximum is: of each player, of each card that copies are attached to, of plays in a phase or a round, or of uses for each
 * circumstance. *Rule:* MC-MAXIMUM-2, MC-MAXIMUM-5, MC-MAXIMUM-7, MC-MAXIMUM-8.
 */
export const maximaOf = ['player', 'host', 'phase', 'round', 'circumstance'] as const;
/** One of them. */
export type MaximumOf = (typeof maximaOf)[number];

/** A number that may be printed with the icon “per player”. */
export interface PerPlayer {
  readonly each: number;
  /** Multiplied by the players who began the match. */
  readonly perPlayer: boolean;
}

/** What is printed on a card, apart from its text. A power that it lacks, or that is a dash, is absent. */
export interface PrintedCard {
  readonly type: CardType;
  readonly name: string;
  readonly subtitle: string;
  readonly isUnique: boolean;
  readonly traits: readonly string[];
  /** With the number of each, 1 for those without. */
  readonly keywords: Readonly<Record<string, number>>;
  /** Those of the keywords whose number is multiplied by the players who began. *Rule:* MC-PER-PLAYER-ICON-1. */
  readonly keywordsPerPlayer?: readonly string[];
  /** What stands behind a keyword: the trait of teamwork, the characters of team-up, the resources of requirement, the sort of form. */
  readonly keywordWords?: Readonly<Record<string, string>>;
  /** How many copies there may be. *Rule:* MC-MAXIMUM-1. */
  readonly max?: { readonly count: number; readonly each: MaximumOf };
  /** Its classification, such as an aspect. *Rule:* MC-CLASSIFICATIONS-1. */
  readonly faction: string;
  readonly cost?: number;
  /** The resources that it generates when it is discarded to pay. *Rule:* MC-RESOURCE-1. */
  readonly resources: readonly ResourceType[];
  readonly attack?: number;
  readonly thwart?: number;
  readonly defense?: number;
  readonly recover?: number;
  readonly scheme?: number;
  /** Those of its powers whose value is a star. *Rule:* MC-STAR-ICON-6. */
  readonly stars?: readonly string[];
  /** What an attachment adds to the powers of the character that it is on. *Rule:* MC-ATTACHMENT-3. */
  readonly adds?: Readonly<Partial<Record<'attack' | 'scheme' | 'thwart', number>>>;
  /** Consequential damage under the power to attack and to thwart. *Rule:* MC-CONSEQUENTIAL-DAMAGE-1. */
  readonly attackDamage: number;
  readonly thwartDamage: number;
  readonly handSize: number;
  readonly hitPoints?: PerPlayer;
  /** Of a scheme: the threat with which it enters play, and that at which a main scheme is completed. */
  readonly startingThreat?: PerPlayer;
  readonly targetThreat?: PerPlayer;
  /** What a main scheme's field says is placed in each villain phase. *Rule:* MC-MAIN-SCHEME-3. */
  readonly eachRound?: PerPlayer;
  /** How many of each icon it bears. */
  readonly acceleration: number;
  readonly hazard: number;
  readonly crisis: number;
  readonly amplify: number;
  /** Boost icons; a star is none. *Rule:* MC-BOOST-ICON-5. */
  readonly boost: number;
  /** The key of the card's other side, for those that have two. */
  readonly otherSide?: string;
  /** It is nothing printed: what a player card counts as that lies facedown in play. *Rule:* MC-CARD-21. */
  readonly isFacedown?: true;
  /** It is nothing printed: what a campaign says of its scenario, set aside as the match is dealt. *Rule:* MC-SETUP-15. */
  readonly isInstruction?: true;
  /** The encounter set or the hero to which it belongs. */
  readonly set: string;
}

/** The keywords of a card that has none. */
export const NO_KEYWORDS: PrintedCard['keywords'] = {};

/** A card on which nothing is printed but what it is. */
export const blankPrint: PrintedCard = {
  type: 'event',
  name: '',
  subtitle: '',
  isUnique: false,
  traits: [],
  keywords: NO_KEYWORDS,
  faction: '',
  resources: [],
  attackDamage: 0,
  thwartDamage: 0,
  handSize: 0,
  acceleration: 0,
  hazard: 0,
  crisis: 0,
  amplify: 0,
  boost: 0,
  set: '',
};

/** Whether a card is one of a campaign, by its classification. *Rule:* MC-CAMPAIGN-CARDS-3. */
export function isOfCampaign({ faction = '' }: Partial<PrintedCard>): boolean {
  return faction === 'campaign';
}

/** Whether a card of a campaign or a scenario has the back of a player card. *Rule:* MC-OWNERSHIP-CONTROL-5. */
export function isLentToPlayers({ faction = '', type = 'treachery' }: Partial<PrintedCard>): boolean {
  return ['campaign', 'encounter'].includes(faction) && playerTypes.includes(type);
}

const absent = undefined as never;

/** A blank card with a field for everything that may be printed, so that all cards have their fields in the same places. */
const everyField: PrintedCard = {
  ...blankPrint,
  keywordsPerPlayer: absent,
  keywordWords: absent,
  max: absent,
  cost: absent,
  attack: absent,
  thwart: absent,
  defense: absent,
  recover: absent,
  scheme: absent,
  adds: absent,
  hitPoints: absent,
  startingThreat: absent,
  targetThreat: absent,
  eachRound: absent,
  otherSide: absent,
  isFacedown: absent,
  isInstruction: absent,
};

/** The same print as every other card has it: what is printed is read all the time, and fast where the fields lie in the same places. */
export function withEveryField(printed: object): PrintedCard {
  const { keywords = NO_KEYWORDS } = printed as Partial<PrintedCard>;
  return { ...everyField, ...printed, keywords: Object.keys(keywords).length > 0 ? keywords : NO_KEYWORDS };
}

/** What is printed on the side of a card that is up. */
export function printedOf({ game, state }: MarvelMatch, card: CardRef): PrintedCard {
  // As `cardOf` finds the card: nothing is asked more often.
  return (game.definitions[state.cards[card & (CARDS_MAX - 1)]?.definition ?? 0]?.printed ?? blankPrint) as PrintedCard;
}

const perPlayer = site(
  'MC-PER-PLAYER-ICON-1 MC-PER-PLAYER-ICON-2 MC-LTP-8 MC-ICONS-11 MC-CARD-16 MC-SETUP-9',
  'a number “per player” is multiplied by the players who began',
);

/** A number as it is in this match. *Rule:* MC-PER-PLAYER-ICON-1. */
export function inMatch(match: Pick<MarvelMatch, 'state' | 'probe'>, number: PerPlayer | undefined): number {
  if (number === undefined) return 0;
  return number.perPlayer && applies(match, perPlayer) ? number.each * match.state.players.length : number.each;
}

/** The number of each keyword that is printed on a card, as it is in this match. *Rule:* MC-KEYWORDS-1, MC-PER-PLAYER-ICON-1. */
export function printedKeywords(
  match: Pick<MarvelMatch, 'state' | 'probe'>,
  { keywords = NO_KEYWORDS, keywordsPerPlayer }: Partial<Pick<PrintedCard, 'keywords' | 'keywordsPerPlayer'>>,
): PrintedCard['keywords'] {
  if (keywordsPerPlayer === undefined) return keywords;
  const scaled = keywordsPerPlayer.map((keyword) => [keyword, inMatch(match, { each: keywords[keyword] ?? 0, perPlayer: true })]);
  return { ...keywords, ...Object.fromEntries(scaled) };
}
