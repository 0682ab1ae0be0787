// Factorizations of doubles on the GPU against the CPU's: in a full run of an order at which they multiply by residues and halve often.
import { describe, expect } from 'vitest';
import { geqrf, gesv, getrf, getri, posv, potrf, potri, trmm, trtri } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { full } from '../lib/sampled.ts';
import { cpu, doubles, gpuTest, gpuWide } from '../setup/contexts.ts';

const [N, SIDES] = [full ? 330 : 70, 2];
const LD = N + 3;
const rng = mulberry32(11);
const general = Float64Array.from({ length: LD * N }, () => signed(rng));
/** Positive definite in both triangles. */
const definite = Float64Array.from(general);
for (let j = 0; j < N; j++) {
  for (let i = 0; i < j; i++) definite[j + i * LD] = definite[i + j * LD]!;
  definite[j * (LD + 1)] = 40;
}
const right = Float64Array.from({ length: LD * SIDES }, () => signed(rng));

async function run(
  context: Context,
  a: Float64Array,
  call: (A: ReturnType<typeof upload>, B: ReturnType<typeof upload>) => Promise<unknown>,
): Promise<readonly [A: Float64Array, B: Float64Array]> {
  const [A, B] = [upload(context, a), upload(context, right)];
  await call(A, B);
  const found = [await context.download(A), await context.download(B)] as const;
  A.dispose();
  B.dispose();
  return found;
}

const upload = (context: Context, values: Float64Array) => context.upload('d', values);

/** The largest difference over the largest element. */
function difference(found: Float64Array, expected: Float64Array): number {
  const largest = expected.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return found.reduce((most, x, i) => Math.max(most, Math.abs(x - expected[i]!)), 0) / largest;
}

describe('factorizations of some size, of doubles on the GPU', () => {
  gpuWide('have the factors and solutions of the CPU', async () => {
    const context = await doubles();
    context.queue.trace.length = 0;
    const system = { n: N, nrhs: SIDES, lda: LD, ldb: LD };
    const lu = (on: Context) => {
      const ints = on.alloc('i', N + 1);
      return run(on, general, (A, B) => gesv(on, { ...system, A, B, ipiv: ints, info: ints.at(N) }));
    };
    const cholesky = (on: Context, uplo: 'l' | 'u') =>
      run(on, definite, (A, B) => posv(on, { ...system, uplo, A, B, info: on.alloc('i', 1) }));
    const qr = (on: Context) => run(on, general, (A) => geqrf(on, { m: LD, n: N, A, lda: LD, tau: on.alloc('d', N) }));
    const multiplied = (on: Context) =>
      run(on, general, (A, B) => trmm(on, { side: 'l', uplo: 'u', m: N, n: SIDES, A, lda: LD, B, ldb: LD }));
    for (const way of [lu, (on: Context) => cholesky(on, 'l'), (on: Context) => cholesky(on, 'u'), qr, multiplied]) {
      const [found, expected] = [await way(context), await way(cpu)];
      // Condition numbers of some thousands.
      for (const k of [0, 1] as const) expect(difference(found[k], expected[k])).toBeLessThan(1e-11);
    }
    expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  });

  gpuTest('have the inverses of the CPU', async () => {
    const context = await doubles();
    const square = { n: N, lda: LD };
    const ofGeneral = (on: Context) =>
      run(on, general, async (A) => {
        const ipiv = on.alloc('i', N + 1);
        const info = ipiv.at(N);
        await getrf(on, { m: N, ...square, A, ipiv, info });
        await getri(on, { ...square, A, ipiv, info });
      });
    const ofDefinite = (on: Context, uplo: 'l' | 'u') =>
      run(on, definite, async (A) => {
        const info = on.alloc('i', 1);
        await potrf(on, { uplo, ...square, A, info });
        await potri(on, { uplo, ...square, A, info });
      });
    const ofTriangle = (on: Context, uplo: 'l' | 'u', diag: 'n' | 'u') =>
      run(on, diag === 'u' ? general.map((x) => x / N) : definite, async (A) => {
        await trtri(on, { uplo, diag, ...square, A, info: on.alloc('i', 1) });
      });
    const ways: readonly ((on: Context) => ReturnType<typeof run>)[] = [
      ofGeneral,
      (on) => ofDefinite(on, 'l'),
      (on) => ofDefinite(on, 'u'),
      (on) => ofTriangle(on, 'l', 'n'),
      (on) => ofTriangle(on, 'u', 'u'),
    ];
    context.queue.trace.length = 0;
    for (const way of ways) expect(difference((await way(context))[0], (await way(cpu))[0])).toBeLessThan(1e-11);
    expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  });
});
