import { type Context } from '../src/index.ts';
import { type ReportData } from './data.ts';
import { type Sizes } from './plan.ts';
export interface CollectOptions {
    /** Fewer sizes and rounds. Default false. */
    readonly quick?: boolean;
    /**
     * About how long it may take, all contexts together; 52 with quick, else 165, and rarely all of it. What there is no time for is named in
     * the report.
     */
    readonly seconds?: number;
    /** In place of the usual sizes. */
    readonly sizes?: Sizes;
    /** basalt's version where it cannot be read from package.json: in a browser. */
    readonly version?: string;
    /** Ends the measurements between two of them: collect rejects with its reason. */
    readonly signal?: AbortSignal;
}
/** What is being measured: size `done` of `total`. */
export interface Progress {
    readonly done: number;
    readonly total: number;
    /** 'sgetrf, n = 1024' */
    readonly what: string;
    readonly device: string;
}
/**
 * Measures products, factorizations, solvers and batches on the given contexts, and on the CPU if none of them is there.
 *
 * Every routine is run at growing sizes, until its share of the time is spent or the device has no memory for the next. Times are medians,
 * by GPU timestamps where there are any, else by the clock between two synchronizations; each result is checked.
 *
 * @throws ArgumentError for `seconds` that are no time; DeviceLostError when a GPU is lost; the signal's reason when aborted.
 * @example
 * const ctx = await createContext();
 * const data = await collect(ctx, { quick: true }, ({ what }) => console.error(what));
 * writeFileSync('report.html', renderReport(data));
 */
export declare function collect(given: Context | readonly Context[], options?: CollectOptions, progress?: (progress: Progress) => void): Promise<ReportData>;
