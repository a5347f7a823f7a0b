// Written by tools/src/import-keyforge.ts from the printed cards. Do not edit: import again.

/** The sets, in the order of their appearance. */
export const setCodes = ['CotA', 'AoA', 'WC', 'MM', 'DT', 'WoE', 'GR', 'MG2024', 'AS', 'ToC', 'MoMu', 'PV', 'CC', 'VM25', 'DM'] as const;
/** A set. */
export type SetCode = (typeof setCodes)[number];

/** Every house of the printed cards. *Rule:* KF-HOUSE-LIST-1, KF-HOUSE-LIST-2. */
export const houses = [
  'brobnar',
  'dis',
  'ekwidon',
  'geistoid',
  'keyraken',
  'logos',
  'mars',
  'ouboros',
  'redemption',
  'sanctum',
  'saurian',
  'shadows',
  'skyborn',
  'staralliance',
  'unfathomable',
  'untamed',
] as const;
/** A house. */
export type House = (typeof houses)[number];

/** Every type of the printed cards, reference cards included. */
export const cardTypes = ['action', 'archonPower', 'artifact', 'creature', 'prophecy', 'tide', 'tokenCreature', 'upgrade'] as const;
/** A type of card. */
export type CardType = (typeof cardTypes)[number];

/** Every rarity of the printed cards. */
export const rarities = ['common', 'evilTwin', 'fixed', 'rare', 'special', 'tide', 'token', 'uncommon', 'variant'] as const;
/** A rarity. */
export type Rarity = (typeof rarities)[number];

/** The bonus icons that are no house. */
export const plainIcons = ['amber', 'capture', 'damage', 'draw', 'discard', 'power'] as const;
/** A bonus icon that is no house. */
export type PlainIcon = (typeof plainIcons)[number];

/** Every keyword that a printed card has of its own. */
export const keywords = [
  'alpha',
  'assault',
  'deploy',
  'elusive',
  'entrench',
  'hazardous',
  'omega',
  'poison',
  'skirmish',
  'splash-attack',
  'taunt',
  'treachery',
  'versatile',
] as const;
/** A keyword. */
export type Keyword = (typeof keywords)[number];

/** Every trait of the printed cards. */
export const traits = [
  '[redacted]',
  'adagion',
  'agent',
  'ai',
  'alien',
  'ally',
  'analyst',
  'angel',
  'aquan',
  'arm',
  'artisan',
  'assassin',
  'beast',
  'bräkken',
  'buggy',
  'cat',
  'changeling',
  'cirrus',
  'clock',
  'cloud',
  'cultist',
  'curse',
  'cyborg',
  'demon',
  'dinosaur',
  'diplomat',
  'dragon',
  'egg',
  'elder',
  'elemental',
  'elf',
  'equation',
  'experiment',
  'faerie',
  'fisher',
  'fungus',
  'getrookya',
  'giant',
  'goblin',
  'halyard',
  'handuhan',
  'horseman',
  'human',
  'hunter',
  'imp',
  'insect',
  'ironyx',
  'item',
  "j'reen",
  'jelly',
  'knight',
  'krxix',
  'law',
  'leader',
  'leviathan',
  'location',
  'martian',
  'merchant',
  'monk',
  'mutant',
  'myth',
  'niffle',
  'philosopher',
  'phoenix',
  'pilot',
  'pirate',
  'plan',
  'politician',
  'power',
  'priest',
  'proximan',
  'psion',
  'quest',
  'ranger',
  'raptrix',
  'rat',
  'recruiter',
  'robot',
  'sage',
  'scientist',
  'shapeshifter',
  'shard',
  'ship',
  'sin',
  'soldier',
  'specter',
  'spirit',
  'stormkin',
  'sylicate',
  'tentacle',
  'thief',
  'treasure',
  'tree',
  'variant',
  'vehicle',
  'weapon',
  'witch',
  'wolf',
] as const;
/** A trait. */
export type Trait = (typeof traits)[number];
