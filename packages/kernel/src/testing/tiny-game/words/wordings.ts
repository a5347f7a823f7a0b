import type { Both } from '../../../cards.ts';
import type { NounWording, Wordings } from '../../../rules.ts';
import type { CardWords } from '../meanings/builders.ts';
import { occasions } from './occasion-wordings.ts';
import { kinds } from '../state/state.ts';
import { verbs } from './verb-wordings.ts';

/** A sort of card that only texts speak of: "this charm". */
function sort(en: NounWording['en'], es: NounWording['es']): NounWording {
  return { en, es, gender: 'm' };
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

const nouns: Wordings<CardWords>['nouns'] = {
  charm: sort(['charm', 'charms'], ['amuleto', 'amuletos']),
  spell: sort(['spell', 'spells'], ['hechizo', 'hechizos']),
  card: { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f' },
  beast: { en: ['beast', 'beasts'], es: ['bestia', 'bestias'], gender: 'f' },
  handCard: { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f', tail: tails('your hand', 'tu mano') },
  deckCard: {
    en: ['card', 'cards'],
    es: ['carta', 'cartas'],
    gender: 'f',
    tail: {
      friendly: { en: 'of your deck', es: 'de tu mazo' },
      enemy: { en: 'of your opponent’s deck', es: 'del mazo de tu oponente' },
      any: { en: 'of each deck', es: 'de cada mazo' },
    },
  },
  stashed: { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f', tail: tails('under this beast', 'debajo de esta bestia', '') },
  deadBeast: { en: ['beast', 'beasts'], es: ['bestia', 'bestias'], gender: 'f', tail: tails('your discard pile', 'tu pila de descartes') },
};

function tails(en: string, es: string, place = 'in '): Record<'friendly' | 'enemy' | 'any', Both> {
  const said = { en: `${place}${en}`, es: place === '' ? es : `en ${es}` };
  return { friendly: said, enemy: said, any: said };
}

const kindNames: Readonly<Record<(typeof kinds)[number], Both>> = {
  wolf: { en: 'wolf', es: 'lobo' },
  bear: { en: 'bear', es: 'oso' },
  fox: { en: 'fox', es: 'zorro' },
  mole: { en: 'mole', es: 'topo' },
};

function kindName(value: string | number): Both {
  return (kindNames as Readonly<Record<string, Both>>)[value] ?? { en: String(value), es: String(value) };
}

const ofChosenKind = ['de la clase elegida', 'de la clase elegida', 'de la clase elegida', 'de la clase elegida'] as const;

/** How the words of the tiny game are said. */
export const wordings: Wordings<CardWords> = {
  nouns,
  qualities: {
    kind: {
      en: '{value}',
      es: ['{value}', '{value}', '{value}', '{value}'],
      near: true,
      values: kindName,
      chosen: { en: 'of the chosen kind', es: ofChosenKind, after: true },
    },
    damaged: { en: 'damaged', es: ['dañado', 'dañada', 'dañados', 'dañadas'] },
    strong: {
      en: 'with strength {value} or more',
      es: ['con fuerza {value} o más', 'con fuerza {value} o más', 'con fuerza {value} o más', 'con fuerza {value} o más'],
      after: true,
    },
  },
  stats: {
    strength: { en: 'strength', es: 'fuerza', gender: 'f' },
    cunning: { en: 'cunning', es: 'astucia', gender: 'f' },
  },
  tallies: {
    food: {
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
    stash: { noun: 'card', en: ['stashed card', 'stashed cards'], es: ['carta guardada', 'cartas guardadas'], gender: 'f', to: 'bajo' },
    packmates: { noun: 'beast', en: ['packmate', 'packmates'], es: ['compañera', 'compañeras'], gender: 'f', to: 'de' },
  },
  measures: {
    kinds: { en: ['kind among {of}', 'kinds among {of}'], es: ['clase entre {of}', 'clases entre {of}'] },
  },
  states: {
    kindWins: {
      en: '{word} [be] that of each friendly beast',
      es: '{word} [ser] la de cada bestia amiga',
      chosen: { en: 'that kind', es: 'esa clase' },
    },
    yourTurn: { en: 'it [be] your turn', es: '[ser] tu turno' },
  },
  rules: {
    says: { en: 'for “wolf” {who} [say] “{word}”', es: '{who} [decir] «{word}» donde dice «lobo»', values: kindName },
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
    kind: { en: 'a kind', es: 'una clase', chosen: { en: 'the chosen kind', es: 'la clase elegida' } },
    itsKinds: { chosen: { en: 'its kind', es: 'su clase' } },
  },
  history: {
    played: {
      unit: 'card',
      counted: {
        anyone: { en: 'card played this turn', es: 'carta jugada en este turno' },
        you: { en: 'card you have played this turn', es: 'carta que hayas jugado en este turno' },
        opponent: { en: 'card your opponent has played this turn', es: 'carta que tu oponente haya jugado en este turno' },
      },
      has: {
        anyone: { en: '{amount} were played this turn', es: 'se jugaron {amount} en este turno' },
        you: { en: 'you [have] played {amount} this turn', es: '[haber] jugado {amount} en este turno' },
        opponent: { en: 'your opponent [have] played {amount} this turn', es: 'tu oponente [haber] jugado {amount} en este turno' },
      },
    },
    deaths: {
      unit: 'beast',
      counted: {
        anyone: { en: 'beast that died this turn', es: 'bestia que haya muerto en este turno' },
        you: { en: 'friendly beast that died this turn', es: 'bestia amiga que haya muerto en este turno' },
        opponent: { en: 'enemy beast that died this turn', es: 'bestia enemiga que haya muerto en este turno' },
      },
      has: {
        anyone: { en: '{amount} died this turn', es: '{amount} murieron en este turno' },
        you: { en: '{amount} of yours died this turn', es: '{amount} tuyas murieron en este turno' },
        opponent: { en: '{amount} of your opponent’s died this turn', es: '{amount} de tu oponente murieron en este turno' },
      },
    },
  },
  lists: {
    kinds: {
      gain: { en: '[gain] {word}', es: '[ganar] {word}' },
      lose: { en: '[lose] {word}', es: '[perder] {word}' },
      become: { en: '[become] a {word}', es: '[pasar] a ser {word}' },
      word: (each) => kindName(each),
      chosen: {
        gain: { en: 'also [be] of the chosen kind', es: '[ser] también de la clase elegida' },
        lose: { en: 'no longer [be] of the chosen kind', es: 'ya no [ser] de la clase elegida' },
        become: { en: '[become] of the chosen kind', es: '[pasar] a ser de la clase elegida' },
      },
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
    leaves: { en: 'until {card} leaves its den', es: 'hasta que {card} deje su guarida' },
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
    limits: {
      turn: {
        once: { en: 'once each turn', es: 'una vez por turno' },
        times: { en: '{times} times each turn', es: '{times} veces por turno' },
      },
    },
    limited: {
      card: { en: 'use only {limit}', es: 'úsala solo {limit}' },
      name: { en: 'use only {limit} among cards of this name', es: 'úsala solo {limit} entre las cartas de este nombre' },
      player: { en: 'each player uses it only {limit}', es: 'cada jugador la usa solo {limit}' },
    },
    timings: {},
    resources: {
      spend: { en: 'spend {resources}', es: 'gasta {resources}' },
      units: { fur: 'fur', claw: 'claw', wild: 'charmed', any: 'resource' },
    },
    paid: {},
  },
};

/** How an option's value is said, for verbs whose value is a kind. */
export const kindWords: readonly Both[] = kinds.map(kindName);
