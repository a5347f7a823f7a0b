import type { Agreeing } from '../language/wording.ts';
import type { Wordings } from '../language/wordings.ts';

function inO(stem: string): Agreeing {
  return [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`];
}

function always(text: string): Agreeing {
  return [text, text, text, text];
}

const discard = {
  friendly: { en: 'from your discard pile', es: 'de tu pila de descartes' },
  enemy: { en: 'from your opponent’s discard pile', es: 'de la pila de descartes de tu oponente' },
  any: { en: 'from a discard pile', es: 'de una pila de descartes' },
} as const;

/** A small vocabulary for tests: words of each gender, with every trait that the grammar asks for. */
export const exampleWords: Wordings = {
  nouns: {
    beast: { en: ['beast', 'beasts'], es: ['bestia', 'bestias'], gender: 'f', place: { en: 'in play', es: 'en juego' } },
    item: { en: ['item', 'items'], es: ['objeto', 'objetos'], gender: 'm' },
    weapon: { en: ['weapon', 'weapons'], es: ['arma', 'armas'], gender: 'f', stressed: true },
    boss: { en: ['boss', 'bosses'], es: ['jefe', 'jefes'], gender: 'm', unique: true },
    lostBeast: { en: ['beast', 'beasts'], es: ['bestia', 'bestias'], gender: 'f', tail: discard },
    charm: { en: ['charm', 'charms'], es: ['amuleto', 'amuletos'], gender: 'm' },
  },
  qualities: {
    hurt: { en: 'hurt', es: inO('herid'), not: { en: 'unhurt', es: inO('iles') } },
    tired: { en: 'tired', es: inO('cansad') },
    clan: {
      en: '{value}',
      es: always('de {value}'),
      near: true,
      values: (clan) => ({ en: String(clan), es: `los ${clan}` }),
      is: { en: '[belong] to {value}', es: '[pertenecer] a {value}' },
    },
    edge: { en: 'edge', es: always('en un extremo'), near: true },
    wild: { en: 'wild', es: always('salvaje'), near: true },
    strong: { en: 'with power {value} or higher', es: always('con {value} o más de Fuerza'), after: true },
    oldest: { en: 'oldest', es: ['más viejo', 'más vieja', 'más viejos', 'más viejas'], superlative: true },
  },
  stats: { power: { en: 'power', es: 'Fuerza', gender: 'f' }, armor: { en: 'armor', es: 'Blindaje', gender: 'm' } },
  tallies: {
    coins: {
      you: { en: 'your coins', es: 'tus monedas' },
      opponent: { en: 'your opponent’s coins', es: 'las monedas de tu oponente' },
      all: 'todas',
      count: {
        you: { en: 'the number of your coins', es: 'el número de tus monedas' },
        opponent: { en: 'the number of your opponent’s coins', es: 'el número de monedas de tu oponente' },
      },
      has: {
        you: { en: 'you [have] {amount}', es: '[tener] {amount}' },
        opponent: { en: 'your opponent [have] {amount}', es: 'tu oponente [tener] {amount}' },
      },
      unit: 'coin',
      player: {
        said: { en: 'their coins', es: 'sus monedas' },
        count: { en: 'the number of their coins', es: 'el número de sus monedas' },
        has: { en: '{who} [have] {amount}', es: '{who} [tener] {amount}' },
      },
    },
  },
  verbs: {
    gain: { en: '[gain] {amount:coin}', es: '[obtener] {amount:coin}' },
    lose: { en: '[lose] {amount:coin}', es: '[perder] {amount:coin}' },
    draw: { en: '[draw] {amount:card}', es: '[robar] {amount:card}' },
    damage: {
      en: { divided: '[deal] {amount:damage} divided as you choose among {on}', other: '[deal] {amount:damage} to {on}' },
      es: { divided: '[infligir] {amount:damage} a repartir como elijas entre {on}', other: '[infligir] {amount:damage} a {on}' },
    },
    take: {
      en: { self: '[take] {amount:coin}', other: '{on} [take] {amount:coin}' },
      es: { self: '[tomar] {amount:coin}', other: '{on} [tomar] {amount:coin}' },
    },
    ready: { en: '[ready] {on}', es: '[preparar] {on}' },
    use: { en: '[use] {on}', es: '[usar] {on}' },
    stun: { en: '[stun] {on}', es: '[aturdir] a {on}' },
    imitate: { en: '[imitate] {on}', es: '[imitar] {on}' },
    destroy: { en: '[destroy] {on}', es: '[destruir] {on}' },
    return: {
      en: { own: '[return] {on} to your hand', other: '[return] {on} to <its owner’s hand|their owners’ hands>' },
      es: { own: '[devolver] {on} a tu mano', other: '[devolver] {on} a <la mano de su propietario|las manos de sus propietarios>' },
    },
    attach: { en: '[attach] {on} to {to}', es: '[vincular] {on} a {to}' },
    heal: { en: 'fully [heal] {on}', es: '[curar] a {on}' },
    discard: { en: '[discard] {amount:card} from {your} hand', es: '[descartar] {amount:card} de {your} mano' },
    give: {
      en: { opponent: '[move] {amount:coin} from {on} to your opponent', other: '[move] {amount:coin} from {on} to {your} pool' },
      es: { opponent: '[mover] {amount:coin} de {on} a tu oponente', other: '[mover] {amount:coin} de {on} a {your} reserva' },
    },
    buy: {
      en: { zero: '[buy] a charm', other: '[buy] a charm at +{amount:coin}' },
      es: { zero: '[comprar] un amuleto', other: '[comprar] un amuleto a +{amount:coin}' },
    },
    name: { en: '[name] {value}', es: '[nombrar] {value}', values: (clan) => ({ en: `the ${clan}`, es: `a los ${clan}` }) },
  },
  occasions: {
    played: {
      prefix: { en: 'Play', es: 'Jugar' },
      anyone: { en: 'after a player plays {card}', es: 'después de que un jugador juegue {card}' },
      you: { en: 'after you play {card}', es: 'después de que juegues {card}' },
      opponent: { en: 'after your opponent plays {card}', es: 'después de que tu oponente juegue {card}' },
      names: { card: 'beast' },
    },
    fought: {
      prefix: { en: 'After Fight', es: 'Después de luchar' },
      anyone: { en: 'after {card} fights', es: 'después de que {card} luche' },
      names: { card: 'beast', other: 'beast' },
      introduces: { other: { en: 'the beast it fights', es: 'la bestia contra la que lucha' } },
    },
    slain: {
      anyone: { en: 'after {card} is slain by {other}', es: 'después de que {other} mate a {card}' },
      names: { card: 'beast', other: 'beast' },
    },
    turnEnd: {
      anyone: { en: 'at the end of each turn', es: 'al final de cada turno' },
      you: { en: 'at the end of your turn', es: 'al final de tu turno' },
    },
    wouldBeSlain: {
      anyone: { en: 'if {card} would be slain', es: 'si {card} fuera a ser <abatido|abatida|abatidos|abatidas>' },
      names: { card: 'beast' },
    },
    fled: { anyone: { en: '{card} cannot flee', es: '{card} no puede huir' }, names: { card: 'beast' } },
    hurt: { anyone: { en: 'after you are hurt', es: 'después de que sufras daño' } },
  },
  relations: {
    neighbours: {
      noun: 'beast',
      en: ['neighbor', 'neighbors'],
      es: ['bestia adyacente', 'bestias adyacentes'],
      gender: 'f',
      to: 'a',
    },
  },
  measures: { clans: { en: ['clan among {of}', 'clans among {of}'], es: ['clan entre {of}', 'clanes entre {of}'] } },
  states: { night: { en: 'it [be] night', es: '[ser] de noche' } },
  rules: {
    cannotFight: { en: '{who} cannot fight', es: '{who} no [poder] luchar', ofAll: true },
    cannotPlay: { en: '{who} cannot play {of}', es: '{who} no [poder] jugar {of}' },
    mayPlay: { en: '{who} may play {one}', es: '{who} [poder] jugar {one}' },
    entersTired: { en: '{who} [enter] play tired', es: '{who} [entrar] en juego <cansado|cansada|cansados|cansadas>' },
    price: {
      en: 'charms cost +{amount:coin}',
      es: 'los amuletos cuestan +{amount:coin}',
      opponent: { en: 'your opponent’s charms cost +{amount:coin}', es: 'los amuletos de tu oponente cuestan +{amount:coin}' },
    },
    spend: {
      en: { friendly: 'you may spend coins on {these}', other: 'you may spend coins on {who}' },
      es: { friendly: 'puedes gastar las monedas de {these}', other: 'puedes gastar las monedas de {who}' },
    },
    asCharm: {
      en: '{who} may be played as a charm, with the text: {text}',
      es: '{who} [poder] jugarse como amuleto, con el texto: {text}',
    },
    mustName: {
      en: '{who} must name {word}',
      es: '{who} [deber] nombrar {word}',
      values: (clan) => ({ en: `the ${clan}`, es: `a los ${clan}` }),
    },
  },
  units: {
    coin: { en: ['1 coin', '{n} coins', 'coins'], es: ['1 moneda', '{n} monedas', 'monedas'], countable: true },
    card: { en: ['a card', '{n} cards', 'cards'], es: ['una carta', '{n} cartas', 'cartas'], countable: true },
    damage: { en: ['{n} damage', '{n} damage', 'damage'], es: ['{n} de daño', '{n} de daño', 'daño'] },
  },
  whose: {
    friendly: { en: 'friendly', es: inO('amig') },
    enemy: { en: 'enemy', es: inO('enemig') },
  },
  lists: {
    keyword: {
      gain: { en: '[gain] {word}', es: '[obtener] {word}' },
      lose: { en: '[lose] {word}', es: '[perder] {word}' },
      become: { en: '[have] only {word}', es: 'solo [tener] {word}' },
      word: (keyword, amount) => ({ en: `${keyword} ${amount}`, es: `${keyword} ${amount}` }),
    },
    clan: {
      gain: { en: 'also [belong] to {word}', es: '[pertenecer] también a {word}' },
      lose: { en: 'no longer [belong] to {word}', es: 'ya no [pertenecer] a {word}' },
      become: { en: '[belong] to {word}', es: '[pertenecer] a {word}' },
      word: (clan) => ({ en: clan, es: `los ${clan}` }),
    },
  },
  counted: { lost: { en: 'coin lost this way', es: 'moneda perdida de este modo' } },
  thisWay: {
    destroyed: {
      noun: 'beast',
      en: 'destroyed this way',
      es: ['destruido de este modo', 'destruida de este modo', 'destruidos de este modo', 'destruidas de este modo'],
      after: true,
    },
  },
  durations: {
    spent: { en: '', es: '' },
    turn: { en: 'for the remainder of the turn', es: 'durante el resto del turno' },
  },
  headers: {
    action: { en: 'Action', es: 'Acción' },
    omni: { en: 'Omni', es: 'Omni' },
    swift: { en: 'Swift', es: 'Veloz' },
    assault: { en: 'Assault {value}', es: 'Asalto {value}' },
    bond: { en: 'Bond {price} - {text}', es: 'Vínculo {price} - {text}' },
    thrust: { en: 'Thrust: {text}', es: 'Estocada: {text}' },
    replica: { en: 'Replica {price}', es: 'Réplica {price}' },
    immune: { en: 'Immune - {of}', es: 'Inmune - {of}' },
    bare: { en: '', es: '' },
  },
};

const prices: NonNullable<Wordings['prices']> = {
  verb: 'pay',
  unit: 'energy',
  joined: ', ',
  additional: { en: 'as an additional cost to play this card, {price}', es: 'como coste adicional para jugar esta carta, {price}' },
  alternative: { en: '{price} rather than pay this card’s cost', es: '{price} en lugar de pagar el coste de esta carta' },
  limits: {
    turn: {
      once: { en: 'once each turn', es: 'una vez por turno' },
      times: { en: '{times} times each turn', es: '{times} veces por turno' },
    },
  },
  limited: {
    card: { en: 'activate only {limit}', es: 'actívala solo {limit}' },
    name: { en: 'activate only {limit} among cards of this name', es: 'actívala solo {limit} entre las cartas de este nombre' },
    player: { en: 'each player activates it only {limit}', es: 'cada jugador la activa solo {limit}' },
  },
  limitedUnder: {
    omni: {
      card: { en: 'use only {limit}', es: 'úsala solo {limit}' },
      name: { en: 'use only {limit} among cards of this name', es: 'úsala solo {limit} entre las cartas de este nombre' },
      player: { en: 'each player uses it only {limit}', es: 'cada jugador la usa solo {limit}' },
    },
  },
  timings: { asRitual: { en: 'activate only as a ritual', es: 'actívala solo como un ritual' } },
  paid: {
    kicker: {
      is: { en: 'its additional cost was paid', es: 'se pagó su coste adicional' },
      not: { en: 'its additional cost was not paid', es: 'no se pagó su coste adicional' },
    },
  },
};

/** The same words in a game that writes prices before a colon. */
export const pricedWords: Wordings = {
  ...exampleWords,
  verbs: { ...exampleWords.verbs, pay: { en: '[pay] {amount:energy}', es: '[pagar] {amount:energy}' } },
  units: { ...exampleWords.units, energy: { en: ['{{n}}', '{{n}}', 'energy'], es: ['{{n}}', '{{n}}', 'energía'] } },
  prices,
};

const { joined: _joined, ...withoutJoint } = prices;

/** The same words in a game with headers for all that is set off, with labels, and with costs before an arrow. */
export const headedWords: Wordings = {
  ...pricedWords,
  occasions: {
    ...exampleWords.occasions,
    slain: { ...exampleWords.occasions['slain'], trigger: 'response' } as Wordings['occasions'][string],
    wouldBeSlain: {
      ...exampleWords.occasions['wouldBeSlain'],
      trigger: 'interrupt',
      event: { en: 'that death', es: 'esa muerte' },
    } as Wordings['occasions'][string],
  },
  headers: { ...exampleWords.headers, reveal: { en: 'When Revealed', es: 'Al mostrarse' } },
  triggers: {
    response: { forced: { en: 'Forced Response', es: 'Respuesta obligada' }, optional: { en: 'Response', es: 'Respuesta' } },
    interrupt: { forced: { en: 'Forced Interrupt', es: 'Interrupción obligada' }, optional: { en: 'Interrupt', es: 'Interrupción' } },
  },
  labels: {
    wild: { en: 'Wild {header}', es: '{header} salvaje', under: { reveal: { en: '{header} (Wild)', es: '{header} (Salvaje)' } } },
    blow: { en: '{header} (blow)', es: '{header} (golpe)' },
  },
  prices: {
    ...withoutJoint,
    arrow: true,
    resources: { spend: { en: 'spend {resources}', es: 'gasta {resources}' }, units: { fur: 'fur' } },
  },
  units: { ...pricedWords.units, fur: { en: ['1 fur', '{n} furs', 'furs'], es: ['1 piel', '{n} pieles', 'pieles'], countable: true } },
};
