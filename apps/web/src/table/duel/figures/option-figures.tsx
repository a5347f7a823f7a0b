/** What an attack comes to, on its option: a bar for whom it meets and one for who attacks, what each suffers, and what else it brings. */

import { sayCard, sayForecast, sayLabel, saySeat, type ForecastMessage, type Handle, type SeenDecision } from '@crupier/protocol';
import { Skull } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { usePart } from '../../../parts/use-store.ts';
import type { FigureReading } from '../../scene/figure-look.ts';
import { useTable } from '../../scene/table-context.ts';
import type { MatchChannel } from '../../../wire/match-channel.ts';
import { forecastAt } from './asked-ahead.ts';
import { outcomeOf, sufferingOf, type Gain, type Outcome, type Suffering } from './outcome.ts';
import { useSayFate } from './say-fate.ts';

interface OptionFiguresProps {
  readonly decision: SeenDecision;
  readonly index: number;
}

/** The figures of an option; their room is kept until they are told. */
export function OptionFigures(props: OptionFiguresProps): ReactNode {
  const { channel } = useTable();
  return channel !== undefined && <Figures {...props} channel={channel} />;
}

function Figures({ decision, index, channel }: OptionFiguresProps & { readonly channel: MatchChannel }): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const known = usePart(channel.store, ({ forecasts }) => forecastAt(forecasts, decision, index));
  const reading = scene.look.figures?.read(scene);
  if (reading === undefined) return undefined;
  const outcome = known && outcomeOf(known, reading);
  const target = decision.ask?.options[index]?.card;
  const { source } = decision;
  if (known !== undefined && outcome !== undefined && isOpen(known, outcome)) {
    return <span className="outcome">{sayForecast(known, scene.view, scene.speech).notes.join(' ')}</span>;
  }
  return (
    <span className="outcome">
      <SideLine label={texts.figuresTheirs} card={target} outcome={outcome} reading={reading} />
      <SideLine label={texts.figuresYours} card={source} outcome={outcome} reading={reading} />
      {outcome !== undefined && <Besides outcome={outcome} fighting={[target, source]} />}
    </span>
  );
}

/** Whether somebody has to choose, or something comes to light, before anybody suffers anything. */
function isOpen({ end }: ForecastMessage, { suffering }: Outcome): boolean {
  return suffering.length === 0 && end !== 'rest' && end !== 'over';
}

interface SideLineProps {
  readonly label: string;
  readonly card: Handle | undefined;
  /** Undefined until it is told. */
  readonly outcome: Outcome | undefined;
  readonly reading: FigureReading;
}

/** What one of the two suffers: nothing is told of who has no life to lose, as an attacker that is not struck at all. */
function SideLine({ label, card, outcome, reading }: SideLineProps): ReactNode {
  const sayFate = useSayFate();
  const life = card === undefined ? undefined : reading.lifeOf(card);
  if (life === undefined) return undefined;
  const suffering = outcome && sufferingOf(outcome, card);
  const { amount = 0, falls = 'no' } = suffering ?? {};
  const loss = falls === 'certain' ? life.left : amount;
  return (
    <span className="outcome-line" data-falls={falls}>
      <i className="outcome-label">{label}</i>
      <i className="loss-bar" style={barOf(life, loss)} aria-hidden="true" />
      <b>{outcome === undefined ? '' : sayLoss(amount)}</b>
      <span>
        {falls !== 'no' && <Skull aria-hidden="true" size={15} />}
        {outcome === undefined ? '…' : sayFate(life, suffering)}
      </span>
    </span>
  );
}

function sayLoss(amount: number): string {
  return amount === 0 ? '0' : `−${amount}`;
}

/** Parts of a bar in percent: what is left, and what there is now. */
function barOf({ left, whole }: { readonly left: number; readonly whole: number }, loss: number): CSSProperties {
  const percent = (points: number): string => `${Math.round((100 * Math.max(0, points)) / Math.max(1, whole))}%`;
  return { '--rest': percent(left - loss), '--now': percent(left) } as CSSProperties;
}

/** What others suffer, and what players gain or lose. */
function Besides({ outcome, fighting }: { readonly outcome: Outcome; readonly fighting: readonly (Handle | undefined)[] }): ReactNode {
  const { view, speech, near } = useTable();
  const texts = useTexts();
  const others = outcome.suffering.filter(
    ({ card, amount, falls }) => !fighting.includes(card) && view.cards[card] !== undefined && (amount > 0 || falls !== 'no'),
  );
  if (others.length + outcome.gains.length === 0) return undefined;
  const sayOther = ({ card, amount, falls }: Suffering): string => {
    const name = sayCard(view.cards[card]?.definition ?? '', speech);
    return [name, ...(amount > 0 ? [`−${amount}`] : []), ...(falls === 'certain' ? [texts.beatFalls] : [])].join(' ');
  };
  const sayGain = ({ seat, name, amount }: Gain): string => {
    const change = `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${sayLabel(name, speech)}`;
    return seat === near ? change : `${saySeat(seat, speech)} ${change}`;
  };
  return (
    <span className="outcome-besides">
      {others.map((each) => (
        <em key={each.card}>{sayOther(each)}</em>
      ))}
      {outcome.gains.map((gain) => (
        <em key={`${gain.seat} ${gain.name}`} data-good={(gain.seat === near) === gain.amount > 0 || undefined}>
          {sayGain(gain)}
        </em>
      ))}
    </span>
  );
}
