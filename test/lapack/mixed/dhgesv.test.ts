// DHGESV on every backend: the case's sweep, the ladder from halves to double, and elements that halves cannot hold. Convergence with true
// halves: gmres.test.ts, by the reference; GMRES itself: dsgesvGmres.test.ts.
import { describe, expect, it, test } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { enqueueHalfGetrf } from '../../../src/lapack/mixed/dhgesv.gpu.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { equilibratePowersRef } from '../../../src/lapack/mixed/halves.ref.ts';
import { dhgesvCase, type HalfData } from '../../../testing/cases/lapack/mixed/dhgesv.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { dominant, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectDouble, generatedSource, scaled, solveSystem, stopping } from '../../lib/mixedSystems.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { contexts, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;
/** What dhgesv shares with dsgesvGmres is tested there. */
const sweep = dhgesvCase.sweep.filter(({ n, nrhs, bare }) => bare || nrhs === 3 || n === 0);

/** Rows and columns between 2^-50 and 2^50 times those of a well conditioned matrix. */
const wild: Source = (a, prec, random) => {
  dominant(a, prec, random);
  for (let j = 0; j < a.cols; j++) {
    for (let i = 0; i < a.rows; i++) a.data[a.offset + i + j * a.ld]! *= 2 ** (((i * 37 + j * 11) % 101) - 50);
  }
};

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('dhgesv on the %s backend', (backend, context) => {
  const bits = backend === 'gpu' ? 16 : 32;
  const solve = (problem: Parameters<typeof dhgesvCase.data>[0], change?: (at: HalfData) => void) =>
    solveSystem(context, dhgesvCase, problem, change);

  it('solves the sweep', async () => {
    for (const problem of sweep) expect(await complaints(context, dhgesvCase, problem, 'd')).toEqual([]);
  });

  it('stops where LAPACK stops, and says what it has factored in', async () => {
    const { before, after, iter, inner, factored } = await solve({ n: 90, nrhs: 3, layout: LAYOUT });
    expect([iter, factored]).toEqual([1, bits]);
    expect(Math.max(...inner) <= 10).toBe(true);
    expect(stopping(before.A, after.X, before.B, EPS) < 1.5).toBe(true);
  });

  it.each([1e30, 1e-30, 1e6])('solves where a column or a row is %e times the others', async (factor) => {
    for (const row of [false, true]) {
      const problem = { n: 40, nrhs: 2, source: scaled(factor, 7, row), layout: LAYOUT };
      const { before, after, iter, factored } = await solve(problem);
      // Only halves are equilibrated for.
      if (backend === 'gpu') expect(iter >= 0 && factored === 16, `${iter}, ${factored} bits`).toBe(true);
      expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
    }
  });

  it('solves for elements of all sizes', async () => {
    const { before, after, info } = await solve({ n: 33, nrhs: 2, source: wild });
    expect(info).toBe(0);
    expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
  });

  it('falls back to double where no other factors do', async () => {
    const problem = { n: 40, nrhs: 2, layout: LAYOUT };
    await expectDouble(context, await solve({ ...problem, source: scaled(1e40, 7) }), -2);
    await expectDouble(context, await solve({ ...problem, source: scaled(1e-60, 39) }), -3);
    const infinite = ({ B }: HalfData): void => void (B.data[B.offset + B.ld + 3] = Infinity);
    await expectDouble(context, await solve(problem, infinite), -2);
    const unknown = ({ B }: HalfData): void => void (B.data[B.offset + 3] = Number.NaN);
    await expectDouble(context, await solve(problem, unknown), -31);
    const { iter, info, columns } = await solve(problem, ({ A }) => void (A.data[A.offset + 3] = Number.NaN));
    expect([iter, info]).toEqual([-31, 0]);
    expect(columns.flat().some(Number.isNaN)).toBe(true);
  });

  it('reports a singular matrix, a row or a column of zeros, and leaves X alone', async () => {
    for (const row of [false, true]) {
      const problem = { n: 40, nrhs: 2, source: scaled(0, 17, row), layout: LAYOUT };
      const { before, after, iter, info, factored } = await solve(problem);
      expect(iter).toBe(-3);
      expect(info > 0 && (row || info === 18)).toBe(true);
      expect(factored).toBe(64);
      expect(after.X.data).toEqual(before.X.data);
    }
  });

  it('says in the trace what it has come to', async () => {
    await solve({ n: 20, nrhs: 1 });
    const why = expect.stringMatching(backend === 'gpu' ? /factored in half; \d/ : /factored in single; \d/);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dhgesv', backend, why });
  });
});

gpuTest(
  'the device scales as the reference does, and its factors are those of what it has scaled',
  async (context: Context) => {
    const [n, ld] = [37, 40];
    const rng = mulberry32(3);
    const values = Float32Array.from({ length: ld * n }, () => signed(rng) * 2 ** Math.floor(40 * signed(rng)));
    const S = { data: values.slice(), off: 0, ld };
    const expected = equilibratePowersRef(n, S);
    const data = context.upload('s', values);
    const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
    const at = (buffer: typeof data | typeof ipiv, step: number) => ({ data: buffer, off: 0, ld: step }) as never;
    const powers = context.alloc('s', 2 * n + 8);
    enqueueHalfGetrf(context.queue, {
      ...{ n, A: at(data, ld), ipiv: at(ipiv, 1), info: at(info, 1), pivoting: 'partial' },
      powers: { data: powers, off: 5, ld: 1 },
    });
    const written = await context.download(powers);
    const found = { rows: written.subarray(5, 5 + n), columns: written.subarray(5 + n, 5 + 2 * n) };
    expect((await context.download(info))[0]).toBe(0);
    for (const [name, numbers] of Object.entries(found)) {
      for (const [k, power] of [...numbers].entries()) {
        const quotient = power / expected[name as 'rows']![k]!;
        // The reference rounds the size up to a power, the device its inverse down.
        expect([0.25, 0.5, 1, 2, 4], `${name} ${k}`).toContain(quotient);
        expect(Number.isInteger(Math.log2(power))).toBe(true);
      }
    }
  },
);

gpuTest('dhgesv takes pivots by tournaments, and follows the mode', async (context) => {
  for (const way of [{ pivoting: 'tournament' }, { mode: 'hybrid' }] as const)
    expect(await complaints(context, dhgesvCase, { n: 70, nrhs: 2, ...way }, 'd')).toEqual([]);
});

gpuWide('dhgesv takes butterflies in place of pivots, and pivots behind them', async (context) => {
  for (const residual of ['gpu', 'cpu'] as const) {
    const way = { pivoting: 'butterfly', residual, layout: LAYOUT } as const;
    for (const n of [0, 1, 61]) expect(await complaints(context, dhgesvCase, { n, nrhs: 2, ...way }, 'd')).toEqual([]);
    const { after, iter, factored } = await solveSystem(context, dhgesvCase, {
      n: 40,
      nrhs: 1,
      source: uniform,
      ...way,
    });
    expect(iter >= 0 && factored).toBe(16);
    expect([...after.ipiv.data.subarray(after.ipiv.offset, after.ipiv.offset + 40)]).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
    // A row of zeros, for which a right-hand side may have a solution all the same
    const zeros = { n: 40, nrhs: 1, source: scaled(0, 17, true), ...way };
    const singular = await solveSystem(context, dhgesvCase, zeros, ({ B }) => void (B.data[B.offset + 17] = 0));
    expect([singular.iter, singular.info > 0]).toEqual([-3, true]);
    expect(singular.after.X.data).toEqual(singular.before.X.data);
  }
});

test('the reference goes down the ladder', () => {
  for (const [source, iter, factored] of [
    [uniform, undefined, 16],
    [scaled(1e30, 3), undefined, 16],
    [scaled(1e40, 3), -2, 64],
    [scaled(1e-60, 3), -3, 64],
  ] as const) {
    const problem = { n: 40, nrhs: 2, source, layout: LAYOUT };
    const before = dhgesvCase.data(problem, 'd', new Random());
    const after = copied(before, ['A', 'ipiv', 'X', 'iter', 'iters', 'info', 'inner', 'factored']);
    dhgesvCase.reference(problem, after);
    expect(after.factored.data[after.factored.offset]).toBe(factored);
    const found = after.iter.data[after.iter.offset]!;
    expect(iter === undefined ? found >= 0 : found === iter).toBe(true);
    expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
  }
});

gpuTest('dhgesv refines on the GPU if asked to, and by GMRES where that leads nowhere', async (context) => {
  const form = await provenDoubleSingle(context.queue);
  for (const source of [dominant, generatedSource('svd_cluster1', 1e9)]) {
    const problem = { n: 60, nrhs: 2, source, layout: LAYOUT, residual: 'gpu' } as const;
    context.queue.trace.length = 0;
    const { before, after, iter, factored } = await solveSystem(context, dhgesvCase, problem);
    // Where GMRES makes no headway at first factors in single are next.
    expect(iter >= 0 && factored! <= 32, `${iter}, ${factored} bits`).toBe(true);
    const there = context.queue.trace.some(({ why }) => /^residuals on the GPU/.test(why));
    expect(there).toBe(form !== undefined);
    expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
  }
});
