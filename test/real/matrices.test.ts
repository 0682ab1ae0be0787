// GESV on real matrices: LAPACK's solution test (dget02, threshold 30) and LAPACK's own info, on every backend and precision.
import { afterAll, describe, expect, test } from 'vitest';
import { fields } from '../../src/core/field.ts';
import type { RealArray } from '../../src/core/matrix.ts';
import { type Context, gesv } from '../../src/index.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { solveRatio } from '../../testing/lib/residuals.ts';
import { full as sweeps } from '../lib/sampled.ts';
import { cpu, doubles, gpu, report } from '../setup/contexts.ts';
import { denseOf, type Entry, entries, full, missingFor, THRESHOLD } from './collection.ts';

/** b = A ones, summed in double and rounded to A's precision. */
function rowSums(A: RealArray, n: number): RealArray {
  const sums = new Float64Array(n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) sums[i]! += A[i + j * n]!;
  return A instanceof Float32Array ? new Float32Array(sums) : sums;
}

const ratios: string[] = [];

async function check(context: Context, prec: 's' | 'd', entry: Entry): Promise<void> {
  const { n } = entry;
  const dense = denseOf(entry, prec);
  const b = rowSums(dense, n);
  const A = context.upload(prec, dense as never);
  const B = context.upload(prec, b as never);
  const ipiv = context.alloc('i', n);
  const info = context.alloc('i', 1);
  await gesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info });
  const code = (await context.download(info))[0]!;
  const x = (await context.download(B)) as RealArray;
  for (const buffer of [A, B, ipiv, info]) buffer.dispose();
  expect(code).toBe(entry.info[prec]);
  if (code === 0) {
    const err = solveRatio(matrixView(dense, n, n), matrixView(x, n, 1), matrixView(b, n, 1), fields[prec].eps);
    ratios.push(`${entry.name}\t${n}\t${context.backend} ${prec}\t${err.toExponential(2)}`);
    expect(err < THRESHOLD, `ratio ${err} < ${THRESHOLD}`).toBe(true);
  } else {
    ratios.push(`${entry.name}\t${n}\t${context.backend} ${prec}\tinfo ${code}`);
    expect(x).toEqual(b);
  }
}

const SOFTWARE_ORDER = sweeps ? 700 : 400;
const all = entries();

afterAll(() => {
  if (full) console.log(`dget02 ratios\n${ratios.join('\n')}`);
});

describe.each(all)('$name', (entry) => {
  test('single on the CPU', () => check(cpu, 's', entry));
  test('double on the CPU', () => check(cpu, 'd', entry));
  const missing = missingFor(entry, gpu, SOFTWARE_ORDER);
  if (missing !== '') report({ skipped: missing, test: `${entry.name}: single on the GPU` });
  test.skipIf(missing !== '')('single on the GPU', () => check(gpu!, 's', entry), 1_200_000);
  // In software an operation of soft doubles is some two hundred others.
  const absent = missingFor(entry, gpu, sweeps ? 160 : 20);
  if (absent !== '') report({ skipped: absent, test: `${entry.name}: double on the GPU` });
  test.skipIf(absent !== '')('double on the GPU', async () => check(await doubles(), 'd', entry), 1_200_000);
});

test('the collection holds a singular matrix and one that is not', () => {
  expect(all.some((m) => m.info.s > 0)).toBe(true);
  expect(all.some((m) => m.info.s === 0)).toBe(true);
});
