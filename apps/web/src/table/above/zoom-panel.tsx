/** A card shown large, with its values now. */

import { sayCard, type Handle } from '@crupier/protocol';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CardChip, CardFace } from '../../faces/card-face.tsx';
import type { Face, FaceState } from '../../faces/face.ts';
import { plainState, wholeFit } from '../../faces/face.ts';
import type { Texts } from '../../language/texts-en.ts';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { useFrame } from '../room/use-frame.ts';
import type { CardSide, ValueRow } from '../scene/game-look.ts';
import { effectsOf } from '../scene/reading.ts';
import { useTable, type TableScene } from '../scene/table-context.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import { usePlaceBeside, type LargePlace } from './use-place-beside.ts';
import { ValueSources } from './value-sources.tsx';
import { WhyNotReasons } from './why-not.tsx';

/** What is shown large: a card of the table, or one that is only spoken of. */
export type Zoomed = { readonly kind: 'card'; readonly handle: Handle } | { readonly kind: 'sheet'; readonly definition: string };

interface ZoomPanelProps {
  readonly zoomed: Zoomed;
  readonly onClose: () => void;
  /** Goes to the next card of the table or the one before. */
  readonly onStep: (by: -1 | 1) => void;
  /** Absent where nobody plays. */
  readonly channel?: MatchChannel | undefined;
}

/** What the large view takes at the least unit, in pixels: the face with the words beside it, or around a smaller one. */
const sizes = [
  { width: 700, height: 512 },
  { width: 340, height: 512 },
] as const;

/** The large view, beside its card. Space and Escape close it, arrows walk the table. */
export function ZoomPanel({ zoomed, onClose, onStep, channel }: ZoomPanelProps): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { unit, text, small } = useFrame();
  const grown = sizes.map(({ width, height }) => ({ width: width * unit * text, height: height * unit * text }));
  const place = usePlaceBeside({ find: () => cardOf(zoomed), sizes: grown });
  const card = readZoomed(zoomed, scene);
  useZoomKeys(onClose, onStep);
  const [turned, setTurned] = useState({ of: '', side: 0 });
  if (card === undefined || place === undefined) return undefined;
  const { state, sides } = card;
  // Another card shows the side that lies up.
  const side = turned.of === card.face.key ? turned.side : 0;
  const face = sides[side]?.face ?? card.face;
  const hasWhole = place.width >= (grown[0]?.width ?? 0) - 1;
  return (
    <ModalOverlay className="veil zoom-veil" isOpen isDismissable onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className="zoom zoom-beside" style={styleOf(place, small)}>
        <Dialog className="zoom-dialog">
          <div className="zoom-body" data-whole={hasWhole || undefined}>
            <ZoomHead name={face.name} onClose={onClose} onStep={zoomed.kind === 'card' ? onStep : undefined} />
            <div className="zoom-face">
              <CardFace face={face} {...faceSize(hasWhole, unit)} state={hasWhole ? state : { ...state, attached: [] }} />
            </div>
            <div className="zoom-words">
              {sides.length > 1 && <SideButtons sides={sides} shown={side} onTurn={(to) => setTurned({ of: face.key, side: to })} />}
              <ZoomWords face={face} state={state} effects={effectsOn(zoomed, scene)} texts={texts} />
              {channel !== undefined && zoomed.kind === 'card' && (
                <>
                  <ValueSources channel={channel} of={{ card: zoomed.handle }} />
                  <WhyNotReasons channel={channel} card={zoomed.handle} />
                </>
              )}
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ZoomHeadProps {
  readonly name: string;
  readonly onClose: () => void;
  /** Absent for a card that does not lie on the table. */
  readonly onStep: ((by: -1 | 1) => void) | undefined;
}

function ZoomHead({ name, onClose, onStep }: ZoomHeadProps): ReactNode {
  const texts = useTexts();
  return (
    <div className="zoom-head">
      <Heading slot="title" level={2}>
        {name}
      </Heading>
      {onStep !== undefined && (
        <>
          <Button icon label={texts.previousCard} onPress={() => onStep(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button icon label={texts.nextCard} onPress={() => onStep(1)}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </>
      )}
      <Button icon label={texts.close} onPress={onClose}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

interface SideButtonsProps {
  readonly sides: readonly CardSide[];
  readonly shown: number;
  readonly onTurn: (side: number) => void;
}

/** Turns the card over: it is read as it is while a side lies up. */
function SideButtons({ sides, shown, onTurn }: SideButtonsProps): ReactNode {
  return (
    <div className="zoom-sides">
      {sides.map(({ word }, at) => (
        <Button key={word} pressed={at === shown} onPress={() => onTurn(at)}>
          {word}
        </Button>
      ))}
    </div>
  );
}

/** The panel is as high as its words ask for, and level with its card; on a phone it takes all of its place. */
function styleOf({ left, top, width, height, level }: LargePlace, small: boolean): CSSProperties {
  const raised = { top: top + height * level, translate: `0 ${-100 * level}%` };
  return { left, ...raised, width, maxHeight: height, ...(small && { minHeight: height }) };
}

function faceSize(isWhole: boolean, unit: number): Pick<ComponentProps<typeof CardFace>, 'fit'> {
  return { fit: { ...wholeFit(isWhole ? 'zoom' : 'hand'), scale: unit } };
}

/** The card on the page: where it is pointed at or has the focus, or else where it lies first. */
function cardOf(zoomed: Zoomed): Element | undefined {
  if (zoomed.kind !== 'card') return undefined;
  const all = [...document.querySelectorAll(`[data-card="${CSS.escape(zoomed.handle)}"]`)];
  return all.find((card) => card.matches(':hover, :focus')) ?? all[0];
}

/** Space closes, arrows walk the table: wherever in the large view the focus is. Buttons keep their own Space. */
function useZoomKeys(onClose: () => void, onStep: (by: -1 | 1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const onButton = event.target instanceof HTMLButtonElement && event.target.closest('.zoom') !== null;
      if (event.key === ' ' && !onButton) {
        event.preventDefault();
        onClose();
      }
      if (event.key === 'ArrowLeft') onStep(-1);
      if (event.key === 'ArrowRight') onStep(1);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose, onStep]);
}

/** A card that is shown large. */
interface LargeCard {
  readonly face: Face;
  readonly state: FaceState;
  /** The sides of one that can be turned over, that which lies up first. */
  readonly sides: readonly CardSide[];
}

function readZoomed(zoomed: Zoomed, { view, speech, look }: TableScene): LargeCard | undefined {
  const seen = zoomed.kind === 'card' ? view.cards[zoomed.handle] : undefined;
  const drawn = seen === undefined ? undefined : look.definitionOf(seen);
  const definition = zoomed.kind === 'card' ? drawn : zoomed.definition;
  const sheet = definition === undefined ? undefined : speech.card(definition);
  if (sheet === undefined) return undefined;
  const sides = look.sidesOf?.(sheet, speech, seen) ?? [];
  return {
    face: look.faceOf(sheet, speech, seen),
    state: zoomed.kind === 'card' ? look.stateOf(zoomed.handle, view, speech) : plainState,
    sides,
  };
}

/** Names of the cards whose lasting effects work on this one. */
function effectsOn(zoomed: Zoomed, { view, speech }: TableScene): readonly string[] {
  if (zoomed.kind !== 'card') return [];
  return effectsOf(view).flatMap((handle) => {
    const effect = view.cards[handle];
    return effect?.host === zoomed.handle ? [sayCard(effect.definition, speech)] : [];
  });
}

interface ZoomWordsProps {
  readonly face: Face;
  readonly state: FaceState;
  readonly effects: readonly string[];
  readonly texts: Texts;
}

function ZoomWords({ face, state, effects, texts }: ZoomWordsProps): ReactNode {
  const { speech, look } = useTable();
  const states = [state.exhausted ? texts.exhausted : '', ...state.conditions.map((each) => texts[each]), ...(state.notes ?? [])];
  return (
    <>
      <p className="zoom-type">{[face.typeWord, face.factionWord, ...states].filter((each) => each !== '').join(' · ')}</p>
      <div className="zoom-text">
        {face.text.length === 0 ? <p>{texts.noText}</p> : face.text.map((line) => <p key={line}>{withoutMarks(line)}</p>)}
      </div>
      <dl className="zoom-values">
        {look.rowsOf(face, state, { texts, speech }).map((row) => (
          <ZoomRow key={row.word} row={row} texts={texts} />
        ))}
        {face.traitWords.length > 0 && <TextRow word={texts.traits} text={face.traitWords.join(' · ')} />}
        {effects.length > 0 && <TextRow word={texts.effectsOn} text={effects.join(' · ')} />}
      </dl>
      {state.attached.length > 0 && (
        <>
          <h3 className="zoom-attached">{texts.attachedCards}</h3>
          <ul className="zoom-chips">
            {state.attached.map((each, at) => (
              <li key={`${each.key}${at}`}>
                <CardChip face={each} />
                <div>
                  <b className="unseen">{each.name}</b>
                  {each.text.map((line) => (
                    <p key={line}>{withoutMarks(line)}</p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Card text marks what is bold; here everything is read in one weight. */
function withoutMarks(line: string): string {
  return line.replaceAll('**', '');
}

function ZoomRow({ row: { word, value }, texts }: { readonly row: ValueRow; readonly texts: Texts }): ReactNode {
  if (typeof value === 'string') return <TextRow word={word} text={value} />;
  if (value.now === 0 && value.printed === 0) return undefined;
  const trend = value.now > value.printed ? 'up' : 'down';
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <b data-trend={value.now === value.printed ? undefined : trend}>{value.now}</b>
        <span>{value.now === value.printed ? texts.unchanged : texts.wasPrinted(value.printed)}</span>
      </dd>
    </div>
  );
}

function TextRow({ word, text }: { readonly word: string; readonly text: string }): ReactNode {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{text}</dd>
    </div>
  );
}
