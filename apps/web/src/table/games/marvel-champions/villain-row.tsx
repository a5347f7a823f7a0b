/** The villain's row: piles, the main scheme, the villain with its boost card and what is attached to it, side schemes and environments. */

import { sayCard, type Handle } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardBack } from '../../../faces/card-face.tsx';
import { lettersOfLarge, lettersOfSmall, type FaceFit } from '../../../faces/face.ts';
import { schemeSize } from '../../../faces/poster/scheme-face.tsx';
import { useTexts } from '../../../language/use-texts.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Piles } from '../../cards/piles.tsx';
import { Zone } from '../../cards/zone.tsx';
import { tokenFit } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';
import { attachedTo, readNumber, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { CardStack } from './card-stack.tsx';
import { besideVillain, mainSchemeOf, villainOf } from './marvel-reading.ts';
import type { VillainFit } from './marvel-room.ts';

/** The row as it was fitted. */
export function VillainRow({ fit }: { readonly fit: VillainFit }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { unit } = useFrame();
  const villain = villainOf(view, speech);
  const scheme = mainSchemeOf(view, speech);
  const [width, height] = schemeSize;
  // A scheme that has less room than is meant for it is set anew, so that its letters keep their size.
  const [scale, part] = [Math.max(1, fit.scheme), Math.min(1, fit.scheme)];
  const schemeFit: FaceFit = {
    size: 'board',
    width: Math.floor(width * part),
    height: Math.floor(height * part),
    scale,
    strips: false,
    letters: lettersOfLarge,
  };
  const stack = { emblems: fit.style === 'emblems', chipWidth: fit.chipWidth, perColumn: fit.perColumn };
  return (
    <section className="mc-villain" data-strip={-1} aria-label={texts.villainSide}>
      <VillainPiles />
      <Zone label={texts.villainSide} className="mc-villain-cards">
        {scheme !== undefined && (
          <li>
            <CardButton handle={scheme} fit={schemeFit} />
          </li>
        )}
        {villain !== undefined && (
          <li className="mc-villain-card">
            <BoostCards villain={villain} unit={unit} />
            <CardButton handle={villain} fit={fit.villain.fit} />
          </li>
        )}
      </Zone>
      {villain !== undefined && (
        <CardStack {...stack} label={texts.attachedToCard(nameOf(villain, { view, speech }))} handles={attachedTo(view, villain)} />
      )}
      <span className="strip-space" />
      <CardStack {...stack} label={texts.besideVillain} handles={besideVillain(view, speech)} />
    </section>
  );
}

function nameOf(handle: Handle, { view, speech }: Pick<ReturnType<typeof useTable>, 'view' | 'speech'>): string {
  return sayCard(view.cards[handle]?.definition ?? '', speech);
}

/** The piles of the scenario; those of what has left it only once there is something. */
function VillainPiles(): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const kinds = ['encounterDeck', 'encounterDiscard', ...['victory', 'removed'].filter((kind) => zoneOf(view, kind, -1).count > 0)];
  return <Piles seat={-1} kinds={kinds} owner={texts.villainSide} />;
}

const boostSize = [54, 76] as const;

/** The boost cards that lie face down on an enemy. */
function BoostCards({ villain, unit }: { readonly villain: Handle; readonly unit: number }): ReactNode {
  const { view, look } = useTable();
  const texts = useTexts();
  const count = readNumber(view.cards[villain]?.now, 'boosts');
  if (count === 0) return undefined;
  const [width, height] = boostSize;
  return (
    <span className="mc-boost" data-pile="boost -1">
      <CardBack fit={{ size: 'board', width, height, scale: unit, strips: false, letters: lettersOfLarge }} back={look.back} />
      <b data-value="" aria-hidden="true">
        +{count}
      </b>
      <span className="unseen">{texts.boostsOn(count)}</span>
    </span>
  );
}

/** The row of small screens: the villain as a token, the main scheme, and all else as emblems. */
export function VillainRowSmall({ height }: { readonly height: number }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const villain = villainOf(view, speech);
  const scheme = mainSchemeOf(view, speech);
  const others = [...(villain === undefined ? [] : attachedTo(view, villain)), ...besideVillain(view, speech)];
  const count = villain === undefined ? 0 : readNumber(view.cards[villain]?.now, 'boosts');
  return (
    <section className="mc-villain" data-strip={-1} aria-label={texts.villainSide}>
      <Zone label={texts.villainSide} className="mc-villain-cards">
        {villain !== undefined && (
          <li className="mc-villain-card">
            <CardButton handle={villain} fit={tokenFit(92, height, { unit: 1, small: true })} />
            {count > 0 && (
              <span className="mc-boost" data-pile="boost -1">
                <b data-value="" aria-hidden="true">
                  +{count}
                </b>
                <span className="unseen">{texts.boostsOn(count)}</span>
              </span>
            )}
          </li>
        )}
        {scheme !== undefined && (
          <li>
            <CardButton handle={scheme} fit={{ size: 'board', width: 132, height, scale: 1, strips: false, letters: lettersOfSmall }} />
          </li>
        )}
      </Zone>
      <CardStack label={texts.besideVillain} handles={others} emblems chipWidth={0} perColumn={0} />
      <VillainPiles />
    </section>
  );
}
