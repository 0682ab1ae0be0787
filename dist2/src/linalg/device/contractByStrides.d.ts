import type { Context } from '../../runtime/context.ts';
import { type Keep } from '../contractByGemm.ts';
import { type Axis, type Contraction, type Elements } from '../contraction.ts';
import { type Kept } from './stridedSum.ts';
/** C, in a buffer given to `keep`. Operands of the host have been read when the call returns its promise. */
export declare function contractByStrides(context: Context, c: Contraction, keep: Keep): Promise<Elements>;
/** The elements of one array on the GPU, summed over axes: C(out...) = sum over sum... of A(out..., sum...). */
export declare function sumOnGpu(context: Context, A: Kept, out: readonly Axis[], sum: readonly Axis[], signal: AbortSignal | undefined, keep: Keep): Promise<Elements>;
