import { type Context } from '../src/index.ts';
declare const COUNTS: {
    filters: number;
    steps: number;
};
export interface Tracked {
    /** Largest difference from the same filters in double precision, relative to the largest element. */
    readonly error: number;
    /** Root mean square distance to the true positions: of the estimates, and of the measurements. */
    readonly estimated: number;
    readonly measured: number;
}
/** Follows the points for some steps on the GPU and in doubles, prints what came of it and returns it. */
export declare function main(context: Context, counts?: Partial<typeof COUNTS>, print?: {
    (...data: any[]): void;
    (message?: any, ...optionalParams: any[]): void;
}): Promise<Tracked>;
export {};
