// Small products of halves on matrix units: every block, every transposition, whole blocks and edges; and what is left to other kernels.
import { describe, expect, it } from 'vitest';
import { enqueueGemmBatch } from '../../../src/batched/products/gemmStridedBatched.gpu.ts';
import {
  fitsBlocks,
  pickUnitBlock,
  suitsUnits,
  unitRules,
} from '../../../src/batched/products/gemmTensorBatched.kernels.ts';
import { type DeviceBuffer, hgemmStridedBatched } from '../../../src/index.ts';
import {
  type GemmBatchProblem,
  gemmStridedBatchedCase,
} from '../../../testing/cases/batched/products/gemmStridedBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { type BatchData, GENERAL, shapesOf } from '../../../testing/lib/gemmBatch.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

/** What a device must have; a name that no device has where only the units are missing. */
const UNITS = gpu?.gpu?.matrixUnits.some(fitsBlocks) ? 'shader-f16' : 'matrix units for halves';

const EIGHTS = { align: 8, pad: 8, offset: 16 } as const;
const pairs = (['n', 't'] as const).flatMap((transA) => (['n', 't'] as const).map((transB) => ({ transA, transB })));

/** The call with one block forced, past the front. */
const forced =
  (force: string): Case<GemmBatchProblem, BatchData>['run'] =>
  async (queue, p, { A, B, C }) => {
    const shapes = shapesOf(p);
    const mat = (X: typeof A) => ({ data: X.buffer as DeviceBuffer, off: X.offset, ld: X.ld });
    const stride = (name: 'A' | 'B' | 'C', ld: number) =>
      name !== 'C' && p.shared?.includes(name) ? 0 : ld * shapes[name][1];
    const strides = { strideA: stride('A', A.ld), strideB: stride('B', B.ld), strideC: stride('C', C.ld) };
    const flags = { batch: p.batchCount, force };
    enqueueGemmBatch(queue, { ...p, ...flags, ...strides, A: mat(A), B: mat(B), C: mat(C) }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force, why: 'forced by the caller' });
  };

describe.each(unitRules.map(({ name, choice }) => [name, choice] as const))('%s', (name, { BM, BN, BK, G }) => {
  // A whole block, less than one, more than one; batches that fill no workgroup, and more than one of them.
  const problems: readonly GemmBatchProblem[] = pairs.flatMap((pair) => [
    { ...GENERAL, ...pair, m: BM, n: BN, k: BK, batchCount: 2 * G, layout: EIGHTS },
    { ...GENERAL, ...pair, m: BM - 8, n: BN + 8, k: BK + 8, batchCount: G + 1, layout: EIGHTS },
    { ...GENERAL, ...pair, m: BM + 16, n: 8, k: 3 * BK, beta: 0, batchCount: 3, layout: { align: 8 } },
  ]);

  gpuTest(
    `${name} is the formula: whole blocks, edges, every transposition`,
    async (context) => {
      for (const problem of problems)
        expect(await complaints(context, gemmStridedBatchedCase, problem, 'h', forced(name))).toEqual([]);
    },
    UNITS,
  );

  gpuTest(
    `${name} with a factor that all products share`,
    async (context) => {
      for (const shared of [['A'], ['B']] as const) {
        const problem = { ...GENERAL, m: BM, n: BN, k: BK, batchCount: 3, layout: EIGHTS, shared };
        expect(await complaints(context, gemmStridedBatchedCase, problem, 'h', forced(name))).toEqual([]);
      }
    },
    UNITS,
  );
});

describe('the choice', () => {
  it('is the block that fits, and the larger one where padding is small', () => {
    const chosen = (m: number, n = m): string => pickUnitBlock({ m, n, k: 32 }).name;
    expect([16, 24, 32, 48, 64, 128].map((n) => chosen(n))).toEqual([
      'tensor-16',
      'tensor-32',
      'tensor-32',
      'tensor-64',
      'tensor-64',
      'tensor-128',
    ]);
    expect(chosen(128, 16)).toBe('tensor-16');
  });

  it('leaves to others what is small, large, or not of eights', () => {
    const suits = (m: number, n: number, k: number): boolean => suitsUnits({ m, n, k });
    expect([suits(16, 16, 16), suits(128, 24, 512)]).toEqual([true, true]);
    expect([suits(8, 16, 16), suits(16, 16, 8), suits(136, 16, 16), suits(20, 16, 16), suits(16, 16, 20)]).toEqual(
      new Array(5).fill(false),
    );
  });

  gpuTest(
    'is made for aligned halves in three buffers only, where there are units',
    async (context) => {
      const kernelOf = async (offA: number, ld: number, inC: boolean): Promise<string> => {
        const [A, C] = [context.alloc('h', 4000), context.alloc('h', 4000)];
        const factor = { A: (inC ? C : A).at(offA), lda: ld, strideA: 16 * ld, B: A, ldb: 16, strideB: 0 };
        const sizes = { m: 16, n: 16, k: 16, ...factor, C, ldc: 16, strideC: 256, batchCount: 2 };
        await hgemmStridedBatched(context.queue, sizes);
        for (const buffer of [A, C]) buffer.dispose();
        return context.queue.trace.at(-1)!.kernel!;
      };
      const units = UNITS === 'shader-f16' ? /^tensor-16$/ : /^block-/;
      expect(await kernelOf(8, 24, false)).toMatch(units);
      expect(await kernelOf(4, 24, false)).toMatch(/^block-/);
      expect(await kernelOf(8, 20, false)).toMatch(/^block-/);
      expect(await kernelOf(1024, 16, true)).toMatch(/^block-/);
    },
    'shader-f16',
  );
});
