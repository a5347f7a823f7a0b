/** A game and what it takes to deal: decks, opponent, names. */

import type { CreateMatchRequest, GameSummary, SpokenProblem } from '@crupier/protocol';
import { useId, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import type { Texts } from '../language/texts-en.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { nameMax, preferences } from '../preferences/preferences.ts';
import { formatRoute } from '../route.ts';
import { createMatch } from '../wire/api.ts';
import { newCommandId } from '../wire/command-id.ts';
import { deckText, isChosen, type DeckChoice } from './deck-choice.ts';
import { DeckChooser } from './deck-chooser.tsx';
import { Fan } from './fan.tsx';
import { useReadyDecks } from './use-ready-decks.ts';

const opponents = ['bot', 'friend', 'here'] as const;
type Opponent = (typeof opponents)[number];
const levels = ['random', 'greedy'] as const;

/** What is filled in for a new table. */
interface TableWish {
  readonly opponent: Opponent;
  readonly level: (typeof levels)[number];
  readonly mine: DeckChoice;
  readonly theirs: DeckChoice;
  readonly second: string;
}

/** What the server is asked for. */
function requestOf(
  game: string,
  { wish, name, texts }: { readonly wish: TableWish; readonly name: string; readonly texts: Texts },
): CreateMatchRequest {
  const me = { kind: 'person', name: name.trim() || texts.defaultName } as const;
  const other = {
    bot: { kind: 'bot', level: wish.level },
    friend: { kind: 'person', open: true },
    here: { kind: 'person', name: wish.second.trim() || texts.secondDefault },
  } as const;
  return { game, decks: [deckText(wish.mine), deckText(wish.theirs)], seats: [me, other[wish.opponent]], nonce: newCommandId() };
}

/** A game's card on the start: everything chosen well enough to deal at once. */
export function NewTable({ game }: { readonly game: GameSummary }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { name } = useStore(preferences);
  const ready = useReadyDecks(game.id, game.decks, language);
  const [chosen, setChosen] = useState<Partial<TableWish>>({});
  const wish = { ...firstWish(game.decks.filter((deck) => ready.has(deck))), ...chosen };
  const [problems, setProblems] = useState<readonly SpokenProblem[] | undefined>(undefined);
  const [dealing, setDealing] = useState(false);
  const whole = isChosen(wish.mine) && (wish.opponent === 'friend' || isChosen(wish.theirs));
  const deal = async (): Promise<void> => {
    setDealing(true);
    setProblems(undefined);
    const answer = await createMatch(requestOf(game.id, { wish, name, texts }), language);
    setDealing(false);
    if (answer.ok) window.location.hash = formatRoute({ kind: 'match', match: answer.value.id });
    else setProblems(answer.problems.length > 0 ? answer.problems : [unreached(texts)]);
  };
  const dealWord = wish.opponent === 'friend' ? texts.openTable : texts.deal;
  return (
    <article className="new-table" data-game={game.id}>
      <Fan game={game.id} />
      <h2>{game.name[language]}</h2>
      <p className="new-table-line">{texts.tagline}</p>
      <WishForm game={game} ready={ready} wish={wish} onWish={(changed) => setChosen((kept) => ({ ...kept, ...changed }))} />
      {problems !== undefined && <ProblemList title={texts.dealFailed} problems={problems} />}
      <Button primary className="new-table-deal" inert={!whole || dealing} onPress={() => void deal()}>
        {dealing ? texts.dealing : dealWord}
      </Button>
    </article>
  );
}

/** What is filled in at first: two different decks, where there are two. */
function firstWish(decks: readonly string[]): TableWish {
  const ready = (at: number): DeckChoice => ({ kind: 'ready', name: decks[at % Math.max(1, decks.length)] ?? '' });
  return { opponent: 'bot', level: 'greedy', mine: ready(0), theirs: ready(1), second: '' };
}

interface WishFormProps {
  readonly game: GameSummary;
  readonly ready: ReadonlySet<string>;
  readonly wish: TableWish;
  readonly onWish: (changed: Partial<TableWish>) => void;
}

/** What is chosen before a deal. */
function WishForm({ game, ready, wish, onWish }: WishFormProps): ReactNode {
  const texts = useTexts();
  const { name } = useStore(preferences);
  const opponentWords = { bot: texts.opponentBot, friend: texts.opponentFriend, here: texts.opponentHere };
  const decks = { game: game.id, decks: game.decks, ready };
  return (
    <div className="new-table-form">
      <Segments
        label={texts.opponent}
        values={opponents}
        words={opponentWords}
        value={wish.opponent}
        onValue={(opponent) => onWish({ opponent })}
      />
      {wish.opponent === 'bot' && (
        <Segments
          label={texts.botLevel}
          values={levels}
          words={texts.botLevels}
          value={wish.level}
          onValue={(level) => onWish({ level })}
        />
      )}
      <NameField
        label={texts.yourName}
        value={name}
        placeholder={texts.defaultName}
        onValue={(to) => preferences.change((kept) => ({ ...kept, name: to }))}
      />
      {wish.opponent === 'here' && (
        <NameField
          label={texts.secondName}
          value={wish.second}
          placeholder={texts.secondDefault}
          onValue={(second) => onWish({ second })}
        />
      )}
      <DeckChooser label={texts.yourDeck} {...decks} choice={wish.mine} onChoice={(mine) => onWish({ mine })} />
      {wish.opponent === 'friend' ? (
        <p>{texts.friendDeck}</p>
      ) : (
        <DeckChooser label={texts.theirDeck} {...decks} choice={wish.theirs} onChoice={(theirs) => onWish({ theirs })} />
      )}
    </div>
  );
}

function unreached(texts: Texts): SpokenProblem {
  return { code: 'page.unreached', at: '', values: {}, text: texts.failed };
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onValue: (value: string) => void;
}

/** A player's name. */
export function NameField({ label, value, placeholder, onValue }: NameFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="text"
        maxLength={nameMax}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  );
}
