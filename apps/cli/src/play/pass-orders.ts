import type { PassSetting, Yield } from '@crupier/protocol';
import { knownBy, sayCard, sayLabel, sayPurpose } from '@crupier/protocol';
import { tell } from '../output.ts';
import { labelsOf } from './answer-text.ts';
import type { Asked } from './face.ts';
import type { PassOrder } from './pass-order.ts';
import { usualStops } from './passes.ts';
import type { Sitting } from './sitting.ts';

/** Does what a person typed about when they are asked. True where the open question is to be looked at again: it may be passed now. */
export function takePassOrder(sitting: Sitting, asked: Asked, order: PassOrder): boolean {
  const { passes } = sitting.manners;
  const before = passes.of(asked.seat);
  const after = settingBy(sitting, asked, order, before);
  if (typeof after === 'string') {
    sitting.face.problem({ code: after, at: '', values: {} });
    return false;
  }
  if (after !== before) {
    const problem = passes.change(asked.seat, after);
    if (problem !== undefined) sitting.face.problem(problem);
  }
  sitting.face.list('stops', order.kind === 'until' ? [sayUntil(sitting, after)] : listStops(sitting, after));
  return after !== before;
}

/** The setting that an order leads to, or the code of what is wrong with it. */
function settingBy(sitting: Sitting, asked: Asked, order: PassOrder, before: PassSetting): PassSetting | string {
  const { game } = sitting.line;
  switch (order.kind) {
    case 'list':
      return before;
    case 'usual':
      return { ...before, ...usualStops(game), everything: false, waiting: false };
    case 'everything':
      return { ...withoutUntil(before), everything: !before.everything };
    case 'waiting':
      return { ...before, waiting: before.waiting !== true };
    case 'ends':
      return { ...before, ends: before.ends !== true };
    case 'until':
      if (game.passing === undefined) return 'play.noStops';
      return order.until === undefined ? withoutUntil(before) : { ...before, everything: false, until: order.until };
    case 'stop': {
      const moment = momentsOf(sitting)[order.moment - 1];
      return moment === undefined ? 'play.noSuchStop' : { ...before, [order.turns]: toggled(before[order.turns], moment) };
    }
    case 'always': {
      const made = yieldFor(asked, order);
      return made === undefined ? 'play.noYield' : { ...before, yields: [...yieldsBut(before, made), made] };
    }
    case 'revoke': {
      const revoked = before.yields?.[order.place - 1];
      return revoked === undefined ? 'play.noSuchYield' : { ...before, yields: yieldsBut(before, revoked) };
    }
  }
}

function withoutUntil({ until: _passing, ...kept }: PassSetting): PassSetting {
  return kept;
}

function toggled(moments: readonly string[], moment: string): readonly string[] {
  return moments.includes(moment) ? moments.filter((each) => each !== moment) : [...moments, moment];
}

function yieldsBut({ yields = [] }: PassSetting, { about, answer }: Yield): readonly Yield[] {
  return yields.filter((each) => each.about !== about || (each.answer === 'pass') !== (answer === 'pass'));
}

/** What is to be answered always as an order says; undefined where the open question is not about such a thing. */
function yieldFor({ open, view }: Asked, { answer, option }: PassOrder & { readonly kind: 'always' }): Yield | undefined {
  const { kind, ask, source, purpose } = open;
  if (ask === undefined) return undefined;
  const cardOf = (handle: string | undefined): string => {
    const seen = handle === undefined ? undefined : view.cards[handle];
    return seen === undefined ? '' : knownBy(seen);
  };
  if (answer === 'asOffered') return kind === 'arrange' ? { about: purpose, card: '', answer } : undefined;
  if (answer === 'pass') return ask.respondsTo === undefined ? undefined : { about: ask.respondsTo, card: cardOf(source), answer };
  if (kind === 'may') return ask.min === 0 && ask.ability !== undefined ? { about: ask.ability, card: cardOf(source), answer } : undefined;
  const chosen = ask.options[labelsOf(kind, ask).indexOf(String(option ?? ''))];
  if (kind !== 'respond' || answer !== 'no' || chosen?.ability === undefined) return undefined;
  return { about: chosen.ability, card: cardOf(chosen.card), answer };
}

/** The moments at which somebody may want to be asked, in the order of their numbers. */
function momentsOf({ line }: Sitting): readonly string[] {
  const { moments = [], responses = [] } = line.game.passing ?? {};
  return [...moments, ...responses];
}

/** Where a seat is asked, and what is always answered for it. */
function listStops(sitting: Sitting, setting: PassSetting): readonly string[] {
  const { io, speech } = sitting;
  const mark = (turns: readonly string[], moment: string): string => tell(io, turns.includes(moment) ? 'play.stopOn' : 'play.stopOff');
  const stops = momentsOf(sitting).map((moment, at) =>
    tell(io, 'play.stop', {
      number: at + 1,
      moment: sayLabel(moment, speech),
      own: mark(setting.own, moment),
      others: mark(setting.others, moment),
    }),
  );
  const yields = (setting.yields ?? []).map((each, at) => `${at + 1}. ${sayYield(sitting, each)}`);
  return [
    ...stops,
    ...(momentsOf(sitting).length === 0 && !setting.everything ? [] : [tell(io, attentionOf(setting))]),
    tell(io, setting.ends === true ? 'play.endsAsked' : 'play.endsAlone'),
    ...(setting.until === undefined ? [] : [sayUntil(sitting, setting)]),
    ...(yields.length === 0 ? [tell(io, 'play.yieldsNone')] : [tell(io, 'play.yields'), ...yields]),
  ];
}

/** How much a person is asked at their stops. */
function attentionOf({ everything, waiting }: PassSetting): 'play.fullControl' | 'play.waitingAsked' | 'play.waitingPassed' {
  if (everything) return 'play.fullControl';
  return waiting === true ? 'play.waitingAsked' : 'play.waitingPassed';
}

/** What is always answered, in words. */
function sayYield({ io, speech }: Pick<Sitting, 'io' | 'speech'>, { about, card, answer }: Yield): string {
  if (answer === 'asOffered') return tell(io, 'play.yieldOrder', { question: sayPurpose(about, speech) });
  return tell(io, yieldTexts[answer], { card: sayCard(card, speech) });
}

const yieldTexts = { pass: 'play.yieldPass', no: 'play.yieldNo', yes: 'play.yieldYes' } as const;

/** Until what everything is passed, and what is asked all the same. */
function sayUntil({ io }: Sitting, { until }: PassSetting): string {
  if (until === undefined) return tell(io, 'play.untilNothing');
  return tell(io, untilTexts[until]);
}

const untilTexts = { turn: 'play.untilTurn', response: 'play.untilResponse' } as const;
