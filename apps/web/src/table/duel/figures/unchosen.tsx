/** Who stands beside those that can be attacked and cannot be chosen, each with the reason. */

import { sayCard, sayWhyNot, type Handle, type SeenDecision } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { useWhyNot } from '../../../wire/use-why-not.ts';
import type { MatchChannel } from '../../../wire/match-channel.ts';
import { Reason } from '../../above/why-not.tsx';
import { asksWhomToFight } from '../../../decision/card-choices.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';

/** More than these are not named. */
const namedMax = 3;

/** The cards that cannot be attacked, under those that can. */
export function Unchosen({ decision }: { readonly decision: SeenDecision }): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { channel } = scene;
  if (channel === undefined || !asksWhomToFight(decision)) return undefined;
  const unchosen = unchosenOf(decision, scene).slice(0, namedMax);
  return (
    unchosen.length > 0 && (
      <ul className="slip-missing" aria-label={texts.notOffered}>
        {unchosen.map((card) => (
          <UnchosenCard key={card} card={card} channel={channel} />
        ))}
      </ul>
    )
  );
}

/** Those that lie with the ones that can be chosen, and may suffer as they do. */
function unchosenOf({ ask, source }: SeenDecision, scene: TableScene): readonly Handle[] {
  const chosen = new Set(ask?.options.map(({ card }) => card));
  const reading = scene.look.figures?.read(scene);
  return scene.view.zones
    .filter(({ cards }) => cards.some((card) => chosen.has(card)))
    .flatMap(({ cards }) => cards.filter((card) => !chosen.has(card) && card !== source && reading?.lifeOf(card) !== undefined));
}

function UnchosenCard({ card, channel }: { readonly card: Handle; readonly channel: MatchChannel }): ReactNode {
  const { view, speech } = useTable();
  const told = useWhyNot(channel, card);
  const definition = view.cards[card]?.definition;
  if (told === undefined || definition === undefined) return undefined;
  const [first] = sayWhyNot(told, definition, speech).flatMap(({ reasons }) => reasons);
  return (
    <li>
      <s>{sayCard(definition, speech)}</s> {first !== undefined && <Reason reason={first} />}
    </li>
  );
}
