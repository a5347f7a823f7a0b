import { sayOption, type Handle } from '@crupier/protocol';
import { useMemo, type ReactNode } from 'react';
import { CardBack, CardChip, CardFace } from '../faces/card-face.tsx';
import type { FaceMarks, FaceSize } from '../faces/face.ts';
import { plainState } from '../faces/face.ts';
import { useTexts } from '../language/use-texts.ts';
import { faceOf, labelOf, stateOf } from './face-of-card.ts';
import { usePeek } from './peek.tsx';
import { useTable } from './table-context.ts';
import { usePress } from './use-press.ts';

interface CardButtonProps {
  readonly handle: Handle;
  readonly size: FaceSize | 'chip';
  /** Of a chip, in pixels. */
  readonly width?: number;
}

const noMarks: FaceMarks = {};

/** A card on the table: it can be chosen where it is marked, and seen large anywhere. */
export function CardButton({ handle, size, width }: CardButtonProps): ReactNode {
  const { view, speech, marks, optionsOf, opensMenu, press, zoom } = useTable();
  const texts = useTexts();
  const seen = view.cards[handle];
  const sheet = seen === undefined ? undefined : speech.card(seen.definition);
  const signature = JSON.stringify([seen, attachedSignature(handle, view.cards)]);
  // The signature stands for the card and what is attached to it, which come as new objects with every update.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const face = useMemo(() => (sheet === undefined ? undefined : faceOf(sheet, speech, seen)), [sheet, speech, signature]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const state = useMemo(() => stateOf(handle, view, speech), [handle, speech, signature]);
  const mark = marks.get(handle) ?? noMarks;
  const verbs = optionsOf(handle).map((option) => sayOption(option, view, speech));
  const choices = choicesLabel(mark, verbs, texts);
  const label = face === undefined ? [texts.faceDown, ...choices].join('. ') : labelOf(face, state, { ...texts, choices });
  const peek = usePeek(face, state);
  const pressing = usePress({ onPress: (how, element) => press(handle, how, element), onZoom: () => zoom(handle) });
  return (
    <button
      type="button"
      className="card"
      data-stop=""
      data-card={handle}
      data-choice={mark.legal === undefined ? undefined : ''}
      aria-pressed={mark.chosen === undefined ? undefined : true}
      aria-haspopup={opensMenu(handle) ? 'menu' : undefined}
      {...pressing}
      {...peek}
    >
      <span className="unseen">{label}</span>
      {drawCard({ face, state, mark, size, width })}
    </button>
  );
}

function attachedSignature(host: Handle, cards: Readonly<Record<Handle, { readonly host?: Handle }>>): readonly unknown[] {
  return Object.values(cards).filter((card) => card.host === host);
}

function choicesLabel(mark: FaceMarks, verbs: readonly string[], texts: ReturnType<typeof useTexts>): readonly string[] {
  if (mark.chosen !== undefined) return [typeof mark.chosen === 'number' ? `${texts.chosen}: ${mark.chosen}` : texts.chosen];
  if (mark.legal === undefined) return [];
  return verbs.length > 0 ? [texts.canDo(verbs.join(', '))] : [texts.canChoose];
}

interface DrawnCard {
  readonly face: ReturnType<typeof faceOf> | undefined;
  readonly state: ReturnType<typeof stateOf>;
  readonly mark: FaceMarks;
  readonly size: FaceSize | 'chip';
  readonly width: number | undefined;
}

function drawCard({ face, state, mark, size, width }: DrawnCard): ReactNode {
  if (face === undefined) return <CardBack size={size === 'chip' ? 'tile' : size} marks={mark} />;
  if (size !== 'chip') return <CardFace face={face} size={size} state={state} marks={mark} />;
  return (
    <CardChip
      face={face}
      state={state.attached.length === 0 && !state.exhausted ? plainState : state}
      marks={mark}
      {...(width === undefined ? {} : { width })}
    />
  );
}
