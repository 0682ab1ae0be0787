// REQUANTIZE in TypeScript: element by element, in singles. Host memory only.
import type { Part } from '../../core/scales.ts';
import { quantized } from './qgemm.ref.ts';

export interface RequantizeRef {
  readonly outer: number;
  readonly channels: number;
  readonly inner: number;
  readonly unsigned: boolean;
  readonly per: 'tensor' | 'channels';
  readonly X: Part<Int32Array>;
  readonly bias?: Part<Int32Array> | undefined;
  readonly scale: Part<ArrayLike<number>>;
  readonly zero: number;
}

/** Y := round((X + bias) scale) + zero as bytes. */
export function requantizeRef(q: RequantizeRef, Y: Part<Int8Array>): void {
  const { outer, channels, inner, X, bias, scale, zero, unsigned } = q;
  const each = q.per === 'channels' ? 1 : 0;
  for (let e = 0; e < outer * channels * inner; e++) {
    const c = Math.floor(e / inner) % channels;
    const sum = (X.data[X.off + e]! + (bias === undefined ? 0 : bias.data[bias.off + c]!)) | 0;
    const y = Math.fround(Math.fround(sum) * scale.data[scale.off + c * each]!);
    Y.data[Y.off + e] = quantized(y, 1, zero, unsigned);
  }
}
