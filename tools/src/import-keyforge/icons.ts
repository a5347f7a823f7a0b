/** The glyphs by which the printed sentence of Enhance shows its icons, with the icon of each. Longer glyphs come first. */
const glyphs: readonly (readonly [glyph: string, icon: string])[] = [
  ['\uf36f\uf560', 'capture'],
  ['PT', 'capture'],
  ['\uf565', 'capture'],
  ['\uf360', 'amber'],
  ['A', 'amber'],
  ['\uf361', 'damage'],
  ['D', 'damage'],
  ['\uf36e', 'draw'],
  ['R', 'draw'],
  ['\uf372', 'discard'],
  ['\uf392', 'power'],
  ['\uf379', 'brobnar'],
  ['\uf37a', 'dis'],
  ['\uf37b', 'ekwidon'],
  ['\uf37c', 'geistoid'],
  ['\uf37d', 'logos'],
  ['\uf37e', 'mars'],
  ['\uf37f', 'skyborn'],
  ['\uf386', 'redemption'],
  ['\uf387', 'sanctum'],
  ['\uf388', 'saurian'],
  ['\uf389', 'shadows'],
  ['\uf38a', 'staralliance'],
  ['\uf38b', 'untamed'],
  ['\uf390', 'unfathomable'],
  ['\uf391', 'ouboros'],
];

/** The icons that are no houses, in the order in which the rules name them. */
export const plainIcons = ['amber', 'capture', 'damage', 'draw', 'discard', 'power'];

/**
 * Reads the icons that a card's Enhance adds to other cards of its deck. Empty where it has no Enhance.
 *
 * *Errors:* throws at a glyph that is not in the table.
 * *Rule:* KF-ENHANCE-1.
 */
export function enhanceIcons(text: string): readonly string[] {
  const printed = /\bEnhance ([^.]*)\./.exec(text)?.[1] ?? '';
  const icons: string[] = [];
  let rest = printed.replace(/[\s()]/g, '');
  while (rest !== '') {
    const found = glyphs.find(([glyph]) => rest.startsWith(glyph));
    if (found === undefined) throw new Error(`Enhance shows an unknown icon: ${JSON.stringify(rest)}.`);
    icons.push(found[1]);
    rest = rest.slice(found[0].length);
  }
  return icons;
}
