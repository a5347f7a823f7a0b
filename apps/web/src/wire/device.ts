/** The tables of this device: a worker that answers what a server would, where no server can be reached. */

import type { FailedRequest, Language, PortQuestion, PortReply, PortRequest } from '@crupier/protocol';
import type { Answer } from './answer.ts';
import type { Link, LinkListener } from './link.ts';

const KEY = 'crupier.device';
/** Where the worker's script is, from the page's root; undefined where none was built. */
const workerPath = import.meta.env.DEVICE_WORKER;

/** Whether this page can host tables by itself. */
export const hasDevice = workerPath !== undefined && typeof Worker !== 'undefined';

/** Whether tables were dealt on this device: then its worker is asked for them. */
export function keepsTables(): boolean {
  return hasDevice && localStorage.getItem(KEY) !== null;
}

function noteTables(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch (error) {
    console.warn('This browser keeps nothing: its tables are not listed.', error);
  }
}

/** The worker, and what waits for its answers. */
interface Device {
  readonly say: (question: PortQuestion) => void;
  readonly answers: Map<number, (answer: Answer<unknown>) => void>;
  readonly links: Map<number, LinkListener>;
}

let started: Device | undefined;
let asked = 0;
let opened = 0;

/** Where the page's files lie, whichever path of it is open. */
function pageRoot(): URL {
  return new URL(import.meta.env.BASE_URL, document.baseURI);
}

function start(path: string): Device {
  const worker = new Worker(new URL(path, pageRoot()), { type: 'module' });
  const answers: Device['answers'] = new Map();
  const links: Device['links'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<PortReply>) => {
    if (data.kind === 'told') return links.get(data.link)?.onMessage(data.text);
    answers.get(data.id)?.(answerOf(data));
    answers.delete(data.id);
  });
  // A script that cannot be fetched: whoever has asked is answered that nobody can be reached, and the next question tries again.
  worker.addEventListener('error', (event) => {
    console.warn('The tables of this device cannot be hosted.', event.message);
    worker.terminate();
    started = undefined;
    for (const take of answers.values()) take({ ok: false, problems: [] });
    for (const { onLost } of links.values()) onLost();
  });
  return { say: (question) => worker.postMessage(question), answers, links };
}

function answerOf({ ok, body }: PortReply & { readonly kind: 'answer' }): Answer<unknown> {
  return ok ? { ok, value: body } : { ok, problems: (body as Partial<FailedRequest>).problems ?? [] };
}

function device(): Device | undefined {
  if (workerPath === undefined) return undefined;
  started ??= start(workerPath);
  return started;
}

/** Asks this device what a server would be asked. */
export async function askDevice<T>(request: PortRequest): Promise<Answer<T>> {
  const to = device();
  if (to === undefined) return { ok: false, problems: [] };
  const id = ++asked;
  const answer = await new Promise<Answer<unknown>>((resolve) => {
    to.answers.set(id, resolve);
    to.say({ kind: 'ask', id, request });
  });
  if (answer.ok && request.method === 'POST' && /^[/]api[/](matches|tutorials)$/.test(request.path)) noteTables();
  return answer as Answer<T>;
}

/** A link to the tables of this device, as one to a server: it is never lost while the page is there. */
export function makeDeviceLink(language: Language, listener: LinkListener): Link {
  let link: number | undefined;
  let to: Device | undefined;
  return {
    send: (text) => {
      if (link !== undefined) to?.say({ kind: 'say', link, text });
    },
    open: () => {
      to = device();
      if (link !== undefined || to === undefined) return;
      const own = ++opened;
      link = own;
      to.links.set(own, listener);
      to.say({ kind: 'open', link: own, language });
      // Whoever opens a link learns of it later, as with a socket.
      queueMicrotask(() => {
        if (link === own) listener.onOpen();
      });
    },
    close: () => {
      if (link === undefined) return;
      to?.say({ kind: 'close', link });
      to?.links.delete(link);
      link = undefined;
    },
  };
}
