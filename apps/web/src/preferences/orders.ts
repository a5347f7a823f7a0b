import type { Orders } from '../decision/same-order.ts';
import { createStore } from '../parts/store.ts';

const key = 'crupier.orders';

/** Reads orders that were kept; what is not valid is left out. */
export function parseOrders(text: string | null): Orders {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch (error) {
    console.warn('The kept orders could not be read and are forgotten.', error);
    return {};
  }
}

/** The orders in which a reader lets things happen. Kept in this browser. */
export const orders = createStore<Orders>(parseOrders(typeof window === 'undefined' ? null : localStorage.getItem(key)));

/** Keeps every change. */
export function keepOrders(): void {
  orders.watch(() => localStorage.setItem(key, JSON.stringify(orders.read())));
}
