import type { Language } from '@crupier/kernel/rules';
import type { CardFacts } from '@crupier/marvel-champions';

/** What texts of a card may name: what stands there instead of each name, and the traits in small letters. */
export interface TextNames {
  readonly names: ReadonlyMap<string, string>;
  readonly traits: readonly string[];
  /** Whether an X is printed as its ATK, which its text explains. */
  readonly isAttackX: boolean;
  /** What the card calls itself beside its name. */
  readonly self: RegExp;
}

type InBoth = Readonly<Record<Language, string>>;

/** A villain and an identity are what a text without names calls them. */
const roles: Readonly<Partial<Record<CardFacts['type'], InBoth>>> = {
  hero: { en: 'your hero', es: 'tu Héroe' },
  alterEgo: { en: 'your alter-ego', es: 'tu Alter ego' },
  villain: { en: 'the villain', es: 'el Villano' },
};

/** Cards that texts call by their names, with what they are. */
const named: Readonly<Partial<Record<CardFacts['type'], InBoth>>> = {
  minion: { en: 'minion', es: 'Esbirro' },
  sideScheme: { en: 'side scheme', es: 'Plan secundario' },
  environment: { en: '', es: '' },
};

const nouns =
  /\b[Ee]st[ea] (?:Aliado|Apoyo|Mejora|Esbirro|Villano|Plan)\b|\bthis (?:ally|support|upgrade|minion|scheme|obligation)\b|\besta Obligación\b/gu;
const ownScheme =
  /\b(?:[Tt]he )?main scheme\b|\bthis scheme\b|\b(?:[Ee]l|del|este) Plan principal\b|\bPlan principal\b|\bel Plan\b|\beste Plan\b/gu;

/** What a card's texts may name among the cards of its pack. */
export function textNames(own: CardFacts, cards: readonly CardFacts[], traits: readonly string[], language: Language): TextNames {
  const nameOf = ({ name, nameEs }: CardFacts): string => (language === 'en' ? name : nameEs.replace(/\.$/u, ''));
  const isTrait = (name: string): boolean => traits.includes(bare(name).toLowerCase());
  const names = new Map<string, string>();
  for (const card of cards) {
    const role = roles[card.type]?.[language];
    const noun = named[card.type]?.[language];
    if (isTrait(nameOf(card))) continue;
    if (role !== undefined) names.set(nameOf(card), role);
    if (noun !== undefined) names.set(nameOf(card), `${noun} [name ${card.code}]`);
  }
  if (!isTrait(nameOf(own))) names.set(nameOf(own), roles[own.type]?.[language] ?? '');
  return { names, traits, isAttackX: own.attack?.kind === 'x', self: own.type === 'mainScheme' ? ownScheme : nouns };
}

/** A text as the game says it, with names and traits in brackets. */
export function plainRendered(text: string, names: TextNames): string {
  let rest = replaceNames(text, names);
  for (const trait of names.traits.toSorted((one, other) => other.length - one.length)) {
    const words = new RegExp(String.raw`(?<!\p{L}|\[trait )${escaped(trait)}(?!\p{L}|\])`, 'giu');
    rest = rest.replaceAll(words, (found) => (/^\p{Lu}/u.test(found) ? `[trait ${trait}]` : found));
  }
  return rest;
}

const labels = 'attack|thwart|defense|ataque|intervención|defensa';

/** A text as it is printed, without reminders, the names of abilities, and what the rules say for all schemes. */
export function plainPrinted(text: string, names: TextNames): string {
  const plain = `${names.isAttackX ? 'X ATK: ' : ''}${text}`
    .replaceAll(new RegExp(String.raw`<i>\((${labels})\)</i>|\(<i>(${labels})</i>\)`, 'gu'), '($1$2)')
    .replaceAll(/<i>[^<]*\([^<]*\)[^<]*<\/i>|<i>\([^<]*$/gu, ' ')
    .replaceAll(/<[^>]*>|\[star\]/gu, '')
    .replaceAll(/^[^\n:]{0,40} — /gmu, '')
    .replaceAll(/^(?:Contents|Contenido):.*$/gmu, '')
    .replaceAll(/\bAdvanced? to stage \w+\.?|\bAvanza a la etapa \w+\.?/gu, '')
    .replaceAll(/\bIf this stage is completed, [^.]*\.?|\bSi se completa esta etapa, [^.]*\.?/gu, '')
    .replaceAll(/^(?:Setup|Preparación): *$/gmu, '')
    .replaceAll(/\[\[(.*?)\]\]/gu, (_, trait: string) => `[trait ${trait.toLowerCase()}]`)
    .replaceAll(/(\[\w+\])(?: \1)+/gu, (icons, icon: string) => `${icons.split(' ').length} ${icon}`);
  return replaceNames(plain, names);
}

/** The traits that printed texts name, in small letters. */
export function traitsIn(texts: readonly string[]): readonly string[] {
  const traits = texts.flatMap((text) => [...text.matchAll(/\[\[(.*?)\]\]/gu)].map(([, trait = '']) => trait.toLowerCase()));
  return [...new Set(traits)];
}

/** Longest names first, each with the noun and the quotes around it; no name is found in what stands for another. */
function replaceNames(text: string, { names, self }: TextNames): string {
  const longest = [...names].toSorted(([one], [other]) => other.length - one.length);
  let rest = text;
  longest.forEach(([name], at) => {
    const before = String.raw`(?:(?:Plan (?:secundario|principal)|Esbirro|Entorno|carta de (?:Encuentro|Entorno)) )?[«"]?(?<!\p{L})(?:[Tt]he )?`;
    const after = String.raw`(?!\p{L})[»"]?(?: (?:side scheme|main scheme|minion|environment|encounter card))?`;
    rest = rest.replaceAll(new RegExp(`${before}${escaped(bare(name))}${after}`, 'gu'), `{${at}}`);
  });
  return rest.replaceAll(self, ' ').replaceAll(/\{(\d+)\}/gu, (_, at: string) => longest[Number(at)]?.[1] ?? '');
}

function bare(name: string): string {
  return name.replace(/^(?:The|Los) /u, '');
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
