import { applies, call, option, program, raiseAll, site, type CardId, type GameEvent, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { ownPrintedOf, printedOf, type CardType } from '../state/printed.ts';
import { cardsIn, creatures, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { withoutTextBoxes } from '../state/text-boxes.ts';
import { ownRule } from './own-rules.ts';

const ownType = site('KF-FAQ-CARD-mimic-gel-3', 'a copy of what is a creature without being a creature card enters play as a creature');

/** The cards that a card could be a copy of, as it is played or enters play; undefined for one that is no copy. */
export function copiedBy(match: KeyForgeMatch, seat: Seat, card: CardId): readonly CardId[] | undefined {
  if (ownRule(match, card, 'copiesCreature') !== undefined) return creatures(match);
  if (ownRule(match, card, 'copiesAction') === undefined) return undefined;
  const actions = cardsIn(match, 'discard', 1 - seat).filter((each) => printedOf(match, each).type === 'action');
  return actions.length === 0 ? undefined : actions;
}

/** The facts by which a card becomes a copy of another as a player plays it or puts it into play. */
export function copying(match: KeyForgeMatch, card: CardId, copied: CardId, seat: Seat): GameEvent[] {
  const definition = withoutTextBoxes(match.game, recordOf(match, copied).definition);
  const house = ownRule(match, card, 'copiesCreature')?.word ?? '';
  const amount = match.state.houseNames.indexOf(house) + 1;
  return [fact('cardRevealed', { card, seat }), fact('copyBegan', { card, other: copied, value: definition, amount })];
}

/** As what a card is played or put into play: as a copy of an artifact that is a creature it is one, too. */
export function typeEntering(match: KeyForgeMatch, card: CardId): CardType {
  return applies(match, ownType) ? ownPrintedOf(match, card).type : printedOf(match, card).type;
}

interface CopyLocals {
  readonly card: CardId;
}

/** A card that is put into play and enters it as a copy of a creature. *Rule:* KF-ENTERS-PLAY-1. */
export const enterAsCopy = program<KeyForge, CopyLocals>('enter play as a copy', [
  {
    name: 'choose the creature',
    rule: 'KF-ENTERS-PLAY-1 KF-ENTERS-PLAY-3',
    ask: (match, { locals: { card }, seat }) => {
      const options = (copiedBy(match, seat, card) ?? []).filter((each) => each !== card).map((each) => option('choose', each));
      return options.length === 0
        ? undefined
        : { kind: 'target', seat: match.state.active, purpose: 'chooseCopied', source: card, options };
    },
    take: (match, { locals: { card }, seat }, [copied]) => {
      if (copied !== undefined) raiseAll(match, copying(match, card, copied.card, seat));
    },
  },
]);

/** Has a card that says so become a copy before it is put into play. The last act of a step. */
export function becomeCopy(match: KeyForgeMatch, card: CardId, seat: Seat): void {
  if (ownRule(match, card, 'copiesCreature') !== undefined) call(match, enterAsCopy, { card }, { source: card, seat });
}
