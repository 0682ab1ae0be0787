// A product of doubles on a GPU, made in a page and in Node.
import { type Context, dgemm } from '../../src/index.ts';

/** The bits of a product of doubles that live on the GPU, as words. */
export async function productOfDoubles(context: Context): Promise<number[]> {
  const [m, n, k] = [13, 9, 70];
  // Sines would not have the same bits in every JavaScript engine.
  const element = (e: number): number => (((e * 7919) % 1009) - 500) / 3 / 2 ** (e % 40);
  const A = context.upload(
    'd',
    Float64Array.from({ length: m * k }, (_, e) => element(e)),
  );
  const B = context.upload(
    'd',
    Float64Array.from({ length: k * n }, (_, e) => element(e + 5)),
  );
  const C = context.upload(
    'd',
    Float64Array.from({ length: m * n }, (_, e) => element(e + 11)),
  );
  await dgemm(context.queue, { m, n, k, alpha: 0.7, A, lda: m, B, ldb: k, beta: -1.1, C, ldc: m });
  return [...new Uint32Array((await context.download(C)).buffer)];
}
