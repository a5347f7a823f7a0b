/** Which pictures stand on a card: what its name says, then its traits, then its house; the seed picks among them. */

import paths from './emblem-paths.json' with { type: 'json' };
import { seededBy } from './seed.ts';

/** One of the pictures: a path on a 512-unit grid. */
export type EmblemName = keyof typeof paths;

/** What a choice of pictures depends on. */
export interface EmblemFacts {
  /** The card's key: the seed. */
  readonly key: string;
  /** Its English name. */
  readonly name: string;
  readonly type: string;
  readonly house: string;
  readonly traits: readonly string[];
}

/** The path of a picture. */
export function emblemPath(name: EmblemName): string {
  return paths[name];
}

type Emblems = readonly EmblemName[];

/** Words of names, the most telling first. */
const words: readonly (readonly [RegExp, Emblems])[] = [
  [/dragon/, ['spiked-dragon-head', 'dragon-breath', 'volcano']],
  [/troll/, ['troll', 'mountains', 'warhammer']],
  [/bumpsy|smaaash|grump|krump/, ['ogre', 'warhammer', 'mountains']],
  [/headhunter|axe/, ['battle-axe', 'dead-head', 'mountains']],
  [/war ?(chest|drum|song|cry)|ganger|follow the leader/, ['drum', 'crossed-swords', 'flying-flag']],
  [/gauntlet|glove|fist|mighty|punch|smack/, ['mailed-fist', 'punch-blast', 'battle-gear']],
  [/banner|flag|standard|rally/, ['flying-flag', 'crossed-swords', 'mountains']],
  [/pitlord|lord/, ['daemon-skull', 'stone-throne', 'flame']],
  [/imp\b/, ['imp', 'imp-laugh', 'flame', 'fire-ring']],
  [/charette|hunger|feast|eater|maw|gorge|appetite|cannibal/, ['gluttonous-smile', 'shark-jaws', 'worm-mouth']],
  [/guardian|protect|defen|ward|bulwark/, ['checked-shield', 'templar-shield', 'castle']],
  [/shield|armor|plate/, ['templar-shield', 'layered-armor', 'cross-shield']],
  [/lash|whip|pain|tortur/, ['whip', 'cracked-mask', 'bleeding-eye']],
  [/tentacle|tendril|kraken/, ['spiked-tentacle', 'tentacle-strike', 'octopus']],
  [/arise|raise|dead|grave|tomb|coffin/, ['raise-skeleton', 'graveyard', 'tombstone']],
  [/death|doom|reap|killz?or|terror/, ['grim-reaper', 'scythe', 'death-zone']],
  [/skull|bone/, ['horned-skull', 'skeleton', 'bone-knife']],
  [/soul|spirit|phantom|ghost|wraith|specter/, ['ghost', 'floating-ghost', 'candle-skull']],
  [/blood|vampire|leech/, ['blood', 'vampire-dracula', 'bloody-sword']],
  [/evil|wicked|sinister|hand of/, ['evil-hand', 'evil-minion', 'evil-wings']],
  [/gate|portal|door|dimension|phase|pocket/, ['magic-portal', 'portal', 'star-formation']],
  [/library|archiv|book|tome|scroll|letter|lore|knowledge/, ['open-book', 'book-pile', 'bookmarklet']],
  [/labwork|experiment|chemi|potion|elixir|serum/, ['bubbling-flask', 'erlenmeyer', 'materials-science']],
  [/mother|robot|automaton|drone|\bbot\b|mech/, ['vintage-robot', 'robot-golem', 'mono-wheel-robot']],
  [/mechanic|machine|engine|gear|tinker|reactor|transposer/, ['gear-hammer', 'big-gear', 'cog']],
  [/research|scien|professor|doc\b|dr\b|lab\b/, ['microscope', 'atom', 'light-bulb']],
  [/brain|mind|think|memory|intel|twin bolt/, ['brain', 'brainstorm', 'brain-leak']],
  [/time|hour|temporal|chrono|future|anomaly/, ['hourglass', 'sands-of-time', 'clockwise-rotation']],
  [/teleport|transport|warp|shift|swap|exchange/, ['rolling-energy', 'card-exchange', 'portal']],
  [/ray|beam|blast|bolt|pulse|zap|phoenix|ion/, ['laser-blast', 'ray-gun', 'lightning-trio']],
  [/gun|blaster|cannon|rocket|missile/, ['ray-gun', 'rocket', 'minigun']],
  [/bomb|grenade|explo|charge/, ['time-bomb', 'bolt-bomb', 'unlit-bomb']],
  [/ship|saucer|invasion|crystal hive|mothership/, ['ufo', 'interceptor-ship', 'space-shuttle']],
  [/squawker|herald|call|shout|speech|tocsin/, ['megaphone', 'sonic-shout', 'sound-waves']],
  [/hypno|psych|mesmer|gaze|eye|look|vision|scout/, ['third-eye', 'all-seeing-eye', 'surrounded-eye']],
  [/champion|anaphiel|angel|wing/, ['angel-wings', 'winged-sword', 'sunbeams']],
  [/monk|priest|friar|abbot|prayer|hymn|bless|faith/, ['monk-face', 'prayer', 'candle-light']],
  [/knight|paladin|raiding|sir\b|lady|sergeant|commander/, ['mounted-knight', 'black-knight-helm', 'crested-helmet']],
  [/sword|blade|sabre|scimitar/, ['sword-in-stone', 'winged-sword', 'crossed-swords']],
  [/dagger|knife|stab|assassin|backstab|silvertooth/, ['plain-dagger', 'thrown-daggers', 'cloak-dagger']],
  [/spear|pike|lance/, ['spears', 'pikeman', 'trident']],
  [/bow|arrow|shot|snip/, ['bow-arrow', 'arrow-cluster', 'bullseye']],
  [/steal|thie|robber|noddy|rogue|bandit|heist|purse|pocket|urchin/, ['robber', 'hood', 'two-coins']],
  [/coin|gold|treasure|wealth|greed|tax|bribe|miser|bank|vault/, ['coins-pile', 'coins', 'gems']],
  [/gem|crystal|diamond|jewel|amber|æmber/, ['crystal-cluster', 'gems', 'cut-diamond']],
  [/key\b|lock|unlock|lockpick/, ['skeleton-key', 'key', 'padlock']],
  [/shadow|night|dark|dusk|umbra|moon/, ['night-sky', 'moon-bats', 'hooded-figure']],
  [/mask|disguise|mimic|face|double/, ['drama-masks', 'duality-mask', 'domino-mask']],
  [/trap|snare|net|web|bind|chain|ritual of balance/, ['crossed-chains', 'spider-web', 'linked-rings']],
  [/spider|arach/, ['long-legged-spider', 'spider-web', 'beast-eye']],
  [/cat\b|tiger|panther/, ['tiger-head', 'cat', 'paw']],
  [/wolf|hound|dog/, ['wolf-howl', 'wolf-head', 'paw']],
  [/bear\b|bear-/, ['bear-head', 'paw', 'oak-leaf']],
  [/snuffl|gator|croc|shark|toad|frog/, ['croc-jaws', 'shark-jaws', 'vine-leaf']],
  [/bat\b|bats|raven|crow|hawk|bird|avian/, ['raven', 'crow-dive', 'feathered-wing']],
  [/fairy|pixie|faerie|flaxia|dew/, ['fairy', 'fairy-wings', 'butterfly']],
  [/witch|hex\b|curse|hag|coven/, ['witch-face', 'spotted-mushroom', 'animal-skull']],
  [/mushroom|fung|spore|troupe/, ['spotted-mushroom', 'mushrooms-cluster', 'leaf-swirl']],
  [/tree|forest|grove|root|thorn|wood|bramble|briar/, ['tree-face', 'evil-tree', 'beech']],
  [/leaf|vine|flower|bloom|nature|garden|growth|bounty|harvest/, ['vine-leaf', 'oak-leaf', 'leaf-swirl']],
  [/beast|stampede|niffle|queen|mighty tiger/, ['beast-eye', 'charging-bull', 'paw']],
  [/horn|bull|rhino/, ['bull-horns', 'mighty-horn', 'rhinoceros-horn']],
  [/horse|rider|pestilence|famine|war\b/, ['mounted-knight', 'charging-bull', 'dust-cloud']],
  [/fire|flame|burn|ember|ash|inferno|heat|hot/, ['flame', 'fire-ring', 'burning-skull']],
  [/volcano|lava|magma|mountain|avalanche|rock|stone|boulder/, ['mountains', 'volcano', 'heavy-fall']],
  [/storm|thunder|lightning|tempest|shock|electr/, ['lightning-branches', 'chain-lightning', 'power-lightning']],
  [/wind|gust|tornado|cloud|sky/, ['tornado', 'dust-cloud', 'feathered-wing']],
  [/water|wave|flood|sea|ocean|tide|deep/, ['big-wave', 'whale-tail', 'sea-creature']],
  [/ice|frost|cold|snow|freeze/, ['crystal-cluster', 'shard-sword', 'barbed-star']],
  [/sun|light|glor|radian|shine|dawn|holy|aura/, ['sunbeams', 'sun', 'sun-radiations']],
  [/star|cosm|galax|meteor|nova|astral/, ['star-formation', 'burning-meteor', 'polar-star']],
  [/crown|king|queen|emperor|throne|royal/, ['crown', 'throne-king', 'queen-crown']],
  [/castle|tower|fort|citadel|wall|gatehouse/, ['castle', 'stone-tower', 'broken-wall']],
  [/shatter|broken|break|destroy|ruin|wreck|crush/, ['shattered-glass', 'broken-wall', 'shattered-sword']],
  [/heal|cure|medic|remedy|mend/, ['healing', 'first-aid-kit', 'heart-plus']],
  [/heart|love|kind|friend|charity|mercy/, ['hearts', 'heart-beats', 'heart-plus']],
  [/just|law|judg|order|oath|code|edict|ban/, ['scales', 'gavel', 'scroll-unfurled']],
  [/hunt|track|stalk|seek|bait|safari/, ['footprint', 'crosshair', 'binoculars']],
  [/run|escape|flee|swift|quick|speed|hide/, ['footsteps', 'winged-scepter', 'wing-cloak']],
  [/orb|sphere|ball|seer|fate|destiny|foresight/, ['crystal-ball', 'eye-target', 'star-altar']],
  [/helm|hat|hood|cap\b|mantle|cloak|robe/, ['crested-helmet', 'hood', 'wing-cloak']],
  [/ring|amulet|charm|talisman|totem/, ['gem-chain', 'linked-rings', 'dream-catcher']],
  [/fight|battle|combat|brawl|duel|strike|fury|rage|berserk|anger/, ['sword-clash', 'crossed-swords', 'barbarian']],
  [/worm|bug|insect|swarm|larva|maggot/, ['alien-bug', 'leeching-worm', 'maggot']],
  [/alien|zorg|martian|mars|grabber|ulyq|yxl|xeno/, ['alien-stare', 'alien-bug', 'ufo']],
  [/raptor|saur|dino|tyrann/, ['dinosaur-rex', 'laurel-crown', 'greek-temple']],
  [/puppet|doll|toy|jester|clown|bumble|game|dice/, ['puppet', 'dice-target', 'drama-masks']],
  [/monument|obelisk|temple|shrine|altar|hall/, ['greek-temple', 'obelisk', 'star-altar']],
];

const byTrait: Readonly<Record<string, Emblems>> = {
  giant: ['giant', 'ogre', 'muscle-up', 'barbarian', 'troll'],
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

const byHouse: Readonly<Record<string, Emblems>> = {
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

const anything = ['star-formation', 'gems', 'key', 'hourglass', 'polar-star', 'crystal-cluster'] as const satisfies Emblems;

/** Two different pictures: the one that the card shows, and one ghosted behind it. */
export function emblemsOf(facts: EmblemFacts): readonly [EmblemName, EmblemName] {
  const random = seededBy(`${facts.key}e`);
  const name = facts.name.toLowerCase();
  const said = words.filter(([pattern]) => pattern.test(name)).map(([, emblems]) => emblems);
  const traits = facts.traits.map((trait) => byTrait[trait] ?? []);
  const house = byHouse[facts.house] ?? [];
  const creature = facts.type === 'creature';
  const pools = creature ? [...traits, ...said, house, anything] : [...said, ...traits, house, anything];
  const first = choose(pools, random.next(), undefined);
  const behind = choose([...said, house, anything], random.next(), first);
  return [first, behind];
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
