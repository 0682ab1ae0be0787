import type { RealMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import { type AttentionCall, type AttentionTensors } from './attentionForward.ref.ts';
export interface AttentionGradients extends Omit<AttentionTensors, 'L'> {
    readonly L: RealMat;
    readonly dO: RealMat;
    readonly dQ: RealMat | undefined;
    readonly dK: RealMat | undefined;
    readonly dV: RealMat | undefined;
}
/** All gradients that are asked for. `make` gives zeros, `gemm` may be any product. */
export declare function attentionBackwardRef(s: AttentionCall, o: AttentionGradients, make: (length: number) => RealMat, gemm?: Gemm<RealMat, number>): void;
