import { languages, type Language } from '@crupier/kernel';
import type { PageHead } from './describe-page.ts';

/** Where a page is, for links to it. */
export interface PageAddress {
  /** The server's name with its protocol; empty where the request names none that can be trusted. */
  readonly origin: string;
  readonly path: string;
  readonly language: Language;
  /** Whether the address itself says the language. */
  readonly saysLanguage: boolean;
}

/** Pixels of the picture that is shown with a link. */
const previewSize = [1200, 630] as const;

/** Writes what a page is called and about into the document: for search engines, and for what is shown of a link. */
export function writeHead(document: string, head: PageHead, address: PageAddress): string {
  const bare = document
    .replace(/<html lang="[^"]*"/, `<html lang="${address.language}"`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '');
  const tags = tagsOf(head, address).join('\n    ');
  const at = bare.indexOf('</head>');
  return at < 0 ? `${tags}\n${bare}` : `${bare.slice(0, at)}  ${tags}\n  ${bare.slice(at)}`;
}

function tagsOf({ title, description, game, isPublic, isFound }: PageHead, address: PageAddress): readonly string[] {
  const { origin, path, language } = address;
  const picture = `${origin}/previews/${game ?? 'crupier'}.png`;
  const isListed = isPublic && isFound;
  return [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', 'Crupier'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', { en: 'en_US', es: 'es_ES' }[language]),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(previewSize[0])),
    meta('property', 'og:image:height', String(previewSize[1])),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(origin === '' ? [] : [meta('property', 'og:url', `${origin}${path}`)]),
    ...(isListed && origin !== '' ? linksOf(address) : []),
  ];
}

/** The page's own address, and the same page in each language. */
function linksOf({ origin, path, language, saysLanguage }: PageAddress): readonly string[] {
  const page = escapeText(`${origin}${path}`);
  return [
    `<link rel="canonical" href="${page}${saysLanguage ? `?lang=${language}` : ''}" />`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${page}?lang=${each}" />`),
    `<link rel="alternate" hreflang="x-default" href="${page}" />`,
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeText(content)}" />`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
