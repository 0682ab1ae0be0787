import { type AttentionRules, type AttentionShape, type Strides } from '../../core/attention.ts';
import type { RealMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
export type AttentionCall = AttentionShape & AttentionRules;
export interface AttentionTensors {
    readonly Q: RealMat;
    readonly K: RealMat;
    readonly V: RealMat;
    readonly mask: RealMat | undefined;
    readonly O: RealMat;
    readonly L: RealMat | undefined;
}
/** Queries whose scores are in memory at a time. */
export declare const QUERIES_AT_A_TIME = 64;
/** The rows of a head from one on, as columns of a matrix. */
export declare const rowsOf: ({ data, off }: RealMat, s: Strides, batch: number, head: number, first?: number) => RealMat;
/** Scores of `count` queries from `first` on, as columns of `scores`: -Infinity where a key is hidden. */
export declare function scoresRef(s: AttentionCall, { Q, K, mask }: Pick<AttentionTensors, 'Q' | 'K' | 'mask'>, batch: number, head: number, first: number, count: number, scores: RealMat, gemm: Gemm<RealMat, number>): void;
/** O, and L if it is there. `make` gives zeros, `gemm` may be any product. */
export declare function attentionForwardRef(s: AttentionCall, o: AttentionTensors, make: (length: number) => RealMat, gemm?: Gemm<RealMat, number>): void;
