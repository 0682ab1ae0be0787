// What the routines of one-sided Jacobi iteration have in common, as tests: columns of very different sizes, whose singular values are
// known to all digits, are what they are for.
import { describe, expect, it } from 'vitest';
import { bdsqrRef } from '../../../src/lapack/svd/bdsqr.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { copied, fill, type IntegerView } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

/** Orders are powers of two. */
interface Graded {
  readonly source: Source;
  /** In descending order. */
  readonly values: Float64Array;
  /** The condition number of B in A = B D, and in A = D B with the transposed source. */
  readonly condition: number;
}

/** The transpose of what a source writes to square matrices. */
const turned =
  (source: Source): Source =>
  (a, prec, random) => {
    source(a, prec, random);
    for (let j = 0; j < a.cols; j++)
      for (let i = 0; i < j; i++) {
        const [x, y] = [a.offset + i + j * a.ld, a.offset + j + i * a.ld];
        [a.data[x], a.data[y]] = [a.data[y]!, a.data[x]!];
      }
  };

/**
 * A = H B D: H has orthogonal columns of ones and minus ones, B is the bidiagonal matrix of 1 and 1/2, D has powers of two from 1 down to
 * `least`, in no order. Every element is exact, and QR iteration on B D loses no digits.
 */
function gradedColumns(n: number, least: number): Graded {
  const steps = -Math.log2(least);
  const D = Float64Array.from({ length: n }, (_, j) => 2 ** -Math.round((((7 * j) % n) * steps) / (n - 1)));
  const off = (d: Float64Array): Float64Array => d.slice(1).map((x) => x / 2);
  const valuesOf = (d: Float64Array): Float64Array => {
    const values = d.slice();
    bdsqrRef(n, values, off(d), EPS.d);
    return values.map(Math.abs).sort().reverse();
  };
  /** Element (i, j) of Sylvester's Hadamard matrix: -1 to the number of bits that i and j share. */
  const sign = (i: number, j: number): number => {
    let bits = 0;
    for (let k = 0; k < 16; k++) if (Math.floor(i / 2 ** k) % 2 === 1 && Math.floor(j / 2 ** k) % 2 === 1) bits++;
    return bits % 2 === 0 ? 1 : -1;
  };
  const own = valuesOf(new Float64Array(n).fill(1));
  return {
    source: (a, prec) => fill(prec, a, (i, j) => D[j]! * (sign(i, j) + (j > 0 ? sign(i, j - 1) / 2 : 0))),
    values: valuesOf(D).map((x) => x * Math.sqrt(n)),
    condition: own[0]! / own[n - 1]!,
  };
}

/** The largest relative error of values. */
const relativeError = (found: Float64Array, exact: Float64Array): number =>
  found.reduce((most, value, i) => Math.max(most, Math.abs(value - exact[i]!) / exact[i]!), 0);

const PRECS = ['s', 'd'] as const;
const BOTH = { jobu: 'u', jobv: 'v' } as const;

/** `left`: the operand that U comes in. */
export function testJacobi(given: Case, left: 'A' | 'U'): void {
  const c = given as unknown as Case<object, Readonly<Record<'A' | 'SVA' | 'V', MatrixView> & { info: IntegerView }>>;
  const { name } = c.spec;
  describe.each(contexts.map((context) => [context.backend, context] as const))(
    `${name} on a %s context`,
    (backend, context: Context) => {
      it('does the whole sweep', async () => {
        for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
          for (const problem of backend === 'cpu' ? some(c.sweep, 4) : c.sweep.slice(-2))
            expect(await complaints(context, c, problem, prec)).toEqual([]);
      });
    },
  );

  it.each(PRECS)(`the reference of ${name} does the sweep too (%s)`, (prec) => {
    for (const problem of some(c.sweep, 4)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
      c.reference!(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  });

  it.each(PRECS)(`${name} finds values over 8 decades and more to their own digits (%s)`, async (prec) => {
    for (const n of [4, 16, 32]) {
      for (const least of prec === 's' ? [2 ** -27, 2 ** -60] : [2 ** -27, 2 ** -200]) {
        const { source, values, condition } = gradedColumns(n, least);
        const { after } = await attempt(cpu, c, { ...BOTH, m: n, n, source }, prec);
        const error = relativeError(columnOf(after.SVA, 0), values);
        expect(error < 30 * n * condition * EPS[prec], `${n}, ${least}: ${error}`).toBe(true);
      }
    }
  });

  // Rotations of columns keep rows of different sizes apart only where a factorization has brought them into order.
  it.runIf(name === 'gejsv').each(PRECS)(`${name} does so where rows are graded too (%s)`, async (prec) => {
    for (const n of [4, 16, 32, 64]) {
      for (const least of prec === 's' ? [2 ** -27, 2 ** -60] : [2 ** -27, 2 ** -200]) {
        const { source, values, condition } = gradedColumns(n, least);
        const problem = { ...BOTH, m: n, n, source: turned(source) };
        const { after } = await attempt(cpu, c, problem, prec);
        const error = relativeError(columnOf(after.SVA, 0), values);
        expect(error < 30 * n * condition * EPS[prec], `${n}, ${least}: ${error}`).toBe(true);
        expect(await complaints(cpu, c, problem, prec)).toEqual([]);
      }
    }
  });

  it.each(PRECS)(`${name} on special matrices, and at the ends of the range (%s)`, async (prec) => {
    const ends = prec === 's' ? [2 ** -120, 1e30] : [2 ** -1010, 2 ** 1008];
    const sources: Source[] = [
      ...ends.map(
        (factor): Source =>
          (a, p, random) => {
            uniform(a, p, random);
            for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
          },
      ),
      formula((i, j) => 10 ** (-(i + 2 * j) / 8) * (1 + ((i * j) % 5))),
      formula((i, j) => (i === j ? -2 : 0)),
      formula((i, j) => 1 / (i + j + 1)),
      formula((i, j) => (i === j ? 1 : i < j ? -1 : 0)),
    ];
    for (const source of sources)
      for (const [m, n] of [
        [9, 7],
        [34, 33],
      ] as const)
        expect(await complaints(cpu, c, { ...BOTH, m, n, source }, prec)).toEqual([]);
  });

  it(`${name} of zeros`, async () => {
    const { after } = await attempt(cpu, c, { ...BOTH, m: 6, n: 4, source: formula(() => 0) }, 'd');
    expect([...columnOf(after.SVA, 0)]).toEqual([0, 0, 0, 0]);
    expect(after.info.data[after.info.offset]).toBe(0);
  });

  it.each(PRECS)(`${name} says what is not finite (%s)`, async (prec) => {
    for (const value of [Number.NaN, Infinity]) {
      const source: Source = (a, p, random) => {
        uniform(a, p, random);
        a.data[a.offset + 4 + 3 * a.ld] = value;
      };
      const { after } = await attempt(cpu, c, { ...BOTH, m: 20, n: 12, source }, prec);
      expect(after.info.data[after.info.offset]).toBe(12);
      for (const view of [after.SVA, after.V, (after as unknown as Record<string, MatrixView>)[left]!])
        for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
    }
  });
}
