import type { NounWording, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';

type Forms = readonly [one: string, many: string];
type Tail = NonNullable<NounWording['tail']>;

const place = { en: 'in play', es: 'en juego' } as const;

function masculine(en: Forms, es: Forms, more: Partial<NounWording> = {}): NounWording {
  return { en, es, gender: 'm', ...more };
}

function feminine(en: Forms, es: Forms, more: Partial<NounWording> = {}): NounWording {
  return { en, es, gender: 'f', ...more };
}

/** The same in play, so that it can be asked whether there is one. */
function inPlay(noun: NounWording): NounWording {
  return { ...noun, place };
}

const card = feminine(['card', 'cards'], ['carta', 'cartas']);
const hero = masculine(['hero', 'heroes'], ['Héroe', 'Héroes'], {
  yours: { en: 'your hero', es: 'tu Héroe' },
  theirs: { en: 'their hero', es: 'su Héroe' },
});
const ally = masculine(['ally', 'allies'], ['Aliado', 'Aliados'], { asHost: { en: 'attached ally', es: 'el Aliado vinculado' } });
const support = masculine(['support', 'supports'], ['Apoyo', 'Apoyos']);
const upgrade = feminine(['upgrade', 'upgrades'], ['Mejora', 'Mejoras'], {
  asHost: { en: 'attached upgrade', es: 'la Mejora vinculada' },
});
const event = masculine(['event', 'events'], ['Evento', 'Eventos']);
const minion = masculine(['minion', 'minions'], ['Esbirro', 'Esbirros'], {
  asHost: { en: 'attached minion', es: 'el Esbirro vinculado' },
});
const villain = masculine(['villain', 'villains'], ['Villano', 'Villanos'], { unique: true });
const enemy = masculine(['enemy', 'enemies'], ['enemigo', 'enemigos'], {
  asHost: { en: 'attached enemy', es: 'el enemigo vinculado' },
});
const mainScheme = masculine(['main scheme', 'main schemes'], ['Plan principal', 'Planes principales'], { unique: true });
const sideScheme = masculine(['side scheme', 'side schemes'], ['Plan secundario', 'Planes secundarios'], {
  asHost: { en: 'attached side scheme', es: 'el Plan secundario vinculado' },
});
const scheme = masculine(['scheme', 'schemes'], ['Plan', 'Planes'], { asHost: { en: 'attached scheme', es: 'el Plan vinculado' } });
const environment = masculine(['environment', 'environments'], ['Entorno', 'Entornos']);

const inHand: Tail = {
  friendly: { en: 'from your hand', es: 'de tu mano' },
  enemy: { en: 'from another player’s hand', es: 'de la mano de otro jugador' },
  any: { en: 'from a hand', es: 'de una mano' },
  theirs: { en: 'from their hand', es: 'de su mano' },
};
const inVictoryDisplay: Tail = {
  any: { en: 'in the victory display', es: 'de la zona de victoria' },
  friendly: { en: 'in the victory display', es: 'de la zona de victoria' },
  enemy: { en: 'in the victory display', es: 'de la zona de victoria' },
};

const inDiscard: Tail = {
  friendly: { en: 'from your discard pile', es: 'de tu pila de descartes' },
  enemy: { en: 'from another player’s discard pile', es: 'de la pila de descartes de otro jugador' },
  any: { en: 'from any player’s discard pile', es: 'de la pila de descartes de cualquier jugador' },
  theirs: { en: 'from their discard pile', es: 'de su pila de descartes' },
};
const inDeck: Tail = {
  friendly: { en: 'of your deck', es: 'de tu mazo' },
  enemy: { en: 'of another player’s deck', es: 'del mazo de otro jugador' },
  any: { en: 'of a deck', es: 'de un mazo' },
  theirs: { en: 'of their deck', es: 'de su mazo' },
};
const setAside: Tail = {
  friendly: { en: 'that you have set aside', es: 'que hayas apartado' },
  enemy: { en: 'that another player has set aside', es: 'que haya apartado otro jugador' },
  any: { en: 'that is set aside', es: 'que esté apartada' },
  theirs: { en: 'that they have set aside', es: 'que hayan apartado' },
};
const setAsideMasculine: Tail = { ...setAside, any: { en: 'that is set aside', es: 'que esté apartado' } };
const before: Tail = {
  friendly: { en: '', es: '' },
  enemy: { en: '', es: '' },
  any: { en: 'that is the villain or engaged with you', es: 'que sea el Villano o esté enfrentado a ti' },
  theirs: { en: 'that is the villain or engaged with that player', es: 'que sea el Villano o esté enfrentado a ese jugador' },
};
/** For cards that a verb looks for: it says where. */
const wherever: Tail = { friendly: { en: '', es: '' }, enemy: { en: '', es: '' }, any: { en: '', es: '' } };

/** How the nouns are said. */
export const nouns: Wordings<CardWords>['nouns'] = {
  identity: inPlay(
    masculine(['identity', 'identities'], ['Superhéroe', 'Superhéroes'], {
      yours: { en: 'your identity', es: 'tu Superhéroe' },
      theirs: { en: 'their identity', es: 'su Superhéroe' },
      asHost: { en: 'attached identity', es: 'el Superhéroe vinculado' },
    }),
  ),
  hero: inPlay(hero),
  alterEgo: inPlay(
    masculine(['alter-ego', 'alter-egos'], ['Alter ego', 'Alter egos'], {
      yours: { en: 'your alter-ego', es: 'tu Alter ego' },
      theirs: { en: 'their alter-ego', es: 'su Alter ego' },
    }),
  ),
  identityWithExtensions: inPlay(masculine(['player', 'players'], ['jugador', 'jugadores'], { yours: { en: 'you', es: 'ti' } })),
  ally: inPlay(ally),
  support: inPlay(support),
  upgrade: inPlay(upgrade),
  allyOrSupport: inPlay(masculine(['ally or support', 'allies and supports'], ['Aliado o Apoyo', 'Aliados y Apoyos'])),
  supportOrUpgrade: inPlay(masculine(['support or upgrade', 'supports and upgrades'], ['Apoyo o Mejora', 'Apoyos y Mejoras'])),
  minion: inPlay(minion),
  villain: inPlay(villain),
  attachment: inPlay(masculine(['attachment', 'attachments'], ['Accesorio', 'Accesorios'])),
  environment: inPlay(environment),
  mainScheme: inPlay(mainScheme),
  sideScheme: inPlay(sideScheme),
  scheme: inPlay(scheme),
  enemy: inPlay(enemy),
  friendlyCharacter: inPlay(
    masculine(['friendly character', 'friendly characters'], ['personaje amigo', 'personajes amigos'], {
      withWhose: 'character',
      asHost: { en: 'attached character', es: 'el personaje vinculado' },
    }),
  ),
  activatingEnemy: masculine(['activating enemy', 'activating enemies'], ['enemigo que se activa', 'enemigos que se activan'], {
    unique: true,
  }),
  enemyBefore: { ...enemy, tail: before },
  heroOrAlly: inPlay(masculine(['hero or ally', 'heroes and allies'], ['Héroe o Aliado', 'Héroes y Aliados'])),
  character: inPlay(
    masculine(['character', 'characters'], ['personaje', 'personajes'], {
      asHost: { en: 'attached character', es: 'el personaje vinculado' },
    }),
  ),
  attackable: inPlay(enemy),
  attackableMinion: inPlay(minion),
  attackableVillain: inPlay(villain),
  thwartable: inPlay(scheme),
  thwartablePastCrisis: inPlay(scheme),
  card: inPlay(card),
  cardInHand: { ...card, tail: inHand },
  allyInHand: { ...ally, tail: inHand },
  cardInDiscard: { ...card, tail: inDiscard },
  allyInDiscard: { ...ally, tail: inDiscard },
  upgradeInDiscard: { ...upgrade, tail: inDiscard },
  formUpgrade: inPlay(feminine(['form upgrade', 'form upgrades'], ['Mejora de identidad', 'Mejoras de identidad'])),
  formUpgradeSetAside: { ...feminine(['form upgrade', 'form upgrades'], ['Mejora de identidad', 'Mejoras de identidad']), tail: setAside },
  upgradeSetAside: { ...upgrade, tail: setAside },
  allySetAside: { ...ally, tail: setAsideMasculine },
  minionSetAside: { ...minion, tail: setAsideMasculine },
  sideSchemeSetAside: { ...sideScheme, tail: setAsideMasculine },
  cardInDeck: { ...card, tail: inDeck },
  upgradeInDeck: { ...upgrade, tail: wherever },
  cardInVictoryDisplay: { ...card, tail: inVictoryDisplay },
  encounterCard: feminine(['encounter card', 'encounter cards'], ['carta de Encuentro', 'cartas de Encuentro']),
  minionInEncounterDeck: minion,
  sideSchemeInEncounterDeck: sideScheme,
  minionOnDeck: minion,
  sideSchemeOnDeck: sideScheme,
  findable: card,
  anyCard: card,
  treachery: feminine(['treachery', 'treacheries'], ['carta de Perfidia', 'cartas de Perfidia']),
  eventCard: event,
  allyCard: ally,
};
