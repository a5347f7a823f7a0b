import { asksWhomToFight } from '../../../decision/card-choices.ts';
import type { FigureLook } from '../../scene/figure-look.ts';
import { FigureLayer } from './figure-layer.tsx';
import { OptionFigures } from './option-figures.tsx';
import { Unchosen } from './unchosen.tsx';

/** How a duel shows what answers come to, with its own reading of cards and events. */
export function duelFigures(read: FigureLook['read']): FigureLook {
  return {
    read,
    OptionFigures,
    Unchosen,
    Layer: FigureLayer,
    // Whom the options name, whoever attacks, and what players gain stands on the options.
    tells: ({ card, seat }, { events = [] }, decision) => {
      if (decision === undefined || !asksWhomToFight(decision)) return false;
      const told = [
        decision.source,
        ...(decision.ask?.options.map((option) => option.card) ?? []),
        ...events.map((event) => event.card?.handle),
      ];
      return card === undefined ? seat !== undefined : told.includes(card);
    },
  };
}
