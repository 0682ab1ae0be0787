// Complex GEMM on matrix units: the packing of factors on any GPU, products where there are such units.
import { describe, expect } from 'vitest';
import { enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { pack } from '../../../src/blas3/products/gemmTensor.gpu.ts';
import { halfToNumber } from '../../../src/core/half.ts';
import type { DeviceBuffer } from '../../../src/index.ts';
import { type GemmProblem, gemmCase } from '../../../testing/cases/blas3/products/gemm.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { inField } from '../../../testing/lib/scalars.ts';
import { gpuTest } from '../../setup/contexts.ts';

const UNITS = 'chromium-experimental-subgroup-matrix';

const KINDS = [
  { of: 'A', across: false, conj: 0 },
  { of: 'A', across: true, conj: 0 },
  { of: 'A', across: true, conj: 1 },
  { of: 'B', across: false, conj: 0 },
  { of: 'B', across: false, conj: 1 },
] as const;

describe('packing the real matrix that stands for a complex factor', () => {
  for (const { of, across, conj } of KINDS) {
    for (const [rows, depth, ld, off] of [
      [33, 9, 71, 3],
      [64, 22, 72, 4],
    ] as const) {
      gpuTest(
        `${rows} x ${depth} of ${of}, ${across ? 'depths' : 'rows'} contiguous, conj ${conj}, ld ${ld}`,
        async (context) => {
          const random = new Random();
          const values = new Float32Array(2 * (off + ld * (across ? rows : depth))).fill(Number.NaN);
          // Part 0 or 1 of element (i, l) of op(X), which is stored as its transpose if depths are contiguous.
          const place = (i: number, l: number): number => 2 * (off + (across ? l + i * ld : i + l * ld));
          for (let i = 0; i < rows; i++)
            for (let l = 0; l < depth; l++)
              for (const part of [0, 1]) values[place(i, l) + part] = 2 * random.rand() - 1;
          const X = { data: context.upload('c', values), off: 2 * off, ld: 2 * ld };
          const [realRows, realDepth] = [of === 'A' ? 2 * rows : rows, 2 * depth];
          const source = { X, stride: 0, rows: realRows, depth: realDepth, across, batch: 1, of, conj };
          const packed = pack(context.queue, { PLANES: 2 }, 128, source);
          const halves = new Uint16Array((await context.download(packed.data)).buffer);
          const exponents = await context.download(packed.exponents!);
          let worst = 0;
          for (let i = 0; i < realRows; i++) {
            for (let l = 0; l < realDepth; l++) {
              const at = place(of === 'A' ? i >> 1 : i, l >> 1);
              const [re, im] = [values[at]!, (conj === 1 ? -1 : 1) * values[at + 1]!];
              const row = of === 'A' ? i % 2 : 0;
              const x = l % 2 === row ? re : of === 'B' || row === 1 ? im : -im;
              const found = [0, 1].map((plane) =>
                halfToNumber(halves[plane * packed.plane * 8 + i + l * packed.ld * 8]!),
              );
              const error = Math.abs((found[0]! + found[1]!) * 2 ** (exponents[i]! - 141) - x);
              worst = Math.max(worst, Number.isNaN(error) ? Number.POSITIVE_INFINITY : error);
            }
          }
          expect(worst).toBeLessThan(2 ** -21);
        },
      );
    }
  }
});

const mat = (X: { readonly buffer: unknown; readonly offset: number; readonly ld: number }) => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: X.ld,
});

/** The call with one variant forced, past the front. */
const forced =
  (force: string): Case<GemmProblem, ReturnType<typeof gemmCase.data>>['run'] =>
  async (queue, p, at) => {
    const scalars = { alpha: inField(p.alpha, 2), beta: inField(p.beta, 2) };
    enqueueGemm(queue, { ...p, ...scalars, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force });
  };

const OPS = ['n', 't', 'c'] as const;
const [EVEN, ODD] = [
  { align: 8, pad: 8, offset: 8 },
  { pad: 3, offset: 5 },
] as const;
const SIZES = [
  { m: 128, n: 128, k: 64, layout: EVEN },
  { m: 66, n: 130, k: 34, layout: EVEN },
  { m: 65, n: 129, k: 101, layout: ODD },
  { m: 64, n: 64, k: 400, layout: EVEN, beta: 0 },
];

describe('complex products on matrix units', () => {
  for (const name of ['tensor-split', 'tensor-fast']) {
    // Real numbers, and those of MAGMA's testers, which are complex.
    for (const scalars of [
      { alpha: 0.5, beta: -0.25 },
      { alpha: 0.29, beta: -0.48 },
    ]) {
      gpuTest(
        `${name}: all nine transposes, ${JSON.stringify(scalars)}`,
        async (context) => {
          const math = name === 'tensor-fast' ? ({ math: 'fast' } as const) : {};
          for (const transA of OPS)
            for (const transB of OPS)
              for (const size of SIZES) {
                const problem = { ...scalars, ...size, transA, transB, ...math };
                expect(await complaints(context, gemmCase, problem, 'c', forced(name))).toEqual([]);
              }
        },
        UNITS,
      );
    }
  }
});
