// Code blocks as modules: as a user would have them, for the compiler, and as they run here.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Block, read, root } from './pages.ts';
import { setups } from './setups.ts';

/** Entry points of the package and the sources behind them. */
const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(
    JSON.parse(read('package.json')).exports as Record<string, string | { readonly types: string }>,
  ).flatMap(([name, target]) =>
    typeof target === 'string'
      ? []
      : [[`basalt${name.slice(1)}`, path.join(root, target.types.replace('./dist/', '').replace(/\.d\.ts$/, '.ts'))]],
  ),
);

export const nameOf = ({ page, place }: Block): string => `${page.replaceAll(/[/.]/g, '_')}_${place}`;

/** The block behind its setup, if it has one. */
export const whole = (block: Block): string => {
  const setup = setups[block.page]?.[block.place - 1] ?? '';
  return setup === '' ? block.text : `${setup}\n${block.text}`;
};

/** Writes all blocks below `folder`, with a project file that resolves the package's names to its sources. */
export function writeProject(folder: string, blocks: readonly Block[]): string {
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const block of blocks) writeFileSync(path.join(folder, `${nameOf(block)}.ts`), `${whole(block)}\nexport {};\n`);
  const project = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    paths: Object.fromEntries([...entries].map(([name, source]) => [name, [source]])),
    noUnusedLocals: false,
    typeRoots: [path.join(root, 'node_modules/@types'), path.join(root, 'node_modules')],
  };
  writeFileSync(
    project,
    JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include: ['*.ts'], compilerOptions }),
  );
  return project;
}

/** What console.log lines printed, by their line in the block from 0. */
export type Said = (line: number, ...values: unknown[]) => void;

/** Writes a block that runs on one backend and tells `said` what it prints. Returns the file. */
export function writeRun(folder: string, block: Block, backend: 'cpu' | 'gpu', said: string): string {
  const shift = whole(block).split('\n').length - block.text.split('\n').length;
  const text = whole(block)
    .split('\n')
    .map((line, k) => line.replace(/\bconsole\.log\(/, `globalThis[${JSON.stringify(said)}](${k - shift}, `))
    .join('\n')
    .replaceAll(/(\bfrom |\bimport\()'(basalt[\w/]*)'/g, (_, before, name) => `${before}'${entries.get(name) ?? name}'`)
    .replaceAll('createContext()', `createContext({ backend: '${backend}' })`);
  const file = path.join(folder, `${nameOf(block)}.${backend}.ts`);
  writeFileSync(file, text);
  return file;
}

/** Backends that a block can run on: one that names a backend runs on that alone. */
export function runsOn(block: Block, backend: 'cpu' | 'gpu'): boolean {
  const named = [...whole(block).matchAll(/backend: '(cpu|gpu)'/g)].map(([, name]) => name);
  return named.length === 0 || named.includes(backend);
}

/** What the console.log lines of a block say that they print: [line, text]. Those that say 'such as' need not. */
export function promised(block: Block): [line: number, text: string][] {
  return block.text.split('\n').flatMap((line, k): [number, string][] => {
    const [, text] = /\bconsole\.log\(.*\); \/\/ (?!such as)(.*)$/.exec(line) ?? [];
    return text === undefined ? [] : [[k, text]];
  });
}
