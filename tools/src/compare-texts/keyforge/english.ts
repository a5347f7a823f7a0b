import { numbers, type MarkWords } from '../mark-words.ts';

/** What an article says as well, what a card says of itself, and other words for the same event. */
const asides: readonly MarkWords[] = [
  ['', /\bthis (?:creature|artifact|upgrade|card|action)(?:[’']s)?\b/giu],
  // One of what is counted is "a card"; of æmber, damage, power and armor the number stands.
  ['power counter', /[+]1 power counters?\b/gu],
  ['', /(?<![+−-]|\bpower )\b1\b(?! ?(?:Æ|damage|splash|power|armor))/gu],
  ['', /\bat the same time\b|\bone at a time\b|\bif able\b|\beach time\b|\bwhenever\b|\bduring each turn\b|\bat least 1Æ/giu],
  ['', /“Play:” abilities\b|\bplay effects?\b|\ball (?=Æ)|\beach to\b|\bmay only be\b|(?<=\bsearch )for each\b/giu],
  ['', /\bdoes not (?=(?:belong|control)\b)|\bfrom (?:its|your) opponent\b(?![’'])/giu],
  ['', /\bto a maximum of \d+Æ?|(?<=\breveal [^.]*)\bto your opponent\b/giu],
  // "May divide", and "may destroy any number": none is a number, too.
  ['', /\bmay (?=(?:divide|redistribute)\b|(?:purge|destroy) any number\b)/giu],
];

/** All of them are meant whether or not "each" says so: neighbors, what was done this way, what lies in a hand, æmber, icons. */
const wholes: readonly MarkWords[] = [
  ['', /\beach of (?=[^.,:]*\bneighbors\b)|\beach (?=(?:\S+ )?neighbor(?:ing)?\b)/giu],
  ['', /(?<!for )\beach (?=[^.,]*\b(?:this way|in (?:your|their) (?:opponent[’']s )?hand)\b)|\beach card (?:in|from) (?=your|their)/giu],
  ['', /\beach (?=card (?:of (?:the chosen|that) house|that shares)\b)|(?<=\bredistribute the (?:Æ|damage) on )each\b/giu],
  ['', /(?<!for )\beach (?=\w+ after it\b|Æ that would\b|of its bonus icons\b|bonus icon\b)/giu],
];

/** Amounts that are counted: "1Æ for each creature", "XÆ, where X is the number of creatures", "damage equal to its power". */
const counts: readonly MarkWords[] = [
  ['counted', /[+]?\b[1X](?= ?(?:Æ|damage|cards|power|armor)[^.]*\b(?:for each|where X is)\b)/gu],
  ['counted, number 3', /\btriple the amount\b/giu],
  ['counted', /(?<=\bfor each [^.]*)[+]?\b1(?= ?(?:Æ|damage)(?!\w))/giu],
  ['counted', /\bfor each\b|\bwhere X is(?: the (?:number|amount) of)?|\bhalf\b|\bequal to(?: the (?:number|amount) of)?/giu],
];

const headers: readonly MarkWords[] = [
  ['header before fight', /\bBefore Fight(?=[:/”"])/gu],
  ['header fight', /\b(?:After )?Fight(?=[:/”"])/gu],
  ['header reap', /\b(?:After )?Reap(?=[:/”"])/gu],
  ['header ', /\b(Play|Destroyed|Action|Omni|Scrap|Fate)(?=[:/”"])/gu],
];

const houses: MarkWords = [
  'house ',
  /\b(Brobnar|Dis|Ekwidon|Geistoid|Logos|Mars|Redemption|Sanctum|Saurian|Shadows|Skyborn|Star Alliance|Unfathomable|Untamed)\b/gu,
];

const keywords: readonly MarkWords[] = [
  ['keyword versatile', /\bbelongs to all houses\b|\bas if they were in the active house\b/giu],
  ['keyword splash-attack', /\bsplash-attack\b/giu],
  ['keyword ', /\b(alpha|assault|deploy|elusive|hazardous|invulnerable|omega|poison|skirmish|taunt|treachery|versatile)\b/giu],
];

/** Of a card "is destroyed", by damage; and all such cards, which old texts say without "each". */
const amounts: readonly MarkWords[] = [
  [
    'if this damage destroys',
    /\bif this damage (?:destroys|does not destroy)\b|\bif (?:it|that creature) is (?:not )?destroyed(?: by this \w+)?|\bif a card is destroyed this way/giu,
  ],
  ['exactly', /\bexactly\b/giu],
  ['up to', /\bup to\b(?! one)/giu],
  ['each, may', /\byou may use (?=friendly)/giu],
  ['each', /\b(?:each|every|all|remaining)\b/giu],
  [
    'each',
    /\b(?:creatures|artifacts|cards)(?=\s+(?:you control |of the chosen house |to the \w+ of [^.]*)?(?:to fight|may|get|gain|enter|must|take|cannot|can[’']t|do not)\b)/giu,
  ],
  ['may', /\bmay\b/giu],
  ['cannot', /\b(?:cannot|can[’']t|do(?:es)? not|don[’']t|doesn[’']t)\b/giu],
  ['most powerful', /\bmost powerful\b|\bwith the highest power\b/giu],
  ['least powerful', /\bleast powerful\b|\bwith the lowest power\b/giu],
  ['power', /\bpower\b/giu],
  ['armor', /\barmor\b/giu],
];

const sides: readonly MarkWords[] = [
  ['', /(?<=\bonly attack [^.]*)\benemy\b/giu],
  ['opponent, friendly', /\bmore enemy creatures than friendly creatures\b|\bopponent (?:still )?controls more creatures than you\b/giu],
  ['opponent', /\bopponents?\b|\bany player[’']s\b|\ba discard pile\b|\benem(?:y|ies)\b/giu],
  ['friendly', /\byou control\b|\bits controller controls\b|\bfriendly\b|\byour (?=(?:non-\S* *)?(?:creatures|artifacts)\b)/giu],
  ['friendly', /\bin excess of you\b|\bunder your control\b|\byou have any other\b/giu],
  ['neighbor', /\bneighbors?\b|\bneighboring\b|\badjacent\b/giu],
  ['flank', /\bflanks?\b/giu],
];

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers from 2 to 10 that are written out. */
const written: readonly MarkWords[] = words.flatMap((word, number): MarkWords[] =>
  number < 2 ? [] : [[`number ${number}`, new RegExp(String.raw`\b${word}\b`, 'giu')]],
);

/** The words of the English texts of KeyForge, whose traits are given. */
export function english(traits: readonly string[]): readonly MarkWords[] {
  const trait: MarkWords = ['trait ', new RegExp(String.raw`\b(${traits.join('|')})s?\b`, 'gu')];
  return [...asides, ...wholes, ...headers, ...counts, houses, trait, ...keywords, ...sides, ...amounts, ...written, ...numbers];
}
