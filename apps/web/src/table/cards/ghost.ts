/** Pictures of cards above the table, with which nothing can be done. */

/** The face of a card as it is drawn, large or small; null where it has none. */
export function faceOf(card: Element): Element | null {
  return card.querySelector(':scope > :is(.face, .mini)');
}

/** A copy of a face that lies in a box of the page. It is the caller's to put on the page, under the class that says how it is drawn. */
export function makeGhost(className: string, face: Element | null, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = className;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  if (face !== null) ghost.append(face.cloneNode(true));
  return ghost;
}
