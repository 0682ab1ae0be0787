import type { RealMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import { type LstmSequence, type LstmTensors } from './lstmForward.ref.ts';
export interface LstmBackwardTensors extends Pick<LstmTensors, 'X' | 'W' | 'U' | 'P' | 'h0' | 'c0' | 'Y' | 'S'>, Readonly<Record<Given | Wanted, RealMat | undefined>> {
    /** The gradients of the gates, directions x steps x batch x 4 hidden, if they are wanted. */
    readonly G?: RealMat;
}
type Given = 'dY' | 'dhT' | 'dcT';
type Wanted = 'dX' | 'dW' | 'dU' | 'db' | 'dP' | 'dh0' | 'dc0';
/** All gradients that are asked for. `gemm` may be any product, `make` gives zeros. */
export declare function lstmBackwardRef(s: LstmSequence, o: LstmBackwardTensors, make: (length: number) => RealMat, gemm?: Gemm<RealMat, number>): void;
export {};
