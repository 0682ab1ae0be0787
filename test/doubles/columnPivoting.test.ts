// QR with column pivoting of doubles that live on the GPU, beyond one panel: the pivots of the CPU, fixed columns, norms that cancel,
// columns at the ends of the range, zeros and NaN. Least squares by it: ranks below the full one, powers of two, NaN.
import { describe, expect } from 'vitest';
import { geqp3 } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gelsyCase } from '../../testing/cases/lapack/qr/gelsy.ts';
import { attempt, complaints } from '../../testing/lib/case.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu, doubles, gpuSweep, gpuTest } from '../setup/contexts.ts';

const [M, N] = [40, 38];
type Type = 'd' | 'z';
const PARTS = { d: 1, z: 2 } as const;

/** M x N numbers; what is given of column j's parts, by place and by what is random. */
function matrix(type: Type, element: (x: number, j: number, first: number) => number = (x) => x): Float64Array {
  const rng = mulberry32(9);
  const rows = PARTS[type] * M;
  const first = Float64Array.from({ length: rows }, () => signed(rng));
  return Float64Array.from({ length: rows * N }, (_, at) =>
    element(signed(rng), Math.floor(at / rows), first[at % rows]!),
  );
}

async function factor(context: Context, type: Type, a: Float64Array, fixed: readonly number[] = []) {
  const marks = Int32Array.from({ length: N }, (_, j) => Number(fixed.includes(j)));
  const [A, tau, jpvt] = [context.upload(type, a), context.alloc(type, N), context.upload('i', marks)];
  context.queue.trace.length = 0;
  await geqp3(context, { m: M, n: N, A, lda: M, jpvt, tau });
  if (context !== cpu) expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  context.queue.trace.length = 0;
  const [R, taus, pivots] = [await context.download(A), await context.download(tau), await context.download(jpvt)];
  for (const buffer of [A, tau, jpvt]) buffer.dispose();
  const diagonal = Array.from({ length: N }, (_, k) => Math.abs(R[PARTS[type] * k * (M + 1)]!));
  return { R, taus, pivots: [...pivots], diagonal };
}

const inOrder = Array.from({ length: N }, (_, j) => j + 1);

describe('geqp3 of doubles on the GPU', () => {
  for (const type of ['d', 'z'] as const) {
    // A software adapter takes six seconds to compile the kernels of either type.
    const test = type === 'd' ? gpuTest : gpuSweep;
    test(`takes the pivots of the CPU, behind fixed columns, whatever the columns' sizes, ${type}`, async () => {
      const scales = [1, 1e300, 1e-300, 1e-310];
      for (const [a, fixed] of [
        [matrix(type), [3, 20]],
        [matrix(type, (x, j) => x * scales[j % 4]!), []],
      ] as const) {
        const [found, expected] = [await factor(await doubles(), type, a, fixed), await factor(cpu, type, a, fixed)];
        expect(found.pivots).toEqual(expected.pivots);
        // Of subnormal columns few digits are known.
        const errors = found.diagonal.map((x, k) =>
          expected.diagonal[k]! > 1e-305 ? Math.abs(x / expected.diagonal[k]! - 1) : 0,
        );
        expect(Math.max(...errors)).toBeLessThan(1e-11);
        for (let k = 0; k < N; k++) if (type === 'z') expect(found.R[2 * k * (M + 1) + 1]).toBe(0);
      }
    });

    test(`keeps the order where norms cancel, ${type}`, async () => {
      const { diagonal, pivots } = await factor(
        await doubles(),
        type,
        matrix(type, (x, j, first) => first + 10 ** -(j / 2) * x),
      );
      expect([...pivots].sort((a, b) => a - b)).toEqual(inOrder);
      const rises = diagonal.map((x, k) => (k === 0 ? 0 : (x - 1e-14 * diagonal[0]!) / diagonal[k - 1]! - 1));
      expect(Math.max(...rises)).toBeLessThan(1e-6);
      expect(diagonal[30]! / diagonal[0]!).toBeLessThan(1e-12);
    });
  }

  gpuTest('takes a column with a NaN first, and of zeros makes zeros', async () => {
    const spoilt = await factor(
      await doubles(),
      'd',
      matrix('d', (x, j) => (j === 30 ? Number.NaN : x)),
    );
    expect(spoilt.pivots[0]).toBe(31);
    expect([...spoilt.pivots].sort((a, b) => a - b)).toEqual(inOrder);
    const zeros = await factor(await doubles(), 'd', new Float64Array(M * N));
    expect(zeros.pivots).toEqual(inOrder);
    expect([zeros.R, zeros.taus]).toEqual([new Float64Array(M * N), new Float64Array(N)]);
  });
});

describe('gelsy of doubles on the GPU', () => {
  const layout = { pad: 3, offset: 5 };
  const tall = { m: 12, n: 8, nrhs: 2, rank: 5, fixed: [2], layout };
  const wide = { m: 7, n: 11, nrhs: 1, rank: 7, layout };
  for (const type of ['d', 'z'] as const) {
    const test = type === 'd' ? gpuTest : gpuSweep;
    test(`finds the rank and the shortest solution, ${type}`, async () => {
      const context = await doubles();
      context.queue.trace.length = 0;
      for (const problem of [tall, wide]) expect(await complaints(context, gelsyCase, problem, type)).toEqual([]);
      expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
      context.queue.trace.length = 0;
    });
  }

  gpuTest('scales by powers of two, and refuses what is not finite', async () => {
    const solved = async (scale: number, spoil = scale) => {
      const data: typeof gelsyCase.data = (...of) => {
        const given = gelsyCase.data(...of);
        for (const X of [given.A, given.B]) X.data.forEach((x, at) => void (X.data[at] = x * scale));
        given.A.data[given.A.offset] = given.A.data[given.A.offset]! * (spoil / scale);
        return given;
      };
      return attempt(await doubles(), { ...gelsyCase, data }, tall, 'd');
    };
    const [plain, small] = [await solved(1), await solved(2 ** -1000)];
    expect(small.after.B.data.subarray(5, 13)).toEqual(plain.after.B.data.subarray(5, 13));
    expect([small.after.info.data[5], small.after.rank.data[5]]).toEqual([0, 5]);
    const upper = ({ after: { A } }: typeof plain): number[] =>
      [...A.data].filter((_, at) => at >= 5 && (at - 5) % A.ld <= Math.floor((at - 5) / A.ld));
    expect(upper(small)).toEqual(upper(plain).map((x) => x * 2 ** -1000));
    const { before, after } = await solved(1, Number.POSITIVE_INFINITY);
    expect([after.info.data[5], after.rank.data[5], after.B.data[5], after.rss.data[5]]).toEqual([1, 0, NaN, NaN]);
    expect(after.A.data).toEqual(before.A.data);
  });
});
