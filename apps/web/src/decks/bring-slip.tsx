/** The slip beside decks: it takes a list, a link or a code, and begins a new deck. */

import { ClipboardPaste } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { goTo } from '../go-to.ts';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { Button } from '../parts/button.tsx';
import { keepDeck } from '../setting-up/kept-decks.ts';
import { emptyDraft } from './draft.ts';
import { packText } from './share-link.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface BringSlipProps {
  /** The game that is tried first; a list of another game is known as well. */
  readonly game: string;
  /** Whether decks of the game are built here. */
  readonly builds: boolean;
}

/** The slip. */
export function BringSlip({ game, builds }: BringSlipProps): ReactNode {
  const said = useDeckTexts();
  const id = useId();
  const { mode, flow } = useHouseFrame();
  const [text, setText] = useState('');
  const build = (): void =>
    goTo({
      kind: 'decks',
      game,
      view: 'deck',
      arg: keepDeck({ game, name: '', text: JSON.stringify(emptyDraft), leader: '', cards: [] }),
    });
  // A list that no address holds is pasted on the page of imports.
  const read = (): void =>
    goTo({ kind: 'decks', game, view: 'import', arg: text.trim() === '' || text.length > LINK_MAX ? '' : packText(text) });
  const isShort = mode === 'phone' && !flow;
  return (
    <section className="slip decks-slip" aria-labelledby={`${id}h`}>
      {!isShort && (
        <div className="slip-stub">
          <ClipboardPaste aria-hidden="true" size={20} />
          {said.bring}
        </div>
      )}
      <div className="slip-say">
        <h2 id={`${id}h`}>{said.bringHow}</h2>
        {!isShort && (
          <>
            <label className="unseen" htmlFor={id}>
              {said.importField}
            </label>
            <textarea
              id={id}
              className="input"
              rows={3}
              spellCheck={false}
              maxLength={LINK_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <p>{said.bringText}</p>
          </>
        )}
      </div>
      <div className="slip-acts">
        {builds && <Button onPress={build}>{said.newDeck}</Button>}
        <Button primary onPress={read}>
          {isShort ? said.paste : said.importRead}
        </Button>
      </div>
    </section>
  );
}

/** The longest list that stands in an address. */
const LINK_MAX = 20_000;
