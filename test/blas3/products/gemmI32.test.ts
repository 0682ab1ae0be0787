// GEMM of bytes on every backend: the case's sweep, every variant, sums that wrap, scalars that are no integers, and what is chosen.
import { describe, expect, it } from 'vitest';
import { enqueueGemmI32 } from '../../../src/blas3/products/gemmI32.gpu.ts';
import { byteRules, fitsBytes } from '../../../src/blas3/products/gemmI32.kernels.ts';
import { bgemmI32, type DeviceBuffer } from '../../../src/index.ts';
import { type GemmI32Problem, gemmI32Case } from '../../../testing/cases/blas3/products/gemmI32.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest } from '../../setup/contexts.ts';

const backends = contexts.map((context) => [context.backend, context] as const);
const hasUnits = gpu?.gpu?.matrixUnits.some(fitsBytes) ?? false;

type Data = ReturnType<typeof gemmI32Case.data>;
const mat = (X: { readonly buffer: unknown; readonly offset: number; readonly ld: number }) => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: X.ld,
});

/** The call with one variant forced, past the front. */
const forced =
  (force: string): Case<GemmI32Problem, Data>['run'] =>
  async (queue, p, at) => {
    const [transA, transB] = [p.transA !== 'n', p.transB !== 'n'];
    enqueueGemmI32(queue, { ...p, transA, transB, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force, why: 'forced by the caller' });
  };

/** More than a tile of every kind, a tile, less; factors where they lie and packed; sums of no depth. */
const problems: readonly GemmI32Problem[] = (['n', 't'] as const).flatMap((transA) =>
  (['n', 't'] as const).flatMap((transB) => [
    { transA, transB, m: 130, n: 133, k: 67, alpha: 3, beta: -2, layout: { pad: 3, offset: 5 } },
    { transA, transB, m: 129, n: 144, k: 192, alpha: -1, beta: 1, layout: { align: 16, offset: 32 } },
    { transA, transB, m: 128, n: 128, k: 64, alpha: 1, beta: 0, layout: { align: 16 } },
    { transA, transB, m: 3, n: 2, k: 1, alpha: 1, beta: 0, layout: { offset: 1 } },
    { transA, transB, m: 30, n: 20, k: 0, alpha: 1, beta: 3 },
  ]),
);

describe.each(backends)('on the %s backend', (_, context) => {
  it('is exact over the sweep', async () => {
    for (const problem of sampled(context, gemmI32Case.sweep, 2))
      expect(await complaints(context, gemmI32Case, problem, 'b')).toEqual([]);
  });

  it.runIf(wide)('wraps where a sum leaves the range of 32 bits', async () => {
    for (const [k, sum] of [
      [131071, 2 ** 31 - 2 ** 14],
      [131072, -(2 ** 31)],
    ] as const) {
      const A = context.upload('b', new Int8Array(k).fill(-128));
      const C = context.alloc('i', 1);
      await bgemmI32(context.queue, { m: 1, n: 1, k, A, lda: 1, B: A, ldb: k, C, ldc: 1 });
      expect([...(await context.download(C))]).toEqual([sum]);
    }
  });
});

describe('variants', () => {
  for (const [k, { name }] of byteRules.entries()) {
    // In a short run each has one pair of transposes, by turns.
    const [from, count] = wide ? [0, problems.length] : [5 * (k % 4), 5];
    const missing = name === 'tensor' && !hasUnits ? 'matrix units for bytes' : undefined;
    gpuTest(
      `${name} is exact: whole tiles, edges, every transposition, any alignment`,
      async (context) => {
        for (const problem of problems.slice(from, from + count))
          expect(await complaints(context, gemmI32Case, problem, 'b', forced(name))).toEqual([]);
      },
      missing,
    );
  }

  gpuTest('large products take the matrix units where there are some, and large tiles elsewhere', async (context) => {
    const chosen = async (n: number): Promise<string | undefined> => {
      const [A, C] = [context.alloc('b', n * n), context.alloc('i', n * n)];
      await bgemmI32(context.queue, { m: n, n, k: n, A, lda: n, B: A, ldb: n, C, ldc: n });
      for (const buffer of [A, C]) buffer.dispose();
      return context.queue.trace.at(-1)?.kernel;
    };
    const threads = context.gpu!.language.has('packed_4x8_integer_dot_product') ? 'dot' : 'plain';
    expect(await chosen(32)).toBe(`${threads}-small`);
    if (hasUnits) expect(await chosen(1024)).toBe('tensor');
  });
});

it('alpha and beta must be 32-bit integers', async () => {
  const A = cpu.upload('b', Int8Array.of(3));
  const C = cpu.upload('i', Int32Array.of(5));
  const call = { m: 1, n: 1, k: 1, A, lda: 1, B: A, ldb: 1, C, ldc: 1 };
  for (const name of ['alpha', 'beta']) {
    for (const value of [2.5, 2 ** 31, -(2 ** 31) - 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const error = await rejectionOf(() => bgemmI32(cpu.queue, { ...call, [name]: value }));
      expectRefusal(error, { argument: name }, /must be an integer in -2\^31\.\.2\^31-1/);
    }
  }
  await bgemmI32(cpu.queue, { ...call, alpha: -(2 ** 31), beta: 2 ** 31 - 1 });
  expect([...(await cpu.download(C))]).toEqual([Number(BigInt.asIntN(32, -(2n ** 31n) * 9n + (2n ** 31n - 1n) * 5n))]);
});
