// What testers print on stdout: the banner, and the words and cells of their tables, which are made in rateTable.ts and columns.ts.
// Widths, separators and column order are those of MAGMA's testers, so that scripts which read their logs read these; the columns of MAGMA
// are basalt's.
import { gflopsCell } from './printf.ts';
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

/** What ends a row that was not checked. */
export const UNCHECKED = '     ---  ';

export const TRANS = { n: 'No transpose', t: 'Transpose', c: 'Conjugate transpose' } as const;
export const SIDE = { l: 'Left', r: 'Right' } as const;
export const UPLO = { l: 'Lower', u: 'Upper' } as const;
export const DIAG = { n: 'Non-unit', u: 'Unit' } as const;

/**
 * `GPU` is MAGMA's label of the routine under test. On the CPU backend it would be wrong, so that a label of the same
 * width takes its place.
 */
export function testedLabel(backend: 'cpu' | 'gpu', rate: 'Gflop/s' | 'GByte/s', unit: 'ms' | 'sec'): string {
  return backend === 'gpu' ? `GPU ${rate} (${unit})` : `basalt ${rate === 'Gflop/s' ? 'GF/s' : 'GB/s'} (${unit})`;
}
