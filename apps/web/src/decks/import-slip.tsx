/** What can be done with a deck that was brought, by what its checks say. */

import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { formatRoute } from '../route.ts';
import { isNoDeck } from './deck-checks.tsx';
import { Slip } from './decks-slip.tsx';
import type { DecksScene } from './decks-scene.ts';
import { sizeOf } from './draft.ts';
import { useDeal } from './use-deal.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { WaysSlip } from './ways-slip.tsx';
import type { Fixing } from './use-fixing.ts';
import type { FoundDeck } from './use-import.ts';

interface ImportSlipProps {
  readonly scene: DecksScene;
  readonly deck: FoundDeck;
  readonly name: string;
  readonly mending: Fixing;
  readonly onKeep: () => void;
  readonly onChange: () => void;
  /** Opens the maker of own cards. */
  readonly onMake: () => void;
}

/** The slip of one deck. */
export function ImportSlip(props: ImportSlipProps): ReactNode {
  const { deck } = props;
  if (isNoDeck(deck)) return <NoDeckSlip {...props} />;
  const { scene, name, onKeep, onMake } = props;
  if (deck.ways.length === 0) return <ReadSlip {...props} />;
  return (
    <WaysSlip
      scene={scene}
      deck={deck}
      name={name}
      onMake={onMake}
      onLeave={deck.id === undefined ? onKeep : undefined}
      keep={<KeepAct deck={deck} name={name} onKeep={onKeep} />}
    />
  );
}

/** Nothing of the text is known. */
function NoDeckSlip({ onChange }: ImportSlipProps): ReactNode {
  const said = useDeckTexts();
  return (
    <Slip
      stub={said.noDeck}
      sign="bad"
      acts={
        <Button primary onPress={onChange}>
          {said.changeText}
        </Button>
      }
    >
      <h2>{said.noDeckTitle}</h2>
      <p>{said.importForms}</p>
    </Slip>
  );
}

/** A deck that can be played, or one with faults, which is kept as a draft. */
function ReadSlip({ scene, deck, name, mending, onKeep }: ImportSlipProps): ReactNode {
  const said = useDeckTexts();
  const game = scene.games.find(({ id }) => id === deck.game) ?? scene.game;
  const { dealing, problems, deal } = useDeal(game);
  const isGood = deck.problems.length === 0;
  const canFix = !isGood && deck.isBuilt;
  const { fixing, failed, fix } = mending;
  const all = sizeOf(deck.draft);
  return (
    <Slip
      stub={isGood ? said.playableOf(all, all) : said.cardsIn(all)}
      sign={isGood ? 'good' : 'bad'}
      acts={
        <>
          <KeepAct deck={deck} name={name} onKeep={onKeep} primary={!isGood && !canFix} />
          {canFix && (
            <Button primary inert={fixing} onPress={fix}>
              {said.fixAll}
            </Button>
          )}
          {isGood && (
            <Button
              primary
              inert={dealing}
              onPress={() => {
                onKeep();
                deal([deck.text]);
              }}
            >
              {said.keepAndPlay}
            </Button>
          )}
        </>
      }
    >
      <h2>{isGood ? said.readyTitle : said.faultsTitle(deck.faults.understood.length + deck.faults.legal.length + deck.missing.length)}</h2>
      {!isGood && <p>{said.draftText}</p>}
      {failed !== undefined && <ProblemList title={said.fillFailed} problems={failed} />}
      {problems !== undefined && <ProblemList title={said.playFailed} problems={problems} />}
    </Slip>
  );
}

interface KeepActProps extends Pick<ImportSlipProps, 'deck' | 'name' | 'onKeep'> {
  readonly primary?: boolean;
}

/** Keeps the deck as it was brought, and leads to it once it is kept. */
function KeepAct({ deck, name, onKeep, primary = false }: KeepActProps): ReactNode {
  const said = useDeckTexts();
  if (deck.id === undefined)
    return (
      <Button primary={primary} onPress={onKeep}>
        {said.keep}
      </Button>
    );
  return (
    <a
      className="button"
      data-primary={primary || undefined}
      href={formatRoute({ kind: 'decks', game: deck.game, view: 'deck', arg: deck.id })}
      aria-label={said.open(name)}
    >
      {said.openWord}
    </a>
  );
}
