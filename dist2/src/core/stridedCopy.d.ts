type Target = Float32Array | Float64Array | number[];
/** Where the elements of an array lie: the first one, and the steps along each axis. */
export interface Places<D = ArrayLike<number>> {
    readonly data: D;
    readonly at: number;
    readonly strides: readonly number[];
}
/** target(i, j, ...) := source(i, j, ...) for all indices below `sizes`. The target's type decides the rounding. They must not overlap. */
export declare function copyStrided(sizes: readonly number[], target: Places<Target>, source: Places): void;
export {};
