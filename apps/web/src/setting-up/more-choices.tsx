/** Everything else that can be chosen for a match: a line says what is in force, and unfolds. */

import type { GameChoices, SpokenProblem } from '@crupier/protocol';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { keptTerms } from './kept-terms.ts';
import { hasEffect, hasTeams, isAbout, settingsOf, type Setting } from './match-settings.ts';
import { NameField } from './name-field.tsx';
import { OtherForm } from './other-form.tsx';
import { sayTerms } from './say-terms.ts';
import { sayValue } from './say-value.ts';
import { SettingForm } from './setting-form.tsx';
import { hasPersons, teamsFor, type OtherWish } from './table-wish.ts';
import { TermsForm } from './terms-form.tsx';
import { useSettingWords } from './use-setting-words.ts';
import type { TableSetup } from './use-table-setup.ts';
import { useSetupTexts } from './use-setup-texts.ts';

interface MoreChoicesProps {
  readonly setup: TableSetup;
  readonly choices: GameChoices;
  /** What was wrong with the last deal. */
  readonly problems: readonly SpokenProblem[];
}

/** The rest of what is chosen, folded unless something is wrong with it. */
export function MoreChoices({ setup, choices, problems }: MoreChoicesProps): ReactNode {
  const said = useSetupTexts();
  const texts = useTexts();
  const { game, wish, kept, settings, set, change, changeKept } = setup;
  const { name } = useStore(preferences);
  const [isOpen, setOpen] = useState(false);
  const rest = restOf(setup, choices);
  const isWrong = problems.some(({ at }) => rest.some((setting) => isAbout(at, setting.name)));
  const inForce = useInForce(setup, rest);
  const changeOther = (at: number, changed: Partial<OtherWish>): void =>
    change({ others: wish.others.map((other, place) => (place === at ? { ...other, ...changed } : other)) });
  return (
    <details className="more" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronDown aria-hidden="true" size={20} />
        <b>{said.more}</b>
        <span>{inForce}</span>
      </summary>
      {(isOpen || isWrong) && (
        <div className="more-form">
          <NameField
            label={texts.yourName}
            value={name}
            placeholder={texts.defaultName}
            onValue={(to) => preferences.change((before) => ({ ...before, name: to }))}
          />
          <TeamsForm setup={setup} />
          {wish.others.map((other, at) => (
            <OtherForm
              // The others are told apart by their seat and nothing else.
              // eslint-disable-next-line react/no-array-index-key
              key={at}
              game={game}
              place={wish.others.length > 1 ? at + 2 : undefined}
              other={other}
              onOther={(changed) => changeOther(at, changed)}
            />
          ))}
          <SettingForm
            game={game}
            settings={rest}
            chosen={settings}
            cards={kept.cards}
            problems={problems}
            onValue={set}
            onCards={(cards) => changeKept({ cards })}
          />
          {hasPersons(wish.others) && <TermsForm game={game.id} friends={wish.others.filter(({ kind }) => kind === 'friend').length} />}
        </div>
      )}
    </details>
  );
}

/** The settings that have no place of their own on the page and have an effect now. */
function restOf({ game, settings }: TableSetup, { faces, difficulty, needs }: GameChoices): readonly Setting[] {
  return settingsOf(game).filter(
    ({ name }) => faces[name] === undefined && name !== difficulty && hasEffect({ setting: name, settings, needs, game }),
  );
}

/** What is in force of all that, in a line. */
function useInForce({ game, wish, settings, kept }: TableSetup, rest: readonly Setting[]): string {
  const said = useSetupTexts();
  const texts = useTexts();
  const say = useSettingWords(game.id);
  const terms = useStore(keptTerms(game.id));
  const agreed = hasPersons(wish.others)
    ? [
        ...(terms.clock === undefined ? [said.noClock] : []),
        ...(terms.delay === undefined ? [said.noDelay] : []),
        ...sayTerms(terms, texts),
      ]
    : [];
  const set = rest.flatMap((setting) => {
    const value = settings[setting.name] ?? (setting.kind === 'words' ? setting.words[0] : undefined);
    const words = value === undefined ? undefined : sayValue(value, say, texts);
    return words === undefined ? [] : [`${say.name(setting.name)}: ${words}`];
  });
  const cards = kept.cards.trim() === '' ? [] : [texts.ownCards];
  const all = [...agreed, ...set, ...cards];
  return all.length === 0 ? said.asUsual : all.join(' · ');
}

/** In which teams they play, where the game leaves a choice. */
function TeamsForm({ setup: { game, wish, change } }: { readonly setup: TableSetup }): ReactNode {
  const texts = useTexts();
  const seats = wish.others.length + 1;
  const teams = hasTeams(game) ? teamsFor(seats) : [];
  if (teams.length < 2) return undefined;
  return (
    <Segments
      label={texts.teams}
      values={teams.map(String)}
      words={Object.fromEntries(teams.map((count) => [String(count), texts.teamsOf(count, seats)]))}
      value={String(wish.teams)}
      onValue={(count) => change({ teams: Number(count) })}
    />
  );
}
