/** An option as a button: in the slip's list a tall one, with emblem, figures and text; among the acts its words alone. */

import { offerParts, sayLoss, type SeenDecision, type SeenOption } from '@crupier/protocol';
import { ChevronsRight, Flag } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { EmblemTile } from '../faces/emblem-tile.tsx';
import { houseNamedBy } from '../faces/house-named-by.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { HouseGlyph } from '../parts/house-sign.tsx';
import { useTable } from '../table/scene/table-context.ts';
import { asksWhomToFight, type Choice } from './card-choices.ts';
import { answersAtOnce } from './draft.ts';
import { LossFigures } from './loss-figures.tsx';
import { withSpot } from './say-spot.ts';
import type { ShownOption } from './slip-options.ts';
import type { Answering } from './use-answering.ts';

interface OptionButtonProps {
  readonly choice: Choice & Partial<ShownOption>;
  readonly answering: Answering;
  readonly primary?: boolean;
  /** Whether it stands in the list, where it may be as high as it needs. */
  readonly listed?: boolean;
}

/** A button that chooses an option. */
export function OptionButton({ choice, answering, primary = false, listed = false }: OptionButtonProps): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { decision, draft } = answering;
  const isAdvised = [choice.index, ...(choice.copies ?? [])].some((index) => scene.advised?.includes(index) === true);
  const pressed = decision !== undefined && !answersAtOnce(decision) ? draft?.chosen.includes(choice.index) === true : undefined;
  const house = houseNamedBy(choice.option, scene.speech);
  const parts = offerParts(choice.option, scene.view, scene.speech);
  const place = scene.look.sayPlace?.(choice.option, { ...scene, texts });
  const head = place ?? choice.head ?? parts.head;
  const { loss } = choice.option;
  const { look, view, near, speech } = scene;
  const isNoted = look.notes?.purposes.has(decision?.purpose ?? '') === true;
  const text = parts.text || (isNoted ? look.notes?.say(choice.option, view, near, { texts, speech }) : '') || '';
  const figures = decision !== undefined && asksWhomToFight(decision) ? scene.look.figures : undefined;
  return (
    <Button
      stop
      choice
      primary={primary}
      pressed={pressed}
      verb={choice.option.verb}
      lets={letsOf(choice.option)}
      option={choice.index}
      advised={isAdvised}
      className={listed ? 'slip-option' : ''}
      onPress={() => (decision !== undefined && answersAtOnce(decision) ? answering.act(choice) : answering.choose(choice.index))}
    >
      {listed && <OptionEmblem decision={decision} option={choice.option} />}
      <span className="slip-option-head">
        <LetsSign lets={letsOf(choice.option)} />
        {house !== undefined && <HouseGlyph house={house} size={18} />}
        {withSpot(head, choice, scene.speech)}
        {loss !== undefined && <small> {sayLoss(loss, scene.speech).role}</small>}
        {figures !== undefined && <small> {figures.read(scene).valuesOf(choice.option.card ?? '')}</small>}
      </span>
      {loss !== undefined && <LossFigures loss={loss} />}
      {figures !== undefined && decision !== undefined && <figures.OptionFigures decision={decision} index={choice.index} />}
      {text !== '' && (
        <span className="slip-option-text">
          <span className="unseen">: </span>
          {text}
        </span>
      )}
      {isAdvised && <span className="unseen">. {texts.advised}</span>}
    </Button>
  );
}

/** Kinds of question whose options are about different cards: in others one card asks, and its emblem would tell nothing. */
const aboutCards: ReadonlySet<SeenDecision['kind']> = new Set(['act', 'respond', 'next', 'replace', 'target', 'defend']);

/** The emblem of the card that an option is about. */
function OptionEmblem({ decision, option }: { readonly decision: SeenDecision | undefined; readonly option: SeenOption }): ReactNode {
  const { view, speech, look } = useTable();
  const seen = view.cards[option.card ?? ''];
  const sheet = seen && speech.card(look.definitionOf(seen));
  const face = useMemo(() => sheet && look.faceOf(sheet, speech, seen), [look, sheet, speech, seen]);
  if (face === undefined || decision === undefined || !aboutCards.has(decision.kind)) return undefined;
  return <EmblemTile face={face} />;
}

/** Whether an option ends the reader's turn or phase, or lets something go on. */
function letsOf({ consequence }: SeenOption): 'end' | 'goOn' | undefined {
  if (consequence === undefined) return undefined;
  return consequence.ends === true ? 'end' : 'goOn';
}

function LetsSign({ lets }: { readonly lets: ReturnType<typeof letsOf> }): ReactNode {
  if (lets === undefined) return undefined;
  return lets === 'end' ? <Flag aria-hidden="true" size={18} /> : <ChevronsRight aria-hidden="true" size={18} />;
}
