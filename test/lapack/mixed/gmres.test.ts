// GMRES as a refinement: a cycle on its own, what is rounded and scaled for halves, and convergence against the condition number, all by
// the references.
import { describe, expect, it, test } from 'vitest';
import { halfToNumber, numberToHalf } from '../../../src/core/half.ts';
import { lag2h } from '../../../src/index.ts';
import { GmresRefinement, powerBelow } from '../../../src/lapack/mixed/gmres.ref.ts';
import { Cycle, MOST_DIRECTIONS } from '../../../src/lapack/mixed/gmresCycle.ref.ts';
import {
  diagonalPowers,
  equilibratePowersRef,
  getrfHalvesRef,
  toHalves,
} from '../../../src/lapack/mixed/halves.ref.ts';
import { FAILED } from '../../../src/lapack/mixed/mixed.ref.ts';
import { dhgesvCase } from '../../../testing/cases/lapack/mixed/dhgesv.ts';
import { dhposvCase } from '../../../testing/cases/lapack/mixed/dhposv.ts';
import { dsgesvGmresCase, type GmresData } from '../../../testing/cases/lapack/mixed/dsgesvGmres.ts';
import { shgesvCase } from '../../../testing/cases/lapack/mixed/shgesv.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { type MatrixView, matrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { getrfError } from '../../../testing/lib/residualsLu.ts';
import { symmetricView } from '../../../testing/lib/triangles.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { contexts } from '../../setup/contexts.ts';

const rng = mulberry32(5);
const vector = (n: number): Float64Array => Float64Array.from({ length: n }, () => signed(rng));
const dense = (n: number): Float64Array => vector(n * n);
const apply = (n: number, a: Float64Array, x: Float64Array): Float64Array =>
  Float64Array.from({ length: n }, (_, i) => x.reduce((sum, value, j) => sum + a[i + j * n]! * value, 0));
const norm = (x: Float64Array): number => Math.hypot(...x);

describe('a cycle', () => {
  it('solves in as many directions as there are unknowns, whatever they are', () => {
    const n = 12;
    const [a, b, x] = [dense(n), vector(n), new Float64Array(n)];
    const cycle = new Cycle(b.slice(), 0);
    let steps = 0;
    let more = true;
    while (more) {
      const z = vector(n);
      more = cycle.extend(z, apply(n, a, z));
      steps++;
    }
    cycle.correct(x);
    expect(steps).toBe(n);
    expect(norm(apply(n, a, x).map((value, i) => value - b[i]!)) < 1e-10 * norm(b)).toBe(true);
  });

  it('gives the least residual of its directions', () => {
    const n = 20;
    const [a, b] = [dense(n), vector(n)];
    const cycle = new Cycle(b.slice(), 0);
    const directions = [vector(n), vector(n), vector(n)];
    for (const z of directions) cycle.extend(z, apply(n, a, z));
    const x = new Float64Array(n);
    cycle.correct(x);
    const r = apply(n, a, x).map((value, i) => b[i]! - value);
    for (const z of directions) {
      const image = apply(n, a, z);
      const cosine = r.reduce((sum, value, i) => sum + value * image[i]!, 0) / (norm(r) * norm(image));
      expect(Math.abs(cosine) < 1e-13).toBe(true);
    }
  });

  it('of complex numbers solves in as many directions as there are unknowns, with the least residual on the way', () => {
    const n = 8;
    const [a, b] = [vector(2 * n * n), vector(2 * n)];
    const image = (z: Float64Array): Float64Array => {
      const w = new Float64Array(2 * n);
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) {
          const [p, q] = [2 * (i + j * n), 2 * j];
          w[2 * i]! += a[p]! * z[q]! - a[p + 1]! * z[q + 1]!;
          w[2 * i + 1]! += a[p]! * z[q + 1]! + a[p + 1]! * z[q]!;
        }
      }
      return w;
    };
    const cycle = new Cycle(b.slice(), 0, 2);
    const images: Float64Array[] = [];
    for (let more = true; more; ) {
      const z = vector(2 * n);
      images.push(image(z));
      more = cycle.extend(z, images.at(-1)!.slice());
      const x = new Float64Array(2 * n);
      cycle.correct(x);
      const r = image(x).map((value, p) => b[p]! - value);
      // r is orthogonal to all images, which two real products say.
      for (const w of images) {
        let [real, imaginary] = [0, 0];
        for (let p = 0; p < 2 * n; p += 2) {
          real += w[p]! * r[p]! + w[p + 1]! * r[p + 1]!;
          imaginary += w[p]! * r[p + 1]! - w[p + 1]! * r[p]!;
        }
        expect(Math.hypot(real, imaginary) < 1e-12 * norm(w) * norm(b)).toBe(true);
      }
      if (!more) expect(norm(r) < 1e-10 * norm(b)).toBe(true);
    }
    expect(images.length).toBe(n);
  });

  it('ends at its goal, at a direction of which nothing new comes, at NaN, and at its limit', () => {
    const n = 40;
    const e = (k: number): Float64Array => Float64Array.from({ length: n }, (_, i) => (i === k ? 1 : 0));
    const goal = new Cycle(e(0), 0.1);
    expect(
      goal.extend(
        e(0),
        Float64Array.from(e(0), (value, i) => value + (i === 1 ? 0.05 : 0)),
      ),
    ).toBe(false);
    for (const w of [new Float64Array(n), new Float64Array(n).fill(Number.NaN)]) {
      const x = new Float64Array(n);
      const stuck = new Cycle(e(0), 0);
      expect(stuck.extend(e(0), w)).toBe(false);
      stuck.correct(x);
      expect(x).toEqual(new Float64Array(n));
    }
    const long = new Cycle(e(0), 0);
    const turned = (k: number): Float64Array => Float64Array.from(e(k + 1));
    for (let k = 0; k < MOST_DIRECTIONS; k++) expect(long.extend(e(k), turned(k))).toBe(k + 1 < MOST_DIRECTIONS);
  });
});

test('where one right-hand side fails, none that converges in the same round counts as solved', () => {
  const work = {
    X: { data: new Float64Array(2), off: 0, ld: 1 },
    R: { data: new Float64Array(2), off: 0, ld: 1 },
    D: { data: new Float32Array(2), off: 0, ld: 1 },
  };
  const refinement = new GmresRefinement(1, { data: Float64Array.of(1, 1), off: 0, ld: 1 }, 2, 1, work, 'd');
  for (let round = 0; refinement.demote(); round++) {
    // A = 1, factors that say 2, and a residual of the first that nothing changes.
    for (const [p, value] of work.D.data.entries()) work.D.data[p] = 0.5 * value;
    refinement.promote();
    for (const [p, value] of work.X.data.entries()) work.R.data[p] = work.R.data[p]! - value;
    if (round !== 1) work.R.data[0] = 1;
    refinement.judge();
  }
  expect(refinement.iter).toBe(FAILED.convergence);
  expect([...refinement.iters]).toEqual([FAILED.convergence, FAILED.convergence]);
});

test('a power below a number', () => {
  for (let e = -1022; e <= 1023; e++) {
    expect(powerBelow(2 ** e)).toBe(2 ** e);
    if (e > -1022) expect(powerBelow(2 ** e * (1 - 2 ** -53))).toBe(2 ** (e - 1));
    expect(powerBelow(2 ** e * (1 + 2 ** -52))).toBe(2 ** e);
  }
  for (const x of [0, Number.NaN, Infinity]) expect(powerBelow(x)).toBe(1);
});

it.each(contexts)('halves of the reference are those that are written to memory', async (context) => {
  const [m, n] = [30, 7];
  // No ties, and of every size; scaled by powers of two they are as many halves.
  const values = Float32Array.from({ length: m * n }, (_, p) => signed(rng) * 2 ** ((p % m) * 3 - 40));
  const A = { data: values, off: 0, ld: m };
  const found = toHalves(m, n, A, 'rows').data;
  const scales = Float64Array.from({ length: m }, (_, i) =>
    powerBelow(Math.max(...Array.from({ length: n }, (_, j) => Math.abs(values[i + j * m]!)))),
  );
  const scaled = values.map((value, p) => value / scales[p % m]!);
  const HA = context.alloc('h', m * n);
  await lag2h(context.queue, { m, n, A: context.upload('s', scaled), lda: m, HA, ldha: m });
  const bits = await context.download(HA);
  for (const [p, value] of found.entries()) {
    expect(value).toBe(halfToNumber(bits[p]!) * scales[p % m]!);
    expect(Math.abs(value - values[p]!) <= 2 ** -11 * 2 * scales[p % m]!).toBe(true);
  }
  expect(halfToNumber(numberToHalf(1 + 2 ** -11 + 2 ** -20))).toBe(1 + 2 ** -10);
});

test('equilibration is exact and leaves every column a large element', () => {
  const n = 9;
  const before = Float32Array.from({ length: n * n }, (_, p) => signed(rng) * 2 ** (((p * 7) % 50) - 25));
  const A = { data: before.slice(), off: 0, ld: n };
  const { rows, columns } = equilibratePowersRef(n, A);
  for (let j = 0; j < n; j++) {
    let size = 0;
    for (let i = 0; i < n; i++) {
      size = Math.max(size, Math.abs(A.data[i + j * n]!));
      expect(A.data[i + j * n]).toBe(rows[i]! * columns[j]! * before[i + j * n]!);
    }
    expect(size >= 0.5 && size < 4).toBe(true);
  }
  const diagonal = { data: Float64Array.from([1e30, 3, 1e-30, 0.25]), off: 0, ld: 0 };
  for (const [i, s] of diagonalPowers(4, diagonal).entries()) {
    const one = s * s * diagonal.data[i]!;
    expect(one >= 1 && one < 4 && powerBelow(s) === s).toBe(true);
  }
});

test('LU with products of halves is one of a matrix as near as halves are', () => {
  const n = 100;
  const before = Float32Array.from({ length: n * n }, () => signed(rng));
  const A = { data: before.slice(), off: 0, ld: n };
  const ipiv = new Int32Array(n + 3);
  expect(getrfHalvesRef(n, A, ipiv, 3)).toBe(0);
  const error = getrfError(matrixView(before, n, n), matrixView(A.data, n, n), ipiv.subarray(3));
  // Worse than singles, better than 2^-11 for each of the updates.
  expect(error > 30 * 2 ** -24 && error < 2 ** -11).toBe(true);
});

/** The reference's solution of a generated system. */
function solved(
  c: typeof dsgesvGmresCase | typeof dhposvCase,
  prec: 's' | 'd',
  matrix: string,
  cond: number,
  n = 80,
): { iter: number; inner: number; factored: number; ratio: number } {
  const random = new Random();
  const uplo = 'l';
  const problem = { n, nrhs: 1, uplo } as never;
  const before = (c as typeof dsgesvGmresCase).data(problem, prec, random);
  (before.A.data as Float64Array).set(generateMatrix({ matrix, cond, prec }, n, n, n, random).A);
  const names = ['A', 'ipiv', 'X', 'iter', 'iters', 'info', 'inner', 'factored'].filter((name) => name in before);
  const after = copied(before, names) as GmresData & { readonly factored?: GmresData['iter'] };
  (c as typeof dsgesvGmresCase).reference(problem, after);
  const a: MatrixView = c === (dhposvCase as unknown) ? symmetricView(before.A, uplo) : before.A;
  expect(after.info.data[0]).toBe(0);
  return {
    ...{ iter: after.iter.data[0]!, inner: after.inner.data[0]!, factored: after.factored?.data[0] ?? 32 },
    ratio: solveRatio(a, after.X, before.B, prec === 's' ? 2 ** -24 : 2 ** -53),
  };
}

describe('against the condition number', () => {
  const KINDS = ['svd_geo', 'svd_arith', 'svd_cluster0', 'svd_cluster1', 'svd_logrand'];

  it.each(KINDS)('dsgesvGmres of %s', (kind) => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((e) => solved(dsgesvGmresCase, 'd', kind, 10 ** e));
    for (const { ratio } of counts) expect(ratio < 30).toBe(true);
    // Single precision is right to 10^-7: below that it converges at once, and where few singular values are small also far beyond.
    const few = kind === 'svd_arith' || kind === 'svd_cluster1';
    for (const { iter } of counts.slice(0, few ? 12 : 7)) expect(iter >= 0).toBe(true);
    for (const { inner } of counts.slice(0, 4)) expect(inner <= 5).toBe(true);
    expect(counts[6]!.inner >= counts[0]!.inner).toBe(true);
  });

  it.each(KINDS)('dhgesv of %s', (kind) => {
    const counts = [1, 2, 3, 4, 6, 8, 10, 12].map((e) => solved(dhgesvCase, 'd', kind, 10 ** e));
    for (const { ratio, iter, factored } of counts) {
      expect(ratio < 30).toBe(true);
      expect(iter < 0 ? factored === 64 : factored < 64).toBe(true);
    }
    // Halves are right to 10^-3.
    for (const { inner, factored } of counts.slice(0, 3)) expect(factored === 16 && inner <= 12).toBe(true);
    expect(counts[2]!.inner >= counts[0]!.inner).toBe(true);
  });

  it.each(['poev_geo', 'poev_arith', 'poev_cluster0', 'poev_cluster1'])('dhposv of %s', (kind) => {
    const counts = [1, 2, 3, 4, 6, 8, 10, 12].map((e) => solved(dhposvCase, 'd', kind, 10 ** e));
    for (const { ratio } of counts) expect(ratio < 30).toBe(true);
    for (const { inner, factored } of counts.slice(0, 3)) expect(factored === 16 && inner <= 15).toBe(true);
  });

  it.each(['svd_geo', 'svd_cluster0'])('shgesv of %s', (kind) => {
    const counts = [1, 2, 3, 4, 5, 6].map((e) => solved(shgesvCase, 's', kind, 10 ** e));
    for (const { ratio, iter, factored } of counts) expect(ratio < 30 && factored === (iter < 0 ? 32 : 16)).toBe(true);
    for (const { iter, inner } of counts.slice(0, 3)) expect(iter >= 0 && inner <= 8).toBe(true);
  });
});

test('a refinement with useless factors ends after one cycle, and one that improves slowly goes on', () => {
  const n = 64;
  const a = dense(n);
  const run = (quality: number): GmresRefinement => {
    const host = (data: Float64Array | Float32Array) => ({ data, off: 0, ld: n });
    const work = { X: host(new Float64Array(n)), R: host(new Float64Array(n)), D: host(new Float32Array(n)) };
    const refinement = new GmresRefinement(n, host(vector(n)), 1, n, work, 'd');
    while (refinement.demote()) {
      if (refinement.solving)
        work.D.data.forEach((value, i) => void (work.D.data[i] = value * (quality > 0 ? 1 : signed(rng))));
      refinement.promote();
      // A = I + quality a / n, preconditioned by I
      const x = work.X.data as Float64Array;
      const image = apply(n, a, x);
      for (let i = 0; i < n; i++) work.R.data[i] = work.R.data[i]! - x[i]! - (quality * image[i]!) / n;
      refinement.judge();
    }
    return refinement;
  };
  const good = run(1);
  expect(good.iter >= 1 && good.inner[0]! < 40).toBe(true);
  const bad = run(0);
  expect([...bad.iters]).toEqual([bad.iter]);
  if (bad.iter < 0) expect(bad.iter).toBe(FAILED.convergence);
});
