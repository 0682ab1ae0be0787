// POTRI on every backend: the case's sweep, an inverse known exactly, that singular factors stay as they were; LAUUM against its formula.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat, RealMat } from '../../../src/core/matrix.ts';
import { enqueueLauum } from '../../../src/lapack/cholesky/lauum.gpu.ts';
import { lauu2Ref, lauumRef } from '../../../src/lapack/cholesky/lauum.ref.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { type PotriData, potriCase } from '../../../testing/cases/lapack/cholesky/potri.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { otherKept, triangularView } from '../../../testing/lib/triangles.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const TRIANGLES = ['l', 'u'] as const;
const infoOf = ({ info }: PotriData): number => info.data[info.offset]!;

/** The case with lauum in place of potri: the error is the largest difference from the product, in units of the sum of magnitudes. */
const lauumCase: typeof potriCase = {
  ...potriCase,
  error({ uplo, n }, { A }, { A: found }) {
    if (!otherKept(A, found, uplo)) return Number.NaN;
    const f = triangularView(A, uplo).data;
    let worst = 0;
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < n; i++) {
        if (i !== j && i > j !== (uplo === 'l')) continue;
        let [sum, magnitude] = [0, 0];
        for (let l = 0; l < n; l++) {
          // (L^T L)(i, j) or (U U^T)(i, j)
          const term = uplo === 'l' ? f[l + i * n]! * f[l + j * n]! : f[i + l * n]! * f[j + l * n]!;
          sum += term;
          magnitude += Math.abs(term);
        }
        const error = Math.abs(found.data[found.offset + i + j * found.ld]! - sum) / magnitude;
        worst = error <= worst ? worst : error; // NaN stays
      }
    }
    return worst / Math.max(1, n);
  },
};

describe.each([
  ['unblocked', lauu2Ref],
  ['recursive', lauumRef],
] as const)('lauum in TypeScript, %s', (_, multiply: (uplo: 'l' | 'u', n: number, A: RealMat) => void) => {
  it('is the formula', async () => {
    const run: typeof potriCase.run = async (queue, { uplo, n }, { A }) => {
      const data = await queue.context.download(A.buffer as never);
      multiply(uplo, n, { data: data as RealMat['data'], off: A.offset, ld: A.ld });
      queue.context.write(A.buffer as never, data as never);
    };
    for (const problem of potriCase.sweep) expect(await complaints(cpu, lauumCase, problem, 'd', run)).toEqual([]);
  });
});

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'potri on the %s backend',
  (_, context) => {
    it('inverts the whole sweep', async () => {
      for (const problem of sampled(context, potriCase.sweep, 2))
        expect(await complaints(context, potriCase, problem, 's')).toEqual([]);
    });

    it('reports the first zero and keeps the factor, bit for bit', async () => {
      for (const uplo of TRIANGLES) {
        for (const zeros of [[0], [69], [33, 12, 60]]) {
          const { before, after } = await attempt(context, potriCase, { uplo, n: 70, zeros, layout: LAYOUT }, 's');
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
          operands.A.data[operands.A.offset + 3] = Number.NaN; // row 3 of column 0 of L
          return operands;
        },
      };
      const { after } = await attempt(context, c, { uplo: 'l', n: 20, layout: LAYOUT }, 's');
      expect(infoOf(after)).toBe(0);
      expect(after.A.data[after.A.offset]).toBeNaN();
    });
  },
);

it('inverts the whole sweep, and finds zeros, in double precision on the CPU', async () => {
  for (const problem of potriCase.sweep) expect(await complaints(cpu, potriCase, problem, 'd')).toEqual([]);
  const { before, after } = await attempt(cpu, potriCase, { uplo: 'u', n: 40, zeros: [17] }, 'd');
  expect(infoOf(after)).toBe(18);
  expect(after.A.data).toEqual(before.A.data);
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

gpuTest('lauum is the formula on the GPU, whole and in halves', async (context) => {
  for (const leaf of [16, 512]) {
    const run: typeof potriCase.run = async (queue, { uplo, n }, { A }) =>
      enqueueLauum(queue, { uplo, n, A: mat(A), leaf });
    for (const uplo of TRIANGLES) {
      for (const n of [1, 16, 17, 70]) {
        expect(await complaints(context, lauumCase, { uplo, n, layout: LAYOUT }, 's', run)).toEqual([]);
      }
      expect(await complaints(context, lauumCase, { uplo, n: 64 }, 's', run)).toEqual([]);
    }
  }
});

gpuTest('potri in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, potriCase, { uplo: 'l', n: 40 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dpotri', backend: 'cpu' });
});
