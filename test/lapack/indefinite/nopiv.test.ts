// L D L^T and L D L^H without pivoting on every backend: the sweeps of their cases, both shapes of the kernel, zero pivots, NaN, the two
// kinds of complex matrices told apart.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/index.ts';
import { enqueueSytrfNopiv } from '../../../src/lapack/indefinite/sytrfNopiv.gpu.ts';
import { ldlRules } from '../../../src/lapack/indefinite/sytrfNopiv.kernels.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { hesvNopivCase } from '../../../testing/cases/lapack/indefinite/hesvNopiv.ts';
import { hetrfNopivCase } from '../../../testing/cases/lapack/indefinite/hetrfNopiv.ts';
import { hetrsNopivCase } from '../../../testing/cases/lapack/indefinite/hetrsNopiv.ts';
import {
  type SysvNopivData,
  type SysvNopivProblem,
  sysvNopivCase,
} from '../../../testing/cases/lapack/indefinite/sysvNopiv.ts';
import {
  type SytrfNopivData,
  type SytrfNopivProblem,
  sytrfNopivCase,
} from '../../../testing/cases/lapack/indefinite/sytrfNopiv.ts';
import { sytrsNopivCase } from '../../../testing/cases/lapack/indefinite/sytrsNopiv.ts';
import { attempt, type Case, judge } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

for (const c of [sytrfNopivCase, hetrfNopivCase, sytrsNopivCase, hetrsNopivCase, sysvNopivCase, hesvNopivCase])
  testSweep(c as unknown as Case, 5);

const LAYOUT = { pad: 3, offset: 5 };
type Change = (A: MatrixView, uplo: 'l' | 'u') => void;
type Factors = Case<SytrfNopivProblem, SytrfNopivData>;
type Driver = Case<SysvNopivProblem, SysvNopivData>;

const factors: readonly (readonly [Prec, 't' | 'c', Factors, Driver])[] = [
  ['s', 't', sytrfNopivCase, sysvNopivCase],
  ['c', 't', sytrfNopivCase, sysvNopivCase],
  ['c', 'c', hetrfNopivCase, hesvNopivCase],
];
const runs = contexts.flatMap((context) =>
  factors.map(
    ([prec, mirror, c, driver]) =>
      [`${prec}${c.spec.name}`, context.backend, { context, prec, mirror, c, driver }] as const,
  ),
);

/** Where element (i, j) of the stored triangle lies. */
const placeOf = ({ offset, ld, parts }: MatrixView, uplo: 'l' | 'u', i: number, j: number): number => {
  const [row, column] = i >= j === (uplo === 'l') ? [i, j] : [j, i];
  return (parts ?? 1) * (offset + row + column * ld);
};

/** Row and column z of the triangle, cleared. */
const clear =
  (z: number): Change =>
  (A, uplo) => {
    for (let i = 0; i < A.rows; i++) {
      const p = placeOf(A, uplo, i, z);
      A.data.fill(0, p, p + (A.parts ?? 1));
    }
  };

function changed<P extends { readonly uplo: 'l' | 'u' }, D extends { readonly A: MatrixView }>(
  c: Case<P, D>,
  change: Change,
): Case<P, D> {
  return {
    ...c,
    data(p, prec, random) {
      const operands = c.data(p, prec, random);
      change(operands.A, p.uplo);
      return operands;
    },
  };
}

const infoOf = ({ info }: { readonly info: { readonly data: Int32Array; readonly offset: number } }): number =>
  info.data[info.offset]!;

describe.each(runs)('%s on the %s backend', (_, backend, { context, prec, mirror, c, driver }) => {
  const uplos = backend === 'gpu' ? (['u'] as const) : (['l', 'u'] as const);

  it('reports the first zero pivot, and leaves the right-hand sides as they were', async () => {
    for (const uplo of uplos) {
      for (const z of [0, 20, 39]) {
        const singular = changed(driver, (A) => [z, 39].forEach((row) => void clear(row)(A, uplo)));
        const { before, after } = await attempt(context, singular, { uplo, n: 40, nrhs: 2, layout: LAYOUT }, prec);
        expect(infoOf(after)).toBe(z + 1);
        expect(after.B.data).toEqual(before.B.data);
      }
    }
  });

  it('takes no zero from NaN: it arrives in the factors, and info stays 0', async () => {
    const spoiled = changed(c, (A, uplo) => {
      A.data[placeOf(A, uplo, 9, 3) + (A.parts ?? 1) - 1] = Number.NaN;
    });
    for (const uplo of uplos) {
      const { after } = await attempt(context, spoiled, { uplo, n: 30, layout: LAYOUT }, prec);
      expect(infoOf(after)).toBe(0);
      const last = placeOf(after.A, uplo, 29, 9);
      expect(after.A.data[last]).toBeNaN();
    }
  });

  it('divides without overflow where parts are near the ends of the range', async () => {
    for (const size of [2 ** 90, 2 ** -90]) {
      const scaled = changed(c, (A) => A.data.forEach((value, p) => void (A.data[p] = value * size)));
      for (const uplo of uplos) {
        const problem = { uplo, n: 30, layout: LAYOUT };
        expect(judge(scaled, problem, prec, await attempt(context, scaled, problem, prec))).toEqual([]);
      }
    }
  });

  it('tells a symmetric matrix from a Hermitian one', async () => {
    if (prec !== 'c') return;
    // [1 i; i 1] has D = (1, 2) as a symmetric matrix; [1 -i; i 1] is singular.
    const unit = changed(c, (A, uplo) => {
      A.data.set([1, 0], placeOf(A, uplo, 0, 0));
      A.data.set([0, 1], placeOf(A, uplo, 1, 0));
      A.data.set([1, mirror === 'c' ? Number.NaN : 0], placeOf(A, uplo, 1, 1));
    });
    const { after } = await attempt(context, unit, { uplo: 'l', n: 2 }, prec);
    expect(infoOf(after)).toBe(mirror === 'c' ? 2 : 0);
    const last = placeOf(after.A, 'l', 1, 1);
    expect(Array.from(after.A.data.subarray(last, last + 2))).toEqual(mirror === 'c' ? [0, 0] : [2, 0]);
  });
});

gpuTest('block columns of 64 factor what those of 16 do', async (context) => {
  const { name } = ldlRules[1]!;
  for (const [uplo, [prec, mirror, c]] of [
    ['l', factors[0]!],
    ['u', factors[2]!],
  ] as const) {
    const run: Factors['run'] = async (queue, { n }, { A, info }) =>
      enqueueSytrfNopiv(queue, {
        ...{ uplo, n, mirror, nb: 64, force: name },
        ...{ A: deviceMat(A, A.ld), info: deviceMat(info, 1) },
      });
    const problem = { uplo, n: 150 };
    expect(judge(c, problem, prec, await attempt(context, c, problem, prec, run))).toEqual([]);
  }
});

it('complex double runs on the CPU, with complex D of a symmetric matrix', async () => {
  const { after } = await attempt(cpu, sytrfNopivCase, { uplo: 'l', n: 40 }, 'z');
  const { data, offset, ld } = after.A;
  expect(data[2 * (offset + 39 * (ld + 1)) + 1] === 0).toBe(false);
});
