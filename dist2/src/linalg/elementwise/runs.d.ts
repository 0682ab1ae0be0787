/** An array without its data. */
interface Arranged {
    readonly shape: readonly number[];
    readonly stride: readonly number[];
}
/** The shape of two operands together, by NumPy's rule: aligned at their ends, and equal, or one of them 1 or absent. */
export declare function broadcastShape(routine: string, a: Arranged, b: Arranged): number[];
/** The steps of an operand along the axes of a shape that it broadcasts to. */
export declare function stepsIn(shape: readonly number[], { shape: own, stride }: Arranged): number[];
/** Where an array begins, and its steps along each axis. */
export interface Walk {
    readonly at: number;
    readonly steps: readonly number[];
}
/** Calls `run` for each run: its length, and for every array where it begins; with the steps along all runs, which are the same. */
export declare function eachRun(shape: readonly number[], walks: readonly Walk[], run: (length: number, at: readonly number[], steps: readonly number[]) => void): void;
export {};
