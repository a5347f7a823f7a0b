/** Builds a deck: the cards that fit it on one side, the deck with its reasons on the other. Every change is kept at once. */

import { sayLabel, type DraftDeck, type SpokenProblem } from '@crupier/protocol';
import { Trash2, WandSparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { changeKept, type KeptDeck } from '../setting-up/kept-decks.ts';
import { drawLuck } from '../setting-up/kept-table.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { Segments } from '../parts/segments.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { usePhone } from '../parts/use-media.ts';
import { RuleCite } from '../rulebook/rule-cite.tsx';
import { CardFinder } from './card-finder.tsx';
import { everything } from './card-filter.ts';
import { CardPanel } from './card-panel.tsx';
import { CardTile } from './card-tile.tsx';
import { fillDeck, knownSheets } from './deck-api.ts';
import { DeckActs } from './deck-acts.tsx';
import { DeckFigures } from './deck-figures.tsx';
import { DeckSections } from './deck-sections.tsx';
import type { DecksScene } from './decks-scene.ts';
import { countIn, draftOf, emptyDraft, grouped, ledBy, sizeOf, withChoice, withCount } from './draft.ts';
import { SelectField } from './select-field.tsx';
import { useDeckRead } from './use-deck-read.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { Verdict } from './verdict.tsx';

interface BuilderProps {
  readonly scene: DecksScene;
  readonly kept: KeptDeck;
  readonly back: ReactNode;
}

/** Keeps a draft as what its deck is. */
function keepDraft(id: string, draft: DraftDeck): void {
  changeKept(id, { name: draft.name, text: JSON.stringify(draft), leader: draft.leader, cards: draft.cards.map(({ card }) => card) });
}

/** The page of a deck that is being built. */
export function Builder({ scene, kept, back }: BuilderProps): ReactNode {
  const said = useDeckTexts();
  const phone = usePhone();
  const { game } = scene;
  const read = useDeckRead(game.id, kept.text);
  const draft = { ...(draftOf(kept.text) ?? read.deck?.draft ?? emptyDraft), name: kept.name };
  const [part, setPart] = useState<'deck' | 'cards'>('deck');
  const [open, setOpen] = useState<{ readonly card: string; readonly among: readonly string[] }>();
  const change = (to: DraftDeck): void => keepDraft(kept.id, to);
  const deckPart = (
    <DeckPart scene={scene} kept={kept} draft={draft} read={read} onDraft={change} onOpen={(card, among) => setOpen({ card, among })} />
  );
  const cardsPart = <CardsPart scene={scene} draft={draft} onDraft={change} onOpen={(card, among) => setOpen({ card, among })} />;
  return (
    <article className="builder">
      {back}
      {phone && (
        <Segments
          label={said.part}
          values={['deck', 'cards']}
          words={{ deck: said.deckTab(sizeOf(draft)), cards: said.addCards }}
          value={part}
          onValue={setPart}
        />
      )}
      <div className="builder-parts">
        {(!phone || part === 'cards') && cardsPart}
        {(!phone || part === 'deck') && deckPart}
      </div>
      {open !== undefined && (
        <CardPanel
          scene={scene}
          card={open.card}
          among={open.among}
          onCard={(card) => setOpen({ ...open, card })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </article>
  );
}

interface PartProps {
  readonly scene: DecksScene;
  readonly draft: DraftDeck;
  readonly onDraft: (draft: DraftDeck) => void;
  readonly onOpen: (card: string, among: readonly string[]) => void;
}

/** The cards that fit the deck, each with how many of it there are. */
function CardsPart({ scene, draft, onDraft, onOpen }: PartProps): ReactNode {
  const said = useDeckTexts();
  const [filter, setFilter] = useState({ ...everything, playable: 'yes' as 'any' | 'yes' | 'no' });
  const { language } = scene.speech;
  return (
    <div className="builder-cards">
      <h2>{said.addCards}</h2>
      <CardFinder scene={scene} filter={filter} onFilter={setFilter} deck={draft}>
        {(found) => (
          <ul className="card-tiles" aria-label={said.results}>
            {found.map(({ sheet, most }) => {
              const count = countIn(draft, sheet.key);
              return (
                <li key={sheet.key}>
                  <CardTile
                    scene={scene}
                    sheet={sheet}
                    onOpen={() =>
                      onOpen(
                        sheet.key,
                        found.map((each) => each.sheet.key),
                      )
                    }
                  >
                    {draft.leader !== '' && (
                      <Stepper
                        name={sheet.name[language]}
                        count={count}
                        most={Math.max(most, count)}
                        onCount={(to) => onDraft(withCount(draft, sheet.key, to))}
                      />
                    )}
                  </CardTile>
                </li>
              );
            })}
          </ul>
        )}
      </CardFinder>
    </div>
  );
}

interface DeckPartProps extends PartProps {
  readonly kept: KeptDeck;
  readonly read: ReturnType<typeof useDeckRead>;
}

/** The deck: who leads it, what is in it and what is wrong with it. */
function DeckPart({ scene, kept, draft, read, onDraft, onOpen }: DeckPartProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const { game, collection, speech } = scene;
  const sheets = knownSheets(game.id);
  const sections = grouped(draft.cards, sheets);
  const [least, most] = collection.building?.sizes ?? [0, 0];
  const leader = collection.building?.leaders.find(({ sheet }) => sheet.key === draft.leader);
  const fixed = new Map(leader?.ownCards.map(({ card, count }) => [card, count]));
  const keys = sections.flatMap(({ cards }) => cards.map(({ card }) => card));
  return (
    <div className="builder-deck">
      <h2 className="unseen">{draft.name || texts.unnamedDeck}</h2>
      <InputField
        label={said.deckName}
        type="text"
        maxLength={100}
        value={draft.name}
        onChange={(event) => onDraft({ ...draft, name: event.target.value })}
      />
      <LeaderFields scene={scene} draft={draft} onDraft={onDraft} />
      <p className="deck-size">
        <b aria-live="polite">{said.sizeOf(sizeOf(draft), least, most)}</b>
      </p>
      <Verdict problems={read.deck?.problems} isCurrent={read.isCurrent} speech={speech} />
      <p className="deck-rules">
        <span>{said.rules}</span>{' '}
        {collection.building?.rules.map((rule) => (
          <RuleCite key={rule} rule={rule} speech={speech} />
        ))}
      </p>
      <FillActs scene={scene} draft={draft} fixed={leader?.ownCards ?? []} onDraft={onDraft} />
      <DeckActs
        scene={scene}
        name={draft.name || texts.unnamedDeck}
        text={kept.text}
        list={read.deck?.list ?? kept.text}
        draft={draft}
        kept={kept}
        canPlay={read.isCurrent && read.deck?.problems.length === 0}
      />
      <DeckFigures cards={draft.cards} sheets={sheets} speech={speech} />
      <DeckSections
        game={game.id}
        sections={sections}
        sheets={sheets}
        speech={speech}
        onOpen={(card) => onOpen(card, keys)}
        actsOn={({ card, count }, name) =>
          fixed.has(card) ? (
            <small>{said.fixed}</small>
          ) : (
            <Stepper name={name} count={count} most={Math.max(count, MOST)} onCount={(to) => onDraft(withCount(draft, card, to))} />
          )
        }
      />
    </div>
  );
}

/** More copies than any rule allows can be tried: what is wrong is said. */
const MOST = 4;

/** Who leads the deck, and what is chosen beside. */
function LeaderFields({ scene: { game, collection, speech }, draft, onDraft }: Pick<PartProps, 'scene' | 'draft' | 'onDraft'>): ReactNode {
  const said = useDeckTexts();
  const leaders = collection.building?.leaders ?? [];
  const leader = leaders.find(({ sheet }) => sheet.key === draft.leader);
  const nameOf = (each: (typeof leaders)[number]): string => {
    const path = each.sheet.facts['path'];
    return typeof path === 'string' ? `${each.sheet.name[speech.language]} · ${sayLabel(path, speech)}` : each.sheet.name[speech.language];
  };
  return (
    <>
      <SelectField
        label={said.leaders[game.id] ?? ''}
        value={draft.leader}
        options={[['', said.noLeader], ...leaders.map((each) => [each.sheet.key, nameOf(each)] as const)]}
        onValue={(key) =>
          onDraft(
            ledBy(
              draft,
              leader,
              leaders.find(({ sheet }) => sheet.key === key),
            ),
          )
        }
      />
      {leader !== undefined && leader.most > 0 && (
        <fieldset className="field choice-field">
          <legend>{said.choices[game.id] ?? ''}</legend>
          <div className="deck-acts">
            {leader.choices.map((choice) => (
              <Button key={choice} pressed={draft.choices.includes(choice)} onPress={() => onDraft(withChoice(draft, choice, leader.most))}>
                {sayLabel(choice, speech)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

interface FillActsProps extends Pick<PartProps, 'scene' | 'draft' | 'onDraft'> {
  readonly fixed: DraftDeck['cards'];
}

/** Fills the deck up, or takes everything out but what is always in it. */
function FillActs({ scene: { game }, draft, fixed, onDraft }: FillActsProps): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const [problems, setProblems] = useState<readonly SpokenProblem[]>();
  const fill = async (): Promise<void> => {
    const answer = await fillDeck(game.id, draft, { seed: drawLuck(), language });
    setProblems(answer.ok ? undefined : answer.problems);
    const filled = answer.ok ? answer.value.decks[0]?.draft : undefined;
    if (filled !== undefined) onDraft({ ...filled, name: draft.name });
  };
  return (
    <>
      <div className="deck-acts">
        <Button onPress={() => void fill()}>
          <WandSparkles aria-hidden="true" size={18} /> {said.fill}
        </Button>
        <Button inert={draft.cards.length <= fixed.length} onPress={() => onDraft({ ...draft, cards: fixed })}>
          <Trash2 aria-hidden="true" size={18} /> {said.empty}
        </Button>
      </div>
      {problems !== undefined && <ProblemList title={said.fillFailed} problems={problems} />}
    </>
  );
}
