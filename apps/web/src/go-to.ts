/** Goes from page to page without loading the document anew. */

import { isPagePath } from '@crupier/protocol';
import { addressForm, formatRoute, parseRoute, type Route } from './route.ts';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The address of the window: what stands after the server's name. */
export function addressNow(): string {
  const { pathname, search, hash } = window.location;
  return addressForm === 'path' ? `${pathname}${search}${hash}` : hash;
}

/** Calls a listener after every change of the address, whoever changed it. Returns what ends that. */
export function watchAddress(listener: () => void): () => void {
  const look = (): void => {
    tidyAddress();
    listener();
  };
  // It may have changed since the document was loaded, before anybody listened.
  tidyAddress();
  listeners.add(listener);
  window.addEventListener('popstate', look);
  window.addEventListener('hashchange', look);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', look);
    window.removeEventListener('hashchange', look);
  };
}

/** A link from before there were paths leads to its page; then the window shows that page's own address. */
export function tidyAddress(): void {
  if (addressForm === 'path' && window.location.hash.startsWith('#/'))
    window.history.replaceState(window.history.state, '', formatRoute(parseRoute(window.location.hash)));
}

/** Opens a page: as the next one, or in the place of the one that is open, which going back then leaves out. */
export function goTo(route: Route, how: 'next' | 'replace' = 'next'): void {
  goToAddress(formatRoute(route), how);
}

function goToAddress(address: string, how: 'next' | 'replace'): void {
  if (addressForm === 'fragment') {
    if (how === 'next') window.location.hash = address;
    else window.location.replace(address);
    return;
  }
  if (how === 'replace') window.history.replaceState(window.history.state, '', address);
  else window.history.pushState({ page: Date.now() }, '', address);
  tell();
}

/** Follows links to pages of ours here; whatever a browser does with others, with keys held or in other windows, it does as ever. */
export function followLinks(): void {
  if (addressForm === 'path') document.addEventListener('click', follow);
}

function follow(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== window.location.origin) return;
  if (link.getAttribute('href')?.startsWith('#') !== false || !isPagePath(link.pathname)) return;
  event.preventDefault();
  const address = `${link.pathname}${link.search}${link.hash}`;
  goToAddress(address, address === addressNow() ? 'replace' : 'next');
}
