import type { RealMat } from '../../core/matrix.ts';
import { type GruSequence } from '../../core/recurrence.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { GruTensors } from './gruForward.ref.ts';
type Named = 'dY' | 'dhT' | 'dX' | 'dW' | 'dU' | 'db' | 'dbU' | 'dh0';
export interface GruBackwardTensors extends Pick<GruTensors, 'X' | 'W' | 'U' | 'h0' | 'Y' | 'S'>, Readonly<Record<Named, RealMat | undefined>> {
    /** The gradients of what the gates get from inputs, directions x steps x batch x 3 hidden, if they are wanted. */
    readonly G?: RealMat;
}
/** All gradients that are asked for. `make` gives zeros, `gemm` may be any product. */
export declare function gruBackwardRef(s: GruSequence, o: GruBackwardTensors, make: (length: number) => RealMat, gemm?: Gemm<RealMat, number>): void;
export {};
