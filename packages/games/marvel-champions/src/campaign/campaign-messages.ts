import type { Messages } from '@crupier/kernel/rules';

/** The texts of what can be wrong with a campaign, and of how it stands after a match. */
export const campaignMessages: Messages = {
  'campaign.broken': {
    en: 'The campaign log is no JSON from line {line}, column {column} on.',
    es: 'La hoja de campaña deja de ser JSON en la línea {line}, columna {column}.',
  },
  'campaign.notALog': { en: 'This is no campaign log.', es: 'Esto no es una hoja de campaña.' },
  'campaign.version': {
    en: 'This campaign log has version {found}, and {known} is the one that is known.',
    es: 'Esta hoja de campaña tiene la versión {found}, y la que se conoce es la {known}.',
  },
  'campaign.unknown': {
    en: 'There is no campaign {found}. There are: {campaigns}.',
    es: 'No existe la campaña {found}. Existen: {campaigns}.',
  },
  'campaign.unknownHero': {
    en: '{found} is no hero of this campaign log: each is named once, by the code of its first face.',
    es: '{found} no es un Superhéroe de esta hoja de campaña: cada uno figura una vez, con el código de su primera cara.',
  },
  'campaign.unknownCard': { en: 'There is no card {card} in this campaign.', es: 'En esta campaña no existe la carta {card}.' },
  'campaign.unknownNote': {
    en: 'The campaign keeps no note {note}. It keeps: {known}.',
    es: 'La campaña no lleva la anotación {note}. Lleva: {known}.',
  },
  'campaign.playedOrder': {
    en: '{scenario} cannot have been played then: the campaign came to {wanted}.',
    es: '{scenario} no pudo jugarse entonces: a la campaña le tocaba {wanted}.',
  },
  'campaign.otherCampaign': {
    en: 'The campaign log belongs to {own}, not to {campaign}.',
    es: 'La hoja de campaña es de {own}, no de {campaign}.',
  },
  'campaign.otherLevel': {
    en: 'The campaign log belongs to a campaign of the level {own}, not {level}.',
    es: 'La hoja es de una campaña de nivel {own}, no {level}.',
  },
  'campaign.noCampaign': {
    en: 'No campaign is chosen that could have this level.',
    es: 'No se ha elegido ninguna campaña que pueda tener este nivel.',
  },
  'campaign.over': {
    en: 'Every scenario of this campaign has been won.',
    es: 'Ya se han ganado todos los escenarios de esta campaña.',
  },
  'campaign.order': {
    en: 'The campaign comes to the scenario {next}, not to {scenario}.',
    es: 'A la campaña le toca el escenario {next}, no {scenario}.',
  },
  'campaign.otherHeroes': {
    en: 'This campaign log belongs to other heroes: {heroes}.',
    es: 'Esta hoja de campaña es de otros Superhéroes: {heroesEs}.',
  },
  'campaign.removedCard': {
    en: 'The deck has {count} of {card}, and {left} are left: the others were removed from the campaign.',
    es: 'El mazo tiene {count} de {cardEs}, y quedan {left}: las demás se retiraron de la campaña.',
  },
  'campaign.goesOn': {
    en: 'Scenario {number} of {scenarios} of the campaign is won. The next one: {next}.',
    es: 'Escenario {number} de {scenarios} de la campaña ganado. El siguiente: {nextEs}.',
  },
  'campaign.again': {
    en: 'Scenario {number} of {scenarios} of the campaign is lost. It can be played again: {next}.',
    es: 'Escenario {number} de {scenarios} de la campaña perdido. Se puede volver a jugar: {nextEs}.',
  },
  'campaign.won': { en: 'The campaign is won.', es: 'Campaña ganada.' },
};
