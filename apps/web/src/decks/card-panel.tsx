/** A card shown large, with the rules that are about it and the decks that have it. */

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CardFace } from '../faces/card-face.tsx';
import { plainState } from '../faces/face.ts';
import { keptDecks } from '../setting-up/kept-decks.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { usePhone } from '../parts/use-media.ts';
import { useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { RuleCite } from '../rulebook/rule-cite.tsx';
import { lookOf } from '../table/game-looks.ts';
import { useAsked } from '../wire/use-asked.ts';
import { fetchCollectionCard } from './deck-api.ts';
import type { DecksScene } from './decks-scene.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface CardPanelProps {
  readonly scene: DecksScene;
  readonly card: string;
  /** The cards that the arrows lead through. */
  readonly among: readonly string[];
  readonly onCard: (card: string) => void;
  /** Shows the cards that a rule is about. */
  readonly onRule?: ((rule: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The large view. Escape closes it, arrows walk the cards. */
export function CardPanel({ scene, card, among, onCard, onRule, onClose }: CardPanelProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const step = useCallback(
    (by: -1 | 1): void => {
      const next = among[among.indexOf(card) + by];
      if (next !== undefined) onCard(next);
    },
    [among, card, onCard],
  );
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step]);
  const at = among.indexOf(card);
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className="zoom">
        <Dialog className="zoom-dialog" aria-label={said.results}>
          <div className="zoom-head card-panel-head">
            <Button icon label={said.previousCard} inert={at <= 0} onPress={() => step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </Button>
            <Button icon label={said.nextCard} inert={at < 0 || at === among.length - 1} onPress={() => step(1)}>
              <ChevronRight aria-hidden="true" />
            </Button>
            <span className="bar-space" />
            <Button icon label={texts.close} onPress={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <PanelBody scene={scene} card={card} onRule={onRule} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PanelBody({ scene, card, onRule }: Pick<CardPanelProps, 'scene' | 'card' | 'onRule'>): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const phone = usePhone();
  const { game, speech } = scene;
  const { answer } = useAsked(useCallback(() => fetchCollectionCard(game.id, card, language), [game.id, card, language]));
  const own = useStore(keptDecks).filter((deck) => deck.game === game.id && (deck.leader === card || deck.cards.includes(card)));
  if (answer === undefined) return <output>{texts.loading}</output>;
  if (!answer.ok) return <p className="problem">{answer.problems[0]?.text ?? texts.failed}</p>;
  const { sheet, rules, decks } = answer.value;
  const look = lookOf(game.id);
  const face = look.faceOf(sheet, speech);
  const rows = look.rowsOf(face, plainState, { texts, speech });
  const links = [
    ...own.map(({ id, name }) => [id, texts.keptDeck(name || texts.unnamedDeck)] as const),
    ...decks.map((name) => [`ready:${name}`, name] as const),
  ];
  return (
    <div className="zoom-body">
      <div className="zoom-face">
        <CardFace face={face} size={phone ? 'hand' : 'zoom'} />
      </div>
      <div className="zoom-words">
        <Heading slot="title" level={2}>
          {face.name}
        </Heading>
        <p className="zoom-type">
          {[face.typeWord, face.factionWord, face.traitWords.join(' ')].filter((each) => each !== '').join(' · ')}
        </p>
        {!sheet.playable && <p className="tag not-yet">{said.notYet}</p>}
        <div className="zoom-text">
          {face.text.length === 0 ? <p>{texts.noText}</p> : face.text.map((line) => <p key={line}>{line.replaceAll('**', '')}</p>)}
        </div>
        <p className="card-entry-facts">
          {rows.map(({ word, value }) => `${word} ${typeof value === 'string' ? value : value.now}`).join(' · ')}
        </p>
        <h3>{said.rulesOn}</h3>
        {rules.length === 0 && <p>{said.noRules}</p>}
        <ul className="panel-links">
          {rules.map(({ id, title }) => (
            <li key={id}>
              <RuleCite rule={id} speech={speech} /> <span>{title}</span>
              {onRule !== undefined && (
                <button type="button" className="link" onClick={() => onRule(id)}>
                  {texts.seeRuleCards}
                  <span className="unseen"> {id}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <h3>{said.decksWith}</h3>
        {links.length === 0 && <p>{said.noDecks}</p>}
        <ul className="panel-links">
          {links.map(([id, name]) => (
            <li key={id}>
              <a className="link" href={formatRoute({ kind: 'decks', game: game.id, view: 'deck', arg: id })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
