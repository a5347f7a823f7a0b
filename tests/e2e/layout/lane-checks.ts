/** Checks of what stands side by side on a table, each of which runs in the page: it sees nothing of this file but itself. */

/** Cards, plates, buttons and words that lie over their neighbours. */
export function findNeighbours(): readonly string[] {
  const { nameOf, sightIn } = window.layoutProbe;
  const parts =
    '.bar > *, .felt .card, .button, .pile, .slip-stub > *, .slip-say > *, .slip-options > *, .slip-rows > *, .mc-lane-head > *, .mc-announcement, ' +
    '.mc-announcement > *, .mc-villain-facts > *, .mc-scheme > *, .mc-states > *, .mc-toll, .mc-phone-villain > *, .mc-phone-scheme > *, ' +
    '.strip > *, .seat-numbers > *, .seat-houses > *, .middle > *, .inf-line > *, .chain-link > *, .folded-seat > *, .hand .card';
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.closest('.unseen, .stage, .zoom-dialog, [role=dialog]') === null;
  };
  const seen = [...document.querySelectorAll(parts)]
    .filter((element) => isSeen(element) && !['fixed', 'absolute'].includes(getComputedStyle(element).position))
    .map((element) => {
      const box = element.getBoundingClientRect();
      const [left, top, right, bottom] = sightIn(element.parentElement).box;
      const edges = [Math.max(box.left, left), Math.max(box.top, top), Math.min(box.right, right), Math.min(box.bottom, bottom)] as const;
      return { element, edges };
    });
  const slack = 2;
  const faults: string[] = [];
  for (const [at, one] of seen.entries())
    for (const other of seen.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const width = Math.min(one.edges[2], other.edges[2]) - Math.max(one.edges[0], other.edges[0]);
      const height = Math.min(one.edges[3], other.edges[3]) - Math.max(one.edges[1], other.edges[1]);
      if (width > slack && height > slack)
        faults.push(`${nameOf(one.element)} lies over ${nameOf(other.element)} by ${Math.round(width)} × ${Math.round(height)}`);
    }
  return faults;
}

/** What is cut by something around it that does not scroll, words that are longer than their part, and names that end in an ellipsis. */
export function findCuts(cutNames: boolean): readonly string[] {
  const { nameOf, sightIn } = window.layoutProbe;
  const faults: string[] = [];
  const slack = 2;
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.closest('.unseen, .zoom-dialog, [role=dialog]') === null;
  };
  const parts =
    '.felt .card, .button, .mc-lane-head > *, .mc-announcement > *, .mc-villain-facts > *, .mc-scheme > *, .mc-states > *, .mc-toll, ' +
    '.strip > *, .seat-houses > *, .middle > *, .chain-link, .slip-option > *';
  for (const part of document.querySelectorAll(parts)) {
    if (!isSeen(part)) continue;
    const box = part.getBoundingClientRect();
    const { box: sight, scrolled, isRow } = sightIn(part.parentElement);
    const [left, top, right, bottom] = sight;
    const isAside = box.left < left - slack || box.right > right + slack;
    const isBeyond = box.top < top - slack || box.bottom > bottom + slack;
    if ((isAside && !isRow) || (isBeyond && !scrolled)) faults.push(`cut: ${nameOf(part)}`);
  }
  const words =
    '.button, .mc-lane-name button, .mc-announcement, .mc-villain-name > span, .mc-powers, .mc-states > *, .mc-scheme > *, .mc-toll, .slip h1, ' +
    '.slip-options > *, .slip-stub > span, .trail, .slip-option-head, .slip-option-text, .middle > *, .seat-word, .folded-name, .chain-words';
  for (const word of document.querySelectorAll(words)) {
    if (!isSeen(word) || getComputedStyle(word).display === 'inline') continue;
    if (word.scrollWidth > word.clientWidth + slack) faults.push(`words wider than their part: ${nameOf(word)}`);
  }
  // What is attached is named whole wherever its strip is drawn.
  const names = cutNames
    ? '.card [data-strip] text'
    : '.felt .card svg text, .hand .card svg text, .mc-lane-name button, .mc-villain-name, .seat-word, .folded-name';
  for (const text of document.querySelectorAll(names))
    if (isSeen(text) && (text.textContent ?? '').trim().endsWith('…')) faults.push(`a name is cut: ${nameOf(text)}`);
  return faults;
}
