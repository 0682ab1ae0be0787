// The package as it is published: its own description, and what projects see that have installed it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { install, manifest, node, pack, program } from './packed.ts';

const entries = Object.keys(manifest.exports).filter((name) => name !== './package.json');
const specifier = (entry: string): string => path.posix.join('basalt', entry);
/** import * as e0 from 'basalt'; ... */
const imports = entries.map((entry, i) => `import * as e${i} from '${specifier(entry)}';`).join('\n');
const names = entries.map((_, i) => `e${i}`).join(', ');
/** Those whose types name no package that a project has to install besides. */
const alone = entries.map((entry, i) => ({ entry, name: `e${i}` })).filter(({ entry }) => entry !== './tfjs');

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-package-'));
const inFolder = (...parts: string[]): string => path.join(folder, ...parts);
let tarball: string;
beforeAll(async () => {
  tarball = await pack(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the tarball', () => {
  test('publint has nothing to say', async () => {
    const bytes = readFileSync(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([]);
  });

  test('Are the types wrong? No, wherever modules can be imported', async () => {
    const said = await node(
      [program('@arethetypeswrong/cli', 'attw'), tarball, '--profile', 'esm-only', '-f', 'json'],
      folder,
    );
    const { analysis, problems } = JSON.parse(said) as {
      analysis: { types: unknown };
      problems?: Record<string, unknown>;
    };
    expect(analysis.types).toEqual({ kind: 'included' });
    expect(Object.keys(problems ?? {}).filter((kind) => !['NoResolution', 'CJSResolvesToESM'].includes(kind))).toEqual(
      [],
    );
  });

  test('holds no test, benchmark, example or cache, and its maps name sources that it has', () => {
    const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    expect(listed.filter((file) => /(^|\/)(test|bench|examples|node_modules)\/|\.tsbuildinfo$/.test(file))).toEqual([]);
    const map = inFolder('package/dist/node/src/linalg/index.js.map');
    const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as Record<string, string[]>;
    expect(sourcesContent).toBeUndefined();
    for (const source of sources!) expect(existsSync(path.resolve(path.dirname(map), source)), source).toBe(true);
  });
});

const PROGRAM = `${imports}
const all = [${names}];
const { createContext, dgemm, ArgumentError } = e0;
const context = await createContext();
const A = context.upload('d', new Float64Array([1, 2, 3, 4]));
const C = context.alloc('d', 4);
const args = { m: 2, n: 2, k: 2, A, lda: 2, B: A, ldb: 2, C, ldc: 2 };
await dgemm(context.queue, args);
const wrong = await dgemm(context.queue, { ...args, m: -1 }).catch((error) => error);
// One library, whichever way it is reached.
const { solve } = e${entries.indexOf('./linalg')};
const x = await solve({ data: new Float64Array([2, 0, 0, 4]), shape: [2, 2] }, { data: new Float64Array([2, 4]), shape: [2] }, { context });
const { magma } = e${entries.indexOf('./magma')};
const record = await magma.magma_dgemm(context.queue, 'n', 'n', 2, 2, 2, 1, A, 2, A, 2, 0, C, 2).then(() => 'ok');
console.log(JSON.stringify({
  exports: all.map((entry) => Object.keys(entry).length),
  backend: context.backend, why: context.why,
  product: [...await context.download(C)], x: [...x.data], record,
  error: [wrong.name, wrong instanceof ArgumentError],
}));
`;

const STRICT = `${alone.map(({ entry, name }) => `import * as ${name} from '${specifier(entry)}';`).join('\n')}
import { type Context, createContext, dgemm } from 'basalt';
const context: Context = await createContext({ backend: 'cpu' });
const A = context.upload('d', new Float64Array(4));
await dgemm(context.queue, { m: 2, n: 2, k: 2, A, lda: 2, B: A, ldb: 2, C: context.alloc('d', 4), ldc: 2 });
// @ts-expect-error: singles are not doubles
await dgemm(context.queue, { m: 2, n: 2, k: 2, A: context.alloc('s', 4), lda: 2, B: A, ldb: 2, C: A, ldc: 2 });
// @ts-expect-error: no such argument
await dgemm(context.queue, { m: 2, n: 2, k: 2, A, lda: 2, B: A, ldb: 2, C: A, ldc: 2, trans: 'n' });
export default [${alone.map(({ name }) => name).join(', ')}];
`;

const strict = (compilerOptions: object): string =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'es2022',
      types: [],
      ...compilerOptions,
    },
    include: ['main.ts'],
  });

describe('an empty project', () => {
  const project = inFolder('project');
  beforeAll(async () => {
    await install(tarball, project, {
      'main.js': PROGRAM,
      'main.ts': STRICT,
      'nodenext.json': strict({ module: 'nodenext', lib: ['es2022', 'dom'] }),
      'bundler.json': strict({ module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'] }),
      'no-dom.json': strict({ module: 'nodenext', lib: ['es2022'], skipLibCheck: true }),
      'index.html': '<!doctype html><script type="module" src="/page.js"></script>',
      'page.js': "import { createContext, sgemm } from 'basalt';\nglobalThis.used = [createContext, sgemm];\n",
      'nothing.js': '',
      'import.js': "import 'basalt';\n",
    });
  });

  test('runs every entry point in Node, on the CPU where no GPU is to be had', async () => {
    const said = JSON.parse(await node(['main.js'], project));
    expect(said).toMatchObject({
      backend: 'cpu',
      why: expect.stringMatching(/webgpu cannot be loaded/),
      product: [7, 10, 15, 22],
      x: [1, 1],
      record: 'ok',
      error: ['ArgumentError', true],
    });
    for (const [i, count] of said.exports.entries()) expect(count, entries[i]).toBeGreaterThan(0);
  });

  test.each(Object.keys(manifest.bin))('has the program %s', async (bin) => {
    expect(await node([path.join('node_modules/.bin', bin), '--help'], project)).toMatch(/\S/);
  });

  test.each(['nodenext', 'bundler', 'no-dom'])('compiles with TypeScript, strict, %s', async (config) => {
    await node([program('typescript', 'tsc'), '-p', `${config}.json`], project);
  });

  test('is built by Vite, with what it imports and no more', async () => {
    const made = await build({ root: project, logLevel: 'silent', build: { write: false } });
    if (!('output' in made)) throw new Error('not one bundle');
    const chunks = made.output.filter((file) => file.type === 'chunk');
    const [page] = chunks;
    expect(gzipSync(page!.code).length / 1000).toBeLessThan(56);
    expect(page!.code).not.toMatch(/fn getf2_panel\(/);
  });

  test('takes about as long to import as Node takes to start', async () => {
    // A difference of processes in turns: what else the machine does hits both. Module by module it would be six times as long.
    const files = ['nothing.js', 'import.js'] as const;
    const times = { 'nothing.js': [] as number[], 'import.js': [] as number[] };
    for (let round = 0; round < 9; round++)
      for (const file of files) {
        const start = performance.now();
        await node([file], project);
        times[file].push(performance.now() - start);
      }
    const [nothing, imported] = files.map((file) => times[file].sort((a, b) => a - b)[4]!) as [number, number];
    expect(imported - nothing).toBeLessThan(1.6 * nothing);
  });
});
