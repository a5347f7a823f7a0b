import type { Hint, PlannedAnswer } from '@crupier/bots';
import { type Problem, type Result, fail, ok, unreachable } from '@crupier/kernel';
import type { BotTask, Wish } from './bot-task.ts';
import { BotThread, type Patience, type StartBotWorker, type TaskEnd } from './bot-thread.ts';
import { SharesOfTables } from './shares.ts';
import { answerOf, type BotQuestion, hintOf, type MaybeCut, type Question, type Thinker } from './thinker.ts';

/** What a pool of threads is made from. */
export interface BotPoolParts extends Partial<Patience> {
  /** Starts a thread, which loads games of its own. */
  readonly start: StartBotWorker;
  readonly threads: number;
  /** Told of a thread that has ended or hangs, and of a bot that was cut short, with the table for which it thought. */
  readonly onTrouble: (table: string, problem: Problem) => void;
}

const ordinaryPatience: Patience = { cutMs: 5000, thinkMsMax: 20_000 };

/** A question that waits for a thread. */
type Waiting = (thread: BotThread | undefined) => void;

/**
 * Bots that think in threads of their own, a question at a time in each: tables, sockets and requests go on meanwhile. A thread that ends
 * is asked once more on another; where that fails too, or it hangs, the answer is one at random, so that the match goes on, and a hint fails.
 * A bot that has not come to its end in time answers with the best that it has found so far. Where all threads are busy, whoever has had
 * least thought for them comes first, and of their tables the one that has: neither bots that think long nor many tables of one person keep
 * others waiting.
 */
export function botPool({ start, threads, onTrouble, ...given }: BotPoolParts): Thinker {
  const patience = { ...ordinaryPatience, ...given };
  const all = Array.from({ length: threads }, () => new BotThread(start, patience));
  const idle = [...all];
  const queue = new SharesOfTables<Waiting>();
  let isClosed = false;
  let tasks = 0;

  const release = (thread: BotThread): void => {
    const next = queue.next();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };
  /** A thread as soon as one is idle; undefined where the question is void before. */
  const takeThread = ({ table, payer = table }: Question, isVoid: AbortSignal): Promise<BotThread | undefined> => {
    const thread = isVoid.aborted || isClosed ? undefined : idle.pop();
    if (thread !== undefined || isVoid.aborted || isClosed) return Promise.resolve(thread);
    return new Promise((resolve) => {
      const leave = queue.add(payer, table, (given) => {
        isVoid.removeEventListener('abort', drop);
        resolve(given);
      });
      const drop = (): void => {
        leave();
        resolve(undefined);
      };
      isVoid.addEventListener('abort', drop, { once: true });
    });
  };
  const askOnce = async (question: Question, wish: Wish, isVoid: AbortSignal): Promise<TaskEnd | undefined> => {
    const thread = await takeThread(question, isVoid);
    if (thread === undefined) return undefined;
    tasks = (tasks % 0x7fff_ffff) + 1;
    const task = taskOf(tasks, question, wish);
    const giveUp = (): void => thread.giveUp(task);
    isVoid.addEventListener('abort', giveUp, { once: true });
    const begun = performance.now();
    const end = await thread.run(task);
    queue.charge(question.payer ?? question.table, question.table, performance.now() - begun);
    isVoid.removeEventListener('abort', giveUp);
    release(thread);
    return isVoid.aborted || isClosed ? undefined : end;
  };

  const ask = async (question: Question, wish: Wish, isVoid: AbortSignal): Promise<TaskEnd | undefined> => {
    const first = await askOnce(question, wish, isVoid);
    if (first?.kind !== 'crashed') return first;
    onTrouble(question.table, problemOf(first));
    return askOnce(question, wish, isVoid);
  };

  return {
    think: async (question, isVoid) => {
      // What costs less than to be told costs nothing here.
      if (question.level === 'random') return isVoid.aborted ? undefined : answerOf(question.match, question);
      const end = await ask(question, { kind: 'answer', level: question.level }, isVoid);
      return end && answerFrom(end, question, onTrouble);
    },
    hint: async (question, isVoid) => {
      const end = await ask(question, { kind: 'hint' }, isVoid);
      return end && hintFrom(end, question, onTrouble);
    },
    close: async () => {
      isClosed = true;
      for (const waiting of queue.empty()) waiting(undefined);
      await Promise.all(all.map((thread) => thread.end()));
    },
  };
}

function taskOf(id: number, { match, configuration, game, seat, dice }: Question, wish: Wish): BotTask {
  const hasOwnCards = (match.game.ownCards?.keys.length ?? 0) > 0;
  return { id, wish, game, seat, dice, state: match.save(), ...(hasOwnCards && { configuration }) };
}

/** What a bot answers, however its thinking ended. */
function answerFrom(end: TaskEnd, question: BotQuestion, onTrouble: BotPoolParts['onTrouble']): MaybeCut<PlannedAnswer> {
  switch (end.kind) {
    case 'answer':
      if (end.answered.cutMs !== undefined)
        onTrouble(question.table, { code: 'bots.cut', at: '', values: { level: question.level, ms: end.answered.cutMs } });
      return end.answered;
    case 'hint':
    case 'unknownGame':
      return answerOf(question.match, question);
    case 'fault':
    case 'late':
    case 'crashed':
      onTrouble(question.table, problemOf(end));
      return answerOf(question.match, { ...question, level: 'random' });
    default:
      return unreachable(end);
  }
}

/** The hint that was asked for, however the thinking ended. */
function hintFrom(end: TaskEnd, question: Question, onTrouble: BotPoolParts['onTrouble']): Result<MaybeCut<Hint>> {
  switch (end.kind) {
    case 'hint':
      return ok(end.hint);
    case 'answer':
    case 'unknownGame':
      return ok(hintOf(question.match, question));
    case 'fault':
    case 'late':
    case 'crashed':
      onTrouble(question.table, problemOf(end));
      return fail('hint.failed');
    default:
      return unreachable(end);
  }
}

function problemOf(end: TaskEnd & { readonly kind: 'fault' | 'late' | 'crashed' }): Problem {
  if (end.kind === 'late') return { code: 'bots.late', at: '', values: {} };
  return { code: `bots.${end.kind}`, at: '', values: { reason: end.kind === 'fault' ? end.sentence : end.reason } };
}
