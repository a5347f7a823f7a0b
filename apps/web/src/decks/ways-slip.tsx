/** The ways on of a legal deck with cards that are not made yet. */

import type { ShownDeck } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { keepDeck } from '../setting-up/kept-decks.ts';
import { knownSheets } from './deck-api.ts';
import { Slip } from './decks-slip.tsx';
import type { DeckTexts } from './deck-texts-en.ts';
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
    without: without === undefined ? '' : sayWithout(without, isBuilt, said),
    make: said.makeLine,
  };
  const go = useWay({ deck, name, deal, onLeave, onMake });
  const words: Readonly<Record<Way, string>> = { nearest: said.wayNearest, without: said.wayWithout, make: said.wayMake };
  const act = sayAct(way, chosen?.problems.length === 0, keep === undefined, said);
  return (
    <Slip
      stub={said.playableOf(playableIn(draft, missing), sizeOf(draft))}
      sign="waits"
      acts={
        <>
          {keep}
          <Button primary inert={dealing || isDead(way)} onPress={() => go(way)}>
            {act}
          </Button>
        </>
      }
    >
      <h2>{said.missingTitle(missing.reduce((sum, { count, own }) => sum + (own > 0 ? own + 1 : count), 0))}</h2>
      <fieldset className="slip-ways" aria-label={said.ways}>
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
      </fieldset>
      <p>{said.keptAsBrought}</p>
      {problems !== undefined && <ProblemList title={said.playFailed} problems={problems} />}
    </Slip>
  );
}

/** More swaps than these are only counted: the page shows each. */
const SWAPS_TOLD = 4;

interface WayParts extends Pick<WaysSlipProps, 'deck' | 'name' | 'onLeave' | 'onMake'> {
  readonly deal: (decks: readonly string[]) => void;
}

/** Goes on with a way: a table is dealt, or what no table deals is kept as a draft and opened. */
function useWay({ deck, name, deal, onLeave, onMake }: WayParts): (way: Way) => void {
  const said = useDeckTexts();
  const texts = useTexts();
  return (way) => {
    const chosen = deck.ways.find(({ kind }) => kind === way);
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
}

/** How many cards are left without the missing ones, and what the rules say of that. */
function sayWithout({ draft, problems }: ShownDeck['ways'][number], isBuilt: boolean, said: DeckTexts): string {
  const count = sizeOf(draft);
  if (problems.length === 0) return said.withoutLegal(count);
  return isBuilt ? said.withoutDraft(count) : said.withoutTable(count);
}

/** What the primary act is called. */
function sayAct(way: Way, isLegal: boolean, isKept: boolean, said: DeckTexts): string {
  if (way === 'make') return said.makeAct;
  if (!isLegal) return said.keepSmaller;
  return isKept ? said.play : said.keepAndPlay;
}
