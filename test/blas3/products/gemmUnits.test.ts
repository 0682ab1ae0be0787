// Products of halves on matrix units as they lie: every tile, whole and with edges, any alignment, slices, factors in C's buffer.
import { describe, expect } from 'vitest';
import { enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { unitNames } from '../../../src/blas3/products/gemmUnits.gpu.ts';
import { fitsUnits, UNIT_TILES, type UnitTile } from '../../../src/blas3/products/gemmUnits.kernels.ts';
import { floatsToHalves, halfToNumber } from '../../../src/core/half.ts';
import type { DeviceBuffer } from '../../../src/index.ts';
import { type GemmProblem, gemmCase } from '../../../testing/cases/blas3/products/gemm.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import type { Layout } from '../../../testing/lib/operands.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

const has = gpu?.gpu?.matrixUnits.some(fitsUnits) === true;
const NEEDED = has ? 'shader-f16' : 'chromium-experimental-subgroup-matrix';

const mat = (X: { readonly buffer: unknown; readonly offset: number; readonly ld: number }) => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: X.ld,
});

const forced =
  (force: string): Case<GemmProblem, ReturnType<typeof gemmCase.data>>['run'] =>
  async (queue, p, at) => {
    const { transA, transB } = p;
    enqueueGemm(queue, { ...p, transA, transB, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force.split('/')[0], why: 'forced by the caller' });
  };

const EIGHTS: Layout = { align: 8, pad: 8, offset: 8 };
const FOURS: Layout = { align: 4, pad: 4, offset: 4 };
const ODD: Layout = { pad: 3, offset: 5 };
const general = { alpha: 0.29, beta: -0.48 } as const;
const pairs = (['n', 't'] as const).flatMap((transA) => (['n', 't'] as const).map((transB) => ({ transA, transB })));

describe.each(unitNames)('%s', (name) => {
  const { BM, BN, BK }: UnitTile = UNIT_TILES[name.replace('units-', '') as keyof typeof UNIT_TILES];
  const sizes: readonly Omit<GemmProblem, 'transA' | 'transB'>[] = [
    { ...general, m: BM, n: 2 * BN, k: 2 * BK, layout: EIGHTS },
    { ...general, m: BM + 8, n: BN + 3, k: BK + 8, layout: EIGHTS },
    { ...general, m: BM + 4, n: BN + 4, k: 3 * BK + 4, layout: FOURS },
    { ...general, m: BM + 1, n: BN + 3, k: BK + 1, layout: ODD },
    { ...general, m: 3, n: 5, k: 1, layout: ODD },
    { ...general, beta: 0, m: 2 * BM - 1, n: BN - 1, k: 2 * BK - 1, layout: ODD },
  ];
  gpuTest(
    'whole tiles, edges, every transposition, any alignment',
    async (context) => {
      for (const size of sizes)
        for (const pair of pairs)
          expect(await complaints(context, gemmCase, { ...size, ...pair }, 'h', forced(`${name}/1`))).toEqual([]);
    },
    NEEDED,
  );
  gpuTest(
    'slices of the depth',
    async (context) => {
      for (const layout of [EIGHTS, FOURS, ODD])
        for (const pair of pairs)
          for (const k of [4 * BK, 5 * BK + (layout === ODD ? 3 : 8)]) {
            const problem = { ...general, ...pair, m: BM + 8, n: BN - 4, k, layout };
            expect(await complaints(context, gemmCase, problem, 'h', forced(`${name}/3`))).toEqual([]);
          }
    },
    NEEDED,
  );
});

gpuTest(
  "factors in C's buffer",
  async (context) => {
    for (const inC of [['A'], ['B'], ['A', 'B']] as const)
      for (const layout of [EIGHTS, ODD]) {
        const problem = { ...general, transA: 'n', transB: 't', m: 72, n: 64, k: 136, layout, inC } as const;
        expect(await complaints(context, gemmCase, problem, 'h', forced('units-square/1'))).toEqual([]);
      }
  },
  NEEDED,
);

gpuTest(
  'the choice: thin and odd products, and neither singles nor batches',
  async (context) => {
    const kernelOf = (m: number, n: number, k: number, batch = 1): string => {
      const [A, B, C] = [m * k, k * n, m * n].map((length) => context.alloc('h', batch * length)) as [
        DeviceBuffer,
        DeviceBuffer,
        DeviceBuffer,
      ];
      const at = (data: DeviceBuffer, ld: number) => ({ data, off: 0, ld });
      const strides = { batch, strideA: m * k, strideB: k * n, strideC: m * n };
      enqueueGemm(
        context.queue,
        { m, n, k, alpha: 1, A: at(A, m), B: at(B, k), beta: 0, C: at(C, m), ...strides },
        'choice',
      );
      for (const buffer of [A, B, C]) buffer.dispose();
      return context.queue.trace.at(-1)!.kernel!;
    };
    expect(kernelOf(64, 1024, 1024)).toMatch(/^units-/);
    expect(kernelOf(16, 1024, 1024)).toMatch(/^units-flat/);
    expect(kernelOf(1024, 33, 333)).toMatch(/^units-/);
    expect(kernelOf(777, 77, 77)).toMatch(/^units-/);
    expect(kernelOf(64, 64, 64, 3)).not.toMatch(/^units-/);
  },
  NEEDED,
);

gpuTest(
  'NaN in a row of A stays in its row of C, also beyond the last tile',
  async (context) => {
    const [m, n, k] = [70, 40, 100];
    const numbers = (length: number, bad: number): Uint16Array =>
      floatsToHalves(Float32Array.from({ length }, (_, i) => (i === bad ? Number.NaN : ((i % 7) - 3) / 4)));
    const [A, B] = [context.upload('h', numbers(m * k, 69 + 3 * m)), context.upload('h', numbers(k * n, -1))];
    for (const force of ['units-light/1', 'units-light/2', 'units-flat16/1', 'units-busy/3']) {
      const C = context.alloc('h', m * n);
      const at = (data: DeviceBuffer, ld: number) => ({ data, off: 0, ld });
      enqueueGemm(context.queue, { m, n, k, alpha: 1, beta: 0, A: at(A, m), B: at(B, k), C: at(C, m), force });
      const c = Float64Array.from(await context.download(C), halfToNumber);
      expect([...c].map(Number.isNaN), force).toEqual([...c].map((_, p) => p % m === 69));
      C.dispose();
    }
  },
  NEEDED,
);
