/** What leads on from a card: its rules, the decks that have it, and the cards nearest to it. */

import type { CollectionCard } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { useTexts } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';
import { keptDecks } from '../setting-up/kept-decks.ts';
import { lookOf } from '../table/game-looks.ts';
import { everything, queryOf } from './card-filter.ts';
import type { DecksScene } from './decks-scene.ts';
import { sayLikeness } from './say-likeness.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface CardRulesProps {
  readonly scene: DecksScene;
  readonly rules: CollectionCard['rules'];
}

/** The rules that are about a card; each opens the rulebook, and leads to the other cards that it is about. */
export function CardRules({ scene: { game }, rules }: CardRulesProps): ReactNode {
  const said = useDeckTexts();
  return (
    <section aria-labelledby="card-rules">
      <h2 id="card-rules">{said.rulesOn}</h2>
      {rules.length === 0 && <p className="mute">{said.noRules}</p>}
      <ul className="card-links">
        {rules.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="card-link" title={id} onClick={() => rulebook.write({ rule: id })}>
              <b>{title}</b> <small>{id}</small>
            </button>
            <a
              className="link"
              href={formatRoute({ kind: 'decks', game: game.id, view: 'cards', arg: queryOf({ ...everything, rule: id }).toString() })}
            >
              {said.itsCards}
              <span className="unseen"> {id}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The decks that have a card: the reader’s first, then those that come with the game. */
export function CardDecks({
  scene: { game },
  known: { sheet, decks },
}: {
  readonly scene: DecksScene;
  readonly known: CollectionCard;
}): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const own = useStore(keptDecks).filter((deck) => deck.game === game.id && (deck.leader === sheet.key || deck.cards.includes(sheet.key)));
  const links = [
    ...own.map(({ id, name }) => ({ id, name: name || texts.unnamedDeck, whose: said.yours })),
    ...decks.map((name) => ({ id: `ready:${name}`, name, whose: said.withGame })),
  ];
  return (
    <section aria-labelledby="card-decks">
      <h2 id="card-decks">{said.decksWith}</h2>
      {links.length === 0 && <p className="mute">{said.noDecks}</p>}
      <ul className="card-links">
        {links.map(({ id, name, whose }) => (
          <li key={id}>
            <a className="card-link" href={formatRoute({ kind: 'decks', game: game.id, view: 'deck', arg: id })}>
              <b>{name}</b> <small>{whose}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cards nearest to one that is not made yet, each with what makes it near. */
export function NearestCards({
  scene: { game, speech },
  nearest,
}: {
  readonly scene: DecksScene;
  readonly nearest: CollectionCard['nearest'];
}): ReactNode {
  const said = useDeckTexts();
  return (
    <section aria-labelledby="card-nearest">
      <h2 id="card-nearest">{said.nearest}</h2>
      {nearest.length === 0 && <p className="mute">{said.noneNear}</p>}
      <ul className="near-cards mat" data-game={game.id}>
        {nearest.map(({ sheet, shared }) => (
          <li key={sheet.key}>
            <a href={formatRoute({ kind: 'decks', game: game.id, view: 'card', arg: sheet.key })}>
              <span className="unseen">{sheet.name[speech.language]}.</span>
              <CardFace face={lookOf(game.id).faceOf(sheet, speech)} size="board" priced />
              <small>{sayLikeness(shared, said, speech)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
