// QGEMM in TypeScript: sums of products of bytes, one by one. Host memory only.

import { activationOf } from '../activations/activation.ref.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';

/** Bytes or numbers from a place on. */
interface Part<A> {
  readonly data: A;
  readonly off: number;
}

export interface QgemmRef {
  readonly rows: number;
  readonly features: number;
  readonly depth: number;
  readonly transW: boolean;
  readonly unsignedX: boolean;
  readonly unsignedW: boolean;
  readonly ofX: 'tensor' | 'rows';
  readonly ofW: 'tensor' | 'features';
  readonly activation: ConvActivation;
  readonly X: Part<Int8Array>;
  readonly W: Part<Int8Array>;
  readonly scaleX?: Part<ArrayLike<number>> | undefined;
  readonly zeroX?: Part<Int8Array> | undefined;
  readonly scaleW?: Part<ArrayLike<number>> | undefined;
  readonly zeroW?: Part<Int8Array> | undefined;
  readonly bias?: Part<ArrayLike<number>> | undefined;
}

const byte = (x: Part<Int8Array>, k: number, unsigned: boolean): number => {
  const value = x.data[x.off + k]!;
  return unsigned ? value & 255 : value;
};

/** Calls `store` with every element of the result by its place, before it is rounded to what Y holds. */
export function qgemmRef(q: QgemmRef, store: (e: number, value: number) => void): void {
  const { rows, features, depth, X, W } = q;
  const f = q.activation === 'none' ? (y: number) => y : activationOf(q.activation, 0, 1).f;
  const zeroOf = (zero: Part<Int8Array> | undefined, k: number, unsigned: boolean) =>
    zero === undefined ? 0 : byte(zero, k, unsigned);
  const numberOf = (x: Part<ArrayLike<number>> | undefined, k: number, otherwise: number) =>
    x === undefined ? otherwise : x.data[x.off + k]!;
  const [next, step] = q.transW ? [1, features] : [depth, 1];
  for (let i = 0; i < rows; i++) {
    const ofRow = q.ofX === 'rows' ? i : 0;
    const zeroX = zeroOf(q.zeroX, ofRow, q.unsignedX);
    for (let j = 0; j < features; j++) {
      const ofFeature = q.ofW === 'features' ? j : 0;
      const zeroW = zeroOf(q.zeroW, ofFeature, q.unsignedW);
      let sum = 0;
      for (let l = 0; l < depth; l++) {
        const [x, w] = [byte(X, i * depth + l, q.unsignedX), byte(W, j * next + l * step, q.unsignedW)];
        sum += (x - zeroX) * (w - zeroW);
      }
      const scale = numberOf(q.scaleX, ofRow, 1) * numberOf(q.scaleW, ofFeature, 1);
      store(i * features + j, f((sum | 0) * scale + numberOf(q.bias, j, 0)));
    }
  }
}

/** round(x), ties to even. */
export function roundToEven(x: number): number {
  const below = Math.floor(x);
  if (x - below !== 0.5) return Math.round(x);
  return below % 2 === 0 ? below : below + 1;
}

/** y as a byte. */
export function quantized(y: number, scale: number, zero: number, unsigned: boolean): number {
  const least = unsigned ? 0 : -128;
  const rounded = Number.isNaN(y) ? 0 : roundToEven(y / scale);
  return Math.min(Math.max(rounded + zero, least), least + 255);
}
