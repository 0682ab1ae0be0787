// Residuals in double-single arithmetic: the trial of an adapter, kernels as a compiler might spoil them, and residuals of every shape.
import { expect, test } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { DS_KERNELS, type DsKernels, enqueueDsResidual } from '../../../src/lapack/mixed/doubleSingle.gpu.ts';
import { dsCorrect, dsForms, dsProduct, dsResidual } from '../../../src/lapack/mixed/doubleSingle.kernels.ts';
import { dsError, provenDoubleSingle, tryForms } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import type { Kernel } from '../../../src/runtime/kernel.ts';
import { kernelText } from '../../../src/runtime/kernelText.ts';
import { HostPairs } from '../../../src/runtime/pairs.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

gpuTest('an adapter gets a form right, or none is taken for right', async ({ queue }) => {
  const form = await provenDoubleSingle(queue);
  expect(provenDoubleSingle(queue)).toBe(provenDoubleSingle(queue));
  const errors: number[] = [];
  for (const each of dsForms) errors.push(await dsError(queue, each));
  const right = errors.findIndex((error) => error < 1e-13);
  expect(form).toBe(dsForms[right]);
  // Nothing lies between right and wrong that could pass by luck.
  for (const error of errors) expect(error < 2e-14 || error > 1e-11, `${error}`).toBe(true);
});

/** A kernel with its libraries joined and some text of it changed. */
function spoilt(kernel: Kernel, text: string, instead: string): Kernel {
  const whole = kernelText(kernel, {});
  expect(whole).toContain(text);
  return { ...kernel, text: whole.replace(text, instead) };
}

const own = DS_KERNELS;
const SPOILT: readonly (readonly [string, () => DsKernels])[] = [
  [
    'the error of a sum is taken for zero',
    () => ({ ...own, product: spoilt(dsProduct, 'kept(kept(a - kept(s - v)) + kept(b - v))', '0.0') }),
  ],
  [
    'the error of a product is taken for zero',
    () => ({ ...own, product: spoilt(dsProduct, 'kept(h.y + ', 'kept(0.0 * h.y + ') }),
  ],
  [
    'lower parts of factors do not count',
    () => ({ ...own, product: spoilt(dsProduct, 'kept(kept(a.x * b.y) + kept(a.y * b.x))', '0.0') }),
  ],
  [
    'slices are added up as singles',
    () => ({ ...own, residual: spoilt(dsResidual, 'let s = twoSum(sum.x, x);', 'let s = vec2f(sum.x + x, 0.0);') }),
  ],
  [
    'corrections are rounded to singles',
    () => ({ ...own, correct: spoilt(dsCorrect, 'let s = twoSum(a.x, b);', 'let s = vec2f(a.x + b, 0.0);') }),
  ],
];

for (const [what, kernels] of SPOILT) {
  gpuTest(`kernels are not trusted where ${what}`, async ({ queue }) => {
    expect(await tryForms(queue, kernels())).toBe(undefined);
  });
}

gpuTest('where an fma rounds twice, products of halves are chosen', async ({ queue }) => {
  const twice = (kernel: Kernel): Kernel => spoilt(kernel, 'kept(fma(a, b, -h))', '0.0');
  const form = await tryForms(queue, { ...own, product: twice(dsProduct) });
  expect(form?.FUSED ?? 0).toBe(0);
});

/** x as pairs of singles, between guards. */
const pairs = (x: Float64Array): Float32Array =>
  Float32Array.from({ length: 2 * x.length }, (_, p) => {
    const [value, hi] = [x[p >> 1]!, Math.fround(x[p >> 1]!)];
    return p % 2 === 0 ? hi : value - hi;
  });

async function check(context: Context, m: number, n: number, columns: number, pad: number): Promise<void> {
  const { queue } = context;
  const form = await provenDoubleSingle(queue);
  if (form === undefined) return;
  const random = mulberry32(m + 100 * n);
  const [lda, ldx, ldr, off] = [m + pad, n + pad, m + 2 * pad, 2 * pad];
  const numbers = (length: number): Float64Array => Float64Array.from({ length }, () => signed(random) * 2 ** 20);
  const [A, X, B] = [numbers(off + lda * n), numbers(ldx * columns), numbers(ldr * columns)];
  const H = Float32Array.from(A);
  const L = Float32Array.from(A, (value, p) => value - H[p]!);
  const R = new Float32Array(2 * ldr * columns).fill(-777.5);
  const buffers = [H, L, pairs(X), pairs(B), R].map((values) => context.upload('s', values));
  const [h, l, x, b, r] = buffers.map((data, k) => ({ data, off: k < 2 ? off : 0, ld: [lda, lda, ldx, ldr, ldr][k]! }));
  enqueueDsResidual(queue, { m, n, columns, H: h!, L: l!, X: x!, B: b!, R: r!, form });
  const found = await context.download(buffers[4]!);
  for (const buffer of buffers) buffer.dispose();
  for (let c = 0; c < columns; c++) {
    for (let i = 0; i < ldr; i++) {
      const at = 2 * (i + c * ldr);
      if (i >= m) {
        expect([found[at], found[at + 1]]).toEqual([-777.5, -777.5]);
        continue;
      }
      let [sum, size] = [B[i + c * ldr]!, Math.abs(B[i + c * ldr]!)];
      for (let j = 0; j < n; j++) {
        const term = A[off + i + j * lda]! * X[j + c * ldx]!;
        sum -= term;
        size += Math.abs(term);
      }
      const error = Math.abs(found[at]! + found[at + 1]! - sum) / size;
      expect(error < 2e-14, `${m} x ${n}, row ${i}, column ${c}: ${error}`).toBe(true);
    }
  }
}

gpuTest('residuals of every shape are those of doubles, in 47 bits', async (context) => {
  for (const [m, n] of [
    [1, 1],
    [3, 0],
    [0, 3],
    [63, 5],
    [65, 256],
    [64, 257],
    [20, 600],
  ] as const) {
    for (const columns of [1, 3]) await check(context, m, n, columns, columns === 1 ? 0 : 3);
  }
});

gpuTest('residuals of columns that are not wanted stay as they are, those of others are the same', async (context) => {
  const { queue } = context;
  const form = await provenDoubleSingle(queue);
  if (form === undefined) return;
  // More columns than the workspace holds at a time.
  const [n, columns] = [70, 11];
  const random = mulberry32(9);
  const numbers = (length: number): Float64Array => Float64Array.from({ length }, () => signed(random));
  const A = new HostPairs(numbers(n * n));
  const [X, B] = [pairs(numbers(n * columns)), pairs(numbers(n * columns))];
  const flags = Int32Array.from({ length: columns }, (_, c) => (c % 3 === 1 || c > 8 ? 0 : 1));
  const found: Float32Array[] = [];
  for (const wanted of [undefined, context.upload('i', flags)]) {
    const R = new Float32Array(2 * n * columns).fill(5);
    const buffers = [A.hi, A.lo, X, B, R].map((values) => context.upload('s', values));
    const [H, L, x, b, r] = buffers.map((data) => ({ data, off: 0, ld: n }));
    const operands = { H: H!, L: L!, X: x!, B: b!, R: r!, form };
    enqueueDsResidual(queue, { m: n, n, columns, ...operands, ...(wanted === undefined ? {} : { wanted }) });
    found.push(await context.download(buffers[4]!));
    for (const buffer of buffers) buffer.dispose();
    wanted?.dispose();
  }
  const [all, some] = found;
  expect(some).toEqual(all!.map((value, p) => (flags[Math.floor(p / (2 * n))] === 1 ? value : 5)));
});

gpuTest('sums whose terms all have one sign lose no more than pairs do', async (context) => {
  const { queue } = context;
  const form = await provenDoubleSingle(queue);
  if (form === undefined) return;
  const [m, n] = [70, slowly ? 1100 : 2300];
  const random = mulberry32(3);
  const positive = (length: number): Float64Array => Float64Array.from({ length }, () => 1 + random() / 3);
  const [A, x] = [new HostPairs(positive(m * n)), new HostPairs(positive(n))];
  // In doubles, by halves of whose bits products are exact, and in sums of two doubles.
  const product = new Float64Array(m);
  const lost = new Float64Array(m);
  const add = (i: number, term: number): void => {
    const sum = product[i]! + term;
    const back = sum - product[i]!;
    lost[i]! += product[i]! - (sum - back) + (term - back);
    product[i] = sum;
  };
  for (let j = 0; j < n; j++)
    for (let i = 0; i < m; i++)
      for (const a of [A.hi, A.lo]) for (const b of [x.hi, x.lo]) add(i, a[i + j * m]! * b[j]!);
  const B = new HostPairs(product);
  const buffers = [A.hi, A.lo, x.interleaved(), B.interleaved(), new Float32Array(2 * m)].map((v) =>
    context.upload('s', v),
  );
  const [H, L, X, b, R] = buffers.map((data, k) => ({ data, off: 0, ld: [m, m, n, m, m][k]! }));
  enqueueDsResidual(queue, { m, n, columns: 1, H: H!, L: L!, X: X!, B: b!, R: R!, form });
  const found = await context.download(buffers[4]!);
  for (const buffer of buffers) buffer.dispose();
  for (let i = 0; i < m; i++) {
    const exact = B.hi[i]! - product[i]! + B.lo[i]! - lost[i]!;
    const error = Math.abs(found[2 * i]! + found[2 * i + 1]! - exact) / product[i]!;
    expect(error < 2 ** -50, `row ${i}: 2^${Math.log2(error)}`).toBe(true);
  }
});

test('forms are records of their own: pipelines are found by identity', () => {
  expect(new Set(dsForms).size).toBe(4);
  expect(dsProduct.variants).toBe(dsForms);
});
