// The programs would find what is wrong: generators make what they promise, every ratio rejects a spoilt result and NaN, and a routine that
// reads beside its operands spoils its result.
import { describe, expect, it } from 'vitest';
import { geev, gemm, syev } from '../../../src/index.ts';
import { syevRef } from '../../../src/lapack/eigen/syev.ref.ts';
import { geevSpec, gemmSpec, syevSpec } from '../../../src/specs.ts';
import { type MatrixView, matrixView, normFro, normMax } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { im, magnitude } from '../../../testing/lib/scalars.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { cpu } from '../../setup/contexts.ts';
import { scalarOf } from '../lin/matrices.ts';
import { entryOf, made, product, transposedOf } from '../lin/ratios.ts';
import { SEED } from '../lin/setting.ts';
import { Tally } from '../lin/tally.ts';
import { around, farthest } from './chkst.ts';
import { knownRatios } from './knownConditions.ts';
import { chosenOf } from './matrices.ts';
import {
  counted,
  decomposition,
  descends,
  diagonal,
  difference,
  identity,
  orthonormal,
  partly,
  projection,
  similarity,
  triangleOf,
  tridiagonal,
} from './ratios.ts';
import { generalOf, randomOf, similarTo, symmetricOf } from './spectra.ts';
import { Trial } from './trial.ts';
import { nonsymmetric, OVERFLOW, symmetric, ulpOf } from './types.ts';

const N = 9;
const THRESHOLD = 20;
const random = () => new Random(SEED);
const fails = (ratio: number): boolean => !(ratio < THRESHOLD);
/** Far above the rounding of doubles, and not a number. */
const FAULTS = [1e5 * ulpOf('d'), Number.NaN] as const;

const spoilt = (a: MatrixView, i: number, j: number, by: number): MatrixView =>
  made(a.rows, a.cols, (r, c) => entryOf(a, r, c) + (r === i && c === j ? by : 0));

/** Eigenvalues of a symmetric matrix, and vectors. */
function solved(a: MatrixView): { readonly w: Float64Array; readonly z: MatrixView } {
  const z = made(a.rows, a.rows, (i, j) => entryOf(a, i, j));
  const w = new Float64Array(a.rows);
  expect(syevRef({ jobz: 'v', uplo: 'l', n: a.rows, A: hostMat(z), W: w })).toBe(0);
  return { w, z };
}

describe('matrices', () => {
  it('have the eigenvalues and the bandwidth', () => {
    for (const band of [0, 1, 3, N]) {
      const spectrum = { mode: 'geo', cond: 1e4, norm: 2 } as const;
      const a = matrixView(symmetricOf(N, spectrum, { definite: true, band }, random()), N, N);
      const expected = Float64Array.from({ length: N }, (_, i) => 2 * 1e4 ** ((i + 1 - N) / (N - 1)));
      expect(difference(solved(a).w, expected, 'd') < 20).toBe(true);
      const outside = made(N, N, (i, j) => (Math.abs(i - j) > band ? entryOf(a, i, j) : 0));
      expect(normMax(outside)).toBe(0);
      expect(normMax(made(N, N, (i, j) => entryOf(a, i, j) - entryOf(a, j, i)))).toBe(0);
    }
  });

  it('have the singular values', () => {
    const a = matrixView(generalOf(N, 4, { mode: 'arith', cond: 10, norm: 3 }, random()), N, 4);
    const { w } = solved(product(transposedOf(a), a));
    const expected = Float64Array.from([0.1, 0.4, 0.7, 1], (x) => (3 * x) ** 2);
    expect(difference(w, expected, 'd') < 20).toBe(true);
  });

  it('that are similar to a triangle have its trace, pairs or not, and its norm', () => {
    const spectrum = { mode: 'cluster1', cond: 4, norm: 1 } as const;
    for (const [pairs, similarity] of [
      [false, 1],
      [true, 1e3],
    ] as const) {
      const a = similarTo(N, spectrum, { pairs, similarity }, random());
      expect(Math.abs(a.reduce((size, x) => Math.max(size, Math.abs(x)), 0) - 1) < 1e-12).toBe(true);
    }
    expect(Math.abs(normMax(matrixView(randomOf(N, N, 7, random()), N, N)) - 7) < 1e-12).toBe(true);
  });

  it('complex ones have the moduli and the zeros that were asked for, at every angle', async () => {
    const d = nonsymmetric('driver', N, 4, 'z', random());
    const moduli = Array.from({ length: N }, (_, i) => magnitude(scalarOf(d, i, i)));
    const wanted = Array.from({ length: N }, (_, i) => 1 - (i / (N - 1)) * (1 - ulpOf('z')));
    for (const [i, x] of moduli.entries()) expect(Math.abs(x - wanted[i]!) < 1e-12).toBe(true);
    const angles = Array.from({ length: N }, (_, i) => im(scalarOf(d, i, i)) / moduli[i]!);
    expect(Math.max(...angles) - Math.min(...angles) > 0.5).toBe(true);
    const edged = nonsymmetric('driver', N, 19, 'z', random());
    expect(Math.abs(normMax(edged) - 1) < 1e-12).toBe(true);
    for (let k = 0; k < N; k++) {
      for (const [i, j] of [
        [0, k],
        [1, k],
        [N - 1, k],
        [k, 0],
        [k, N - 2],
        [k, N - 1],
      ] as const)
        expect(magnitude(scalarOf(edged, i, j))).toBe(0);
    }
    const a = nonsymmetric('driver', N, 9, 'z', random());
    const trial = new Trial(cpu, 'z', new Tally(THRESHOLD), random(), '');
    const w = (await trial.call(geevSpec, geev, { jobvl: 'n', jobvr: 'n', n: N, A: a })).pairs('W');
    const sizes = [...w.re].map((x, i) => Math.hypot(x, w.im[i]!)).sort((x, y) => y - x);
    expect(sizes.every((x, i) => Math.abs(x / sizes[0]! - wanted[i]!) < 1e-9)).toBe(true);
  });

  it('of all types are finite, in all precisions, and those of the drivers reach the ends of the range', () => {
    for (const prec of ['s', 'd', 'c', 'z'] as const) {
      for (let type = 1; type <= 21; type++) {
        for (const n of [0, 1, N]) {
          const found = [symmetric('chkst', n, type, prec, random()), symmetric('drvsg', n, type, prec, random())];
          found.push(nonsymmetric('chkhs', n, type, prec, random()), nonsymmetric('driver', n, type, prec, random()));
          for (const a of found) expect(Number.isFinite(normFro(a))).toBe(true);
        }
      }
      const norm = normMax(nonsymmetric('driver', N, 17, prec, random()));
      expect(norm > OVERFLOW[prec] * ulpOf(prec) * 0.9).toBe(true);
    }
  });
});

describe('ratios', () => {
  const a = matrixView(symmetricOf(N, { mode: 'arith', cond: 100, norm: 1 }, {}, random()), N, N);
  const { w, z } = solved(a);
  const faulty = (i: number, by: number): Float64Array => w.with(i, w[i]! + by);

  it('of decompositions and orthogonality', () => {
    const right = [similarity(a, z, diagonal(w), 'd'), orthonormal(z, 'd'), projection(a, z, w, z, 'd')];
    for (const ratio of right) expect(fails(ratio)).toBe(false);
    expect(fails(decomposition(a, [product(z, diagonal(w)), transposedOf(z)], 'd'))).toBe(false);
    for (const fault of FAULTS) {
      expect(fails(similarity(a, z, diagonal(faulty(4, fault)), 'd'))).toBe(true);
      expect(fails(projection(a, z, faulty(0, fault), z, 'd'))).toBe(true);
      expect(fails(orthonormal(spoilt(z, 1, 2, fault), 'd'))).toBe(true);
      expect(fails(partly(z, spoilt(z, 3, 1, fault), 'd'))).toBe(true);
    }
    expect(
      partly(
        z,
        made(N, 3, (i, j) => -entryOf(z, i, j)),
        'd',
      ),
    ).toBe(0);
  });

  it('of values', () => {
    expect(difference(w, w, 'd')).toBe(0);
    expect(difference(w, w.subarray(1), 'd')).toBeNaN();
    for (const fault of FAULTS) expect(fails(difference(w, faulty(2, fault), 'd'))).toBe(true);
    expect(farthest(w, w, w, 'd')).toBe(0);
    expect(fails(farthest(w, w.subarray(1), w, 'd'))).toBe(true);
    expect(fails(farthest(new Float64Array(0), w, w, 'd'))).toBe(true);
    expect([
      descends(w.toReversed()),
      descends(Float64Array.of(2, 1, 0)),
      descends(Float64Array.of(Number.NaN)),
    ]).toEqual([false, true, false]);
  });

  it('of Sturm counts', () => {
    const t = { d: new Float64Array(N).fill(2), e: new Float64Array(N - 1).fill(-1) };
    const exact = Float64Array.from({ length: N }, (_, i) => 2 - 2 * Math.cos(((i + 1) * Math.PI) / (N + 1)));
    expect(fails(counted(t, exact, false, 'd'))).toBe(false);
    for (const fault of FAULTS) expect(fails(counted(t, exact.with(3, exact[3]! + fault), false, 'd'))).toBe(true);
    expect(fails(counted(t, exact.with(3, exact[4]!), false, 'd'))).toBe(true);
    expect(difference(solved(tridiagonal(t)).w, exact, 'd') < THRESHOLD).toBe(true);
  });

  it('intervals have the values that they are to have', () => {
    for (const [il, iu] of [
      [1, N],
      [3, 3],
      [2, 7],
    ] as const) {
      const { vl, vu } = around(w, il, iu, 'd');
      expect(w.filter((x) => x > vl && x <= vu)).toEqual(w.slice(il - 1, iu));
    }
    const numbers = random();
    for (let k = 0; k < 20; k++) {
      const { il, iu } = chosenOf(N, numbers);
      expect(il >= 1 && il <= iu && iu <= N).toBe(true);
    }
  });
});

describe('a trial', () => {
  it('has NaN around operands, and in the triangle that is not given', async () => {
    const trial = new Trial(cpu, 'd', new Tally(THRESHOLD), random(), 'here');
    const one = identity(3);
    const call = { transA: 'n', transB: 'n', m: 3, n: 3, k: 3, alpha: 1, beta: 0, A: one, B: one };
    const right = await trial.call(gemmSpec, gemm, call);
    expect(normMax(right.view('C'))).toBe(1);
    const beside = (queue: typeof cpu.queue, args: Parameters<typeof gemm>[1]): Promise<void> =>
      gemm(queue, {
        ...args,
        A: { ...(args.A as object), offset: (args.A as { offset: number }).offset + 1 } as never,
      });
    expect(normMax((await trial.call(gemmSpec, beside as never, call)).view('C'))).toBeNaN();
    expect(entryOf(triangleOf(one, 'u'), 2, 0)).toBeNaN();
    expect(entryOf(triangleOf(one, 'l'), 2, 0)).toBe(0);
  });

  it('complains of info', async () => {
    const tally = new Tally(THRESHOLD);
    const trial = new Trial(cpu, 'd', tally, random(), 'here');
    const bad = made(2, 2, () => Number.NaN);
    await trial.call(syevSpec, syev, { uplo: 'l', n: 2, A: bad });
    await trial.call(syevSpec, syev, { uplo: 'l', n: 2, A: bad }, 2);
    expect(tally.complaints).toEqual(['syev: here, uplo l n 2: info 2, not 0']);
  });
  it('known condition numbers reject what is far from them, and NaN', () => {
    const known = { n: 2, rconde: 0.7, rcondv: 2 };
    expect(knownRatios('d', 3, known, known)).toEqual([1, 1]);
    for (const factor of [25, 0, Number.NaN])
      for (const prec of ['s', 'z'] as const) {
        expect(fails(knownRatios(prec, 3, known, { ...known, rconde: 0.7 * factor })[0])).toBe(true);
        expect(fails(knownRatios(prec, 3, known, { ...known, rcondv: 2 * factor })[1])).toBe(true);
      }
  });
});
