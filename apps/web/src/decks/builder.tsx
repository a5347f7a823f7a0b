/** Builds a deck: what it is made of in the head, the cards that fit it on one side, the deck on the other, its faults in the slip. */

import { sayLabel, type DraftDeck } from '@crupier/protocol';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { changeKept, type KeptDeck } from '../setting-up/kept-decks.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { Segments } from '../parts/segments.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { RuleCite } from '../rulebook/rule-cite.tsx';
import { lookOf } from '../table/game-looks.ts';
import { BuilderPool } from './builder-pool.tsx';
import { BuilderSlip } from './builder-slip.tsx';
import { CardRow } from './card-row.tsx';
import { knownSheets } from './deck-api.ts';
import { DeckActs } from './deck-acts.tsx';
import { DeckFigures } from './deck-figures.tsx';
import { DecksPage } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { draftOf, emptyDraft, grouped, ledBy, sizeOf, withChoice, withCount } from './draft.ts';
import { SelectField } from './select-field.tsx';
import { useDeckRead, type DeckRead } from './use-deck-read.ts';
import { useDeckTexts } from './use-deck-texts.ts';

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
  const { mode } = useHouseFrame();
  const { game } = scene;
  const read = useDeckRead(game.id, kept.text);
  const draft = { ...(draftOf(kept.text) ?? read.deck?.draft ?? emptyDraft), name: kept.name };
  const [part, setPart] = useState<'deck' | 'cards'>('deck');
  const change = (to: DraftDeck): void => keepDraft(kept.id, to);
  const isPhone = mode === 'phone';
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="builder"
      side={<BuilderSlip scene={scene} draft={draft} text={kept.text} read={read} onDraft={change} />}
    >
      {back}
      <BuilderHead scene={scene} draft={draft} onDraft={change} />
      {isPhone && (
        <Segments
          label={said.part}
          values={['deck', 'cards']}
          words={{ deck: said.deckTab(sizeOf(draft)), cards: said.addCards }}
          value={part}
          onValue={setPart}
        />
      )}
      <div className="builder-parts">
        {(!isPhone || part === 'cards') && <BuilderPool scene={scene} draft={draft} onDraft={change} />}
        {(!isPhone || part === 'deck') && <DeckPart scene={scene} kept={kept} draft={draft} read={read} onDraft={change} />}
      </div>
    </DecksPage>
  );
}

interface PartProps {
  readonly scene: DecksScene;
  readonly draft: DraftDeck;
  readonly onDraft: (draft: DraftDeck) => void;
}

/** Who leads the deck, what it is called, and what it is made of. */
function BuilderHead({ scene, draft, onDraft }: PartProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const { game, speech } = scene;
  const sheets = knownSheets(game.id);
  const leader = sheets.get(draft.leader);
  return (
    <header className="builder-head mat" data-game={game.id}>
      <h1 className="unseen">{draft.name || texts.unnamedDeck}</h1>
      <span className="builder-leader" aria-hidden="true">
        {leader === undefined ? <span className="face-waits" /> : <CardFace face={lookOf(game.id).faceOf(leader, speech)} size="board" />}
      </span>
      <div className="builder-who">
        <InputField
          label={said.deckName}
          type="text"
          maxLength={100}
          value={draft.name}
          onChange={(event) => onDraft({ ...draft, name: event.target.value })}
        />
        <LeaderFields scene={scene} draft={draft} onDraft={onDraft} />
      </div>
      <DeckFigures cards={draft.cards} sheets={sheets} speech={speech} />
    </header>
  );
}

interface DeckPartProps extends PartProps {
  readonly kept: KeptDeck;
  readonly read: DeckRead;
}

/** The deck by its parts. */
function DeckPart({ scene, kept, draft, read, onDraft }: DeckPartProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const { game, collection, speech } = scene;
  const sheets = knownSheets(game.id);
  const leader = collection.building?.leaders.find(({ sheet }) => sheet.key === draft.leader);
  const fixed = new Map(leader?.ownCards.map(({ card, count }) => [card, count]));
  const wrong = wrongCards(draft, read);
  return (
    <section className="builder-deck" aria-labelledby="builder-deck">
      <h2 id="builder-deck">{said.theDeck}</h2>
      {grouped(draft.cards, sheets).map(({ label, cards }) => (
        <section key={label} aria-label={sayLabel(label, speech)}>
          <h3>
            {sayLabel(label, speech)} <small>{cards.reduce((sum, { count }) => sum + count, 0)}</small>
          </h3>
          <ul className="card-rows">
            {cards.map(({ card, count }) => {
              const sheet = sheets.get(card);
              const name = sheet?.name[speech.language] ?? card;
              return (
                <CardRow key={card} game={game.id} card={card} count={count} sheet={sheet} speech={speech} isWrong={wrong.has(card)}>
                  {fixed.has(card) ? (
                    <small className="mute">{said.fixed}</small>
                  ) : (
                    <Stepper name={name} count={count} most={Math.max(count, MOST)} onCount={(to) => onDraft(withCount(draft, card, to))} />
                  )}
                </CardRow>
              );
            })}
          </ul>
        </section>
      ))}
      <DeckActs
        scene={scene}
        name={draft.name || texts.unnamedDeck}
        text={kept.text}
        list={read.deck?.list ?? kept.text}
        draft={draft}
        kept={kept}
      />
      <div className="deck-acts">
        <Button inert={draft.cards.length <= fixed.size} onPress={() => onDraft({ ...draft, cards: leader?.ownCards ?? [] })}>
          <Trash2 aria-hidden="true" size={18} /> {said.empty}
        </Button>
      </div>
      <p className="deck-rules">
        <span>{said.rules}</span>{' '}
        {collection.building?.rules.map((rule) => (
          <RuleCite key={rule} rule={rule} speech={speech} />
        ))}
      </p>
    </section>
  );
}

/** More copies than any rule allows can be tried: what is wrong is said. */
const MOST = 4;

/** The cards that a fault is about, by their places in the draft that was read. */
function wrongCards(draft: DraftDeck, { deck, isCurrent }: DeckRead): ReadonlySet<string> {
  if (!isCurrent) return new Set();
  const places = (deck?.problems ?? []).flatMap(({ at }) => /^cards\[(\d+)\]$/.exec(at)?.[1] ?? []);
  return new Set(places.flatMap((place) => draft.cards[Number(place)]?.card ?? []));
}

/** Who leads the deck, and what is chosen beside. */
function LeaderFields({ scene: { game, collection, speech }, draft, onDraft }: PartProps): ReactNode {
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
