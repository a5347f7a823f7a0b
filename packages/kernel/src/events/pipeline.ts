import { heardOption } from '../match/ability-options.ts';
import type { HappenLocals } from '../match/happening.ts';
import { hearers, isHeardAt } from '../derived/listeners.ts';
import { nameOfHeard } from '../match/listener-index.ts';
import { endOnce } from './lasting.ts';
import type { Program } from '../match/match.ts';
import { callHeard } from './call-heard.ts';
import { bringForward, dropLapsed, keepEvents } from './batch.ts';
import { COMMIT, commitAndSettle, INTERRUPTED, nothingHappened, REACT } from './raise.ts';
import { openAfter, openBefore } from './windows.ts';
import { program } from '../match/make-program.ts';
import { answerTogether, hiddenAmong, offeredTogether, replacedApart, replacementsOf } from './replacements.ts';
import { alikeInOrder } from './same-order.ts';
import type { Option } from '../state/decision.ts';
import { assert } from '../state/result.ts';
import type { CoreState, GameEvent } from '../state/state.ts';

/** The step that looks for what several cards of a batch offer one player. */
const TOGETHER = 'show what several would replace';
/** The step in which the cards are shown whose abilities would replace the event. */
const DISCLOSE = 'show what would replace it';
/** The step in which a player says which of several events is replaced next. */
const WHICH = 'say which event is replaced next';
/** The step that goes on with the next event. */
const NEXT = 'next event of the batch';

/**
 * The way of every change: prohibitions, replacements, interrupts, commit, reactions. What nobody hears is written by `raise` at
 * once: there is nobody to prohibit, replace or interrupt it. `cites` has the ledger rows that its steps carry out for the game.
 */
// oxlint-disable-next-line max-lines-per-function -- a table of steps, each of which is a function of its own
export function happenProgram<S extends CoreState>(cites?: Readonly<Record<string, string>>): Program<S, HappenLocals> {
  const rule = (own: string): string => (cites?.[own] === undefined ? own : `${own} ${cites[own]}`);
  return program<S, HappenLocals>('happen', [
    {
      name: 'drop what is prohibited',
      rule: rule('KERNEL-PROHIBIT'),
      do: (match, { locals }) => {
        if (isHeardAt(match, 'prohibit', locals.events)) keepEvents(locals, (event) => hearers(match, 'prohibit', event).length === 0);
        return locals.decidesEntering === true || isHeardAt(match, 'replace', locals.events) ? undefined : 'interrupt';
      },
    },
    {
      name: TOGETHER,
      rule: rule('KERNEL-DISCLOSE'),
      do: (match, { locals }) => {
        const offered = offeredTogether(match, locals);
        if (offered === undefined) return WHICH;
        const hidden = hiddenAmong(match, offered.heard);
        if (hidden.length > 0) match.game.policy.revealHidden?.(match, hidden);
        return undefined;
      },
    },
    {
      name: 'say which of several replace',
      rule: rule('KERNEL-REPLACE-TOGETHER'),
      ask: (match, { locals }) => {
        const offered = offeredTogether(match, locals);
        if (offered === undefined) return undefined;
        const options = offered.heard.map((heard) => heardOption(match, 'replace', heard, 0));
        return { kind: 'replace', seat: offered.seat, purpose: 'whichReplaceThemselves', min: 0, max: options.length, options };
      },
      take: (match, { locals }, chosen) => {
        const offered = offeredTogether(match, locals);
        assert(offered !== undefined, 'What several cards offered is still offered.');
        const answers = answerTogether(
          match,
          offered,
          chosen.map(({ card }) => card),
        );
        locals.answered = [...(locals.answered ?? []), ...answers];
        offered.offers.forEach((offer, at) => match.game.policy.offered?.(match, offer, answers[at]?.isTaken === true));
        return TOGETHER;
      },
    },
    {
      name: WHICH,
      rule: rule('KERNEL-REPLACE-ORDER'),
      ask: (match, { locals }) => {
        const apart = replacedApart(match, locals);
        if (apart === undefined) return undefined;
        const waiting = apart.each.map(({ heard }) => heard);
        const alike = alikeInOrder(match, waiting, false);
        const options = waiting.map((heard, at): Option => {
          const offered = heardOption(match, 'replace', heard, at);
          return alike[at] === true ? { ...offered, alike: true } : offered;
        });
        return { kind: 'replace', seat: apart.seat, purpose: 'whichReplacement', options };
      },
      take: (match, { locals }, [chosen]) =>
        bringForward(locals, replacedApart(match, locals)?.each[chosen?.value ?? 0]?.at ?? locals.index),
    },
    {
      name: DISCLOSE,
      rule: rule('KERNEL-DISCLOSE'),
      do: (match, { locals }) => {
        const event = locals.events[locals.index];
        const open = event === undefined ? [] : replacementsOf(match, locals, event);
        if (event !== undefined && locals.decidesEntering === true && match.game.policy.decideEntering?.(match, event, open) === true)
          return DISCLOSE;
        if (open.length === 0) return NEXT;
        const hidden = hiddenAmong(match, open);
        if (hidden.length > 0) match.game.policy.revealHidden?.(match, hidden);
        return undefined;
      },
    },
    {
      name: 'replace',
      rule: rule('KERNEL-REPLACE'),
      ask: (match, { locals }) => {
        const event = locals.events[locals.index];
        const open = event === undefined ? [] : replacementsOf(match, locals, event);
        if (event === undefined || open.length === 0) return undefined;
        const options = open.map((each, at) => heardOption(match, 'replace', each, at));
        return { kind: 'replace', seat: match.game.policy.chooser(match, event), purpose: 'whichReplacement', options };
      },
      take: (match, { locals }, [chosen]) => {
        const event = locals.events[locals.index] as GameEvent;
        const heard = replacementsOf(match, locals, event)[chosen?.value ?? 0];
        assert(heard !== undefined, 'A replacement that was offered applies.');
        locals.used = [...locals.used, nameOfHeard(heard)];
        if (match.game.policy.usesUp?.(match, heard, event) !== false) endOnce(match, [heard]);
        callHeard(match, heard);
        return DISCLOSE;
      },
    },
    {
      name: NEXT,
      rule: rule('KERNEL-REPLACE'),
      do: (_match, { locals }) => {
        locals.used = [];
        // After the last one the batch looks as one does that nothing replaces, which skips these steps.
        locals.index = locals.index < locals.events.length ? locals.index + 1 : 0;
        return locals.index === 0 ? undefined : WHICH;
      },
    },
    {
      name: 'interrupt',
      rule: rule('KERNEL-INTERRUPT'),
      do: (match, { locals }) => {
        dropLapsed(match, locals);
        if (locals.events.length === 0) return nothingHappened(match, locals);
        openBefore(match, locals.events);
        return undefined;
      },
    },
    {
      name: INTERRUPTED,
      rule: rule('KERNEL-INTERRUPT'),
      do: (match, { locals }) => {
        dropLapsed(match, locals);
        return locals.events.length === 0 ? nothingHappened(match, locals) : undefined;
      },
    },
    { name: COMMIT, rule: rule('KERNEL-COMMIT'), do: (match, { locals }) => commitAndSettle(match, locals) },
    {
      name: REACT,
      rule: rule('KERNEL-REACT'),
      do: (match, { locals }) => openAfter(match, locals.heard, locals.events),
    },
  ]);
}
