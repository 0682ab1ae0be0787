import type { RealMat } from '../../core/matrix.ts';
import { type GruSequence } from '../../core/recurrence.ts';
import type { Gemm } from '../../core/signatures.ts';
type Optional = RealMat | undefined;
export interface GruTensors {
    readonly X: RealMat;
    readonly W: RealMat;
    readonly U: RealMat;
    readonly b: Optional;
    readonly bU: Optional;
    readonly h0: Optional;
    readonly Y: RealMat;
    readonly hT: Optional;
    readonly S: RealMat;
}
/** Y and hT, and S: the gates of every step, and what is kept beside them. `make` gives zeros, `gemm` may be any product. */
export declare function gruForwardRef(s: GruSequence, o: GruTensors, make: (length: number) => RealMat, gemm?: Gemm<RealMat, number>): void;
export {};
