import type { Agreeing, Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { namesOf } from '../cards/facts.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keywordQualities } from './keyword-qualities.ts';
import { keywordText } from './keywords.ts';
import { pathText } from './paths.ts';
import { subtypeText } from './subtypes.ts';

/** An adjective in -o, with what follows it. */
function inO(stem: string, rest = ''): Agreeing {
  return [`${stem}o${rest}`, `${stem}a${rest}`, `${stem}os${rest}`, `${stem}as${rest}`];
}

/** The same for every gender and number. */
function always(text: string): Agreeing {
  return [text, text, text, text];
}

/** The name of a card in card texts, by its id. */
function nameText(id: string | number): Both {
  return namesOf(String(id));
}

/** How the qualities are said. */
export const qualities: Wordings<CardWords>['qualities'] = {
  tapped: { en: 'tapped', es: inO('girad'), not: { en: 'untapped', es: inO('enderezad') } },
  untapped: { en: 'untapped', es: inO('enderezad') },
  attacking: { en: 'attacking', es: ['atacante', 'atacante', 'atacantes', 'atacantes'] },
  ofActivePlayer: { en: 'of the active player', es: always('del jugador activo'), after: true },
  equipped: { en: 'equipped', es: inO('equipad') },
  earthly: { en: 'earthly', es: ['terrenal', 'terrenal', 'terrenales', 'terrenales'] },
  damaged: { en: 'with damage counters', es: always('con contadores de daño'), after: true },
  isDemon: { en: 'demonic', es: inO('demoníac'), is: { en: '[be] a demon', es: '[ser] un demonio' } },
  isAlly: { en: 'allied', es: inO('aliad'), is: { en: '[be] an ally', es: '[ser] un aliado' } },
  ...keywordQualities,
  recovered: { en: 'recovered', es: inO('recobrad') },
  singleTarget: {
    en: 'with a single target',
    es: always('con un solo objetivo'),
    last: true,
    is: { en: '[have] a single target', es: '[tener] un solo objetivo' },
  },
  untimely: {
    en: 'played when a ritual could not be',
    es: inO('jugad', ' cuando no podía jugarse un ritual'),
    last: true,
    is: { en: '[be] a card played when a ritual could not be', es: '[ser] una carta jugada cuando no podía jugarse un ritual' },
  },
  neutral: { en: 'neutral', es: ['neutral', 'neutral', 'neutrales', 'neutrales'] },
  path: {
    en: '{value}',
    es: always('de la senda {value}'),
    near: true,
    values: pathText,
    is: { en: '[be] of the path of {value}', es: '[ser] de la senda {value}' },
  },
  subtype: {
    en: '{value}',
    es: always('{value}'),
    near: true,
    values: subtypeText,
    not: { en: 'non-{value}', es: ['que no sea {value}', 'que no sea {value}', 'que no sean {value}', 'que no sean {value}'], near: true },
    is: { en: '[be] a {value}', es: '[ser] {value}' },
  },
  keyword: {
    en: 'with {value}',
    es: always('con {value}'),
    after: true,
    values: (keyword) => keywordText(keyword),
    not: { en: 'without {value}', es: always('sin {value}'), after: true },
    is: { en: '[have] {value}', es: '[tener] {value}' },
  },
  strengthAtLeast: {
    en: 'with strength {value} or more',
    es: always('con FUE {value} o más'),
    after: true,
    is: { en: '[have] strength {value} or more', es: '[tener] FUE {value} o más' },
  },
  toughnessAtMost: {
    en: 'with toughness {value} or less',
    es: always('con RES {value} o menos'),
    after: true,
    is: { en: '[have] toughness {value} or less', es: '[tener] RES {value} o menos' },
  },
  named: { en: 'named {value}', es: inO('llamad', ' {value}'), after: true, values: nameText },
  costAtMost: { en: 'with cost {value} or less', es: always('de coste {value} o menos'), after: true },
};
