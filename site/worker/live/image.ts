// A picture by its largest singular values. The decomposition of the last picture is kept: another rank is one product.
import { matmul } from '../../../src/linalg/matmul.ts';
import { svd } from '../../../src/linalg/svd.ts';
import type { ImageAnswer, ImageOrder } from '../../protocolLive.ts';
import { contextOf } from '../contexts.ts';

interface Decomposed {
  readonly size: number;
  /** U diag(S), and V^T, by rows. */
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly values: Float64Array;
}

let last: Decomposed | undefined;

export async function image({ picture, rank }: ImageOrder): Promise<ImageAnswer> {
  const context = await contextOf('cpu');
  const start = performance.now();
  if (picture !== undefined) {
    const { pixels, size } = picture;
    const { U, S, Vh } = await svd({ data: pixels, shape: [size, size] }, { context });
    const left = U.data.map((value, k) => value * S.data[k % size]!);
    last = { size, left, right: Vh.data, values: S.data };
  }
  if (last === undefined) throw new Error('there is no picture');
  const { size, left, right, values } = last;
  const k = Math.min(rank, size);
  const operands = [
    { data: left, shape: [size, k], stride: [size, 1] },
    { data: right, shape: [k, size] },
  ] as const;
  const { data } = await matmul(...operands, { context });
  const squares = (part: Float64Array): number => part.reduce((sum, value) => sum + value * value, 0);
  const error = Math.sqrt(squares(values.subarray(k)) / squares(values));
  return { pixels: data, error, ms: performance.now() - start };
}
