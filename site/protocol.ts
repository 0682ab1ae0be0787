// What the page asks of its worker, and what it hears: plain data only, since it is posted.
import type { Method, Precision } from '../cli/systemSolver.ts';
import type { Progress, ReportData } from '../report/index.ts';
import type { LiveTasks } from './protocolLive.ts';

export type Side = 'cpu' | 'gpu';

export interface DeviceFacts {
  readonly side: Side;
  readonly name: string;
  readonly software: boolean;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

export interface Program {
  /** 'sgemm' */
  readonly name: string;
  /** 'gemm' */
  readonly routine: string;
  readonly prec: string;
}

export interface Facts {
  readonly devices: readonly DeviceFacts[];
  /** Why there is no GPU. */
  readonly noGpu: string | undefined;
  readonly programs: readonly Program[];
  /** Groups of the testers, by the names of their routines. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

export interface SelfTestRow {
  readonly side: Side;
  readonly routine: string;
  readonly error: number;
  readonly limit: number;
  readonly ok: boolean;
  readonly failure?: string;
}

export interface TesterOrder {
  readonly programs: readonly string[];
  readonly sides: readonly Side[];
  /** As behind -n, separated by blanks. */
  readonly sizes: string;
  /** More words of a tester's command line. */
  readonly words: string;
}

export interface TesterRow {
  readonly kind: 'row';
  readonly routine: string;
  readonly side: Side;
  /** '100 x 50 x 20', with the number of problems of a batch. */
  readonly size: string;
  /** The largest dimension, for charts. */
  readonly n: number;
  /** Where there is a result. */
  readonly result?: {
    readonly ms: number;
    readonly gflops: number;
    /** In units of the roundoff. */
    readonly error: number;
    readonly limit: number;
    readonly ok: boolean;
    readonly info: number;
  };
  /** Where there is none. */
  readonly failure?: string;
}

export interface TesterProgress {
  readonly kind: 'progress';
  readonly done: number;
  readonly total: number;
  readonly what: string;
}

export interface SolveOrder {
  /** The text of a file, or its bytes if it is none. */
  readonly a: string | Uint8Array;
  readonly b: string | Uint8Array | undefined;
  readonly side: Side;
  readonly precision: Precision | 'auto';
  readonly method: Method | 'auto';
  readonly condition: boolean;
}

export interface Solved {
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly n: number;
  readonly nrhs: number;
  readonly x: Float32Array | Float64Array;
  readonly okay: boolean;
  /** Whether A is singular to working precision, so far as its condition was asked for. */
  readonly singular: boolean;
}

/** Every task by its name: what it takes, what it tells on its way, what it ends with. */
export interface Tasks extends LiveTasks {
  readonly facts: { readonly order: null; readonly event: never; readonly result: Facts };
  readonly selfTests: { readonly order: readonly Side[]; readonly event: SelfTestRow | string; readonly result: null };
  readonly testers: {
    readonly order: TesterOrder;
    readonly event: TesterRow | TesterProgress;
    readonly result: null;
  };
  readonly measure: {
    readonly order: {
      readonly sides: readonly Side[];
      readonly quick: boolean;
      /** At most about so long; a usual time if it is left out. */
      readonly seconds?: number;
    };
    readonly event: Progress;
    readonly result: ReportData;
  };
  readonly solve: { readonly order: SolveOrder; readonly event: string; readonly result: Solved };
}
export type TaskName = keyof Tasks;

export type Request = { [K in TaskName]: { readonly task: K; readonly order: Tasks[K]['order'] } }[TaskName];

export type Reply =
  | { readonly kind: 'event'; readonly event: Tasks[TaskName]['event'] }
  | { readonly kind: 'result'; readonly result: Tasks[TaskName]['result'] }
  | { readonly kind: 'error'; readonly message: string };
