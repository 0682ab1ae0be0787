// What a report is made of: measurements as plain JSON, and the figures that follow from them. Nothing here measures or draws.

/** Name and version of the format. A reader refuses others: fields may be added within a version, not removed or given another meaning. */
export const SCHEMA = 'basalt-report/1';

export const GROUPS = ['products', 'vectors', 'factorizations', 'solvers', 'batches'] as const;
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
export const rate = ({ flops, ms }: Measurement): number => (1000 * flops) / ms;

/** Bytes in a second, counted as if nothing was read twice. */
export const bandwidth = ({ bytes, ms }: Measurement): number => (1000 * bytes) / ms;

/** Operations for each byte that has to be moved. */
export const intensity = ({ flops, bytes }: Measurement): number => flops / bytes;

/** Written so that NaN fails. */
export const passed = ({ error, limit }: Measurement): boolean => error !== null && error < limit;

/** 'sgemm split' */
export const nameOf = ({ routine, way }: Pick<Measurement, 'routine' | 'way'>): string =>
  way === '' ? routine : `${routine} ${way}`;

/** The bounds that a device sets, as measured on it. */
export interface Roof {
  /** Bytes in a second, of the longest vectors that were copied, added or multiplied; the best of these routines. */
  readonly bandwidth: number;
  /** Operations in a second of the fastest routine, by precision and way ('s', 's split'). */
  readonly peaks: ReadonlyMap<string, number>;
}

/** Undefined where nothing was measured that could tell. */
export function roofOf({ measurements }: DeviceRun): Roof | undefined {
  const longest = new Map<string, Measurement>();
  const peaks = new Map<string, number>();
  for (const m of measurements) {
    if (m.group === 'vectors' && m.bytes >= (longest.get(m.routine)?.bytes ?? 0)) longest.set(m.routine, m);
    const key = peakKey(m);
    if (m.flops > 0 && m.prec !== MIXED) peaks.set(key, Math.max(rate(m), peaks.get(key) ?? 0));
  }
  const bytes = Math.max(0, ...[...longest.values()].map(bandwidth));
  return bytes > 0 && peaks.size > 0 ? { bandwidth: bytes, peaks } : undefined;
}

/** Computes in single and delivers double. */
export const MIXED = 'ds';

const peakKey = ({ prec, way }: Pick<Measurement, 'prec' | 'way'>): string => (way === '' ? prec : `${prec} ${way}`);

/** What part of the attainable rate a routine reaches; undefined where there is no roof for its precision. */
export function shareOfRoof(roof: Roof | undefined, m: Measurement): number | undefined {
  const peak = roof?.peaks.get(peakKey(m)) ?? roof?.peaks.get(m.prec);
  if (roof === undefined || peak === undefined || m.flops === 0) return undefined;
  return rate(m) / Math.min(peak, roof.bandwidth * intensity(m));
}
