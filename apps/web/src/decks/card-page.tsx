/** One card: its face, its text with links to rules, what is printed on it, and what leads on from it. */

import { sayLabel, type CardSheet, type CollectionCard } from '@crupier/protocol';
import { ChevronLeft, Hammer } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { plainState } from '../faces/face.ts';
import { Nothing } from '../home/nothing.tsx';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { useTitle } from '../parts/use-title.ts';
import { formatRoute } from '../route.ts';
import { RuleCite } from '../rulebook/rule-cite.tsx';
import { rulebook } from '../rulebook/rulebook-store.ts';
import { lookOf } from '../table/game-looks.ts';
import { useAsked } from '../wire/use-asked.ts';
import { CardDecks, CardRules, NearestCards } from './card-lists.tsx';
import { CardSlip } from './card-slip.tsx';
import { fetchCollectionCard } from './deck-api.ts';
import { DecksPage } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { linkTerms } from './link-terms.ts';
import { OwnMaker } from './own-maker.tsx';
import { useDeckTexts } from './use-deck-texts.ts';

interface CardPageProps {
  readonly scene: DecksScene;
  /** Its key. */
  readonly card: string;
}

/** The page of a card, once it has come. */
export function CardPage({ scene, card }: CardPageProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchCollectionCard(scene.game.id, card, language), [scene.game.id, card, language]));
  if (answer?.ok === true) return <Whole scene={scene} known={answer.value} />;
  return (
    <DecksPage scene={scene} at="cards" className="one-card">
      {answer === undefined ? (
        <>
          <h1 className="unseen">{said.views.cards}</h1>
          <BackLink scene={scene} />
          <output>{texts.loading}</output>
        </>
      ) : (
        <Nothing
          words={said.noCard}
          about={answer.problems[0]?.code === 'card.unknown' ? said.noCardText : (answer.problems[0]?.text ?? texts.failed)}
        >
          <a className="button" href={formatRoute({ kind: 'decks', game: scene.game.id, view: 'cards', arg: '' })}>
            {said.allCards}
          </a>
        </Nothing>
      )}
    </DecksPage>
  );
}

function BackLink({ scene: { game } }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  return (
    <a className="link back-link" href={formatRoute({ kind: 'decks', game: game.id, view: 'cards', arg: '' })}>
      <ChevronLeft aria-hidden="true" size={18} /> {said.allCards}
    </a>
  );
}

function Whole({ scene, known }: { readonly scene: DecksScene; readonly known: CollectionCard }): ReactNode {
  const said = useDeckTexts();
  const { mode, narrow } = useHouseFrame();
  const [isMaking, setMaking] = useState(false);
  const { game, speech } = scene;
  const { sheet, sketch } = known;
  const face = lookOf(game.id).faceOf(sheet, speech);
  const isBeside = mode === 'wide' && !narrow;
  const answers = known.rules.filter(({ text }) => text !== undefined);
  const lists = sheet.playable ? (
    <>
      <CardRules scene={scene} rules={known.rules.filter(({ text }) => text === undefined)} />
      <CardDecks scene={scene} known={known} />
    </>
  ) : (
    <NearestCards scene={scene} nearest={known.nearest} />
  );
  useTitle(`${face.name} · Crupier`);
  return (
    <DecksPage
      scene={scene}
      at="cards"
      className="one-card"
      side={
        <>
          {isBeside && <div className="card-lists">{lists}</div>}
          <CardSlip scene={scene} known={known} isMaking={isMaking} onMake={() => setMaking(true)} />
        </>
      }
    >
      <BackLink scene={scene} />
      <div className="card-whole">
        <div className="card-face mat" data-game={game.id}>
          <CardFace face={face} size={mode === 'phone' ? 'hand' : 'zoom'} />
        </div>
        <CardWords scene={scene} known={known} />
      </div>
      {isMaking && sketch !== undefined && <OwnMaker game={game.id} sketch={sketch} />}
      {answers.length > 0 && (
        <section className="card-answers" aria-labelledby="card-answers">
          <h2 id="card-answers">{said.howResolves}</h2>
          <ul>
            {answers.map(({ id, text }) => (
              <li key={id}>
                <p>{text}</p>
                <RuleCite rule={id} speech={speech} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isBeside && <div className="card-lists">{lists}</div>}
      {!sheet.playable && known.rules.length + known.decks.length > 0 && (
        <div className="card-lists">
          <CardRules scene={scene} rules={known.rules.filter(({ text }) => text === undefined)} />
          <CardDecks scene={scene} known={known} />
        </div>
      )}
    </DecksPage>
  );
}

/** The name in both languages, the text, why the card is not made, and what is printed on it. */
function CardWords({ scene, known: { sheet, rules } }: { readonly scene: DecksScene; readonly known: CollectionCard }): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const { game, speech } = scene;
  const face = lookOf(game.id).faceOf(sheet, speech);
  const other = speech.language === 'es' ? 'en' : 'es';
  return (
    <div className="card-words">
      <header>
        <h1>{face.name}</h1>
        {sheet.name[other] !== face.name && (
          <p className="mute">
            <span lang={other}>{sheet.name[other]}</span> · {said.inLanguage[other]}
          </p>
        )}
      </header>
      {(sheet.playable || face.text.length > 0) && (
        <div className="card-text">
          {face.text.length === 0 && <p>{texts.noText}</p>}
          {face.text.map((line) => (
            <p key={line}>
              {linkTerms(line.replaceAll('**', ''), rules).map(({ text, rule }, at) =>
                rule === undefined ? (
                  text
                ) : (
                  // Pieces of one line never change their places.
                  // eslint-disable-next-line react/no-array-index-key
                  <button key={at} type="button" className="term" title={rule} onClick={() => rulebook.write({ rule })}>
                    {text}
                  </button>
                ),
              )}
            </p>
          ))}
        </div>
      )}
      {!sheet.playable && (
        <p className="card-why">
          <Hammer aria-hidden="true" size={24} />
          <span>
            <b>{said.notMadeYet}</b> {face.text.length === 0 ? said.whyNoText : said.whyNotMade}
          </span>
        </p>
      )}
      <dl className="card-facts">
        {factsOf(sheet, scene, { texts, said }).map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What is printed on a card: its type, whose it is, its numbers, and where it is from. */
function factsOf(
  sheet: CardSheet,
  { game, speech, collection }: DecksScene,
  { texts, said }: { readonly texts: ReturnType<typeof useTexts>; readonly said: ReturnType<typeof useDeckTexts> },
): readonly (readonly [word: string, value: string])[] {
  const look = lookOf(game.id);
  const face = look.faceOf(sheet, speech);
  const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
  const rows = look
    .rowsOf(face, plainState, { texts, speech })
    .map(({ word, value }) => [word, typeof value === 'string' ? value : String(value.now)] as const);
  const side = ['house', 'path', 'faction'].find((fact) => sheet.facts[fact] !== undefined) ?? '';
  const set = collection.sets.find(({ code }) => code === sheet.facts['set'])?.name[speech.language] ?? '';
  const { rarity } = sheet.facts;
  const all = [
    [said.facets['type'] ?? '', joined(face.typeWord, face.traitWords.join(', '))],
    [said.facets[side] ?? side, face.factionWord],
    ...rows,
    [said.facets['set'] ?? '', joined(set, typeof rarity === 'string' ? sayLabel(rarity, speech) : '')],
  ] as const;
  return all.filter(([word, value], at) => value !== '' && all.findIndex(([other]) => other === word) === at);
}
