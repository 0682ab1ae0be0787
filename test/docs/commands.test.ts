// Commands that the pages show exist, and so do the testers and files that they name; links lead somewhere.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../cli/program.ts';
import { programNames } from '../../testing/run.ts';
import { brokenLinks, commandLines, pages, read, root } from './pages.ts';

const { scripts, bin, devDependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'bin' | 'devDependencies',
  Readonly<Record<string, string>>
>;

describe('commands', () => {
  test.each(commandLines.map(({ page, command }) => [`${page}: ${command}`, command]))('%s', async (_, command) => {
    const words = command.split(/\s+/);
    const [program = '', first = ''] = words;
    if (program === 'npm') npm(words.slice(1));
    else if (program === 'npx') expect(Object.keys({ ...bin, ...devDependencies })).toContain(first);
    else if (program === 'basalt') await basalt(words.slice(1));
    else if (program === 'node') words.filter((word) => /\/.*\.m?js$/.test(word)).forEach(mustExist);
    else throw new Error(`${program} is none of the programs that pages speak of`);
    // Matrices come with the sources.
    words.filter((word) => /\/.*\.mtx$/.test(word)).forEach(mustExist);
  });
});

const mustExist = (file: string): void => expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);

/** npm install, start, test, or a script; what follows testing is a tester. */
function npm(words: readonly string[]): void {
  const [verb = '', name = ''] = words;
  if (verb === 'install') return;
  const script = verb === 'run' ? name : verb;
  expect(Object.keys(scripts)).toContain(script);
  if (script === 'testing')
    expect([...programNames, 'run_tests', 'run_summarize']).toContain(words[words.indexOf('--') + 1]);
}

async function basalt([command = '']: readonly string[]): Promise<void> {
  expect(Object.keys(bin)).toContain('basalt');
  const stream = { write: () => true };
  const io = { stdout: stream, stderr: stream, env: {} } as unknown as Parameters<typeof main>[1];
  expect([command, await main(['help', ...(command === 'help' ? [] : [command])], io)]).toEqual([command, 0]);
}

const others = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  'examples/data/README.md',
  'report/README.md',
];

test.each([...pages, ...others])('links of %s', (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

test('every guide is in the list of guides, and that in README.md', () => {
  const guides = pages.filter((page) => page.startsWith('docs/guide/') && page !== 'docs/guide/README.md');
  for (const guide of guides) expect(read('docs/guide/README.md')).toContain(`(${path.posix.basename(guide)})`);
  expect(read('README.md')).toContain('(docs/guide/README.md)');
});

test('README.md is short, and names the two commands', () => {
  const text = read('README.md');
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
  expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
  expect(text).toMatch(/^npm install && npm start\b/m);
  expect(text).toMatch(/^npm test\b/m);
});
