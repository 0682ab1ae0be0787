// GESV on real matrices: LAPACK's solution test (dget02, threshold 30) and LAPACK's own info, on every backend and precision. The full
// collection lies beside a development checkout, in shared/data; elsewhere the copies that ship with the tests are used.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { RealArray } from '../../src/core/matrix.ts';
import { precisions } from '../../src/core/precision.ts';
import { type Context, gesv } from '../../src/index.ts';
import { type MatrixMarket, parseMatrixMarket } from '../../src/linalg/matrixMarket.ts';
import { isSoftware } from '../../src/runtime/adapter.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { solveRatio } from '../../testing/lib/residuals.ts';
import { cpu, gpu, report } from '../setup/contexts.ts';

/** LAPACK's THRESH for linear equations. */
const THRESHOLD = 30;
/** Each column of an LU is a dispatch, which costs a software adapter as much as a small solve: larger orders only on request. */
const SOFTWARE_ORDER = 700;

interface Entry {
  readonly name: string;
  readonly n: number;
  readonly file: string;
  /** INFO of LAPACK's sgesv and dgesv. */
  readonly info: { readonly s: number; readonly d: number };
}

/** The nearest shared/data above this file. */
function sharedData(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const data = join(folder, 'shared/data');
    if (existsSync(join(data, 'matrices.json'))) return data;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The square matrices that ship, with LAPACK's info for them. */
const SHIPPED: readonly (readonly [name: string, n: number, info: number])[] = [
  ['LFAT5', 14, 0],
  ['jgl009', 9, 5],
  ['494_bus', 494, 0],
  ['bfwa62', 62, 0],
  ['olm500', 500, 0],
  ['pde900', 900, 0],
  ['west0479', 479, 0],
];

interface Listed {
  readonly name: string;
  readonly m: number;
  readonly n: number;
  readonly hdr: string;
  readonly info32: number;
  readonly info64: number;
}

function entries(): Entry[] {
  const data = sharedData();
  if (data !== undefined) {
    // The list was written by Python, which spells an infinite condition number in a way that JSON does not know.
    const text = readFileSync(join(data, 'matrices.json'), 'utf8').replace(/-?\bInfinity\b|\bNaN\b/g, 'null');
    return (JSON.parse(text) as Listed[])
      .filter((m) => m.m === m.n && !m.hdr.includes('complex'))
      .map(({ name, n, info32, info64 }) => {
        return { name, n, file: join(data, 'matrices', `${name}.mtx`), info: { s: info32, d: info64 } };
      });
  }
  report({ skipped: 'shared/data is not beside this checkout', test: 'real matrices that do not ship' });
  const folders = ['../data/matrices', '../../examples/data'].map((f) => fileURLToPath(new URL(f, import.meta.url)));
  return SHIPPED.flatMap(([name, n, info]) => {
    const file = folders.map((folder) => join(folder, `${name}.mtx`)).find((f) => existsSync(f));
    return file === undefined ? [] : [{ name, n, file, info: { s: info, d: info } }];
  });
}

const parsed = new Map<string, MatrixMarket>();
function load(entry: Entry): MatrixMarket {
  let matrix = parsed.get(entry.name);
  if (matrix === undefined) {
    matrix = parseMatrixMarket(readFileSync(entry.file, 'utf8'));
    parsed.set(entry.name, matrix);
  }
  return matrix;
}

/** b = A ones, summed in double and rounded to A's precision. */
function rowSums(A: RealArray, n: number): RealArray {
  const sums = new Float64Array(n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) sums[i]! += A[i + j * n]!;
  return A instanceof Float32Array ? new Float32Array(sums) : sums;
}

const ratios: string[] = [];

async function check(context: Context, prec: 's' | 'd', entry: Entry): Promise<void> {
  const { n } = entry;
  const dense: RealArray = prec === 's' ? load(entry).toDense('s') : load(entry).toDense();
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
    const err = solveRatio(matrixView(dense, n, n), matrixView(x, n, 1), matrixView(b, n, 1), precisions[prec].eps);
    ratios.push(`${entry.name}\t${n}\t${context.backend} ${prec}\t${err.toExponential(2)}`);
    expect(err < THRESHOLD, `ratio ${err} < ${THRESHOLD}`).toBe(true);
  } else {
    ratios.push(`${entry.name}\t${n}\t${context.backend} ${prec}\tinfo ${code}`);
    expect(x).toEqual(b);
  }
}

const all = entries();
const full = process.env.BASALT_TEST_FULL === '1';

afterAll(() => {
  if (full) console.log(`dget02 ratios\n${ratios.join('\n')}`);
});

describe.each(all)('$name', (entry) => {
  test('single on the CPU', () => check(cpu, 's', entry));
  test('double on the CPU', () => check(cpu, 'd', entry));
  const missing =
    gpu === undefined
      ? 'no GPU adapter'
      : !full && entry.n > SOFTWARE_ORDER && isSoftware(gpu.gpu!.adapter)
        ? `order above ${SOFTWARE_ORDER} on a software adapter without BASALT_TEST_FULL=1`
        : '';
  if (missing !== '') report({ skipped: missing, test: `${entry.name}: single on the GPU` });
  test.skipIf(missing !== '')('single on the GPU', () => check(gpu!, 's', entry), 1_200_000);
});

test('the collection holds a singular matrix and one that is not', () => {
  expect(all.some((m) => m.info.s > 0)).toBe(true);
  expect(all.some((m) => m.info.s === 0)).toBe(true);
});
