/** A position in the middle of a match, for looking at the page without a server. */
import type { CardSheet, GameWords, SeenCard, SeenDecision, SeenEvent, SeenZone, Speech, View } from '@crupier/protocol';
import type { MatchState } from '../src/wire/match-state.ts';
import { packView } from '@crupier/protocol';
import cards from './fixture-cards.json' with { type: 'json' };

const sheets = new Map((cards as unknown as readonly CardSheet[]).map((sheet) => [sheet.key, sheet]));
const word = (en: string, es: string) => ({ en, es });
const houses = [
  ['Brobnar', 'Brobnar'],
  ['Dis', 'Dis'],
  ['Logos', 'Logos'],
  ['Mars', 'Marte'],
  ['Sanctum', 'Sanctum'],
  ['Shadows', 'Sombras'],
  ['Untamed', 'Indómita'],
] as const;
export const words: GameWords = {
  events: {
    cardPlayed: word('{seat} plays {card}.', '{seat} juega {card}.'),
    damageDealt: word('{card} takes {amount} damage.', '{card} recibe {amount} de daño.'),
    turnBegan: word('Turn of {seat}', 'Turno de {seat}'),
  },
  eventRules: { cardPlayed: 'KF-PLAY-1', damageDealt: 'KF-DAMAGE-2' },
  purposes: {
    act: word('Play, discard or use cards of your active house.', 'Juega, descarta o usa cartas de tu casa activa.'),
    order: word('You played {source}. In what order?', 'Has jugado {source}. ¿En qué orden?'),
    chooseHouse: word('Choose your active house.', 'Elige tu casa activa.'),
    heal: word('Choose up to {amount} creatures to heal.', 'Elige hasta {amount} criaturas para curar.'),
    share: word('Share {amount} damage.', 'Reparte {amount} de daño.'),
    may: word('Archive a card with {source}?', '¿Archivar una carta con {source}?'),
    search: word('Choose a card from your discard pile.', 'Elige una carta de tus descartes.'),
  },
  verbs: {
    play: word('Play {card}', 'Jugar {card}'),
    discard: word('Discard {card}', 'Descartar {card}'),
    reap: word('Reap with {card}', 'Cosechar con {card}'),
    fight: word('Fight with {card}', 'Luchar con {card}'),
    action: word('Use {card}', 'Usar {card}'),
    endTurn: word('End the turn', 'Terminar el turno'),
    house: word('{value}', '{value}'),
    choose: word('{card}', '{card}'),
    yes: word('Yes', 'Sí'),
    no: word('No', 'No'),
  },
  values: { house: houses.map(([en, es]) => word(en, es)) },
  labels: {
    ...Object.fromEntries(houses.map(([en, es]) => [en.toLowerCase(), word(en, es)])),
    creature: word('Creature', 'Criatura'),
    artifact: word('Artifact', 'Artefacto'),
    action: word('Action', 'Acción'),
    upgrade: word('Upgrade', 'Mejora'),
    aember: word('Æmbar', 'Æmbar'),
    amber: word('Æmbar', 'Æmbar'),
    hand: word('Hand', 'Mano'),
    chains: word('Chains', 'Cadenas'),
    deck: word('Deck', 'Mazo'),
    discard: word('Discard', 'Descartes'),
    archives: word('Archives', 'Archivos'),
    purged: word('Purged', 'Purgadas'),
    main: word('Step 3: play, discard, use', 'Paso 3: jugar, descartar, usar'),
    elusive: word('Elusive', 'Elusivo'),
    taunt: word('Taunt', 'Provocar'),
    threeKeys: word('Three keys forged.', 'Tres llaves forjadas.'),
    giant: word('giant', 'gigante'),
    knight: word('knight', 'caballero'),
    scientist: word('scientist', 'científico'),
    demon: word('demon', 'demonio'),
    elf: word('elf', 'elfo'),
    thief: word('thief', 'ladrón'),
    human: word('human', 'humano'),
  },
};
type Placed = readonly [key: string, now?: SeenCard['now']];
const seen: Record<string, SeenCard> = {};
const zones: SeenZone[] = [];
const place = (kind: string, seat: number, list: readonly Placed[], count = list.length): void => {
  const handles = list.map(([key, now = {}], at) => {
    const handle = `${kind[0]}${seat}${at}`;
    seen[handle] = { definition: key, owner: seat, controller: seat, now };
    return handle;
  });
  zones.push({ kind, seat, count, cards: handles });
};
place('line', 0, [
  ['titan-mechanic'],
  ['hunting-witch'],
  ['snufflegator', { exhausted: true, damage: 1 }],
  ['doc-bookton', { warded: true }],
  ['charette', { aember: 3 }],
  ['flaxia', { power: 6, powerCounters: 2 }],
]);
place('line', 1, [
  ['urchin'],
  ['champion-anaphiel', { damage: 2, power: 7 }],
  ['bumpsy', { power: 6, enraged: true }],
  ['raiding-knight', { aember: 1 }],
  ['silvertooth', { stunned: true }],
]);
place('artifacts', 0, [['library-of-babble'], ['lash-of-broken-dreams', { exhausted: true }]]);
place('artifacts', 1, [['gauntlet-of-command'], ['banner-of-battle']]);
place('hand', 0, [['dust-pixie'], ['pitlord'], ['dextre'], ['sloppy-labwork']]);
place('deck', 0, [], 17);
place('deck', 1, [], 14);
place('discard', 0, [['smaaash'], ['troll']], 2);
place('discard', 1, [['library-access']], 1);
place('archives', 0, [['mother'], ['phase-shift']]);
place('archives', 1, [], 2);
place('hand', 1, [], 5);
place('effects', -1, [['full-moon']]);
seen['e-10'] = { definition: 'full-moon', owner: 0, controller: 0, now: {} };
seen['up1'] = { definition: 'banner-of-battle', owner: 0, controller: 0, host: 'l03', now: {} };
zones.push({ kind: 'upgrades', seat: 0, count: 1, cards: ['up1'] });
export const view: View = {
  viewer: 0,
  table: { turn: 6, active: 0, house: 'untamed', step: 'main' },
  seats: [
    { aember: 5, keys: ['red'], chains: 0, keyCost: 6, houses: ['logos', 'dis', 'untamed'], deck: 'The Ana deck' },
    { aember: 4, keys: ['yellow'], chains: 3, keyCost: 6, houses: ['brobnar', 'sanctum', 'shadows'], deck: 'The Iker deck' },
  ],
  zones,
  cards: seen,
};
const ask = (options: NonNullable<SeenDecision['ask']>['options'], min = 1, max = 1) => ({ min, max, price: 0, forced: false, options });
const base = { id: 7, rule: 'KF-PLAY-4', until: 'one', waiting: [0] } as const;
export const decisions: Readonly<Record<string, SeenDecision | undefined>> = {
  act: {
    ...base,
    kind: 'act',
    purpose: 'act',
    ask: ask([
      ...['h00', 'h01'].flatMap((card) => [
        { verb: 'play', card, value: 0 },
        { verb: 'discard', card, value: 0 },
      ]),
      ...['l01', 'l05'].flatMap((card) => [
        { verb: 'reap', card, value: 0 },
        { verb: 'fight', card, value: 0 },
      ]),
      { verb: 'action', card: 'a00', value: 0 },
      { verb: 'endTurn', value: 0 },
    ]),
  },
  house: { ...base, kind: 'word', purpose: 'chooseHouse', ask: ask([2, 1, 6].map((value) => ({ verb: 'house', value }))) },
  heal: {
    ...base,
    kind: 'target',
    purpose: 'heal',
    source: 'l03',
    ask: ask(
      ['l02', 'l11', 'l04'].map((card) => ({ verb: 'choose', card, value: 0 })),
      0,
      2,
    ),
  },
  fight: {
    ...base,
    kind: 'target',
    purpose: 'heal',
    source: 'l01',
    ask: ask(['l10', 'l11', 'l12'].map((card) => ({ verb: 'fight', card, value: 0 }))),
  },
  divide: {
    ...base,
    kind: 'divide',
    purpose: 'share',
    ask: ask(
      ['l10', 'l11', 'l12'].map((card) => ({ verb: 'choose', card, value: 3 })),
      4,
      4,
    ),
  },
  arrange: {
    ...base,
    kind: 'arrange',
    purpose: 'order',
    source: 'l05',
    ask: ask(
      ['l05', 'l01', 'a00'].map((card) => ({ verb: 'choose', card, value: 0 })),
      3,
      3,
    ),
  },
  may: {
    ...base,
    kind: 'may',
    purpose: 'may',
    source: 'l00',
    ask: ask([
      { verb: 'no', value: 0 },
      { verb: 'yes', value: 1 },
    ]),
  },
  search: { ...base, kind: 'target', purpose: 'search', ask: ask(['d00', 'd01'].map((card) => ({ verb: 'choose', card, value: 0 }))) },
  wait: { ...base, kind: 'act', purpose: 'act', waiting: [1] },
};
const events: readonly SeenEvent[] = [
  { name: 'turnBegan', seat: 0 },
  { name: 'cardPlayed', seat: 0, card: { handle: 'l05', definition: 'flaxia' } },
  { name: 'damageDealt', amount: 2, card: { handle: 'l11', definition: 'champion-anaphiel' } },
];
export const speechIn = (language: 'en' | 'es'): Speech => ({ words, language, card: (key) => sheets.get(key), seats: ['Ana', 'Iker'] });
export const matchWith = (pending: SeenDecision | undefined): MatchState => ({
  seat: 0,
  seats: [0],
  seq: 12,
  wire: packView(view),
  view,
  pending,
  undo: { step: 3, turn: 1 },
  info: {
    match: 'x',
    game: 'keyforge',
    status: 'running',
    seats: [
      { kind: 'person', name: 'Ana', present: true },
      { kind: 'bot', name: 'Iker', present: true },
    ],
    fairness: { commitment: '', nonces: [] },
  },
  log: [{ seq: 12, events, takenBack: false }],
});
