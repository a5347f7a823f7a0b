/** A card shown large, with its values now. */

import { sayCard, type Handle } from '@crupier/protocol';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CardChip, CardFace } from '../../faces/card-face.tsx';
import type { Face, FaceState } from '../../faces/face.ts';
import { plainState } from '../../faces/face.ts';
import type { Texts } from '../../language/texts-en.ts';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { usePhone } from '../../parts/use-media.ts';
import type { ValueRow } from '../scene/game-look.ts';
import { effectsOf } from '../scene/reading.ts';
import { useTable, type TableScene } from '../scene/table-context.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
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

/** The large view. Space and Escape close it, arrows walk the table. */
export function ZoomPanel({ zoomed, onClose, onStep, channel }: ZoomPanelProps): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const phone = usePhone();
  const card = readZoomed(zoomed, scene);
  useZoomKeys(onClose, onStep);
  if (card === undefined) return undefined;
  const { face, state } = card;
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className="zoom">
        <Dialog className="zoom-dialog">
          <div className="zoom-body">
            <div className="zoom-face">
              <CardFace face={face} size={phone ? 'hand' : 'zoom'} state={phone ? { ...state, attached: [] } : state} />
            </div>
            <div className="zoom-words">
              <div className="zoom-head">
                <Heading slot="title" level={2}>
                  {face.name}
                </Heading>
                {zoomed.kind === 'card' && (
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

function readZoomed(zoomed: Zoomed, { view, speech, look }: TableScene): { readonly face: Face; readonly state: FaceState } | undefined {
  const seen = zoomed.kind === 'card' ? view.cards[zoomed.handle] : undefined;
  const drawn = seen === undefined ? undefined : look.definitionOf(seen);
  const definition = zoomed.kind === 'card' ? drawn : zoomed.definition;
  const sheet = definition === undefined ? undefined : speech.card(definition);
  if (sheet === undefined) return undefined;
  return { face: look.faceOf(sheet, speech, seen), state: zoomed.kind === 'card' ? look.stateOf(zoomed.handle, view, speech) : plainState };
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
