// GEMM on every backend: the case's sweep, every kernel variant, and what the placement of a precision means.
import { describe, expect, it } from 'vitest';
import { enqueueGemm } from '../../src/blas3/gemm.gpu.ts';
import { gemmRules } from '../../src/blas3/gemm.kernels.ts';
import type { Mat } from '../../src/core/matrix.ts';
import type { Prec } from '../../src/core/precision.ts';
import type { DeviceBuffer } from '../../src/runtime/buffer.ts';
import { type GemmProblem, gemmCase } from '../../testing/cases/gemm.ts';
import { attempt, type Case, complaints } from '../../testing/lib/case.ts';
import type { Layout, Placed } from '../../testing/lib/operands.ts';
import { contexts, cpu, gpu, gpuTest } from '../setup/contexts.ts';

const general = { transA: 'n', transB: 'n', alpha: 0.29, beta: -0.48 } as const;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gemm on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      for (const problem of gemmCase.sweep) expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
    });

    it('does not write beyond C with C at the end of a large matrix', async () => {
      const problem = { ...general, m: 3, n: 40, k: 2, layout: { pad: 200, offset: 130 } };
      expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
    });

    it('gives the same bits twice', async () => {
      const problem = { ...general, m: 40, n: 41, k: 42 };
      const [first, second] = [
        await attempt(context, gemmCase, problem, 's'),
        await attempt(context, gemmCase, problem, 's'),
      ];
      expect(first.after.C.data).toEqual(second.after.C.data);
    });
  },
);

describe.each(['h', 'd'] as const)('gemm, precision %s, on the CPU', (prec) => {
  it('is the formula over the whole sweep', async () => {
    for (const problem of gemmCase.sweep) expect(await complaints(cpu, gemmCase, problem, prec)).toEqual([]);
  });
});

gpuTest('gemm in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, gemmCase, { ...general, m: 33, n: 35, k: 17 }, 'd')).toEqual([]);
  const entry = context.queue.trace.at(-1)!;
  expect(entry).toMatchObject({ routine: 'dgemm', backend: 'cpu' });
  expect(entry.why).toContain('double precision');
});

gpuTest(
  'gemm in half precision runs on a GPU with shader-f16',
  async (context) => {
    for (const layout of [{ pad: 3, offset: 5 }, { align: 4 }]) {
      for (const pair of [{}, { transA: 't', transB: 't' } as const]) {
        const problem = { ...general, ...pair, m: 36, n: 40, k: 44, layout };
        expect(await complaints(context, gemmCase, problem, 'h')).toEqual([]);
        expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'hgemm', backend: 'gpu' });
      }
    }
    expect(await complaints(context, gemmCase, { ...general, m: 36, n: 40, k: 44, beta: 0, alpha: 0 }, 'h')).toEqual(
      [],
    );
  },
  'shader-f16',
);

gpuTest('gemm splits grids that are larger than the device allows', async (context) => {
  const limit = context.queue.groupLimit;
  context.queue.groupLimit = 2;
  try {
    expect(await complaints(context, gemmCase, { ...general, m: 100, n: 161, k: 9 }, 's')).toEqual([]);
  } finally {
    context.queue.groupLimit = limit;
  }
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

/** The call with one variant forced, past the front. */
const forced =
  (force: string): Case<GemmProblem, ReturnType<typeof gemmCase.data>>['run'] =>
  async (queue, p, at) => {
    const [transA, transB] = [p.transA !== 'n', p.transB !== 'n'];
    enqueueGemm(queue, { ...p, transA, transB, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force, why: 'forced by the caller' });
  };

const ALIGNED: Layout = { align: 4, pad: 4, offset: 8 };
const ODD: Layout = { pad: 3, offset: 5 };

/** llvmpipe compiles the unrolled 64 x 128 and 256 x 128 tiles in 10 to 26 s each (2 cores, 2026-11), SwiftShader in less than one. */
const SLOW_TILES = /huge|medium/;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const QUICK_COMPILER = 'a shader compiler that is quick with large tiles';

/** A full tile and two of the edge kind for each variant: m and n beyond one tile, k no multiple of the depth. */
describe.each(gemmRules.map((rule) => [rule.name, rule.choice] as const))('gemm variant %s', (name, { tile }) => {
  const tiled = name.startsWith('tiled');
  const { BM, BN, BK } = tile;
  const problems: [string, GemmProblem][] = [
    ['edges', { ...general, m: BM + 4, n: BN + 4, k: 2 * BK + 4, layout: tiled ? ALIGNED : ODD }],
    ['less than a tile', { ...general, m: 4, n: 4, k: 4, layout: tiled ? ALIGNED : ODD }],
    ['no depth', { ...general, m: 8, n: 4, k: 0, layout: tiled ? ALIGNED : ODD }],
  ];
  if (tiled) problems.push(['whole tiles', { ...general, m: 2 * BM, n: BN, k: 3 * BK, layout: ALIGNED }]);
  else problems.push(['odd edges', { ...general, m: BM + 1, n: BN + 3, k: BK + 1, layout: ODD }]);
  for (const [what, problem] of problems) {
    gpuTest(
      `${name} is right: ${what}`,
      async (context) => {
        expect(await complaints(context, gemmCase, problem, 's', forced(name))).toEqual([]);
      },
      slowly && SLOW_TILES.test(name) ? QUICK_COMPILER : undefined,
    );
  }
});

gpuTest('an unknown variant is refused', async (context) => {
  await expect(attempt(context, gemmCase, { ...general, m: 4, n: 4, k: 4 }, 's', forced('none'))).rejects.toThrow(
    /no variant none/,
  );
});
