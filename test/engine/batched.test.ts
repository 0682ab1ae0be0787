// Factorizations in lanes: the references' bits and pivots, every matrix by itself whatever stands beside it, and what is not written.
import { afterEach, describe, expect, it } from 'vitest';
import { batchPlaces } from '../../src/batched/lanes.cpu.ts';
import { gesvBatchEngine } from '../../src/batched/lu/gesvBatched.cpu.ts';
import type { RealArray } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { double } from '../../src/engine/ops.ts';
import {
  geqrfStridedBatched,
  gesvStridedBatched,
  getrfStridedBatched,
  type Prec,
  posvStridedBatched,
  potrfStridedBatched,
  type Uplo,
} from '../../src/index.ts';
import { posvRef } from '../../src/lapack/cholesky/posv.ref.ts';
import { potf2Ref } from '../../src/lapack/cholesky/potrf.ref.ts';
import { gesvRef } from '../../src/lapack/lu/gesv.ref.ts';
import { getf2Ref } from '../../src/lapack/lu/getrf.ref.ts';
import { geqrfRef } from '../../src/lapack/qr/geqrf.ref.ts';
import { array, type Real } from '../lib/dense.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu } from '../setup/contexts.ts';

const e = engine()!;
const threads = e.pool.threads;
afterEach(() => {
  e.pool.threads = threads;
});

const LANES = { s: 4, d: 2 } as const;
const PRECS = ['s', 'd'] as const;
const rng = mulberry32(11);

interface Batch {
  readonly prec: Real;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly count: number;
  /** Elements by which leading dimensions and strides are too large. */
  readonly slack: number;
  readonly A: RealArray;
  readonly B: RealArray;
}

const ldOf = ({ m, slack }: Batch): number => m + slack;
const strideA = (b: Batch): number => ldOf(b) * b.n + 2 * b.slack;
const strideB = (b: Batch): number => ldOf(b) * b.nrhs + b.slack;

function batch(prec: Real, m: number, n: number, count: number, { slack = 1, nrhs = 2, dominant = false } = {}): Batch {
  const empty = { prec, m, n, nrhs, count, slack };
  const one = empty as Batch;
  const A = array(prec, strideA(one) * count + 3).map(() => signed(rng));
  const B = array(prec, strideB(one) * count + 3).map(() => signed(rng));
  if (dominant) for (let b = 0; b < count; b++) for (let i = 0; i < n; i++) A[place(one, b, i, i)]! += n;
  return { ...empty, A, B };
}

const place = (b: Batch, member: number, i: number, j: number): number => member * strideA(b) + i + j * ldOf(b);

/** What a call leaves of its operands. */
interface Results {
  readonly A: RealArray;
  readonly B: RealArray;
  readonly tau: RealArray;
  readonly ipiv: Int32Array;
  readonly info: Int32Array;
}

type Call = (b: Batch, uplo?: Uplo) => Promise<Results>;

/** Calls a routine on a CPU context. */
const called =
  (name: 'getrf' | 'gesv' | 'potrf' | 'posv' | 'geqrf'): Call =>
  async (b, uplo = 'l') => {
    const order = Math.max(1, Math.min(b.m, b.n));
    const A = cpu.upload<Prec>(b.prec, b.A);
    const B = cpu.upload<Prec>(b.prec, b.B);
    const tau = cpu.upload<Prec>(b.prec, array(b.prec, order * b.count));
    const [ipiv, info] = [cpu.alloc('i', order * b.count), cpu.alloc('i', b.count)];
    const { m, n, nrhs, count: batchCount } = b;
    const ofA = { A, lda: ldOf(b), strideA: strideA(b), batchCount };
    const ofB = { nrhs, B, ldb: ldOf(b), strideB: strideB(b) };
    const pivots = { ipiv, stridePiv: order };
    if (name === 'getrf') await getrfStridedBatched(cpu.queue, { m, n, ...ofA, ...pivots, info });
    if (name === 'gesv') await gesvStridedBatched(cpu.queue, { n, ...ofA, ...pivots, ...ofB, info });
    if (name === 'potrf') await potrfStridedBatched(cpu.queue, { uplo, n, ...ofA, info });
    if (name === 'posv') await posvStridedBatched(cpu.queue, { uplo, n, ...ofA, ...ofB, info });
    if (name === 'geqrf') await geqrfStridedBatched(cpu.queue, { m, n, ...ofA, tau, strideTau: order });
    // Without problems nothing is computed.
    expect(cpu.queue.trace.filter(({ why }) => /reference/.test(why))).toEqual([]);
    expect(cpu.queue.trace.length > 0 || batchCount === 0 || m === 0 || n === 0).toBe(true);
    const [a, x, t] = (await Promise.all([A, B, tau].map((buffer) => cpu.download(buffer)))) as [
      RealArray,
      RealArray,
      RealArray,
    ];
    const results = { A: a, B: x, tau: t, ipiv: await cpu.download(ipiv), info: await cpu.download(info) };
    for (const buffer of [A, B, tau, ipiv, info]) buffer.dispose();
    return results;
  };

const [getrf, gesv, potrf, posv, geqrf] = (['getrf', 'gesv', 'potrf', 'posv', 'geqrf'] as const).map(called) as [
  Call,
  Call,
  Call,
  Call,
  Call,
];

/** The same by references, one matrix after the other. */
function byReference(b: Batch, one: (r: Results, member: number, a: number, x: number) => void): Results {
  const order = Math.max(1, Math.min(b.m, b.n));
  const r = {
    A: b.A.slice(),
    B: b.B.slice(),
    tau: array(b.prec, order * b.count),
    ipiv: new Int32Array(order * b.count),
    info: new Int32Array(b.count),
  };
  for (let k = 0; k < b.count; k++) one(r, k, k * strideA(b), k * strideB(b));
  return r;
}

const luReference = (b: Batch): Results =>
  byReference(b, (r, k, off) => {
    const order = Math.min(b.m, b.n);
    r.info[k] = getf2Ref(b.m, b.n, { data: r.A, off, ld: ldOf(b) }, r.ipiv, k * order);
  });

const gesvReference = (b: Batch): Results =>
  byReference(b, (r, k, off, offB) => {
    const B = { data: r.B, off: offB, ld: ldOf(b) };
    r.info[k] = gesvRef(b.n, b.nrhs, { data: r.A, off, ld: ldOf(b) }, r.ipiv, k * b.n, B);
  });

const STRATA = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 15, 16, 17, 23, 31, 32, 33, 47, 63, 64, 65, 70, 129];

describe('LU', () => {
  it('has the bits of the reference in doubles, and its pivots in both precisions', async () => {
    for (const n of STRATA.filter((order) => order <= 128)) {
      for (const [rows, cols] of [
        [n, n],
        [n + 5, n],
        [n, n + 6],
      ] as const) {
        const d = batch('d', rows, cols, 3, { slack: 3 });
        expect(await getrf(d)).toEqual({ ...luReference(d), B: d.B });
        const s = batch('s', rows, cols, 5, { slack: 2 });
        const [found, expected] = [await getrf(s), luReference(s)];
        expect(found.ipiv).toEqual(expected.ipiv);
        expect(found.info).toEqual(expected.info);
      }
    }
  });

  it('solves with the bits of the reference in doubles', async () => {
    for (const n of STRATA.filter((order) => order <= 16)) {
      for (const nrhs of [0, 1, 3, 4, 9]) {
        const b = batch('d', n, n, 3, { slack: 2, nrhs });
        const { A, B, ipiv, info } = await gesv(b);
        const expected = gesvReference(b);
        expect({ A, B, ipiv: n === 0 ? expected.ipiv : ipiv, info }).toEqual({
          A: expected.A,
          B: expected.B,
          ipiv: expected.ipiv,
          info: expected.info,
        });
      }
    }
  });

  it.each(PRECS)('treats NaN, infinity, zeros and the least numbers as the reference does (%s)', async (prec) => {
    const least = prec === 's' ? 2 ** -149 : 2 ** -1074;
    const n = 7;
    const b = batch(prec, n, n, 8);
    b.A[place(b, 0, 4, 2)] = Number.NaN;
    b.A[place(b, 0, 2, 2)] = Number.NaN;
    b.A[place(b, 1, 3, 0)] = Number.POSITIVE_INFINITY;
    b.A[place(b, 1, 5, 0)] = Number.NaN;
    for (let i = 0; i < n; i++) b.A[place(b, 2, i, 3)] = 0;
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) b.A[place(b, 3, i, j)] = -0;
    // A pivot without a reciprocal
    for (let i = 0; i < n; i++) b.A[place(b, 4, i, 0)] = i === 5 ? 3 * least : i % 2 === 0 ? least : 0;
    // Equals: the first of them
    for (let i = 0; i < n; i++) b.A[place(b, 5, i, 0)] = i % 2 === 0 ? -1 : 1;
    b.A[place(b, 6, 0, 0)] = Number.NaN;
    const [found, expected] = [await getrf(b), luReference(b)];
    expect(found.info).toEqual(expected.info);
    expect(found.ipiv).toEqual(expected.ipiv);
    expect(Math.min(...found.ipiv)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...found.ipiv)).toBeLessThanOrEqual(n);
    if (prec === 'd') expect(found.A).toEqual(expected.A);
    expect(found.info[2]).toBe(4);
    expect(found.info[3]).toBe(1);
  });
});

describe('LU', () => {
  it.each(PRECS)(
    'divides by a pivot below the least normal number, and multiplies by the reciprocal of others (%s)',
    async (prec) => {
      const [normal, least] = prec === 's' ? [2 ** -126, 2 ** -149] : [2 ** -1022, 2 ** -1074];
      const round = (x: number): number => (prec === 's' ? Math.fround(x) : x);
      const m = 40;
      // An octave on either side, in numbers of the precision.
      const pivots = [0.5403, 0.7549, 0.9511, 1.0461, 1.2207, 1.7321].map(
        (x) => Math.round((x * normal) / least) * least,
      );
      const b = batch(prec, m, 1, pivots.length);
      const fraction = (): number => Math.abs(signed(rng) + signed(rng) * 2 ** -30) / 2;
      for (const [k, p] of pivots.entries())
        for (let i = 0; i < m; i++) b.A[place(b, k, i, 0)] = i === 0 ? p : Math.floor(fraction() * (p / least)) * least;
      const found = await getrf(b);
      const different = { below: 0, above: 0 };
      for (const [k, p] of pivots.entries()) {
        for (let i = 1; i < m; i++) {
          const y = b.A[place(b, k, i, 0)]!;
          const [quotient, product] = [round(y / p), round(y * round(1 / p))];
          if (quotient !== product) different[p < normal ? 'below' : 'above']++;
          expect(found.A[place(b, k, i, 0)], `${p}`).toBe(p < normal ? quotient : product);
        }
      }
      expect(Math.min(different.below, different.above)).toBeGreaterThan(0);
    },
  );
});

describe('Cholesky', () => {
  it.each(['l', 'u'] as const)('stops being definite where the reference says, triangle %s', async (uplo) => {
    for (const prec of PRECS) {
      for (const n of [1, 3, 4, 5, 9, 18, 40]) {
        const b = batch(prec, n, n, 6, { dominant: true });
        const where = Math.floor(n / 2);
        b.A[place(b, 1, where, where)] = -1;
        b.A[place(b, 2, where, where)] = Number.NaN;
        b.A[place(b, 3, where, where)] = 0;
        b.A[place(b, 4, n - 1, n - 1)] = Number.NEGATIVE_INFINITY;
        const expected = byReference(b, (r, k, off) => {
          r.info[k] = potf2Ref(uplo, n, { data: r.A, off, ld: ldOf(b) });
        });
        const { info, A } = await potrf(b, uplo);
        expect(info).toEqual(expected.info);
        // What lies beside the triangles has kept its bits, also of those that failed.
        for (let k = 0; k < b.count; k++) {
          for (let j = 0; j < n; j++) {
            for (let i = 0; i < ldOf(b); i++) {
              const p = place(b, k, i, j);
              const inside = i < n && (uplo === 'l' ? i >= j : i <= j);
              if (!inside && p < b.A.length) expect(Object.is(A[p], b.A[p])).toBe(true);
            }
          }
        }
      }
    }
  });

  it('leaves the right-hand sides alone where there is no factorization', async () => {
    const b = batch('s', 5, 5, 7, { dominant: true, nrhs: 3 });
    b.A[place(b, 2, 3, 3)] = -2;
    const expected = byReference(b, (r, k, off, offB) => {
      const [A, B] = [
        { data: r.A, off, ld: ldOf(b) },
        { data: r.B, off: offB, ld: ldOf(b) },
      ];
      r.info[k] = posvRef('l', 5, 3, A, B);
    });
    const { info, B } = await posv(b);
    expect([...info]).toEqual([0, 0, 4, 0, 0, 0, 0]);
    const at = 2 * strideB(b);
    expect(B.subarray(at, at + strideB(b))).toEqual(b.B.subarray(at, at + strideB(b)));
    const worst = Math.max(...B.map((x, p) => Math.abs(x - expected.B[p]!)));
    expect(worst).toBeLessThan(2 ** -20);
  });
});

describe('QR', () => {
  it.each(PRECS)(
    'keeps its accuracy where squares leave the range, and H = I where nothing is to be done (%s)',
    async (prec) => {
      const [m, n] = [9, 4];
      const far = prec === 's' ? 2 ** 60 : 2 ** 600;
      const least = prec === 's' ? 2 ** -149 : 2 ** -1074;
      const b = batch(prec, m, n, 6);
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
          b.A[place(b, 0, i, j)]! *= far;
          b.A[place(b, 1, i, j)]! *= 1 / far;
          b.A[place(b, 2, i, j)] = least * (1 + ((3 * i + j) % 5));
          b.A[place(b, 3, i, j)] = i <= j ? 1 + j : 0;
          b.A[place(b, 4, i, j)] = i === 0 ? 1 : 1e-30;
        }
      }
      const { A, tau } = await geqrf(b);
      const expected = byReference(b, (r, k, off) => geqrfRef(m, n, { data: r.A, off, ld: ldOf(b) }, r.tau, k * n));
      const eps = prec === 's' ? 2 ** -24 : 2 ** -53;
      const worst = (found: RealArray, wanted: RealArray, from: number, to: number): number => {
        let [error, size] = [0, 0];
        for (let p = from; p < to; p++) {
          error = Math.max(error, Math.abs(found[p]! - wanted[p]!));
          size = Math.max(size, Math.abs(wanted[p]!));
        }
        return error / size;
      };
      for (const k of [0, 1, 5]) {
        expect(worst(A, expected.A, k * strideA(b), k * strideA(b) + ldOf(b) * n)).toBeLessThan(200 * eps);
        expect(worst(tau, expected.tau, k * n, k * n + n)).toBeLessThan(200 * eps);
      }
      // The least numbers: R has few digits, but the reflectors are as good as any.
      expect([...tau.subarray(2 * n, 3 * n)].every((t) => t >= 1 && t <= 2)).toBe(true);
      expect([...tau.subarray(3 * n, 4 * n)]).toEqual([0, 0, 0, 0]);
      expect(A.subarray(3 * strideA(b), 4 * strideA(b))).toEqual(b.A.subarray(3 * strideA(b), 4 * strideA(b)));
      expect(tau[4 * n]).toBe(2);
    },
  );

  it('gives NaN for NaN and ends', async () => {
    const b = batch('d', 6, 5, 3);
    b.A[place(b, 1, 4, 0)] = Number.NaN;
    const { tau, A } = await geqrf(b);
    expect([...tau.subarray(5, 10)].every(Number.isNaN)).toBe(true);
    expect([...tau.subarray(0, 5), ...tau.subarray(10)].some(Number.isNaN)).toBe(false);
    expect(Number.isNaN(A[place(b, 1, 0, 0)])).toBe(true);
  });
});

const ROUTINES = [
  ['getrf', getrf],
  ['gesv', gesv],
  ['potrf', potrf],
  ['posv', posv],
  ['geqrf', geqrf],
] as const;

describe.each(ROUTINES)('%s of a batch', (name, call) => {
  const dominant = name[0] === 'p';
  /** The results of member k alone. */
  const memberOf = (b: Batch, r: Results, k: number) => {
    const order = Math.min(b.m, b.n);
    return {
      A: r.A.slice(k * strideA(b), (k + 1) * strideA(b)),
      B: r.B.slice(k * strideB(b), (k + 1) * strideB(b)),
      tau: r.tau.slice(k * order, (k + 1) * order),
      ipiv: r.ipiv.slice(k * order, (k + 1) * order),
      info: r.info[k],
    };
  };

  it.each(PRECS)('gives every matrix the bits that it has alone, in any number (%s)', async (prec) => {
    for (const n of [3, 8, 13]) {
      const lanes = LANES[prec];
      for (const count of [0, 1, lanes - 1, lanes, lanes + 1, 3 * lanes + 2]) {
        const b = batch(prec, n, n, count, { dominant });
        const together = await call(b);
        for (let k = 0; k < count; k++) {
          const [A, B] = [b.A.slice(k * strideA(b)), b.B.slice(k * strideB(b))];
          const alone = { ...b, count: 1, A, B };
          expect(memberOf(alone, await call(alone), 0)).toEqual(memberOf(b, together, k));
        }
        if (count === 0) expect([together.A, together.B]).toEqual([b.A, b.B]);
      }
    }
  });

  it.each(PRECS)('keeps the bits of the others whatever is in one (%s)', async (prec) => {
    const n = 10;
    const good = batch(prec, n, n, 9, { dominant });
    const expected = await call(good);
    const tiny = prec === 's' ? 2 ** -140 : 2 ** -1060;
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 0, -1e30, tiny]) {
      const A = good.A.slice();
      for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) A[place(good, 5, i, j)] = value;
      const found = await call({ ...good, A });
      for (let k = 0; k < good.count; k++) {
        if (k !== 5) expect(memberOf(good, found, k)).toEqual(memberOf(good, expected, k));
      }
      if (name.endsWith('sv') && value !== tiny && found.info[5] !== 0) {
        expect(memberOf(good, found, 5).B).toEqual(memberOf(good, { ...found, B: good.B }, 5).B);
      }
    }
  });

  it.each(PRECS)('has the same bits on one to four threads (%s)', async (prec) => {
    // Enough of them for several parts on every thread
    const b = batch(prec, 24, 24, 1001, { dominant, slack: 0 });
    const bytes = async (): Promise<Buffer> => {
      const { A, B, tau, ipiv, info } = await call(b);
      return Buffer.concat([A, B, tau, ipiv, info].map((x) => Buffer.from(x.buffer, x.byteOffset, x.byteLength)));
    };
    e.pool.threads = 1;
    const expected = await bytes();
    for (const count of [2, 3, 4]) {
      e.pool.threads = count;
      expect((await bytes()).equals(expected)).toBe(true);
    }
  });
});

it('brings in an array once that holds both operands', () => {
  const [n, count] = [4, 3];
  // Right-hand sides between the matrices, behind a guard.
  const data = Float64Array.from({ length: 1 + 20 * count }, () => signed(rng));
  const expected = data.slice();
  const of = (off: number, cols: number) => ({ data, off, ld: n, rows: n, cols, stride: 20, count });
  const done = e.within((space) => {
    const [A, B] = batchPlaces(space, double, [of(1, n), of(17, 1)]) as [never, never];
    gesvBatchEngine(e, double, n, 1, A, space.take(4 * n * count), B, space.take(4 * count), count);
    return true;
  });
  expect(done).toBe(true);
  for (let k = 0; k < count; k++) {
    const [A, B] = [
      { data: expected, off: 1 + 20 * k, ld: n },
      { data: expected, off: 17 + 20 * k, ld: n },
    ];
    gesvRef(n, 1, A, new Int32Array(n), 0, B);
  }
  expect(data).toEqual(expected);
});
