/** Name and version of the format. A reader refuses others: fields may be added within a version, not removed or given another meaning. */
export declare const SCHEMA = "basalt-report/1";
export declare const GROUPS: readonly ['products', 'vectors', 'factorizations', 'solvers', 'batches'];
/** Where a routine stands in the report. 'vectors' are the routines that memory bounds: copy, axpy, gemv. */
export type Group = (typeof GROUPS)[number];
/** One routine at one size. */
export interface Measurement {
    readonly group: Group;
    /** LAPACK's name with its letters: sgemm, dsgesv. */
    readonly routine: string;
    /** Precision: h, s or d; 'ds' computes in single and delivers double, and stands under no roof. */
    readonly prec: string;
    /** How it was asked to compute, such as 'split'; '' is the default. */
    readonly way: string;
    /** Order of the matrix, or elements of a vector. */
    readonly n: number;
    /** Problems that one call solves; 1 for routines that are not batched. */
    readonly batch: number;
    /** Milliseconds of one call: the median of the rounds. */
    readonly ms: number;
    /** What `ms` was taken with: GPU timestamps, or the host's clock between two synchronizations. */
    readonly timer: 'gpu' | 'wall';
    /** Rounds timed, and calls in each. */
    readonly rounds: number;
    readonly calls: number;
    /** Operations of one call. */
    readonly flops: number;
    /** Bytes of one call if every operand is read once and every result written once. */
    readonly bytes: number;
    /** Backward error in units of the roundoff of the arithmetic; null where it is not a number, or info is not 0. */
    readonly error: number | null;
    /** The error must stay below it. */
    readonly limit: number;
}
/** Where a sweep ended: neither this size nor larger ones were run. */
export interface Skipped {
    readonly routine: string;
    readonly way: string;
    readonly n: number;
    readonly why: string;
}
/** One context and what was measured on it. */
export interface DeviceRun {
    readonly name: string;
    readonly backend: 'cpu' | 'gpu';
    /** A GPU that is a program on the CPU. */
    readonly software: boolean;
    /** Facts to be shown as they are, label and value. */
    readonly facts: readonly (readonly [label: string, value: string])[];
    readonly measurements: readonly Measurement[];
    readonly skipped: readonly Skipped[];
}
/** A run of `collect`. */
export interface ReportData {
    readonly schema: typeof SCHEMA;
    /** Version of basalt. */
    readonly version: string;
    /** ISO 8601. */
    readonly date: string;
    /** What ran JavaScript: 'Node 20.20.0', or a browser's description of itself. */
    readonly runtime: string;
    readonly quick: boolean;
    /** Seconds that the run took. */
    readonly seconds: number;
    readonly devices: readonly DeviceRun[];
}
/** Operations in a second. */
export declare const rate: ({ flops, ms }: Measurement) => number;
/** Bytes in a second, counted as if nothing was read twice. */
export declare const bandwidth: ({ bytes, ms }: Measurement) => number;
/** Operations for each byte that has to be moved. */
export declare const intensity: ({ flops, bytes }: Measurement) => number;
/** Written so that NaN fails. */
export declare const passed: ({ error, limit }: Measurement) => boolean;
/** 'sgemm split' */
export declare const nameOf: ({ routine, way }: Pick<Measurement, 'routine' | 'way'>) => string;
/** The bounds that a device sets, as measured on it. */
export interface Roof {
    /** Bytes in a second, of the longest vectors that were copied, added or multiplied; the best of these routines. */
    readonly bandwidth: number;
    /** Operations in a second of the fastest routine, by precision and way ('s', 's split'). */
    readonly peaks: ReadonlyMap<string, number>;
}
/** Undefined where nothing was measured that could tell. */
export declare function roofOf({ measurements }: DeviceRun): Roof | undefined;
/** Computes in single and delivers double. */
export declare const MIXED = "ds";
/** What part of the attainable rate a routine reaches; undefined where there is no roof for its precision. */
export declare function shareOfRoof(roof: Roof | undefined, m: Measurement): number | undefined;
