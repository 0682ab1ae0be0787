// gemm_quads: the formula for every tile, transpose and layout, in batches, with factors in C's buffer and with epilogues; and when it is
// chosen.
import { describe, expect, it } from 'vitest';
import { enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { pickQuads, QUAD_THREADS, quadRules } from '../../../src/blas3/products/gemmQuads.kernels.ts';
import { gemm } from '../../../src/index.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { type GemmProblem, gemmCase } from '../../../testing/cases/blas3/products/gemm.ts';
import { type GemmFusedProblem, gemmFusedCase } from '../../../testing/cases/blas3/products/gemmFused.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { gpuTest } from '../../setup/contexts.ts';

const general = { transA: 'n', transB: 'n', alpha: 0.29, beta: -0.48 } as const;
const ODD = { pad: 3, offset: 5 };
const LETTERS = ['n', 't'] as const;
const pairs = LETTERS.flatMap((transA) => LETTERS.map((transB) => ({ transA, transB })));

type Place = { readonly buffer: unknown; readonly offset: number; readonly ld: number };
const mat = ({ buffer, offset, ld }: Place) => ({ data: buffer as DeviceBuffer, off: offset, ld });

/** The call with one tile forced, past the front. */
const forced =
  (force: string): Case<GemmProblem, ReturnType<typeof gemmCase.data>>['run'] =>
  async (queue, p, at) => {
    const { transA, transB } = p;
    enqueueGemm(queue, { ...p, transA, transB, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force, why: 'forced by the caller' });
  };

describe.each(quadRules.map(({ name, choice }) => [name, choice] as const))('%s', (name, { TM, TN }) => {
  const rows = TM * QUAD_THREADS;

  gpuTest(
    'is right for every transpose, beyond whole tiles',
    async (context) => {
      for (const pair of pairs) {
        for (const size of [
          { m: 2 * rows + 1, n: TN + 3, k: 19 },
          { m: rows, n: 2 * TN, k: 16 },
          { m: 3, n: 2, k: 1 },
        ]) {
          const problem = { ...general, ...pair, ...size, layout: ODD };
          expect(await complaints(context, gemmCase, problem, 's', forced(name))).toEqual([]);
        }
      }
    },
    'subgroups',
  );

  gpuTest(
    'without depth, without alpha, and for beta = 0 with NaN in C',
    async (context) => {
      for (const what of [{ k: 0 }, { alpha: 0 }, { beta: 0 }, { alpha: 0, beta: 0 }, { k: 0, beta: 1 }]) {
        const problem = { ...general, m: rows + 1, n: 5, k: 7, layout: ODD, ...what };
        expect(await complaints(context, gemmCase, problem, 's', forced(name))).toEqual([]);
      }
    },
    'subgroups',
  );
});

describe('quads', () => {
  gpuTest(
    'computes with factors in the buffer of C',
    async (context) => {
      for (const inC of [['A'], ['B'], ['A', 'B']] as const) {
        const problem = { ...general, transB: 't', m: 33, n: 35, k: 17, layout: ODD, inC } as const;
        expect(await complaints(context, gemmCase, problem, 's', forced('quads'))).toEqual([]);
      }
    },
    'subgroups',
  );

  gpuTest(
    'computes products of halves',
    async (context) => {
      // Halves come with subgroups wherever they come at all, but for a device made without them.
      if (context.gpu!.lanes < 4) return;
      const problem = { ...general, m: 33, n: 35, k: 17, layout: ODD };
      expect(await complaints(context, gemmCase, problem, 'h', forced('quads'))).toEqual([]);
    },
    'shader-f16',
  );

  gpuTest(
    'has epilogues',
    async (context) => {
      const run: Case<GemmFusedProblem, ReturnType<typeof gemmFusedCase.data>>['run'] = async (queue, p, at) => {
        const { biasOf = 'rows', activation } = p;
        const epilogue = {
          bias: { ...mat(at.bias), ld: 1 },
          biasOf,
          activation,
          low: 0,
          high: 0,
          R: mat(at.R),
          Z: mat(at.Z),
        };
        const { transA, transB } = p;
        const mats = { A: mat(at.A), B: mat(at.B), C: mat(at.C) };
        enqueueGemm(queue, { ...p, transA, transB, ...mats, epilogue, force: 'quads' }, 'forced');
      };
      for (const biasOf of ['rows', 'columns'] as const) {
        const fused = { biasOf, residual: true, stored: true, activation: 'gelu' } as const;
        const problem = { ...general, ...fused, m: 33, n: 18, k: 21, layout: ODD };
        expect(await complaints(context, gemmFusedCase, problem, 's', run)).toEqual([]);
      }
    },
    'subgroups',
  );

  gpuTest(
    'computes batches, broadcasts and grids in parts with the bits of single products',
    async (context) => {
      const [m, n, k, batch] = [67, 35, 12, 3];
      const random = new Random([1, 2, 3, 5]);
      const values = (length: number) => Float32Array.from({ length }, () => 2 * random.rand() - 1);
      const [A, B] = [context.upload('s', values(m * k * batch)), context.upload('s', values(k * n))];
      const [C, D] = [context.alloc('s', m * n * batch), context.alloc('s', m * n * batch)];
      const of = (data: DeviceBuffer, ld: number, off = 0) => ({ data, off, ld });
      const same = { m, n, k, alpha: 1, B: of(B, k), beta: 0, force: 'quads' };
      const limit = context.queue.groupLimit;
      context.queue.groupLimit = 2;
      try {
        const strides = { batch, strideA: m * k, strideB: 0, strideC: m * n };
        enqueueGemm(context.queue, { ...same, ...strides, A: of(A, m), C: of(C, m) });
      } finally {
        context.queue.groupLimit = limit;
      }
      for (let b = 0; b < batch; b++)
        enqueueGemm(context.queue, { ...same, A: of(A, m, b * m * k), C: of(D, m, b * m * n) });
      expect(await context.download(C)).toEqual(await context.download(D));
      for (const buffer of [A, B, C, D]) buffer.dispose();
    },
    'subgroups',
  );

  gpuTest(
    'is what large products of a software adapter are computed by, unless they are to be reproducible',
    async (context) => {
      const n = 64;
      const [A, C] = [context.alloc('s', n * n), context.alloc('s', n * n)];
      const call = { m: n, n, k: n, A, lda: n, B: A, ldb: n, C, ldc: n };
      await gemm(context.queue, { ...call, transB: 't' });
      const { software, lanes } = context.gpu!;
      expect(context.queue.trace.at(-1)?.kernel === 'quads').toBe(software && lanes >= 4);
      await gemm(context.queue, { ...call, transB: 't', reproducible: true });
      expect(context.queue.trace.at(-1)?.kernel).not.toBe('quads');
      for (const buffer of [A, C]) buffer.dispose();
    },
  );
});

describe('what is picked', () => {
  const picked = (software: boolean, lanes: number, m: number, n: number, k: number, batch = 1) =>
    pickQuads({ software, lanes }, { m, n, k, batch })?.name;

  it.each([
    [512, 512, 512, 1, 'quads'],
    [17, 4096, 64, 1, 'quads'],
    [16, 4096, 64, 1, 'quads-flat'],
    [4096, 9, 64, 1, 'quads'],
    [4096, 8, 64, 1, 'quads-narrow'],
    [64, 64, 64, 1, 'quads'],
    [64, 64, 60, 1, undefined],
    [64, 64, 60, 4, 'quads'],
    [4096, 4096, 0, 1, undefined],
  ])('%i x %i x %i, %i times: %s', (m, n, k, batch, name) => {
    expect(picked(true, 4, m, n, k, batch)).toBe(name);
    expect(picked(false, 32, m, n, k, batch)).toBeUndefined();
    expect(picked(true, 0, m, n, k, batch)).toBeUndefined();
  });

  it('is what the caller forces, and nothing for names of others', () => {
    const tiny = { m: 1, n: 1, k: 1, batch: 1 };
    expect(pickQuads({ software: false, lanes: 32 }, tiny, 'quads-flat')).toMatchObject({ name: 'quads-flat' });
    expect(pickQuads({ software: true, lanes: 8 }, { ...tiny, k: 2 ** 30 }, 'tiled-small')).toBeUndefined();
  });
});
