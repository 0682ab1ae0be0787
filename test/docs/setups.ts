// What stands before the blocks that are parts of a program: data, and names that the page has spoken of. Pages not listed here have whole
// programs only.

/** By page, one for each of its blocks; '' for one that is whole. */
export const setups: Readonly<Record<string, readonly string[]>> = {
  'docs/batched.md': [
    `import { createContext, sgesvStridedBatched, sgesvVbatched } from 'basalt';
const ctx = await createContext();
const A = ctx.upload('s', Float32Array.from({ length: 144 * 10_000 }, (_, k) => ((k % 144) % 13 === 0 ? 2 : 0)));
const B = ctx.alloc('s', 12 * 10_000);`,
    `import { createContext } from 'basalt';
const ctx = await createContext();
const info = ctx.alloc('i', 3);`,
    `import { createContext, ssyevStridedBatched } from 'basalt';
const ctx = await createContext();
const A = ctx.upload('s', Float32Array.from({ length: 900_000 }, (_, k) => [2, -1, 0, -1, 2, -1, 0, -1, 2][k % 9]!));`,
  ],
  'docs/cpu.md': ["import { createContext } from 'basalt';"],
  'docs/eigen.md': [
    "import { eigh, eigvals, svdvals } from 'basalt/linalg';",
    `import { createContext, dsyevx, mustSucceed } from 'basalt';
const ctx = await createContext();
const n = 5;
const chain = Float64Array.from({ length: n * n }, (_, k) => [2, -1][Math.abs((k % n) - Math.floor(k / n))] ?? 0);
const A = ctx.upload('d', chain);`,
    `import { createContext, dssyevd } from 'basalt';
const ctx = await createContext();
const n = 5;
const A = ctx.upload('d', Float64Array.from({ length: n * n }, (_, k) => (k % n) + Math.floor(k / n)));`,
    "import { type DecompositionReport, eigh } from 'basalt/linalg';",
    `import { createContext, sgesvdr } from 'basalt';
const ctx = await createContext();
const [m, n, k] = [8, 6, 2];
const A = ctx.upload('s', Float32Array.from({ length: m * n }, (_, e) => 1 / (1 + (e % m) + Math.floor(e / m))));
const info = ctx.alloc('i', 1);`,
    `import { createContext, dsygvd } from 'basalt';
const ctx = await createContext();
const n = 2;
const [K, M] = [ctx.upload('d', Float64Array.of(2, -1, -1, 1)), ctx.upload('d', Float64Array.of(1, 0, 0, 0.5))];`,
  ],
  'docs/factorizations.md': [
    `import { calibrate, createContext, sgetrf } from 'basalt';
const ctx = await createContext({ backend: 'cpu' });
const n = 8;
const A = ctx.upload('s', Float32Array.from({ length: n * n }, (_, k) => (k % (n + 1) === 0 ? 1 : 0)));
const [ipiv, info] = [ctx.alloc('i', n), ctx.alloc('i', 1)];`,
    `import { chromeTrace, createContext, sgetrf } from 'basalt';
const writeFileSync = (_file: string, _text: string): void => {};
const ctx = await createContext();
const n = 64;
const A = ctx.upload('s', Float32Array.from({ length: n * n }, (_, k) => (k % (n + 1) === 0 ? 1 : 0)));
const [ipiv, info] = [ctx.alloc('i', n), ctx.alloc('i', 1)];`,
  ],
  'docs/least-squares.md': [
    `import { createContext, scholqr, strtrs } from 'basalt';
const ctx = await createContext();
const [m, n] = [20, 3];
const A = ctx.upload('s', Float32Array.from({ length: m * n }, (_, k) => Math.cos(k * k)));
const B = ctx.upload('s', new Float32Array(m).fill(1));
const [R, C] = [ctx.alloc('s', n * n), ctx.alloc('s', n)];
const [passes, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];`,
    `import { createContext } from 'basalt';
import { leastSquares } from 'basalt/linalg';
const context = await createContext();
const blocks = [{ A: [[1, 0, 0], [0, 1, 0], [1, 1, 1]], b: [1, 2, 6] }];`,
  ],
  'docs/mpi.md': [
    '',
    `import { openMpi } from 'basalt/mpi';
const { world } = await openMpi();
const [weights, bias] = [new Float32Array(4), new Float32Array(1)];`,
    `import { openMpi } from 'basalt/mpi';
const { world } = await openMpi();`,
    `import { openMpi } from 'basalt/mpi';
const { world } = await openMpi();`,
    `import { openMpi } from 'basalt/mpi';
const { world } = await openMpi();`,
    `import { openMpi } from 'basalt/mpi';
const { world } = await openMpi();`,
  ],
  'docs/native.md': [''],
  'docs/precision.md': ['', 'const [A, b] = [[[2, 1], [4, 3]], [4, 10]];'],
  'docs/tuning.md': [
    `import { createContext } from 'basalt';
const ctx = await createContext();
const text = '[]';`,
  ],
  'docs/wgsl.md': ['', ''],
};
