import { type Both, triggered, whenSelf, type Ability, type Keyword } from '../../cards.ts';
import {
  type Occasion,
  rulesOnCard,
  type Moment,
  type CardId,
  type CardRef,
  type Seat,
  type ZoneId,
  cardOf,
  topic,
  type Noun,
  type Vocabulary,
} from '../../rules.ts';
import { AMOUNTS_MAX } from './commits.ts';
import type { FactName } from './facts.ts';
import { fact, kind } from './facts.ts';
import { beasts, cunningOf, isBeast, kindsOf, printedOf, recordOf, sideOf, strengthOf, zoneOfCard } from './reading.ts';
import { resourceWords } from './resource-words.ts';
import type { Tiny, TinyMatch } from './state.ts';
import { cardsIn, kinds, seatsFrom, zoneKind } from './state.ts';
import { history } from './history-words.ts';
import { verbs } from './verbs.ts';

/** How long a lasting effect works. */
export const durations = ['turn', 'round', 'raid', 'yourNextTurn', 'leaves', 'skipped'] as const;

/** A sort of card that only texts speak of: "this charm". */
function sort(en: Noun<Tiny>['en'], es: Noun<Tiny>['es']): Noun<Tiny> {
  return { cards: () => [], is: () => false, en, es, gender: 'm' };
}

const killedThisWay = {
  en: 'killed this way',
  es: ['muerto de esta forma', 'muerta de esta forma', 'muertos de esta forma', 'muertas de esta forma'],
  after: true,
} as const;

const discardedThisWay = {
  en: 'discarded this way',
  es: ['descartado de esta forma', 'descartada de esta forma', 'descartados de esta forma', 'descartadas de esta forma'],
  after: true,
} as const;

const nouns = {
  charm: sort(['charm', 'charms'], ['amuleto', 'amuletos']),
  spell: sort(['spell', 'spells'], ['hechizo', 'hechizos']),
  card: {
    cards: (match) => match.state.cards.slice(1).map(({ id }) => id),
    is: () => true,
    every: true,
    en: ['card', 'cards'],
    es: ['carta', 'cartas'],
    gender: 'f',
  },
  beast: { cards: (match) => beasts(match), is: isBeast, en: ['beast', 'beasts'], es: ['bestia', 'bestias'], gender: 'f' },
  handCard: {
    cards: (match, seat) => cardsIn(match, 'hand', seat),
    is: (match, card) => zoneOfCard(match, card) === 'hand',
    en: ['card', 'cards'],
    es: ['carta', 'cartas'],
    gender: 'f',
    tail: tails('your hand', 'tu mano'),
  },
  deckCard: {
    cards: (match, seat) => seatsFrom(match, seat).flatMap((each) => cardsIn(match, 'deck', each)),
    piles: (match, seat) => seatsFrom(match, seat).map((each) => cardsIn(match, 'deck', each)),
    is: (match, card) => zoneOfCard(match, card) === 'deck',
    hidden: true,
    en: ['card', 'cards'],
    es: ['carta', 'cartas'],
    gender: 'f',
    tail: {
      friendly: { en: 'of your deck', es: 'de tu mazo' },
      enemy: { en: 'of your opponent’s deck', es: 'del mazo de tu oponente' },
      any: { en: 'of each deck', es: 'de cada mazo' },
    },
  },
  stashed: {
    cards: (match, _seat, { self }) => stashOf(match, self),
    is: (match, card, { self }) => stashOf(match, self).includes(cardOf(card)),
    en: ['card', 'cards'],
    es: ['carta', 'cartas'],
    gender: 'f',
    tail: tails('under this beast', 'debajo de esta bestia', ''),
  },
  deadBeast: {
    cards: (match) =>
      seatsFrom(match, match.state.active).flatMap((seat) => cardsIn(match, 'discard', seat).filter((card) => isDeadBeast(match, card))),
    is: isDeadBeast,
    en: ['beast', 'beasts'],
    es: ['bestia', 'bestias'],
    gender: 'f',
    tail: tails('your discard pile', 'tu pila de descartes'),
  },
} satisfies Readonly<Record<string, Noun<Tiny>>>;

/** The cards under a beast. */
function stashOf(match: TinyMatch, card: CardRef): readonly CardId[] {
  return seatsFrom(match, 0).flatMap((seat) => cardsIn(match, 'stash', seat).filter((each) => recordOf(match, each).host === cardOf(card)));
}

function isDeadBeast(match: TinyMatch, card: CardRef): boolean {
  return zoneOfCard(match, card) === 'discard' && printedOf(match, card).type === 'beast';
}

function tails(en: string, es: string, place = 'in '): Record<'friendly' | 'enemy' | 'any', Both> {
  const said = { en: `${place}${en}`, es: place === '' ? es : `en ${es}` };
  return { friendly: said, enemy: said, any: said };
}

function when(name: FactName, moment: Moment, en: string, es: string): Occasion {
  return { event: kind[name], moment, names: { card: 'beast', other: 'beast' }, anyone: { en, es } };
}

/** Facts besides dying that move a card. */
const otherMoves = [kind.sacrificed, kind.discarded, kind.returned, kind.resolved, kind.controlTaken];

function isDen(zone: ZoneId): boolean {
  return zoneKind(zone) === 'den';
}

/** The moments at which cards of the tiny game do something. */
const occasions = {
  played: {
    ...when('announced', 'after', 'after a player plays a card', 'después de que un jugador juegue una carta'),
    you: { en: 'after you play a card', es: 'después de que juegues una carta' },
    opponent: { en: 'after your opponent plays a card', es: 'después de que tu oponente juegue una carta' },
    history: 'played',
  },
  enters: when('enteredDen', 'after', 'after {card} enters a den', 'después de que {card} entre en una guarida'),
  dies: {
    ...when('died', 'after', 'after {card} dies', 'después de que {card} muera'),
    several: { anyone: { en: 'after {card} die', es: 'después de que mueran {card}' } },
    history: 'deaths',
  },
  wouldDie: when('died', 'replace', 'if {card} would die', 'si {card} fuera a morir'),
  beforeDying: when('died', 'interrupt', 'before {card} dies', 'antes de que {card} muera'),
  dying: when('died', 'prohibit', '{card} cannot die', '{card} no puede morir'),
  isHurt: {
    ...when('damaged', 'after', 'after {card} is hurt', 'después de que {card} sufra daño'),
    several: { anyone: { en: 'after {card} are hurt', es: 'después de que sufran daño {card}' } },
  },
  wouldBeHurt: when('damaged', 'replace', 'if {card} would be hurt', 'si {card} fuera a sufrir daño'),
  beforeHurt: when('damaged', 'interrupt', 'before {card} is hurt', 'antes de que {card} sufra daño'),
  beingHurt: when('damaged', 'prohibit', '{card} cannot be hurt', '{card} no puede sufrir daño'),
  wouldRaid: when('raidBegan', 'replace', 'if {card} would raid', 'si {card} fuera a saquear'),
  beforeRaid: when('raidBegan', 'interrupt', 'before {card} raids', 'antes de que {card} saquee'),
  leaves: {
    ...when('died', 'after', 'after {card} leaves its den', 'después de que {card} deje su guarida'),
    also: otherMoves,
    from: isDen,
    to: (zone) => !isDen(zone),
  },
  wouldLeave: {
    ...when('died', 'replace', 'if {card} would leave its den', 'si {card} fuera a dejar su guarida'),
    also: otherMoves,
    from: isDen,
  },
  buried: {
    ...when('died', 'after', 'after {card} goes to a discard pile', 'después de que {card} vaya a una pila de descartes'),
    also: otherMoves,
    to: (zone) => zoneKind(zone) === 'discard',
  },
  raids: when('raidBegan', 'after', 'after {card} raids', 'después de que {card} saquee'),
  defends: when('defended', 'after', 'after {card} defends', 'después de que {card} defienda'),
  grows: when('grew', 'after', 'after {card} grows', 'después de que {card} crezca'),
  turnEnds: when('turnEnded', 'after', 'at the end of the turn', 'al final del turno'),
  roundEnds: when('roundEnded', 'after', 'at the end of the round', 'al final de la ronda'),
} satisfies Readonly<Record<string, Occasion>>;

const kindNames = {
  wolf: { en: 'wolf', es: 'lobo' },
  bear: { en: 'bear', es: 'oso' },
  fox: { en: 'fox', es: 'zorro' },
  mole: { en: 'mole', es: 'topo' },
} satisfies Readonly<Record<string, Both>>;

function kindName(value: string | number): Both {
  return (kindNames as Readonly<Record<string, Both>>)[value] ?? { en: String(value), es: String(value) };
}

const ofChosenKind = ['de la clase elegida', 'de la clase elegida', 'de la clase elegida', 'de la clase elegida'] as const;

function foodOf({ state }: TinyMatch, seat: Seat): number {
  return state.players[seat]?.food ?? 0;
}

/** The vocabulary of the tiny game. */
export const words = {
  nouns,
  qualities: {
    kind: {
      test: (match, card, value) => kindsOf(match, card).includes(String(value)),
      takes: Object.keys(kindNames),
      en: '{value}',
      es: ['{value}', '{value}', '{value}', '{value}'],
      near: true,
      values: kindName,
      chosen: { en: 'of the chosen kind', es: ofChosenKind, after: true },
    },
    damaged: { test: (match, card) => recordOf(match, card).damage > 0, en: 'damaged', es: ['dañado', 'dañada', 'dañados', 'dañadas'] },
    strong: {
      test: (match, card, value) => strengthOf(match, card) >= Number(value),
      takes: 'whole',
      en: 'with strength {value} or more',
      es: ['con fuerza {value} o más', 'con fuerza {value} o más', 'con fuerza {value} o más', 'con fuerza {value} o más'],
      after: true,
    },
  },
  stats: {
    strength: { read: strengthOf, en: 'strength', es: 'fuerza', gender: 'f' },
    cunning: { read: cunningOf, en: 'cunning', es: 'astucia', gender: 'f' },
  },
  tallies: {
    food: {
      read: foodOf,
      you: { en: 'your food', es: 'tu comida' },
      opponent: { en: 'your opponent’s food', es: 'la comida de tu oponente' },
      all: 'toda',
      count: { you: { en: 'your food', es: 'tu comida' }, opponent: { en: 'your opponent’s food', es: 'la comida de tu oponente' } },
      has: {
        you: { en: 'you [have] {amount}', es: '[tener] {amount}' },
        opponent: { en: 'your opponent [have] {amount}', es: 'tu oponente [tener] {amount}' },
      },
      unit: 'food',
    },
    means: {
      read: (match, seat) => foodOf(match, seat) + cardsIn(match, 'den', seat).length,
      you: { en: 'your food and beasts', es: 'tu comida y tus bestias' },
      opponent: { en: 'your opponent’s food and beasts', es: 'la comida y las bestias de tu oponente' },
      all: 'toda',
      count: {
        you: { en: 'the number of your food and beasts', es: 'el número de tu comida y tus bestias' },
        opponent: { en: 'the number of their food and beasts', es: 'el número de su comida y sus bestias' },
      },
      has: {
        you: { en: 'you [have] {amount}', es: '[tener] {amount}' },
        opponent: { en: 'your opponent [have] {amount}', es: 'tu oponente [tener] {amount}' },
      },
      unit: 'food',
    },
  },
  verbs,
  occasions,
  relations: {
    stash: {
      of: stashOf,
      noun: 'card',
      en: ['stashed card', 'stashed cards'],
      es: ['carta guardada', 'cartas guardadas'],
      gender: 'f',
      to: 'bajo',
    },
    packmates: {
      of: (match, card) => cardsIn(match, 'den', sideOf(match, card)).filter((each) => each !== cardOf(card)),
      noun: 'beast',
      en: ['packmate', 'packmates'],
      es: ['compañera', 'compañeras'],
      gender: 'f',
      to: 'de',
    },
  },
  measures: {
    kinds: {
      read: (match, cards) => new Set(cards.flatMap((card) => kindsOf(match, card))).size,
      en: ['kind among {of}', 'kinds among {of}'],
      es: ['clase entre {of}', 'clases entre {of}'],
    },
  },
  states: {
    yourTurn: { holds: (match, { seat }) => match.state.active === seat, en: 'it [be] your turn', es: '[ser] tu turno' },
  },
  rules: {
    says: {
      en: 'for “wolf” {who} [say] “{word}”',
      es: '{who} [decir] «{word}» donde dice «lobo»',
      takes: Object.keys(kindNames),
      values: kindName,
    },
    tramples: { en: '{who} [trample]', es: '{who} [arrollar]' },
    cannotBeRaided: { en: '{who} cannot be raided', es: '{who} no [poder] sufrir saqueos' },
    skipsTurn: {
      en: '{who} skip their next turn',
      es: '{who} se salta su próximo turno',
      you: { en: 'you skip your next turn', es: 'te saltas tu próximo turno' },
      opponent: { en: 'your opponent skips their next turn', es: 'tu oponente se salta su próximo turno' },
      each: { en: 'each player skips their next turn', es: 'cada jugador se salta su próximo turno' },
    },
    skipsDraw: {
      en: '{who} skip the draw of their turns',
      es: '{who} no roba en sus turnos',
      you: { en: 'you skip the draw of your turns', es: 'no robas en tus turnos' },
      opponent: { en: 'your opponent skips the draw of their turns', es: 'tu oponente no roba en sus turnos' },
      each: { en: 'each player skips the draw of their turns', es: 'cada jugador no roba en sus turnos' },
    },
    cannotRaid: { en: '{who} cannot raid', es: '{who} no puede saquear' },
  },
  units: {
    food: { en: ['{n} food', '{n} food', 'food'], es: ['{n} de comida', '{n} de comida', 'comida'] },
    damage: { en: ['{n} damage', '{n} damage', 'damage'], es: ['{n} de daño', '{n} de daño', 'daño'] },
    beast: { en: ['a beast', '{n} beasts', 'beasts'], es: ['una bestia', '{n} bestias', 'bestias'], countable: true },
    card: { en: ['a card', '{n} cards', 'cards'], es: ['una carta', '{n} cartas', 'cartas'], countable: true },
    fur: { en: ['a fur', '{n} furs', 'furs'], es: ['una piel', '{n} pieles', 'pieles'], countable: true },
    claw: { en: ['a claw', '{n} claws', 'claws'], es: ['una garra', '{n} garras', 'garras'], countable: true },
    charmed: {
      en: ['a charmed resource', '{n} charmed resources', 'charmed resources'],
      es: ['un recurso encantado', '{n} recursos encantados', 'recursos encantados'],
      countable: true,
    },
    resource: {
      en: ['a resource of any type', '{n} resources of any type', 'resources of any type'],
      es: ['un recurso de cualquier tipo', '{n} recursos de cualquier tipo', 'recursos de cualquier tipo'],
      countable: true,
    },
  },
  whose: {
    friendly: { en: 'friendly', es: ['amigo', 'amiga', 'amigos', 'amigas'] },
    enemy: { en: 'enemy', es: ['enemigo', 'enemiga', 'enemigos', 'enemigas'] },
  },
  choosables: {
    kind: {
      words: () => kinds,
      verb: 'kind',
      purpose: 'nameKind',
      told: (_match, seat, value) => fact('kindNamed', { seat, value }),
      en: 'a kind',
      es: 'una clase',
      chosen: { en: 'the chosen kind', es: 'la clase elegida' },
    },
  },
  history,
  lists: {
    kinds: {
      gain: { en: '[gain] {word}', es: '[ganar] {word}' },
      lose: { en: '[lose] {word}', es: '[perder] {word}' },
      become: { en: '[become] a {word}', es: '[pasar] a ser {word}' },
      takes: Object.keys(kindNames),
      word: (each) => kindName(each),
    },
  },
  counted: { died: { en: 'beast killed this way', es: 'bestia muerta de esta forma' } },
  thisWay: {
    died: { noun: 'beast', ...killedThisWay },
    discarded: { noun: 'card', ...discardedThisWay },
  },
  durations: {
    turn: { en: 'until the end of the turn', es: 'hasta el final del turno' },
    round: { en: 'until the end of the round', es: 'hasta el final de la ronda' },
    raid: { en: 'until the end of the raid', es: 'hasta el final del saqueo' },
    yourNextTurn: { en: 'until your next turn', es: 'hasta tu próximo turno' },
    skipped: { en: '', es: '' },
    leaves: { stays: isBeast, en: 'until {card} leaves its den', es: 'hasta que {card} deje su guarida' },
  },
  headers: {
    play: { en: 'Play', es: 'Jugar' },
    use: { en: 'Use', es: 'Usar' },
    parting: { en: 'Parting: {text}', es: 'Despedida: {text}' },
  },
  prices: {
    verb: 'lose',
    unit: 'food',
    joined: ', ',
    additional: { en: 'as an additional cost to play this card, {price}', es: 'como coste adicional para jugar esta carta, {price}' },
    alternative: { en: '{price} rather than pay this card’s cost', es: '{price} en lugar de pagar el coste de esta carta' },
    limits: { turn: { en: 'use only once each turn', es: 'úsala solo una vez por turno' } },
    timings: {},
    resources: resourceWords,
    paid: {},
  },
  // Some texts say another kind where "wolf" is printed.
  reads: (match, self, value) => (value === 'wolf' ? (rulesOnCard(match, self, topic('says'))[0]?.word ?? value) : value),
  ownerOf: sideOf,
  mayFollow: (match, card) => zoneOfCard(match, card) === 'discard',
  announces: true,
  ifDoneAsks: 'events',
  barsImpossibleModes: true,
  cites: { 'CARD-NUMBER': 'TINY-X', 'CARD-TARGET': 'TINY-TARGET' },
  grantFact: (_match, { owner, amount, granted, until, boundTo, source }, host) =>
    fact('effectBegan', { card: host, other: boundTo, seat: owner, amount: amount * durations.length + until, value: granted, source }),
  amountFact: (_match, { granted }, { at, amount }) => fact('amountKept', { amount: amount * AMOUNTS_MAX + at, value: granted }),
} satisfies Vocabulary<Tiny>;

/** What the keywords of the tiny game stand for: "parting" is what a beast does when it dies. */
export function expandKeyword({ keyword, clause = { do: [] } }: Keyword): readonly Ability[] {
  return keyword === 'parting' ? [triggered(whenSelf('dies'), clause)] : [];
}

/** How an option's value is said, for verbs whose value is a kind. */
export const kindWords: readonly Both[] = kinds.map(kindName);
