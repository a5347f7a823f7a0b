import { sayOffer, type Handle } from '@crupier/protocol';
import { useMemo, type ReactNode } from 'react';
import { CardBack, CardChip, CardFace } from '../../faces/card-face.tsx';
import { plainState, type Face, type FaceFit, type FaceMarks, type FaceSize, type FaceState, type LegalTab } from '../../faces/face.ts';
import { useTexts } from '../../language/use-texts.ts';
import { usePart } from '../../parts/use-store.ts';
import { figuresOnCards, foreseenOnCards } from '../forecast/foreseen.ts';
import type { GameLook } from '../scene/game-look.ts';
import { useTable } from '../scene/table-context.ts';
import { MiniCard } from './mini-card.tsx';
import { PayMarks } from './pay-marks.tsx';
import { pointedAt } from './pointed-at.ts';
import { useDrag } from './use-drag.ts';
import { usePress } from './use-press.ts';

interface CardButtonProps {
  readonly handle: Handle;
  readonly size?: FaceSize | 'chip' | 'mini';
  /** How a face is set where it does not have the room that its size is meant for. */
  readonly fit?: FaceFit | undefined;
  /** Of a chip, in pixels. */
  readonly width?: number;
  /** Whether what it costs to play is shown at every size. */
  readonly priced?: boolean;
  /** Draws a card whose face is known in another way. */
  readonly draw?: ((drawn: DrawnFace) => ReactNode) | undefined;
}

/** What a card is drawn from. */
export interface DrawnFace {
  readonly face: Face;
  readonly state: FaceState;
  readonly marks: FaceMarks;
}

const noMarks: FaceMarks = {};

/** What is done with a card by dropping it: on the board it is played, on another card it attacks or thwarts. */
const droppedSigns: ReadonlySet<LegalTab> = new Set(['play', 'sword', 'eye']);

/** A card on the table: it can be chosen where it is marked, and seen large anywhere. */
export function CardButton({ handle, size = 'board', fit, width, priced = false, draw }: CardButtonProps): ReactNode {
  const { view, speech, look, marks, optionsOf, opensMenu, press, drop, zoom } = useTable();
  const texts = useTexts();
  const seen = view.cards[handle];
  const sheet = seen === undefined ? undefined : speech.card(look.definitionOf(seen));
  const signature = JSON.stringify([seen, attachedSignature(handle, view.cards)]);
  // The signature stands for the card and what is attached to it, which come as new objects with every update.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const face = useMemo(() => (sheet === undefined ? undefined : look.faceOf(sheet, speech, seen)), [sheet, speech, signature]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const state = useMemo(() => look.stateOf(handle, view, speech), [handle, speech, signature]);
  const mark = marks.get(handle) ?? noMarks;
  const options = optionsOf(handle);
  const isIdle = options.length > 0 && options.every(({ idle }) => idle);
  // An option that is said by the name of its card alone does nothing with it but choose it.
  const verbs = options.map((option) => sayOffer(option, view, speech)).filter((said) => said !== face?.name);
  const choices = choicesLabel(mark, { verbs, isIdle }, texts);
  const pointed = usePart(pointedAt, (handles) => handles.includes(handle));
  const label =
    face === undefined
      ? [texts.faceDown, ...(state.exhausted ? [texts.exhausted] : []), ...choices].join('. ')
      : look.labelOf(face, state, { texts, speech, choices });
  const figures = usePart(figuresOnCards, (cards) => cards.get(handle));
  const foreseen = usePart(foreseenOnCards, (cards) => cards.get(handle));
  const acts = mark.legal === undefined ? [] : [mark.legal, ...(mark.others ?? [])];
  const pressing = usePress({ onPress: (how, element) => press(handle, how, element), onZoom: () => zoom(handle) });
  const dragging = useDrag(acts.some((sign) => droppedSigns.has(sign)) ? (place) => drop(handle, place) : undefined);
  return (
    <button
      type="button"
      className="card"
      data-stop=""
      data-card={handle}
      data-pointed={pointed || undefined}
      data-choice={mark.legal === undefined ? undefined : ''}
      data-acts={acts.length === 0 ? undefined : acts.join(' ')}
      aria-pressed={mark.chosen === undefined ? undefined : true}
      aria-haspopup={opensMenu(handle) ? 'menu' : undefined}
      {...pressing}
      {...dragging}
    >
      <span className="unseen">{label}</span>
      {(figures ?? foreseen) !== undefined && (
        <span className="card-foreseen" data-figures={figures !== undefined || undefined} aria-hidden="true">
          {figures ?? foreseen}
        </span>
      )}
      <PayMarks handle={handle} face={face} />
      {face !== undefined && draw !== undefined
        ? draw({ face, state, marks: mark })
        : drawCard({ face, state, mark, size, fit, width, priced, back: look.back })}
    </button>
  );
}

function attachedSignature(host: Handle, cards: Readonly<Record<Handle, { readonly host?: Handle }>>): readonly unknown[] {
  return Object.values(cards).filter((card) => card.host === host);
}

/** What a card can be chosen for, as its label says it: what comes to nothing by itself is not pointed at, and said. */
function choicesLabel(
  mark: FaceMarks,
  { verbs, isIdle }: { readonly verbs: readonly string[]; readonly isIdle: boolean },
  texts: ReturnType<typeof useTexts>,
): readonly string[] {
  if (mark.chosen !== undefined) return [typeof mark.chosen === 'number' ? `${texts.chosen}: ${mark.chosen}` : texts.chosen];
  const can = verbs.length > 0 ? texts.canDo(verbs.join(', ')) : texts.canChoose;
  if (mark.legal === undefined) return isIdle ? [can] : [];
  return mark.advised === true ? [can, texts.advised] : [can];
}

interface DrawnCard {
  readonly face: Face | undefined;
  readonly state: FaceState;
  readonly mark: FaceMarks;
  readonly size: FaceSize | 'chip' | 'mini';
  readonly fit: FaceFit | undefined;
  readonly width: number | undefined;
  readonly priced: boolean;
  readonly back: GameLook['back'];
}

function drawCard({ face, state, mark, size, fit, width, priced, back }: DrawnCard): ReactNode {
  if (size === 'mini') return <MiniCard face={face} tapped={state.exhausted} mark={mark} />;
  if (face === undefined && size === 'chip') return <MiniCard face={face} tapped={state.exhausted} mark={mark} />;
  if (face === undefined) return <CardBack size={size === 'chip' ? 'tile' : size} fit={fit} marks={mark} back={back} />;
  if (size !== 'chip') return <CardFace face={face} size={size} fit={fit} state={state} marks={mark} priced={priced} />;
  return (
    <CardChip
      face={face}
      state={state.attached.length === 0 && !state.exhausted ? plainState : state}
      marks={mark}
      {...(width === undefined ? {} : { width })}
    />
  );
}
