// GEMM on every backend: the case's sweep, every kernel variant, and what the placement of a precision means.
import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/autotune/pick.ts';
import { tuningTable } from '../../../src/autotune/table.ts';
import { enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { gemmRules, slicesOf } from '../../../src/blas3/products/gemm.kernels.ts';
import { gemmSpace } from '../../../src/blas3/products/gemm.space.ts';
import { strip } from '../../../src/blas3/products/gemmModel.ts';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat } from '../../../src/core/matrix.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { type GemmProblem, gemmCase } from '../../../testing/cases/blas3/products/gemm.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import type { Layout, Placed } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest } from '../../setup/contexts.ts';

const general = { transA: 'n', transB: 'n', alpha: 0.29, beta: -0.48 } as const;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gemm on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      for (const problem of sampled(context, gemmCase.sweep, 2))
        expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
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
    for (const problem of some(gemmCase.sweep, 4)) expect(await complaints(cpu, gemmCase, problem, prec)).toEqual([]);
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
    const { transA, transB } = p;
    enqueueGemm(queue, { ...p, transA, transB, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force, why: 'forced by the caller' });
  };

const ALIGNED: Layout = { align: 4, pad: 4, offset: 8 };
const ODD: Layout = { pad: 3, offset: 5 };

/** llvmpipe compiles the unrolled 64 x 128 and 256 x 128 tiles in 10 to 26 s each (2 cores, 2026-11), SwiftShader in less than one. */
const SLOW_TILES = /huge|large|medium|middle|tall|long/;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const QUICK_COMPILER = 'a shader compiler that is quick with large tiles';

const rules = some(gemmRules, gemmRules.length).map((rule) => [rule.name, rule.choice] as const);
/**
 * Tiles that stick out, a tile that is mostly outside, whole tiles, no depth; for slices, depths of several with a short one at the end.
 */
describe.each(rules)('gemm variant %s', (name, { tile, via }) => {
  const aligned = name.startsWith('tiled');
  const { BM, BN, BK } = tile;
  const layout = aligned ? ALIGNED : ODD;
  const deep = via === 'slices' ? 24 * BK : 0;
  const problems: [string, GemmProblem][] = [
    ['less than a tile', { ...general, m: 4, n: 4, k: 4, layout }],
    ['no depth', { ...general, m: 8, n: 4, k: 0, layout }],
  ];
  const edges: GemmProblem = { ...general, m: BM + 4, n: BN + 4, k: deep + 2 * BK + 4, layout };
  if (aligned)
    problems.push(['whole tiles', { ...general, m: 2 * BM, n: BN, k: deep + 3 * BK, layout }], ['edges', edges]);
  else problems.push(['edges', edges], ['odd edges', { ...general, m: BM + 1, n: BN + 3, k: deep + BK + 1, layout }]);
  // In a short run the last alone, which has a whole tile and tiles that stick out.
  for (const [what, problem] of some(problems, 1)) {
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

const LETTERS = ['n', 't'] as const;
const pairs = some(
  LETTERS.flatMap((transA) => LETTERS.map((transB) => ({ transA, transB }))),
  6,
);

const throughWorkspace = some(['tiled-small-slices', 'direct-narrow-slices', 'padded-huge'], 3);
describe.each(throughWorkspace)('through workspace, %s', (name) => {
  const slow = slowly && SLOW_TILES.test(name) ? QUICK_COMPILER : undefined;
  const aligned = name.startsWith('tiled');
  const size = aligned ? { m: 36, n: 40, k: 300, layout: ALIGNED } : { m: 33, n: 9, k: 279, layout: ODD };

  gpuTest(
    'both transposes, alpha and beta',
    async (context) => {
      for (const pair of pairs) {
        for (const [alpha, beta] of [
          [0.29, -0.48],
          [1, 0],
          [0, 0.7],
        ] as const) {
          const problem = { ...pair, ...size, alpha, beta };
          expect(await complaints(context, gemmCase, problem, 's', forced(name))).toEqual([]);
        }
      }
    },
    slow,
  );

  gpuTest(
    'factors in the buffer of C',
    async (context) => {
      const problem = { ...general, ...size, inC: ['A', 'B'] as const };
      expect(await complaints(context, gemmCase, problem, 's', forced(name))).toEqual([]);
    },
    slow,
  );

  gpuTest(
    'halves are summed in single precision',
    async (context) => {
      expect(await complaints(context, gemmCase, { ...general, ...size }, 'h', forced(name))).toEqual([]);
    },
    slow ?? 'shader-f16',
  );

  gpuTest(
    'the same bits twice',
    async (context) => {
      const [first, second] = [
        await attempt(context, gemmCase, { ...general, ...size }, 's', forced(name)),
        await attempt(context, gemmCase, { ...general, ...size }, 's', forced(name)),
      ];
      expect(first.after.C.data).toEqual(second.after.C.data);
    },
    slow,
  );
});

describe.each([
  ['one column', { m: 37, n: 1 }],
  ['one row', { m: 1, n: 37 }],
] as const)('%s goes through gemv', (_, size) => {
  gpuTest('for every transpose and layout, with factors in the buffer of C too', async (context) => {
    for (const pair of pairs) {
      for (const more of [{ layout: ODD }, { layout: ALIGNED }, {}, { inC: ['A', 'B'] as const }]) {
        const problem = { ...general, ...pair, ...size, k: 131, ...more };
        expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
        expect(context.queue.trace.at(-1)).toMatchObject({ kernel: 'gemv', why: 'one column or one row' });
        // Of complex numbers where no vector is to be conjugated.
        if ('inC' in more) continue;
        for (const adjoint of ['c', 't'] as const) {
          const [transA, transB] = [pair.transA, pair.transB].map((trans) => (trans === 'n' ? trans : adjoint));
          expect(await complaints(context, gemmCase, { ...problem, transA: transA!, transB: transB! }, 'c')).toEqual(
            [],
          );
          const conjugates = transB === 'c' || (size.n !== 1 && transA === 'c');
          if (!conjugates) expect(context.queue.trace.at(-1)).toMatchObject({ kernel: 'gemv' });
          else expect(context.queue.trace.at(-1)!.kernel).not.toBe('gemv');
        }
      }
    }
  });

  gpuTest('for beta = 0 with NaN in C, and by force for a short depth', async (context) => {
    const problem = { ...general, ...size, k: 3, beta: 0 };
    expect(await complaints(context, gemmCase, problem, 's', forced('gemv'))).toEqual([]);
  });
});

describe('what is picked', () => {
  const kernelFor = (m: number, n: number, k: number, aligned: boolean, shifts = false): string =>
    pick(gemmRules, { transA: 0, transB: 0, m, n, k, batch: 1, aligned, shifts }).name;

  // Aligned; not, of numbers that gemm_shifted takes; not, of others.
  it.each([
    [8, 4096, 4096, 'tiled-flat-slices', 'shifted-flat-slices', 'direct-flat-slices'],
    [4096, 8, 4096, 'tiled-narrow-slices', 'shifted-narrow-slices', 'direct-narrow-slices'],
    [65536, 8, 4096, 'tiled-narrow', 'shifted-narrow', 'direct-narrow'],
    [4096, 8, 128, 'tiled-narrow', 'shifted-narrow', 'direct-narrow'],
    [4096, 4096, 4096, 'tiled-huge', 'shifted-huge', 'padded-huge'],
    [900, 900, 900, 'tiled-medium-slices', 'shifted-medium-slices', 'direct-medium-slices'],
    [256, 256, 8192, 'tiled-medium-slices', 'shifted-medium-slices', 'direct-medium-slices'],
    [16, 16, 100000, 'tiled-small-slices', 'shifted-small-slices', 'direct-small-slices'],
    [32, 32, 32, 'tiled-small', 'shifted-small', 'direct-small'],
  ])('%i x %i x %i', (m, n, k, tiled, shifted, direct) => {
    const names = [kernelFor(m, n, k, true), kernelFor(m, n, k, false, true), kernelFor(m, n, k, false)];
    expect(names).toEqual([tiled, shifted, direct]);
  });

  it('cuts a depth into slices that cover it, of whole slabs', () => {
    for (const { choice } of gemmRules.filter((r) => r.choice.via === 'slices')) {
      for (const k of [1, 15, 16, 17, 127, 128, 129, 4095, 4096, 4097, 1000003]) {
        for (const [m, n] of [
          [1, 1],
          [8, 4096],
          [300, 200],
        ] as const) {
          const { slices, depth } = slicesOf({ m, n, k, batch: 1 }, choice.tile);
          expect(depth % choice.tile.BK).toBe(0);
          expect(slices * depth).toBeGreaterThanOrEqual(k);
          expect((slices - 1) * depth).toBeLessThan(k);
        }
      }
    }
  });

  it('leaves a few rows beyond large tiles to others', () => {
    expect([4096, 4097, 4104, 4105, 200].map((extent) => strip(extent, 256))).toEqual([0, 1, 8, 0, 0]);
    expect(strip(65, 64)).toBe(0);
  });
});

gpuTest(
  'rows and columns beyond large tiles are computed apart',
  async (context) => {
    // As on a GPU: a software adapter takes gemm_quads, which has no large tiles.
    const facts: { software: boolean } = context.gpu!;
    const { software } = facts;
    facts.software = false;
    try {
      // The rules have smaller tiles for products that a test can make.
      const params = { BM: 64, BN: 64, BK: 16, TM: 4, TN: 8, KU: 16 };
      for (const [variant, problem] of [
        ['direct', { ...general, m: 1025, n: 321, k: 5, layout: ODD }],
        ['tiled', { ...general, transA: 't', transB: 't', m: 1028, n: 324, k: 132, layout: ALIGNED }],
      ] as const) {
        tuningTable(context, gemmSpace)!.use([{ for: {}, variant, params }]);
        const before = context.queue.dispatches;
        expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
        expect(context.queue.dispatches - before).toBeGreaterThanOrEqual(2);
        expect(context.queue.trace.at(-2)).toMatchObject({ kernel: 'strips' });
        expect(context.queue.trace.at(-1)?.kernel).toMatch(variant);
      }
    } finally {
      tuningTable(context, gemmSpace)!.use([]);
      facts.software = software;
    }
  },
  slowly ? QUICK_COMPILER : undefined,
);
