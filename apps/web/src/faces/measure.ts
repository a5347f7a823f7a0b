/** Text measured with the advances of the shipped fonts, so that wrapping needs no DOM. */

import advances from './font-advances.json' with { type: 'json' };

/** The type a text is set in: `ui` is Archivo with its width axis, `title` is Grenze, the others are Alegreya. */
export type Typeface = 'ui' | 'title' | 'rules' | 'rulesBold';

const parse = (list: string): readonly number[] => list.split(' ').map(Number);
const tables = {
  ui: [parse(advances.ui), parse(advances.uiNarrow)],
  title: [parse(advances.title), parse(advances.title)],
  rules: [parse(advances.rules), parse(advances.rules)],
  rulesBold: [parse(advances.rulesBold), parse(advances.rulesBold)],
} as const;

const places: ReadonlyMap<string, number> = new Map([...advances.characters].map((character, at) => [character, at]));
const placeOfN = places.get('n') ?? 0;
/** Card names are set bolder than the measured weight: so much wider. */
const boldening = 1.035;

/** The width of a text in pixels, at a size in pixels and, for `ui`, a width of 64–100 %. */
export function textWidth(text: string, face: Typeface, size: number, stretch = 100): number {
  const [wide, narrow] = tables[face];
  const narrowing = Math.min(1.27, Math.max(0, (100 - stretch) / 30));
  let width = 0;
  for (const character of text) {
    const at = places.get(character) ?? placeOfN;
    const full = wide[at] || (wide[placeOfN] ?? 0) * 1.75;
    const thin = narrow[at] || (narrow[placeOfN] ?? 0) * 1.75;
    width += full + (thin - full) * narrowing;
  }
  return ((width * size) / 1000) * (face === 'ui' ? boldening : 1);
}
