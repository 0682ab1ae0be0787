import { BITS, NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { fusedSamples } from './gemmEpilogue.js';
import { gemm_pad, gemm_sum } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const PAD_ROWS = 128;
export const PAD_COLUMNS = 4;
export const SUM_THREADS = 256;
/** Slices in flight per thread. */
export const SUM_DEPTH = 4;
export const padTunings = variants({ types: BITS, always: { THREADS: PAD_ROWS, COLS: PAD_COLUMNS } });
export const sumTunings = variants({ types: NUMBERS, always: { THREADS: SUM_THREADS, DEPTH: SUM_DEPTH } });
export const gemmPad = { name: 'gemm_pad', text: gemm_pad, variants: padTunings.all };
export const gemmSum = {
    name: 'gemm_sum',
    text: gemm_sum,
    variants: [...sumTunings.all, ...['s', 'h'].flatMap((type) => fusedSamples(sumTunings.of(type)))],
};
