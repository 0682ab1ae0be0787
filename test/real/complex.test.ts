// GESV and ZCGESV on a complex matrix: LAPACK's solution test (dget02, threshold 30), on every backend.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gesv, zcgesv } from '../../src/index.ts';
import { parseMatrixMarket } from '../../src/linalg/matrixMarket.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { multiply } from '../../testing/lib/product.ts';
import { solveRatio } from '../../testing/lib/residuals.ts';
import { contexts } from '../setup/contexts.ts';
import { sharedData, THRESHOLD } from './collection.ts';

const data = sharedData();
const N = 156;

it.skipIf(data === undefined).each(contexts)('w156 is solved in c, z and by both ($backend)', async (context) => {
  const market = parseMatrixMarket(readFileSync(join(data!, 'matrices', 'w156.mtx'), 'utf8'));
  const exact = market.toDense();
  const ones = Float64Array.from({ length: 2 * N }, (_, p) => 1 - (p % 2));
  for (const prec of ['c', 'z'] as const) {
    const values = prec === 'c' ? Float32Array.from(exact) : Float64Array.from(exact);
    const a = matrixView(values, N, N, undefined, 0, 2);
    const sums = multiply(a, 'n', ones);
    const b = matrixView(prec === 'c' ? Float32Array.from(sums) : sums, N, 1, undefined, 0, 2);
    const [A, B, X] = [
      context.upload(prec, values as never),
      context.upload(prec, b.data as never),
      context.alloc(prec, N),
    ];
    const [ipiv, iter, info] = [context.alloc('i', N), context.alloc('i', 1), context.alloc('i', 1)];
    const ratioOf = async (x: typeof X): Promise<number> =>
      solveRatio(
        a,
        matrixView(await context.download(x), N, 1, undefined, 0, 2),
        b,
        prec === 'c' ? 2 ** -24 : 2 ** -53,
      );
    if (prec === 'z') {
      await zcgesv(context.queue, { n: N, nrhs: 1, A, lda: N, ipiv, B, ldb: N, X, ldx: N, iter, info } as never);
      expect((await context.download(info))[0]).toBe(0);
      expect((await ratioOf(X)) < THRESHOLD).toBe(true);
      context.write(A, values as never);
    }
    await gesv(context.queue, { n: N, nrhs: 1, A, lda: N, ipiv, B, ldb: N, info });
    expect((await context.download(info))[0]).toBe(0);
    expect((await ratioOf(B)) < THRESHOLD).toBe(true);
    for (const buffer of [A, B, X, ipiv, iter, info]) buffer.dispose();
  }
});
