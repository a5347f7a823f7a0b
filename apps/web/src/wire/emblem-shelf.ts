/** The pictures on cards. One that is not here yet is asked for when it is first drawn, together with all that are drawn with it. */

import { limits, type EmblemPaths } from '@crupier/protocol';
import { useEffect } from 'react';
import signs from '../faces/sign-emblem-paths.json' with { type: 'json' };
import { createStore } from '../parts/store.ts';
import { usePart } from '../parts/use-store.ts';
import { fetchEmblems } from './api.ts';

/** How long the page waits before it asks again for what nobody has answered, in milliseconds. */
const againMs = 5000;

/** The signs of states are here from the first: they say something. */
const shelf = createStore<EmblemPaths>(signs);
/** The names that were asked for, or are about to be. */
const asked = new Set<string>();
let next: string[] = [];

/** The path of a picture on a grid of 512 units; empty until it has come. */
export function useEmblemPath(name: string): string {
  const path = usePart(shelf, (paths) => paths[name] ?? '');
  useEffect(() => want(name), [name]);
  return path;
}

/** Asks for a picture with all that are wanted in the same moment, once. */
function want(name: string): void {
  if (name in shelf.read() || asked.has(name)) return;
  asked.add(name);
  if (next.length === 0) queueMicrotask(askForNext);
  next.push(name);
}

function askForNext(): void {
  const names = next;
  next = [];
  for (let at = 0; at < names.length; at += limits.emblemsMax) void askFor(names.slice(at, at + limits.emblemsMax));
}

async function askFor(names: readonly string[]): Promise<void> {
  const answer = await fetchEmblems(names, 'en');
  if (answer.ok) return shelf.change((known) => ({ ...known, ...answer.value }));
  // A host of another version has no such picture, and never will.
  if (answer.problems.some(({ code }) => code === 'emblem.unknown')) return;
  for (const name of names) asked.delete(name);
  setTimeout(() => names.forEach(want), againMs);
}
