/** The word that holds the boxes one owns: ticked once, and kept. */

import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useStore } from '../parts/use-store.ts';
import type { DecksScene } from './decks-scene.ts';
import { keptBoxes } from './kept-boxes.ts';
import { useDeckTexts } from './use-deck-texts.ts';

/** The word and what it opens; nothing for a game with one set. */
export function BoxesWord({ scene: { game, collection } }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const id = useId();
  const store = keptBoxes(game.id);
  const own = useStore(store);
  const [isOpen, setOpen] = useState(false);
  const sets = collection.facets.find(({ fact }) => fact === 'set')?.values.filter((code) => code !== 'own') ?? [];
  if (sets.length < 2) return undefined;
  const nameOf = (code: string): string => collection.sets.find((set) => set.code === code)?.name[language] ?? code;
  const toggle = (code: string): void =>
    store.change((before) => (before.includes(code) ? before.filter((each) => each !== code) : [...before, code]));
  const held = own.length === 0 ? said.boxesAll : said.boxesHeld(own.length);
  return (
    <div className="boxes">
      <span className="word" data-held={own.length > 0 || undefined}>
        <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
          <span>
            {said.boxes}: {held}
          </span>
          {isOpen ? <ChevronUp aria-hidden="true" size={16} /> : <ChevronDown aria-hidden="true" size={16} />}
        </button>
      </span>
      {isOpen && (
        <fieldset className="fold" id={id} aria-label={said.myBoxes}>
          <p>{said.boxesText}</p>
          <div className="fold-choices">
            {sets.map((code) => (
              <Button key={code} className="chip" pressed={own.includes(code)} onPress={() => toggle(code)}>
                {nameOf(code)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
