// Tridiagonal problems side by side on the GPU: residuals, orthogonality and values of every kind of matrix, not divided and divided, the
// same bits in any company, and numbers at the ends of the range.
import { describe, expect, it } from 'vitest';
import { enqueueTridiagonalPacked } from '../../../src/batched/eigen/steqrPacked.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { ascends, countedError, tridiagonalError } from '../../../testing/lib/residualsTridiagonal.ts';
import { TRIDIAGONALS, type Tridiagonal, type TridiagonalKind } from '../../../testing/lib/tridiagonal.ts';
import { full } from '../../lib/sampled.ts';
import { gpu } from '../../setup/contexts.ts';

const KINDS = Object.keys(TRIDIAGONALS) as TridiagonalKind[];
const rounded = ({ d, e }: Tridiagonal): Tridiagonal => ({ d: d.map(Math.fround), e: e.map(Math.fround) });
const make = (kind: TridiagonalKind, n: number): Tridiagonal => rounded(TRIDIAGONALS[kind](n, new Random()));

interface Solved {
  readonly info: number;
  readonly w: Float32Array;
  readonly Z: Float32Array;
}

/** All of them in one run; problems of order 0 are left as they are. */
async function solve(
  context: Context,
  problems: readonly Tridiagonal[],
  vectors = true,
  room?: Parameters<typeof enqueueTridiagonalPacked>[3],
): Promise<Solved[]> {
  const n = Math.max(...problems.map(({ d }) => d.length));
  const count = problems.length;
  const [d, e] = [new Float32Array(n * count).fill(7), new Float32Array(n * count).fill(7)];
  for (const [z, t] of problems.entries()) {
    d.set(t.d, z * n);
    e.set(t.e, z * n);
  }
  const buffers = {
    d: context.upload('s', d),
    e: context.upload('s', e),
    Z: context.upload('s', new Float32Array(n * n * count).fill(Number.NaN)),
    info: context.upload('i', new Int32Array(count).fill(-7)),
  };
  const orders = context.upload(
    'i',
    Int32Array.from(problems, (t) => t.d.length),
  );
  const { Z: all, ...values } = buffers;
  enqueueTridiagonalPacked(context.queue, { count, n, orders }, vectors ? buffers : values, room);
  const [found, columns, info] = [
    await context.download(buffers.d),
    await context.download(all),
    await context.download(buffers.info),
  ];
  for (const buffer of [...Object.values(buffers), orders]) buffer.dispose();
  return problems.map((t, z) => {
    const order = t.d.length;
    const Z = new Float32Array(order * order);
    for (let j = 0; j < order; j++) {
      const from = (z * n + j) * n;
      Z.set(columns.subarray(from, from + order), j * order);
    }
    return { info: info[z]!, w: found.slice(z * n, z * n + order), Z };
  });
}

function errorsOf(t: Tridiagonal, { w, Z }: Solved): number[] {
  const n = t.d.length;
  if (n === 0) return [0];
  const view = matrixView(Z, n, n, n);
  const values = Float64Array.from(w);
  return [tridiagonalError(t, values, view), orthogonality(view), countedError(t, values)].map((x) => x / EPS.s);
}

function checkValues(what: string, t: Tridiagonal, { info, w }: Solved): void {
  const values = Float64Array.from(w);
  const error = countedError(t, values) / EPS.s;
  expect(info === 0 && ascends(values) && error < 10, `${what}: ${info} ${error}`).toBe(true);
}

function check(what: string, t: Tridiagonal, solved: Solved): void {
  const errors = errorsOf(t, solved);
  // LAPACK's bound of what values of two ways may differ by, and half of it for residuals
  const good = errors.every((error, k) => error < (k === 2 ? 60 : 30)) && ascends(Float64Array.from(solved.w));
  expect(solved.info === 0 && good, `${what}: ${solved.info} ${errors}`).toBe(true);
}

async function checkAll(context: Context, kind: TridiagonalKind, orders: readonly number[]): Promise<void> {
  for (let first = 0; first < orders.length; first += 16) {
    const some = orders.slice(first, first + 16);
    const problems = some.map((n) => make(kind, n));
    for (const [z, solved] of (await solve(context, problems)).entries())
      check(`${kind} ${some[z]}`, problems[z]!, solved);
  }
}

const bits = (x: Float32Array): Int32Array => new Int32Array(x.buffer, x.byteOffset, x.length);

describe.skipIf(gpu === undefined)('on the GPU', () => {
  const context = gpu as Context;

  it('solves matrices of every kind, some of order 0 between them', async () => {
    const orders = [0, 1, 31, 32, 0, 33, 2, 64, 65, 128, 129, ...Array.from({ length: 130 }, (_, n) => n)];
    for (const [k, kind] of KINDS.entries())
      await checkAll(context, kind, full ? orders : [k, 0, 33 + 5 * k, (29 * k) % 131]);
  });

  it('halves large ones again and again', async () => {
    for (const kind of full ? KINDS : (['random'] as const))
      await checkAll(context, kind, full ? [255, 256, 257] : [257]);
    if (full) await checkAll(context, 'clement', [512]);
    // Merges that workgroup memory does not hold
    await checkAll(context, 'glued', [520]);
  });

  it('finds values alone by counting', async () => {
    const orders = full ? [...Array.from({ length: 130 }, (_, n) => n), 255, 512, 513, 700] : [0, 16, 600, 33, 65];
    for (const [k, kind] of KINDS.entries()) {
      for (let first = 0; first < orders.length; first += 16) {
        const few = full || k === 3 ? orders.slice(first, first + 16) : [k, 16, 0, 30 - k];
        const problems = few.map((n) => make(kind, n));
        for (const [z, solved] of (await solve(context, problems, false)).entries())
          checkValues(`${kind} ${few[z]}`, problems[z]!, solved);
      }
    }
  });

  it('knows the eigenvalues of the second difference', async () => {
    const n = 100;
    const [{ w }] = (await solve(context, [make('laplace', n)])) as [Solved];
    for (const [i, value] of w.entries())
      expect(Math.abs(value - 4 * Math.sin(((i + 1) * Math.PI) / (2 * n + 2)) ** 2)).toBeLessThan(2e-6);
  });

  it('gives the same bits in any company', async () => {
    const problems = [70, 9, 33].map((n) => make('random', n));
    const others = [130, 0, 5].map((n) => make('clement', n));
    const together = await solve(context, [...others, ...problems, ...problems]);
    for (const [z, t] of problems.entries()) {
      const [alone] = (await solve(context, [t])) as [Solved];
      for (const one of [together[3 + z]!, together[6 + z]!]) {
        expect(bits(one.w)).toEqual(bits(alone.w));
        expect(bits(one.Z)).toEqual(bits(alone.Z));
      }
    }
  });

  it('gives the same bits in parts, and with rotations in many rounds', async () => {
    const problems = [20, 50, 0, 33, 32].map((n, k) => make(k === 1 ? 'clement' : 'random', n));
    for (const vectors of [true, false]) {
      const once = await solve(context, problems, vectors);
      for (const room of [{ workspace: vectors ? 9000 : 300 }, { workspace: 2 ** 20, rounds: 16 }])
        for (const [z, { w, Z, info }] of (await solve(context, problems, vectors, room)).entries()) {
          expect(bits(w)).toEqual(bits(once[z]!.w));
          expect(bits(Z)).toEqual(bits(once[z]!.Z));
          expect(info).toBe(0);
        }
    }
  });

  it('gives the same bits among thousands', async () => {
    const few = [3, 1, 2, 3].map((n) => make('random', n));
    const many = await solve(
      context,
      Array.from({ length: 16400 }, (_, z) => few[z % 4]!),
    );
    for (const [z, one] of (await solve(context, few)).entries())
      for (let k = z; k < many.length; k += 4) {
        if (!Object.is(many[k]!.w[0], one.w[0]) || !Object.is(many[k]!.Z[1], one.Z[1])) expect(many[k]).toEqual(one);
      }
    expect(many[16399]).toEqual((await solve(context, [few[3]!]))[0]);
  });

  it('takes numbers of any size', async () => {
    for (const scale of [2 ** 120, 2 ** -90]) {
      const problems = [20, 50].map((n) => {
        const { d, e } = make('random', n);
        return { d: d.map((x) => x * scale), e: e.map((x) => x * scale) };
      });
      for (const [z, solved] of (await solve(context, problems)).entries())
        check(`${scale} ${z}`, problems[z]!, solved);
    }
  });

  it('ends whatever the numbers are, and leaves others beside them alone', async () => {
    const good = make('random', 40);
    const [alone] = (await solve(context, [good])) as [Solved];
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** -149, -(2 ** 127.9)]) {
      const bad = [20, 40].map((n) => {
        const t = make('random', n);
        t.d[n - 3] = value;
        t.e[1] = value;
        return t;
      });
      const [first, , beside] = (await solve(context, [...bad, good, ...bad])) as [Solved, Solved, Solved];
      expect(first.info).toBe(Number.isFinite(value) ? 0 : 20);
      expect(first.w.every((x) => Number.isFinite(x) === Number.isFinite(value))).toBe(true);
      expect(bits(beside.w)).toEqual(bits(alone.w));
      expect(bits(beside.Z)).toEqual(bits(alone.Z));
    }
  });
});
