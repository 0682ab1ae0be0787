// GETRF, POTRF and POSV on real matrices: backward errors below LAPACK's threshold and LAPACK's own info, in every mode and with both ways
// to pivot. An error that is far above what correct factorizations have is printed, though it passes.
import { afterAll, describe, expect, test } from 'vitest';
import { fields } from '../../src/core/field.ts';
import type { RealArray } from '../../src/core/matrix.ts';
import { type Context, getrf, type Pivoting, posv, potrf, type Uplo } from '../../src/index.ts';
import { type MatrixView, matrixView, normFro } from '../../testing/lib/norms.ts';
import { multiply, signVector } from '../../testing/lib/product.ts';
import { Random } from '../../testing/lib/random.ts';
import { ratio, solveRatio } from '../../testing/lib/residuals.ts';
import { getrfVectorCheck } from '../../testing/lib/residualsLu.ts';
import { cpu, gpu, report } from '../setup/contexts.ts';
import { denseOf, type Entry, entries, missingFor, THRESHOLD } from './collection.ts';

/** Correct single-precision factorizations of these matrices stay below 0.1. */
const ALARM = 5;
/** There are five ways to factor, so fewer orders than in matrices.test.ts. */
const SOFTWARE_ORDER = 250;
const alarms: string[] = [];

function judge(what: string, error: number, prec: 's' | 'd'): void {
  const found = error / fields[prec].eps;
  if (found >= ALARM) alarms.push(`${what}: ${found.toFixed(1)}`);
  expect(found < THRESHOLD, `${what}: ratio ${found} < ${THRESHOLD}`).toBe(true);
}

/** How a factorization runs. The first is all that the CPU has. */
interface Way {
  readonly mode: 'native' | 'hybrid';
  readonly pivoting: Pivoting;
}

async function checkLu(context: Context, prec: 's' | 'd', entry: Entry, { mode, pivoting }: Way): Promise<void> {
  const { name, n } = entry;
  const dense = denseOf(entry, prec);
  const A = context.upload(prec, dense as never);
  const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
  await getrf(context.queue, { m: n, n, A, lda: n, ipiv, info, mode, pivoting });
  expect((await context.download(info))[0]).toBe(entry.info[prec]);
  const lu = matrixView((await context.download(A)) as RealArray, n, n);
  const pivots = await context.download(ipiv);
  for (const buffer of [A, ipiv, info]) buffer.dispose();
  const error = getrfVectorCheck(matrixView(dense, n, n), lu, pivots, new Random());
  judge(`${name}: getrf, ${context.backend} ${prec}, ${mode}, ${pivoting}`, error, prec);
}

/** ||A - L L^T||_F / (n ||A||_F), estimated by products with random signs, as getrfVectorCheck does for LU. */
function choleskyError(a: MatrixView, factor: MatrixView, uplo: Uplo): number {
  const random = new Random();
  const lower = uplo === 'l';
  const triangle = { uplo, diag: 'n' } as const;
  let norm = 0;
  for (let trial = 0; trial < 2; trial++) {
    const t = signVector(a.rows, random);
    const product = multiply(factor, !lower, multiply(factor, lower, t, triangle), triangle);
    const residual = multiply(a, false, t).map((x, i) => x - product[i]!);
    norm = Math.hypot(norm, normFro(matrixView(residual, a.rows, 1)));
  }
  return ratio(norm / Math.SQRT2, a.rows * normFro(a));
}

async function checkCholesky(context: Context, prec: 's' | 'd', entry: Entry, mode: Way['mode']): Promise<void> {
  const { name, n } = entry;
  const dense = denseOf(entry, prec);
  const a = matrixView(dense, n, n);
  const sums = multiply(a, false, new Float64Array(n).fill(1));
  const b = prec === 's' ? new Float32Array(sums) : sums;
  for (const uplo of ['l', 'u'] as const) {
    const A = context.upload(prec, dense as never);
    const S = context.upload(prec, dense as never);
    const B = context.upload(prec, b as never);
    const [info, solved] = [context.alloc('i', 1), context.alloc('i', 1)];
    await potrf(context.queue, { uplo, n, A, lda: n, info, mode });
    await posv(context.queue, { uplo, n, nrhs: 1, A: S, lda: n, B, ldb: n, info: solved });
    const expected = entry.minor![prec];
    const found = [(await context.download(info))[0]!, (await context.download(solved))[0]!];
    // Where only the rounding of singles makes a matrix indefinite, the order of the sums decides in which row that shows.
    if (expected > 0 && entry.minor!.d === 0) expect(found.every((i) => i > 0)).toBe(true);
    else expect(found).toEqual([expected, expected]);
    const factor = matrixView((await context.download(A)) as RealArray, n, n);
    const x = matrixView((await context.download(B)) as RealArray, n, 1);
    for (const buffer of [A, S, B, info, solved]) buffer.dispose();
    const given = matrixView(b, n, 1);
    const where = `${context.backend} ${prec}, ${mode}, ${uplo}`;
    if (expected > 0) {
      expect(x.data).toEqual(given.data);
      continue;
    }
    judge(`${name}: potrf, ${where}`, choleskyError(a, factor, uplo), prec);
    const { eps } = fields[prec];
    judge(`${name}: posv, ${where}`, solveRatio(a, x, given, eps) * eps, prec);
  }
}

const all = entries();
const NATIVE: Way = { mode: 'native', pivoting: 'partial' };
const GPU_WAYS: readonly Way[] = [
  NATIVE,
  { mode: 'native', pivoting: 'tournament' },
  { mode: 'hybrid', pivoting: 'partial' },
];

/** A test on the GPU, or why not, on record. */
function onGpu(name: string, entry: Entry, check: (context: Context) => Promise<void>): void {
  const missing = missingFor(entry, gpu, SOFTWARE_ORDER);
  if (missing !== '') report({ skipped: missing, test: `${entry.name}: ${name}` });
  test.skipIf(missing !== '')(`${name} on the GPU`, () => check(gpu!), 1_200_000);
}

afterAll(() => {
  if (alarms.length > 0) console.log(`ratios of ${ALARM} or more\n${alarms.join('\n')}`);
});

describe.each(all)('$name', (entry) => {
  test.each(['s', 'd'] as const)('getrf in precision %s on the CPU', (prec) => checkLu(cpu, prec, entry, NATIVE));
  for (const way of GPU_WAYS) {
    onGpu(`getrf, ${way.mode}, ${way.pivoting}`, entry, (context) => checkLu(context, 's', entry, way));
  }
  if (entry.minor === undefined) return;
  test.each(['s', 'd'] as const)('potrf and posv in precision %s on the CPU', (prec) =>
    checkCholesky(cpu, prec, entry, 'native'),
  );
  for (const mode of ['native', 'hybrid'] as const) {
    onGpu(`potrf and posv, ${mode}`, entry, (context) => checkCholesky(context, 's', entry, mode));
  }
});

test('the collection holds symmetric matrices that are positive definite', () => {
  expect(all.some((m) => m.minor?.s === 0)).toBe(true);
});
