import type { Diag, Trans, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import type { Engine } from '../engine/engine.ts';
import type { Pairs } from '../engine/ops.ts';
import { type Place } from '../engine/workspace.ts';
interface EngineTriangle {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: Place;
}
interface Product extends EngineTriangle {
    readonly alpha: Numeric;
    /** Addresses of contiguous vectors. */
    readonly x: number;
    readonly y: number;
}
/** y := y + alpha A x for the symmetric A of which this is a triangle; of Hermitian ones there is hemvOnEngine.cpu.ts. */
export declare function mirroredEngine(e: Engine, r: Pairs, p: Product): void;
interface TriangleProduct extends EngineTriangle {
    readonly trans: Trans;
    readonly diag: Diag;
    /** Addresses of contiguous vectors, y a copy of x. */
    readonly x: number;
    readonly y: number;
}
/** y := op(A) x for a triangular A. */
export declare function triangularEngine(e: Engine, r: Pairs, p: TriangleProduct): void;
interface Update extends EngineTriangle {
    readonly hermitian: boolean;
    readonly alpha: Numeric;
    /** Addresses of contiguous vectors. */
    readonly x: number;
    readonly y?: number;
}
/** As update of triangle.ref.ts. */
export declare function updateEngine(e: Engine, r: Pairs, p: Update): void;
export {};
