// `reproducible`: the bits of a part of C are those of the same part computed alone, whatever the sizes, the alignment and the tile.
import { describe, expect, it } from 'vitest';
import { enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { reproducibleRules } from '../../../src/blas3/products/gemm.kernels.ts';
import { floatsToHalves } from '../../../src/core/half.ts';
import { type Context, gemm, gemmFused, type HostArray } from '../../../src/index.ts';
import { Random } from '../../../testing/lib/random.ts';
import { some, wide } from '../../lib/sampled.ts';
import { contexts, gpu, gpuTest } from '../../setup/contexts.ts';

type Prec = 'h' | 's' | 'd';

const numbers = (prec: Prec, length: number, random: Random): HostArray => {
  const values = Float64Array.from({ length }, () => 2 * random.rand() - 1);
  return prec === 'd' ? values : prec === 's' ? Float32Array.from(values) : floatsToHalves(Float32Array.from(values));
};

const bits = (values: HostArray): Uint16Array | Uint32Array =>
  values instanceof Uint16Array ? values : new Uint32Array(values.buffer, values.byteOffset, values.byteLength / 4);

interface Part {
  readonly transA: 'n' | 't';
  readonly transB: 'n' | 't';
  /** The part of C: its first row and column, and its size. */
  readonly i: number;
  readonly j: number;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  /** Added to every leading dimension. */
  readonly pad: number;
  readonly fused: boolean;
}

/** The elements of a part of one product, which is the same for all parts of a depth. */
async function compute(context: Context, prec: Prec, part: Part): Promise<number[]> {
  const { transA, transB, i, j, m, n, k, pad, fused } = part;
  const all = 140;
  const stored = (rows: number, columns: number, r0: number, c0: number, transposed: boolean, seed: number) => {
    // Element (r, c) of the whole operand is number r + c * all of its sequence; the part is stored with a leading dimension of its own.
    const source = numbers(prec, all * Math.max(all, k), new Random([1, 2, 3, seed]));
    const [height, width] = transposed ? [columns, rows] : [rows, columns];
    const ld = height + pad;
    const data = source.slice(0, 0).constructor as new (length: number) => HostArray;
    const values = new data(ld * width);
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) values[transposed ? c + r * ld : r + c * ld] = source[r0 + r + (c0 + c) * all]!;
    }
    return { buffer: context.upload<Prec>(prec, values as never), ld };
  };
  const A = stored(m, k, i, 0, transA === 't', 5);
  // As the transpose of op(B), so that its columns, not its depth, are cut.
  const B = stored(n, k, j, 0, transB === 'n', 7);
  const C = stored(m, n, i, j, false, 9);
  const R = stored(m, n, i, j, false, 11);
  const bias = stored(m, 1, i, 0, false, 13);
  const product = { transA, transB, m, n, k, alpha: 0.7, A: A.buffer, lda: A.ld, B: B.buffer, ldb: B.ld };
  const call = { ...product, beta: -0.3, C: C.buffer, ldc: C.ld, reproducible: true };
  if (fused) await gemmFused(context.queue, { ...call, bias: bias.buffer, activation: 'gelu', R: R.buffer, ldr: R.ld });
  else await gemm(context.queue, call);
  const found = bits(await context.download(C.buffer));
  for (const { buffer } of [A, B, C, R, bias]) buffer.dispose();
  const words = prec === 'd' ? 2 : 1;
  const rows = Array.from({ length: n }, (_, c) =>
    Array.from(found.subarray(c * C.ld * words, (c * C.ld + m) * words)),
  );
  return rows.flat();
}

/** Where a part of a result lies in the whole one. */
function cut(whole: number[], rows: number, words: number, { i, j, m, n }: Part): number[] {
  return Array.from({ length: n }, (_, c) =>
    whole.slice(((j + c) * rows + i) * words, ((j + c) * rows + i + m) * words),
  ).flat();
}

const WHOLE = { i: 0, j: 0, m: 132, n: 129, k: 293, pad: 0, fused: false, transA: 'n', transB: 'n' } as const;

/** Single rows, single columns, thin parts, parts around the tile of 32; aligned or not; at the edges and inside. */
const PARTS = [
  { i: 0, j: 0, m: 1, n: 129 },
  { i: 131, j: 0, m: 1, n: 129, pad: 3 },
  { i: 0, j: 128, m: 132, n: 1, pad: 1 },
  { i: 5, j: 7, m: 1, n: 1 },
  { i: 4, j: 0, m: 8, n: 129 },
  { i: 3, j: 1, m: 7, n: 33, pad: 2 },
  { i: 8, j: 4, m: 124, n: 8 },
  { i: 1, j: 2, m: 129, n: 65, pad: 4 },
  { i: 99, j: 64, m: 33, n: 64 },
  { i: 0, j: 0, m: 132, n: 129, pad: 3 },
] as const;

/** llvmpipe takes 5 to 30 s for a pipeline (2 cores, 2026-11): it gets the two of one product. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const PRODUCTS = [
  ['t', 'n', 292],
  ['n', 'n', 293],
  ['n', 't', 20],
] as const;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const onCpu = context.backend === 'cpu';
  const few = slowly && !onCpu;
  const half = onCpu || (context.gpu!.device.features.has('shader-f16') && !few);
  const precs: Prec[] = ['s', ...(half ? ['h' as const] : []), ...(onCpu ? ['d' as const] : [])];
  for (const prec of precs) {
    for (const fused of few ? [false] : [false, true]) {
      it.each(few ? PRODUCTS.slice(0, 1) : PRODUCTS)(
        `a part has the bits of the whole, ${prec}${fused ? ' fused' : ''}, %s%s, depth %i`,
        async (transA, transB, k) => {
          const common = { ...WHOLE, transA, transB, k, fused };
          const whole = await compute(context, prec, common);
          for (const part of some(PARTS, 3)) {
            const expected = cut(whole, WHOLE.m, prec === 'd' ? 2 : 1, { ...common, ...part });
            expect(await compute(context, prec, { ...common, ...part }), JSON.stringify(part)).toEqual(expected);
            if (!onCpu) expect(context.queue.trace.at(-1)!.why).toMatch(/^reproducible/);
          }
        },
      );
    }
  }
});

describe('every tile gives the same bits', () => {
  const size = { m: 268, n: 140, k: 52 };
  const product = async (context: Context, force: string, trans: 'n' | 't'): Promise<ArrayLike<number>> => {
    const { m, n, k } = size;
    const random = new Random();
    const upload = (length: number) => context.upload('s', numbers('s', length, random) as Float32Array);
    const [A, B, C] = [upload(m * k), upload(k * n), upload(m * n)];
    const mats = {
      A: { data: A, off: 0, ld: trans === 'n' ? m : k },
      B: { data: B, off: 0, ld: trans === 'n' ? k : n },
      C: { data: C, off: 0, ld: m },
    };
    const how = { transA: trans, transB: trans, alpha: 0.7, beta: -0.3, reproducible: true, force };
    enqueueGemm(context.queue, { ...size, ...mats, ...how }, 'forced');
    expect(context.queue.trace.at(-1)).toMatchObject({ kernel: force });
    const result = bits(await context.download(C));
    for (const buffer of [A, B, C]) buffer.dispose();
    return result;
  };
  for (const [k, { name }] of reproducibleRules.filter((rule) => rule.name !== 'tiled-small').entries()) {
    gpuTest(
      `${name} and tiled-small`,
      async (context) => {
        // In a short run either by turns: each is a kernel to compile.
        for (const trans of wide ? (['n', 't'] as const) : [k % 2 === 0 ? ('n' as const) : ('t' as const)])
          expect(await product(context, name, trans)).toEqual(await product(context, 'tiled-small', trans));
      },
      slowly ? 'a shader compiler that is quick with large tiles' : undefined,
    );
  }
});
