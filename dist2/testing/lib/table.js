// What testers print on stdout: the banner, and the words and cells of their tables, which are made in rateTable.ts and columns.ts.
// Widths, separators and column order are those of MAGMA's testers, so that scripts which read their logs read these; the columns of MAGMA
// are basalt's.
import { gflopsCell } from './printf.js';
import { usageLine } from './usage.js';
export function bannerLines(info) {
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
export const verdict = (okay) => (okay ? 'ok' : 'failed');
export const rule = (width) => `%${'='.repeat(width - 1)}`;
export const cell = (timing) => gflopsCell(timing?.gflops, timing?.time);
/** What ends a row that was not checked. */
export const UNCHECKED = '     ---  ';
export const TRANS = { n: 'No transpose', t: 'Transpose', c: 'Conjugate transpose' };
export const SIDE = { l: 'Left', r: 'Right' };
export const UPLO = { l: 'Lower', u: 'Upper' };
export const DIAG = { n: 'Non-unit', u: 'Unit' };
/**
 * `GPU` is MAGMA's label of the routine under test. On the CPU backend it would be wrong, so that a label of the same
 * width takes its place.
 */
export function testedLabel(backend, rate, unit) {
    return backend === 'gpu' ? `GPU ${rate} (${unit})` : `basalt ${rate === 'Gflop/s' ? 'GF/s' : 'GB/s'} (${unit})`;
}
