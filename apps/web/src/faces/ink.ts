/** The inks of a card: one hue of its faction, and one seeded second ink. Card ink is fixed: cards are objects and do not follow the theme. */

import { signsOf, type FactionSigns } from './factions.ts';
import { seededBy } from './seed.ts';

/** The inks of one card, darkest (`tone0`) to lightest (`tone6`), the second ink, and the frame line. */
export interface Inks {
  readonly signs: FactionSigns;
  readonly tone0: string;
  readonly tone1: string;
  readonly tone2: string;
  readonly tone3: string;
  readonly tone4: string;
  readonly tone5: string;
  readonly tone6: string;
  readonly spotDark: string;
  readonly spot: string;
  readonly spotLight: string;
  readonly line: string;
}

/** A colour in oklch. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${Math.round(hue)})`;
}

/** Inks that every card shares: badges and the figures on them. */
export const badgeInk = {
  paper: oklch(0.955, 0.018, 90),
  ink: oklch(0.19, 0.03, 60),
  red: oklch(0.55, 0.2, 27),
  raised: oklch(0.86, 0.15, 150),
  lowered: oklch(0.78, 0.14, 35),
  aember: oklch(0.82, 0.15, 75),
  energy: oklch(0.8, 0.15, 65),
  soot: oklch(0.13, 0.012, 40),
  steel: oklch(0.78, 0.02, 240),
  veil: oklch(0.16, 0.02, 200),
} as const;

/** The inks of a card of a faction. */
export function inksOf(key: string, faction: string): Inks {
  const signs = signsOf(faction);
  const random = seededBy(`${key}p`);
  const hue = signs.hue + random.between(-7, 7);
  const { chroma } = signs;
  const spotHue = hue + signs.spot + random.between(-22, 22);
  return {
    signs,
    tone0: oklch(0.16, Math.min(chroma, 0.035), hue),
    tone1: oklch(0.235, chroma * 0.42, hue),
    tone2: oklch(0.36, chroma * 0.7, hue),
    tone3: oklch(0.5, chroma * 0.95, hue),
    tone4: oklch(0.68, chroma, hue),
    tone5: oklch(0.84, chroma * 0.62, hue),
    tone6: oklch(0.945, Math.min(0.03, chroma * 0.3), hue),
    spotDark: oklch(0.42, Math.max(0.06, chroma * 0.75), spotHue),
    spot: oklch(0.74, Math.max(0.08, chroma * 0.85), spotHue),
    spotLight: oklch(0.88, 0.07, spotHue),
    line: oklch(0.8, Math.min(0.13, chroma), hue),
  };
}
