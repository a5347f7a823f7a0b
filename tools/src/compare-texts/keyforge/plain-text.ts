/** The glyphs of printed texts, and how the older ones are written: what stands for æmber and for damage. */
const glyphs: readonly (readonly [RegExp, string])[] = [
  [/\uF360|<A>|(?<=\d)A\b/gu, 'Æ'],
  [/\uF361|<D>|(?<=\d)D\b/gu, ' damage'],
  [/[\uFEFF\u00AD]/gu, ''],
  [/[\u00A0\u202F]/gu, ' '],
  [/\u2011/gu, '-'],
  [/[\r\v]/gu, '\n'],
];

/** Bonus icons that a card adds to others of its deck, which are facts and no text. */
const enhance = /\bEnhance [^.\n]*\.?/gu;

/** A text as it is printed, without reminders, bonus icons and the card's own name. */
export function plainPrinted(text: string, name: string): string {
  let plain = text;
  for (const [glyph, word] of glyphs) plain = plain.replaceAll(glyph, word);
  return withoutName(plain.replaceAll(/\([^()]*\)/gu, ' ').replaceAll(enhance, ' '), name);
}

/** A text as the game says it. */
export function plainRendered(text: string, name: string): string {
  return withoutName(text, name);
}

/** A card calls itself by its name, or by what comes before the comma of it. */
function withoutName(text: string, name: string): string {
  const [short = name] = name.split(',');
  return [name, short].reduce(
    (rest, each) => rest.replaceAll(new RegExp(String.raw`(?<!\p{L})${escaped(each)}(?!\p{L})`, 'giu'), ' '),
    text,
  );
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/[’']/gu, "[’']");
}
