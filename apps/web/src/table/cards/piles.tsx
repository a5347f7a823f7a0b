import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { marks, type MarkName } from '../../faces/drawings.ts';
import { useTexts } from '../../language/use-texts.ts';
import { Drawer } from '../../parts/drawer.tsx';
import { useFrame } from '../room/use-frame.ts';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { ValueSources } from '../above/value-sources.tsx';
import { CardButton } from './card-button.tsx';

interface PilesProps {
  readonly seat: Seat;
  /** The kinds of zones that are shown, in their order; the hand is told and not opened. */
  readonly kinds: readonly string[];
  /** Whose they are, where that is no seat. */
  readonly owner?: string;
  /** Whether a hand is opened as well: of another seat, where the viewer knows some of it. */
  readonly opensHand?: boolean;
  /** Whether a sign stands beside each number in place of the word. */
  readonly signed?: boolean;
}

/** A seat's piles as counts; pressing one shows what the rules allow to know of it. On small screens all of them are one target. */
export function Piles({ seat, kinds, owner, opensHand = false, signed = false }: PilesProps): ReactNode {
  const { view, speech, near } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const [open, setOpen] = useState<readonly string[] | undefined>(undefined);
  const name = owner ?? saySeat(seat, speech);
  const isHandOpen = opensHand && seat !== near && zoneOf(view, 'hand', seat).cards.some((handle) => view.cards[handle] !== undefined);
  const opened = kinds.filter((kind) => kind !== 'hand' || isHandOpen);
  return (
    <fieldset className="piles" aria-label={texts.piles(name)} data-zone="" data-signed={signed || undefined}>
      {small ? (
        <button type="button" className="pile-group" data-stop="" onClick={() => setOpen(opened)}>
          {kinds.map((kind) => (
            <PileCount key={kind} kind={kind} seat={seat} signed={signed} />
          ))}
          <span className="unseen">{texts.look}</span>
        </button>
      ) : (
        kinds.map((kind) =>
          !opened.includes(kind) ? (
            <PileCount key={kind} kind={kind} seat={seat} signed={signed} />
          ) : (
            <button key={kind} type="button" className="pile-button" data-stop="" onClick={() => setOpen([kind])}>
              <PileCount kind={kind} seat={seat} signed={signed} />
              <span className="unseen">{texts.look}</span>
            </button>
          ),
        )
      )}
      {open !== undefined && <PileDrawer kinds={open} seat={seat} name={name} onClose={() => setOpen(undefined)} />}
    </fieldset>
  );
}

/** From this width of the window on, words of piles stand in full. */
const wordsFrom = 1500;

/** The signs of piles that have one. */
const pileSigns: Readonly<Record<string, MarkName>> = { hand: 'hand', deck: 'cards', discard: 'discard', dealt: 'eye' };

interface PileCountProps {
  readonly kind: string;
  readonly seat: Seat;
  readonly signed: boolean;
}

/** How many cards lie in a pile, over its word or beside its sign. */
function PileCount({ kind, seat, signed }: PileCountProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  useFrame();
  const word = sayLabel(kind, speech);
  const short = window.innerWidth >= wordsFrom ? undefined : texts.pileShort[kind];
  const sign = signed ? pileSigns[kind] : undefined;
  if (sign !== undefined)
    return (
      <span className="pile" data-pile={`${kind} ${seat}`} title={word}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={marks[sign]} fill="currentColor" fillRule="evenodd" />
        </svg>
        <span className="unseen">{word}: </span>
        <b data-value="">{zoneOf(view, kind, seat).count}</b>
      </span>
    );
  return (
    <span className="pile" data-pile={`${kind} ${seat}`}>
      <span className="unseen">{word}: </span>
      <b data-value="">{zoneOf(view, kind, seat).count}</b>
      <span aria-hidden="true">{short ?? word}</span>
    </span>
  );
}

interface PileDrawerProps {
  readonly kinds: readonly string[];
  readonly seat: Seat;
  /** Whose the piles are. */
  readonly name: string;
  readonly onClose: () => void;
}

/** What is known of some of a seat's zones. */
export function PileDrawer({ kinds, seat, name, onClose }: PileDrawerProps): ReactNode {
  const { speech, channel } = useTable();
  const texts = useTexts();
  const [only] = kinds;
  const title = kinds.length === 1 && only !== undefined ? `${sayLabel(only, speech)} · ${name}` : texts.piles(name);
  return (
    <Drawer title={title} onClose={onClose}>
      {channel !== undefined && seat >= 0 && <ValueSources channel={channel} of={{ seat }} />}
      {kinds.map((kind) => (
        <PileCards key={kind} kind={kind} seat={seat} headed={kinds.length > 1} />
      ))}
    </Drawer>
  );
}

function PileCards({ kind, seat, headed }: { readonly kind: string; readonly seat: Seat; readonly headed: boolean }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const zone = zoneOf(view, kind, seat);
  const known = zone.cards.filter((handle) => view.cards[handle] !== undefined);
  const hidden = zone.count - known.length;
  return (
    <>
      {headed && (
        <h3 className="pile-head">
          {sayLabel(kind, speech)} · {zone.count}
        </h3>
      )}
      {hidden > 0 && <p className="pile-note">{texts.hidden(hidden)}</p>}
      {known.length === 0 && hidden === 0 && <p className="pile-note">{texts.emptyPile}</p>}
      <ul className="pile-cards" data-zone="">
        {known.map((handle) => (
          <li key={handle}>
            <CardButton handle={handle} size="board" />
          </li>
        ))}
      </ul>
    </>
  );
}
