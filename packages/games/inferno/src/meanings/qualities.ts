import { applies, cardOf, site, tableOf, type CardRef, type Meanings, type QualityWord } from '@crupier/kernel/rules';
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
import { keywords } from './keywords.ts';

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
  tapped: { test: (match, card) => leftPlay(match, card)?.tapped ?? recordOf(match, card).tapped },
  untapped: { test: (match, card) => !recordOf(match, card).tapped },
  attacking: { test: ({ state }, card) => state.combat?.attackers.some((each) => cardOf(each) === cardOf(card)) === true },
  ofActivePlayer: { test: (match, card) => sideOf(match, card) === match.state.active },
  equipped: { test: (match, card) => weaponsOn(match, cardOf(card)).length > 0 },
  earthly: { test: isEarthly },
  damaged: { test: (match, card) => (leftPlay(match, card) ?? recordOf(match, card)).damage > 0 },
  isDemon: { test: isDemon },
  isAlly: { test: (match, card) => isType(match, card, 'ally') },
  ...keywordQualities,
  /** Played with Recobrar, and still on the chain or resolving. *Rule:* INF-702.7a. */
  recovered: { test: wasRecovered },
  /** Of something on the chain. *Rule:* INF-114.6a. */
  singleTarget: { test: hasSingleTarget },
  /** Of a card on the chain, or resolving. *Rule:* INF-306.4a. */
  untimely: { test: (match, card) => itemOrResolving(match, cardOf(card))?.untimely === true && applies(match, playedOutOfTime) },
  neutral: { test: (match, card) => pathOf(match, card) === undefined },
  path: { test: (match, card, path) => pathOf(match, card) === path, takes: paths },
  subtype: {
    test: (match, card, subtype) => {
      const all = subtypesOf(match, card);
      return all.includes(String(subtype)) && (all.length === 1 || applies(match, noneElse));
    },
    takes: subtypes,
  },
  keyword: { test: (match, card, keyword) => hasKeyword(match, card, String(keyword)), takes: keywords },
  strengthAtLeast: { test: (match, card, strength) => strengthOf(match, card) >= Number(strength), takes: 'whole' },
  toughnessAtMost: { test: (match, card, toughness) => toughnessOf(match, card) <= Number(toughness), takes: 'whole' },
  /** By its name, which is the same in all copies. *Rule:* INF-201.2. */
  named: { test: (match, card, id) => isCalled(match, card, String(id)), takes: 'card' },
  costAtMost: { test: (match, card, cost) => convertedCost(match, card) <= Number(cost), takes: 'whole' },
} satisfies Meanings<Inferno>['qualities'];

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
