/** What keeps a deck from being played, each thing with its fix, and what can be done with the deck. */

import type { DraftDeck, SpokenProblem } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { keptBoxes } from './kept-boxes.ts';
import { useStore } from '../parts/use-store.ts';
import { drawLuck } from '../setting-up/kept-table.ts';
import { fillDeck } from './deck-api.ts';
import { Faults, type Fix } from './deck-checks.tsx';
import { Slip } from './decks-slip.tsx';
import type { DecksScene } from './decks-scene.ts';
import { sizeOf } from './draft.ts';
import { draftFixOf } from './fixes.ts';
import { useDeal } from './use-deal.ts';
import type { DeckRead } from './use-deck-read.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface BuilderSlipProps {
  readonly scene: DecksScene;
  readonly draft: DraftDeck;
  readonly text: string;
  readonly read: DeckRead;
  readonly onDraft: (draft: DraftDeck) => void;
}

/** The slip. A deck that has no leader yet is asked for one, and nothing is wrong with it. */
export function BuilderSlip({ scene, draft, text, read, onDraft }: BuilderSlipProps): ReactNode {
  const said = useDeckTexts();
  const { game, collection } = scene;
  const { filling, failed, fill } = useFilling(scene, draft, onDraft);
  const { dealing, problems: notDealt, deal } = useDeal(game);
  const [least, most] = collection.building?.sizes ?? [0, 0];
  const fillAct = (word: string, isPrimary: boolean): ReactNode => (
    <Button primary={isPrimary} inert={filling} onPress={fill}>
      {word}
    </Button>
  );
  if (draft.leader === '')
    return (
      <Slip stub={said.sizeOf(sizeOf(draft), least, most)} sign="waits" acts={fillAct(said.fill, true)}>
        <h2>{said.chooseLeader[game.id] ?? said.noLeader}</h2>
        <p>{said.chooseLeaderText}</p>
      </Slip>
    );
  const own = collection.building?.leaders.find(({ sheet }) => sheet.key === draft.leader)?.ownCards ?? [];
  const problems = read.deck?.problems;
  const isGood = problems?.length === 0;
  const fixOf = (problem: SpokenProblem): Fix | undefined => {
    const fix = draftFixOf(problem, { draft, least, own });
    if (fix === undefined) return undefined;
    if (fix.kind === 'fill') return { word: said.fixFill(fix.count), onFix: fill };
    const words = { remove: said.fixRemove, own: said.fixOwn, keep: fix.kind === 'keep' ? said.fixKeep(fix.count) : '' };
    return { word: words[fix.kind], onFix: () => onDraft(fix.draft) };
  };
  return (
    <Slip
      stub={said.sizeOf(sizeOf(draft), least, most)}
      sign={isGood ? 'good' : 'waits'}
      acts={
        isGood ? (
          <Button primary inert={!read.isCurrent || dealing} onPress={() => deal([text])}>
            {said.play}
          </Button>
        ) : (
          fillAct((problems?.length ?? 0) > 1 ? said.fixAll : said.fill, true)
        )
      }
    >
      <div className="verdict" aria-busy={!read.isCurrent}>
        {problems === undefined && <p>{said.checking}</p>}
        {isGood && <h2>{said.legal}</h2>}
        {problems !== undefined && !isGood && (
          <>
            <h2>{said.faultsTitle(problems.length)}</h2>
            <Faults problems={problems} speech={scene.speech} fixOf={fixOf} />
          </>
        )}
      </div>
      {failed !== undefined && <ProblemList title={said.fillFailed} problems={failed} />}
      {notDealt !== undefined && <ProblemList title={said.playFailed} problems={notDealt} />}
    </Slip>
  );
}

/** Fills the deck up from the boxes that the reader owns: what may stay does, and what may not goes. */
function useFilling(
  { game }: DecksScene,
  draft: DraftDeck,
  onDraft: (draft: DraftDeck) => void,
): { readonly filling: boolean; readonly failed: readonly SpokenProblem[] | undefined; readonly fill: () => void } {
  const language = useLanguage();
  const texts = useTexts();
  const boxes = useStore(keptBoxes(game.id));
  const [filling, setFilling] = useState(false);
  const [failed, setFailed] = useState<readonly SpokenProblem[]>();
  const fill = async (): Promise<void> => {
    setFilling(true);
    const answer = await fillDeck(game.id, draft, { seed: drawLuck(), language, ...(boxes.length > 0 && { sets: boxes }) });
    setFilling(false);
    const unreached = { code: 'page.unreached', at: '', values: {}, text: texts.failed };
    const told = answer.ok || answer.problems.length > 0 ? [] : [unreached];
    setFailed(answer.ok ? undefined : [...answer.problems, ...told]);
    const filled = answer.ok ? answer.value.decks[0]?.draft : undefined;
    if (filled !== undefined) onDraft({ ...filled, name: draft.name });
  };
  return { filling, failed, fill: () => void fill() };
}
