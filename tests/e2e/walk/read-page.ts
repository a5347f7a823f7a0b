/** Reads a table as a screen reader does: roles, names and texts, and nothing that only the code knows. */

import type { Page } from 'playwright-core';

/** A part of the page as the tree of accessibility has it. */
interface Node {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly ref?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly ariaHidden?: boolean;
  readonly children?: readonly (Node | string)[];
}

/** Something that can be pressed or filled. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Names it for `Page.getByRef` until the page is read again. */
  readonly ref: string;
  readonly place: 'slip' | 'table' | 'menu' | 'dialog';
  readonly isChosen: boolean;
}

/** A table as it is read. */
export interface Reading {
  /** What the slip says above all; empty where there is no slip. */
  readonly heading: string;
  /** All that the slip says. */
  readonly said: string;
  /** What can be pressed, disabled things left out. */
  readonly controls: readonly Control[];
}

const controlRoles: ReadonlySet<string> = new Set([
  'button',
  'menuitem',
  'spinbutton',
  'textbox',
  'searchbox',
  'combobox',
  'option',
  'tab',
  'radio',
]);

const slipName = /^(La pregunta|The question)$/;

/** Reads the page. */
export async function readPage(page: Page): Promise<Reading> {
  const tree = (await page.ariaSnapshotJSON({ mode: 'ai' })) as readonly (Node | string)[];
  const controls: Control[] = [];
  let heading = '';
  let said = '';
  const visit = (node: Node | string, place: Control['place']): void => {
    if (typeof node === 'string') {
      if (place === 'slip') said += ` ${node}`;
      return;
    }
    const here = placeOf(node, place);
    if (here === 'slip' && node.ariaHidden !== true) {
      if (node.role === 'heading') heading ||= node.name ?? '';
      said += ` ${node.name ?? node.text ?? ''}`;
    }
    const { ref } = node;
    if (controlRoles.has(node.role) && ref !== undefined && node.disabled !== true) controls.push(controlOf(node, ref, here));
    else for (const child of node.children ?? []) visit(child, here);
  };
  for (const node of tree) visit(node, 'table');
  return { heading, said: said.replaceAll(/\s+/g, ' ').trim(), controls };
}

function placeOf(node: Node, around: Control['place']): Control['place'] {
  if (node.role === 'menu') return 'menu';
  if (node.role === 'dialog' || around === 'dialog') return 'dialog';
  return node.role === 'region' && slipName.test(node.name ?? '') ? 'slip' : around;
}

function controlOf(node: Node, ref: string, place: Control['place']): Control {
  const { role, name = '', pressed = false, checked = false } = node;
  return { role, name, ref, place, isChosen: pressed || checked };
}
