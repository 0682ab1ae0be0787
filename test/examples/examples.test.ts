// The examples run and their assertions hold: the first four, three of which README.md shows (test/docs), as they are; the worked ones on
// the CPU and on a GPU adapter.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Context, createContext } from '../../src/index.ts';
import { full, some } from '../lib/sampled.ts';
import { contexts } from '../setup/contexts.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
const files = readdirSync(path.join(root, 'examples'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /^(tfjs\/)?\w+\.ts$/.test(file));
const numbered = files.filter((file) => /^(\d\d_|tfjs\/)\w+\.ts$/.test(file));
const worked = numbered.filter((file) => read(`examples/${file}`).includes('export async function main('));
/** Thousands of dispatches, or of matrices, take a software adapter many seconds, and llvmpipe as long to compile a few pipelines. */
const slowly = ({ gpu }: Context, file: string): boolean =>
  gpu?.software === true &&
  (/digits|tfjs|stability/.test(file) ||
    (!full && /doubles|training/.test(file)) ||
    (/llvmpipe/.test(gpu.name) && !/saxpy|structures/.test(file)));

describe('the examples', () => {
  it.each(numbered.filter((file) => !worked.includes(file)))('%s runs, and its assertions hold', async (file) => {
    await import(path.join(root, 'examples', file));
  });

  describe.each(contexts.map((context) => [context.backend, context] as const))(
    'worked out on the %s',
    (_, context) => {
      it.each(
        some(
          worked.filter((file) => !slowly(context, file)),
          context.backend === 'cpu' ? worked.length : 2,
        ),
      )('%s', async (file) => {
        const { main } = (await import(path.join(root, 'examples', file))) as {
          main: (context: Context, print: (line: string) => void) => Promise<void>;
        };
        const lines: string[] = [];
        // tfjs's kernels count on bounds checks.
        const checked = file.startsWith('tfjs/') && context.backend === 'gpu';
        const own = checked ? await createContext({ backend: 'gpu', robust: true }) : undefined;
        await main(own ?? context, (line) => lines.push(line));
        own?.dispose();
        expect(lines.length).toBeGreaterThan(1);
        expect(lines.join('')).toMatch(/^[\x20-\x7e]+$/);
      });
    },
  );

  it('are listed in examples/README.md', () => {
    const listed = [...read('examples/README.md').matchAll(/^\| \[([\w/]+\.ts)\]\(\1\)/gm)].map((m) => m[1]);
    expect(listed.sort()).toEqual([...files].sort());
  });
});
