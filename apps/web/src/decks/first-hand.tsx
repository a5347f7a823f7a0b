/** Draws the first hand of a deck, as often as one likes: with the mulligan that the rules allow, and more cards after it. */

import type { ShuffledDeck } from '@crupier/protocol';
import { useCallback, useState, type ReactNode } from 'react';
import { drawLuck } from '../setting-up/kept-table.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { RuleCite } from '../rulebook/rule-cite.tsx';
import { useAsked } from '../wire/use-asked.ts';
import { CardTile } from './card-tile.tsx';
import { knownSheets, shuffleDeck } from './deck-api.ts';
import type { DecksScene } from './decks-scene.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface FirstHandProps {
  readonly scene: DecksScene;
  readonly text: string;
  readonly onClose: () => void;
}

/** The sheet of opening hands. */
export function FirstHand({ scene, text, onClose }: FirstHandProps): ReactNode {
  const said = useDeckTexts();
  const texts = useTexts();
  const language = useLanguage();
  const [seed, setSeed] = useState(drawLuck);
  const [isSecond, setSecond] = useState(false);
  const drawn = isSecond ? `${seed} 2` : seed;
  const { answer } = useAsked(
    useCallback(() => shuffleDeck(scene.game.id, text, { seed: drawn, language }), [scene.game.id, text, drawn, language]),
  );
  const again = (): void => {
    setSeed(drawLuck());
    setSecond(false);
  };
  return (
    <Drawer
      title={said.hand}
      wide
      onClose={onClose}
      foot={
        <div className="drawer-foot">
          <Button onPress={again}>{said.anotherHand}</Button>
        </div>
      }
    >
      <p>{said.handSeed(seed)}</p>
      {answer === undefined && <output>{texts.loading}</output>}
      {answer?.ok === false && <p className="problem">{answer.problems[0]?.text ?? texts.failed}</p>}
      {answer?.ok === true && <Hand key={drawn} scene={scene} deck={answer.value} isSecond={isSecond} onSecond={() => setSecond(true)} />}
    </Drawer>
  );
}

interface HandProps {
  readonly scene: DecksScene;
  readonly deck: ShuffledDeck;
  /** Whether a whole new hand was drawn already. */
  readonly isSecond: boolean;
  readonly onSecond: () => void;
}

function Hand({ scene, deck: { hand, order }, isSecond, onSecond }: HandProps): ReactNode {
  const said = useDeckTexts();
  const sheets = knownSheets(scene.game.id);
  const size = hand.size - (isSecond ? hand.fewer : 0);
  // The places in the order of the deck that are in the hand; what was put back is not drawn again.
  const [held, setHeld] = useState<readonly number[]>(() => order.slice(0, size).map((_, at) => at));
  const [next, setNext] = useState(size);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isDone, setDone] = useState(isSecond);
  const mayChoose = hand.mulligan === 'some' && !isDone;
  const toggle = (at: number): void => setChosen(chosen.includes(at) ? chosen.filter((each) => each !== at) : [...chosen, at]);
  const draw = (count: number, from: readonly number[]): void => {
    const drawn = order.slice(next, next + count).map((_, at) => next + at);
    setHeld([...from, ...drawn]);
    setNext(next + drawn.length);
  };
  const putBack = (): void => {
    draw(
      chosen.length,
      held.filter((at) => !chosen.includes(at)),
    );
    setChosen([]);
    setDone(true);
  };
  return (
    <>
      <p>
        {mayChoose && `${said.mulliganSome} `}
        {isDone && `${said.mulliganDone} `}
        <RuleCite rule={hand.rule} speech={scene.speech} />
      </p>
      <ul className="card-tiles" aria-label={said.handOf}>
        {held.map((at) => {
          const sheet = sheets.get(order[at] ?? '');
          return sheet === undefined ? undefined : (
            <li key={at}>
              <CardTile
                scene={scene}
                sheet={sheet}
                pressed={mayChoose ? chosen.includes(at) : undefined}
                onOpen={() => (mayChoose ? toggle(at) : undefined)}
              />
            </li>
          );
        })}
      </ul>
      <p aria-live="polite">{next >= order.length ? said.deckEmpty : said.left(order.length - next)}</p>
      <div className="deck-acts">
        {mayChoose && (
          <Button inert={chosen.length === 0} onPress={putBack}>
            {said.putBack(chosen.length)}
          </Button>
        )}
        {hand.mulligan === 'all' && !isDone && <Button onPress={onSecond}>{said.newHand(hand.size - hand.fewer)}</Button>}
        <Button
          inert={next >= order.length}
          onPress={() => {
            draw(1, held);
            setDone(true);
          }}
        >
          {said.drawOne}
        </Button>
      </div>
    </>
  );
}
