// POTRI on every backend: the case's sweep, an inverse known exactly, that singular factors stay as they were; LAUUM against its formula.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import type { FieldMat, Mat } from '../../../src/core/matrix.ts';
import { enqueueLauum } from '../../../src/lapack/cholesky/lauum.gpu.ts';
import { lauu2Ref, lauumRef } from '../../../src/lapack/cholesky/lauum.ref.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { type PotriData, potriCase } from '../../../testing/cases/lapack/cholesky/potri.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { otherKept, triangularView } from '../../../testing/lib/triangles.ts';
import { moderate, sampled, sampledPairs, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const TRIANGLES = ['l', 'u'] as const;
const infoOf = ({ info }: PotriData): number => info.data[info.offset]!;

/** The case with lauum in place of potri: the error is the largest difference from the product, in units of the sum of magnitudes. */
const lauumCase: typeof potriCase = {
  ...potriCase,
  error({ uplo, n }, { A }, { A: found }) {
    if (!otherKept(A, found, uplo)) return Number.NaN;
    const { data: f, parts = 1 } = triangularView(A, uplo);
    const im = (p: number): number => (parts === 2 ? f[2 * p + 1]! : 0);
    let worst = 0;
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < n; i++) {
        if (i !== j && i > j !== (uplo === 'l')) continue;
        let [re, imaginary, magnitude] = [0, 0, 0];
        for (let l = 0; l < n; l++) {
          // (L^H L)(i, j) or (U U^H)(i, j)
          const [p, q] = uplo === 'l' ? [l + j * n, l + i * n] : [i + l * n, j + l * n];
          const [x, y, u, v] = [f[parts * p]!, im(p), f[parts * q]!, im(q)];
          re += x * u + y * v;
          imaginary += y * u - x * v;
          magnitude += Math.sqrt((x * x + y * y) * (u * u + v * v));
        }
        const p = parts * (found.offset + i + j * found.ld);
        const error = Math.hypot(found.data[p]! - re, (parts === 2 ? found.data[p + 1]! : 0) - imaginary) / magnitude;
        worst = error <= worst ? worst : error; // NaN stays
      }
    }
    return worst / Math.max(1, n);
  },
};

describe.each([
  ['unblocked', lauu2Ref],
  ['recursive', lauumRef],
] as const)('lauum in TypeScript, %s', (_, multiply: (uplo: 'l' | 'u', n: number, A: FieldMat) => void) => {
  it.each(['d', 'z'] as const)('is the formula in %s', async (prec) => {
    const run: typeof potriCase.run = async (queue, { uplo, n }, { A }) => {
      const data = await queue.context.download(A.buffer as never);
      const parts = prec === 'z' ? 2 : undefined;
      multiply(uplo, n, { data: data as FieldMat['data'], off: A.offset, ld: A.ld, parts });
      queue.context.write(A.buffer as never, data as never);
    };
    const problems = potriCase.sweep.filter(({ n }) => n <= 100);
    for (const problem of problems) expect(await complaints(cpu, lauumCase, problem, prec, run)).toEqual([]);
  });
});

const runs = contexts.flatMap((context) =>
  (['s', 'c'] as const).map((prec) => [prec, context.backend, context] as const),
);

describe.each(runs)('%spotri on the %s backend', (prec, _, context) => {
  it('inverts the whole sweep', async () => {
    for (const problem of (prec === 'c' ? sampledPairs : sampled)(context, potriCase.sweep, 2))
      expect(await complaints(context, potriCase, problem, prec)).toEqual([]);
  });

  it('reports the first zero and keeps the factor, bit for bit', async () => {
    for (const uplo of TRIANGLES) {
      for (const zeros of some([[0], [69], [33, 12, 60]], 6)) {
        const { before, after } = await attempt(context, potriCase, { uplo, n: 70, zeros, layout: LAYOUT }, prec);
        expect(infoOf(after)).toBe(Math.min(...zeros) + 1);
        expect(after.A.data).toEqual(before.A.data);
      }
    }
  });

  it('passes NaN on', async () => {
    const c: typeof potriCase = {
      ...potriCase,
      data(problem, prec, random) {
        const operands = potriCase.data(problem, prec, random);
        const { data, offset, parts = 1 } = operands.A;
        data[parts * (offset + 4) - 1] = Number.NaN; // row 3 of column 0 of L, the last of its parts
        return operands;
      },
    };
    const { after } = await attempt(context, c, { uplo: 'l', n: 20, layout: LAYOUT }, prec);
    expect(infoOf(after)).toBe(0);
    expect(after.A.data[(after.A.parts ?? 1) * after.A.offset]).toBeNaN();
  });
});

it.each(['d', 'z'] as const)('%spotri inverts the whole sweep, and finds zeros, on the CPU', async (prec) => {
  for (const problem of some(moderate(potriCase.sweep), 4))
    expect(await complaints(cpu, potriCase, problem, prec)).toEqual([]);
  const { before, after } = await attempt(cpu, potriCase, { uplo: 'u', n: 40, zeros: [17] }, prec);
  expect(infoOf(after)).toBe(18);
  expect(after.A.data).toEqual(before.A.data);
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

gpuSweep('lauum is the formula on the GPU, whole and in halves', async (context) => {
  for (const [prec, leaf, orders] of [
    ['s', 16, [1, 16, 17, 70]],
    ['s', 512, [1, 16, 17, 70]],
    ['c', 16, [1, 40]],
    ['c', 512, [17]],
  ] as const) {
    const run: typeof potriCase.run = async (queue, { uplo, n }, { A }) =>
      enqueueLauum(queue, { uplo, n, A: mat(A), leaf });
    for (const uplo of TRIANGLES) {
      for (const n of orders) {
        expect(await complaints(context, lauumCase, { uplo, n, layout: LAYOUT }, prec, run)).toEqual([]);
      }
      if (prec === 's') expect(await complaints(context, lauumCase, { uplo, n: 64 }, prec, run)).toEqual([]);
    }
  }
});

gpuTest('potri in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, potriCase, { uplo: 'l', n: 40 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dpotri', backend: 'cpu' });
});
