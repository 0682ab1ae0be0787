// Level 3 of complex doubles that live on the GPU, deeper than soft arithmetic goes, so that residues multiply: exact for integers, with
// NaN where nothing may be read, imaginary parts of Hermitian diagonals among it; and by the rule of spans with opposite grading.
import { describe, expect } from 'vitest';
import { gemmtr, hemm, her2k, herk, symm, syr2k, syrk, trmm } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { exactDot, nearest } from '../lib/exactDoubles.ts';
import { mulberry32 } from '../lib/rng.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

/** Depth, order of results, leading dimension of everything. */
const [K, N, LD] = [136, 21, 139];
const alpha = { re: 3, im: -2 };
const beta = { re: -5, im: 1 };

/** LD x K complex integers; what `spoils` says is NaN, part 1 the imaginary one. */
function integers(seed: number, spoils: (i: number, j: number, part: number) => boolean = () => false): Float64Array {
  const rng = mulberry32(seed);
  return Float64Array.from({ length: 2 * LD * K }, (_, at) => {
    const [i, j] = [(at >> 1) % LD, Math.floor(at / (2 * LD))];
    const x = Math.round(2 ** 16 * (2 * rng() - 1));
    return spoils(i, j, at & 1) ? Number.NaN : x;
  });
}

type Spoils = Parameters<typeof integers>[1];
const beside: Spoils = (i, j) => i < j;
const hermitian: Spoils = (i, j, part) => i < j || (i === j && part === 1);

type Call = (context: Context, A: never, B: never, C: never) => Promise<void>;

/** What a call makes of C. */
async function made(context: Context, operands: readonly Float64Array[], call: Call): Promise<Float64Array> {
  const [A, B, C] = operands.map((x) => context.upload('z', x));
  context.queue.trace.length = 0;
  await call(context, A as never, B as never, C as never);
  if (context !== cpu) expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  context.queue.trace.length = 0;
  const c = await context.download(C!);
  for (const x of [A, B, C]) x!.dispose();
  return c;
}

const plain = integers(2);
const ld = { lda: LD, ldb: LD, ldc: LD };
const CALLS: Readonly<Record<string, readonly [A: Float64Array, C: Float64Array, call: Call]>> = {
  zgemmtr: [
    integers(1),
    integers(3, beside),
    (c, A, B, C) => gemmtr(c, { uplo: 'l', transA: 'c', transB: 'n', n: N, k: K, alpha, A, B, beta, C, ...ld }, 'z'),
  ],
  zsyrk: [
    integers(1),
    integers(3, beside),
    (c, A, _, C) => syrk(c, { uplo: 'l', n: N, k: K, alpha, A, lda: LD, beta, C, ldc: LD }, 'z'),
  ],
  zherk: [
    integers(1),
    integers(3, hermitian),
    (c, A, _, C) => herk(c, { uplo: 'l', n: N, k: K, alpha: 3, A, lda: LD, beta: -5, C, ldc: LD }, 'z'),
  ],
  zsyr2k: [
    integers(1),
    integers(3, beside),
    (c, A, B, C) => syr2k(c, { uplo: 'l', trans: 't', n: N, k: K, alpha, A, B, beta, C, ...ld }, 'z'),
  ],
  zher2k: [
    integers(1),
    integers(3, hermitian),
    (c, A, B, C) => her2k(c, { uplo: 'l', trans: 'c', n: N, k: K, alpha, A, B, beta: 7, C, ...ld }, 'z'),
  ],
  zsymm: [
    integers(1, beside),
    integers(3),
    (c, A, B, C) => symm(c, { side: 'l', uplo: 'l', m: K, n: N, alpha, A, B, beta, C, ...ld }, 'z'),
  ],
  zhemm: [
    integers(1, hermitian),
    integers(3),
    (c, A, B, C) => hemm(c, { side: 'l', uplo: 'l', m: K, n: N, alpha, A, B, beta, C, ...ld }, 'z'),
  ],
  ztrmm: [
    integers(1, beside),
    integers(3),
    (c, A, _, C) => trmm(c, { side: 'l', uplo: 'l', transA: 'c', m: K, n: N, alpha, A, lda: LD, B: C, ldb: LD }, 'z'),
  ],
};

describe('level 3 of complex doubles on the GPU', () => {
  for (const [name, [A, C, call]] of Object.entries(CALLS)) {
    gpuTest(`${name} is exact for integers`, async () => {
      const [found, expected] = [
        await made(await doubles(), [A, plain, C], call),
        await made(cpu, [A, plain, C], call),
      ];
      expect(found.filter((x, at) => x !== expected[at] && !(Number.isNaN(x) && Number.isNaN(expected[at])))).toEqual(
        new Float64Array(0),
      );
      expect(expected.filter((x, at) => !Object.is(x, C[at]!)).length).toBeGreaterThan(N * N);
    });
  }

  gpuTest('alpha of zero is a scaling of the part, its diagonal real', async () => {
    const at0: Call = (c, A, _, C) =>
      herk(c, { uplo: 'l', n: N, k: K, alpha: 0, A, lda: LD, beta: 3, C, ldc: LD }, 'z');
    const nothing = integers(4).fill(Number.NaN);
    const C = integers(3, hermitian);
    expect(await made(await doubles(), [nothing, plain, C], at0)).toEqual(await made(cpu, [nothing, plain, C], at0));
    const symmetric: Call = (c, A, _, C) =>
      syrk(c, { uplo: 'l', n: N, k: K, alpha: 0, A, lda: LD, beta, C, ldc: LD }, 'z');
    const D = integers(3, beside);
    expect(await made(await doubles(), [nothing, plain, D], symmetric)).toEqual(
      await made(cpu, [nothing, plain, D], symmetric),
    );
  });

  for (const by of [24, 44]) {
    gpuTest(
      `errs by the sizes of an element's terms where factors are graded oppositely by ${by} binary digits`,
      async () => {
        const graded = (seed: number, sign: number): Float64Array => {
          const rng = mulberry32(seed);
          return Float64Array.from({ length: 2 * N * K }, (_, at) => {
            const l = Math.floor(at / (2 * N));
            return (0.5 + rng() / 2 + rng() * 2 ** -31) * 2 ** Math.round((sign * by * l) / (K - 1));
          });
        };
        const [a, b] = [graded(5, -1), graded(6, 1)];
        const c = await made(await doubles(), [a, b, new Float64Array(2 * N * N)], (context, A, B, C) =>
          gemmtr(context, { uplo: 'l', transB: 'c', n: N, k: K, A, lda: N, B, ldb: N, C, ldc: N }, 'z'),
        );
        let worst = 0;
        for (const [i, j] of [
          [0, 0],
          [7, 3],
          [N - 1, 0],
          [N - 1, N - 1],
        ] as const) {
          // Re = sum re re + im im, Im = sum im re - re im
          const re = (x: Float64Array, row: number) => (l: number) => x[2 * (row + l * N)]!;
          const im = (x: Float64Array, row: number) => (l: number) => x[2 * (row + l * N) + 1]!;
          const parts = [
            exactDot(K, re(a, i), re(b, j)) + exactDot(K, im(a, i), im(b, j)),
            exactDot(K, im(a, i), re(b, j)) - exactDot(K, re(a, i), im(b, j)),
          ];
          let size = 0;
          for (let l = 0; l < K; l++) size += (re(a, i)(l) + im(a, i)(l)) * (re(b, j)(l) + im(b, j)(l));
          for (const [part, exact] of parts.entries()) {
            const error = (Math.abs(c[2 * (i + j * N) + part]! - nearest(exact)) * 2 ** 53) / size;
            worst = error <= worst ? worst : error;
          }
        }
        expect(worst).toBeLessThan(2 * K);
      },
    );
  }
});
