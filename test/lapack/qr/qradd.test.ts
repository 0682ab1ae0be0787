// QRADD on every context: the case's sweep, and least squares by blocks of rows against all rows at once.
import { describe, expect, it } from 'vitest';
import { type Prec, qradd } from '../../../src/index.ts';
import { gelsRef } from '../../../src/lapack/qr/gels.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { qraddCase } from '../../../testing/cases/lapack/qr/qradd.ts';
import { complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

const slow = /llvmpipe/.test(gpu?.gpu?.name ?? '');

async function addsTheSweep(context: Context, prec: Prec): Promise<void> {
  for (const [k, problem] of qraddCase.sweep.entries()) {
    if (slow && context === gpu && k % 3 > 0) continue;
    expect(await complaints(context, qraddCase, problem, prec)).toEqual([]);
  }
}

async function solvesByBlocks(context: Context, prec: 's' | 'd'): Promise<void> {
  const [n, blocks] = [6, [1, 3, 20, 0, 40, 7]];
  const m = blocks.reduce((sum, rows) => sum + rows, 0);
  const random = new Random();
  const [a, b] = [random.fill(new Float64Array(m * n), 'rand'), random.fill(new Float64Array(m), 'rand')];
  const order = n + 1;
  const typed = (x: Float64Array) => (prec === 's' ? new Float32Array(x) : x) as never;
  const R = context.upload(prec, typed(new Float64Array(order * order)));
  let row = 0;
  for (const rows of blocks) {
    const A = context.upload(prec, typed(a.slice(row * n, (row + rows) * n)));
    const B = context.upload(prec, typed(b.slice(row, row + rows)));
    // Row i of all is element i n .. i n + n - 1: the blocks' transposes lie one behind the other, and are made columns here.
    const columns = new Float64Array(rows * n);
    for (let i = 0; i < rows; i++) for (let j = 0; j < n; j++) columns[i + j * rows] = a[(row + i) * n + j]!;
    context.write(A, typed(columns));
    const ld = Math.max(1, rows);
    await qradd(context.queue, { m: rows, n, nrhs: 1, R, ldr: order, A, lda: ld, B, ldb: ld });
    for (const buffer of [A, B]) buffer.dispose();
    row += rows;
  }
  const r = (await context.download(R)) as Float32Array;
  R.dispose();
  const x = Float64Array.from(r.subarray(n * order, n * order + n));
  for (let j = n - 1; j >= 0; j--) {
    x[j] = x[j]! / r[j + j * order]!;
    for (let i = 0; i < j; i++) x[i] = x[i]! - r[i + j * order]! * x[j]!;
  }
  const [all, rss] = [new Float64Array(m * n), new Float64Array(1)];
  for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) all[i + j * m] = a[i * n + j]!;
  const B = { data: b.slice(), off: 0, ld: m };
  gelsRef({ transposed: false, m, n, nrhs: 1, A: { data: all, off: 0, ld: m }, B, rss, wantsRcond: false });
  const bound = prec === 's' ? 1e-5 : 1e-13;
  for (let i = 0; i < n; i++) expect(Math.abs(x[i]! - B.data[i]!)).toBeLessThan(bound);
  expect(Math.abs(r[n + n * order]! ** 2 - rss[0]!)).toBeLessThan(bound * m);
}

describe.each(contexts.map((context) => [context.backend, context] as const))('qradd on a %s context', (_, context) => {
  it.each(['s', 'c'] as const)('adds the whole sweep (%s)', (prec) => addsTheSweep(context, prec));
  it('solves least squares by blocks of rows', () => solvesByBlocks(context, 's'));
});

it('qradd in double precision on the CPU', async () => {
  await addsTheSweep(cpu, 'd');
  await addsTheSweep(cpu, 'z');
  await solvesByBlocks(cpu, 'd');
});

it.each(['s', 'd', 'c', 'z'] as const)('the reference adds the sweep too (%s)', (prec) => {
  for (const problem of some(qraddCase.sweep, 4)) {
    const before = qraddCase.data(problem, prec, new Random());
    const after = copied(before, ['R']);
    qraddCase.reference(problem, after);
    expect(judge(qraddCase, problem, prec, { before, after })).toEqual([]);
  }
});
