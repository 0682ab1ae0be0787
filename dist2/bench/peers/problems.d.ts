export type RealArray = Float32Array | Float64Array;
export interface Problem {
    readonly name: string;
    readonly kind: 'matmul' | 'solve' | 'batched';
    readonly prec: 's' | 'd';
    readonly n: number;
    readonly batch: number;
    readonly flops: number;
}
export declare const problems: (n: number) => readonly Problem[];
export interface Data {
    readonly A: RealArray;
    /** Factors as large as A; of a system one right-hand side. */
    readonly B: RealArray;
}
export declare const dataOf: ({ kind, prec, n, batch }: Problem) => Data;
/**
 * The largest error of a product element by element, or the largest residual of a system over the largest x; both over n and the unit of
 * the precision.
 */
export declare function errorOf({ kind, prec, n, batch }: Problem, { A, B }: Data, X: ArrayLike<number>): number;
/** Answers above it are wrong. Of systems those without pivoting are right, too. */
export declare const boundOf: ({ kind }: Problem) => number;
