/** What a screen reader is told of a page: its tree of roles and names, and what is wrong with it. */

import type { Page } from 'playwright-core';

/** Something that a reader can come to. */
interface TreeNode {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  /** Where a link leads; empty for everything else. */
  readonly leadsTo: string;
  /** The level of a heading; 0 for everything else. */
  readonly level: number;
}

const controls = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'slider', 'spinbutton', 'switch', 'tab'];
/** What sets one part of a page apart from another, by its role and name. */
const regions = [
  'banner',
  'main',
  'navigation',
  'complementary',
  'region',
  'dialog',
  'group',
  'radiogroup',
  'article',
  'list',
  'listitem',
  'form',
];

const line = /^(\s*)- (?:(\/url): (.*)|'?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*))$/;

/** Reads a tree as the browser driver writes it, one line a node. */
export function readTree(text: string): readonly TreeNode[] {
  const nodes: TreeNode[] = [];
  for (const each of text.split('\n')) {
    const [, indent = '', url, address = '', role = '', name = '', rest = ''] = line.exec(each) ?? [];
    const last = nodes.at(-1);
    if (url !== undefined && last !== undefined) nodes[nodes.length - 1] = { ...last, leadsTo: address };
    if (role === '' || role === 'text') continue;
    nodes.push({
      depth: indent.length,
      role,
      name: name.replaceAll("''", "'"),
      leadsTo: '',
      level: Number(/level=(\d)/.exec(rest)?.[1] ?? 0),
    });
  }
  return nodes;
}

/** What is wrong with a tree, one line each. */
export function treeFaults(nodes: readonly TreeNode[], { isDialog = false }: { readonly isDialog?: boolean } = {}): readonly string[] {
  const faults: string[] = [];
  const count = (role: string): number => nodes.filter((node) => node.role === role).length;
  const first = nodes.filter(({ role, level }) => role === 'heading' && level === 1);
  if (!isDialog && first.length !== 1) faults.push(`${first.length} headings of the first level`);
  for (const role of isDialog ? ['dialog'] : ['banner', 'main'])
    if (count(role) !== 1) faults.push(`${count(role)} parts of the role ${role}`);
  const around: TreeNode[] = [];
  const known = new Map<string, TreeNode>();
  for (const node of nodes) {
    while ((around.at(-1)?.depth ?? -1) >= node.depth) around.pop();
    if (regions.includes(node.role)) around.push(node);
    if (!controls.includes(node.role)) continue;
    if (node.name.trim() === '') faults.push(`a ${node.role} without a name`);
    const place = around.map(({ role, name }) => `${role} ${name}`).join(' > ');
    const key = `${place} > ${node.role} “${node.name}”`;
    const twin = known.get(key);
    if (twin !== undefined && (node.role !== 'link' || twin.leadsTo !== node.leadsTo)) faults.push(`two of one name: ${key}`);
    known.set(key, node);
  }
  return faults;
}

/** What is wrong with the tree of a page, or of the sheet that lies over it. */
export async function houseTreeFaults(page: Page): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog');
  const isDialog = (await dialog.count()) > 0;
  const text = await page.locator('body').ariaSnapshot();
  return treeFaults(readTree(text), { isDialog });
}
