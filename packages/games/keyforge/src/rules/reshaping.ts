import { applies, cardOf, NO_CARD, rulesOnCard, site, staticsAbout, topics, type CardId, type GameEvent } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn, recordOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';
import { withoutTextBoxes, withTextBoxes } from '../state/text-boxes.ts';

const about = topics('copiesGiver', 'gainsTextBox');

const reshapes = site(
  'KF-LASTING-1 KF-LASTING-3 KF-FAQ-GEN-90 KF-FAQ-GEN-92',
  'a copy for the turn, and a text box that is gained for the turn',
);

/** What lasting effects make of cards that is yet to be noted on them: the definition of the card that they speak of, as it is now. */
export function unnotedModels(match: KeyForgeMatch): readonly GameEvent[] {
  const effects = new Set([...staticsAbout(match, about.copiesGiver), ...staticsAbout(match, about.gainsTextBox)].map(({ self }) => self));
  return [...effects].flatMap((effect) => {
    const { ownDefinition, madeBy } = recordOf(match, effect);
    if (zoneOfCard(match, effect) !== 'effects' || ownDefinition !== 0 || madeBy === NO_CARD) return [];
    const other = cardOf(madeBy);
    const value = withoutTextBoxes(match.game, recordOf(match, other).definition);
    return value === 0 ? [] : [fact('modelNoted', { card: effect, other, value })];
  });
}

/** The facts by which cards in play become what lasting effects say, or what they were before. */
export function reshapings(match: KeyForgeMatch): readonly GameEvent[] {
  const isSaid = staticsAbout(match, about.copiesGiver).length + staticsAbout(match, about.gainsTextBox).length > 0;
  const permanents = [0, 1].flatMap((seat) => [...cardsIn(match, 'line', seat), ...cardsIn(match, 'artifacts', seat)]);
  return permanents.flatMap((card) => (isSaid || recordOf(match, card).usualDefinition !== 0 ? reshaping(match, card) : []));
}

/** The newest copy counts, and to it every text box is added. */
function reshaping(match: KeyForgeMatch, card: CardId): readonly GameEvent[] {
  const { definition, usualDefinition } = recordOf(match, card);
  const usual = usualDefinition === 0 ? definition : usualDefinition;
  const copy = effectsOn(match, card, about.copiesGiver).at(-1) ?? NO_CARD;
  const boxes = effectsOn(match, card, about.gainsTextBox).map((effect) => recordOf(match, effect).ownDefinition);
  const shape = withTextBoxes(match.game, copy === NO_CARD ? usual : recordOf(match, copy).ownDefinition, boxes);
  if (shape === definition) return [];
  return shape === usual ? [fact('reshapingEnded', { card })] : [fact('cardReshaped', { card, other: copy, value: shape })];
}

/** The lasting effects with a rule that work on a card, oldest first. */
function effectsOn(match: KeyForgeMatch, card: CardId, rule: (typeof about)[keyof typeof about]): readonly CardId[] {
  const effects = rulesOnCard(match, card, rule).map(({ self }) => self);
  const noted = effects.filter((effect) => zoneOfCard(match, effect) === 'effects' && recordOf(match, effect).ownDefinition !== 0);
  return noted.length > 0 && applies(match, reshapes) ? noted : [];
}
