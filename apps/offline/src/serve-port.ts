import type { PortQuestion, PortReply } from '@crupier/protocol';
import type { DeviceHost } from './device-host.ts';

/** An open link of a page. */
type Link = ReturnType<DeviceHost['connect']>;

/**
 * Answers the questions that a page asks through a port, as a server would by HTTP and WebSocket. What is asked while the games are loaded
 * waits for them.
 */
export function servePort(loading: Promise<DeviceHost>, reply: (message: PortReply) => void): (question: PortQuestion) => void {
  const links = new Map<number, Promise<Link>>();
  const answers: { readonly [Kind in PortQuestion['kind']]: (question: Extract<PortQuestion, { kind: Kind }>) => Promise<unknown> } = {
    ask: async ({ id, request }) => reply({ kind: 'answer', id, ...(await (await loading).ask(request)) }),
    open: ({ link, language }) => {
      const opened = loading.then((host) =>
        host.connect(language, (message) => reply({ kind: 'told', link, text: JSON.stringify(message) })),
      );
      links.set(link, opened);
      return opened;
    },
    say: async ({ link, text }) => (await links.get(link))?.receive(text),
    close: async ({ link }) => {
      const open = links.get(link);
      links.delete(link);
      (await open)?.close();
    },
  };
  // Where the games cannot be loaded, requests are answered without a reason, as where no server answers.
  loading.catch(() => undefined);
  return (question) =>
    void answers[question.kind](question as never).catch(() => {
      if (question.kind === 'ask') reply({ kind: 'answer', id: question.id, ok: false, body: { problems: [] } });
    });
}
