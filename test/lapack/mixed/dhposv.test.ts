// DHPOSV on every backend: the case's sweep, shifts, the ladder from halves to double. Convergence with true halves: gmres.test.ts, by the
// reference.
import { describe, expect, it, test } from 'vitest';
import { halfPotrf } from '../../../src/lapack/mixed/dhposv.gpu.ts';
import { SHIFTS } from '../../../src/lapack/mixed/halves.ref.ts';
import { type DhposvData, dhposvCase } from '../../../testing/cases/lapack/mixed/dhposv.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { otherKept, symmetricView } from '../../../testing/lib/triangles.ts';
import { expectDouble, solveSystem, stopping } from '../../lib/mixedSystems.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;
const sweep = dhposvCase.sweep.filter(({ n, nrhs, bare }) => bare || nrhs === 3 || n === 1);

/** A := D A D, which scales row and column k by `factor`. */
const scaledAt =
  (uplo: 'l' | 'u', k: number, factor: number) =>
  ({ A }: DhposvData): void => {
    for (let l = 0; l < A.rows; l++) {
      const [i, j] = (uplo === 'l') === l < k ? [k, l] : [l, k];
      A.data[A.offset + i + j * A.ld]! *= l === k ? factor ** 2 : factor;
    }
  };

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('dhposv on the %s backend', (backend, context) => {
  const bits = backend === 'gpu' ? 16 : 32;

  it('solves the sweep', async () => {
    for (const problem of sweep) expect(await complaints(context, dhposvCase, problem, 'd')).toEqual([]);
  });

  describe.each(['l', 'u'] as const)('with the triangle %s', (uplo) => {
    const problem = { uplo, n: 40, nrhs: 2, layout: LAYOUT };
    const solve = async (change?: (at: DhposvData) => void, nrhs = 2) => {
      const solved = await solveSystem(context, dhposvCase, { ...problem, nrhs }, change);
      expect(otherKept(solved.before.A, solved.after.A, uplo)).toBe(true);
      return solved;
    };
    const put =
      (i: number, value: number) =>
      ({ A }: DhposvData): void =>
        void (A.data[A.offset + i * (A.ld + 1)] = value);

    it('stops where LAPACK stops, and says what it has factored in', async () => {
      const { before, after, iter, factored } = await solve();
      expect([iter, factored]).toEqual([1, bits]);
      expect(stopping(symmetricView(before.A, uplo), after.X, before.B, EPS) < 1.5).toBe(true);
    });

    it.each([1e15, 1e-15])('solves where a row and column are %e times the others', async (factor) => {
      const { before, after, iter, factored } = await solve(scaledAt(uplo, 11, factor));
      // Only halves are scaled for.
      if (backend === 'gpu') expect(iter >= 0 && factored === 16).toBe(true);
      expect(solveRatio(symmetricView(before.A, uplo), after.X, before.B, EPS) < 30).toBe(true);
    });

    it('falls back to double where no other factors do', async () => {
      await expectDouble(context, await solve(put(9, 1e40)), -2, uplo);
      await expectDouble(context, await solve(scaledAt(uplo, 12, 1e-30)), -3, uplo);
      const infinite = ({ B }: DhposvData): void => void (B.data[B.offset + 3] = Infinity);
      await expectDouble(context, await solve(infinite), -2, uplo);
      const unknown = ({ B }: DhposvData): void => void (B.data[B.offset + 3] = Number.NaN);
      await expectDouble(context, await solve(unknown), -31, uplo);
    });

    it('reports an A that is not positive definite, also for NaN, and leaves X alone', async () => {
      for (const value of [-1, 0, Number.NaN]) {
        for (const [i, nrhs] of [
          [0, 2],
          [21, 0],
          [39, 2],
        ] as const) {
          const found = await solve(put(i, value), nrhs);
          expect(found).toMatchObject({ iter: -3, info: i + 1, factored: 64 });
          expect(found.after.X.data).toEqual(found.before.X.data);
        }
      }
    });

    it('solves for zero at once', async () => {
      const { iters, inner, columns } = await solve(({ B }) => void B.data.fill(0, B.offset, B.offset + B.rows));
      expect([iters[0], inner[0]]).toEqual([0, 1]);
      expect(columns[0]).toEqual(new Array(40).fill(0));
    });
  });
});

gpuTest('a shift is added where there is no factor without, twice if need be, and not more', async (context) => {
  const [n, ld] = [30, 32];
  const { queue } = context;
  for (const uplo of ['l', 'u'] as const) {
    for (const [least, shift] of [
      [1, SHIFTS[0]!],
      [-(2 ** -10), SHIFTS[1]!],
      [-(2 ** -7), SHIFTS[2]!],
      [-1, undefined],
    ] as const) {
      // Diagonal but for its last element, whose pivot is `least`
      const values = new Float32Array(ld * n);
      for (let i = 0; i < n; i++) values[i * (ld + 1)] = 1;
      const last = uplo === 'l' ? n - 1 : (n - 1) * ld;
      values[last] = Math.sqrt(1 - least);
      if (least === -1) values[last] = 2;
      const data = context.upload('s', values);
      const info = context.alloc('i', 1);
      const at = (buffer: typeof data | typeof info, step: number) => ({ data: buffer, off: 0, ld: step }) as never;
      const powers = { data: context.alloc('s', 2 * n), off: 0, ld: 1 };
      const s = new Float32Array(n).fill(1);
      await halfPotrf(queue, { uplo, n, A: at(data, ld), info: at(info, 1), s, shifts: SHIFTS, powers });
      const [code] = await context.download(info);
      if (shift === undefined) {
        expect(code).toBe(n);
        continue;
      }
      expect(code).toBe(0);
      expect(Math.abs((await context.download(data))[ld + 1]! ** 2 - 1 - shift) < 1e-6).toBe(true);
    }
  }
});

gpuTest('dhposv follows the mode', async (context) => {
  for (const mode of ['auto', 'hybrid'] as const)
    for (const uplo of ['l', 'u'] as const)
      expect(await complaints(context, dhposvCase, { uplo, n: 70, nrhs: 2, mode }, 'd')).toEqual([]);
});

test('the reference shifts, and goes down the ladder', () => {
  for (const uplo of ['l', 'u'] as const) {
    for (const [change, iter, factored, info] of [
      [undefined, undefined, 16, 0],
      [scaledAt(uplo, 3, 1e15), undefined, 16, 0],
      [scaledAt(uplo, 3, 1e25), -2, 64, 0],
      [({ A }: DhposvData) => void (A.data[A.offset + 5 * (A.ld + 1)] = -1), -3, 64, 6],
    ] as const) {
      const problem = { uplo, n: 40, nrhs: 2, layout: LAYOUT };
      const before = dhposvCase.data(problem, 'd', new Random());
      change?.(before);
      const after = copied(before, ['A', 'X', 'iter', 'iters', 'info', 'inner', 'factored']);
      dhposvCase.reference(problem, after);
      const found = after.iter.data[after.iter.offset]!;
      expect(iter === undefined ? found >= 0 : found === iter).toBe(true);
      expect(after.factored.data[after.factored.offset]).toBe(factored);
      expect(after.info.data[after.info.offset]).toBe(info);
      if (info === 0) expect(solveRatio(symmetricView(before.A, uplo), after.X, before.B, EPS) < 30).toBe(true);
      else expect(after.X.data).toEqual(before.X.data);
    }
  }
});
