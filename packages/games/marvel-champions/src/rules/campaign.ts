import { program, type CardId, type Seat } from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { recordOf } from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { wordOf } from '../state/written.ts';
import { resolveHeaders } from './headers.ts';

/** The instructions of a campaign for its scenario: those for all, then those of each player in player order. *Rule:* MC-SETUP-15. */
export function campaignInstructions(match: MarvelMatch): readonly CardId[] {
  const found = seatsFrom(match, match.state.first)
    .flatMap((seat) => cardsIn(match, 'aside', seat))
    .filter((card) => printedOf(match, card).isInstruction === true);
  const isOfPlayer = (card: CardId): boolean => recordOf(match, card).owner >= 0;
  return [...found.filter((card) => !isOfPlayer(card)), ...found.filter(isOfPlayer)];
}

/** One of them is followed by its player, or by the first player. *Rule:* MC-SETUP-15, MC-CAMPAIGN-CARDS-2. */
export const followInstruction = program<Marvel, { readonly item: CardId }>('follow an instruction of the campaign', [
  {
    name: 'its setup',
    rule: 'MC-SETUP-15 MC-CAMPAIGN-CARDS-2',
    do: (match, { locals: { item } }) => {
      const { owner } = recordOf(match, item);
      resolveHeaders(match, item, ['setup'], owner >= 0 ? owner : match.state.first);
    },
  },
]);

/** The players who may change their starting hands once more, as often as instructions say so. *Rule:* MC-ERRATA-31. */
export function additionalMulligans(match: MarvelMatch): readonly Seat[] {
  const times = campaignInstructions(match).filter((card) => wordOf(match, card, 'additionalMulligan') > 0);
  return times.flatMap(() => seatsFrom(match, match.state.first));
}
