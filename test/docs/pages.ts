// The pages of the documentation: their code blocks, and their links.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

/** README.md, the guides and everything else below docs, by their paths from the root. */
export const pages: readonly string[] = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('docs', ...file.split(path.sep)))
    .sort(),
];

/** Pages whose every TypeScript block is a whole program, and whose console.log lines say what is printed. */
export const isWhole = (page: string): boolean => page === 'README.md' || page.startsWith('docs/guide/');

export interface Block {
  readonly page: string;
  /** Line of its first line, from 1. */
  readonly line: number;
  /** Which one of its language on the page, from 1. */
  readonly place: number;
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page. */
export function blocksOf(page: string): Block[] {
  const text = read(page);
  const counts = new Map<string, number>();
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, language = '', body = ''] = match;
    const place = (counts.get(language) ?? 0) + 1;
    counts.set(language, place);
    return { page, line: text.slice(0, match.index).split('\n').length + 1, place, language, text: body };
  });
}

const CODE = new Set(['ts', 'js', 'typescript', 'javascript']);
const SHELL = new Set(['', 'sh', 'bash', 'console', 'text']);

export const codeBlocks: readonly Block[] = pages.flatMap(blocksOf).filter(({ language }) => CODE.has(language));

/** The command lines of shell blocks: of a console's the lines behind a prompt. */
export const commandLines: readonly { readonly page: string; readonly command: string }[] = pages
  .flatMap(blocksOf)
  .filter(({ language }) => SHELL.has(language))
  .flatMap(({ page, text }) => {
    const lines = text.replaceAll('\\\n', ' ').split('\n');
    const prompted = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
    return (prompted.length > 0 ? prompted : lines)
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter((line) => /^(npm|npx|node|basalt|[A-Z_]+=\S+ npm)\b/.test(line))
      .map((command) => ({ page, command }));
  });

/** The headings of a page as links name them. */
const anchors = (page: string): Set<string> =>
  new Set(
    [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );

/** The links of a page to what is not there. */
export function brokenLinks(page: string): string[] {
  const text = read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const at = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
    if (!existsSync(path.join(root, at))) return true;
    return anchor !== undefined && at.endsWith('.md') && !anchors(at).has(anchor.toLowerCase());
  });
}
