import { withVersion } from '@crupier/protocol';

/** Where the server's WebSocket is: on the host that the page came from, with the page’s version. */
export function socketUrl(): string {
  const url = new URL('/ws', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return withVersion(url.href);
}
