import { bracketed, numbers, type MarkWords } from '../mark-words.ts';

/** What the rules say for every obligation, who chooses, and the 1 that an article says as well. */
const asides: readonly MarkWords[] = [
  ['', /give to .*? player\.|if you are in hero form, (?=you may change form)|flip to alter-ego form|change (?:your )?form\b/giu],
  ['', /\bof your choice\b|\bas you choose\b|\bif able\b|\bto a maximum\b|\bif you (?=paid)|\bvillain phase\b|\bthose enemies\b/giu],
  ['', /\b1(?= (?:of them|to your hand|additional|boost|encounter|random|acceleration|cards?|counters?|\w+ counters?)\b)/giu],
  ['', /\b1(?= \[?(?:energy|mental|physical|wild)\b)/giu],
];

/** How the game says "this activation" of a boost. */
const thisActivation: MarkWords = ['', /(?<=until the end of the activation, after )an enemy (?=attacks)/giu];

const headers: readonly MarkWords[] = [
  ['form hero', /\bHero (?=Action|Interrupt|Response|Resource)|\(Hero\)|\bhero form\b|\bthis form\b/giu],
  ['you', /(?<=engaged with you attacks )the hero that it is engaged with\b/giu],
  ['form hero, you', /(?<=(?:attacks|engaged with) )your hero\b/giu],
  ['form alter-ego', /\bAlter-Ego (?=Action|Interrupt|Response|Resource)|\(Alter-Ego\)/giu],
  ['header forced', /\bForced (?=Interrupt|Response)/gu],
  ['header ', /\b(When Revealed|When Defeated|Action|Interrupt|Response|Resource|Boost|Special|Setup)\b(?=[:”" (])/gu],
  ['label ', /\((attack|thwart|defense)\)/gu],
  ['keyword ', /\b(guard|toughness|surge|overkill|quickstrike|retaliate|uses|max)\b/giu],
];

const amounts: readonly MarkWords[] = [
  ['per player', /\[per_hero\]|\bfor each player\b/giu],
  ['resource ', /\b(energy|mental|physical|wild)(?= resources?\b)/giu],
  ['power ', /\b(ATK|THW|SCH|DEF|REC|hit point|hand size)s?\b/gu],
  ['number X', /\bdamage to that enemy equal to\b/giu],
  ['number 1', /\bone(?= more)/giu],
];

const permissions: readonly MarkWords[] = [
  ['may', /\bmay\b/giu],
  ['cannot', /\bcannot\b/giu],
  ['up to', /\bup to\b(?! your)/giu],
  ['each, player, you', /\beach player[’']s (?=hand|deck)/giu],
  ['each', /\beach\b/giu],
];

const sides: readonly MarkWords[] = [
  ['', /\b(?:villain|hydra|it|who|\]) schemes\b|\bschemes or attacks\b|\battacks or schemes\b/giu],
  ['main scheme', /\bmain schemes?\b/giu],
  ['side scheme', /\bside schemes?\b/giu],
  ['scheme', /\bschemes?\b/giu],
  ['villain, minion', /\benem(?:y|ies) that (?:is|are) the villain or (?=engaged)/giu],
  ['minion', /\benem(?:y|ies) (?=engaged with)/giu],
  ['enemy', /\benem(?:y|ies)\b/giu],
  ['villain', /\bvillain\b/giu],
  ['minion', /\bminions?\b/giu],
  ['friendly', /\bfriendly\b/giu],
  ['ally', /\ball(?:y|ies)\b/giu],
  ['you', /\byou(?:rs?)?\b(?: (?:identity card|identity|hero|alter-ego))?|\btake(?= \d)|\bgain(?= )|\breceive\b/giu],
  ['you', /\btheir (?:identity|hero)\b|\btheir (?=hand|deck)|\bwith them\b|\b(?:the )?engaged player\b/giu],
  ['hero', /\bhero(?:es)?\b/giu],
  ['character', /\bcharacters?\b/giu],
  ['first player', /\bfirst player\b/giu],
  ['player', /\bplayers?\b/giu],
];

/** The words of English texts. */
export const english: readonly MarkWords[] = [
  ...bracketed,
  ...asides,
  thisActivation,
  ...amounts,
  ...headers,
  ...permissions,
  ...sides,
  ...numbers,
];
