/** A deck made from a sealed pool: its seed, what it has so far, and the way to its making. */

import type { SealedOpened, SpokenProblem } from '@crupier/protocol';
import { Dices } from 'lucide-react';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { isOfCardFile, openSealed } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { deckText, sizeOf, unopened, withinPool, type DeckSetting, type SealedDeck } from './deck-choice.ts';
import { DeckVerdict } from './deck-verdict.tsx';
import { drawLuck } from './kept-table.ts';
import { SealedBuilder } from './sealed-builder.tsx';
import { useDeckCheck } from './use-deck-check.ts';

/** The longest seed that the server takes. */
const seedMax = 64;

interface SealedFieldProps {
  /** Whose deck it is. */
  readonly label: string;
  readonly setting: DeckSetting;
  readonly deck: SealedDeck;
  readonly fills: boolean;
  readonly onDeck: (deck: SealedDeck) => void;
}

/** A seat's sealed deck. */
export function SealedField({ label, setting, deck, fills, onDeck }: SealedFieldProps): ReactNode {
  const texts = useTexts();
  const { pool, problems } = usePool(setting, deck.seed);
  const [building, setBuilding] = useState(false);
  useWithinPool(deck, { pool, fills, onDeck });
  const checked = useDeckCheck(setting, pool === undefined || deck.demon === undefined ? '' : deckText(deck));
  return (
    <div className="sealed">
      <SeedField seed={deck.seed} onSeed={(seed) => onDeck(unopened(seed))} />
      {problems !== undefined && <ProblemList title={texts.sealedFailed} problems={problems} />}
      {pool !== undefined && (
        <>
          <p>{texts.sealedCount(sizeOf(deck), sizeOf({ cards: pool.pool }))}</p>
          <Button onPress={() => setBuilding(true)}>{texts.sealedBuild}</Button>
          <DeckVerdict problems={checked} />
          {building && (
            <LazyFrame>
              <SealedBuilder
                title={label}
                game={setting.game}
                pool={pool}
                deck={deck}
                problems={checked}
                onDeck={onDeck}
                onClose={() => setBuilding(false)}
              />
            </LazyFrame>
          )}
        </>
      )}
    </div>
  );
}

/** Keeps a deck to what was opened, and fills one that nobody will make. */
function useWithinPool(
  deck: SealedDeck,
  {
    pool,
    fills,
    onDeck,
  }: { readonly pool: SealedOpened | undefined; readonly fills: boolean; readonly onDeck: (deck: SealedDeck) => void },
): void {
  useEffect(() => {
    if (pool === undefined) return;
    const fitting = withinPool(deck, pool);
    if (fitting !== deck) onDeck(fills ? { ...deck, ...pool.deck } : fitting);
  });
}

/** What a seed opens, or why it opens nothing. */
function usePool(
  { game, cards, match }: DeckSetting,
  seed: string,
): { readonly pool: SealedOpened | undefined; readonly problems: readonly SpokenProblem[] | undefined } {
  const language = useLanguage();
  const texts = useTexts();
  const { answer } = useAsked(useCallback(() => openSealed({ game, cards, match }, seed, language), [game, cards, match, seed, language]));
  const unreached: SpokenProblem = { code: 'page.unreached', at: '', values: {}, text: texts.failed };
  if (answer === undefined) return { pool: undefined, problems: undefined };
  if (answer.ok) return { pool: answer.value, problems: undefined };
  // What is wrong with the file of cards stands beside the file.
  const own = answer.problems.filter((each) => !isOfCardFile(each));
  const [first = unreached] = answer.problems;
  return { pool: undefined, problems: own.length > 0 ? own : [isOfCardFile(first) ? { ...first, text: texts.ownCardsFirst } : first] };
}

/** A seed, which is drawn, or typed and opened by a press or by Enter. */
function SeedField({ seed, onSeed }: { readonly seed: string; readonly onSeed: (seed: string) => void }): ReactNode {
  const texts = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(seed);
  const wished = typed.trim();
  return (
    <form
      className="seed"
      onSubmit={(event) => {
        event.preventDefault();
        if (wished !== '' && wished !== seed) onSeed(wished);
      }}
    >
      <label htmlFor={id}>{texts.sealedSeed}</label>
      <input
        id={id}
        className="input"
        type="text"
        maxLength={seedMax}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button" aria-disabled={wished === '' || wished === seed || undefined}>
        {texts.sealedOpen}
      </button>
      <Button
        icon
        label={texts.sealedDraw}
        onPress={() => {
          const drawn = drawLuck();
          setTyped(drawn);
          onSeed(drawn);
        }}
      >
        <Dices aria-hidden="true" />
      </Button>
    </form>
  );
}
