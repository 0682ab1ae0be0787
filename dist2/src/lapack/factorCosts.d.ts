/** Milliseconds of a panel of w columns with m rows: fixed + w (perColumn + m (perRow + perProduct w)). */
export interface PanelCost {
    readonly fixed: number;
    readonly perColumn: number;
    readonly perRow: number;
    readonly perProduct: number;
}
/** Milliseconds of an update of m x n elements by a product of depth k: fixed + m n (perElement + perProduct k). */
export interface UpdateCost {
    readonly fixed: number;
    readonly perElement: number;
    readonly perProduct: number;
}
/** Milliseconds of a copy: fixed + perByte bytes. */
export interface CopyCost {
    readonly fixed: number;
    readonly perByte: number;
}
/** Milliseconds of a whole factorization on the CPU: perElement n^2 + perProduct n^3, for the n x n matrix with as many operations. */
export interface WholeCost {
    readonly perElement: number;
    readonly perProduct: number;
}
/** What the parts of factorizations cost on the devices of a context, in milliseconds: what `calibrate` measures. */
export interface FactorCosts {
    readonly download: CopyCost;
    readonly upload: CopyCost;
    /** Interchanges, solution and product behind an LU panel. */
    readonly updateStrict: UpdateCost;
    readonly updateSplit: UpdateCost;
    readonly luCpuPanel: PanelCost;
    readonly luGpuPanel: PanelCost;
    readonly luWhole: WholeCost;
    readonly choleskyWhole: WholeCost;
    /** The block on the diagonal with the rows below it, and these alone. */
    readonly choleskyGpuPanel: PanelCost;
    readonly choleskyGpuSolve: PanelCost;
    /** A QR panel; on the GPU with the block of reflectors, which a panel that comes from the CPU needs too. */
    readonly qrCpuPanel: PanelCost;
    readonly qrGpuPanel: PanelCost;
    readonly qrGpuReflectors: PanelCost;
    readonly qrWhole: WholeCost;
    /** A block of reflectors applied: two products. */
    readonly qrUpdateStrict: UpdateCost;
    readonly qrUpdateSplit: UpdateCost;
}
/** The numbers that costs consist of. */
export declare const COST_FIELDS: Readonly<Record<keyof FactorCosts, readonly string[]>>;
export declare const panelMs: (c: PanelCost, m: number, w: number) => number;
export declare const updateMs: (c: UpdateCost, m: number, n: number, k: number) => number;
export declare const copyMs: (c: CopyCost, bytes: number) => number;
export declare const wholeMs: (c: WholeCost, n: number) => number;
type Pair = readonly [number, number];
type Measure = (a: number, b: number) => Promise<number>;
/**
 * The panel's cost from four measurements: one column, low and narrow, high and narrow, high and wide. Where the clock contradicts the
 * model, the largest measurement, which it disturbs least, is met and the others are not.
 */
export declare function fitPanel([m1, m2]: Pair, [w1, w2]: Pair, measure: Measure): Promise<PanelCost>;
/** From a tiny update, and two of n x n elements with depths k1 < k2; of the deeper one at least half the time is the product's. */
export declare function fitUpdate(n: number, [k1, k2]: Pair, measure: Measure): Promise<UpdateCost>;
/** From copies of small and of large singles matrices. */
export declare function fitCopy([[m1, n1], [m2, n2]]: readonly [Pair, Pair], measure: Measure): Promise<CopyCost>;
/** From orders n1 < n2; of the larger one at least half the time goes with the cube. */
export declare function fitWhole([n1, n2]: Pair, measure: (n: number) => Promise<number>): Promise<WholeCost>;
export {};
