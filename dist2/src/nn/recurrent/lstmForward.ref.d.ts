import type { RealMat } from '../../core/matrix.ts';
import { type LstmOrder, type Sequence } from '../../core/recurrence.ts';
import type { Gemm } from '../../core/signatures.ts';
export interface LstmSequence extends Sequence {
    readonly order: LstmOrder;
}
type Optional = RealMat | undefined;
export interface LstmTensors {
    readonly X: RealMat;
    readonly W: RealMat;
    readonly U: RealMat;
    readonly b: Optional;
    readonly P: Optional;
    readonly h0: Optional;
    readonly c0: Optional;
    readonly Y: RealMat;
    readonly hT: Optional;
    readonly cT: Optional;
    readonly S: RealMat;
}
export declare const logistic: (x: number) => number;
/** The part of a tensor from an element on, as a matrix of so many rows. */
export declare const from: ({ data, off }: RealMat, at: number, rows: number) => RealMat;
/** The k-th number of a tensor from `at` on; 0 of one that is left out. */
export declare const numberAt: (x: Optional, at: number) => number;
/** Y, hT and cT, and S: the gates and cells of every step. `gemm` may be any product. */
export declare function lstmForwardRef(s: LstmSequence, o: LstmTensors, gemm?: Gemm<RealMat, number>): void;
export {};
