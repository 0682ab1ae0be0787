// Singular values in complex precisions: each case's sweep on the engine and by the reference, and what is special in complex: phases,
// reflectors in rows, one part that is not finite, the ends of the range, real matrices given as complex.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { bdsqr, gesvd } from '../../../src/index.ts';
import { bdsqrCase } from '../../../testing/cases/lapack/svd/bdsqr.ts';
import { gebrdCase } from '../../../testing/cases/lapack/svd/gebrd.ts';
import { gejsvCase } from '../../../testing/cases/lapack/svd/gejsv.ts';
import { gesddCase } from '../../../testing/cases/lapack/svd/gesdd.ts';
import { gesvdCase } from '../../../testing/cases/lapack/svd/gesvd.ts';
import { gesvdrCase } from '../../../testing/cases/lapack/svd/gesvdr.ts';
import { gesvdxCase } from '../../../testing/cases/lapack/svd/gesvdx.ts';
import { gesvjCase } from '../../../testing/cases/lapack/svd/gesvj.ts';
import { orgbrCase } from '../../../testing/cases/lapack/svd/orgbr.ts';
import { ormbrCase } from '../../../testing/cases/lapack/svd/ormbr.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { type MatrixView, matrixView, normFro } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf, multiply, subtract } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { inDoubles } from '../../../testing/lib/residualsQr.ts';
import { bidiagonal } from '../../../testing/lib/residualsSvd.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['c', 'z'] as const;
const ODD = { pad: 3, offset: 5 };

const named = [
  gebrdCase,
  orgbrCase,
  ormbrCase,
  bdsqrCase,
  gesvdCase,
  gesddCase,
  gesvdxCase,
  gesvdrCase,
  gesvjCase,
  gejsvCase,
].map((c) => [c.spec.name, c as unknown as Case] as const);
/** Decompositions that take a matrix of any kind: what asks for all they have. */
const drivers = [
  [gesvdCase, { jobu: 's', jobvt: 's' }],
  [gesddCase, { jobz: 's', jobu: 's', jobvt: 's' }],
  [gesvdxCase, { jobu: 'v', jobvt: 'v', chosen: { range: 'a' } }],
  [gesvjCase, { jobu: 'u', jobv: 'v' }],
  [gejsvCase, { jobu: 'u', jobv: 'v' }],
].map(([c, jobs]) => [(c as Case).spec.name, c as unknown as Case, jobs as object] as const);

/** The singular values that a call has left. */
const valuesOf = (after: object): Float64Array => {
  const { S, SVA } = after as Partial<Record<'S' | 'SVA', MatrixView>>;
  return columnOf((S ?? SVA)!, 0);
};

describe.each(named)('%s', (_, c) => {
  it.each(PRECS)('does the sweep (%s)', async (prec) => {
    for (const problem of some(c.sweep, 2)) expect(await complaints(cpu, c, problem, prec)).toEqual([]);
  });

  it.each(PRECS)('does it by the reference too (%s)', (prec) => {
    for (const problem of some(c.sweep, 2)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  });

  // What gesvdr computes on the GPU has a file of its own.
  const gpus = contexts.filter(({ gpu }) => gpu !== undefined && c.spec.name !== 'gesvdr');
  it.each(gpus.map((context) => [context] as const))('on a GPU context', async (context) => {
    for (const problem of sampled(context, c.sweep, 9).slice(-1))
      expect(await complaints(context, c, problem, 'c')).toEqual([]);
  });
});

const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
  };

describe.each(drivers)('%s', (_, c, jobs) => {
  it.each(PRECS)('special matrices, and at the ends of the range (%s)', async (prec) => {
    const [low, high] = prec === 'c' ? [1e-30, 1e30] : [2 ** -1010, 2 ** 1008];
    const sources: Source[] = [
      scaled(low),
      scaled(high),
      formula((i, j, part) => (part === 0 ? 1 : -2) * 10 ** (-(i + 2 * j) / 8)),
      // Of rank 1, and columns that differ by phases alone
      formula((i, j, part) => (part === 0 ? Math.cos(i + j) : Math.sin(i + j))),
      formula((i, j, part) => Number(i === j && part === 1)),
      formula(() => 0),
    ];
    for (const source of sources)
      for (const [m, n] of [
        [14, 13],
        [40, 33],
      ] as const) {
        const problem = { ...jobs, m, n, source, layout: ODD };
        const { after } = await attempt(cpu, c, problem, prec);
        if (source === sources[3] || source === sources[5]) {
          const values = valuesOf(after);
          expect(values.slice(1).every((value) => value <= 100 * EPS[prec] * values[0]!)).toBe(true);
        } else expect(await complaints(cpu, c, problem, prec)).toEqual([]);
      }
  });

  it('NaN or infinity in one part alone is bad data', async () => {
    for (const value of [Number.NaN, -Infinity])
      for (const part of [0, 1]) {
        const source: Source = (a, p, random) => {
          uniform(a, p, random);
          a.data[2 * (a.offset + 4 + 3 * a.ld) + part] = value;
        };
        const { after } = await attempt(cpu, c, { ...jobs, m: 20, n: 16, source, layout: ODD }, 'c');
        const info = after['info']!;
        expect(info.data[info.offset]).toBe(16);
        expect(valuesOf(after).every(Number.isNaN)).toBe(true);
      }
  });

  it('a real matrix given as complex has its values, and a matrix times a phase the same', async () => {
    const entry = (i: number, j: number): number => Math.sin(1 + i * i + 3 * j) + Number(i === j);
    const values = await Promise.all(
      [
        ['d', formula(entry)],
        ['z', formula((i, j, part) => (part === 0 ? entry(i, j) : 0))],
        ['z', formula((i, j, part) => entry(i, j) * [0.6, -0.8][part]!)],
      ].map(async ([prec, source]) =>
        valuesOf((await attempt(cpu, c, { ...jobs, m: 35, n: 30, source }, prec as 'd' | 'z')).after),
      ),
    );
    for (const other of values.slice(1))
      expect(other.every((x, i) => Math.abs(x - values[0]![i]!) < 50 * EPS.d * values[0]![0]!)).toBe(true);
  });
});

describe('with any number of threads', () => {
  afterEach(() => {
    const e = engine();
    if (e) e.pool.threads = 2;
  });

  it.each([
    ['gesvd', gesvdCase as unknown as Case, { jobu: 's', jobvt: 's', m: 130, n: 120 }],
    ['gesdd', gesddCase as unknown as Case, { jobz: 's', jobu: 's', jobvt: 's', m: 120, n: 130 }],
  ])('the bits are the same: %s', async (_, c, problem) => {
    const results = [];
    for (const threads of [1, 3]) {
      engine()!.pool.threads = threads;
      const { after } = await attempt(cpu, c, problem, 'c');
      results.push(['S', 'U', 'VT'].map((name) => after[name]!.data));
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it.each([
  [7, 5],
  [5, 5],
  [4, 7],
] as const)('gebrd leaves the reflectors where LAPACK has them, those of P conjugated (%i x %i)', async (m, n) => {
  const { before, after } = await attempt(cpu, gebrdCase, { m, n }, 'z');
  const stored = inDoubles(after.A);
  const tall = m >= n;
  const complex = (data: Float64Array, rows: number, cols: number) => matrixView(data, rows, cols, rows, 0, 2);
  /** I - tau v v^H, or with `adjoint` its adjoint; v has a 1 in place `one`, its rest from `element`. */
  const reflector = (
    order: number,
    tau: readonly number[],
    one: number,
    element: (i: number) => readonly [number, number],
    adjoint: boolean,
  ): MatrixView => {
    const H = complex(new Float64Array(2 * order * order), order, order);
    const v = Array.from({ length: order }, (_, i) => (i < one ? [0, 0] : i === one ? [1, 0] : element(i)));
    const [t, u] = [tau[0]!, adjoint ? -tau[1]! : tau[1]!];
    for (let j = 0; j < order; j++)
      for (let i = 0; i < order; i++) {
        const [a, b, c, d] = [v[i]![0]!, v[i]![1]!, v[j]![0]!, -v[j]![1]!];
        const [x, y] = [a * c - b * d, a * d + b * c];
        H.data[2 * (i + j * order)] = Number(i === j) - (t * x - u * y);
        H.data[2 * (i + j * order) + 1] = -(t * y + u * x);
      }
    return H;
  };
  const at = (i: number, j: number, sign: number): readonly [number, number] => [
    stored.data[2 * (i + j * m)]!,
    sign * stored.data[2 * (i + j * m) + 1]!,
  ];
  const tauOf = (view: MatrixView, i: number): readonly number[] => [...columnOf(view, 0).slice(2 * i, 2 * i + 2)];
  // A = H(0) H(1) ... B ... G(1)^H G(0)^H, from the innermost
  const B = bidiagonal(tall ? 'u' : 'l', m, n, after.D, after.E);
  let product = complex(
    Float64Array.from({ length: 2 * m * n }, (_, p) => (p % 2 === 0 ? B.data[p / 2]! : 0)),
    m,
    n,
  );
  const columns = (each: (j: number) => Float64Array): MatrixView => {
    const Y = complex(new Float64Array(2 * m * n), m, n);
    for (let j = 0; j < n; j++) Y.data.set(each(j), 2 * j * m);
    return Y;
  };
  for (let i = Math.min(m, n) - 1; i >= 0; i--) {
    const [below, right] = tall ? [i, i + 1] : [i + 1, i];
    if (below < m) {
      const H = reflector(m, tauOf(after.tauQ, i), below, (r) => at(r, i, 1), false);
      const old = product;
      product = columns((j) => multiply(H, 'n', columnOf(old, j)));
    }
    if (right < n) {
      const G = reflector(n, tauOf(after.tauP, i), right, (c) => at(i, c, -1), true);
      const old = product;
      product = columns((j) => multiply(old, 'n', columnOf(G, j)));
    }
  }
  for (let j = 0; j < n; j++) {
    const difference = columnOf(product, j);
    subtract(difference, 1, columnOf(before.A, j));
    expect(normFro(matrixView(difference, m, 1, m, 0, 2)) < 100 * EPS.d).toBe(true);
  }
});

it('bdsqr by its generic name takes complex vectors on one side alone', async () => {
  const [D, E, info] = [
    cpu.upload('d', Float64Array.of(3, 2, 1)),
    cpu.upload('d', Float64Array.of(1, 1)),
    cpu.alloc('i', 1),
  ];
  const U = cpu.upload('z', Float64Array.of(1, 1, 0, 0, 0, 0));
  await bdsqr(cpu.queue, { uplo: 'u', n: 3, nru: 1, D, E, U, ldu: 1, info } as never);
  const row = await cpu.download(U);
  // The rotations are real: both parts have gone the same way.
  for (let j = 0; j < 3; j++) expect(row[2 * j]).toBe(row[2 * j + 1]);
  expect(Math.hypot(...row)).toBeCloseTo(Math.SQRT2, 14);
  for (const buffer of [D, E, U, info]) buffer.dispose();
});

it('S of a complex call must be real', async () => {
  const [A, S, info] = [cpu.alloc('c', 4), cpu.alloc('c', 2), cpu.alloc('i', 1)];
  await expect(
    (async () => gesvd(cpu.queue, { jobu: 'n', jobvt: 'n', m: 2, n: 2, A, lda: 2, S: S as never, info }))(),
  ).rejects.toThrow(/cgesvd: argument 7 \(S\).*single precision/);
  for (const buffer of [A, S, info]) buffer.dispose();
});
