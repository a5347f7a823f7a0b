/// <reference lib="dom" />
/** What is measured inside a page. Each function is sent to the browser as its text, so that none may use anything from around it. */

/** What a page notes of itself from its first script on. */
export interface Noted {
  /** Milliseconds after which it could be used: what is waited for was there, and the processor had time. */
  usableMs?: number;
  /** The sum of the layout shifts that no press has caused. */
  shift: number;
}

/** Lets a page note its layout shifts, and when it can be used: when something that a selector finds is there. */
export function noteUse(selector: string): void {
  const noted: Noted = { shift: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else
      requestIdleCallback(() => {
        noted.usableMs = performance.now();
      });
  };
  look();
}

/** Lets as many cards of the hand fly above the table, and counts the frames that are drawn meanwhile. Returns frames a second. */
export function countFrames([count, ms]: readonly [count: number, ms: number]): Promise<number> {
  const above = document.querySelector('.motion');
  const faces = [...document.querySelectorAll('.hand .card > .face')];
  if (above === null || faces.length === 0) throw new Error('The table has no hand, or nothing moves on it.');
  for (let at = 0; at < count; at++) {
    const face = faces[at % faces.length];
    const box = face?.getBoundingClientRect();
    if (face === undefined || box === undefined) continue;
    const ghost = document.createElement('span');
    ghost.className = 'ghost';
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    ghost.append(face.cloneNode(true));
    above.append(ghost);
    const far = `translate(${200 + at * 20}px, ${-300 - at * 10}px) scale(0.4)`;
    ghost.animate([{ transform: far }, { transform: 'none' }], {
      duration: 240,
      delay: at * 45,
      iterations: Number.POSITIVE_INFINITY,
      direction: 'alternate',
    });
  }
  return new Promise((resolve) => {
    let frames = 0;
    const begin = performance.now();
    const next = (now: number): void => {
      frames++;
      if (now - begin < ms) requestAnimationFrame(next);
      else {
        for (const ghost of document.querySelectorAll('.ghost')) ghost.remove();
        resolve((frames * 1000) / (now - begin));
      }
    };
    requestAnimationFrame(next);
  });
}

/** Opens a table against a bot. Returns its id. */
export async function openTable(game: string): Promise<string> {
  const seats = [{ kind: 'person' }, ...(game === 'marvel-champions' ? [] : [{ kind: 'bot', level: 'random' }])];
  const body = JSON.stringify({ game, seats });
  const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { readonly id: string }).id;
}
