// SHGESV on every backend: the case's sweep, what it falls back to, and elements that halves cannot hold. Convergence with true halves:
// gmres.test.ts, by the reference.
import { describe, expect, it, test } from 'vitest';
import { type Context, sgesv, shgesv } from '../../../src/index.ts';
import type { HalfData } from '../../../testing/cases/lapack/mixed/dhgesv.ts';
import { shgesvCase } from '../../../testing/cases/lapack/mixed/shgesv.ts';
import { complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { dominant, formula } from '../../../testing/lib/source.ts';
import { scaled, solveSystem, stopping } from '../../lib/mixedSystems.ts';
import { contexts, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -24;
const sweep = shgesvCase.sweep.filter(({ n, nrhs, bare }) => bare || nrhs === 3 || n === 1);
const backends = contexts.map((context) => [context.backend, context] as const);

/** What sgesv makes of the same system. */
async function inSingle(context: Context, { A, B }: HalfData): Promise<MatrixView> {
  const [inA, inB] = [context.upload('s', A.data as Float32Array), context.upload('s', B.data as Float32Array)];
  const [ipiv, info] = [context.alloc('i', A.rows), context.alloc('i', 1)];
  const at = { A: inA.at(A.offset), lda: A.ld, B: inB.at(B.offset), ldb: B.ld };
  await sgesv(context.queue, { n: A.rows, nrhs: B.cols, ...at, ipiv, info, mode: 'native' });
  return { ...B, data: await context.download(inB) };
}

describe.each(backends)('shgesv on the %s backend', (backend, context) => {
  const onGpu = backend === 'gpu';
  const solve = (problem: Parameters<typeof shgesvCase.data>[0], change?: (at: HalfData) => void) =>
    solveSystem(context, shgesvCase, problem, change, 's');

  it('solves the sweep', async () => {
    for (const problem of sweep) expect(await complaints(context, shgesvCase, problem, 's')).toEqual([]);
  });

  it('stops where single precision does, or is sgesv', async () => {
    const { before, after, iter, factored, inner } = await solve({ n: 90, nrhs: 3, layout: LAYOUT });
    expect([iter >= 0, factored]).toEqual(onGpu ? [true, 16] : [false, 32]);
    if (onGpu) expect(stopping(before.A, after.X, before.B, EPS) < 2 && Math.max(...inner) <= 5).toBe(true);
    else expect(iter).toBe(-1);
    expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
  });

  it.each([1e25, 1e-25])('solves where a column or a row is %e times the others', async (factor) => {
    for (const row of [false, true]) {
      const { before, after } = await solve({ n: 40, nrhs: 2, source: scaled(factor, 7, row), layout: LAYOUT });
      expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
    }
  });

  it('is sgesv where halves are of no use', async () => {
    const problem = { n: 40, nrhs: 2, source: dominant, layout: LAYOUT };
    const infinite = ({ B }: HalfData): void => void (B.data[B.offset + B.ld + 3] = Infinity);
    const unknown = ({ B }: HalfData): void => void (B.data[B.offset + 3] = Number.NaN);
    for (const [change, code] of [
      [infinite, -2],
      [unknown, -31],
    ] as const) {
      const { before, after, iter, iters, info, factored } = await solve(problem, change);
      const expected = onGpu ? code : -1;
      expect([iter, info, factored]).toEqual([expected, 0, 32]);
      expect(iters).toEqual([expected, expected]);
      const wanted = await inSingle(context, before);
      for (const [p, value] of after.X.data.entries()) {
        const place = (p - after.X.offset) % after.X.ld;
        if (p >= after.X.offset && place < 40 && p < after.X.offset + 40 + after.X.ld)
          expect(Object.is(value, wanted.data[p])).toBe(true);
      }
    }
  });

  it('reports a singular matrix and leaves X alone', async () => {
    for (const nrhs of [0, 2]) {
      const problem = { n: 40, nrhs, source: scaled(0, 17), layout: LAYOUT };
      const { before, after, iter, info } = await solve(problem);
      expect([iter, info]).toEqual([onGpu ? -3 : -1, 18]);
      expect(after.X.data).toEqual(before.X.data);
    }
  });

  it('solves badly conditioned systems all the same', async () => {
    const hilbert = formula((i, j) => 1 / (i + j + 1));
    for (const n of [1, 2, 3, 6, 9]) {
      const { before, after, info } = await solve({ n, nrhs: 2, source: hilbert, rhs: 'ones' });
      if (info === 0) expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
    }
  });

  it('takes operands from one buffer', async () => {
    const [n, buffer] = [8, context.alloc('s', 8 * 10)];
    const values = shgesvCase.data({ n, nrhs: 1, source: dominant }, 's', new Random());
    context.write(buffer, values.A.data as Float32Array);
    context.write(buffer.at(n * n), values.B.data as Float32Array);
    const numbers = context.alloc('i', n + 2);
    const X = buffer.at(n * (n + 1));
    const call = { n, nrhs: 1, A: buffer, lda: n, ipiv: numbers, B: buffer.at(n * n), ldb: n, X, ldx: n };
    const done = shgesv(context.queue, { ...call, iter: numbers.at(n), info: numbers.at(n + 1), mode: 'native' });
    const [x, found] = [await context.download(X), await context.download(numbers)];
    await done;
    expect(found[n + 1]).toBe(0);
    expect(solveRatio(values.A, matrixView(x, n, 1), values.B, EPS) < 30).toBe(true);
  });
});

gpuWide('shgesv takes pivots by tournaments or butterflies, and follows the mode', async (context) => {
  const ways = [{ mode: 'auto' }, { pivoting: 'tournament' }, { pivoting: 'butterfly' }, { mode: 'hybrid' }] as const;
  for (const way of ways) {
    expect(await complaints(context, shgesvCase, { n: 70, nrhs: 2, ...way }, 's')).toEqual([]);
    const failing = { n: 30, nrhs: 1, source: scaled(1e-30, 3), ...way };
    expect((await solveSystem(context, shgesvCase, failing, undefined, 's')).info).toBe(0);
  }
});

gpuTest('shgesv solves systems of order 1 and 2 of every size, for several right-hand sides', async (context) => {
  for (const n of [1, 2]) {
    for (const pivoting of ['partial', 'butterfly'] as const) {
      for (const factor of [1, 1e-30, 1e30, 0]) {
        const problem = { n, nrhs: 3, pivoting, layout: LAYOUT };
        const change = ({ A, B }: HalfData): void => {
          for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) A.data[A.offset + i + j * A.ld]! *= factor;
          for (let i = 0; i < n; i++) B.data[B.offset + B.ld + i]! *= factor;
          for (let i = 0; i < n; i++) B.data[B.offset + 2 * B.ld + i] = 0;
        };
        const { before, after, info, iter } = await solveSystem(context, shgesvCase, problem, change, 's');
        expect(info > 0).toBe(factor === 0);
        if (factor === 0) expect(after.X.data).toEqual(before.X.data);
        else expect(solveRatio(before.A, after.X, before.B, EPS) < 30, `${n} ${pivoting} ${factor} ${iter}`).toBe(true);
      }
    }
  }
});

test('the reference corrects factors in half, and falls back', () => {
  for (const [source, iter, factored] of [
    [dominant, undefined, 16],
    [scaled(0, 3), -3, 32],
  ] as const) {
    const problem = { n: 40, nrhs: 2, source, layout: LAYOUT };
    const before = shgesvCase.data(problem, 's', new Random());
    const after = copied(before, ['A', 'ipiv', 'X', 'iter', 'iters', 'info', 'inner', 'factored']);
    shgesvCase.reference(problem, after);
    const found = after.iter.data[after.iter.offset]!;
    expect(iter === undefined ? found >= 0 : found === iter).toBe(true);
    expect(after.factored.data[after.factored.offset]).toBe(factored);
    if (factored === 16) expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
    else expect(after.info.data[after.info.offset]).toBe(4);
  }
});
