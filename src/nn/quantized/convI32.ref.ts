// CONVI32 in TypeScript, by its definition. Host memory only.
import type { Convolution } from '../../core/convolution.ts';
import { type Part, pointOf } from '../../core/scales.ts';
import { eachProduct } from '../convolution/conv.ref.ts';

export interface ConvI32Ref {
  readonly unsignedX: boolean;
  readonly unsignedF: boolean;
  readonly ofF: 'tensor' | 'channels';
  readonly X: Part<Int8Array>;
  readonly F: Part<Int8Array>;
  readonly zeroX?: Part<Int8Array> | undefined;
  readonly zeroF?: Part<Int8Array> | undefined;
}

/** Y := the convolution of X - zeroX with the filters F - zeroF, modulo 2^32. Sums are in doubles, exact up to 2^37 products. */
export function convI32Ref(v: Convolution, q: ConvI32Ref, Y: Part<Int32Array>): void {
  const { X, F, unsignedX, unsignedF } = q;
  const zeroX = q.zeroX === undefined ? 0 : pointOf(q.zeroX.data[q.zeroX.off]!, unsignedX);
  const each = q.ofF === 'channels' ? 1 : 0;
  const zeroF = Int32Array.from({ length: v.outChannels }, (_, o) =>
    q.zeroF === undefined ? 0 : pointOf(q.zeroF.data[q.zeroF.off + o * each]!, unsignedF),
  );
  const sums = new Float64Array(v.images * v.outHeight * v.outWidth * v.outChannels);
  eachProduct(v, (x, filter, result, o) => {
    const [byteX, byteF] = [pointOf(X.data[X.off + x]!, unsignedX), pointOf(F.data[F.off + filter]!, unsignedF)];
    sums[result]! += (byteX - zeroX) * (byteF - zeroF[o]!);
  });
  for (let k = 0; k < sums.length; k++) Y.data[Y.off + k] = sums[k]! | 0;
}
