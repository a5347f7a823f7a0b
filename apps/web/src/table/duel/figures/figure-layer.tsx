/** Asks what each answer comes to, one after another, and marks the cards with it. */

import type { ForecastMessage, Handle, SeenDecision } from '@crupier/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { usePart, useStore } from '../../../parts/use-store.ts';
import type { MatchChannel } from '../../../wire/match-channel.ts';
import { figuresOnCards, foreseenAnswer } from '../../forecast/foreseen.ts';
import type { FigureReading } from '../../scene/figure-look.ts';
import { useTable } from '../../scene/table-context.ts';
import { askedMax, figuredOptions, forecastAt } from './asked-ahead.ts';
import { outcomeOf, sufferingOf, type Suffering } from './outcome.ts';
import { useSayFate } from './say-fate.ts';

/** Milliseconds after which an answer that nothing is told of is passed over: some cannot be foreseen. */
const patienceMs = 4000;

interface FigureLayerProps {
  readonly channel: MatchChannel;
  readonly decision: SeenDecision;
  readonly seat: number;
}

/** The layer of one open question. Draws nothing itself. */
export function FigureLayer({ channel, decision, seat }: FigureLayerProps): undefined {
  const scene = useTable();
  const { view, speech, look } = scene;
  const forecasts = usePart(channel.store, (state) => state.forecasts);
  const pointed = useStore(foreseenAnswer);
  useAskAhead({ channel, decision, seat }, forecasts);
  const reading = useMemo(() => look.figures?.read({ view, speech }), [view, speech, look]);
  const sayMark = useSayMark(reading);
  const marks = useMemo(() => {
    const found = new Map<Handle, string>();
    if (reading === undefined) return found;
    for (const [index, { card }] of figuredOptions(decision).entries()) {
      const known = forecastAt(forecasts, decision, index);
      const suffering = known && sufferingOf(outcomeOf(known, reading), card);
      if (suffering !== undefined && card !== undefined) found.set(card, sayMark(suffering));
    }
    // What is pointed at says as well what becomes of the others.
    const foreseen = pointed?.decision === decision.id ? outcomeOf(pointed, reading).suffering : [];
    for (const each of foreseen) if (view.cards[each.card] !== undefined) found.set(each.card, sayMark(each));
    return found;
    // What a mark says follows from the reading and the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reading, decision, forecasts, pointed]);
  useEffect(() => figuresOnCards.write(marks), [marks]);
  useEffect(() => () => figuresOnCards.write(new Map()), []);
  return undefined;
}

/** Says what a card suffers and what becomes of it: “−5 · falls”. */
function useSayMark(reading: FigureReading | undefined): (suffering: Suffering) => string {
  const texts = useTexts();
  const sayFate = useSayFate();
  return (suffering) => {
    const { card, amount, falls } = suffering;
    const life = reading?.lifeOf(card);
    const without = falls === 'no' ? '' : texts.beatFalls;
    const fate = life === undefined ? without : sayFate(life, suffering);
    return [...(amount > 0 ? [`−${amount}`] : []), ...(fate === '' ? [] : [fate])].join(' · ');
  };
}

/** Asks for what is not known yet, one answer at a time: of several only the last would be told. */
function useAskAhead({ channel, decision, seat }: FigureLayerProps, forecasts: readonly ForecastMessage[]): void {
  const [passedOver, setPassedOver] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (index: number): string => `${decision.id} ${index}`;
  const next = figuredOptions(decision)
    .slice(0, askedMax)
    .findIndex((_, index) => forecastAt(forecasts, decision, index) === undefined && !passedOver.has(keyOf(index)));
  const { id } = decision;
  useEffect(() => {
    if (next < 0) return undefined;
    channel.askForecast(id, { seat, chosen: [next] });
    const timer = setTimeout(() => setPassedOver((before) => new Set([...before, `${id} ${next}`])), patienceMs);
    return () => clearTimeout(timer);
    // What is told of another answer may have come in place of this one.
  }, [channel, id, seat, next, forecasts]);
}
