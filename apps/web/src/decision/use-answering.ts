/** The answer in progress: what is chosen so far, which card a first tap has armed, and which card's menu is open. */

import type { Handle, SeenDecision } from '@crupier/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { Pressing } from '../table/scene/table-context.ts';
import { actsBySpot, choicesOf, marksOf, onlyPlay, opensChoice, type ActSigns, type Choice, type Choices } from './card-choices.ts';
import { addShare, answersAtOnce, canAddShare, choosesSteps, startDraft, toggleOption, type Draft } from './draft.ts';
import { isPaidByCards, isPayment, surplusOf, toggleCard } from './payment.ts';
import { useDrop, type DropCard } from './use-drop.ts';

/** The menu at a card: what can be done with it. */
export interface CardMenu {
  readonly handle: Handle;
  readonly element: HTMLElement;
  readonly choices: readonly Choice[];
}

/** What a table needs to let its seat answer. */
export interface Answering {
  readonly decision: SeenDecision | undefined;
  readonly draft: Draft | undefined;
  readonly choices: Choices;
  readonly marks: ReturnType<typeof marksOf>;
  readonly armed: Handle | undefined;
  readonly menu: CardMenu | undefined;
  readonly closeMenu: () => void;
  /** What can be done with a card, one for each spot that can be named with it. */
  readonly actsOn: (handle: Handle) => readonly Choice[];
  /** Whether pressing a card opens a choice of what is done with it. */
  readonly opensMenu: (handle: Handle) => boolean;
  readonly setDraft: (draft: Draft) => void;
  /** Presses a card that the question is about. */
  readonly press: (handle: Handle, how: Pressing, element: HTMLElement) => void;
  readonly drop: DropCard;
  /** Presses an option wherever it is shown: answers at once, or changes the answer in progress. */
  readonly choose: (index: number) => void;
  readonly submit: (chosen: readonly number[]) => void;
  /** Answers with one option, and with the spot that is named with it. */
  readonly act: (choice: Choice) => void;
}

interface InProgress {
  readonly draft: Draft;
  readonly armed: Handle | undefined;
  readonly menu: CardMenu | undefined;
}

/** What was begun of an answer, and how it goes on. What was begun for another question counts for nothing. */
function useProgress(asked: SeenDecision | undefined): {
  readonly current: InProgress | undefined;
  readonly draft: Draft | undefined;
  readonly change: (changed: Partial<InProgress>) => void;
} {
  const [kept, setKept] = useState<InProgress | undefined>(undefined);
  const current = asked !== undefined && kept?.draft.decision === asked.id ? kept : undefined;
  const draft = useMemo(() => current?.draft ?? (asked === undefined ? undefined : startDraft(asked)), [current, asked]);
  const change = useCallback(
    (changed: Partial<InProgress>) => {
      if (draft !== undefined) setKept({ draft, armed: undefined, menu: undefined, ...changed });
    },
    [draft],
  );
  return { current, draft, change };
}

/** Sends an answer, and the spot where the card was let go of that gave it. */
export type Send = (decision: number, chosen: readonly number[], spot?: string) => void;

/** How the questions of a table are answered. */
interface Manner {
  /** The signs of the game's acts. */
  readonly acts: ActSigns;
  /** Whether each question is answered by itself, as where a lesson speaks of each: then no spot is named with an act. */
  readonly oneByOne: boolean;
}

/** What can be done with each card, and whether pressing it opens a choice of that. */
function useActsOnCards(
  asked: SeenDecision | undefined,
  choices: Choices,
  { acts, oneByOne }: Manner,
): Pick<Answering, 'actsOn' | 'opensMenu'> {
  const actsOn = useCallback(
    (handle: Handle) => {
      const here = choices.byCard.get(handle) ?? [];
      return oneByOne ? here : actsBySpot(here);
    },
    [choices, oneByOne],
  );
  const opensMenu = useCallback(
    (handle: Handle) => asked !== undefined && answersAtOnce(asked) && opensChoice(asked, actsOn(handle), acts),
    [asked, actsOn, acts],
  );
  return { actsOn, opensMenu };
}

/** Lets a seat answer the open question; `send` takes the whole answer. */
export function useAnswering(decision: SeenDecision | undefined, { acts, oneByOne }: Manner, send: Send): Answering {
  const asked = decision?.ask === undefined ? undefined : decision;
  const { current, draft, change } = useProgress(asked);
  const choices = useMemo(() => choicesOf(decision), [decision]);
  const marks = useMemo(() => marksOf(decision, { draft, armed: current?.armed }, acts), [decision, draft, current?.armed, acts]);

  const submit = useCallback(
    (chosen: readonly number[], spot?: string) => {
      if (asked === undefined) return;
      change({});
      send(asked.id, chosen, spot);
    },
    [asked, change, send],
  );
  const choose = useCallback(
    (index: number) => {
      if (asked?.ask === undefined || draft === undefined) return;
      if (answersAtOnce(asked)) submit([index]);
      else if (choosesSteps(asked)) change({ draft: addShare(draft, asked, index) });
      else if (asked.kind !== 'arrange') change({ draft: toggleOption(draft, asked.ask, index) });
    },
    [asked, draft, change, submit],
  );
  const pay = usePay({ asked, draft }, { submit, change });
  const { actsOn, opensMenu } = useActsOnCards(asked, choices, { acts, oneByOne });
  const press = useCallback(
    (handle: Handle, how: Pressing, element: HTMLElement): void => {
      const here = choices.byCard.get(handle) ?? [];
      const [first] = here;
      if (asked?.ask === undefined || first === undefined) return;
      if (isPayment(asked) && draft !== undefined && isPaidByCards(asked.ask)) return pay(handle, here[0]?.index ?? 0);
      if (!answersAtOnce(asked)) {
        choose(nextOf(here, draft, asked));
        return;
      }
      const several = opensMenu(handle);
      const play = how === 'swipe' ? onlyPlay(asked, here, acts) : undefined;
      if (play !== undefined) return submit([play.index]);
      if (how === 'swipe') return change({ armed: handle });
      // What a tap has armed stands on the slip with its name: a second tap takes it where it is the only act, or lets go of it.
      if (how === 'touch' && current?.armed !== handle) change({ armed: handle });
      else if (!several) submit([first.index]);
      else change(how === 'touch' ? {} : { menu: { handle, element, choices: actsOn(handle) } });
    },
    [acts, actsOn, asked, choices, choose, current?.armed, change, draft, opensMenu, pay, submit],
  );

  const { drop, actAt } = useDrop({ asked, choices, acts, submit });
  return {
    decision,
    draft,
    choices,
    marks,
    armed: current?.armed,
    menu: current?.menu,
    closeMenu: useCallback(() => change({}), [change]),
    actsOn,
    opensMenu,
    setDraft: useCallback((to: Draft) => change({ draft: to }), [change]),
    press,
    drop,
    choose,
    submit,
    act: actAt,
  };
}

/** Pays with a card or takes it back. What is paid exactly is paid: one key takes that back. */
function usePay(
  { asked, draft }: { readonly asked: SeenDecision | undefined; readonly draft: Draft | undefined },
  { submit, change }: { readonly submit: (chosen: readonly number[]) => void; readonly change: (changed: Partial<InProgress>) => void },
): (card: Handle, index: number) => void {
  return useCallback(
    (card, index) => {
      if (asked?.ask === undefined || draft === undefined) return;
      const paid = toggleCard(draft, asked.ask, { index, card });
      if (surplusOf(paid, asked.ask) === 0) submit(paid.chosen);
      else change({ draft: paid });
    },
    [asked, draft, change, submit],
  );
}

/** Of several options about one card, the first that is not chosen yet; or the first, which takes it back. */
function nextOf(here: readonly Choice[], draft: Draft | undefined, decision: SeenDecision): number {
  const free = here.find(({ index }) =>
    choosesSteps(decision) ? draft !== undefined && canAddShare(draft, decision, index) : draft?.chosen.includes(index) !== true,
  );
  return (free ?? here[0])?.index ?? 0;
}
