// The reference of GEMM of bytes against the formula in exact integers.
import { describe, expect, it } from 'vitest';
import { gemmI32Ref } from '../../../src/blas3/products/gemmI32.ref.ts';
import { mulberry32 } from '../../lib/rng.ts';

const rng = mulberry32(11);
const bytes = (length: number): Int8Array => Int8Array.from({ length }, () => Math.floor(256 * rng()) - 128);
const words = (length: number): Int32Array => Int32Array.from({ length }, () => Math.floor(2 ** 32 * rng()) - 2 ** 31);

describe.each([
  ['n', 'n'],
  ['n', 't'],
  ['t', 'n'],
  ['c', 'c'],
] as const)('transA %s, transB %s', (transA, transB) => {
  it.each([
    [1, 0],
    [-7, 3],
    [2 ** 31 - 1, -(2 ** 31)],
    [0, 1],
  ])('is the formula modulo 2^32 with alpha %d and beta %d', (alpha, beta) => {
    const [m, n, k] = [5, 4, 9];
    const [lda, ldb, ldc] = [11, 12, 6];
    const A = { data: bytes(11 * 11), off: 2, ld: lda };
    const B = { data: bytes(12 * 11), off: 3, ld: ldb };
    const before = words(40);
    const C = { data: before.slice(), off: 4, ld: ldc };
    gemmI32Ref(transA, transB, m, n, k, alpha, A, B, beta, C);
    const expected = before.slice();
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < m; i++) {
        let sum = 0n;
        for (let l = 0; l < k; l++) {
          const a = A.data[A.off + (transA === 'n' ? i + l * lda : l + i * lda)]!;
          const b = B.data[B.off + (transB === 'n' ? l + j * ldb : j + l * ldb)]!;
          sum += BigInt(a) * BigInt(b);
        }
        const at = C.off + i + j * ldc;
        expected[at] = Number(BigInt.asIntN(32, BigInt(alpha) * sum + BigInt(beta) * BigInt(before[at]!)));
      }
    }
    expect(C.data).toEqual(expected);
  });
});

it('wraps where a sum leaves the range of 32 bits', () => {
  const k = 131072;
  const A = { data: new Int8Array(k).fill(-128), off: 0, ld: 1 };
  const C = { data: new Int32Array(2), off: 0, ld: 2 };
  for (const [i, depth] of [k - 1, k].entries())
    gemmI32Ref('n', 'n', 1, 1, depth, 1, A, { ...A, ld: k }, 0, { ...C, off: i });
  expect([...C.data]).toEqual([2 ** 31 - 2 ** 14, -(2 ** 31)]);
});
