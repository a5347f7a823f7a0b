/** The ways on of a legal deck with cards that are not made yet. */

import type { ShownDeck } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { keepDeck } from '../setting-up/kept-decks.ts';
import { knownSheets } from './deck-api.ts';
import { Slip } from './decks-slip.tsx';
import type { DecksScene } from './decks-scene.ts';
import { playableIn, sizeOf } from './draft.ts';
import { goTo } from '../go-to.ts';
import { useDeal } from './use-deal.ts';
import { useDeckTexts } from './use-deck-texts.ts';

type Way = 'nearest' | 'without' | 'make';

interface WaysSlipProps {
  readonly scene: DecksScene;
  readonly deck: ShownDeck;
  readonly name: string;
  /** What keeps the deck as it is. */
  readonly keep?: ReactNode;
  /** What is done before the page goes on with a way. */
  readonly onLeave?: (() => void) | undefined;
  /** Opens the maker of own cards. */
  readonly onMake: () => void;
}

/** A legal deck with cards that are not made yet: with the nearest ones, without them, or the reader makes them. */
export function WaysSlip({ scene, deck, name, keep, onLeave, onMake }: WaysSlipProps): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const texts = useTexts();
  const { draft, missing, ways, sketch, isBuilt } = deck;
  const game = scene.games.find(({ id }) => id === deck.game) ?? scene.game;
  const { dealing, problems, deal } = useDeal(game);
  const possible = [...ways.map(({ kind }) => kind), ...(sketch === undefined ? [] : ['make' as const])];
  const [way, setWay] = useState<Way>(possible[0] ?? 'without');
  const chosen = ways.find(({ kind }) => kind === way);
  const nameOf = (key: string): string => knownSheets(deck.game).get(key)?.name[language] ?? key;
  const swaps = missing.flatMap(({ card, nearest: [near] }) => (near === undefined ? [] : [said.swap(nameOf(card), nameOf(near.card))]));
  const without = ways.find(({ kind }) => kind === 'without');
  // A list of a game whose decks come whole is no draft that could be filled up.
  const isDead = (each: Way): boolean => each === 'without' && !isBuilt && (without?.problems.length ?? 0) > 0;
  const lines: Readonly<Record<Way, string>> = {
    nearest: swaps.length > SWAPS_TOLD ? said.swapsBelow(swaps.length) : swaps.join('\n'),
    without: without === undefined ? '' : said.withoutLine(sizeOf(without.draft), without.problems.length === 0, isBuilt),
    make: said.makeLine,
  };
  const go = (): void => {
    if (way === 'make') return onMake();
    if (chosen === undefined) return;
    onLeave?.();
    if (chosen.problems.length === 0) return deal([chosen.text]);
    const { leader, cards } = chosen.draft;
    const id = keepDeck({
      game: deck.game,
      name: said.withoutName(name || texts.unnamedDeck),
      text: chosen.text,
      leader,
      cards: cards.map(({ card }) => card),
    });
    goTo({ kind: 'decks', game: deck.game, view: 'deck', arg: id });
  };
  const words: Readonly<Record<Way, string>> = { nearest: said.wayNearest, without: said.wayWithout, make: said.wayMake };
  const act =
    way === 'make' ? said.makeAct : chosen?.problems.length === 0 ? (keep === undefined ? said.play : said.keepAndPlay) : said.keepSmaller;
  return (
    <Slip
      stub={said.playableOf(playableIn(draft, missing), sizeOf(draft))}
      sign="waits"
      acts={
        <>
          {keep}
          <Button primary inert={dealing} onPress={go}>
            {act}
          </Button>
        </>
      }
    >
      <h2>{said.missingTitle(missing.reduce((sum, { count, own }) => sum + (own > 0 ? own + 1 : count), 0))}</h2>
      <div className="slip-ways" role="group" aria-label={said.ways}>
        {possible.map((each) => (
          <button
            key={each}
            type="button"
            className="slip-way"
            aria-pressed={each === way}
            aria-disabled={isDead(each) || undefined}
            onClick={() => {
              if (!isDead(each)) setWay(each);
            }}
          >
            <b>{words[each]}</b>
            <small>{lines[each]}</small>
          </button>
        ))}
      </div>
      <p>{said.keptAsBrought}</p>
      {problems !== undefined && <ProblemList title={said.playFailed} problems={problems} />}
    </Slip>
  );
}

/** More swaps than these are only counted: the page shows each. */
const SWAPS_TOLD = 4;
