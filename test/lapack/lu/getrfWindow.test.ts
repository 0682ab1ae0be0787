// LU whose pivots come from the first rows of each panel: what it factors, where its pivots lie, and what it says of a top without any.
import { expect } from 'vitest';
import { windowWay } from '../../../src/lapack/lu/getf2.gpu.ts';
import { capacity } from '../../../src/lapack/lu/getf2.kernels.ts';
import { enqueueGetrf } from '../../../src/lapack/lu/getrf.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gpuTest } from '../../setup/contexts.ts';

const [OFF, PAD] = [5, 3];

/** Uniform elements from -1 to 1, the same in every run. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

interface Factored {
  readonly a: Float32Array;
  readonly lu: Float32Array;
  readonly ipiv: Int32Array;
  readonly info: number;
}

async function factor(context: Context, m: number, n: number, a: Float32Array, nb: number): Promise<Factored> {
  const k = Math.min(m, n);
  const A = context.upload('s', a);
  const [ipiv, info] = [context.alloc('i', k), context.alloc('i', 1)];
  const mat = <T>(data: T, off = 0, ld = 1) => ({ data, off, ld });
  const f = { m, n, A: mat(A, OFF, m + PAD), ipiv: mat(ipiv), info: mat(info), nb, pivoting: 'window' } as const;
  enqueueGetrf(context.queue, f);
  const found = {
    a,
    lu: (await context.download(A)) as Float32Array,
    ipiv: await context.download(ipiv),
    info: (await context.download(info))[0]!,
  };
  for (const buffer of [A, ipiv, info]) buffer.dispose();
  return found;
}

/** The largest |P A - L U| / (|L| |U|), element by element, in units of eps; NaN where A is not what it should be outside. */
function error(m: number, n: number, { a, lu, ipiv }: Factored): number {
  const ld = m + PAD;
  const at = (x: Float32Array, i: number, j: number): number => x[OFF + i + j * ld]!;
  const rows = Array.from({ length: m }, (_, i) => i);
  for (const [k, p] of ipiv.entries()) [rows[k], rows[p - 1]] = [rows[p - 1]!, rows[k]!];
  let worst = 0;
  for (let i = 0; i < m; i++) {
    for (let j = 0; j < n; j++) {
      let [sum, size] = [0, 0];
      for (let l = 0; l <= Math.min(i, j, ipiv.length - 1); l++) {
        const term = (l === i ? 1 : at(lu, i, l)) * at(lu, l, j);
        sum += term;
        size += Math.abs(term);
      }
      const rest = Math.abs(at(a, rows[i]!, j) - sum) / size / 2 ** -24;
      worst = rest > worst || rest !== rest ? rest : worst;
    }
  }
  return worst;
}

const matrix = (m: number, n: number, seed: number): Float32Array => {
  const next = uniform(seed);
  return Float32Array.from({ length: OFF + (m + PAD) * n + 2 }, next);
};

gpuTest('windows of rows give the pivots of panels: error, pivots, borders', async (context) => {
  const { queue } = context;
  const held = capacity(windowWay(queue, 4096).choice!);
  const shapes = [
    [held + 1, 1, 0],
    [held + 1, 5, 0],
    [3 * held, 2 * held + 3, 0],
    [2 * held, 3 * held, 16],
    [5 * held + 7, 40, 8],
    // Blocks above blocks.
    ...(context.gpu!.software ? [] : ([[2500, 2500, 1024]] as const)),
  ] as const;
  for (const [m, n, nb] of shapes) {
    const a = matrix(m, n, m + n);
    const found = await factor(context, m, n, a, nb);
    expect(found.info, `${m} x ${n}`).toBe(0);
    expect(error(m, n, found), `${m} x ${n}`).toBeLessThan(30);
    for (const [k, p] of found.ipiv.entries()) {
      expect(p, `pivot ${k + 1} of ${m} x ${n}`).toBeGreaterThan(k);
      expect(p, `pivot ${k + 1} of ${m} x ${n}`).toBeLessThanOrEqual(Math.min(m, k + held));
    }
    const inside = (e: number): boolean =>
      e >= OFF && (e - OFF) % (m + PAD) < m && Math.floor((e - OFF) / (m + PAD)) < n;
    for (const [e, x] of found.lu.entries()) if (!inside(e)) expect(x).toBe(a[e]);
  }
});

gpuTest('a window without a pivot is info, whatever lies below it; NaN stays what it is', async (context) => {
  const held = capacity(windowWay(context.queue, 4096).choice!);
  const [m, n] = [3 * held, held];
  const zero = matrix(m, n, 1);
  for (let i = 0; i < 2 * held; i++) zero[OFF + i + 2 * (m + PAD)] = 0;
  for (let i = 0; i < 2 * held; i++) for (const j of [0, 1]) zero[OFF + i + j * (m + PAD)] = i === j ? 1 : 0;
  expect((await factor(context, m, n, zero, 0)).info).toBe(3);
  const bad = matrix(m, n, 2);
  bad[OFF + 1] = Number.NaN;
  const { lu, ipiv } = await factor(context, m, n, bad, 0);
  expect(lu.slice(OFF, OFF + m).some((x) => x !== x)).toBe(true);
  for (const [k, p] of ipiv.entries()) expect(p > k && p <= m).toBe(true);
});
