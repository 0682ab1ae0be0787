import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Up to this order matrices are in registers. */
export declare const COLUMNS_MOST = 128;
/** How a matrix is spread over threads: syevj_columns.wgsl. */
interface ColumnsShape {
    readonly N: number;
    readonly PARTS: number;
    readonly LANES: number;
    readonly GROUP: number;
    readonly CHUNK: number;
    readonly SHUFFLES: number;
}
interface ColumnsProblem {
    readonly n: number;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly bytes: number;
}
/** Columns of the variant that takes order n, 9 at least: the order of rotations, and so a matrix's bits, depend on it. */
export declare function paddedOrder(n: number): number;
/** How matrices of order n are spread over threads; `force` names a shape, for tests and tuning. Bits do not depend on it. */
export declare function pickColumns(p: ColumnsProblem, force?: string): ColumnsShape;
/** The names of all shapes for an order, the one that is chosen first. */
export declare const columnsNames: (p: ColumnsProblem) => string[];
interface ColumnsFlags {
    readonly VECTORS: boolean;
    readonly LISTED: boolean;
    readonly W_IN_A: boolean;
}
export declare const columnsTuning: (shape: ColumnsShape, { VECTORS, LISTED, W_IN_A }: ColumnsFlags) => Tuning;
export declare const syevjColumns: Kernel;
export {};
