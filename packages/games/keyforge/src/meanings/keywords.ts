/** Every keyword. *Rule:* KF-KEYWORD-1. */
export const keywords = [
  'alpha',
  'assault',
  'deploy',
  'elusive',
  'entrench',
  'hazardous',
  'invulnerable',
  'omega',
  'poison',
  'skirmish',
  'splash-attack',
  'taunt',
  'treachery',
  'versatile',
] as const;

/** One of the keywords. */
export type KeywordName = (typeof keywords)[number];

/** The keywords that the rules carry out: a card with another would only half work. */
export const workingKeywords: readonly KeywordName[] = keywords.filter((each) => each !== 'entrench');

/** The keywords that have a number. */
export const numberedKeywords: ReadonlySet<string> = new Set(['assault', 'hazardous', 'splash-attack']);
