/** Lets chance choose a table: the decks, and what else there is to choose. */

import type { MatchSettings, RandomTableDrawn, ShownDeck } from '@crupier/protocol';
import { sayLabel } from '@crupier/protocol';
import { Dices } from 'lucide-react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { keepDeck } from '../setting-up/kept-decks.ts';
import { drawLuck } from '../setting-up/kept-table.ts';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { Segments } from '../parts/segments.tsx';
import { goTo } from '../go-to.ts';
import { useAsked } from '../wire/use-asked.ts';
import { CardTile } from './card-tile.tsx';
import { drawTable, knownSheets } from './deck-api.ts';
import { DecksPage, GameLinks } from './decks-page.tsx';
import { Slip } from './decks-slip.tsx';
import type { DecksScene } from './decks-scene.ts';
import { useDeal } from './use-deal.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface RandomViewProps {
  readonly scene: DecksScene;
  /** The number of seats and the seed, as the address has them: `2.483920`; empty where nothing was drawn yet. */
  readonly arg: string;
}

/** A table of chance; its seats and its seed stand in the address, so that it can be shared. */
export function RandomView({ scene, arg }: RandomViewProps): ReactNode {
  const { game } = scene;
  const [, seatsTold, seedTold] = /^(\d)\.(.{1,64})$/.exec(arg) ?? [];
  const { min, max } = game.seats;
  const seats = Math.min(max, Math.max(min, Number(seatsTold ?? min)));
  // Whoever comes without a seed has one drawn: one press is enough.
  useEffect(() => {
    if (seedTold === undefined) goTo({ kind: 'decks', game: game.id, view: 'random', arg: `${min}.${drawLuck()}` }, 'replace');
  }, [seedTold, game.id, min]);
  if (seedTold === undefined) return undefined;
  return <RandomTable scene={scene} seats={seats} seed={seedTold} />;
}

interface RandomTableProps {
  readonly scene: DecksScene;
  readonly seats: number;
  readonly seed: string;
}

/** What is drawn from a seed for a number of seats, and the slip that deals it. */
function RandomTable({ scene, seats, seed }: RandomTableProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const { game } = scene;
  const { answer } = useAsked(useCallback(() => drawTable(game.id, seed, { seats, language }), [game.id, seed, seats, language]));
  const go = (to: { readonly seats?: number; readonly seed?: string }): void => {
    const next = `${to.seats ?? seats}.${(to.seed ?? seed).trim() || drawLuck()}`;
    goTo({ kind: 'decks', game: game.id, view: 'random', arg: next }, 'replace');
  };
  const onReroll = (): void => go({ seed: drawLuck() });
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="random"
      side={answer?.ok === true && <RandomSlip scene={scene} drawn={answer.value} onReroll={onReroll} />}
    >
      <header className="my-decks-head">
        <h1>{said.views.random}</h1>
        <GameLinks game={scene.game} games={scene.games} view="random" />
      </header>
      <RandomWish scene={scene} seats={seats} seed={seed} onWish={go} />
      {answer === undefined && <output>{texts.loading}</output>}
      {answer?.ok === false && (
        <>
          <ProblemList title={said.randomFailed} problems={answer.problems} />
          <Button onPress={onReroll}>{said.reroll}</Button>
        </>
      )}
      {answer?.ok === true && (
        <section aria-live="polite" className="random-drawn" aria-label={said.randomTitle}>
          <SettingWords settings={answer.value.settings} scene={scene} />
          <ol className="random-decks">
            {answer.value.decks.map((deck, at) => (
              // Decks are told apart by their seats.
              // eslint-disable-next-line react/no-array-index-key
              <DrawnDeck key={at} scene={scene} deck={deck} at={at} seed={seed} />
            ))}
          </ol>
        </section>
      )}
    </DecksPage>
  );
}

interface RandomWishProps extends RandomTableProps {
  readonly onWish: (to: { readonly seats?: number; readonly seed?: string }) => void;
}

/** For how many is drawn, and from which seed. */
function RandomWish({ scene: { game }, seats, seed, onWish }: RandomWishProps): ReactNode {
  const said = useDeckTexts();
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  return (
    <div className="random-wish">
      {counts.length > 1 && (
        <Segments
          label={said.players}
          values={counts}
          words={Object.fromEntries(counts.map((count) => [count, count]))}
          value={String(seats)}
          onValue={(count) => onWish({ seats: Number(count) })}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('seed');
          onWish({ seed: typeof typed === 'string' ? typed : '' });
        }}
      >
        <InputField key={seed} label={said.seed} name="seed" type="text" maxLength={64} defaultValue={seed} />
      </form>
    </div>
  );
}

interface RandomSlipProps {
  readonly scene: DecksScene;
  readonly drawn: RandomTableDrawn;
  readonly onReroll: () => void;
}

/** Deals what was drawn, or draws again. */
function RandomSlip({ scene, drawn: { decks, settings }, onReroll }: RandomSlipProps): ReactNode {
  const said = useDeckTexts();
  const isPhone = useHouseFrame().mode === 'phone';
  const { dealing, problems, deal } = useDeal(scene.game);
  const onDeal = (): void =>
    deal(
      decks.map(({ text }) => text),
      settings as Parameters<typeof deal>[1],
    );
  return (
    <Slip
      stub={said.views.random}
      sign="good"
      acts={
        <>
          <Button onPress={onReroll}>
            <Dices aria-hidden="true" size={18} /> {said.reroll}
          </Button>
          <Button primary inert={dealing} onPress={onDeal}>
            {said.deal}
          </Button>
        </>
      }
    >
      <h2>{said.randomTitle}</h2>
      {!isPhone && <p>{said.randomText}</p>}
      {problems !== undefined && <ProblemList title={said.playFailed} problems={problems} />}
    </Slip>
  );
}

function SettingWords({ settings, scene: { speech } }: { readonly settings: MatchSettings; readonly scene: DecksScene }): ReactNode {
  const entries = Object.entries(settings);
  if (entries.length === 0) return undefined;
  return (
    <dl className="random-settings">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{sayLabel(name, speech)}</dt>
          <dd>
            {[value]
              .flat()
              .map((each) => sayLabel(String(each), speech))
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DrawnDeckProps {
  readonly scene: DecksScene;
  readonly deck: ShownDeck;
  readonly at: number;
  readonly seed: string;
}

function DrawnDeck({ scene, deck: { draft, text, sections }, at, seed }: DrawnDeckProps): ReactNode {
  const said = useDeckTexts();
  const { game, speech } = scene;
  const leader = knownSheets(game.id).get(draft.leader);
  const choices = (leader === undefined ? sections.map(({ label }) => label) : draft.choices).map((choice) => sayLabel(choice, speech));
  const name = draft.name || [leader?.name[speech.language] ?? '', ...choices].filter((each) => each !== '').join(' · ');
  const keep = (): void => {
    const own = `${name} (${seed})`;
    const id = keepDeck({ game: game.id, name: own, text, leader: draft.leader, cards: draft.cards.map(({ card }) => card) });
    goTo({ kind: 'decks', game: game.id, view: 'deck', arg: id });
  };
  return (
    <li className="random-deck mat" data-game={game.id}>
      {leader !== undefined && <CardTile scene={scene} sheet={leader} onOpen={keep} />}
      <div>
        <h2>{name}</h2>
        <p>{said.seat(at + 1)}</p>
        {choices.length > 0 && <p>{choices.join(' · ')}</p>}
        <Button label={`${said.saveCopy}: ${name}`} onPress={keep}>
          {said.saveCopy}
        </Button>
      </div>
    </li>
  );
}
