import { sayOption } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { Choice } from './card-choices.ts';
import { answersAtOnce } from './draft.ts';
import type { Answering } from './use-answering.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Many words: typing narrows them down. */
export function WordChooser({ choices, answering }: { readonly choices: readonly Choice[]; readonly answering: Answering }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const [wanted, setWanted] = useState('');
  const said = choices.map((choice) => ({ choice, words: sayOption(choice.option, view, speech) }));
  const found = said.filter(({ words }) => plain(words).includes(plain(wanted)));
  const atOnce = answering.decision !== undefined && answersAtOnce(answering.decision);
  return (
    <div className="slip-words">
      <input
        className="input"
        type="search"
        aria-label={texts.findWord}
        placeholder={texts.findWord}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        data-stop=""
      />
      <ul className="slip-options" aria-live="polite">
        {found.map(({ choice, words }) => (
          <li key={choice.index}>
            <Button
              stop
              choice
              pressed={atOnce ? undefined : answering.draft?.chosen.includes(choice.index) === true}
              onPress={() => (atOnce ? answering.submit([choice.index]) : answering.choose(choice.index))}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
