// SYTRF on every backend: the case's sweep, LAPACK's test matrices in panels of every width, 2 x 2 pivots across panels, info, NaN.
import { describe, expect, it } from 'vitest';
import { type Context, type Prec, sytrf, type Uplo } from '../../../src/index.ts';
import { sytf2Ref } from '../../../src/lapack/indefinite/sytrf.ref.ts';
import { type SytrfData, type SytrfProblem, sytrfCase } from '../../../testing/cases/lapack/indefinite/sytrf.ts';
import { attempt, type Case, complaints, judge } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { sytrfError } from '../../../testing/lib/residualsSy.ts';
import { symmetricView } from '../../../testing/lib/triangles.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { sampled } from '../../lib/sampled.ts';
import { expectedInfo, NEED_BLOCKS, symmetricOf, symmetricType, TYPES, zeroRow } from '../../lib/symmetricTypes.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const UPLOS = ['l', 'u'] as const;

/** The case with the triangle of a full matrix as its data. */
const withMatrix = (full: ArrayLike<number>): Case<SytrfProblem, SytrfData> => ({
  ...sytrfCase,
  data(problem, prec, random) {
    const operands = sytrfCase.data(problem, prec, random);
    const { data, offset, ld } = operands.A;
    const { n, uplo } = problem;
    for (let j = 0; j < n; j++) {
      for (let i = uplo === 'l' ? j : 0; i < (uplo === 'l' ? n : j + 1); i++) {
        data[offset + i + j * ld] = full[i + j * n]!;
      }
    }
    return operands;
  },
});

/** Factors and returns dsyt01 in units of eps, and what was found. */
async function factor(context: Context, prec: Prec, problem: SytrfProblem, full?: ArrayLike<number>) {
  const c = full === undefined ? sytrfCase : withMatrix(full);
  const { before, after } = await attempt(context, c, { layout: LAYOUT, ...problem }, prec);
  const { n, uplo } = problem;
  const { data, offset } = after.ipiv;
  const pivots = Array.from(data.subarray(offset, offset + n));
  const error = sytrfError(symmetricView(before.A, uplo), after.A, uplo, pivots) / EPS[prec];
  return { error, pivots, info: after.info.data[after.info.offset]!, before, after };
}

function referencePivots(uplo: Uplo, n: number, { A, ipiv }: SytrfData): number[] {
  const data = ipiv.data.slice();
  sytf2Ref(uplo, n, hostMat({ ...A, data: A.data.slice() }), data, ipiv.offset);
  return Array.from(data.subarray(ipiv.offset, ipiv.offset + n));
}

const places: readonly (readonly [name: string, context: Context, prec: Prec])[] = [
  ...contexts.map((context) => [`single on the ${context.backend} backend`, context, 's'] as const),
  ['double on the CPU', cpu, 'd'],
];

describe.each(places)('sytrf in %s', (_, context, prec) => {
  it('factors the whole sweep', async () => {
    for (const problem of sampled(context, sytrfCase.sweep, 5)) {
      const { error, pivots, info, before, after } = await factor(context, prec, problem);
      expect(judge(sytrfCase, problem, prec, { before, after })).toEqual([]);
      expect(error < 30, `${JSON.stringify(problem)}: ${error}`).toBe(true);
      expect(info).toBe(0);
      expect(pivots, JSON.stringify(problem)).toEqual(referencePivots(problem.uplo, problem.n, before));
    }
  });

  it.each(TYPES)('factors type %i of LAPACK, whatever the panels', async (type) => {
    for (const n of sampled(context, [1, 2, 10, 33], 2)) {
      const full = symmetricType(prec as 's' | 'd', type, n);
      for (const uplo of UPLOS) {
        for (const nb of sampled(context, [1, 3, 20], 2)) {
          const { error, pivots, info } = await factor(context, prec, { uplo, n, nb }, full);
          expect(error < 30, `n = ${n}, ${uplo}, nb = ${nb}: ${error}`).toBe(true);
          const zero = zeroRow(type, n);
          if (type === 6) expect(info > 0).toBe(true);
          else expect(info, `n = ${n}, ${uplo}, nb = ${nb}`).toBe(zero < 0 ? 0 : expectedInfo(zero, pivots));
        }
      }
    }
  });

  it.each(Object.keys(NEED_BLOCKS))('factors %s by 2 x 2 pivots, whatever the panels', async (kind) => {
    for (const n of [2, 4, 32]) {
      const full = symmetricOf(n, NEED_BLOCKS[kind]!(n, new Random()));
      for (const uplo of UPLOS) {
        for (const nb of sampled(context, [0, 1, 2, 3, 8], 2)) {
          const { error, pivots, info } = await factor(context, prec, { uplo, n, nb }, full);
          expect(error < 30, `n = ${n}, ${uplo}, nb = ${nb}: ${error}`).toBe(true);
          expect(pivots.some((p) => p < 0)).toBe(true);
          expect(info).toBe(0);
        }
      }
    }
  });

  it('takes the first of equals in storage', async () => {
    const full = symmetricOf(5, (i, j) => (i === j ? [0, 9, 9, 9, 0][i]! : j === 0 || i === 4 ? 1 : 0.1));
    expect((await factor(context, prec, { uplo: 'l', n: 5 }, full)).pivots[0]).toBe(2);
    expect((await factor(context, prec, { uplo: 'u', n: 5 }, full)).pivots[4]).toBe(-1);
  });

  it('reports a zero matrix, and one of rank one', async () => {
    for (const n of [1, 5, 40]) {
      for (const uplo of UPLOS) {
        const zero = await factor(context, prec, { uplo, n, nb: 3 }, new Float64Array(n * n));
        expect(zero.info).toBe(uplo === 'l' ? 1 : n);
        expect(zero.pivots).toEqual(Array.from({ length: n }, (_, i) => i + 1));
        const ones = await factor(context, prec, { uplo, n, nb: 3 }, new Float64Array(n * n).fill(1));
        expect(ones.info).toBe(n === 1 ? 0 : uplo === 'l' ? 2 : n - 1);
      }
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('keeps the pivots in range with %d in A', async (value) => {
    const places = [1, 2, 10, 40].flatMap((n) =>
      [
        [0, 0],
        [n - 1, 0],
        [n >> 1, n >> 2],
        [n - 1, n - 1],
      ].map(([i, j]) => ({ n, i: i!, j: j! })),
    );
    for (const { n, i, j } of sampled(context, places, 1)) {
      const full = symmetricOf(n, NEED_BLOCKS['a tiny diagonal']!(n, new Random()));
      full[i + j * n] = value;
      full[j + i * n] = value;
      for (const uplo of UPLOS) {
        const { pivots } = await factor(context, prec, { uplo, n, nb: 4 }, full);
        expect(pivots.every((p) => Math.abs(p) >= 1 && Math.abs(p) <= n)).toBe(true);
      }
    }
  });
});

it.each(contexts)('takes pivots and info in one buffer', async (context) => {
  const n = 8;
  const values = symmetricOf(n, NEED_BLOCKS['a zero diagonal']!(n, new Random()));
  const A = context.upload('s', Float32Array.from(values));
  const integers = context.upload('i', new Int32Array(n + 1).fill(-77));
  await sytrf(context.queue, { uplo: 'l', n, A, lda: n, ipiv: integers, info: integers.at(n) });
  const found = await context.download(integers);
  const expected = new Int32Array(n);
  sytf2Ref('l', n, { data: Float32Array.from(values), off: 0, ld: n }, expected, 0);
  expect(Array.from(found)).toEqual([...expected, 0]);
});

gpuTest('sytrf in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, sytrfCase, { uplo: 'l', n: 40 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsytrf', backend: 'cpu' });
});
