// GEMM with an epilogue on every backend: the case's sweep, every path that a product can take, NaN and large numbers, expressions.
import { describe, expect, it, test } from 'vitest';
import { enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { gemmDirect, gemmTiled } from '../../../src/blas3/products/gemm.kernels.ts';
import { ACTIVATIONS } from '../../../src/blas3/products/gemmEpilogue.ts';
import { activationRef, normal } from '../../../src/blas3/products/gemmFused.ref.ts';
import { gemmTensor } from '../../../src/blas3/products/gemmTensor.kernels.ts';
import { gemmSum } from '../../../src/blas3/products/gemmWork.kernels.ts';
import type { Prec } from '../../../src/core/field.ts';
import {
  type Activation,
  type Context,
  cgemmFused,
  createContext,
  DeviceError,
  type Expression,
  hgemmFused,
  sgemmFused,
} from '../../../src/index.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { kernelText, readInterface } from '../../../src/runtime/kernelText.ts';
import { type GemmFusedProblem, gemmFusedCase } from '../../../testing/cases/blas3/products/gemmFused.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest, gpuWide } from '../../setup/contexts.ts';

const FULL = { biasOf: 'rows', residual: true, stored: true, activation: 'gelu' } as const;
const GENERAL = { transA: 'n', transB: 't', alpha: 0.29, beta: -0.48, ...FULL } as const;
const ODD = { pad: 3, offset: 5 };
const ALIGNED = { align: 4, pad: 4, offset: 8 };

/**
 * llvmpipe takes seconds for a pipeline, 10 to 26 for a large tile (2 cores, 2026-11), and nearly every problem is another one: it gets a
 * tenth of the sweep and a kernel of each kind.
 */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const QUICK_COMPILER = 'a shader compiler that is quick with large tiles';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gemmFused on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      const few = slowly && context === gpu;
      const sweep = gemmFusedCase.sweep.filter((_problem, k) => !few || k % 10 === 3);
      for (const problem of some(sweep, 6)) expect(await complaints(context, gemmFusedCase, problem, 's')).toEqual([]);
    });
  },
);

describe.each(['h', 'd'] as const)('gemmFused, precision %s, on the CPU', (prec) => {
  it('is the formula over the whole sweep', async () => {
    for (const problem of some(gemmFusedCase.sweep, 4))
      expect(await complaints(cpu, gemmFusedCase, problem, prec)).toEqual([]);
  });
});

// Without activations half of the sweep is the same problem again.
const complexSweep = gemmFusedCase.sweep.filter(({ activation }) => activation === 'none' || activation === 'relu');

describe('gemmFused of complex numbers', () => {
  it.each(['c', 'z'] as const)('%s is the formula on the CPU', async (prec) => {
    for (const problem of some(complexSweep, 4))
      expect(await complaints(cpu, gemmFusedCase, problem, prec)).toEqual([]);
  });

  gpuTest('c is the formula on the GPU', async (context) => {
    const turned = { ...GENERAL, transA: 'c', m: 33, n: 35, k: 17, layout: ODD } as const;
    for (const problem of [turned, { ...turned, biasOf: 'columns' } as const, ...some(complexSweep, 3)])
      expect(await complaints(context, gemmFusedCase, problem, 'c')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'cgemmFused', backend: 'gpu' });
  });

  it('takes no activation, and adds each part by itself', async () => {
    const [A, bias, R] = [
      [2, 1],
      [Infinity, 1],
      [0, Number.NaN],
    ].map((x) => cpu.upload('c', Float32Array.from(x)));
    const C = cpu.alloc('c', 1);
    const call = { m: 1, n: 1, k: 1, A: A!, lda: 1, B: A!, ldb: 1, C, ldc: 1, bias: bias! } as const;
    await cgemmFused(cpu.queue, call);
    // (2 + i)^2 = 3 + 4i
    expect([...(await cpu.download(C))]).toEqual([Infinity, 5]);
    await cgemmFused(cpu.queue, { ...call, R: R!, ldr: 1 });
    expect([...(await cpu.download(C))]).toEqual([Infinity, Number.NaN]);
    const of = { routine: 'cgemmFused' };
    for (const activation of ['relu', 'clamp', 'expression'] as const)
      expectRefusal(await rejectionOf(() => cgemmFused(cpu.queue, { ...call, activation })), {
        ...of,
        argument: 'activation',
      });
  });
});

it('rounds a product of halves once', async () => {
  const halves = (...bits: number[]) => cpu.upload('h', Uint16Array.from(bits));
  // (1 + 3 2^-10)^2 - 1 is 2^-8 (1.5 + 2.25 2^-10): from a product rounded to half it would be 1.5 2^-8.
  const [A, B, bias, C] = [halves(0x3c03), halves(0x3c03), halves(0xbc00), cpu.alloc('h', 1)];
  await hgemmFused(cpu.queue, { m: 1, n: 1, k: 1, A, lda: 1, B, ldb: 1, C, ldc: 1, bias });
  expect(Array.from(await cpu.download(C))).toEqual([0x1e02]);
});

gpuTest(
  'gemmFused in half precision on the GPU',
  async (context) => {
    for (const layout of [ODD, ALIGNED])
      expect(await complaints(context, gemmFusedCase, { ...GENERAL, m: 36, n: 40, k: 44, layout }, 'h')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'hgemmFused', backend: 'gpu' });
  },
  'shader-f16',
);

/** The call with one variant forced, past the front. */
const forced =
  (force: string): Case<GemmFusedProblem, ReturnType<typeof gemmFusedCase.data>>['run'] =>
  async (queue, p, at) => {
    const mat = ({ buffer, offset, ld }: Placed<Prec>) => ({
      data: buffer as unknown as DeviceBuffer,
      off: offset,
      ld,
    });
    const [A, B, C, R, Z] = [mat(at.A), mat(at.B), mat(at.C), mat(at.R), mat(at.Z)];
    const { biasOf = 'rows', activation } = p;
    const epilogue = { bias: { ...mat(at.bias), ld: 1 }, biasOf, activation, low: 0, high: 0, R, Z };
    const { transA, transB } = p;
    enqueueGemm(queue, { ...p, transA, transB, A, B, C, epilogue, force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force });
  };

describe('every way through workspace and thin tiles', () => {
  for (const [name, size, layout] of [
    ['tiled-small-slices', { m: 36, n: 40, k: 384 }, ALIGNED],
    ['direct-small-slices', { m: 33, n: 35, k: 384 }, ODD],
    ['tiled-narrow', { m: 68, n: 4, k: 36 }, ALIGNED],
    ['direct-flat', { m: 3, n: 70, k: 36 }, ODD],
    ['padded-medium', { m: 65, n: 35, k: 40 }, ODD],
    ['padded-medium', { m: 64, n: 128, k: 20 }, ALIGNED],
    ['padded-medium', { m: 64, n: 128, k: 0 }, ODD],
  ] as const) {
    gpuTest(
      `${name}, ${size.m} x ${size.n} x ${size.k}`,
      async (context) => {
        for (const biasOf of ['rows', 'columns'] as const) {
          const problem = { ...GENERAL, ...size, biasOf, layout };
          expect(await complaints(context, gemmFusedCase, problem, 's', forced(name))).toEqual([]);
        }
      },
      slowly && !name.endsWith('slices') ? QUICK_COMPILER : undefined,
    );
  }

  gpuWide(
    'rows and columns beyond whole tiles take their part of the epilogue along',
    async (context) => {
      for (const size of [
        { m: 321, n: 5 },
        { m: 5, n: 321 },
      ]) {
        for (const biasOf of ['rows', 'columns'] as const) {
          const problem = { ...GENERAL, ...size, biasOf, k: 5, layout: ODD };
          expect(await complaints(context, gemmFusedCase, problem, 's')).toEqual([]);
          expect(context.queue.trace.at(-2)).toMatchObject({ kernel: 'strips' });
        }
      }
    },
    slowly ? QUICK_COMPILER : undefined,
  );
});

gpuTest(
  'matrix units with an epilogue, aligned or not',
  async (context) => {
    for (const [prec, name] of [
      ['h', 'tensor-half'],
      ['h', 'units-light'],
      ['h', 'units-tall16'],
      ['s', 'tensor-fast'],
      ['s', 'tensor-split'],
    ] as const) {
      for (const layout of [ODD, ALIGNED]) {
        for (const m of [132, 129]) {
          const problem = {
            ...GENERAL,
            m,
            n: 130,
            k: 70,
            layout,
            ...(name === 'tensor-fast' ? { math: 'fast' as const } : {}),
          };
          expect(await complaints(context, gemmFusedCase, problem, prec, forced(name))).toEqual([]);
        }
      }
    }
  },
  'chromium-experimental-subgroup-matrix',
);

/** activation(z) of single numbers, by a product without depth. */
async function apply(context: Context, z: number[], activation: Activation, more: object = {}): Promise<number[]> {
  const A = context.alloc('s', z.length);
  const C = context.alloc('s', z.length);
  const bias = context.upload('s', Float32Array.from(z));
  const shape = { m: z.length, n: 1, k: 0, A, lda: z.length, B: A, ldb: 1, C, ldc: z.length };
  await sgemmFused(context.queue, { ...shape, bias, activation, ...more });
  const values = await context.download(C);
  for (const buffer of [A, C, bias]) buffer.dispose();
  return Array.from(values);
}

const BOUNDS = { low: -2, high: 3 };
const js: Expression = { wgsl: 'z * 0.5', js: (z) => z * 0.5 };

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'activations on the %s backend',
  (_, context) => {
    const few = slowly && context === gpu;
    it.each(few ? (['gelu', 'tanh'] as const) : ACTIVATIONS)(
      '%s: accurate everywhere, finite for large numbers, NaN for NaN',
      async (activation) => {
        const z = [0, 1e-30, 1e-3, 0.1, 0.3, 0.6499, 0.65, 1, 2, 3, 4, 5, 7, 10, 20, 50, 100, 1e4, 1e18, 3e38];
        const all = [...z, ...z.map((x) => -x)];
        const f = activationRef({ ...BOUNDS, activation, expression: js });
        const found = await apply(context, [...all, Number.NaN], activation, { ...BOUNDS, expression: js });
        for (const [k, x] of all.entries()) {
          const single = Math.fround(x);
          // exp of WGSL has 3 + 2|x| units in the last place; results may be zero where they are below the range of normal numbers.
          const exponent = ['gelu', 'geluTanh', 'silu', 'sigmoid'].includes(activation) && x < 0 ? 3 * x * x + 8 : 0;
          const bound = 2 ** -24 * (16 + exponent) * Math.abs(f(single)) + 2 ** -120;
          expect(Math.abs(found[k]! - f(single)) < bound, `${activation}(${x}) = ${found[k]}, not ${f(single)}`).toBe(
            true,
          );
        }
        expect(found.at(-1)).toBeNaN();
      },
    );
  },
);

test('the normal distribution is exact to a few units in the last place', () => {
  // By its Taylor series about 0, whose terms are all positive: Phi(z) = 1/2 + phi(z) (z + z^3/3 + z^5/15 + ...).
  for (let z = 0; z <= 6; z += 0.37) {
    let [term, sum] = [z, z];
    for (let k = 1; k < 200; k++) {
      term *= (z * z) / (2 * k + 1);
      sum += term;
    }
    const upper = 0.5 + (Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)) * sum;
    expect(Math.abs(normal(z) - upper)).toBeLessThan(1e-15);
    expect(Math.abs(normal(-z) - (1 - upper))).toBeLessThan(1e-15);
  }
  // Abramowitz and Stegun, table 26.2: Q(10) = 7.61985 30242e-24.
  expect(Math.abs(normal(-10) / 7.61985302416e-24 - 1)).toBeLessThan(1e-11);
  expect([normal(0), normal(-Infinity), normal(Infinity)]).toEqual([0.5, 0, 1]);
});

describe('arguments', () => {
  const [A, C] = [cpu.alloc('s', 16), cpu.alloc('s', 16)];
  const call = { m: 4, n: 4, k: 4, A, lda: 4, B: A, ldb: 4, C, ldc: 4 };
  const refused = async (change: object, argument: string, rule: RegExp) =>
    expectRefusal(await rejectionOf(() => sgemmFused(cpu.queue, { ...call, ...change })), { argument }, rule);

  it.each([
    ['z;', /not ";"/],
    ['z // more', /not "\/\/ more"/],
    ['z /* */', /not "\/\* \*\/"/],
    ['{ z }', /not "\{ z \}"/],
    ['p.low', /names p/],
    ['f16(z)', /names f16/],
    ['workgroupBarrier()', /names workgroupBarrier/],
    ['z = 1.0', /not "= 1.0"/],
    ['z[0]', /not "\[0\]"/],
    ['(z', /parentheses/],
    ['z) + (z', /parentheses/],
    [' ', /must be an expression/],
    ['1h * z', /not "1h \* z"/],
    ['z'.padEnd(1001, '+z'), /1001 characters/],
  ])('the expression %s is refused', async (wgsl, rule) => {
    await refused({ activation: 'expression', expression: { wgsl, js: () => 0 } }, 'expression', rule);
  });

  it('rules between arguments', async () => {
    await refused({ activation: 'expression' }, 'expression', /must be given for the activation 'expression'/);
    await refused({ activation: 'clamp', low: 1, high: 0 }, 'high', /must be >= low = 1/);
    await refused({ activation: 'clamp', low: Number.NaN }, 'high', /must be >= low/);
    await refused({ reproducible: true, math: 'fast' }, 'reproducible', /math is 'fast'/);
    await refused({ R: C, ldr: 4 }, 'R', /overlaps C/);
    await refused({ Z: A, ldz: 4 }, 'Z', /overlaps/);
  });

  it('activations are found in any case', async () => {
    await sgemmFused(cpu.queue, { ...call, activation: 'GeluTanh' as 'geluTanh' });
  });
});

test('an expression that follows the rules and does not compile is a DeviceError', async ({ skip }) => {
  if (gpu === undefined) skip();
  const context = await createContext({ backend: 'gpu' });
  try {
    const wrong: Expression = { wgsl: 'max(z)', js: (z) => z };
    expect(await rejectionOf(() => apply(context, [1], 'expression', { expression: wrong }))).toBeInstanceOf(
      DeviceError,
    );
  } finally {
    context.dispose();
  }
});

test('kernels without an epilogue have nothing of it', () => {
  for (const [kernel, slots] of [
    [gemmTiled, 3],
    [gemmDirect, 3],
    [gemmSum, 2],
    [gemmTensor, 5],
  ] as const) {
    const text = kernelText(kernel, kernel.variants[0]!);
    const { slots: found, fields } = readInterface(kernel.name, text);
    expect(found).toHaveLength(slots);
    expect(fields.at(-1)!.name).toBe('beta');
    expect(text).not.toMatch(/\bfn activation|epilogue\(/);
  }
});

test('the listed variants hold every activation and every combination of operands', () => {
  for (const kernel of [gemmTiled, gemmDirect, gemmSum, gemmTensor]) {
    const fused = kernel.variants.filter((tuning) => tuning['EPILOGUE'] === 1);
    expect(new Set(fused.map((tuning) => tuning['ACTIVATION'])).size).toBe(ACTIVATIONS.length);
    const operands = ['BIAS_ROWS', 'BIAS_COLUMNS', 'RESIDUAL', 'STORED'];
    expect(new Set(fused.map((tuning) => operands.map((name) => tuning[name]).join())).size).toBe(12);
  }
});
