import type { ShownDeck } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { Slip } from './decks-slip.tsx';
import type { DecksScene } from './decks-scene.ts';
import { sizeOf } from './draft.ts';
import { useDeal } from './use-deal.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { WaysSlip } from './ways-slip.tsx';

interface DeckSlipProps {
  readonly scene: DecksScene;
  readonly deck: ShownDeck;
  readonly name: string;
  /** What a table is given for it. */
  readonly text: string;
  /** Whether the deck is what was read last. */
  readonly isCurrent: boolean;
  /** Opens the maker of own cards. */
  readonly onMake: () => void;
}

/** The slip of a deck that is shown: it is played, or goes on with other cards in place of those that are not made yet. */
export function DeckSlip({ scene, deck, name, text, isCurrent, onMake }: DeckSlipProps): ReactNode {
  const said = useDeckTexts();
  const { dealing, problems, deal } = useDeal(scene.game);
  const { faults, draft, ways } = deck;
  if (ways.length > 0) return <WaysSlip scene={scene} deck={deck} name={name} onMake={onMake} />;
  const all = sizeOf(draft);
  const isGood = deck.problems.length === 0;
  return (
    <Slip
      stub={isGood ? said.playableOf(all, all) : said.cardsIn(all)}
      sign={isGood ? 'good' : 'bad'}
      acts={
        <Button primary inert={!isGood || !isCurrent || dealing} onPress={() => deal([text])}>
          {said.play}
        </Button>
      }
    >
      <h2>{isGood ? said.legal : said.faultsTitle(faults.understood.length + faults.legal.length + deck.missing.length)}</h2>
      {problems !== undefined && <ProblemList title={said.playFailed} problems={problems} />}
    </Slip>
  );
}
