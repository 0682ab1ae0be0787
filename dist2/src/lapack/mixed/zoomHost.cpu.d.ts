import type { FieldMat } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZoomOps } from './zoom.ref.ts';
/** Why all was computed in double, as iter says it. */
export declare const NOTHING_TO_GAIN: number, NOT_FINITE: number, NOT_CONVERGED: number;
/** What has become of a call, for the trace. */
export declare function outcome(iter: number, vectors: string): string;
/** Sums in squares of elements above 1 neither overflow nor lose what is small beside them. */
export declare const powerOfTwo: (largest: number) => number;
/** A square matrix of doubles in single precision, columns one behind the other. */
export declare function singlesOf(n: number, A: FieldMat): Float32Array<ArrayBuffer>;
/** Workspace and products of one call, whose matrices are given back together. */
export declare class ZoomHost implements ZoomOps {
    private readonly queue;
    private readonly type;
    private readonly taken;
    constructor(queue: Queue, type: 'd' | 'z');
    matrix(n: number): FieldMat;
    multiply(...[trans, m, n, k, alpha, A, B, beta, C]: Parameters<ZoomOps['multiply']>): void;
    dispose(): void;
}
