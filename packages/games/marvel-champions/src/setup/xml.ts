/** An element of XML. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly within it. */
  text: string;
  /** How many elements are around it. */
  readonly depth: number;
  /** The line where it begins, from 1. */
  readonly line: number;
}

/** What a text is as XML: its elements in the order in which they begin, or the line where it stops being XML, from 1. */
export type XmlReading = { readonly ok: true; readonly elements: readonly XmlElement[] } | { readonly ok: false; readonly line: number };

const open = /<([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const close = /<\/([A-Za-z_][\w.-]*)\s*>/y;
const passed = /<\?[^]*?\?>|<!--[^]*?-->/y;
const data = /<!\[CDATA\[([^]*?)\]\]>/y;
const plain = /[^<]+/y;
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the part of XML that lists of decks are written in: elements, attributes, texts, CDATA, comments and the five entities with
 * those of numbers. A document type is refused, and so is all that does not nest.
 */
export function readXml(source: string): XmlReading {
  const elements: XmlElement[] = [];
  const stack: XmlElement[] = [];
  const fault = (at: number): XmlReading => ({ ok: false, line: source.slice(0, at).split(/\r\n|\r|\n/).length });
  let at = 0;
  let line = 1;
  while (at < source.length) {
    const top = stack.at(-1);
    const [token, found] = next(source, at);
    if (found === undefined) return fault(at);
    if (token === 'open') {
      const element = elementOf(found, { depth: stack.length, line });
      if (element === undefined || (top === undefined && elements.length > 0)) return fault(at);
      elements.push(element);
      if (found[3] === '') stack.push(element);
    } else if (token === 'close') {
      if (top?.name !== found[1]) return fault(at);
      stack.pop();
    } else if (token === 'data' || token === 'plain') {
      const text = token === 'data' ? (found[1] ?? '') : decoded(found[0]);
      if (text === undefined || (top === undefined && text.trim() !== '')) return fault(at);
      if (top !== undefined) top.text += text;
    }
    at += found[0].length;
    line += found[0].match(/\r\n|\r|\n/g)?.length ?? 0;
  }
  return stack.length === 0 && elements.length > 0 ? { ok: true, elements } : fault(source.length);
}

type Token = 'open' | 'close' | 'passed' | 'data' | 'plain';

function next(source: string, at: number): readonly [token: Token, found: RegExpExecArray | undefined] {
  const patterns = { passed, data, close, open, plain } as const;
  for (const [token, pattern] of Object.entries(patterns)) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) return [token as Token, found];
  }
  return ['plain', undefined];
}

/** `undefined` where an attribute stands twice or holds an entity that is none. */
function elementOf(found: RegExpExecArray, place: Pick<XmlElement, 'depth' | 'line'>): XmlElement | undefined {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of (found[2] ?? '').matchAll(attribute)) {
    const value = decoded(double ?? single ?? '');
    if (value === undefined || attributes.has(name)) return undefined;
    attributes.set(name, value);
  }
  return { name: found[1] ?? '', attributes, text: '', ...place };
}

function decoded(text: string): string | undefined {
  let isKnown = true;
  const value = text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w+);|&/g, (_, entity: string | undefined) => {
    const character = entity === undefined ? undefined : characterOf(entity);
    isKnown &&= character !== undefined;
    return character ?? '';
  });
  return isKnown ? value : undefined;
}

function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return entities[entity];
  const code = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
}
