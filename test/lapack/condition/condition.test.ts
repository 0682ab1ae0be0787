// Condition numbers on every backend, by GECON, POCON and TRCON: exact ones of small matrices, and what is no number; and their estimator.
import { describe, expect, it } from 'vitest';
import { type Context, gecon, type Prec, pocon, trcon } from '../../../src/index.ts';
import { rcondRef, startOf } from '../../../src/lapack/condition/condition.ref.ts';
import { lacn2Ref } from '../../../src/lapack/condition/lacn2.ref.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const arrayOf = (prec: Prec, values: readonly number[]) =>
  prec === 'd' ? Float64Array.from(values) : Float32Array.from(values);

/** What a routine leaves in rcond, given the n x n matrix in `values`, column by column. */
async function rcondOf(
  context: Context,
  prec: 's' | 'd',
  values: readonly number[],
  call: (A: ReturnType<Context['upload']>, rcond: ReturnType<Context['alloc']>, n: number) => Promise<void>,
): Promise<number> {
  const A = context.upload<Prec>(prec, arrayOf(prec, values));
  const rcond = context.alloc<Prec>(prec, 1);
  await call(A, rcond, Math.sqrt(values.length));
  const [value] = (await context.download(rcond)) as Float64Array;
  A.dispose();
  rcond.dispose();
  return value!;
}

const general = (context: Context, prec: 's' | 'd', values: readonly number[], anorm: number, norm: '1' | 'i' = '1') =>
  rcondOf(context, prec, values, (A, rcond, n) =>
    gecon(context.queue, { norm, n, A: A as never, lda: Math.max(1, n), anorm, rcond: rcond as never }),
  );
const definite = (context: Context, prec: 's' | 'd', values: readonly number[], anorm: number, uplo: 'l' | 'u' = 'l') =>
  rcondOf(context, prec, values, (A, rcond, n) =>
    pocon(context.queue, { uplo, n, A: A as never, lda: Math.max(1, n), anorm, rcond: rcond as never }),
  );
const triangle = (context: Context, prec: 's' | 'd', values: readonly number[], diag: 'n' | 'u' = 'n') =>
  rcondOf(context, prec, values, (A, rcond, n) =>
    trcon(context.queue, { norm: '1', uplo: 'u', diag, n, A: A as never, lda: Math.max(1, n), rcond: rcond as never }),
  );

const places = contexts.flatMap((context) =>
  (['s', 'd'] as const).map((prec) => [context.backend, prec, context] as const),
);

describe.each(places)('on the %s backend, precision %s', (_, prec, context) => {
  it('is exact for small matrices', async () => {
    // A = [1 2; 0 4]: A^-1 = [1 -1/2; 0 1/4], 1-norms 6 and 1, infinity norms 4 and 1.5
    expect(await general(context, prec, [1, 0, 2, 4], 6)).toBeCloseTo(1 / 6, 6);
    expect(await general(context, prec, [1, 0, 2, 4], 4, 'i')).toBeCloseTo(1 / 6, 6);
    expect(await triangle(context, prec, [1, Number.NaN, 2, 4])).toBeCloseTo(1 / 6, 6);
    // Ones on the diagonal: A = [1 2; 0 1], A^-1 = [1 -2; 0 1]
    expect(await triangle(context, prec, [Number.NaN, Number.NaN, 2, Number.NaN], 'u')).toBeCloseTo(1 / 9, 6);
    // L = [2 0; 1 1]: A = [4 2; 2 2], A^-1 = [1/2 -1/2; -1/2 1]
    expect(await definite(context, prec, [2, 1, Number.NaN, 1], 6)).toBeCloseTo(1 / 9, 6);
    expect(await definite(context, prec, [2, Number.NaN, 1, 1], 6, 'u')).toBeCloseTo(1 / 9, 6);
    expect(await general(context, prec, [-8], 8)).toBe(1);
  });

  it('is 1 for an empty matrix, whatever its norm is said to be', async () => {
    expect(await general(context, prec, [], 0)).toBe(1);
    expect(await definite(context, prec, [], 7)).toBe(1);
    expect(await triangle(context, prec, [])).toBe(1);
  });

  it('is 0 for a zero on the diagonal, a norm of 0 and an infinite one', async () => {
    for (const zero of [0, -0]) {
      for (const values of [
        [zero, 0, 1, 1],
        [1, 0, 1, zero],
        [zero, 0, 0, zero],
      ]) {
        expect(await general(context, prec, values, 2)).toBe(0);
        expect(await definite(context, prec, values, 2, 'u')).toBe(0);
        expect(await triangle(context, prec, values)).toBe(0);
      }
    }
    for (const anorm of [0, Number.POSITIVE_INFINITY]) {
      expect(await general(context, prec, [1, 0, 0, 1], anorm)).toBe(0);
      expect(await definite(context, prec, [1, 0, 0, 1], anorm)).toBe(0);
    }
  });

  it('is NaN if the norm or a factor is, also where the matrix is singular', async () => {
    expect(await general(context, prec, [1, 0, 0, 1], Number.NaN)).toBeNaN();
    expect(await definite(context, prec, [1, 0, 0, 1], Number.NaN)).toBeNaN();
    for (const at of [0, 1, 2, 3]) {
      const values = [0, 1, 1, 1].map((value, k) => (k === at ? Number.NaN : value));
      expect(await general(context, prec, values, 2)).toBeNaN();
    }
    // The triangle that is not stored is not read.
    expect(await definite(context, prec, [1, Number.NaN, 0, 1], 1, 'u')).toBeCloseTo(1, 6);
    expect(await definite(context, prec, [1, 0, Number.NaN, 1], 1, 'u')).toBeNaN();
    expect(await triangle(context, prec, [Number.NaN, 0, 1, 1])).toBeNaN();
  });

  it('is right for the whole range of norms, and 0 where the condition number overflows', async () => {
    const [largest, least] = prec === 's' ? [100, 126] : [1000, 1021];
    for (const exponent of [-least + 4, -70, -1, 0, 1, 70, largest]) {
      const size = 2 ** exponent;
      // diag(8, 1) times its size
      expect(await general(context, prec, [8 * size, 0, 0, size], 8 * size)).toBeCloseTo(1 / 8, 6);
      expect(await triangle(context, prec, [8 * size, 0, 0, size])).toBeCloseTo(1 / 8, 6);
    }
    expect(await general(context, prec, [2 ** largest, 0, 0, 2 ** -largest], 2 ** largest)).toBeLessThan(2 ** -largest);
  });

  it('refuses a negative norm', async () => {
    const wrong = () => general(context, prec, [1], -1);
    expectRefusal(await rejectionOf(wrong), { routine: `${prec}gecon`, argument: 'anorm', position: 5 }, /negative/);
    expectRefusal(await rejectionOf(() => definite(context, prec, [1], -1)), { argument: 'anorm', position: 5 });
  });
});

describe('the estimator', () => {
  it('is not deceived by a matrix whose columns cancel in the first vector', () => {
    // B = [M -M; 0 0]: B times ones is 0, and its norm is M's.
    const M = 1e6;
    const x = new Float64Array(2);
    const product = (transposed: boolean): void => {
      const [a, b] = x as unknown as [number, number];
      x.set(transposed ? [M * a, -M * a] : [M * (a - b), 0]);
    };
    expect(lacn2Ref(1, x, product)).toBe(M);
  });

  it('scales with its start exactly', () => {
    const B = [3, -1, 4, 1, -5, 9, 2, 6, -5];
    const estimate = (start: number): number => {
      const x = new Float64Array(3);
      return lacn2Ref(start, x, (transposed) => {
        const [a, b, c] = x as unknown as [number, number, number];
        const row = (i: number, rs: number, cs: number) =>
          B[i * rs]! * a + B[i * rs + cs]! * b + B[i * rs + 2 * cs]! * c;
        const [rs, cs] = transposed ? [3, 1] : [1, 3];
        x.set([0, 1, 2].map((i) => row(i, rs, cs)));
      });
    };
    expect(estimate(1)).toBe(15);
    expect(estimate(2 ** 40)).toBe(15 * 2 ** 40);
  });

  it('takes sizes that keep solutions and products in range', () => {
    expect([1e-3, 0.75, 1, 5, 1e6].map((norm) => startOf(norm, 's'))).toEqual([2 ** -10, 0.5, 1, 1, 1]);
    expect([2 ** -120, 2 ** 120].map((norm) => startOf(norm, 's'))).toEqual([2 ** -64, 2 ** 56]);
    expect([2 ** -120, 2 ** 120].map((norm) => startOf(norm, 'd'))).toEqual([2 ** -120, 1]);
  });

  it('looks for NaN in the factors only if a product is not finite', () => {
    const x = new Float64Array(3);
    const never = (): boolean => {
      throw new Error('not to be asked');
    };
    expect(rcondRef(1, x, () => {}, never)).toBe(1);
    expect(
      rcondRef(
        1,
        x,
        () => x.fill(Number.POSITIVE_INFINITY),
        () => false,
      ),
    ).toBe(0);
    expect(
      rcondRef(
        1,
        x,
        () => x.fill(Number.NaN),
        () => true,
      ),
    ).toBeNaN();
  });
});

gpuTest('a condition number in single precision does not wait for the device', async (context) => {
  const A = context.upload('s', Float32Array.of(1, 0, 2, 4));
  const rcond = context.alloc('s', 1);
  const call = gecon(context.queue, { norm: '1', n: 2, A, lda: 2, anorm: 6, rcond });
  expect(context.queue.busy).toBe(false);
  await call;
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgecon', backend: 'gpu', kernel: 'lacn2_step' });
  A.dispose();
  rcond.dispose();
});
