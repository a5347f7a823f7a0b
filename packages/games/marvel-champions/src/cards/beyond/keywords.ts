import type { CardTexts } from '../headers.ts';

/** Cards of several products whose text is nothing but keywords, or that have none: their facts say all that they do. */
export const keywordCards: CardTexts = {
  // U.S. Agent: retaliate
  '04014': [],
  // Hydra Regular: incite
  '04152': [],
  // Extortion of Seismic Proportion: incite, a crisis icon
  '14025': [],
  // Vendetta: an amplify icon
  '16054': [],
  // Monarch Starstalker: villainous
  '16075': [],
  // Servant Bot: guard, patrol
  '16136': [],
  // Headhunter’s Henchman: surge, patrol
  '16186': [],
  // Fugitive Recovery: surge, hinder, a crisis icon
  '16187': [],
  // Budding Crime Syndicate: hinder, a hazard icon
  '17025': [],
  // Yotat the Destroyer: guard, retaliate
  '19027': [],
  // Charlie-27: retaliate, toughness
  '21059': [],
  // Shawarma: a resource
  '21183': [],
  // Piledriver: retaliate, villainous
  '24067': [],
  // "Bring the War!": a hazard icon
  '28022': [],
  // Rockslide: retaliate
  '33013': [],
  // Fiery Rage: peril
  '34031': [],
  // Pouches: a resource
  '40196': [],
  // Pandapool: toughness, a hazard icon
  '44045': [],
  // Stored Energy: a resource
  '45010': [],
};
