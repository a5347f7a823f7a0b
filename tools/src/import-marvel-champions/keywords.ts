/** Keywords that stand alone. *Rule:* MC-KEYWORDS-1. */
const plain = [
  ...['Alliance', 'Assault', 'Guard', 'Overkill', 'Patrol', 'Peril', 'Permanent', 'Piercing', 'Quickstrike', 'Ranged', 'Restricted'],
  ...['Setup', 'Stalwart', 'Steady', 'Surge', 'Temporary', 'Toughness', 'Villainous', 'Vulnerable'],
];

/** A sentence that is a keyword, and how it is written as a word of a row: keyword, value, and what it is about, between colons. */
type Form = readonly [sentence: RegExp, write: (parts: readonly string[]) => string];

const forms: readonly Form[] = [
  [new RegExp(`^(${plain.join('|')})$`, 'i'), ([keyword = '']) => keyword.toLowerCase()],
  [/^(Hinder|Incite|Retaliate|Victory) (-?\d+)(\[per_(?:hero|player)\])?$/i, ([keyword = '', n = '', per]) => valued(keyword, n, per)],
  [/^Uses \((\d+|X)(\[per_(?:hero|player)\])? ?([a-z-]*)[^)]*\)$/i, ([n = '', per, of = '']) => usesOf(valued('uses', n, per), of)],
  [/^(Teamwork|Linked) \(([^)]+)\)$/i, ([keyword = '', of = '']) => `${keyword.toLowerCase()}::${of}`],
  [/^Team-Up \((.+) and (.+)\)$/i, ([one = '', other = '']) => `teamUp::${one} & ${other}`],
  [/^Requirement \(((?:\[\w+\],? ?)+)\)$/i, ([of = '']) => `requirement::${(of.match(/\w+/g) ?? []).join(' ')}`],
  [/^(\w+) form$/i, ([of = '']) => `form::${of.toLowerCase()}`],
  [/^Max (\d+) per (\w+(?: \w+)?)$/i, ([n = '', of = '']) => `max:${n}:${of.toLowerCase()}`],
];

/** What the text of a card says as far as the importer looks: its keywords, and whether there is more than these. */
export interface Reading {
  /** Each as `retaliate:1`, `hinder:2p` (per player), `uses:3:web`, `teamUp::Ant-Man & Wasp`. */
  readonly keywords: readonly string[];
  /** Nothing, keywords alone, or more, which is written as an empty cell. */
  readonly speech: '' | 'nothing' | 'keywords';
}

/** Finds the sentences of a text that are keywords. Reminders in italics are passed over. */
export function readKeywords(text: string): Reading {
  const bare = text
    .replace(/<i>\s*\([^]*?\)\s*\.?\s*<\/i>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\[\[|\]\]/g, '');
  const sentences = bare
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.)])\s+(?=[A-Z])/))
    .map((each) => each.trim().replace(/\.$/, ''))
    .filter((each) => each !== '');
  const keywords = sentences.map(keywordOf);
  const found = keywords.filter((each) => each !== undefined);
  if (sentences.length === 0) return { keywords: [], speech: 'nothing' };
  return { keywords: found, speech: found.length === sentences.length ? 'keywords' : '' };
}

function keywordOf(sentence: string): string | undefined {
  for (const [pattern, write] of forms) {
    const parts = pattern.exec(sentence);
    if (parts !== null && !/^hero form$/i.test(sentence)) return write(parts.slice(1));
  }
  return undefined;
}

function valued(keyword: string, value: string, per: string | undefined): string {
  return `${keyword.toLowerCase()}:${value.toLowerCase()}${per === undefined ? '' : 'p'}`;
}

/** Counters without a name of their own are all-purpose counters. */
function usesOf(uses: string, counter: string): string {
  return /^counters?$/.test(counter) ? uses : `${uses}:${counter}`;
}
