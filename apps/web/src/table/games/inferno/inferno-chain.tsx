/** The chain, the newest on top, for that resolves first. */

import { sayCard, sayLabel, saySeat, type Handle } from '@crupier/protocol';
import { Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { SeatSign } from '../../../parts/seat-sign.tsx';
import { CardButton } from '../../cards/card-button.tsx';
import { endPointing, pointAt } from '../../cards/pointed-at.ts';
import { Zone } from '../../cards/zone.tsx';
import { ForecastAhead } from '../../forecast/forecast-note.tsx';
import { tokenFit } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';
import { readList, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { announcedX, definitionOf, faceOf, nameOnChain } from './inferno-face.ts';

/** What waits on the chain; nothing while nothing does. */
export function InfernoChain(): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const chain = zoneOf(view, 'chain', -1).cards;
  const resolving = zoneOf(view, 'resolving', -1).cards;
  if (chain.length + resolving.length === 0) return undefined;
  return (
    <section className="chain" aria-label={texts.chain}>
      <h2>
        {texts.chain}
        {chain.length > 0 && <span>{texts.chainCount(chain.length)}</span>}
      </h2>
      <Zone label={texts.chain} className="chain-links">
        {resolving.map((handle) => (
          <ChainLink key={handle} handle={handle} place={0} note={texts.resolving} />
        ))}
        {chain.map((handle, at) => (
          <ChainLink key={handle} handle={handle} place={chain.length - at} note={at === 0 ? texts.resolvesFirst : undefined} />
        ))}
      </Zone>
      {!small && <ForecastAhead words={texts.ifYouPass} />}
    </section>
  );
}

/** A card beside its words: what a finger hits. */
const emblem = tokenFit(0, 0, { unit: 1, small: true });

interface ChainLinkProps {
  readonly handle: Handle;
  /** Its place from the bottom, from 1; 0 while it resolves. */
  readonly place: number;
  readonly note: string | undefined;
}

/** One object on the chain: what it is, whose, what it does and what it aims at. */
function ChainLink({ handle, place, note }: ChainLinkProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const seen = view.cards[handle];
  if (seen === undefined) return undefined;
  const name = saySeat(seen.controller, speech);
  const isAbility = definitionOf(seen) !== seen.definition;
  const sheet = speech.card(definitionOf(seen));
  const targets = readList(seen.now, 'targets');
  const x = announcedX(seen);
  const type = String(sheet?.facts['type'] ?? '');
  const giver = readText(seen.now, 'giver');
  const text = sheet === undefined ? [] : faceOf(sheet, speech, seen).text;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing shows what its buttons say in words
    <li
      className="chain-link"
      data-top={note === undefined ? undefined : ''}
      onPointerEnter={() => pointAt(targets)}
      onPointerLeave={endPointing}
      onFocus={() => pointAt(targets)}
      onBlur={endPointing}
    >
      {place > 0 && <span className="chain-number">{place}</span>}
      <CardButton handle={handle} fit={emblem} />
      <div className="chain-words">
        {note !== undefined && <span className="chain-first">{note}</span>}
        <b>{nameOnChain(seen, speech)}</b>
        <span className="chain-who">
          <SeatSign seat={seen.controller} name={name} />
          {name} · {isAbility ? texts.abilityWord : sayLabel(type, speech)}
          {x !== undefined && ` · X = ${x}`}
        </span>
        <p>{text.join(' ').replaceAll('**', '')}</p>
        {giver !== '' && <p>{texts.givenBy(sayCard(giver, speech))}</p>}
        {targets.map((target) => (
          <ChainTarget key={target} handle={target} />
        ))}
      </div>
    </li>
  );
}

/** What an object aims at: pressing it shows the card. */
function ChainTarget({ handle }: { readonly handle: Handle }): ReactNode {
  const { view, speech, zoom } = useTable();
  const texts = useTexts();
  const seen = view.cards[handle];
  return (
    <button type="button" className="chain-target" data-stop="" onClick={() => zoom(handle)}>
      <Target aria-hidden="true" size={16} />
      <span className="unseen">{texts.aimsAt} </span>
      {seen === undefined ? texts.faceDown : sayCard(definitionOf(seen), speech)}
    </button>
  );
}
