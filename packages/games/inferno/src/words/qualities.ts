import { applies, cardOf, site, tableOf, type Agreeing, type CardRef, type Vocabulary, type QualityWord } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { namesOf } from '../cards/facts.ts';
import { paths } from '../state/printed.ts';
import { strengthOf, toughnessOf } from '../state/bodies.ts';
import {
  hasKeyword,
  isEarthly,
  isDemon,
  isFaceDownResource,
  isType,
  pathOf,
  recordOf,
  sideOf,
  subtypesOf,
  weaponsOn,
  leftPlay,
} from '../state/reading.ts';
import { printedBy } from '../state/printed.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { isUnseen } from '../state/unseen.ts';
import { wasRecovered } from '../rules/recover.ts';
import { hasSingleTarget } from '../rules/targets.ts';
import { subtypes } from '../state/subtypes.ts';
import { keywordQualities } from './keyword-qualities.ts';
import { itemOrResolving } from '../state/chain.ts';
import { convertedCost } from '../state/parts.ts';
import { keywords, keywordText } from './keywords.ts';
import { pathText } from './paths.ts';
import { subtypeText } from './subtypes.ts';

type Qualities = Vocabulary<Inferno>['qualities'];

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

const noneElse = site('INF-607.2h', 'a reference to a subtype asks for that and nothing else');
const playedOutOfTime = site('INF-306.4a', 'a card is known to have been played when its controller could have played no ritual');

/** Whether a card has the name of another, by that one's id: a copy has it, but where it keeps its own. */
function isCalled(match: InfernoMatch, card: CardRef, id: string): boolean {
  if (isFaceDownResource(match, cardOf(card))) return false;
  const { definitions } = match.game;
  const { definition, origin } = recordOf(match, card);
  const { key, shownAs } = definitions[definition] ?? {};
  if (key === id || shownAs === undefined) return key === id;
  const known = definitions.findIndex((each) => each.key === id);
  return (
    (shownAs === id || definitions[origin]?.key === id) &&
    printedBy(match.game, known).name.es === printedBy(match.game, definition).name.es
  );
}

const said = {
  tapped: {
    test: (match, card) => leftPlay(match, card)?.tapped ?? recordOf(match, card).tapped,
    en: 'tapped',
    es: inO('girad'),
    not: { en: 'untapped', es: inO('enderezad') },
  },
  untapped: { test: (match, card) => !recordOf(match, card).tapped, en: 'untapped', es: inO('enderezad') },
  attacking: {
    test: ({ state }, card) => state.combat?.attackers.some((each) => cardOf(each) === cardOf(card)) === true,
    en: 'attacking',
    es: ['atacante', 'atacante', 'atacantes', 'atacantes'],
  },
  ofActivePlayer: {
    test: (match, card) => sideOf(match, card) === match.state.active,
    en: 'of the active player',
    es: always('del jugador activo'),
    after: true,
  },
  equipped: {
    test: (match, card) => weaponsOn(match, cardOf(card)).length > 0,
    en: 'equipped',
    es: inO('equipad'),
  },
  earthly: { test: isEarthly, en: 'earthly', es: ['terrenal', 'terrenal', 'terrenales', 'terrenales'] },
  damaged: {
    test: (match, card) => (leftPlay(match, card) ?? recordOf(match, card)).damage > 0,
    en: 'with damage counters',
    es: always('con contadores de daño'),
    after: true,
  },
  isDemon: { test: isDemon, en: 'demonic', es: inO('demoníac'), is: { en: '[be] a demon', es: '[ser] un demonio' } },
  isAlly: {
    test: (match, card) => isType(match, card, 'ally'),
    en: 'allied',
    es: inO('aliad'),
    is: { en: '[be] an ally', es: '[ser] un aliado' },
  },
  ...keywordQualities,
  /** Played with Recobrar, and still on the chain or resolving. *Rule:* INF-702.7a. */
  recovered: { test: wasRecovered, en: 'recovered', es: inO('recobrad') },
  /** Of something on the chain. *Rule:* INF-114.6a. */
  singleTarget: {
    test: hasSingleTarget,
    en: 'with a single target',
    es: always('con un solo objetivo'),
    last: true,
    is: { en: '[have] a single target', es: '[tener] un solo objetivo' },
  },
  /** Of a card on the chain, or resolving. *Rule:* INF-306.4a. */
  untimely: {
    test: (match, card) => itemOrResolving(match, cardOf(card))?.untimely === true && applies(match, playedOutOfTime),
    en: 'played when a ritual could not be',
    es: inO('jugad', ' cuando no podía jugarse un ritual'),
    last: true,
    is: { en: '[be] a card played when a ritual could not be', es: '[ser] una carta jugada cuando no podía jugarse un ritual' },
  },
  neutral: {
    test: (match, card) => pathOf(match, card) === undefined,
    en: 'neutral',
    es: ['neutral', 'neutral', 'neutrales', 'neutrales'],
  },
  path: {
    test: (match, card, path) => pathOf(match, card) === path,
    takes: paths,
    en: '{value}',
    es: always('de la senda {value}'),
    near: true,
    values: pathText,
    is: { en: '[be] of the path of {value}', es: '[ser] de la senda {value}' },
  },
  subtype: {
    test: (match, card, subtype) => {
      const all = subtypesOf(match, card);
      return all.includes(String(subtype)) && (all.length === 1 || applies(match, noneElse));
    },
    takes: subtypes,
    en: '{value}',
    es: always('{value}'),
    near: true,
    values: subtypeText,
    not: { en: 'non-{value}', es: ['que no sea {value}', 'que no sea {value}', 'que no sean {value}', 'que no sean {value}'], near: true },
    is: { en: '[be] a {value}', es: '[ser] {value}' },
  },
  keyword: {
    test: (match, card, keyword) => hasKeyword(match, card, String(keyword)),
    takes: keywords,
    en: 'with {value}',
    es: always('con {value}'),
    after: true,
    values: (keyword) => keywordText(keyword),
    not: { en: 'without {value}', es: always('sin {value}'), after: true },
    is: { en: '[have] {value}', es: '[tener] {value}' },
  },
  strengthAtLeast: {
    test: (match, card, strength) => strengthOf(match, card) >= Number(strength),
    takes: 'whole',
    en: 'with strength {value} or more',
    es: always('con FUE {value} o más'),
    after: true,
    is: { en: '[have] strength {value} or more', es: '[tener] FUE {value} o más' },
  },
  toughnessAtMost: {
    test: (match, card, toughness) => toughnessOf(match, card) <= Number(toughness),
    takes: 'whole',
    en: 'with toughness {value} or less',
    es: always('con RES {value} o menos'),
    after: true,
    is: { en: '[have] toughness {value} or less', es: '[tener] RES {value} o menos' },
  },
  /** By its name, which is the same in all copies. *Rule:* INF-201.2. */
  named: {
    test: (match, card, id) => isCalled(match, card, String(id)),
    takes: 'card',
    en: 'named {value}',
    es: inO('llamad', ' {value}'),
    after: true,
    values: nameText,
  },
  costAtMost: {
    test: (match, card, cost) => convertedCost(match, card) <= Number(cost),
    takes: 'whole',
    en: 'with cost {value} or less',
    es: always('de coste {value} o menos'),
    after: true,
  },
} satisfies Qualities;

/** The qualities with the values that each may have. */
export type SaidQualities = typeof said;

/** What card texts may say of a card: nothing, where its characteristics are undefined. *Rule:* INF-701.7c. */
export const qualities = tableOf(
  (Object.keys(said) as (keyof typeof said)[]).map((name) => {
    const quality: QualityWord<Inferno> = said[name];
    const test: QualityWord<Inferno>['test'] = (match, card, value, asker) =>
      !isUnseen(match, card) && quality.test(match, card, value, asker);
    return [name, { ...quality, test }] as const;
  }),
);
