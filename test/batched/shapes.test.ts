// Batches of every length, matrices that several problems share, row-major storage, ragged batches of all orders, and real ones from
// chemistry.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Context,
  dgesvStridedBatched,
  gesvStridedBatched,
  gesvVbatched,
  getrfStridedBatched,
  getrsBatched,
  getrsStridedBatched,
  matinvStridedBatched,
  posvVbatched,
  potrfStridedBatched,
  potrsStridedBatched,
  sgesvStridedBatched,
  spotrfVbatched,
} from '../../src/index.ts';
import { getrfRecursiveRef } from '../../src/lapack/lu/getrf.ref.ts';
import { getrsRef } from '../../src/lapack/lu/getrs.ref.ts';
import { posvBatchedCases } from '../../testing/cases/batched/cholesky/posvBatched.ts';
import { gesvBatchedCases } from '../../testing/cases/batched/lu/gesvBatched.ts';
import { matinvBatchedCases } from '../../testing/cases/batched/lu/matinvBatched.ts';
import { complaints } from '../../testing/lib/case.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { EPS, solveError } from '../../testing/lib/residuals.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { wide } from '../lib/sampled.ts';
import { contexts, cpu, gpu } from '../setup/contexts.ts';

const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');
const slowly = /llvmpipe/i.test(gpu?.gpu?.name ?? '');
const rng = mulberry32(5);

const numbers = (length: number): Float32Array => new Float32Array(length).map(() => signed(rng));

/** The worst ||B - A X|| / (n ||A|| ||X||) in units of eps, of packed column-major systems. */
function worstOf(n: number, nrhs: number, A: Float32Array, X: Float32Array, B: Float32Array, every = 1): number {
  let worst = 0;
  for (let b = 0; b * n * n < A.length; b += every) {
    const view = (data: Float32Array, cols: number) => matrixView(data, n, cols, n, b * n * cols);
    const error = solveError(view(A, n), view(X, nrhs), view(B, nrhs)) / EPS.s;
    if (!(error <= worst)) worst = error;
  }
  return worst;
}

async function solved(context: Context, n: number, nrhs: number, A: Float32Array, B: Float32Array) {
  const count = A.length / (n * n);
  const [mats, sides] = [context.upload('s', A), context.upload('s', B)];
  const [ipiv, info] = [context.alloc('i', n * count), context.upload('i', new Int32Array(count).fill(-3))];
  const each = { lda: n, strideA: n * n, stridePiv: n, ldb: n, strideB: n * nrhs, batchCount: count };
  await gesvStridedBatched(context.queue, { n, nrhs, A: mats, ipiv, B: sides, info, ...each });
  const results = { X: await context.download(sides), info: await context.download(info) };
  for (const buffer of [mats, sides, ipiv, info]) buffer.dispose();
  return results;
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const onGpu = context !== cpu;

  it.runIf(wide)('solves batches of every length', async () => {
    const most = onGpu && software ? 70_000 : 1_000_000;
    const n = 4;
    const A = numbers(16 * most);
    const B = numbers(4 * most);
    for (const count of [1, 3, 37, 1000, most]) {
      const { X, info } = await solved(context, n, 1, A.slice(0, 16 * count), B.slice(0, 4 * count));
      expect(info.every((one) => one === 0)).toBe(true);
      const every = Math.max(1, Math.floor(count / 5000));
      expect(worstOf(n, 1, A.subarray(0, 16 * count), X, B, every)).toBeLessThan(30);
      // The last of them too
      const last = count - 1;
      expect(
        worstOf(n, 1, A.slice(16 * last, 16 * count), X.slice(4 * last), B.slice(4 * last, 4 * count)),
      ).toBeLessThan(30);
    }
  });

  it('splits grids that are larger than the device allows', async () => {
    if (!onGpu) return;
    const { queue } = context;
    const before = queue.groupLimit;
    queue.groupLimit = 3;
    try {
      for (const [n, count] of [
        [4, 1500],
        [40, 11],
      ] as const) {
        const [A, B] = [numbers(n * n * count), numbers(n * count)];
        const { X, info } = await solved(context, n, 1, A, B);
        expect(info.every((one) => one === 0)).toBe(true);
        expect(worstOf(n, 1, A, X, B)).toBeLessThan(30);
      }
    } finally {
      queue.groupLimit = before;
    }
  });

  it('solves with one factored matrix for all right-hand sides, by strides of zero and by offsets', async () => {
    for (const n of onGpu && software ? [5, 40] : [1, 5, 20, 33, 70]) {
      const count = 6;
      const LU = numbers(n * n);
      const ipiv = new Int32Array(n);
      expect(getrfRecursiveRef(n, n, { data: LU, off: 0, ld: n }, ipiv, 0)).toBe(0);
      const B = numbers(2 * n * count);
      const expected = Float64Array.from(B);
      const [wide, single] = [Float64Array.from(LU), { data: expected, off: 0, ld: n }];
      for (let b = 0; b < count; b++) {
        getrsRef('t', n, 2, { data: wide, off: 0, ld: n }, ipiv, 0, { ...single, off: 2 * n * b });
      }
      const [A, pivots] = [context.upload('s', LU), context.upload('i', ipiv)];
      const list = (values: number[]) => context.upload('i', Int32Array.from(values));
      const args = {
        trans: 't' as const,
        n,
        nrhs: 2,
        A,
        lda: n,
        ipiv: pivots,
        stridePiv: 0,
        ldb: n,
        batchCount: count,
      };
      const strided = context.upload('s', B);
      await getrsStridedBatched(context.queue, { ...args, strideA: 0, B: strided, strideB: 2 * n });
      const listed = context.upload('s', B);
      const offsetsA = list(new Array<number>(count).fill(0));
      const offsetsB = list([3, 1, 5, 0, 2, 4].map((b) => 2 * n * b));
      await getrsBatched(context.queue, { ...args, offsetsA, B: listed, offsetsB });
      const [x, y] = [await context.download(strided), await context.download(listed)];
      expect(y).toEqual(x);
      const scale = expected.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(expected.every((value, i) => Math.abs(x[i]! - value) < 1e-3 * scale)).toBe(true);
    }
  });

  it('has room for all operands in one buffer of numbers and one of integers', async () => {
    for (const n of onGpu && software ? (slowly ? [5] : [5, 40]) : [1, 5, 20, 33, 70]) {
      const [count, size] = [3, n * n];
      const data = numbers((size + 2 * n) * count);
      const [A, B] = [data.slice(0, size * count), data.slice(size * count)];
      const [all, integers] = [
        context.upload('s', data),
        context.upload('i', new Int32Array((n + 2) * count).fill(-9)),
      ];
      const ofA = { A: all, lda: n, strideA: size, ipiv: integers, stridePiv: n };
      const ofB = { B: all.at(size * count), ldb: n, strideB: 2 * n, batchCount: count };
      const reports = { info: integers.at(n * count), nonfinite: integers.at((n + 1) * count) };
      await gesvStridedBatched(context.queue, { n, nrhs: 2, ...ofA, ...ofB, ...reports });
      const lists = await context.download(integers);
      expect([...lists.subarray(n * count)]).toEqual(new Array(2 * count).fill(0));
      expect(worstOf(n, 2, A, (await context.download(all)).slice(size * count), B)).toBeLessThan(30);
      // The same factors once more, with the right-hand sides they had
      context.write(all.at(size * count) as never, B);
      await getrsStridedBatched(context.queue, { n, nrhs: 2, ...ofA, ...ofB });
      expect(worstOf(n, 2, A, (await context.download(all)).slice(size * count), B)).toBeLessThan(30);
    }
  });

  it('takes row-major matrices: what it computes of A by rows are the factors of A', async () => {
    for (const n of onGpu && software ? [5] : [1, 5, 20, 33, 70]) {
      const [count, ld] = [3, n + 2];
      const byRows = numbers(n * ld * count);
      for (let b = 0; b < count; b++) for (let i = 0; i < n; i++) byRows[b * n * ld + i * (ld + 1)]! += n;
      const byColumns = byRows.slice();
      for (let b = 0; b < count; b++)
        for (let i = 0; i < n; i++)
          for (let j = 0; j < n; j++) byColumns[b * n * ld + i + j * ld] = byRows[b * n * ld + i * ld + j]!;
      const each = { lda: ld, strideA: n * ld, batchCount: count };
      const run = async (data: Float32Array, layout: 'row' | 'col') => {
        const [A, ipiv, info] = [context.upload('s', data), context.alloc('i', n * count), context.alloc('i', count)];
        const P = context.upload('s', data);
        await getrfStridedBatched(context.queue, { m: n, n, A, ipiv, stridePiv: n, info, ...each, layout });
        await matinvStridedBatched(context.queue, { n, A: P, info, ...each, layout });
        return { lu: await context.download(A), piv: await context.download(ipiv), inverse: await context.download(P) };
      };
      const [rows, cols] = [await run(byRows, 'row'), await run(byColumns, 'col')];
      expect(rows.piv).toEqual(cols.piv);
      let near = 0;
      for (let b = 0; b < count; b++) {
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            const [at, there] = [b * n * ld + i * ld + j, b * n * ld + i + j * ld];
            if (Math.abs(rows.lu[at]! - cols.lu[there]!) < 5e-5) near++;
            if (Math.abs(rows.inverse[at]! - cols.inverse[there]!) < 5e-5) near++;
          }
        }
      }
      expect(near).toBe(2 * count * n * n);
    }
  });

  it('solves ragged batches of orders from 0 to 129', async () => {
    // llvmpipe compiles the kernels of some orders for a minute (2 cores, 2026-11).
    const some = slowly ? [5, 3, 5] : [129, 5, 33, 5];
    const every = [...Array.from({ length: 130 }, (_, n) => (n * 57) % 130), 7, 7];
    const orders = onGpu && software ? some : every;
    const ends = (f: (n: number) => number) => {
      let sum = 0;
      return orders.map((n) => {
        const at = sum;
        sum += f(n);
        return at;
      });
    };
    const nrhs = orders.map((_, b) => 1 + (b % 2));
    const sized = (f: (n: number, r: number) => number) => {
      let sum = 0;
      return orders.map((n, b) => {
        const at = sum;
        sum += f(n, nrhs[b]!);
        return at;
      });
    };
    const [offsetsA, offsetsPiv, offsetsB] = [ends((n) => n * n), ends((n) => n), sized((n, r) => n * r)];
    const total = (offsets: number[], last: number): number => offsets.at(-1)! + last;
    const [last, sides] = [orders.at(-1)!, nrhs.at(-1)!];
    const A = numbers(total(offsetsA, last * last));
    const B = numbers(total(offsetsB, last * sides));
    const lds = orders.map((n) => Math.max(1, n));
    const lists = { n: orders, nrhs, lda: lds, offsetsA, ldb: lds, offsetsB };
    const judge = (X: Float32Array, symmetric: boolean) => {
      for (const [b, n] of orders.entries()) {
        const a = A.slice(offsetsA[b]!, offsetsA[b]! + n * n);
        if (symmetric) for (let j = 0; j < n; j++) for (let i = 0; i < j; i++) a[i + j * n] = a[j + i * n]!;
        const view = (data: Float32Array) => matrixView(data, n, nrhs[b]!, Math.max(1, n), offsetsB[b]!);
        expect(solveError(matrixView(a, n, n), view(X), view(B)) / EPS.s, `order ${n}`).toBeLessThan(30);
      }
    };
    const ipiv = context.alloc('i', total(offsetsPiv, last));
    const info = context.upload('i', new Int32Array(orders.length).fill(9));
    const gesvB = context.upload('s', B);
    await gesvVbatched(context.queue, { ...lists, A: context.upload('s', A), ipiv, offsetsPiv, B: gesvB, info });
    expect((await context.download(info)).every((one) => one === 0)).toBe(true);
    judge(await context.download(gesvB), false);
    if (slowly) return;
    for (const [b, n] of orders.entries()) for (let i = 0; i < n; i++) A[offsetsA[b]! + i * (n + 1)] = n + 1;
    const posvB = context.upload('s', B);
    await posvVbatched(context.queue, { uplo: 'l', ...lists, A: context.upload('s', A), B: posvB, info });
    expect((await context.download(info)).every((one) => one === 0)).toBe(true);
    judge(await context.download(posvB), true);
  });

  it('solves the Newton systems of ignition, in singles as well as their condition lets one', async () => {
    const all = [
      ['LiDryer', 10],
      ['drm19', 22],
      ['isooctane_lu', 144],
    ] as const;
    const sets = all.slice(0, onGpu && slowly ? 0 : onGpu && software ? 1 : 3);
    for (const [name, n] of sets) {
      const read = (what: string) => {
        const file = readFileSync(new URL(`../data/batch/${name}_${what}.f64`, import.meta.url));
        return new Float64Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
      };
      const [A, B] = [read('A'), read('b')];
      const count = B.length / n;
      const single = { A: Float32Array.from(A), B: Float32Array.from(B) };
      const { X, info } = await solved(context, n, 1, single.A, single.B);
      expect([...info], name).toEqual(new Array(count).fill(0));
      expect(worstOf(n, 1, single.A, X, single.B), name).toBeLessThan(30);
      if (onGpu) continue;
      const [mats, sides] = [context.upload('d', A), context.upload('d', B)];
      const [ipiv, infos] = [context.alloc('i', n * count), context.alloc('i', count)];
      const each = { lda: n, strideA: n * n, stridePiv: n, ldb: n, strideB: n, batchCount: count };
      await dgesvStridedBatched(context.queue, { n, nrhs: 1, A: mats, ipiv, B: sides, info: infos, ...each });
      const solution = await context.download(sides);
      for (let b = 0; b < count; b++) {
        const view = (data: Float64Array, cols: number) => matrixView(data, n, cols, n, b * n * cols);
        expect(solveError(view(A, n), view(solution, 1), view(B, 1)) / EPS.d).toBeLessThan(30);
      }
    }
  });

  it.each(
    [gesvBatchedCases.strided, posvBatchedCases.strided, matinvBatchedCases.strided].map(
      (c) => [c.spec.name, c] as const,
    ),
  )('%s is right for orders around the classes of kernels, and large ones', async (_name, c) => {
    const orders = [...Array.from({ length: 40 }, (_, k) => k + 1), 47, 48, 49, 63, 64, 65, 95, 96, 97, 127, 128, 129];
    for (const n of onGpu && software ? [] : [...orders, 256, 512]) {
      const problem = { n, nrhs: 2, uplo: 'l' as const, batchCount: n > 200 ? 2 : 4 };
      expect(await complaints(context, c, problem, 's')).toEqual([]);
    }
  });

  it('does nothing for empty batches, and only reports for empty matrices', async () => {
    const { queue } = context;
    const info = context.upload('i', Int32Array.of(5, 5, 5));
    const A = context.upload('s', Float32Array.of(7));
    await potrfStridedBatched(queue, { uplo: 'l', n: 3, A, lda: 3, strideA: 9, info, batchCount: 0 });
    expect([...(await context.download(info))]).toEqual([5, 5, 5]);
    await potrfStridedBatched(queue, { uplo: 'l', n: 0, A, lda: 1, strideA: 0, info, batchCount: 2 });
    expect([...(await context.download(info))]).toEqual([0, 0, 5]);
    await potrsStridedBatched(queue, {
      uplo: 'u',
      n: 1,
      nrhs: 0,
      A,
      lda: 1,
      strideA: 0,
      B: A,
      ldb: 1,
      strideB: 0,
      batchCount: 2,
    });
    expect([...(await context.download(A))]).toEqual([7]);
  });
});

describe('what is refused', () => {
  it('places beyond 2^32 elements are counted right', async () => {
    const args = { n: 2, nrhs: 1, A: cpu.alloc('s', 64), lda: 2, ipiv: cpu.alloc('i', 64), stridePiv: 2 };
    const rest = { B: cpu.alloc('s', 64), ldb: 2, strideB: 2, info: cpu.alloc('i', 3), batchCount: 3 };
    for (const strideA of [2 ** 31, 2 ** 32, 2 ** 40]) {
      const error = await rejectionOf(() => sgesvStridedBatched(cpu.queue, { ...args, strideA, ...rest }));
      expectRefusal(error, { argument: 'A' }, new RegExp(`need ${2 * strideA + 4}, and the buffer has 64`));
    }
  });

  it('row-major matrices of which a row does not fit its distance', async () => {
    const call = (lda: number, layout: 'row' | 'col') =>
      getrfStridedBatched(cpu.queue, {
        ...{ m: 2, n: 5, A: cpu.alloc('s', 100), lda, strideA: 30, ipiv: cpu.alloc('i', 4), stridePiv: 2 },
        ...{ info: cpu.alloc('i', 2), batchCount: 2, layout },
      });
    await call(2, 'col');
    await call(5, 'row');
    expectRefusal(await rejectionOf(() => call(4, 'row')), { argument: 'lda', position: 4 }, /= 5/);
  });

  it('lists of a hundred thousand problems within moments, in and out of order', async () => {
    const count = 100_000;
    const n = Array.from({ length: count }, (_, b) => b % 9);
    const at: number[] = [];
    n.reduce((sum, order, b) => {
      at[b] = sum;
      return sum + order * order;
    }, 0);
    const order = n.map((_, b) => (b * 7919) % count);
    const [A, info] = [cpu.alloc('s', 26 * count), cpu.alloc('i', count)];
    for (const pick of [(list: number[]) => list, (list: number[]) => order.map((b) => list[b]!)]) {
      const [sizes, offsetsA] = [pick(n), pick(at)];
      const clashing = offsetsA.slice();
      const [x, y] = [sizes.indexOf(8), sizes.lastIndexOf(8)];
      clashing[y] = clashing[x]! + 63;
      const start = process.cpuUsage();
      const error = await rejectionOf(() =>
        spotrfVbatched(cpu.queue, {
          uplo: 'l',
          n: sizes,
          A,
          lda: sizes.map((k) => Math.max(1, k)),
          offsetsA: clashing,
          info,
        }),
      );
      expectRefusal(error, { argument: 'A' }, /share elements/);
      // Every pair compared with every other would take minutes.
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(20_000);
    }
  });
});
