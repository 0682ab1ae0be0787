// What a tester prints on stdout: the banner, and a header and a row of the routines with a format of their own; columns.ts has the others.
// Widths, separators and column order are those of MAGMA's testers, so that scripts which read their logs read these; the columns of MAGMA
// are basalt's.
import { errorCell, gflopsCell, integer } from './printf.ts';
import { usageLine } from './usage.ts';

export interface BannerInfo {
  readonly version: string;
  /** Commit or stage. */
  readonly build: string;
  readonly backend: string;
  readonly adapter: string;
  readonly driver: string;
  readonly node: string;
  readonly cpu: string;
  readonly threads: number;
  /** One text per device: name, memory, limits worth knowing. */
  readonly devices: readonly string[];
  readonly date: Date;
  readonly program: string;
}

export function bannerLines(info: BannerInfo): string[] {
  const date = info.date.toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `% basalt ${info.version} ${info.build}, column-major, 0-based offsets, 1-based pivots.`,
    `% Backend ${info.backend}. Adapter ${info.adapter}. Driver ${info.driver}.`,
    `% Node ${info.node}. CPU ${info.cpu}, ${info.threads} threads.`,
    ...info.devices.map((device, index) => `% device ${index}: ${device}`),
    `% ${date}`,
    usageLine(info.program),
    '',
  ];
}

/** Rates and time in the unit of the header; absent where the library was not run. */
export interface Timing {
  readonly gflops: number;
  /** Of routines that are bound by memory. */
  readonly gbytes?: number;
  readonly time: number;
}

export const verdict = (okay: boolean): 'ok' | 'failed' => (okay ? 'ok' : 'failed');

export const rule = (width: number): string => `%${'='.repeat(width - 1)}`;
export const cell = (timing?: Timing): string => gflopsCell(timing?.gflops, timing?.time);
const sizes = (...values: readonly number[]): string => values.map((value) => integer(value, 5)).join(' ');

/** What ends a row that was not checked. */
export const UNCHECKED = '     ---  ';

export const TRANS = { n: 'No transpose', t: 'Transpose', c: 'Conjugate transpose' } as const;
export const SIDE = { l: 'Left', r: 'Right' } as const;
export const UPLO = { l: 'Lower', u: 'Upper' } as const;
export const DIAG = { n: 'Non-unit', u: 'Unit' } as const;
type Trans = keyof typeof TRANS;

/**
 * `GPU` is MAGMA's label of the routine under test. On the CPU backend it would be wrong, so that a label of the same
 * width takes its place.
 */
export function testedLabel(backend: 'cpu' | 'gpu', rate: 'Gflop/s' | 'GByte/s', unit: 'ms' | 'sec'): string {
  return backend === 'gpu' ? `GPU ${rate} (${unit})` : `basalt ${rate === 'Gflop/s' ? 'GF/s' : 'GB/s'} (${unit})`;
}

// trsm --------------------------------------------------------------------------------------------------------------

export interface TrsmHeader {
  readonly side: keyof typeof SIDE;
  readonly uplo: keyof typeof UPLO;
  readonly transA: Trans;
  readonly diag: keyof typeof DIAG;
  readonly ngpu: number;
}

export const trsmHeader = ({ side, uplo, transA, diag, ngpu }: TrsmHeader): string[] => [
  `% side = ${SIDE[side]}, uplo = ${UPLO[uplo]}, transA = ${TRANS[transA]}, diag = ${DIAG[diag]}, ngpu = ${ngpu}`,
  '%   M     N  basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms)     basalt     native   LAPACK error',
  rule(109),
];

export interface TrsmRow {
  readonly m: number;
  readonly n: number;
  readonly basalt?: Timing;
  readonly native?: Timing;
  readonly cpu?: Timing;
  readonly basaltError?: number;
  readonly nativeError?: number;
  readonly lapackError?: number;
  /** Absent: not checked, no verdict. */
  readonly okay?: boolean;
}

export function trsmRow(row: TrsmRow): string {
  const times = `${sizes(row.m, row.n)}   ${cell(row.basalt)}   ${cell(row.native)}   ${cell(row.cpu)}`;
  if (row.okay === undefined) return times + UNCHECKED;
  const errors = [row.basaltError, row.nativeError, row.lapackError].map((error) => errorCell(error)).join('   ');
  return `${times}   ${errors}   ${verdict(row.okay)}`;
}

// getrf -------------------------------------------------------------------------------------------------------------

export interface GetrfHeader {
  readonly ngpu: number;
  readonly version: number;
  readonly check: 0 | 1 | 2;
  readonly backend: 'cpu' | 'gpu';
}

export const getrfHeader = ({ ngpu, version, check, backend }: GetrfHeader): string[] => [
  `% ngpu ${ngpu}, version ${version}`,
  `%   M     N   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ${check === 2 ? '|Ax-b|/(N*|A|*|x|)' : '|PA-LU|/(N*|A|)'}`,
  rule(73),
];

export interface GetrfRow {
  readonly m: number;
  readonly n: number;
  readonly cpu?: Timing;
  readonly tested?: Timing;
  /** Absent: not checked. */
  readonly error?: number;
  readonly okay?: boolean;
}

export const getrfRow = (row: GetrfRow): string =>
  `${sizes(row.m, row.n)}   ${cell(row.cpu)}   ${cell(row.tested)}` +
  (row.okay === undefined ? UNCHECKED : `   ${errorCell(row.error)}   ${verdict(row.okay)}`);

// gesv --------------------------------------------------------------------------------------------------------------

const RESIDUAL = '||B - AX|| / N*||A||*||X||';

export interface GesvHeader {
  readonly ngpu: number;
  readonly lapack: boolean;
  readonly backend: 'cpu' | 'gpu';
}

export const gesvHeader = ({ ngpu, lapack, backend }: GesvHeader): string[] => [
  `% ngpu ${ngpu}`,
  `%   N  NRHS   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ${RESIDUAL}${lapack ? `  ${RESIDUAL}_CPU` : ''}`,
  rule(lapack ? 113 : 80),
];

export function getrsHeader(trans: Trans, backend: 'cpu' | 'gpu'): string[] {
  const columns = `%   N  NRHS   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ||B - AX|| / ||A||*||X||`;
  return [`% trans = ${TRANS[trans]}`, columns, rule(columns.length)];
}

export interface GesvRow {
  readonly n: number;
  readonly nrhs: number;
  readonly cpu?: Timing;
  readonly tested?: Timing;
  readonly error: number;
  readonly okay: boolean;
  /** Only with LAPACK. */
  readonly cpuResult?: { readonly error: number; readonly okay: boolean };
}

export function gesvRow(row: GesvRow): string {
  const start = `${sizes(row.n, row.nrhs)}   ${cell(row.cpu)}   ${cell(row.tested)}   ${errorCell(row.error)}   `;
  if (row.cpuResult === undefined) return start + verdict(row.okay);
  const { error, okay } = row.cpuResult;
  return `${start}${verdict(row.okay).padEnd(6)}           ${errorCell(error)}   ${verdict(okay)}`;
}
