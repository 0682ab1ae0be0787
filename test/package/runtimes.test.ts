// The package as it is published, in Bun and in Deno: where BASALT_BUN and BASALT_DENO name them, or PATH has them. Elsewhere the tests are
// skipped.
import { execFile } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report } from '../setup/contexts.ts';
import { install, pack } from './packed.ts';

const start = promisify(execFile);

/** Arguments that make a runtime run a program. Deno asks before it reads the number of processors. */
const RUNTIMES = { bun: ['run'], deno: ['run', '--allow-all'] } as const;

/** The file of a program: what a variable names, else the first of this name on PATH. */
function find(name: string): string | undefined {
  const named = process.env[`BASALT_${name.toUpperCase()}`];
  if (named !== undefined) return named;
  const places = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  return places.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const PROGRAM = `import { createContext, dgemm, dgesv, sgesvStridedBatched } from 'basalt';
import { solve, svd } from 'basalt/linalg';
const context = await createContext({ backend: 'cpu' });
const x = await solve([[2, 1], [4, 3]], [4, 10], { context });
const { S } = await svd([[3, 0], [0, 4]], { context });
const n = 192;
const square = Float64Array.from({ length: n * n }, (_, k) => (k % (n + 1) === 0 ? n : Math.cos(k)));
const [A, ones, b] = [context.upload('d', square), context.upload('d', new Float64Array(n).fill(1)), context.alloc('d', n)];
await dgemm(context.queue, { m: n, n: 1, k: n, A, lda: n, B: ones, ldb: n, C: b, ldc: n });
const info = context.alloc('i', 1);
await dgesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv: context.alloc('i', n), B: b, ldb: n, info });
const error = Math.max(...(await context.download(b)).map((value) => Math.abs(value - 1)));
const count = 1000;
const M = context.upload('s', Float32Array.from({ length: 4 * count }, (_, k) => [2, 4, 1, 3][k % 4]));
const B = context.upload('s', Float32Array.from({ length: 2 * count }, (_, k) => [4, 10][k % 2]));
const places = { lda: 2, strideA: 4, stridePiv: 2, ldb: 2, strideB: 2, batchCount: count };
await sgesvStridedBatched(context.queue, {
  n: 2, nrhs: 1, A: M, ipiv: context.alloc('i', 2 * count), B, info: context.alloc('i', count), ...places,
});
const batch = (await context.download(B)).every((value, k) => Math.abs(value - (k % 2) - 1) < 1e-5);
const failed = await solve([[1, 2], [2, 4]], [1, 1], { context }).catch((error) => error.name);
console.log(JSON.stringify({ x: [...x.data], S: [...S.data], info: [...await context.download(info)], error, batch, failed, why: context.why }));
context.dispose();
`;

const found = Object.entries(RUNTIMES).map(([name, args]) => ({ name, args, file: find(name) }));
const folder = mkdtempSync(path.join(tmpdir(), 'basalt-runtimes-'));
const project = path.join(folder, 'project');
beforeAll(async () => {
  if (found.every(({ file }) => file === undefined)) return;
  await install(await pack(folder), project, { 'program.mjs': PROGRAM });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(found)('$name', ({ name, args, file }) => {
  if (file === undefined) report({ skipped: name, test: 'not installed' });
  test.skipIf(file === undefined)('solves with the package, on the CPU engine', async () => {
    const { stdout } = await start(file!, [...args, 'program.mjs'], { cwd: project });
    const { x, S, info, error, batch, failed, why } = JSON.parse(stdout);
    expect(x.map((value: number) => Math.round(value * 1e12) / 1e12)).toEqual([1, 2]);
    expect(S.map((value: number) => Math.round(value * 1e12) / 1e12)).toEqual([4, 3]);
    expect(info).toEqual([0]);
    expect(error).toBeLessThan(1e-10);
    expect(batch).toBe(true);
    expect(failed).toBe('SingularError');
    expect(why).toMatch(/CPU engine: WASM SIMD/);
  });
});
