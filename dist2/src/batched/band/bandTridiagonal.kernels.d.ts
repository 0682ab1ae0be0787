import { type Picked } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Problems of a workgroup, rows of a tile, right-hand sides at a time. */
interface TridiagonalShape {
    readonly G: number;
    readonly C: number;
    readonly COLUMNS: number;
}
/** What the choice of a shape depends on. */
interface TridiagonalSize {
    readonly nrhs: number;
    /** Tiles besides those of right-hand sides. */
    readonly tiles: number;
    /** Bytes of workgroup memory. */
    readonly bytes: number;
    /** Words of an element. */
    readonly parts: 1 | 2;
    /** A software adapter: it compiles for long what is written out for many rows. */
    readonly software: boolean;
}
/** Never by the number of problems. `force` names a shape, which must fit into workgroup memory. */
export declare function pickTridiagonal(p: TridiagonalSize, force?: string): Picked<TridiagonalShape>;
/** What a kernel has instead of its own types where operand 0 is real. */
export declare const REAL_FIRST: Tuning;
/** The parameter record of a variant. */
export declare const tridiagonalTuning: (shape: TridiagonalShape, flags: Tuning) => Tuning;
export declare const gtLu: Kernel;
export declare const gtSolve: Kernel;
export declare const ptLdl: Kernel;
export {};
