// Batched singular value decompositions of complex matrices on a GPU: kinds of matrices against the definition, what one matrix may not do
// to another, every shape of the kernel, and which matrices go to the CPU.
import { expect, it } from 'vitest';
import { jacobiExtent, jacobiNames } from '../../../src/batched/svd/svd.kernels.ts';
import { enqueueSvdBatch } from '../../../src/batched/svd/svdBatch.gpu.ts';
import { type Context, cgesvdjStridedBatched, cgesvdStridedBatched, type DeviceBuffer } from '../../../src/index.ts';
import { type MatrixView, matrixView } from '../../../testing/lib/norms.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { transposed } from '../../../testing/lib/residualsLq.ts';
import { isSorted, orthogonality, productError } from '../../../testing/lib/residualsSvd.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

/** Element (i, j) of matrix b, as its two parts. */
type Value = (b: number, i: number, j: number) => readonly [re: number, im: number];

const random: Value = (b, i, j) => [noise(b, i, j), noise(b + 100, j, i)];
const times = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): readonly [number, number] => [
  a * c - b * d,
  a * d + b * c,
];
const phase = (angle: number): readonly [number, number] => [Math.cos(angle), Math.sin(angle)];

const KINDS: Readonly<Record<string, Value>> = {
  random,
  zero: () => [0, 0],
  identity: (_, i, j) => [Number(i === j), 0],
  'i times the identity': (_, i, j) => [0, Number(i === j)],
  real: (b, i, j) => [noise(b, i, j), 0],
  'rank 1': (b, i, j) => times(random(b, i, 0), random(b, j, 1)),
  'columns that differ by phases': (b, i, j) => times(random(b, i, 0), phase(j)),
  'a zero column': (b, i, j) => (j === 1 ? [0, 0] : random(b, i, j)),
  large: (b, i, j) => times(random(b, i, j), [1e30, 0]),
  small: (b, i, j) => times(random(b, i, j), [0, 1e-30]),
  'columns graded': (b, i, j) => times(random(b, i, j), [10 ** (-2 * j), 0]),
};
const NAMES = Object.keys(KINDS);

interface Solved {
  readonly s: MatrixView;
  readonly u: MatrixView;
  readonly vt: MatrixView;
  readonly info: number;
}

/** The decompositions of `count` matrices with full or thin factors. */
async function decompose(
  context: Context,
  [m, n]: readonly [number, number],
  count: number,
  value: Value,
  job: 's' | 'a' = 's',
): Promise<Solved[]> {
  const k = Math.min(m, n);
  const [left, right] = job === 'a' ? [m, n] : [k, k];
  const data = new Float32Array(2 * m * n * count);
  for (let b = 0; b < count; b++)
    for (let j = 0; j < n; j++)
      for (let i = 0; i < m; i++) data.set(value(b, i, j).map(Math.fround), 2 * ((b * n + j) * m + i));
  const A = context.upload('c', data);
  const [S, U, V] = [
    context.alloc('s', k * count),
    context.alloc('c', m * left * count),
    context.alloc('c', n * right * count),
  ];
  const info = context.alloc('i', count);
  const call = {
    m,
    n,
    A,
    lda: m,
    strideA: m * n,
    S,
    strideS: k,
    U,
    ldu: m,
    strideU: m * left,
    info,
    batchCount: count,
  };
  const strideV = n * right;
  await cgesvdStridedBatched(context.queue, {
    ...{ ...call, jobu: job, jobvt: job, VT: V, ldvt: right, strideVT: strideV },
  });
  const [s, u, v, infos] = [
    await context.download(S),
    await context.download(U),
    await context.download(V),
    await context.download(info),
  ];
  for (const buffer of [A, S, U, V, info] as DeviceBuffer[]) buffer.dispose();
  return Array.from({ length: count }, (_, b) => {
    return {
      s: matrixView(s, k, 1, k, b * k),
      u: matrixView(u, m, left, m, b * m * left, 2),
      vt: matrixView(v, right, n, right, b * strideV, 2),
      info: infos[b]!,
    };
  });
}

/** The worst of the product, of U's and of V's orthogonality; NaN where values are not in order. */
function errorOf([m, n]: readonly [number, number], a: (i: number, j: number) => readonly number[], x: Solved): number {
  const A = matrixView(new Float64Array(2 * m * n), m, n, m, 0, 2);
  for (let j = 0; j < n; j++) for (let i = 0; i < m; i++) A.data.set(a(i, j).map(Math.fround), 2 * (i + j * m));
  if (x.info !== 0 || !isSorted(x.s)) return Number.NaN;
  return Math.max(productError(A, x.u, x.s, x.vt), orthogonality(x.u), orthogonality(transposed(x.vt))) / EPS.s;
}

const SHAPES = [
  [1, 1],
  [5, 4],
  [4, 7],
  [12, 12],
  [30, 9],
  [3, 32],
  [36, 34],
] as const;

gpuTest('decomposes all kinds of matrices, tall and wide, with thin and full factors', async (context) => {
  for (const [k, shape] of some(SHAPES, 3).entries()) {
    const value: Value = (b, i, j) => KINDS[NAMES[b]!]!(b, i, j);
    const job = k % 2 === 0 ? 'a' : 's';
    const found = await decompose(context, shape, NAMES.length, value, job);
    expect(context.queue.trace.at(-1)!.backend).toBe('gpu');
    for (const [b, name] of NAMES.entries())
      expect(errorOf(shape, (i, j) => value(b, i, j), found[b]!) < 40, `${shape} ${job} ${name}`).toBe(true);
  }
});

gpuTest('a matrix has the same bits alone and beside others, and bad ones keep to themselves', async (context) => {
  for (const shape of [
    [5, 4],
    [4, 9],
  ] as const) {
    const bad: Value = (b, i, j) => {
      const [re, im] = random(b, i, j);
      if (b === 2 && i === 1 && j === 2) return [re, Number.NaN];
      return b === 4 && i === 0 && j === 0 ? [Number.NEGATIVE_INFINITY, im] : [re, im];
    };
    const [alone, beside] = [await decompose(context, shape, 1, random), await decompose(context, shape, 7, bad)];
    const bits = ({ s, u, vt }: Solved, b: number): number[] =>
      [s, u, vt].flatMap(({ data, rows, cols, parts }) => {
        const length = rows * cols * (parts ?? 1);
        const start = b * length;
        return [...data.subarray(start, start + length)];
      });
    expect(bits(beside[0]!, 0)).toEqual(bits(alone[0]!, 0));
    expect(beside.map(({ info }) => info)).toEqual([0, 0, 4, 0, 4, 0, 0]);
    for (const b of [2, 4]) expect(bits(beside[b]!, b).every(Number.isNaN)).toBe(true);
  }
});

gpuTest('is right in every shape of the kernel', async (context) => {
  const { lanes, threads, workgroupBytes: bytes, software } = context.gpu!;
  const n = software ? 8 : 24;
  const data = new Float32Array(2 * n * n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) data.set(random(0, i, j).map(Math.fround), 2 * (i + j * n));
  for (const force of some(jacobiNames({ ...jacobiExtent(n, n), type: 'c', lanes, threads, bytes }), 2)) {
    const [A, S, U, V] = [
      context.upload('c', data),
      context.alloc('s', n),
      context.alloc('c', n * n),
      context.alloc('c', n * n),
    ];
    const info = context.alloc('i', 1);
    const mat = (X: DeviceBuffer) => ({ data: X, off: 0, rs: 1, cs: n, stride: n * n });
    enqueueSvdBatch(context.queue, {
      ...{ m: n, n, values: n, count: 1, force, A: mat(A), S: { data: S, off: 0, stride: n } },
      ...{ U: { X: mat(U), columns: 's' }, V: { X: mat(V), columns: 's' }, info: { data: info, off: 0, ld: 1 } },
    });
    const views = [await context.download(U), await context.download(V)].map((x) => matrixView(x, n, n, n, 0, 2));
    const s = matrixView(await context.download(S), n, 1);
    const solved = { s, u: views[0]!, vt: transposed(views[1]!), info: (await context.download(info))[0]! };
    expect(errorOf([n, n], (i, j) => random(0, i, j), solved) < 40, force).toBe(true);
    for (const buffer of [A, S, U, V, info]) buffer.dispose();
  }
});

gpuTest('gesvdj has V itself, of tall and of wide matrices', async (context) => {
  for (const [m, n] of [
    [6, 4],
    [4, 6],
  ] as const) {
    const data = new Float32Array(2 * m * n);
    for (let j = 0; j < n; j++) for (let i = 0; i < m; i++) data.set(random(0, i, j).map(Math.fround), 2 * (i + j * m));
    const A = context.upload('c', data);
    const [S, U, V] = [context.alloc('s', 4), context.alloc('c', 4 * m), context.alloc('c', 4 * n)];
    const info = context.alloc('i', 1);
    const strides = { strideA: 0, strideS: 0, strideU: 0, strideV: 0 };
    await cgesvdjStridedBatched(context.queue, {
      ...{ m, n, A, lda: m, S, U, ldu: m, V, ldv: n, info, ...strides, batchCount: 1 },
    });
    expect(context.queue.trace.at(-1)!.backend).toBe('gpu');
    const s = matrixView(await context.download(S), 4, 1);
    const u = matrixView(await context.download(U), m, 4, m, 0, 2);
    const vt = transposed(matrixView(await context.download(V), n, 4, n, 0, 2));
    const found = (await context.download(info))[0]!;
    expect(errorOf([m, n], (i, j) => random(0, i, j), { s, u, vt, info: found }) < 40).toBe(true);
    for (const buffer of [A, S, U, V, info]) buffer.dispose();
  }
});

it.runIf(gpu !== undefined)('goes to the CPU where no workgroup holds the columns as they are', async () => {
  for (const [m, n] of [
    [40, 3],
    [2, 50],
    [65, 65],
  ] as const) {
    const [found] = await decompose(gpu!, [m, n], 1, random);
    expect(gpu!.queue.trace.at(-1)!.backend).toBe('cpu');
    expect(errorOf([m, n], (i, j) => random(0, i, j), found!) < 40).toBe(true);
  }
});
