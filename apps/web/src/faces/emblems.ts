/** Which pictures stand on a card: what its name says, then its traits, then its house; the seed picks among them. */

import type { CommonEmblem, EmblemName, EmblemPools, Emblems, HouseEmblem } from './emblem-path.ts';
import { posterPools } from './poster-emblems.ts';
import { seededBy } from './seed.ts';

/** What a choice of pictures depends on. */
export interface EmblemFacts {
  /** The card's key: the seed. */
  readonly key: string;
  /** Its English name. */
  readonly name: string;
  readonly type: string;
  readonly faction: string;
  readonly traits: readonly string[];
}

/** Words of names, the most telling first. */
const words: EmblemPools<HouseEmblem>['words'] = [
  [/dragon|drake|kelifi/, ['spiked-dragon-head', 'dragon-head']],
  [/troll/, ['troll']],
  [/bumpsy|grump|krump|brammo|brend/, ['ogre', 'barbarian']],
  [/smaaash|smash|bash|slam|hammer/, ['warhammer', 'heavy-fall']],
  [/headhunter|axe|cleave/, ['battle-axe', 'axe-swing']],
  [/war ?(?:chest|drum|song|cry)|ganger|drum|anthem|hymn|song/, ['drum']],
  [/gauntlet|glove|fist|punch|smack|knuckle/, ['mailed-fist', 'punch', 'boxing-glove']],
  [/banner|flag|standard|rally|champion/, ['flying-flag', 'rally-the-troops']],
  [/pitlord|overlord|tyrant|despot/, ['daemon-skull', 'crowned-skull']],
  [/(?:pit|fear|guardian|shadow) demon|demon|fiend|devil/, ['horned-skull', 'diablo-skull', 'devil-mask']],
  [/imp\b|ember imp|gremlin/, ['imp', 'imp-laugh']],
  [/charette|hunger|feast|eater|maw|gorge|appetite|cannibal|devour/, ['gluttonous-smile', 'shark-jaws', 'worm-mouth']],
  [/bulwark|shield|guard|protect|defen|ward|sentin/, ['templar-shield', 'checked-shield', 'cross-shield']],
  [/armor|plate|hide\b|carapace|harness/, ['layered-armor', 'spiked-armor']],
  [/lash|whip|pain|tortur|agony/, ['whip']],
  [/tentacle|tendril|kraken|octopus|squid/, ['spiked-tentacle', 'tentacle-strike', 'octopus']],
  [/arise|raise|undead|return|resurrect|revive/, ['raise-skeleton', 'skeletal-hand']],
  [/grave|tomb|crypt|coffin|burial|dead/, ['tombstone', 'graveyard', 'coffin']],
  [/death|doom|reap|killz|terror|annihil|obliv/, ['grim-reaper', 'scythe', 'death-zone']],
  [/skull|bone/, ['broken-skull', 'horned-skull', 'bone-knife']],
  [/soul|spirit|phantom|ghost|wraith|specter|haunt/, ['ghost', 'floating-ghost']],
  [/blood|vampire|leech/, ['blood', 'vampire-dracula', 'bloody-sword']],
  [/hand of|clutch|grasp|grab|shooler|evil/, ['evil-hand', 'hand']],
  [/gate|portal|door|dimension|phase|rift/, ['magic-portal', 'portal']],
  [/library|babble|archiv|book(?!ton)|tome|letter|lore|knowledge|study/, ['book-pile', 'open-book', 'bookmarklet']],
  [/bookton/, ['microscope']],
  [/scroll|edict|writ|contract|code of|oath|charter/, ['scroll-unfurled']],
  [/labwork|experiment|chemi|potion|elixir|serum|dextre|tonic|vial/, ['erlenmeyer', 'bubbling-flask']],
  [/mother|robot|automaton|drone|bot\b|mech\b|nexus/, ['vintage-robot', 'robot-golem', 'mono-wheel-robot']],
  [/(?:titan )?mechanic|machine|engine|tinker|reactor|transposer|wrench/, ['gear-hammer', 'big-gear']],
  [/research|scien|professor|doc\b|dr\b|lab\b|scholar/, ['microscope', 'atom', 'light-bulb']],
  [/brain|mind|think|memory|intel|wits/, ['brain', 'brainstorm', 'brain-leak']],
  [/time|hour|temporal|chrono|future|tomorrow|yesterday/, ['hourglass', 'clockwise-rotation', 'sands-of-time']],
  [/teleport|transport|warp|shift|swap|exchange/, ['card-exchange', 'rolling-energy']],
  [/draw|deal|gamble|wild|random|chaos|anomaly/, ['card-draw', 'dice-target', 'uncertainty']],
  [/ray\b|beam|blast|pulse|zap|phoenix|ion\b|disintegr/, ['laser-blast', 'energy-arrow', 'energy-breath']],
  [/gun|blaster|cannon|pistol|rifle/, ['ray-gun', 'minigun']],
  [/rocket|missile|jet|ship|saucer|mothership|invasion|hive/, ['ufo', 'rocket', 'interceptor-ship']],
  [/bomb|grenade|explo|detonat/, ['time-bomb', 'bolt-bomb', 'unlit-bomb']],
  [/squawker|herald|call|shout|speech|tocsin|howl(?!er)|scream/, ['megaphone', 'sonic-shout']],
  [/hypno|psych|mesmer|gaze|eye|vision|seer|look/, ['third-eye', 'all-seeing-eye', 'surrounded-eye']],
  [/scout|spy|spies|recon|observ|watch|survey/, ['binoculars', 'spy', 'radar-dish']],
  [/anaphiel|angel|wing|feather/, ['angel-wings', 'feathered-wing']],
  [/monk|priest|friar|abbot|prayer|bless|faith|pray|protectrix|saint/, ['monk-face', 'prayer', 'candle-light']],
  [/raiding|charge\b|cavalry|rider|horse(?:man)?|paladin/, ['mounted-knight', 'charging-bull']],
  [/knight|sir\b|lady|sergeant|commander|captain|zakiel/, ['black-knight-helm', 'crested-helmet', 'visored-helm']],
  [/sword|blade|sabre|scimitar/, ['winged-sword', 'sword-in-stone', 'bloody-sword']],
  [/dagger|knife|stab|assassin|backstab|silvertooth|shank/, ['plain-dagger', 'thrown-daggers']],
  [/spear|pike|lance|javelin|trident/, ['spears', 'pikeman', 'trident']],
  [/bow\b|arrow|shot\b|shooter|snip|archer/, ['bow-arrow', 'arrow-cluster', 'bullseye']],
  [/steal|thie|robber|rogue|bandit|heist|pick ?pocket|smuggl|burgl/, ['robber', 'robber-mask', 'bandit']],
  [/noddy|hood|cloak|mantle|robe|umbra/, ['hood', 'hooded-figure', 'wing-cloak']],
  [/urchin|ninja|macis|faygin/, ['ninja-mask', 'domino-mask']],
  [/coin|gold|treasure|wealth|greed|tax|bribe|miser|bank|vault|purse|pocket/, ['coins-pile', 'coins', 'two-coins']],
  [/gem|crystal|diamond|jewel|amber|æmber|shard|vein/, ['crystal-cluster', 'gems', 'cut-diamond']],
  [/key\b|key ?charge|unlock|lockpick|lock\b/, ['skeleton-key', 'key', 'lockpicks']],
  [/shadow|night|dark|dusk|moon/, ['night-sky', 'moon-bats']],
  [/mask|disguise|mimic|face|double|twin|mirror|clone/, ['duality-mask', 'mirror-mirror', 'drama-masks']],
  [/trap|snare|net\b|bind|chain|shackle|prison|cage/, ['crossed-chains', 'linked-rings', 'handcuffs']],
  [/spider|arach|web\b/, ['long-legged-spider', 'spider-web']],
  [/cat\b|tiger|panther|lion/, ['tiger-head', 'cat']],
  [/wolf|hound|dog|howl/, ['wolf-howl', 'wolf-head']],
  [/bear\b/, ['bear-head']],
  [/snuffl|gator|croc|toad|frog|lizard/, ['croc-jaws']],
  [/shark|fish|piranha/, ['shark-jaws', 'fish-monster']],
  [/bat\b|bats\b/, ['moon-bats', 'bat-wing']],
  [/raven|crow\b|hawk|bird|avian|eagle|owl|vulture/, ['raven', 'crow-dive']],
  [/dust pixie|butterfly|moth\b|dew/, ['butterfly']],
  [/fairy|pixie|faerie|flaxia|fae\b|sprite/, ['fairy', 'fairy-wings']],
  [/witch|hex\b|curse|hag\b|coven|spell/, ['witch-face']],
  [/mushroom|fung|spore|troupe/, ['spotted-mushroom', 'mushrooms-cluster']],
  [/tree|forest|grove|root|thorn|wood|bramble|briar/, ['tree-face', 'evil-tree', 'beech']],
  [/leaf|vine|flower|bloom|nature|garden|grow|bounty|harvest|seed/, ['vine-leaf', 'oak-leaf', 'leaf-swirl']],
  [/stampede|horn|bull\b|rhino|tusk/, ['bull-horns', 'mighty-horn', 'rhinoceros-horn']],
  [/beast|animal|claw|paw|pet\b/, ['paw', 'animal-skull', 'beast-eye']],
  [/pestilence|plague|rot\b|famine|disease|poison|toxi/, ['plague-doctor-profile', 'maggot', 'carrion']],
  [/fire|flame|burn|ember|ash\b|ashes|inferno|heat|hot\b|scorch/, ['flame', 'fire-ring', 'burning-skull']],
  [/volcano|lava|magma/, ['volcano', 'smoking-volcano']],
  [/mountain|avalanche|rock|stone|boulder|earth/, ['mountains', 'heavy-fall']],
  [/storm|thunder|lightning|tempest|shock|electr|bolt/, ['lightning-branches', 'chain-lightning', 'lightning-trio']],
  [/wind|gust|tornado|cloud|sky\b/, ['tornado', 'dust-cloud']],
  [/water|wave|flood|sea\b|ocean|tide|deep/, ['big-wave', 'whale-tail']],
  [/ice\b|frost|cold|snow|freez/, ['crystal-cluster', 'shard-sword', 'barbed-star']],
  [/sun\b|light|glor|radian|shin|dawn|holy|aura|halo/, ['sunbeams', 'sun', 'sun-radiations']],
  [/star\b|stars|cosm|galax|meteor|nova|astral/, ['star-formation', 'burning-meteor', 'polar-star']],
  [/crown|king|queen|emperor|royal|throne/, ['crown', 'throne-king', 'queen-crown']],
  [/castle|fort|citadel|keep\b|gatehouse/, ['castle']],
  [/tower|spire|obelisk|monument|pillar/, ['stone-tower', 'obelisk']],
  [/shatter|broken|break|destroy|ruin|wreck|crush|pulver/, ['shattered-glass', 'broken-wall', 'shattered-sword']],
  [/heal|cure|medic|remedy|mend|nurse/, ['healing', 'first-aid-kit', 'heart-plus']],
  [/heart|love|kind|friend|charity|mercy/, ['hearts', 'heart-beats', 'chained-heart']],
  [/just|law|judg|order|sanction|court/, ['scales', 'gavel']],
  [/hunt|track|stalk|seek|bait|safari/, ['footprint', 'crosshair']],
  [/run|escape|flee|swift|quick|speed|duskrunner|hide|sneak/, ['footsteps']],
  [/orb\b|sphere|ball\b|fate|destiny|foresight/, ['crystal-ball', 'eye-target']],
  [/helm|hat\b|cap\b/, ['crested-helmet', 'helmet']],
  [/ring\b|amulet|charm|talisman|totem|necklace/, ['gem-chain', 'dream-catcher']],
  [/fight|battle|combat|brawl|duel|strike|war\b|warrior|warchest/, ['sword-clash', 'crossed-swords']],
  [/fury|rage|berserk|anger|wrath|barbar/, ['barbarian', 'muscle-up']],
  [/worm|bug\b|insect|swarm|larva/, ['alien-bug', 'leeching-worm', 'maggot']],
  [/alien|zorg|martian|mars\b|ulyq|yxl|xeno|john smyth/, ['alien-stare', 'alien-bug']],
  [/raptor|saur|dino|tyrann/, ['dinosaur-rex', 'triceratops-head']],
  [/puppet|doll|toy|jester|clown|game\b/, ['puppet', 'drama-masks']],
  [/temple|shrine|altar|hall\b|sanctuary/, ['greek-temple', 'star-altar']],
];

const byTrait: EmblemPools<HouseEmblem>['byTrait'] = {
  giant: ['giant', 'ogre', 'muscle-up', 'barbarian'],
  goblin: ['ogre', 'imp-laugh', 'bandit', 'evil-minion'],
  knight: ['mounted-knight', 'black-knight-helm', 'crested-helmet', 'visored-helm', 'templar-shield', 'pikeman'],
  dragon: ['spiked-dragon-head', 'dragon-head'],
  mutant: ['six-eyes', 'brain-tentacle', 'beast-eye', 'fish-monster', 'sunken-eye'],
  demon: ['daemon-skull', 'horned-skull', 'diablo-skull', 'devil-mask', 'imp', 'evil-wings', 'burning-skull'],
  imp: ['imp', 'imp-laugh', 'evil-minion'],
  robot: ['vintage-robot', 'robot-golem', 'mono-wheel-robot', 'cog'],
  cyborg: ['robot-golem', 'gear-hammer', 'visored-helm', 'mono-wheel-robot'],
  beast: ['beast-eye', 'paw', 'fangs', 'bear-head', 'wolf-head', 'tiger-head', 'croc-jaws', 'bull-horns', 'animal-skull', 'wolf-howl'],
  human: ['monk-face', 'helmet', 'hooded-figure', 'gloves', 'confrontation'],
  scientist: ['microscope', 'atom', 'erlenmeyer', 'bubbling-flask', 'light-bulb', 'brainstorm', 'materials-science'],
  insect: ['alien-bug', 'butterfly', 'maggot'],
  martian: ['alien-stare', 'ufo', 'ray-gun', 'alien-bug', 'surrounded-eye', 'helmet'],
  agent: ['spy', 'domino-mask', 'radar-dish'],
  soldier: ['pikeman', 'centurion-helmet', 'minigun', 'helmet'],
  spirit: ['ghost', 'floating-ghost', 'angel-wings', 'sun-priest', 'spiked-halo', 'candle-light'],
  priest: ['prayer', 'monk-face', 'sun-priest'],
  merchant: ['trade', 'coins-pile', 'two-coins'],
  horseman: ['mounted-knight', 'charging-bull'],
  angel: ['angel-wings', 'winged-sword'],
  thief: ['robber', 'robber-mask', 'hood', 'lockpicks', 'ninja-mask', 'domino-mask', 'cloak-dagger', 'ninja-star'],
  elf: ['hood', 'thrown-daggers', 'bow-arrow', 'ninja-mask', 'wing-cloak', 'hooded-figure', 'plain-dagger'],
  specter: ['floating-ghost', 'ghost'],
  witch: ['witch-face', 'spotted-mushroom', 'crystal-ball'],
  faerie: ['fairy', 'fairy-wings', 'butterfly'],
  ranger: ['bow-arrow', 'footprint'],
  fungus: ['spotted-mushroom', 'mushrooms-cluster'],
  niffle: ['paw', 'beast-eye'],
  dinosaur: ['dinosaur-rex', 'triceratops-head'],
  politician: ['laurel-crown', 'scroll-unfurled', 'greek-temple'],
  leader: ['crown', 'laurel-crown', 'flying-flag'],
  pirate: ['anchor', 'hood', 'coins'],
  aquan: ['fish-monster', 'trident', 'sea-creature', 'whale-tail'],
  tree: ['tree-face', 'evil-tree', 'beech'],
  plant: ['vine-leaf', 'leaf-swirl'],
  weapon: ['crossed-swords', 'war-pick', 'battle-axe', 'ray-gun', 'trident', 'thrown-daggers', 'mailed-fist'],
  item: ['gem-chain', 'crystal-ball', 'skeleton-key', 'lockpicks', 'scroll-unfurled', 'light-bulb', 'hourglass', 'big-gear'],
  location: ['castle', 'greek-temple', 'stone-tower', 'graveyard', 'modern-city', 'obelisk', 'mountains', 'magic-portal'],
  vehicle: ['ufo', 'space-shuttle', 'interceptor-ship', 'rocket', 'tank'],
  power: ['power-lightning', 'sunbeams', 'embrassed-energy', 'polar-star'],
  quest: ['scroll-unfurled', 'trophy', 'sword-in-stone'],
  ally: ['polar-star', 'paw', 'hand'],
};

const byHouse: Readonly<Record<string, Emblems<HouseEmblem>>> = {
  brobnar: ['mountains', 'crossed-swords', 'battle-gear', 'warhammer', 'punch-blast', 'drum', 'axe-swing', 'war-pick'],
  dis: ['fire-ring', 'horned-skull', 'pentagram-rose', 'bleeding-eye', 'flame-claws', 'stone-throne', 'chained-heart'],
  logos: ['gears', 'atom', 'cog', 'light-bulb', 'rolling-energy', 'brainstorm', 'archive-research', 'radar-dish'],
  mars: ['ufo', 'ray-gun', 'radar-sweep', 'alien-stare', 'laser-blast', 'energy-arrow', 'death-zone'],
  sanctum: ['sunbeams', 'castle', 'cross-shield', 'winged-shield', 'prayer', 'candle-light', 'spiked-halo'],
  shadows: ['night-sky', 'moon-bats', 'two-coins', 'cloak-dagger', 'footsteps', 'lockpicks', 'thrown-daggers'],
  untamed: ['leaf-swirl', 'oak-leaf', 'vine-leaf', 'paw', 'beech', 'evil-tree', 'butterfly'],
  saurian: ['greek-temple', 'laurel-crown', 'roman-shield', 'centurion-helmet', 'triceratops-head'],
  staralliance: ['star-formation', 'rocket', 'interceptor-ship', 'satellite-communication', 'astronaut-helmet'],
  unfathomable: ['big-wave', 'trident', 'octopus', 'whale-tail', 'sea-creature', 'anchor', 'spiral-shell'],
  ekwidon: ['trade', 'coins-pile', 'scales', 'two-coins'],
  geistoid: ['ghost', 'floating-ghost', 'candle-skull', 'vintage-robot'],
  skyborn: ['feathered-wing', 'tornado', 'wing-cloak', 'polar-star'],
  redemption: ['breaking-chain', 'healing', 'rolling-energy', 'broken-heart'],
};

/** What stands on cards of a path whose name and kind say nothing. */
const byPath: Readonly<Record<string, Emblems<HouseEmblem>>> = {
  chaos: ['flame', 'fire-ring', 'burning-skull', 'flame-claws', 'volcano', 'battle-axe', 'burning-meteor', 'axe-swing'],
  madness: ['third-eye', 'surrounded-eye', 'brain-tentacle', 'duality-mask', 'drama-masks', 'bleeding-eye', 'spiked-tentacle', 'puppet'],
  death: ['grim-reaper', 'tombstone', 'skeletal-hand', 'coffin', 'broken-skull', 'scythe', 'candle-skull', 'graveyard'],
  power: ['crown', 'throne-king', 'mailed-fist', 'crossed-swords', 'castle', 'visored-helm', 'stone-throne', 'scales'],
  neutral: ['moon-bats', 'beast-eye', 'hooded-figure', 'crossed-chains', 'skeleton-key', 'stone-tower', 'linked-rings', 'candle-light'],
};

/** Kinds of beings and things of Inferno. */
const bySubtype: Readonly<Record<string, Emblems<HouseEmblem>>> = {
  devil: ['diablo-skull', 'horned-skull', 'imp', 'devil-mask', 'evil-wings'],
  rebel: ['rally-the-troops', 'flying-flag', 'unlit-bomb'],
  wolf: ['wolf-head', 'wolf-howl'],
  vermin: ['beast-eye', 'fangs', 'paw'],
  infested: ['plague-doctor-profile', 'maggot'],
  returned: ['raise-skeleton', 'skeletal-hand', 'broken-skull'],
  ghoul: ['carrion', 'fangs'],
  elemental: ['flame', 'crystal-cluster', 'smoking-volcano'],
  abomination: ['six-eyes', 'tentacle-strike', 'worm-mouth'],
};

const anything = ['star-formation', 'gems', 'key', 'hourglass', 'polar-star', 'crystal-cluster'] as const satisfies Emblems<CommonEmblem>;

/** Traits that say little: others go first. */
const broadTraits: ReadonlySet<string> = new Set(['human', 'item', 'location', 'power']);

const anchored = new Map<RegExp, RegExp>();

/** A word of a name is looked for at the start of its words, so that `ash` is not found in `smash`. */
function atWordStart(pattern: RegExp): RegExp {
  const known = anchored.get(pattern) ?? new RegExp(`\\b(?:${pattern.source})`, 'u');
  anchored.set(pattern, known);
  return known;
}

const ofHousesAndPaths: EmblemPools<HouseEmblem> = {
  words,
  byTrait: { ...byTrait, ...bySubtype },
  byFaction: { ...byPath, ...byHouse },
  byType: {},
};

/** Two different pictures: the one that the card shows, and one ghosted behind it. */
export function emblemsOf(facts: EmblemFacts): readonly [EmblemName, EmblemName] {
  const random = seededBy(`${facts.key}e`);
  const { said, traits, broad } = poolsFor(facts);
  const first = choose([...said, ...traits, ...broad], random.next(), undefined);
  const behind = choose([...said, ...broad], random.next(), first);
  return [first, behind];
}

/** A third picture, for the small stamp of a poster. */
export function stampOf(facts: EmblemFacts): EmblemName {
  const [first, behind] = emblemsOf(facts);
  const { traits, broad } = poolsFor(facts);
  const pools = [...traits, ...broad].map((pool) => pool.filter((name) => name !== behind));
  return choose(pools, seededBy(`${facts.key}s`).next(), first);
}

/** The pools that a card's pictures are chosen from: what its name says, its traits, and what it has in common with many. */
function poolsFor({ name, type, faction, traits }: EmblemFacts): Readonly<Record<'said' | 'traits' | 'broad', readonly Emblems[]>> {
  const pools = posterPools.byFaction[faction] === undefined ? ofHousesAndPaths : posterPools;
  const lower = name.toLowerCase();
  const said = pools.words.filter(([pattern]) => atWordStart(pattern).test(lower)).map(([, emblems]) => emblems);
  const telling = [...traits].sort((a, b) => Number(broadTraits.has(a)) - Number(broadTraits.has(b)));
  return {
    said,
    traits: telling.map((trait) => pools.byTrait[trait] ?? []),
    broad: [pools.byFaction[faction] ?? [], pools.byType[type] ?? [], anything],
  };
}

/** The place `at` (0–1) of the first pool that has something else than `not`. */
function choose(pools: readonly Emblems[], at: number, not: EmblemName | undefined): EmblemName {
  for (const pool of pools) {
    const left = pool.filter((name) => name !== not);
    const picked = left[Math.floor(at * left.length)];
    if (picked !== undefined) return picked;
  }
  return anything[0];
}
