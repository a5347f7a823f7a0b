import { type Language, say } from '@crupier/kernel';
import { serverMessages } from './messages.ts';

/** Where a server is reached. */
export interface Reached {
  readonly url: string;
  /** Whether from other machines too. */
  readonly reachable: boolean;
  /** Its addresses in this machine's networks. */
  readonly urls: readonly string[];
}

/** What whoever starts a server does next: which address to open, and how friends come. */
export function sayWelcome({ url, reachable, urls }: Reached, language: Language): string {
  const open = { code: 'serve.open', at: '', values: { url: openable(url) } };
  const friends = reachable
    ? { code: 'serve.friends', at: '', values: { urls: urls.join(' ') } }
    : { code: 'serve.alone', at: '', values: {} };
  return [open, friends].map((each) => `${say(each, serverMessages, language)}\n`).join('');
}

/** An address that a browser on this machine can open. */
function openable(url: string): string {
  return url.replace('//0.0.0.0:', '//localhost:').replace('//[::]:', '//localhost:');
}
